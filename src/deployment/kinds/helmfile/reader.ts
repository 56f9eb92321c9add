import { thrownProblem } from '../../../problems/problem.ts';
import { isNamed, product } from '../../../product/product.ts';
import { folderOf } from '../../../repository/repository-paths.ts';
import { nullIfUnreadable, type SourceFiles } from '../../../syntax/source-files.ts';
import { SourceText } from '../../../syntax/source-text.ts';
import { fillIn, type UnclearTemplate, unclearTemplates } from '../../../syntax/template-text.ts';
import { allAt, itemsIn, type YamlValue } from '../../../syntax/yaml.ts';
import { searchTest } from '../../candidates.ts';
import { type Finding, type Reading, unreadableFinding, withChoices } from '../../finding.ts';
import type { KindReader, KindSettings } from '../kind.ts';
import { completionsOf, type Words } from '../releases/completions.ts';
import { filledFile, HelmfileEnvironment, isLax } from './environment.ts';
import { isHelmfile } from './facts.ts';
import { DECIDES_RELEASE, type HelmfileRelease, namesOfRelease, readRelease } from './release.ts';
import {
  DEFAULT_ENVIRONMENT,
  type Helmfile,
  holdersOf,
  partsOf,
  readHelmfile,
  type WrittenPart,
  writtenIn,
} from './state.ts';

const KIND = 'helmfile' as const;

const NAMES_CHART = new RegExp(String.raw`^[ \t-]*chart:.*${product.word}|${product.image.path}`, 'im');

