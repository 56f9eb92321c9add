import type { SecondOrder } from '../../finding.ts';
import type { YamlFile, YamlPath, YamlValue } from '../../source/yaml.ts';
import type { Application, Source } from './application.ts';

const READ_GENERATORS = ['list', 'git', 'matrix', 'merge'];
/** What a patch, or an exception, has to speak of to touch an image. */
const TOUCHES_IMAGE = /image|container|template|source|\$patch|\bpath["']?:/;
const UPDATER = 'argocd-image-updater.argoproj.io/';

/** What of second order stands in an application, in its set and in its sources. */
export function secondOrderOf({ file, root, name, manifest }: Application, sources: readonly Source[]): SecondOrder[] {
  const told = new Map<string, SecondOrder>();
  const tell = (from: YamlFile, value: YamlValue | null, path: string, isAbout = /\S/) => {
    const found = value === null ? '' : from.sourceOf(value).trim();
    if (value === null || !isAbout.test(found)) return;
    const before = told.get(path);
    const text = `${before?.text ?? ''}${found}\n`;
    told.set(path, { key: `argo-cd:${from.path}#${name}#${path}`, text, place: before?.place ?? value.place });
  };
  const tellAt = (from: YamlFile, value: YamlValue | null, path: YamlPath, isAbout?: RegExp) =>
    tell(from, from.at(value, path), path.join('.'), isAbout);
  for (const { value: source } of sources) {
    for (const path of [['plugin'], ['directory', 'jsonnet'], ['kustomize', 'components']]) tellAt(file, source, path);
    tellAt(file, source, ['kustomize', 'patches'], TOUCHES_IMAGE);
  }
  for (const annotation of file.members(file.at(root, ['metadata', 'annotations']))) {
    if (annotation.name.startsWith(UPDATER)) tell(file, annotation.value, annotation.name);
  }
  tellAt(file, file.at(root, ['spec']), ['ignoreDifferences'], TOUCHES_IMAGE);
  const set = manifest.file.at(manifest.root, ['spec']);
  for (const path of [['templatePatch'], ['ignoreApplicationDifferences'], ['syncPolicy', 'applicationsSync']]) {
    tellAt(manifest.file, set, path);
  }
  const tellGenerators = (generators: YamlValue | null) => {
    for (const each of manifest.file.items(generators).flatMap((generator) => manifest.file.members(generator))) {
      if (!READ_GENERATORS.includes(each.name)) tell(manifest.file, each.value, `generators.${each.name}`);
      for (const key of ['template', 'revision']) tellAt(manifest.file, each.value, [key]);
      tellGenerators(manifest.file.at(each.value, ['generators']));
    }
  };
  tellGenerators(manifest.file.at(set, ['generators']));
  return [...told.values()];
}
