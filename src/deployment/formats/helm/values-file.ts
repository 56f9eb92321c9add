import { folderOf, inFolder, resolvePath } from '../../repository-paths.ts';
import { type Files, readable } from '../../source/source-files.ts';
import type { YamlFile } from '../../source/yaml.ts';
import type { FilesOfTree, FormatSettings } from '../format.ts';
import { perTree } from '../per-tree.ts';
import { isEmpty } from './release-values.ts';
import { ValuesScope } from './values-scope.ts';

/** Keys at the top of the service's own project configuration, which deploys nothing. */
const PROJECT_KEYS = ['warehouse', 'dbt', 'connection', 'project'];

/** Pipelines and the tools around them: what they name is used there and deployed nowhere. */
const PIPELINE =
  /(?:^|\/)(?:\.github|\.circleci|\.gitlab|\.buildkite|\.woodpecker)\/|(?:^|\/)(?:[^/]*\.gitlab-ci|\.woodpecker|\.drone|\.travis|azure-pipelines[^/]*|bitbucket-pipelines|\.?renovate[^/]*|\.pre-commit-config)\.ya?ml$/;

/** A mapping that is no manifest, no compose file, no pipeline, no chart and no configuration of the service's own project. */
export function isValuesFile(file: YamlFile): boolean {
  const { root, path } = file;
  if (!file.isMap(root) || PIPELINE.test(path) || /(?:^|\/)Chart\.yaml$/.test(path)) return false;
  const has = (key: string) => file.member(root, key) !== null;
  if (has('apiVersion') || has('kind') || (has('services') && file.isMap(file.at(root, ['services'])))) return false;
  const isProject = /(?:^|\/)lightdash\.(?:ya?ml|config\.ya?ml)$/.test(path);
  return !(isProject && PROJECT_KEYS.some(has));
}

const ENVIRONMENT = /(?:^|[/._-])(?:envs?|environments?|prod|production|stag(?:e|ing)|dev|development)(?=[/._-])/i;

/** Whether a file is one of values by its name or its place, so that an image anywhere in it is deployed. */
export function isNamedValues(files: Files, path: string): boolean {
  return (
    /values|helm|chart|deploy/i.test(path) ||
    ENVIRONMENT.test(path) ||
    files.has(inFolder(folderOf(path), 'Chart.yaml'))
  );
}

const yamlFilesByFolder = perTree<ReadonlyMap<string, readonly string[]>>();

/**
 * The YAML files of a folder without those of its own folders, in order. A tree is looked through once, not once for each of its
 * values files.
 */
export function yamlFilesIn(files: Files, folder: string): readonly string[] {
  return yamlFilesByFolder(files, '', () => groupYamlFiles(files.paths)).get(folder) ?? [];
}

function groupYamlFiles(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const byFolder = new Map<string, string[]>();
  for (const path of paths) {
    if (!/\.ya?ml$/.test(path)) continue;
    const folder = folderOf(path);
    const others = byFolder.get(folder);
    if (others === undefined) byFolder.set(folder, [path]);
    else others.push(path);
  }
  return byFolder;
}

/** Other software that is installed beside the service, with values that look alike. */
const COMPANION =
  /postgres|redis|minio|nats|browserless|chrome|ingress|nginx|traefik|proxy|grafana|prometheus|airbyte|airflow|metabase|cert-manager/i;

/** Whether a name is that of other software which is installed beside the service. */
export function isCompanion(name: string): boolean {
  return COMPANION.test(name);
}

/** Whether a file's name lets it be a further layer of the values in another file of the same folder. */
export function isNamedLikeLayer(path: string, recognised: string): boolean {
  if (!/\.ya?ml$/.test(path) || path === recognised || folderOf(path) !== folderOf(recognised)) return false;
  const nameOf = (each: string) => each.slice(folderOf(each).length).toLowerCase();
  if (COMPANION.test(nameOf(path))) return false;
  if (folderOf(path).toLowerCase().includes('lightdash')) return true;
  // In a folder of several services the name says whose they are.
  if (nameOf(recognised).includes('lightdash')) return nameOf(path).includes('lightdash');
  if (/^\/?(?:.*[._-])?secrets?[._-]/.test(nameOf(path))) return true;
  return nameOf(path).includes('values') || ENVIRONMENT.test(path.slice(folderOf(path).length));
}

/**
 * Whether a file belongs to the source of a chart and deploys nothing by itself: templates, and the defaults of the service's own
 * chart. Published ones leave the tag empty; where one is set, the folder is how somebody installs it, unless another
 * chart does so.
 */
export async function isChartsOwn(files: FilesOfTree, path: string, { chart }: FormatSettings): Promise<boolean> {
  for (const folder of foldersAbove(path)) {
    const source = inFolder(folder, 'Chart.yaml');
    if (!files.has(source)) continue;
    const inside = folder === '' ? path : path.slice(folder.length + 1);
    if (inside.startsWith('templates/')) return true;
    if (inside.startsWith('ci/')) return (await nameOfChart(files, source)) === chart;
    if (inside !== 'values.yaml' || (await nameOfChart(files, source)) !== chart) return false;
    return !(await setsTag(files, path)) || (await isPartOfAnother(files, folder));
  }
  return false;
}

function foldersAbove(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return [...parts.keys()].map((length) => parts.slice(0, parts.length - length).join('/')).concat('');
}

async function nameOfChart(files: Files, source: string): Promise<string | null> {
  const file = await readable(files.yaml(source));
  return file?.scalar(file.at(file.root, ['name']))?.text ?? null;
}

async function setsTag(files: Files, path: string): Promise<boolean> {
  const file = await readable(files.yaml(path));
  if (file === null) return false;
  return !isEmpty(new ValuesScope([{ file, root: file.root }]).at(['image', 'tag']));
}

/** Whether a chart lies in another one's `charts` folder, or another one in the tree depends on it by its path. */
async function isPartOfAnother(files: FilesOfTree, folder: string): Promise<boolean> {
  const within = /^(?:(.*)\/)?charts\/[^/]+$/.exec(folder);
  if (within !== null && files.has(inFolder(within[1] ?? '', 'Chart.yaml'))) return true;
  const charts = files.paths.filter((path) => /(?:^|\/)Chart\.yaml$/.test(path));
  for (const path of await files.containing('file://', charts)) {
    const file = await readable(files.yaml(path));
    if (file === null) continue;
    for (const dependency of file.items(file.at(file.root, ['dependencies']))) {
      const repository = file.scalar(file.at(dependency, ['repository']))?.text ?? '';
      if (!repository.startsWith('file://')) continue;
      if (resolvePath(folderOf(path), repository.slice('file://'.length)) === folder) return true;
    }
  }
  return false;
}
