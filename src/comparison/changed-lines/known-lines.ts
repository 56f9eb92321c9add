import { searchTexts } from '../../deployment/candidates.ts';
import type { Detection, DetectionSettings } from '../../deployment/detect.ts';
import type { SecondOrder } from '../../deployment/finding.ts';
import { groupBy } from '../../deployment/group-by.ts';
import { ReferenceGraph } from '../../deployment/reference-graph.ts';
import { COMPANION_ENDING, namesService, namesServiceImage } from '../../deployment/service-names.ts';
import { showPlace } from '../../problems/place.ts';
import { product } from '../../product/product.ts';
import { baseNameOf, folderOf, resolvePath } from '../../repository/repository-paths.ts';
import { handedWithChart } from '../../syntax/helm-commands.ts';
import { bareLines } from '../../syntax/text-lines.ts';
import type { ReadSides } from '../object-change.ts';
import { filesAbout } from './about-service.ts';
import { outlineOf, subjectOf } from './line-outline.ts';
import {
  CHART,
  CHART_CONSTANT,
  CHART_EXPRESSION,
  CHART_VARIABLE,
  EXPRESSION,
  IMAGE_VARIABLE,
  NAMES_CHART,
  plainName,
  TAG,
  TOOL_VARIABLE,
  VARIABLE,
} from './variable-syntax.ts';
import {
  IS_ASCII,
  isBelow,
  namesOfOthers,
  type Use,
  unresolvedTemplates,
  type Variable,
  variablesIn,
} from './variables.ts';
import { readTextFile, textsNaming, watchedPaths } from './watched-files.ts';

/** For so many files that take a variable in the place of a version, what loads them is looked for. */
const MOST_TEMPLATES = 10;

export interface KnownLines {
  readonly settings: DetectionSettings;
  /** `file:line` of what a reader has understood, on each side. */
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
  /** The variables that make up the version of something found, by their names. */
  readonly variables: ReadonlyMap<string, Variable>;
  /** The second-order text of each file, from both sides. */
  readonly secondOrder: ReadonlyMap<string, string>;
  /** The variables that other software takes of a changed file, by its path. */
  readonly ofOthers: ReadonlyMap<string, ReadonlySet<string>>;
  /** For each values file, whether it pins the tag. The chart's version does not matter beside one that does. */
  readonly pins: ReadonlyMap<string, boolean>;
  /** The paths of the head. */
  readonly files: Pick<ReadonlySet<string>, 'has'>;
  /** Files about the service that no reader reads, and the files that they name for it. */
  readonly about: ReadonlySet<string>;
  /** Files that may decide a version that is not known, such as values behind a template that cannot be filled in. */
  readonly undecided: ReadonlySet<string>;
  /** Values files that a command of Helm takes for the service's chart. */
  readonly handed: ReadonlySet<string>;
  /** Local charts in which an image of the service has no readable tag. Their templates may use `appVersion` for it. */
  readonly charts: ReadonlySet<string>;
}

/**
 * Gathers what the readers of both sides know about lines, variables and second order.
 *
 * @param changed the paths that differ
 */
export async function readKnown(sides: ReadSides, changed: readonly string[]): Promise<KnownLines> {
  const { before, after, settings } = sides;
  const orders = [before, after].flatMap(secondOrderOf);
  const byFile = groupBy(orders, ({ place }) => place.file);
  const unknown = after.objects.filter(({ problem }) => problem !== null);
  const pinned = after.objects.filter(({ version, isOfChart }) => version !== null && !isOfChart);
  const files = await sides.head.entries();
  const pins = new Map(after.objects.map((object) => [object.carrier, pinned.includes(object)]));
  const { commands, about, handed } = await readUnread(sides, { pins, files });
  const variables = await variablesIn(sides, commands);
  return {
    before: new Set(accountsOf(before)),
    after: new Set(accountsOf(after)),
    settings,
    variables,
    ofOthers: await namesOfOthers(sides, changed, variables),
    secondOrder: new Map([...byFile].map(([file, all]) => [file, all.map(({ text }) => text).join('\n')])),
    undecided: new Set(unknown.flatMap(({ inputs, carrier }) => inputs.filter((path) => path !== carrier))),
    handed,
    charts: new Set([
      ...unknown.flatMap(({ carrier }) =>
        /(?:^|\/)values[^/]*$/.test(carrier) ? carrier.replace(/[^/]*$/, 'Chart.yaml') : [],
      ),
      ...(await chartsWithoutTag(sides, changed)),
    ]),
    pins,
    about,
    files,
  };
}

