import { isExcluded } from '../../candidates.ts';
import { folderOf, inFolder } from '../../repository-paths.ts';
import { namesService } from '../../service-names.ts';
import { type Files, nullIfUnreadable } from '../../source/source-files.ts';
import type { YamlFile } from '../../source/yaml.ts';
import { serviceImages } from './images.ts';

/** Kind of what a file of values deploys by itself. */
export const VALUES_KIND = 'helm-values';

/** Keys at the top of the service's own project configuration, which deploys nothing. */
const PROJECT_KEYS = ['warehouse', 'dbt', 'connection', 'project'];

/** Pipelines and the tools around them: what they name is used there and deployed nowhere. */
const PIPELINE =
  /(?:^|\/)(?:\.github|\.circleci|\.gitlab|\.buildkite|\.woodpecker)\/|(?:^|\/)(?:[^/]*\.gitlab-ci|\.woodpecker|\.drone|\.travis|azure-pipelines[^/]*|bitbucket-pipelines|\.?renovate[^/]*|\.pre-commit-config)\.(?:ya?ml|json5?)$/;

/** Files of charts, of Helm and of JavaScript that are no values. */
const OTHER_FILE =
  /(?:^|\/)(?:(?:Chart|requirements)\.(?:yaml|lock)|(?:package|values\.schema|tsconfig[^/]*)\.json|helmfile[^/]*\.ya?ml)$/;

const ENVIRONMENT = /(?:^|[/._-])(?:envs?|environments?|prod|production|stag(?:e|ing)|dev|development)(?=[/._-])/i;

/** A mapping that is no manifest, no compose file, no pipeline, no chart and no configuration of the service's own project. */
export function isValuesFile(file: YamlFile): boolean {
  const { root, path } = file;
  if (!file.isMap(root) || PIPELINE.test(path) || OTHER_FILE.test(path)) return false;
  const has = (key: string) => file.member(root, key) !== null;
  if (has('apiVersion') || has('kind') || (has('services') && file.isMap(file.at(root, ['services'])))) return false;
  const isProject = /(?:^|\/)lightdash\.(?:ya?ml|config\.ya?ml)$/.test(path);
  return !(isProject && PROJECT_KEYS.some(has));
}

/** Whether a file is one of values by its name or its place, so that an image anywhere in it is deployed. */
export function isNamedValues(files: Files, path: string): boolean {
  return (
    /values|helm|chart|deploy/i.test(path) ||
    ENVIRONMENT.test(path) ||
    files.has(inFolder(folderOf(path), 'Chart.yaml'))
  );
}

/** Whether a file's own name says that it is one of values, or of an environment. */
export function isNamedAfterEnvironment(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/'));
  return /values/i.test(name) || ENVIRONMENT.test(name);
}

/** Whether a file's name says that others are laid over it. */
export function isBaseNamed(path: string): boolean {
  return /(?:^|\/)(?:values|common|base|defaults?|shared)\.(?:ya?ml|json)$/i.test(path);
}

/** Whether a file's name lets it be a further layer of the values in another file of the same folder. */
export function isNamedLikeLayer(path: string, recognised: string): boolean {
  if (!/\.(?:ya?ml|json)$/.test(path) || path === recognised || folderOf(path) !== folderOf(recognised)) return false;
  if (folderOf(path).toLowerCase().includes('lightdash')) return true;
  // In a folder of several services the name says whose they are.
  if (nameOf(recognised).includes('lightdash')) return nameOf(path).includes('lightdash');
  if (/^(?:.*[._-])?secrets?[._-]/.test(nameOf(path))) return true;
  return nameOf(path).includes('values') || ENVIRONMENT.test(`/${nameOf(path)}`);
}

/** Whether a file is called after what is installed beside the service, with values that look alike: `postgres-values.yaml`. */
export function isOfCompanion(path: string): boolean {
  const words = nameOf(path).split(/[-_.]/);
  return words.some((word) => !namesService(`lightdash-${word}`));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase();
}

/**
 * A memory for what is worked out of a tree's files and would take the square of their number if it were done for each
 * deployment anew. It lasts as long as the tree's list of paths, which recorded files share.
 */
function cachedByTree<T>(work: (files: Files) => T): (files: Files) => T {
  const trees = new WeakMap<readonly string[], { readonly value: T }>();
  return (files) => {
    const known = trees.get(files.paths) ?? { value: work(files) };
    trees.set(files.paths, known);
    return known.value;
  };
}

