import type { Found } from '../../deployment.ts';
import { folderOf, inFolder } from '../../repository-paths.ts';
import type { Files } from '../../source/source-files.ts';
import { readable } from '../../source/source-files.ts';
import type { FormatSettings } from '../format.ts';
import { serviceImages } from '../helm/service-images.ts';
import { dependenciesOf } from '../helm/umbrella.ts';
import { isNamedLikeLayer, isValuesFile } from '../helm/values-file.ts';
import type { Application } from './application.ts';

/** So many files beside those that are used are looked at. */
const MOST_BESIDE = 500;

interface Deployed {
  readonly application: Application;
  readonly used: readonly string[];
}

/**
 * The files that applications have spoken for: charts, values and what the elements of sets were read from. Where a file of values
 * that looks like one of them is used by none, it may be an environment that is deployed in another way, and all of its
 * folder is left to the other formats.
 */
export async function spokenFor(
  files: Files,
  deployed: readonly Deployed[],
  found: readonly Found[],
  settings: FormatSettings,
): Promise<string[]> {
  const all = deployed.flatMap(({ used }) => used).filter((path) => files.has(path));
  const used = new Set(all.filter((path) => !isOverride(path)));
  const open = new Set<string>();
  const charts = new Set([...used].filter((path) => /(?:^|\/)Chart\.yaml$/.test(path)).map(folderOf));
  const chartOf = (folder: string) => [...charts].find((each) => folder === each || isBelow(folder, each)) ?? null;
  for (const folder of new Set([...used].map((path) => chartOf(folderOf(path)) ?? folderOf(path)))) {
    if (!(await isWhollyUsed(files, folder, used, charts.has(folder), settings))) open.add(folder);
  }
  const isOpen = (path: string) =>
    [...open].some((folder) => folderOf(path) === folder || isBelow(folderOf(path), folder));
  const claimed = new Set([...[...used].filter((path) => !isOpen(path)), ...all.filter(isOverride)]);
  for (const path of new Set(deployed.flatMap(({ application }) => application.files))) {
    if (!used.has(path) && (await isWhollyRead(files, path, found, settings))) claimed.add(path);
  }
  return [...claimed];
}

/** Whether each image of the service in a file that elements were read from is one that decides. */
async function isWhollyRead(
  files: Files,
  path: string,
  found: readonly Found[],
  { images }: FormatSettings,
): Promise<boolean> {
  const file = await readable(files.yaml(path));
  if (file === null) return false;
  const lines = new Set(found.filter(({ place }) => place.file === path).map(({ place }) => place.line));
  return serviceImages(file, { images, seen: new Set(), isWide: true }).every(({ value }) =>
    lines.has((file.at(value, ['tag']) ?? value).place.line),
  );
}

/** What stands beside a source for Argo CD alone. */
function isOverride(path: string): boolean {
  return /(?:^|\/)\.argocd-source[^/]*$/.test(path);
}

function isBelow(folder: string, above: string): boolean {
  return above === '' ? folder !== '' : folder.startsWith(`${above}/`);
}

/** Whether no file of values of a folder, or of a chart, is left that is not used. */
async function isWhollyUsed(
  files: Files,
  folder: string,
  used: ReadonlySet<string>,
  isChart: boolean,
  settings: FormatSettings,
): Promise<boolean> {
  const prefix = folder === '' ? '' : `${folder}/`;
  const beside = files.paths.filter((path) => {
    if (!path.startsWith(prefix) || !/\.ya?ml$/.test(path) || used.has(path) || isOverride(path)) return false;
    const inside = path.slice(prefix.length);
    return isChart ? !/^(?:templates|charts|crds|ci)\//.test(inside) : !inside.includes('/');
  });
  if (beside.length > MOST_BESIDE) return false;
  const own = [...used].filter((path) => path.startsWith(prefix));
  const keys = isChart ? await keysOf(files, folder, settings) : [];
  for (const path of beside) {
    const isLayer = own.some((each) => isNamedLikeLayer(path, each));
    if (!isLayer && keys.length === 0) continue;
    const file = await readable(files.yaml(path));
    if (file === null) return false;
    const isOfService = isLayer || keys.some((key) => file.member(file.root, key) !== null);
    if (isOfService && isValuesFile(file)) return false;
  }
  return true;
}

/** The keys by which a chart gives values to the service's. */
async function keysOf(files: Files, folder: string, settings: FormatSettings): Promise<string[]> {
  const chart = await readable(files.yaml(inFolder(folder, 'Chart.yaml')));
  return chart === null ? [] : dependenciesOf(chart, settings).map(({ key }) => key);
}