/** The second order of all objects, and of the links that lead to one. */
function secondOrderOf({ objects, links }: Detection): SecondOrder[] {
  const graph = new ReferenceGraph(links);
  const ofOurs = links.filter(
    (link) =>
      link.secondOrder.length > 0 && (link.namesService || objects.some((object) => graph.leadsTo(link, object))),
  );
  // What variables come from says nothing about a version on its lines.
  return [...objects, ...ofOurs].flatMap(({ secondOrder }) =>
    secondOrder.filter(({ key }) => !/#substituteFrom$/.test(key)),
  );
}

function accountsOf({ objects, explained }: Detection): string[] {
  // If the version is not known, the places read on the way explain nothing.
  const read = objects.flatMap(({ place, understood, problem, chart, tagBelow }) => {
    // Beside a tag below values that nobody sees, the version of the chart does not matter.
    const ofChart = tagBelow === undefined ? [] : (chart?.place ?? []);
    return [place, ...(problem === null ? understood : []), ofChart].flat();
  });
  return [...read, ...explained].map(showPlace);
}

/**
 * Reads the files that name the service: the variables in images and commands (`docker run lightdash/lightdash:$TAG`),
 * those among them that are about the service, and the files that they hand to Helm for its chart.
 */
async function readUnread(sides: ReadSides, known: Pick<KnownLines, 'pins' | 'files'>) {
  const [about, handed] = [new Set<string>(), new Set<string>()];
  const entries = await sides.head.entries();
  const watched = watchedPaths(entries, sides);
  const isRead = new Set([sides.before, sides.after].flatMap(({ objects }) => objects.map(({ carrier }) => carrier)));
  const found = new Map<string, Omit<Variable, 'takers'> & { readonly takers: Set<string> }>();
  const own = searchTexts(sides.settings).map((text) => text.replace(/[^\w\s]/g, '\\$&'));
  const service = new RegExp(own.join('|'), 'i');
  const tagOf = (value: string) =>
    new RegExp(
      String.raw`(?:(?:${own.join('|')})(?!${COMPANION_ENDING})\/?[\w-]{0,99}(?::|["']?,\s{0,9}(?=[!{]))|image\.tag=|tag["']?\s{0,60}[:=]\s{0,60})${value}`,
      'gi',
    );
  const [tagVariable, tagExpression] = [tagOf(VARIABLE), tagOf(EXPRESSION)];
  const templates = await unresolvedTemplates(sides);
  const images = new Set<string>();
  const take = (path: string, reference: RegExpMatchArray, use: Use) => {
    const name = plainName(reference[1] ?? '');
    const { takers = new Set<string>(), isBelowService: wasBelow = true } = found.get(name) ?? {};
    const isBelowService = wasBelow && isBelow(reference, sides.settings);
    found.set(name, { use, takers: takers.add(folderOf(path)), isBelowService });
    if (use === 'tag' && IS_ASCII.test(path)) templates.set(path, (templates.get(path) ?? new Map()).set(name, use));
  };
  for await (const { path, text } of textsNaming(sides.head, sides)) {
    if (!isRead.has(path)) {
      for (const each of filesAbout(path, text, sides.settings)) if (entries.has(each)) about.add(each);
    }
    for (const each of handedWithChart(text, sides.settings.chart, watched)) handed.add(each);
    const lines = text.replace(/\\\r?\n/g, ' ').split('\n');
    const outline = about.has(path) ? lines.map(outlineOf) : [];
    for (const [index, line] of lines.entries()) {
      const constant = NAMES_CHART.test(line) ? chartConstant(lines, index) : undefined;
      if (constant !== undefined) take(path, constant, 'chart');
      // In a file about the service, a tag or the version of a chart needs no name on its own line.
      const isKeyHere = about.has(path) && (TAG.test(line) || CHART.test(line));
      const isNamedHere = service.test(line);
      if (!isKeyHere && !isNamedHere) continue;
      const isOurs = isNamedHere || service.test(subjectOf(outline, index) ?? product.word);
      for (const tool of line.matchAll(TOOL_VARIABLE))
        if (!found.has(plainName(tool[1] ?? ''))) take(path, tool, 'tool');
      for (const tag of line.matchAll(isOurs ? tagExpression : tagVariable)) take(path, tag, 'tag');
      for (const chart of isKeyHere && isOurs ? line.matchAll(CHART_EXPRESSION) : [])
        if (found.get(plainName(chart[1] ?? ''))?.use !== 'tag') take(path, chart, 'chart');
      for (const [, name = ''] of line.matchAll(IMAGE_VARIABLE)) images.add(plainName(name));
      // The version of the chart does not matter beside a tag.
      const use = isPinnedBeside(line, path, known) ? 'tool' : 'chart';
      if (/\bhelm\b/.test(line))
        for (const chart of line.matchAll(CHART_VARIABLE))
          if (use === 'chart' || !found.has(plainName(chart[1] ?? ''))) take(path, chart, use);
    }
  }
  // The image may be a variable as well: `{{ bi_image }}:{{ bi_tag }}`.
  for (const image of [...images].slice(0, MOST_TEMPLATES)) {
    const beside = new RegExp(String.raw`\b${image}["']?[\s)\]}]{0,9}:${VARIABLE}`, 'gi');
    for (const path of await sides.head.containing(image, watched)) {
      const text = (await readTextFile(sides.head, path)) ?? '';
      for (const tag of text.matchAll(beside)) take(path, tag, 'tag');
    }
  }
  // What loads a file hands it the variable, perhaps from one with another name.
  for (const [template, names] of [...templates].slice(0, MOST_TEMPLATES)) {
    for (const path of [template, ...(await sides.head.containing(baseNameOf(template), watched))]) {
      const text = (await readTextFile(sides.head, path)) ?? '';
      for (const [use, same] of groupBy([...names], ([, each]) => each)) {
        const written = same.map(([name]) => name).join('|');
        const given = new RegExp(String.raw`\b(?:${written})["']?\s{0,9}[:=]\s{0,9}${EXPRESSION}`, 'gi');
        const all = [...text.matchAll(given)];
        // Of several, those with the service's name are its own.
        const ours = all.filter(([, name = '']) => namesService(`${name}=`, sides.settings));
        for (const each of ours.length > 0 ? ours : all) take(path, each, use);
      }
    }
  }
  return { commands: found, about, handed };
}

/** What a program gives as the version of a chart, in the lines beside its name: `version: CHART_VERSION`. */
function chartConstant(lines: readonly string[], index: number): RegExpMatchArray | undefined {
  const beside = lines.slice(Math.max(0, index - 3), index + 4);
  return beside.map((line) => line.match(CHART_CONSTANT)).find((match) => match !== null);
}

/**
 * Whether a command pins the tag, itself or by a values file: the one that it names, or any of that name if that is not there.
 *
 * @param path of the file with the command
 */
export function isPinnedBeside(
  statement: string,
  path: string,
  { pins, files }: Pick<KnownLines, 'pins' | 'files'>,
): boolean {
  if (/image\.tag=/.test(statement)) return true;
  const words = statement.split(/[\s=,"']+/).filter((word) => /\.ya?ml$/.test(word));
  return words.some((word) => {
    const named = [resolvePath(folderOf(path), word), resolvePath('', word)].find(
      (each) => each !== null && files.has(each),
    );
    if (named != null) return pins.get(named) === true;
    return [...pins].some(([file, isPinning]) => isPinning && baseNameOf(file) === baseNameOf(word));
  });
}

/** Charts that change, and whose values name the service's image without a tag: their `appVersion` is the tag. */
async function chartsWithoutTag({ head, settings }: ReadSides, changed: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of changed.filter((each) => baseNameOf(each) === 'Chart.yaml')) {
    const values = (await readTextFile(head, path.replace(/Chart\.yaml$/, 'values.yaml'))) ?? '';
    const lines = bareLines(values);
    const at = lines.findIndex((line) => namesServiceImage(line, settings.images));
    const hasTag = lines.slice(Math.max(0, at - 3), at + 4).some((line) => /\btag["']?\s*:\s*["']?[\w$]/.test(line));
    if (at !== -1 && !hasTag) found.push(path);
  }
  return found;
}
