import satisfies from 'semver/functions/satisfies.js';
import type { PlacedText } from '../../../problems/place.ts';
import { problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { baseNameOf, folderOf, inFolder, resolvePath } from '../../../repository/repository-paths.ts';
import { itemsIn, type Located, writtenAt } from '../../../syntax/located.ts';
import type { Files } from '../../../syntax/source-files.ts';
import { exactChartVersion } from '../../chart.ts';
import type { ReleaseChart } from '../helm/release.ts';
import { publishedChart, unknownChart } from '../releases/chart.ts';
import { type Helmfile, holdersOf } from './state.ts';

/**
 * Reads the chart of a release: a local folder, `alias/name`, or an address. For a range, the lock file decides.
 *
 * @param chart the release's `chart`, filled in
 * @throws ProblemError where the lock file cannot be read
 */
export async function chartOf(
  files: Files,
  state: Helmfile,
  release: Located,
  chart: PlacedText,
): Promise<ReleaseChart> {
  const { text, place } = chart;
  if (text.includes('{{')) return unknownChart('unresolved-template', chart);
  const isAddress = /:\/\/|::/.test(text);
  const folder = isAddress ? null : resolvePath(folderOf(state.path), text);
  if (folder !== null && (/^\.{1,2}(?:\/|$)/.test(text) || files.has(inFolder(folder, 'Chart.yaml')))) {
    return { kind: 'folder', path: folder };
  }
  const name = text.split('?', 1)[0] ?? '';
  if (isAddress && !text.startsWith('oci://')) {
    const found = `The chart comes from ${quoteText(text)}`;
    const problem = problemAt('chart-unpinned', place, found, { remedy: 'Set image.tag.' });
    return { kind: 'published', name: baseNameOf(name), version: null, repository: text, problem };
  }
  const written = writtenAt(release, 'version');
  const range = written?.text ?? '';
  const isExact = exactChartVersion(range) !== null;
  const locked = isExact ? null : await lockedVersion(files, state.path, baseNameOf(name), range);
  const version = locked ?? (range === '' ? null : written);
  return publishedChart({ text: name, place }, repositoryCalled(folderOf(name), state), version);
}

/** The address of a repository by its alias; empty where no file gives it. */
function repositoryCalled(alias: string, state: Helmfile): string {
  for (const holder of holdersOf(state.parts, 'repositories')) {
    const item = itemsIn([holder], 'repositories').findLast((each) => writtenAt(each, 'name')?.text === alias);
    const url = item === undefined ? '' : (writtenAt(item, 'url')?.text ?? '');
    if (item === undefined || url === '' || url.includes('{{')) continue;
    return writtenAt(item, 'oci')?.text === 'true' && !url.includes('://') ? `oci://${url}` : url;
  }
  return '';
}

/** The single version of a chart within a range, from the lock file beside a helmfile. */
async function lockedVersion(files: Files, path: string, name: string, range: string): Promise<PlacedText | null> {
  const lock = await files.yaml(path.replace(/(?:\.ya?ml)?(?:\.gotmpl)?$/, '.lock'));
  const items = lock?.root == null ? [] : itemsIn([{ file: lock, value: lock.root }], 'dependencies');
  const locked = items.flatMap((item) => {
    const version = writtenAt(item, 'version');
    const isOther = writtenAt(item, 'name')?.text !== name || !satisfies(version?.text ?? '', range || '*');
    return isOther || version === null ? [] : [version];
  });
  return locked.length === 1 ? (locked[0] ?? null) : null;
}