/** Releases of a helmfile, in every environment (docs/supported-files.md#helmfile). */
export const helmfile: KindReader = {
  async read(files, candidates, settings) {
    const found: Finding[] = [];
    const claimed = new Set<string>();
    const objectIds: string[] = [];
    const off: string[] = [];
    const given = new Set(candidates);
    const isSearched = searchTest(settings);
    // Helmfiles that do not name the service may install a chart or use values that name it.
    const named = given.size === 0 ? [] : files.paths.filter((path) => isHelmfile(path) && isSearched(path));
    for (const path of new Set([...candidates, ...named])) {
      const text = await nullIfUnreadable(files.text(path));
      if (text === null || !/^["']?releases["']?[ \t]*:/m.test(text)) continue;
      // A helmfile that names the service and is not a candidate is excluded, or another kind has claimed it.
      if (!given.has(path) && isNamed(text)) continue;
      try {
        const reading = await readReleases(files, await readHelmfile(files, path), settings);
        found.push(...reading.found);
        objectIds.push(...reading.objectIds);
        off.push(...(reading.off ?? []));
        for (const each of reading.claimed) claimed.add(each);
      } catch (error) {
        const problem = thrownProblem(error);
        if (!NAMES_CHART.test(text)) continue;
        found.push(unreadableFinding(KIND, `${KIND}:${path}`, path, problem, [path]));
        claimed.add(path);
      }
    }
    return { found, claimed: [...claimed], objectIds, off, links: [] };
  },
};

async function readReleases(files: SourceFiles, state: Helmfile, settings: KindSettings): Promise<Reading> {
  const found: Finding[] = [];
  const objectIds: string[] = [];
  const off: string[] = [];
  const claimed: string[] = [];
  const counts = new Map<string, number>();
  const unclear = unclearTemplates(state.text, DECIDES_RELEASE);
  for (const name of state.environments) {
    const environment = await HelmfileEnvironment.read(files.recorded(), state, name);
    const file = await filledFile(state.path, state.text, (text) => environment.literalsFor(text));
    const index = new SourceText(file.path, file.text);
    for (const value of allAt(holdersOf([file], 'releases'), 'releases.*')) {
      const parts = partsOf(value, [...state.parts, file]);
      const own = parts.map((part) => part.value).filter((each) => each.file === file);
      const isInstalled = !isOff(parts, environment);
      const id = uniqueId(idOf(parts, name), isInstalled, counts);
      const release = { parts, id, ...linesOf(own, index, state.text, unclear) };
      const read: Finding[] = [];
      for (const [each, possible] of await possibilitiesOf(release, environment, files.paths, state)) {
        const reading = await readRelease(files, state, possible, each, settings);
        (isInstalled ? objectIds : off).push(each.id);
        read.push(...(reading?.found ?? []));
        if (reading !== null) claimed.push(state.path, ...reading.claimed, ...environment.used);
      }
      if (isInstalled) found.push(...withChoices(read));
    }
  }
  return { found, claimed, objectIds, off, links: [] };
}

/** A release may stand there several times. @param counts of the installed ones, by id */
function uniqueId(id: string, isInstalled: boolean, counts: Map<string, number>): string {
  const count = (counts.get(id) ?? 0) + (isInstalled ? 1 : 0);
  if (isInstalled) counts.set(id, count);
  return count > 1 ? `${id}~${count}` : id;
}

/** A release with its environment: more than one if unknown templates may stand for several words in its paths. */
async function possibilitiesOf(
  release: HelmfileRelease,
  environment: HelmfileEnvironment,
  paths: readonly string[],
  state: Helmfile,
): Promise<(readonly [HelmfileRelease, HelmfileEnvironment])[]> {
  const words = await wordsOf(release.parts, environment, paths, state);
  if (words.size === 0) return [[release, environment]];
  return [...words].map(([name, each]) => [{ ...release, id: `${release.id}@${name}` }, environment.assuming(each)]);
}

/** What may stand for unknown templates in the paths of a release's values files, by the name of an environment. */
async function wordsOf(
  release: readonly WrittenPart[],
  environment: HelmfileEnvironment,
  paths: readonly string[],
  { path }: Helmfile,
): Promise<ReadonlyMap<string, Words>> {
  const written = release.flatMap(({ value }) =>
    itemsIn([value], 'values').flatMap((item) => item.writtenAt('')?.text ?? []),
  );
  const names = namesOfRelease(release);
  const filled = async (text: string) => fillIn(text, await environment.literalsFor(text, names)).text;
  const rest = await Promise.all(written.map(filled));
  const open = rest.filter((text) => text.includes('{{'));
  const isOptional = release.some(({ value }) => isLax(value));
  return completionsOf(
    open.map((text) => ({ rest: text, start: folderOf(path) })),
    paths,
    isOptional,
  );
}

function isOff(release: readonly WrittenPart[], environment: HelmfileEnvironment): boolean {
  const condition = writtenIn(release, 'condition');
  const isFalse = condition !== null && environment.valueAt(condition.text)?.text === 'false';
  return isFalse || writtenIn(release, 'installed')?.text === 'false';
}

function idOf(release: readonly [WrittenPart, ...WrittenPart[]], environment: string | null): string {
  const parts = ['kubeContext', 'namespace', 'name'].map((key) => writtenIn(release, key)?.text ?? '');
  const label = parts.filter((part) => part !== '').join('/');
  const of = environment === null || environment === DEFAULT_ENVIRONMENT ? '' : `@${environment}`;
  return `${KIND}:${release[0].value.file.path}#${label}${of}`;
}

/** The lines of a release, and of its templates in the helmfile, as written, and the unclear templates that may decide them. */
function linesOf(
  values: readonly YamlValue[],
  index: SourceText,
  text: string,
  unclear: readonly UnclearTemplate[],
): Pick<HelmfileRelease, 'around' | 'within' | 'lines'> {
  const ranges = values.map((value) => rangeOf(index, value, text));
  const deciding = (isAround: boolean) =>
    ranges.flatMap(({ first, last }) =>
      unclear.filter((each) => each.end >= first && each.decides <= last && each.line < first === isAround),
    );
  const lines = ranges.flatMap(({ first, last }) => text.split('\n').slice(first - 1, last));
  return { around: deciding(true), within: deciding(false), lines };
}

/** The first and last line of a release, including template lines directly below it. */
function rangeOf(index: SourceText, value: YamlValue, text: string) {
  const start = value.node.range?.[0] ?? 0;
  const first = index.placeAt(start).line ?? 1;
  let last = index.placeAt(start + value.source.trimEnd().length).line ?? first;
  const lines = text.split('\n');
  while (/^\s*(?:$|\{\{)/.test(lines[last] ?? 'end')) last += 1;
  return { first, last };
}
