import satisfies from 'semver/functions/satisfies.js';
import validRange from 'semver/ranges/valid.js';
import type { Place } from '../../../problems/place.ts';
import { type Problem, problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { folderOf, inFolder, resolvePath } from '../../../repository/repository-paths.ts';
import { type Files, nullIfUnreadable } from '../../../syntax/source-files.ts';
import type { YamlFile, YamlMember, YamlScalar, YamlValue } from '../../../syntax/yaml.ts';
import { exactChartVersion } from '../../chart.ts';
import { problemAnswer } from '../../image-answer.ts';
import { readTag } from '../../reference.ts';
import type { ChartOfRelease } from './image-values.ts';
import type { ValuesScope } from './values.ts';

export type LocalChart = NonNullable<Awaited<ReturnType<typeof readLocalChart>>>;

export type Dependency = ReturnType<typeof dependenciesIn>[number];

/** Reads the source of a chart in a folder; null if there is none. @throws ProblemError where it cannot be read */
export async function readLocalChart(files: Files, folder: string) {
  const path = inFolder(folder, 'Chart.yaml');
  const file = await files.yaml(path);
  if (file === null) return null;
  const version = scalarOf(file.root, 'version');
  const known = appVersionOf(scalarOf(file.root, 'appVersion'), path);
  const values = await files.yaml(inFolder(folder, 'values.yaml'));
  return {
    folder,
    file,
    /** The chart's default values, which all other values override. */
    values,
    name: scalarOf(file.root, 'name')?.text ?? null,
    version,
    /** Decides where the tag is empty: the chart's `appVersion` (docs/how-detection-works.md#the-line-that-decides). */
    known: version === null ? known : { ...known, understood: [version.place, ...known.understood] },
    dependencies: dependenciesIn(file),
  };
}

function scalarOf(value: YamlValue | null, key: string): YamlScalar | null {
  return memberOf(value, key)?.scalar ?? null;
}

/** A member of a chart's own file. Helm reads its keys without regard to case; the exact one wins. */
function memberOf(value: YamlValue | null, key: string): YamlValue | null {
  const isKey = ({ name }: YamlMember) => name.toLowerCase() === key.toLowerCase();
  return value?.at([key]) ?? value?.members.find(isKey)?.value ?? null;
}

/** The `appVersion` that `helm create` writes into every new chart. */
const OF_HELM_CREATE = '1.16.0';

function appVersionOf(written: YamlScalar | null, path: string): ChartOfRelease {
  const place = written?.place ?? { file: path, line: 1, column: 1 };
  const understood = written === null ? [] : [place];
  if (written === null || ['', OF_HELM_CREATE].includes(written.text)) {
    const own = written?.text ? 'only the appVersion of `helm create`' : 'no appVersion';
    const problem = problemAt('chart-unpinned', place, `The chart has no tag and ${own}`, { remedy: 'Set `tag`.' });
    return { answer: problemAnswer(problem), place, understood };
  }
  const reading = readTag(written.text, '');
  if ('version' in reading) return { answer: { status: 'version', version: reading.version }, place, understood };
  return { answer: problemAnswer(problemAt(reading.code, place, quoteText(written.text))), place, understood };
}

/** A chart's dependencies; none where the chart cannot be read. */
export async function dependenciesOf(files: Files, folder: string): Promise<Dependency[]> {
  const file = await nullIfUnreadable(files.yaml(inFolder(folder, 'Chart.yaml')));
  return file === null ? [] : dependenciesIn(file);
}

function dependenciesIn(file: YamlFile) {
  const counts = new Map<string, number>();
  return (memberOf(file.root, 'dependencies')?.items ?? []).map((value) => {
    const text = (key: string) => scalarOf(value, key)?.text ?? '';
    const version = scalarOf(value, 'version');
    const name = text('name');
    const position = counts.get(name) ?? 0;
    counts.set(name, position + 1);
    return {
      name,
      /** The key of its values. */
      key: text('alias') || name,
      version: version?.text ? version : null,
      /** As written; null if it is not given. */
      repository: text('repository') || null,
      // Paths of switches, of which the first boolean decides, or else the tags. Like Helm, keep a blank after a comma as part of the path, which then leads nowhere.
      conditions: text('condition')
        .trim()
        .split(',')
        .flatMap((path) => (path === '' ? [] : [path.split('.')])),
      tags: (memberOf(value, 'tags')?.items ?? []).map((tag) => ['tags', tag.scalar?.text ?? '']),
      place: value.place,
      /** The index among dependencies of the same name. Chart.lock lists them in the same order. */
      position,
    };
  });
}

/**
 * The chart that is installed: the locked version if it fits, otherwise an exact version of the dependency.
 *
 * @throws ProblemError where Chart.lock cannot be read
 */
export async function chartOfDependency(files: Files, dependency: Dependency): Promise<ChartOfRelease> {
  const { name, version: wanted, repository } = dependency;
  const place = wanted?.place ?? dependency.place;
  const locked = await lockedVersion(files, dependency);
  const understood = [place, ...(locked === null ? [] : [locked.place])];
  const unpinned = (problem: Problem) => ({ answer: problemAnswer(problem), place, understood });
  const pinned = (version: string, at: Place): ChartOfRelease => {
    return { answer: { status: 'chart', chart: { name, version, place: at, repository } }, place: at, understood };
  };
  if (wanted === null) {
    return unpinned(problemAt('chart-unpinned', place, 'The dependency has no version and image.tag is empty'));
  }
  const exact = exactChartVersion(wanted.text);
  if (exact !== null) {
    if (locked === null || locked.version === exact) return pinned(exact, place);
    const found = `The version is ${quoteText(wanted.text)}, but Chart.lock has ${quoteText(locked.version)}`;
    return unpinned(problemAt('chart-unpinned', place, found, { remedy: 'Run `helm dependency update`.' }));
  }
  const isRange = validRange(wanted.text) !== null;
  return locked !== null && isRange && satisfies(locked.version, wanted.text, { includePrerelease: true })
    ? pinned(locked.version, locked.place)
    : unpinned(problemAt('chart-range', place, quoteText(wanted.text)));
}

async function lockedVersion(files: Files, { name, position, place }: Dependency) {
  const lock = await files.yaml(inFolder(folderOf(place.file), 'Chart.lock'));
  if (lock === null) return null;
  const entries = memberOf(lock.root, 'dependencies')?.items ?? [];
  const entry = entries.filter((each) => scalarOf(each, 'name')?.text === name)[position] ?? null;
  const written = scalarOf(entry, 'version');
  const version = exactChartVersion(written?.text ?? '');
  return version === null || written === null ? null : { version, place: written.place };
}

/** The folder of a dependency's source, unpacked under `charts` or at a `file://` path; null if there is none. */
export function sourceFolderOf(files: Files, folder: string, { name, repository }: Dependency): string | null {
  const unpacked = inFolder(folder, `charts/${name}`);
  if (files.has(inFolder(unpacked, 'Chart.yaml'))) return unpacked;
  if (repository?.startsWith('file://') !== true) return null;
  const path = resolvePath(folder, repository.slice('file://'.length));
  return path !== null && files.has(inFolder(path, 'Chart.yaml')) ? path : null;
}

/** Whether Helm would install a dependency: the first boolean condition decides, otherwise any of its tags, otherwise yes. */
export function isEnabled({ conditions, tags }: Dependency, values: ValuesScope): boolean {
  const switchesAt = (paths: readonly (readonly string[])[]) =>
    paths.flatMap((path) => {
      const entry = values.at(path);
      const text = entry.status === 'scalar' && entry.scalar.type === 'other' ? entry.scalar.text : '';
      return /^(?:true|yes|on|y|false|no|off|n)$/i.test(text) ? [/^(?:true|yes|on|y)$/i.test(text)] : [];
    });
  const [decided] = switchesAt(conditions);
  const tagged = switchesAt(tags);
  return decided ?? (tagged.length === 0 || tagged.includes(true));
}
