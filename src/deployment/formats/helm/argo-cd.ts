import { isLockFile } from '../../candidates.ts';
import type { Place } from '../../place.ts';
import { folderOf, resolvePath } from '../../repository-paths.ts';
import { type Files, readable } from '../../source/source-files.ts';
import { TreeError } from '../../tree.ts';
import type { FilesOfTree, FormatSettings } from '../format.ts';
import { perTree } from '../per-tree.ts';

/** What the Argo CD applications of a tree render, as far as their text shows it. */
interface ArgoCd {
  /** Files with an application, and those that may have one and cannot be read. */
  readonly files: ReadonlySet<string>;
  /** Whether one of them names the service's chart. */
  readonly namesChart: boolean;
  /** Patterns of folders whose files they use. */
  readonly folders: readonly RegExp[];
}

const argoCdOnce = perTree<Promise<ArgoCd>>();

/**
 * Whether Argo CD renders a chart with these values, or may: an application in the tree names the service's chart, or uses a
 * file or a folder of theirs, or the tree cannot be searched for any. An application of another repository cannot be seen.
 *
 * @param places the files that a release is read from
 * @throws TreeError where a file that speaks of Argo CD cannot be read
 */
export async function mayBeRenderedByArgoCd(
  files: FilesOfTree,
  places: readonly (Place | string)[],
  { chart }: FormatSettings,
): Promise<boolean> {
  const argoCd = await argoCdOnce(files, chart, () => readArgoCd(files, chart));
  if (argoCd.namesChart) return true;
  return places.some((each) => {
    const path = typeof each === 'string' ? each : each.file;
    return argoCd.files.has(path) || argoCd.folders.some((folder) => folder.test(`${folderOf(path)}/`));
  });
}

async function readArgoCd(files: FilesOfTree, chart: string): Promise<ArgoCd> {
  const mentions = await mentionsOfArgoCd(files);
  // Where the tree cannot be searched, there may be an application of anything.
  if (mentions === null) return { files: new Set(), namesChart: true, folders: [] };
  const own = new Set<string>();
  const folders = new Map<string, RegExp>();
  let namesChart = false;
  for (const path of mentions) {
    const documents = await applicationsIn(files, path);
    if (documents === null || documents.length > 0) own.add(path);
    // What cannot be read may use anything.
    if (documents === null) folders.set('^', /^/);
    for (const text of documents ?? []) {
      if (namesService(text, chart)) namesChart = true;
      for (const pattern of foldersUsedBy(text)) folders.set(pattern.source, pattern);
    }
  }
  return { files: own, namesChart, folders: [...folders.values()] };
}

const mentionsOnce = perTree<Promise<readonly string[] | null>>();

/** The files of YAML and JSON that speak of Argo CD; null where the tree cannot be searched. */
export function mentionsOfArgoCd(files: FilesOfTree): Promise<readonly string[] | null> {
  return mentionsOnce(files, '', () => searchMentions(files));
}

async function searchMentions(files: FilesOfTree): Promise<readonly string[] | null> {
  const manifests = files.paths.filter((path) => /\.(?:ya?ml|json)$/.test(path) && !isLockFile(path));
  try {
    return await files.containing('argoproj.io', manifests);
  } catch (error) {
    if (error instanceof TreeError) return null;
    throw error;
  }
}

/** The documents of a file that are applications or sets of them; null where the file cannot be read. */
async function applicationsIn(files: Files, path: string): Promise<string[] | null> {
  const text = await readable(files.text(path));
  if (text === null) return null;
  return text.split(/^---/m).filter((document) => IS_OF_ARGO_CD.test(document) && IS_APPLICATION.test(document));
}

const IS_OF_ARGO_CD = /["']?apiVersion["']?\s*:\s*["']?argoproj\.io\//;
const IS_APPLICATION = /["']?kind["']?\s*:\s*["']?Application(?:Set)?["']?\s*(?:[,}#]|$)/m;

/** Whether an application speaks of the service's chart. The address of the repository alone says nothing. */
function namesService(text: string, chart: string): boolean {
  const spoken = text.replace(/^.*(?:repoURL|sourceRepos)\b.*$/gm, (line) => (/\bchart\b/.test(line) ? line : ''));
  return spoken.toLowerCase().includes(chart.toLowerCase());
}

const TEMPLATE = /\{\{[^\n}]{0,200}\}\}/g;
const PATH = /(?:^|[\s{,"'])path["']?\s*:\s*["']?([^\s"',#{}[\]][^"'\n,#{}[\]]*)/gm;

/** Beyond so many, an application is taken to use everything. */
const MOST_PAIRS = 10_000;

/** The folders that an application renders, and those of the values that it adds. */
function foldersUsedBy(application: string): RegExp[] {
  const text = application.replace(TEMPLATE, '*');
  const paths = [...text.matchAll(PATH)].map(([, path = '']) => path.trim());
  const values = text.split(/[\s"',:{}[\]]+/).filter((word) => /\.ya?ml$/.test(word));
  if (paths.length * values.length > MOST_PAIRS) return [/^/];
  const rendered = paths.flatMap((path) => resolvePath('', path.replace(/^\/+/, '')) ?? []);
  const added = values.flatMap((value) => {
    // By the name of a source, or from the root of the repository.
    const fromRoot = /^(?:\$[\w-]+)?\//.exec(value)?.[0];
    const bases = fromRoot === undefined ? rendered : [''];
    return bases.flatMap((base) => resolvePath(base, value.slice(fromRoot?.length ?? 0)) ?? []).map(folderOf);
  });
  return [
    // What lies below a folder counts too, unless that is the root of the repository.
    ...rendered.map((folder) => folderPattern(folder, folder !== '')),
    ...added.map((folder) => folderPattern(folder, false)),
  ];
}

/** More would take too long to match. */
const MOST_WILDCARDS = 4;

function folderPattern(folder: string, isBelow: boolean): RegExp {
  const parts = folder.split(/\*+/);
  const known = parts.slice(0, MOST_WILDCARDS).map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'));
  if (known.length < parts.length) return new RegExp(`^${known.join('.*')}`);
  return new RegExp(`^${known.join('.*')}/${isBelow ? '' : '$'}`);
}
