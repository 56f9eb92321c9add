import satisfies from 'semver/functions/satisfies.js';
import { type Problem, problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import type { Files } from '../../../syntax/source-files.ts';
import type { YamlFile, YamlValue } from '../../../syntax/yaml.ts';
import { exactChartVersion } from '../../chart.ts';
import { folderOf, inFolder, resolvePath } from '../../repository-paths.ts';
import type { PublishedChart, ReleaseChart } from '../helm/release.ts';
import { type Helmfile, topLevel } from './state.ts';

/**
 * Reads the chart of a release: a local folder, `alias/name`, or an address. For a range, the lock file decides.
 *
 * @param text the release's `chart`, filled in
 * @throws ProblemError where the lock file cannot be read
 */
export async function chartOf(
  files: Files,
  { path, parts }: Helmfile,
  file: YamlFile,
  value: YamlValue,
  text: string,
): Promise<ReleaseChart> {
  const place = file.at(value, ['chart'])?.place ?? value.place;
  if (text.includes('{{'))
    return { kind: 'unknown', problem: problemAt('unresolved-template', place, quoteText(text)) };
  const isAddress = /:\/\/|::/.test(text);
  const folder = isAddress ? null : resolvePath(folderOf(path), text);
  if (folder !== null && (/^\.{1,2}(?:\/|$)/.test(text) || files.has(inFolder(folder, 'Chart.yaml')))) {
    return { kind: 'folder', path: folder };
  }
  const [, source = '', name = ''] = /^(?:(.*)\/)?([^/?]*)/.exec(text.split('?', 1)[0] ?? '') ?? [];
  const published = (version: PublishedChart['version'], repository: string | null, problem: Problem | null = null) =>
    ({ kind: 'published', name, version, repository, problem }) as const;
  if (isAddress && !text.startsWith('oci://')) {
    const found = `The chart comes from ${quoteText(text)}`;
    return published(null, text, problemAt('chart-unpinned', place, found, { remedy: 'Set image.tag.' }));
  }
  const repository = isAddress ? source : repositoryCalled(source, parts);
  const version = file.at(value, ['version']);
  const range = file.written(version) ?? '';
  const asWritten = version === null || range === '' ? null : { text: range, place: version.place };
  const locked = exactChartVersion(range) === null ? await lockedVersion(files, path, name, range) : null;
  return published(locked ?? asWritten, repository);
}

/** The address of a repository by its alias; null where no file gives it. */
function repositoryCalled(alias: string, parts: readonly YamlFile[]): string | null {
  for (const { file, value } of topLevel(parts, 'repositories')) {
    const text = (item: YamlValue, key: string) => file.written(file.at(item, [key])) ?? '';
    const item = file.items(value).findLast((each) => text(each, 'name') === alias);
    const url = item === undefined ? '' : text(item, 'url');
    if (item === undefined || url === '' || url.includes('{{')) continue;
    return text(item, 'oci') === 'true' && !url.includes('://') ? `oci://${url}` : url;
  }
  return null;
}

/** The single version of a chart within a range, from the lock file beside a helmfile. */
async function lockedVersion(
  files: Files,
  path: string,
  name: string,
  range: string,
): Promise<PublishedChart['version']> {
  const lock = await files.yaml(path.replace(/(?:\.ya?ml)?(?:\.gotmpl)?$/, '.lock'));
  const locked = lock?.items(lock.at(lock.root, ['dependencies'])).flatMap((item) => {
    const version = lock.at(item, ['version']);
    const text = lock.written(version) ?? '';
    const isOther = lock.written(lock.at(item, ['name'])) !== name || !satisfies(text, range || '*');
    return isOther || version === null ? [] : [{ text, place: version.place }];
  });
  return locked?.length === 1 ? (locked[0] ?? null) : null;
}