const grouped = cachedByTree(({ paths }) => {
  const byFolder = new Map<string, string[]>();
  for (const path of paths) {
    const others = byFolder.get(folderOf(path)) ?? [];
    if (others.push(path) === 1) byFolder.set(folderOf(path), others);
  }
  return byFolder;
});

/** The files of a folder without those of its own folders, in order; a tree is looked through once. */
export function filesByFolder(files: Files, folder: string): readonly string[] {
  return grouped(files).get(folder) ?? [];
}

/** The files of a folder and its own folders. */
export function filesBelow(files: Files, folder: string): string[] {
  const folders = [...grouped(files).keys()].filter((each) => each === folder || each.startsWith(`${folder}/`));
  return folders.flatMap((each) => filesByFolder(files, each));
}

/** The folders of all charts of a tree. */
export const chartFolders = cachedByTree(
  ({ paths }) => new Set(paths.filter((path) => /(?:^|\/)Chart\.yaml$/.test(path)).map(folderOf)),
);

/** The folder of the chart that a file belongs to, in it or below; null where there is none. */
export function chartFolderAbove(files: Files, path: string): string | null {
  const charts = chartFolders(files);
  if (charts.size === 0) return null;
  for (let folder = folderOf(path); ; folder = folderOf(folder)) {
    if (charts.has(folder)) return folder;
    if (folder === '') return null;
  }
}

/**
 * Files that may hold values of a release of a chart in the repository: those in its folder and below, without what belongs to a chart
 * within, to its templates, and to the chart itself; and those elsewhere that are named after an environment, outside of all
 * charts, as far as the chart is the only one, or they are named after it too.
 */
export function overlayPaths(files: Files, folder: string): string[] {
  const { byChart, elsewhere } = possibleOverlays(files);
  const name = folder.slice(folder.lastIndexOf('/') + 1).toLowerCase();
  const isOnly = chartFolders(files).size === 1;
  const named = elsewhere.filter((path) => isOnly || (name !== '' && path.toLowerCase().includes(name)));
  return [...(byChart.get(folder) ?? []), ...named].filter((path) => !isExcluded(path, folder));
}

const possibleOverlays = cachedByTree((files) => {
  const byChart = new Map<string, string[]>();
  const elsewhere: string[] = [];
  for (const path of files.paths) {
    if (!/\.(?:ya?ml|json)$/.test(path) || PIPELINE.test(path) || OTHER_FILE.test(path)) continue;
    const folder = chartFolderAbove(files, path);
    if (folder === null) {
      if (ENVIRONMENT.test(path) || /values/i.test(path)) elsewhere.push(path);
    } else if (!isOfChart(path, folder)) byChart.set(folder, [...(byChart.get(folder) ?? []), path]);
  }
  return { byChart, elsewhere };
});

/** Whether a file of a chart's folder is part of its source. */
export function isOfChart(path: string, folder: string): boolean {
  const inside = folder === '' ? path : path.slice(folder.length + 1);
  return /^(?:(?:templates|charts|crds|ci|\.github)\/|(?:values|Chart)\.yaml$)/.test(inside);
}

/** As {@link overlayPaths}: whether a file of values has something at a path, or may have, where it cannot be read. */
export async function mayHaveValueAt(files: Files, path: string, way: readonly string[]): Promise<boolean> {
  const file = await nullIfUnreadable(files.yaml(path));
  if (file !== null) return isValuesFile(file) && file.at(file.root, way) !== null;
  const key = (way[0] ?? '').replace(/[\\^$.|?+()[\]{}*]/g, '\\$&');
  const text = await nullIfUnreadable(files.text(path));
  // Conflict markers make a text none.
  return text === null || new RegExp(`^["']?${key}["']?\\s*:`, 'm').test(text);
}

/** The id of what a file of values deploys; the chart's own image goes without a name. */
export function idOfValues(path: string, steps: readonly string[]): string {
  const way = steps.join('.');
  return `${VALUES_KIND}:${path}${way === 'image' ? '' : `#${way}`}`;
}

/** The ids of all that a file of values could deploy, of the service or not: the chart's own image, and any other in it. */
export async function idsOfImages(files: Files, path: string): Promise<string[]> {
  const file = await nullIfUnreadable(files.yaml(path));
  if (file === null || file.root === null || !isValuesFile(file)) return [];
  const images = serviceImages(file, { images: ['**'], isWide: true, root: file.root });
  return [idOfValues(path, ['image']), ...images.map(({ steps }) => idOfValues(path, steps))];
}
