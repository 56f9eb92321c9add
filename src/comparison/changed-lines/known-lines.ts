import { searchTexts } from '../../deployment/candidates.ts';
import type { Detection, DetectionSettings } from '../../deployment/detect.ts';
import { groupBy } from '../../deployment/group-by.ts';
import {
  COMPANION_ENDING,
  namesService,
  namesServiceImage,
  type ServiceNames,
} from '../../deployment/service-names.ts';
import { type Place, showPlace } from '../../problems/place.ts';
import { product } from '../../product/product.ts';
import { baseNameOf, folderOf, resolvePath } from '../../repository/repository-paths.ts';
import type { Tree } from '../../repository/tree.ts';
import { handedWithChart } from '../../syntax/helm-commands.ts';
import { bareLines } from '../../syntax/text-lines.ts';
import type { ReadSides } from '../object-change.ts';
import { filesAbout } from './about-service.ts';
import { outlineOf, subjectOf } from './line-outline.ts';
import {
  ANY_VARIABLE,
  CHART,
  CHART_EXPRESSION,
  CHART_VARIABLE,
  EXPRESSION,
  IMAGE_VARIABLE,
  isCommonName,
  plainName,
  TAG,
  TOOL_VARIABLE,
  VARIABLE,
} from './variable-syntax.ts';
import { readTextFile, textsNaming, watchedPaths } from './watched-files.ts';

/** For so many files that take a variable in the place of a version, what loads them is looked for. */
const MOST_TEMPLATES = 10;
const IS_ASCII = /^[ -~]+$/;

/** What a variable holds: the version of the service, of its chart, or of a tool with the service's name. */
export type Use = 'tag' | 'chart' | 'tool';

export interface Variable {
  readonly use: Use;
  /** Whether what takes it does not tell if it is a tag or the version of the chart. */
  readonly mayBeChart?: boolean;
  /** Folders with files that take it; null if it may be set anywhere. */
  readonly takers: ReadonlySet<string> | null;
  /** Whether a project of compose takes it, where a file of variables belongs to one folder. */
  readonly isOfProject?: boolean;
  /** Whether it is always taken from below the service's name: `.Values.lightdash.tag`. */
  readonly isBelowService?: boolean;
}

