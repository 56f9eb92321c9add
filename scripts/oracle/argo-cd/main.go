// Renders one Application or ApplicationSet of a folder with the packages of Argo CD: its generators, and what its repository server does
// with a source. Built within the module of Argo CD, by ../install.js. Prints [{"name", "paths", "manifests", "error"}].
//
//	argo-cd-render FOLDER OBJECT.yaml
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/bmatcuk/doublestar/v4"
	log "github.com/sirupsen/logrus"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/yaml"

	"github.com/argoproj/argo-cd/v3/applicationset/controllers/template"
	"github.com/argoproj/argo-cd/v3/applicationset/generators"
	"github.com/argoproj/argo-cd/v3/applicationset/utils"
	"github.com/argoproj/argo-cd/v3/pkg/apis/application/v1alpha1"
	"github.com/argoproj/argo-cd/v3/reposerver/apiclient"
	"github.com/argoproj/argo-cd/v3/reposerver/repository"
	"github.com/argoproj/argo-cd/v3/util/git"
	utilio "github.com/argoproj/argo-cd/v3/util/io"
)

type rendered struct {
	Name      string   `json:"name"`
	Paths     []string `json:"paths"`
	Manifests []string `json:"manifests"`
	Error     string   `json:"error"`
}

// folder answers for every repository: whatever a generator asks for is looked up there.
type folder struct{ root string }

func (f folder) GetFiles(_ context.Context, _, _, _, pattern string, _ bool, _ *v1alpha1.SourceIntegrity) (map[string][]byte, error) {
	files := map[string][]byte{}
	paths, err := doublestar.Glob(os.DirFS(f.root), pattern, doublestar.WithFilesOnly())
	for _, path := range paths {
		content, err := os.ReadFile(filepath.Join(f.root, path))
		if err != nil {
			return nil, err
		}
		files[path] = content
	}
	return files, err
}

func (f folder) GetDirectories(_ context.Context, _, _, _ string, _ bool, _ *v1alpha1.SourceIntegrity) ([]string, error) {
	var folders []string
	err := filepath.WalkDir(f.root, func(path string, entry os.DirEntry, err error) error {
		if err == nil && entry.IsDir() && path != f.root {
			relative, _ := filepath.Rel(f.root, path)
			folders = append(folders, relative)
		}
		return err
	})
	return folders, err
}

func main() {
	// Argo CD itself panics where it has no such generator.
	defer func() {
		if recover() != nil {
			check(errors.New("a generator that asks others"))
		}
	}()
	log.SetOutput(os.Stderr)
	root, err := filepath.EvalSymlinks(os.Args[1])
	check(err)
	text, err := os.ReadFile(os.Args[2])
	check(err)
	applications, err := applicationsOf(root, text)
	check(err)
	results := []rendered{}
	for _, application := range applications {
		manifests, err := render(root, application)
		result := rendered{Name: application.Name, Paths: []string{}, Manifests: manifests}
		for _, source := range application.Spec.GetSources() {
			if source.Path != "" {
				result.Paths = append(result.Paths, filepath.Clean(source.Path))
			}
		}
		if err != nil {
			result.Error = err.Error()
		}
		results = append(results, result)
	}
	check(json.NewEncoder(os.Stdout).Encode(results))
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func applicationsOf(root string, text []byte) ([]v1alpha1.Application, error) {
	var kind metav1.TypeMeta
	if err := yaml.Unmarshal(text, &kind); err != nil {
		return nil, err
	}
	if kind.Kind != "ApplicationSet" {
		var application v1alpha1.Application
		err := yaml.Unmarshal(text, &application)
		return []v1alpha1.Application{application}, err
	}
	var set v1alpha1.ApplicationSet
	if err := yaml.Unmarshal(text, &set); err != nil {
		return nil, err
	}
	scheme := runtime.NewScheme()
	if err := v1alpha1.AddToScheme(scheme); err != nil {
		return nil, err
	}
	project := &v1alpha1.AppProject{ObjectMeta: metav1.ObjectMeta{Name: "default", Namespace: set.Namespace}}
	cluster := fake.NewClientBuilder().WithScheme(scheme).WithObjects(project).Build()
	if set.Spec.Template.Spec.Project == "" {
		set.Spec.Template.Spec.Project = project.Name
	}
	known := map[string]generators.Generator{
		"List": generators.NewListGenerator(),
		"Git":  generators.NewGitGenerator(folder{root}, set.Namespace),
	}
	known["Matrix"] = generators.NewMatrixGenerator(known)
	known["Merge"] = generators.NewMergeGenerator(known)
	applications, _, err := template.GenerateApplications(log.NewEntry(log.StandardLogger()), set, known, &utils.Render{}, cluster)
	return applications, err
}

// render does for each source what the repository server does once the source lies on its disk.
func render(root string, application v1alpha1.Application) ([]string, error) {
	manifests := []string{}
	temporary, err := os.MkdirTemp("", "argo-cd-")
	if err != nil {
		return nil, err
	}
	sources := application.Spec.GetSources()
	paths := utilio.NewRandomizedTempPaths(temporary)
	references := map[string]*v1alpha1.RefTarget{}
	for _, source := range sources {
		if source.Chart == "" {
			paths.Add(git.NormalizeGitURL(source.RepoURL), root)
		}
		if source.Ref != "" {
			references["$"+source.Ref] = &v1alpha1.RefTarget{Repo: v1alpha1.Repository{Repo: source.RepoURL}, TargetRevision: source.TargetRevision}
		}
	}
	for index := range sources {
		source := &sources[index]
		if source.Chart == "" && source.Path == "" {
			continue
		}
		if strings.HasPrefix(source.RepoURL, "oci://") {
			return nil, errors.New("an artifact of a registry")
		}
		repositoryRoot, path := root, filepath.Join(root, source.Path)
		if source.Chart != "" {
			path = filepath.Join(temporary, fmt.Sprint(index), filepath.Base(source.Chart))
			repositoryRoot = path
			arguments := []string{"pull", source.Chart, "--repo", source.RepoURL, "--version", source.TargetRevision, "--untar", "--untardir", filepath.Dir(path)}
			if said, err := exec.Command("helm", arguments...).CombinedOutput(); err != nil {
				return nil, fmt.Errorf("%s", said)
			}
		}
		request := &apiclient.ManifestRequest{
			Repo:               &v1alpha1.Repository{Repo: source.RepoURL},
			AppName:            application.Name,
			Namespace:          application.Spec.Destination.Namespace,
			ApplicationSource:  source,
			KustomizeOptions:   &v1alpha1.KustomizeOptions{BuildOptions: "--enable-helm"},
			HelmOptions:        &v1alpha1.HelmOptions{},
			HasMultipleSources: application.Spec.HasMultipleSources(),
			RefSources:         references,
			ProjectName:        "default",
			ProjectSourceRepos: []string{"*"},
		}
		response, err := repository.GenerateManifests(context.Background(), path, repositoryRoot, source.TargetRevision, request, false, git.NoopCredsStore{}, resource.MustParse("0"), paths)
		if err != nil {
			return nil, err
		}
		manifests = append(manifests, response.Manifests...)
	}
	return manifests, nil
}
