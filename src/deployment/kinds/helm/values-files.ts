import { quoteText } from '../../../problems/quote-text.ts';
import { product } from '../../../product/product.ts';
import { literalPattern } from '../../../repository/glob.ts';
import { baseNameOf, folderOf, inFolder } from '../../../repository/repository-paths.ts';
import { type Files, nullIfUnreadable } from '../../../syntax/source-files.ts';
import { hasStatement } from '../../../syntax/template-text.ts';
import type { YamlFile } from '../../../syntax/yaml.ts';
import { isExcluded } from '../../candidates.ts';
import { joinSources, possibly, searchVariables, unseenFrom } from '../../container-variables.ts';
import { SAYS_ENVIRONMENT } from '../../environment-names.ts';
import type { Finding } from '../../finding.ts';
import { groupBy } from '../../group-by.ts';
import type { Declarations } from '../../image-answer.ts';
import { remembered } from '../../remembered.ts';
import { namesService } from '../../service-names.ts';
import { readDeclarations } from './declarations.ts';
import { imagesIn } from './images.ts';
import { type ValuesLayer, ValuesScope } from './values.ts';

/** Settings of the service's own command line. */
const PROJECT = new RegExp(String.raw`(?:^|\/)${product.word}\.(?:ya?ml|config\.ya?ml)$`);

/** The kind of a stand-alone values file. */
export const VALUES_KIND = 'helm-values' as const;

/** Root keys of Lightdash's own project configuration, which deploys nothing. */
const PROJECT_KEYS = ['warehouse', 'dbt', 'connection', 'project'];

/** Pipelines and tools around them use what they name and deploy nothing. */
const PIPELINE =
  /(?:^|\/)(?:\.github|\.circleci|\.gitlab|\.buildkite|\.woodpecker)\/|(?:^|\/)(?:[^/]*\.gitlab-ci|\.woodpecker|\.drone|\.travis|azure-pipelines[^/]*|bitbucket-pipelines|\.?renovate[^/]*|\.pre-commit-config)\.(?:ya?ml|json5?)$/;

/** Files of charts, Helm and JavaScript that are not values. */
const OTHER_FILE =
  /(?:^|\/)(?:(?:Chart|requirements)\.(?:yaml|lock)|(?:package|values\.schema|tsconfig[^/]*)\.json|helmfile[^/]*\.ya?ml)$/;

/** Files of Pulumi, Porter, App Platform and Ansible. Their settings may look like values. */
export const OTHER_TOOL =
  /(?:^|\/)(?:Pulumi(?:\.[^/]+)?\.ya?ml|porter\.ya?ml|\.do\/[^/]+|(?:group|host)_vars\/.+|roles\/[^/]+\/(?:defaults|vars)\/.+)$/;

/** Whether a file can hold values: a mapping that is not a manifest, a compose file, a pipeline, a chart or a Lightdash project configuration. */
export function isValuesFile(file: YamlFile): boolean {
  const { root, path } = file;
  if (!root?.isMap || PIPELINE.test(path) || OTHER_FILE.test(path)) return false;
  const has = (key: string) => root.member(key) !== null;
  if (has('apiVersion') || has('kind') || (has('services') && root.at(['services'])?.isMap)) return false;
  const isProject = PROJECT.test(path);
  return !(isProject && PROJECT_KEYS.some(has));
}

/** Whether a file holds values by its name or place, so that an image anywhere in it is deployed. */
export function isNamedValues(files: Files, path: string): boolean {
  return (
    /values|helm|chart|deploy/i.test(path) ||
    SAYS_ENVIRONMENT.test(path) ||
    files.has(inFolder(folderOf(path), 'Chart.yaml'))
  );
}

/** Whether a file's own name marks it as values or as an environment. */
export function isNamedAfterEnvironment(path: string): boolean {
  return /values/i.test(baseNameOf(path)) || isOfEnvironment(path);
}

/** Whether a file's own name says which environment it is for. */
export function isOfEnvironment(path: string): boolean {
  return SAYS_ENVIRONMENT.test(`/${baseNameOf(path)}`);
}

/** Whether a file's name lets it be another layer of a values file in the same folder. */
export function isNamedLikeLayer(path: string, recognised: string): boolean {
  if (!/\.(?:ya?ml|json)$/.test(path) || path === recognised || folderOf(path) !== folderOf(recognised)) return false;
  if (folderOf(path).toLowerCase().includes(product.word)) return true;
  // In a folder of several services, the name says whose values they are.
  if (nameOf(recognised).includes(product.word)) return nameOf(path).includes(product.word);
  if (/^(?:.*[._-])?secrets?[._-]/.test(nameOf(path))) return true;
  return nameOf(path).includes('values') || SAYS_ENVIRONMENT.test(`/${nameOf(path)}`);
}

/** Whether a file is named after software installed beside the service, with similar values: `postgres-values.yaml`. */
export function isOfCompanion(path: string): boolean {
  const words = nameOf(path).split(/[-_.]/);
  return words.some((word) => !namesService(`${product.word}-${word}`));
}

function nameOf(path: string): string {
  return baseNameOf(path).toLowerCase();
}

/** Of a tree. Recording files share its list of paths. To work for every deployment would take quadratic time. */
const pathsOf = ({ paths }: Files) => paths;

const grouped = remembered(({ paths }: Files) => groupBy(paths, folderOf), pathsOf);

/** The files directly in a folder, in order. A tree is grouped only once. */
export function filesByFolder(files: Files, folder: string): readonly string[] {
  return grouped(files).get(folder) ?? [];
}

/** The files in a folder and its subfolders. */
export function filesBelow(files: Files, folder: string): string[] {
  const folders = [...grouped(files).keys()].filter((each) => each === folder || each.startsWith(`${folder}/`));
  return folders.flatMap((each) => filesByFolder(files, each));
}