export interface KnownLines {
  readonly settings: DetectionSettings;
  /** `file:line` of what a reader has understood, on each side. */
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
  /** The variables that make up the version of something found, by their names. */
  readonly variables: ReadonlyMap<string, Variable>;
  /** The second-order text of each file, from both sides. */
  readonly secondOrder: ReadonlyMap<string, string>;
  /** For each values file, whether it pins the tag. The chart's version does not matter beside one that does. */
  readonly pins: ReadonlyMap<string, boolean>;
  /** The paths of the head. */
  readonly files: Pick<ReadonlySet<string>, 'has'>;
  /** Files about the service that no reader reads, and the files that they name for it. */
  readonly about: ReadonlySet<string>;
  /** Files that may decide a version that is not known, such as values behind a template that cannot be filled in. */
  readonly undecided: ReadonlySet<string>;
  /** Values files that a command of Helm takes for the service's chart, and that no reader has read. */
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
  const orders = [before, after].flatMap(({ objects, links }) => [objects, links].flat());
  const byFile = groupBy(
    orders.flatMap((each) => each.secondOrder),
    ({ place }) => place.file,
  );
  const unknown = after.objects.filter(({ problem }) => problem !== null);
  const pinned = after.objects.filter(({ version, isOfChart }) => version !== null && !isOfChart);
  const files = await sides.head.entries();
  const pins = new Map(after.objects.map((object) => [object.carrier, pinned.includes(object)]));
  const { commands, about, handed } = await readUnread(sides, { pins, files });
  return {
    before: new Set(accountsOf(before)),
    after: new Set(accountsOf(after)),
    settings,
    variables: await variablesIn(sides, commands),
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

/** The variables that make up an object's version, and those in commands of files without a reader. */
async function variablesIn(sides: ReadSides, commands: ReadonlyMap<string, Variable>) {
  const { base, head, before, after, settings } = sides;
  const variables = new Map(commands);
  const references: RegExpMatchArray[] = [];
  for (const [{ objects }, tree] of [[before, base] as const, [after, head] as const]) {
    for (const object of objects) {
      const { place, problem, chart, variables: named } = object;
      const line = await lineAt(tree, place);
      const isHidden = /^unresolved-/.test(problem?.code ?? '');
      const hidden = isHidden ? [...line.matchAll(ANY_VARIABLE)] : [];
      const version = isHidden && chart?.place ? await lineAt(tree, chart.place) : '';
      const ofChart = [...version.matchAll(ANY_VARIABLE)];
      references.push(...hidden, ...ofChart);
      for (const [, name = ''] of ofChart)
        if (!variables.has(plainName(name))) variables.set(plainName(name), { use: 'chart', takers: null });
      // What was resolved comes from a file of variables of the project, and every project may have a `TAG`.
      const isOfProject = object.kind === 'compose' && problem === null;
      const folders = new Set([place.file, object.carrier, ...object.inputs].map(folderOf));
      const use = useOf(line);
      const mayBeChart = isHidden && chart !== null && use === 'tag' && !/image|tag/i.test(line);
      for (const name of new Set([...named, ...hidden.map(([, each = '']) => each)].map(plainName))) {
        const takers = isOfProject && isCommonName(name) ? folders : null;
        if (variables.get(name)?.takers !== null) variables.set(name, { use, mayBeChart, takers, isOfProject });
      }
    }
  }
  for (const [name, all] of groupBy(references, ([, each = '']) => plainName(each))) {
    const [known, command] = [variables.get(name), commands.get(name)];
    const isBelowService = command?.isBelowService !== false && all.every((each) => isBelow(each, settings));
    if (known !== undefined) variables.set(name, { ...known, isBelowService });
  }
  return variables;
}

/** Whether a reference leads below the service's name. */
function isBelow([text, name = '']: RegExpMatchArray, names: ServiceNames): boolean {
  const [way = ''] = /[\w.-]{0,400}$/.exec(text.slice(0, -name.length).replace(/\.$/, '')) ?? [];
  return namesService(`${way}=`, names);
}

function accountsOf({ objects, explained }: Detection): string[] {
  // If the version is not known, the places read on the way explain nothing.
  const read = objects.flatMap(({ place, understood, problem }) => [place, ...(problem === null ? understood : [])]);
  return [...read, ...explained].map(showPlace);
}

/** The deciding line of an object; empty where none decides. */
async function lineAt(tree: Tree, { file, line }: Place): Promise<string> {
  return line === null ? '' : ((await readTextFile(tree, file))?.split('\n')[line - 1] ?? '');
}

/** Whether an object's variables hold its chart's version or its tag, judged by the deciding line. */
function useOf(written: string): Use {
  // What the value is put into counts, and not what the variable in it is called.
  const line = written.replace(/\{\{[^{}]{0,400}\}\}/g, '');
  return /targetRevision|\b(?:chart_?)?version\b/i.test(line) && !/image|tag/i.test(line) ? 'chart' : 'tag';
}

/** The files that take a variable in the place of a version: its names in each of them, with what they hold. */
type Templates = Map<string, Map<string, Use>>;

/** The templates of objects with a version that is not known. */
async function unresolvedTemplates({ head, after }: ReadSides): Promise<Templates> {
  const templates: Templates = new Map();
  const open = after.objects.filter(({ problem }) => problem !== null);
  for (const place of open.flatMap((each) => [each.chart?.place ?? [], each.place].flat())) {
    const line = IS_ASCII.test(place.file) ? await lineAt(head, place) : '';
    const names = [...line.matchAll(ANY_VARIABLE)].map(([, name = '']) => [plainName(name), useOf(line)] as const);
    if (names.length > 0) templates.set(place.file, new Map([...(templates.get(place.file) ?? []), ...names]));
  }
  return templates;
}

/**
 * Reads the files that name the service: the variables in images and commands (`docker run lightdash/lightdash:$TAG`),
 * those among them that are about the service, and the files that they hand to Helm for its chart.
 */
async function readUnread(sides: ReadSides, known: Pick<KnownLines, 'pins' | 'files'>) {
  const about = new Set<string>();
  const handed = new Set<string>();
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
    for (const each of handedWithChart(text, sides.settings.chart, watched))
      if (!known.pins.has(each)) handed.add(each);
    const lines = text.replace(/\\\r?\n/g, ' ').split('\n');
    const outline = about.has(path) ? lines.map(outlineOf) : [];
    for (const [index, line] of lines.entries()) {
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
        const all = same.map(([name]) => name).join('|');
        const given = new RegExp(String.raw`\b(?:${all})["']?\s{0,9}[:=]\s{0,9}${EXPRESSION}`, 'gi');
        for (const each of text.matchAll(given)) take(path, each, use);
      }
    }
  }
  return { commands: found, about, handed };
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
