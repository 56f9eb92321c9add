import { searchTexts } from '../../../deployment/candidates.ts';
import { groupBy } from '../../../deployment/group-by.ts';
import { remembered } from '../../../deployment/remembered.ts';
import { COMPANION_ENDING, namesService, type ServiceNames } from '../../../deployment/service-names.ts';
import { product } from '../../../product/product.ts';
import { literalPattern } from '../../../repository/glob.ts';
import { baseNameOf, folderOf } from '../../../repository/repository-paths.ts';
import { unfolded } from '../../../syntax/text-lines.ts';
import type { ReadSides } from '../../object-change.ts';
import { outlineOf, pinsTag, subjectOf } from '../lines/line-outline.ts';
import { readTextFile } from '../lines/watched-files.ts';
import { isNamedAfter } from '../literals/beside-image.ts';
import { BLOCK_ON_LINE, isOtherSoftware } from '../literals/software-names.ts';
import { IS_ASCII, type Templates } from './deployment-variables.ts';
import { filesAt, filesLike } from './files-by-folder.ts';
import { nearestTest } from './nearest-file.ts';
import { isPinnedBeside, type Pins, writesTag } from './pins.ts';
import { argumentsIn, type PositionalArgument } from './positional-arguments.ts';
import { type Query, queriesIn } from './queries.ts';
import { isBelow, isTagAndChart, type Scope, type Use, type Variable } from './variable.ts';
import {
  ANY_VARIABLE,
  CHART,
  CHART_EXPRESSION,
  CHART_VARIABLE,
  chartConstant,
  EXPRESSION,
  handedPattern,
  IMAGE_VARIABLE,
  IS_PROGRAM,
  isCommonName,
  isGenericName,
  isLookedUp,
  NAMES_CHART,
  nameOfAnchor,
  plainName,
  TAG,
  TAG_ALIAS,
  TAG_CONSTANT,
  TAG_VARIABLE,
  TOOL_VARIABLE,
  tagsBeside,
  VARIABLE,
} from './variable-syntax.ts';

/** For so many files that take a variable in the place of a version, what loads them is looked for. */
const MOST_TEMPLATES = 10;
/** So many files may be asked for the same. */
const MOST_QUERIES = 1_000;
/** So far below a line that sets a variable, what takes it is looked for. */
const [MOST_LINES, MOST_CHARACTERS] = [200, 20_000];

/** What stands for the service on a line, and for its tag: its image, or the setting of its chart. */
const patternsOf = remembered((settings: ServiceNames) => {
  const names = searchTexts(settings).map(literalPattern);
  const tagOf = (value: string) =>
    new RegExp(
      String.raw`(?:(?:${names.join('|')})(?!${COMPANION_ENDING})\/?[\w-]{0,99}(?::|["']?,\s{0,9}(?=[!{]))|image\.tag=|tag["']?\s{0,60}[:=]\s{0,60}(?:\\?["']){0,2})${value}`,
      'gi',
    );
  const tagQuery = new RegExp(tagOf(String.raw`["']?\$\($`).source, 'i');
  const service = new RegExp(names.join('|'), 'i');
  // A position, or a variable that may have got one.
  const argument = tagOf(String.raw`["']?\$\{?([1-9]|[A-Za-z_]\w{0,99})\b`);
  return { service, argument, tagVariable: tagOf(VARIABLE), tagExpression: tagOf(EXPRESSION), tagQuery };
});

/** What stood in files that change, by their paths. */
type OldTexts = ReadonlyMap<string, string>;

/** Collects the variables that take the place of a version in the files of the head. */
export class VariableUses {
  readonly found = new Map<string, Omit<Variable, 'takers'> & { readonly takers: Set<string> }>();
  /** The variables named after the image that takes them, which is not the service's: `caddy:$LIGHTDASH_CADDY_VERSION`. */
  readonly namedAfter = new Set<string>();
  /** What scripts and their functions take as the tag by its position. */
  readonly positional: PositionalArgument[] = [];
  /** The variables that stand for the image, each with the files to which it belongs; none for a name that only this image has. */
  readonly #images = new Map<string, Set<string>>();
  /** By the name of what is asked for: the files that may be meant, by how they are written. */
  readonly #scopes = new Map<string, Map<string, Scope>>();
  readonly #patterns: ReturnType<typeof patternsOf>;