/** The folders of all charts in a tree. */
export const chartFolders = remembered(
  ({ paths }: Files) => new Set(paths.filter((path) => /(?:^|\/)Chart\.yaml$/.test(path)).map(folderOf)),
  pathsOf,
);

/** The folder of the chart that contains a file; null if there is none. */
export function chartFolderAbove(files: Files, path: string): string | null {
  const charts = chartFolders(files);
  if (charts.size === 0) return null;
  for (let folder = folderOf(path); ; folder = folderOf(folder)) {
    if (charts.has(folder)) return folder;
    if (folder === '') return null;
  }
}

/**
 * Files that may hold values for a release of a chart in the repository: in its folder, without a nested chart, or named
 * after an environment outside of all charts, if there is only one chart or they name this one.
 *
 * @param parts the folders of charts that others take in
 */
export function overlayPaths(files: Files, folder: string, parts: ReadonlySet<string>): string[] {
  const { byChart, elsewhere } = possibleOverlays(files);
  const name = baseNameOf(folder).toLowerCase();
  const isOnly = [...chartFolders(files)].filter((each) => !parts.has(each)).length === 1 && !parts.has(folder);
  const named = elsewhere.filter((path) => isOnly || (name !== '' && path.toLowerCase().includes(name)));
  return [...(byChart.get(folder) ?? []), ...named].filter((path) => !isExcluded(path, folder));
}

const possibleOverlays = remembered((files: Files) => {
  const byChart = new Map<string, string[]>();
  const elsewhere: string[] = [];
  for (const path of files.paths) {
    if (!/\.(?:ya?ml|json)$/.test(path) || OTHER_TOOL.test(path)) continue;
    const folder = chartFolderAbove(files, path);
    if (folder === null) {
      if (SAYS_ENVIRONMENT.test(path) || /values/i.test(path)) elsewhere.push(path);
    } else if (!isOfChart(path, folder)) byChart.set(folder, [...(byChart.get(folder) ?? []), path]);
  }
  return { byChart, elsewhere };
}, pathsOf);

/** Whether a file in a chart's folder is part of its source. */
export function isOfChart(path: string, folder: string): boolean {
  const inside = folder === '' ? path : path.slice(folder.length + 1);
  return /^(?:(?:templates|charts|crds|ci|\.github)\/|(?:values|Chart)\.yaml$)/.test(inside);
}

/** Whether a values file has something at a path. A file that cannot be read may have it. */
export async function mayHaveValueAt(files: Files, path: string, way: readonly string[]): Promise<boolean> {
  const file = await nullIfUnreadable(files.yaml(path));
  if (file !== null) return isValuesFile(file) && file.root?.at(way) != null;
  const key = literalPattern(way[0] ?? '');
  const text = await nullIfUnreadable(files.text(path));
  // Helm reads no template. A file with conflict markers yields no text.
  return text === null || (!hasStatement(text) && new RegExp(`^["']?${key}["']?\\s*:`, 'm').test(text));
}

/** The id of what a values file deploys. The chart's own image has no name. */
export function idOfValues(path: string, steps: readonly string[]): string {
  const way = steps.join('.');
  return `${VALUES_KIND}:${path}${way === 'image' ? '' : `#${way}`}`;
}

/** The ids of everything a values file could deploy, of the service or not: the chart's own image and all others. */
export async function idsOfImages(files: Files, path: string): Promise<string[]> {
  const file = await nullIfUnreadable(files.yaml(path));
  if (file === null || file.root === null || !isValuesFile(file)) return [];
  return [idOfValues(path, ['image']), ...imagesIn(file.root).map(({ steps }) => idOfValues(path, steps))];
}

/** The most files that are named. */
const MOST_NOTICES = 10;

/** A file beside a release that may be another layer of its values. */
export interface PossibleLayer {
  readonly path: string;
  /** Its part for the release's chart; null if it cannot be read, so it may say anything. */
  readonly layer: ValuesLayer | null;
}

/**
 * Weakens a finding by files that may be used together with it. If such a file declares the upgrade differently, the mode
 * counts as not set. A variable that it sets may be set.
 */
export function withPossibleLayers(finding: Finding, layers: readonly PossibleLayer[]): Finding {
  const { declared, containerVariables, place } = finding;
  if (containerVariables === null) return finding;
  const possible = layers.flatMap(({ layer }) => (layer?.root ? possibly(searchVariables([layer.root])) : []));
  const unseen = unseenFrom('other values files or arguments of the release', place);
  const notices = layers.flatMap((layer) => difference(declared, layer) || []).slice(0, MOST_NOTICES);
  return {
    ...finding,
    declared: notices.length === 0 ? declared : { ...declared, upgradeMode: null },
    containerVariables: joinSources([containerVariables, ...possible, unseen]),
    notices: [...finding.notices, ...notices],
  };
}

function difference({ upgradeMode, migrationJob }: Declarations, { path, layer }: PossibleLayer): string | false {
  if (upgradeMode === null) return false;
  const file = quoteText(upgradeMode.place.file);
  if (layer === null)
    return `${quoteText(path)} cannot be read and may change upgrade.mode of ${file}: taken as not set`;
  const { declared } = readDeclarations(new ValuesScope([layer]));
  const differs = (key: string, mine: unknown, own: unknown) => layer.root?.at([key]) != null && mine !== own;
  const name =
    (differs('upgrade', declared.upgradeMode?.value, upgradeMode.value) && 'upgrade.mode') ||
    (differs('migrationJob', declared.migrationJob?.value, migrationJob?.value) && 'migrationJob.enabled');
  return name && `${name} differs between ${file} and ${quoteText(path)}, which may be used together: taken as not set`;
}