  /** @param templates the files that take a variable in the place of a version; those that are found come to them */
  constructor(
    private readonly sides: ReadSides,
    private readonly templates: Templates,
  ) {
    this.#patterns = patternsOf(sides.settings);
  }

  /** Takes the variables from the lines of a file. In one about the service, a tag needs no name on its own line. */
  readText(path: string, text: string, isAbout: boolean, known: Pins): void {
    const lines = unfolded(text).split('\n');
    const outline = isAbout ? lines.map(outlineOf) : [];
    for (const [index, line] of lines.entries()) {
      const constant = NAMES_CHART.test(line) ? chartConstant(lines, index) : undefined;
      if (constant !== undefined) this.#take(path, constant, 'chart');
      const isKeyHere = isAbout && (TAG.test(line) || CHART.test(line));
      const isNamedHere = this.#patterns.service.test(line) || writesTag(line, known);
      if (!isKeyHere && !isNamedHere) continue;
      const isOurs = isNamedHere || this.#patterns.service.test(subjectOf(outline, index) ?? product.word);
      this.#readTags(path, line, isOurs);
      if (isKeyHere && isOurs)
        for (const chart of line.matchAll(CHART_EXPRESSION))
          if (this.#useOf(chart) !== 'tag') this.#take(path, chart, pinsTag(outline, index) ? 'tool' : 'chart');
      this.#readOthers(path, line, lines[index - 1] ?? '');
      if (/\b(?:helm|upgrade)\b/.test(line)) this.#readCharts(path, line, known);
    }
    this.#readQueries(path, lines);
    if (this.positional.length < MOST_QUERIES) this.positional.push(...argumentsIn(path, lines, this.#patterns));
  }

  /** The variables that a command of Helm takes as the version of the chart, which does not matter beside a tag. */
  #readCharts(path: string, line: string, known: Pins): void {
    const use = isPinnedBeside(line, path, known) ? 'tool' : 'chart';
    for (const chart of line.matchAll(CHART_VARIABLE))
      if (use === 'chart' || !this.#useOf(chart)) this.#take(path, chart, use);
  }

  /** The keys of files of data that are asked for what a line hands on. */
  async readAsked(old: OldTexts): Promise<void> {
    for (const path of [...this.templates.keys()].slice(0, MOST_TEMPLATES))
      for (const text of [(await readTextFile(this.sides.head, path)) ?? '', old.get(path) ?? ''])
        this.#readQueries(path, text.split('\n'));
  }

  /** What lines ask other files for, to get a variable that is taken as a tag, or the tag itself. */
  #readQueries(path: string, lines: readonly string[]): void {
    for (const [at, line] of lines.entries())
      for (const query of queriesIn(line, path)) {
        const isTag = this.#patterns.tagQuery.test(line.slice(0, query.index + 2)) && !this.#isOfOtherChart(line);
        const isTaken = this.templates.get(path)?.get(plainName(query.variable)) === 'tag';
        if (isTag || (isTaken && !this.#isForOthers(query.variable, lines.slice(at + 1, at + MOST_LINES))))
          this.#ask(path, query);
      }
  }

  /** Whether a variable goes to other software alone, until it is set again. @param below the lines after the one that sets it */
  #isForOthers(variable: string, below: readonly string[]): boolean {
    const sets = new RegExp(String.raw`(?<![\w.])${variable}=`);
    const next = below.findIndex((line) => sets.test(line));
    const isVariable = (name = '') => plainName(name) === plainName(variable);
    const takes = below
      .slice(0, next === -1 ? undefined : next)
      .filter((line) => [...line.matchAll(ANY_VARIABLE)].some(([, name]) => isVariable(name)));
    // An image may be a variable itself: `$IMAGE:$TAG`.
    const isTag = (line: string) =>
      [...line.matchAll(TAG_VARIABLE)].some(({ index, 2: name }) => isVariable(name) && line[index - 1] !== '$');
    const isOthers = (line: string) =>
      this.#isOfOtherChart(line) || (isTag(line) && !this.#patterns.service.test(line));
    return takes.length > 0 && takes.every(isOthers);
  }

  /** Whether a line is a command of Helm that does not name the service. */
  #isOfOtherChart(line: string): boolean {
    return /\bhelm\s/.test(line) && !this.#patterns.service.test(line);
  }

  #ask(path: string, { name, file, scope }: Query): void {
    const before = this.found.get(name);
    if (isCommonName(name) || (before !== undefined && before.scope === undefined)) return;
    const scopes = this.#scopes.get(name) ?? new Map<string, Scope>();
    this.#scopes.set(name, scopes);
    if (scopes.size < MOST_QUERIES) scopes.set(`${folderOf(path)} ${file}`, scope);
    const takers = (before?.takers ?? new Set()).add(folderOf(path));
    this.found.set(name, { use: 'tag', takers, scope: (each) => [...scopes.values()].some((one) => one(each)) });
  }

  /** The variables that a line takes as tags. @param isOurs whether the line is about the service, so that a tag needs no image in front */
  #readTags(path: string, line: string, isOurs: boolean): void {
    const { tagVariable, tagExpression } = this.#patterns;
    for (const tool of line.matchAll(TOOL_VARIABLE)) if (!this.#useOf(tool)) this.#take(path, tool, 'tool');
    for (const tag of line.matchAll(isOurs ? tagExpression : tagVariable))
      if (!this.#isOfOther(line, tag)) this.#take(path, tag, 'tag');
    if (isOurs)
      for (const [text, name = ''] of line.matchAll(TAG_ALIAS)) this.#take(path, [text, nameOfAnchor(name)], 'tag');
    if (!isOurs || !IS_PROGRAM.test(path)) return;
    for (const constant of line.matchAll(TAG_CONSTANT)) {
      const [text, name, short = ''] = constant;
      if (!this.#isOfOther(line, constant)) this.#take(path, [text, name ?? short], 'tag');
    }
  }

  /** The variables for images: those of other software, and those that hold the service's image without its tag. */
  #readOthers(path: string, line: string, above: string): void {
    for (const [, image = '', name = ''] of line.matchAll(TAG_VARIABLE))
      if (!this.#patterns.service.test(image) && isNamedAfter(name, image)) this.namedAfter.add(plainName(name));
    for (const [, written = ''] of line.matchAll(IMAGE_VARIABLE)) {
      // A list of variables has the name on the line above: `- name: IMAGE`.
      const [, listed = ''] = /\bname["']?:\s{0,9}["']?(\w{1,99})["']?$/.exec(above) ?? [];
      const name = plainName(/^value$/i.test(written) ? listed : written);
      if (name === '') continue;
      const files = this.#images.get(name) ?? new Set();
      this.#images.set(name, /^(?:image|repository|repo|name)$/.test(name) ? files.add(path) : files);
    }
  }

  /** The files of the head with one of several words, and what stood in those that change. */
  async #textsWith(words: readonly string[], watched: readonly string[], old: OldTexts): Promise<[string, string][]> {
    const { head } = this.sides;
    const paths = new Set((await Promise.all(words.map((word) => head.containing(word, watched)))).flat());
    const texts = [...paths].map(
      async (path): Promise<[string, string]> => [path, (await readTextFile(head, path)) ?? ''],
    );
    const hasWord = ([, text]: readonly [string, string]) =>
      words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
    return [...(await Promise.all(texts)), ...[...old].filter(hasWord)];
  }

  /** The image may be a variable as well: `{{ bi_image }}:{{ bi_tag }}`. @param old of the files that change */
  async readBesideImages(watched: readonly string[], old: OldTexts): Promise<void> {
    for (const [image, files] of [...this.#images].slice(0, MOST_TEMPLATES)) {
      const possible = files.size === 0 ? watched : watched.filter((path) => files.has(path));
      for (const [path, text] of await this.#textsWith([image], possible, old)) this.#readBeside(image, path, text);
    }
  }

  /** The same in a text alone. */
  readBesideImagesIn(path: string, text: string): void {
    for (const image of [...this.#images.keys()].slice(0, MOST_TEMPLATES)) this.#readBeside(image, path, text);
  }

  #readBeside(image: string, path: string, text: string): void {
    const files = this.#images.get(image);
    if (files?.size === 0 || files?.has(path) === true)
      for (const tag of tagsBeside(image).flatMap((pattern) => [...text.matchAll(pattern)]))
        this.#take(path, tag, 'tag');
  }

  /** What loads a template hands it the variable, perhaps from one with another name. */
  async readTemplates(watched: readonly string[], old: OldTexts): Promise<void> {
    const isNearest = nearestTest(watched);
    for (const [template, names] of [...this.templates].slice(0, MOST_TEMPLATES)) {
      const words = [...names.keys()].filter((name) => !isGenericName(name)).map((name) => name.replace(/^s\//, ''));
      const own: [string, string] = [template, (await readTextFile(this.sides.head, template)) ?? ''];
      const alike = filesLike(template, watched);
      if (alike !== null) words.push(alike.word);
      for (const [path, text] of [own, ...(await this.#textsWith([baseNameOf(template), ...words], watched, old))]) {
        // The command says which one it loads.
        const isLoadedAt = (at: number) => {
          const loaded = alike === null || path === template ? [] : filesAt(text, at, path, alike);
          return loaded.length > 0 ? loaded.includes(template) : isNearest(template, path);
        };
        this.#readHanded(path, text, names, isLoadedAt);
        for (const query of queriesIn(text, path)) {
          const below = text
            .slice(query.index, query.index + MOST_CHARACTERS)
            .split('\n')
            .slice(1, MOST_LINES);
          const isTaken = names.get(plainName(query.variable)) === 'tag' && !this.#isForOthers(query.variable, below);
          if (isTaken && isLoadedAt(query.index)) this.#ask(path, query);
        }
      }
    }
  }

  /** The variables that a text hands to a template for those that it takes. @param names of a template */
  #readHanded(path: string, text: string, names: ReadonlyMap<string, Use>, isLoadedAt: (at: number) => boolean): void {
    for (const [use, same] of groupBy([...names], ([, each]) => each)) {
      const given = handedPattern(same.map(([name]) => name));
      const all = [...text.matchAll(given)].filter((each) => isLoadedAt(each.index) && !this.#isOfOther(text, each));
      // Of several, those with the service's name are its own.
      const named = all.filter(([, name = '']) => namesService(`${name}=`, this.sides.settings));
      const ours = named.length > 0 ? named : all;
      for (const each of ours) this.#take(path, each, use);
    }
  }

  /** Whether a setting of Helm is that of the image of other software: `nginx.image.tag=$TAG`, `nginx: {image: {tag: $TAG}}`. */
  #isOfOther(line: string, { index = 0, 0: text }: RegExpMatchArray): boolean {
    if (isOtherSoftware(BLOCK_ON_LINE.exec(line.slice(0, index))?.[1] ?? '', this.sides.settings)) return true;
    const [, owner = ''] = /([\w-]{1,99})\.(?:image\.)?$/.exec(line.slice(Math.max(0, index - 120), index)) ?? [];
    return /^(?:image\.)?tag=/.test(text) && isOtherSoftware(owner, this.sides.settings);
  }

  #useOf([, name = '']: RegExpMatchArray): Use | undefined {
    return this.found.get(plainName(name))?.use;
  }

  #take(path: string, reference: RegExpMatchArray, use: Use): void {
    const name = plainName(reference[1] ?? '');
    const before = this.found.get(name);
    const { takers = new Set<string>(), isBelowService: wasBelow = true } = before ?? {};
    const isBelowService = wasBelow && isBelow(reference, this.sides.settings);
    const isBoth = before?.mayBeChart === true || isTagAndChart([use, before?.use ?? 'tool']);
    const asBoth = isBoth ? { use: 'tag' as const, mayBeChart: true } : { use };
    const isMap = before?.isMap === true || isLookedUp(reference);
    this.found.set(name, { ...asBoth, takers: takers.add(folderOf(path)), isBelowService, ...(isMap && { isMap }) });
    if (use !== 'tag' || !IS_ASCII.test(path)) return;
    this.templates.set(path, (this.templates.get(path) ?? new Map()).set(name, use));
  }
}
