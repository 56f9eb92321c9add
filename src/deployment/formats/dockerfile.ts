import { type Found, NOTHING_DECLARED, problemAnswer } from '../deployment.ts';
import { CollectedVariables, type Environment } from '../environment.ts';
import type { Place } from '../place.ts';
import { ProblemError, problemAt } from '../problem.ts';
import { quoteText } from '../reference.ts';
import { readEnv } from './compose/dockerfile-environment.ts';
import { linesOf, readInstructions, wordsOf } from './compose/dockerfile-lines.ts';
import { type ImageReading, readImage } from './compose/image.ts';
import { MOST_CHARACTERS } from './compose/interpolation.ts';
import { namesService, textIfReadable } from './compose/text.ts';
import { asValue, type Piece, plainText, sliceText, sliceTexts, type TracedText } from './compose/traced-text.ts';
import type { Format, FormatSettings } from './format.ts';

/** What a build is given from outside of its Dockerfile. */
export interface BuildSettings {
  /** The stage that is built; null for the last one. */
  readonly target: string | null;
  readonly args: ReadonlyMap<string, TracedText>;
  /** Named contexts, which go before stages and images of their name. */
  readonly contexts: ReadonlyMap<string, TracedText>;
}

/** A Dockerfile's image as it is given to {@link rootImage}'s caller. */
export interface RootImage {
  readonly image: TracedText;
  /** As `FROM` has it, its variables not filled in, and where. */
  readonly raw: string;
  readonly place: Place;
  /** What is set by the stage that is built and by those that it starts from. */
  readonly environment: Environment;
}

interface Stage extends Omit<RootImage, 'environment'> {
  readonly name: string;
  /** What each `ENV` sets, from the top. */
  readonly environments: Environment[];
}

/** Of one instruction; what comes behind them is out of the way of any real file. */
const MOST_WORDS = 1_000;

const NO_SETTINGS: BuildSettings = { target: null, args: new Map(), contexts: new Map() };

/**
 * The image at the root of what a Dockerfile builds: that of its last stage, or of the stage that is asked for, followed
 * through the stages that it starts from. Stages that are only copied from do not count.
 *
 * @param lines the lines, from the top
 * @returns null where it starts from nothing (`scratch`)
 * @throws ProblemError where it cannot be told
 */
export function rootImage(lines: readonly TracedText[], settings: BuildSettings): RootImage | null {
  const stages = readStages(lines, settings);
  let index = stages.length - 1;
  const { target } = settings;
  if (target !== null && target !== '') {
    index = stages.findLastIndex((stage) => isNamed(stage, target));
    if (index === -1 && /^\d+$/.test(target)) index = Number(target);
  }
  const place = lines[0]?.[0]?.place ?? null;
  const variables = new CollectedVariables();
  for (let stage = stages[index]; stage !== undefined; stage = stages[index]) {
    for (const environment of [...stage.environments].reverse()) variables.add(environment);
    const base = plainText(stage.image);
    const context = settings.contexts.get(base.toLowerCase());
    if (context !== undefined) return { ...imageOfContext(context, stage), environment: variables.environment };
    if (base === 'scratch') return null;
    // Only what stands above is a stage to it.
    do index -= 1;
    while (index >= 0 && !isNamed(stages[index], base));
    if (index < 0) return { ...stage, environment: variables.environment };
  }
  const why = stages.length === 0 ? 'it has no `FROM`' : `it has no stage ${quoteText(target ?? '')}`;
  throw new ProblemError(problemAt('unparseable', place, why));
}

function isNamed(stage: Stage | undefined, name: string): boolean {
  return stage !== undefined && stage.name !== '' && stage.name === name.toLowerCase();
}

function imageOfContext(context: TracedText, { raw, place }: Stage): Omit<RootImage, 'environment'> {
  const text = plainText(context);
  const prefix = 'docker-image://';
  if (!text.startsWith(prefix))
    throw new ProblemError(problemAt('external-values', context[0]?.place ?? null, quoteText(text)));
  return { image: sliceText(context, prefix.length, text.length), raw: `${raw} ${text}`, place };
}

function readStages(lines: readonly TracedText[], settings: BuildSettings): Stage[] {
  const { instructions, escaper } = readInstructions(lines);
  const args = new Map<string, TracedText>();
  const stages: Stage[] = [];
  for (const { keyword, rest } of instructions) {
    if (keyword === 'ENV') stages.at(-1)?.environments.push(readEnv(rest, escaper));
    if (keyword !== 'FROM' && (keyword !== 'ARG' || stages.length > 0)) continue;
    const text = plainText(rest);
    const words = wordsOf(text, escaper).slice(0, MOST_WORDS);
    if (keyword === 'ARG') {
      for (const word of sliceTexts(rest, words)) declare(word, args, settings, escaper);
      continue;
    }
    const [image, as, name] = words.filter(([start]) => !text.startsWith('--', start));
    if (image === undefined) continue;
    const isNamed = as !== undefined && text.slice(...as).toLowerCase() === 'as';
    const word = sliceText(rest, ...image);
    const place = word[0]?.place;
    if (place === undefined) continue;
    stages.push({
      place,
      image: expandAt(word, args, escaper),
      raw: text.slice(...image),
      name: isNamed && name !== undefined ? text.slice(...name).toLowerCase() : '',
      environments: [],
    });
  }
  return stages;
}

/** `ARG NAME` or `ARG NAME=default`, above all stages. */
function declare(word: TracedText, args: Map<string, TracedText>, settings: BuildSettings, escaper: string): void {
  const text = plainText(word);
  const equals = text.indexOf('=');
  const name = equals === -1 ? text : text.slice(0, equals);
  const given = settings.args.get(name);
  if (given !== undefined) args.set(name, asValue(given, name));
  else if (equals !== -1)
    args.set(name, asValue(expandAt(sliceText(word, equals + 1, text.length), args, escaper), name));
}

/** As {@link expandWord}; what is written in the word itself stands where the word begins. */
function expandAt(word: TracedText, args: ReadonlyMap<string, TracedText>, escaper: string): TracedText {
  const [start] = word;
  if (start === undefined) return [];
  const placed = word.map(
    (piece): Piece => (piece.origin === 'text' ? { ...piece, place: start.place, isExact: false } : piece),
  );
  return expandWord(placed, args, escaper);
}

const MOST_NESTED = 20;

/** A word with its quotes taken off and its variables filled in. */
function expandWord(word: TracedText, args: ReadonlyMap<string, TracedText>, escaper: string, depth = 0): TracedText {
  const text = plainText(word);
  const pieces: Piece[] = [];
  const refuse = (why: string) => new ProblemError(problemAt('unparseable', word[0]?.place ?? null, why));
  if (depth > MOST_NESTED) throw refuse('variables nested too deeply');
  if (text.length > MOST_CHARACTERS) throw refuse('a word that is too long');
  let quote = '';
  let offset = 0;
  while (offset < text.length) {
    const character = text[offset] ?? '';
    if (character === quote) {
      quote = '';
      offset += 1;
    } else if (quote === '' && (character === '"' || character === "'")) {
      quote = character;
      offset += 1;
    } else if (character === escaper && quote !== "'") {
      pieces.push(...sliceText(word, offset + 1, offset + 2));
      offset += 2;
    } else if (character === '$' && quote !== "'") {
      const use = readUse(text, offset);
      pieces.push(...valueOfUse(use, sliceText(word, offset, use.end), args, escaper, depth));
      offset = use.end;
    } else {
      const end = offset + (/^[^$"'\\`]+/.exec(text.slice(offset))?.[0].length ?? 1);
      pieces.push(...sliceText(word, offset, end).filter((piece) => piece.text !== '' || piece.origin !== 'text'));
      offset = end;
    }
  }
  if (pieces.length > MOST_CHARACTERS || plainText(pieces).length > MOST_CHARACTERS)
    throw refuse('a text that grows without end');
  return pieces.length === 0 ? word.slice(0, 1).map((piece) => ({ ...piece, text: '' })) : pieces;
}

/** One use of a variable: `$NAME`, `${NAME}` or `${NAME:-word}`. */
interface Use {
  /** What stands between the braces. */
  readonly inner: string;
  readonly name: string;
  /** Empty for none; null for one that is not understood. */
  readonly operator: string | null;
  /** From the dollar. */
  readonly word: readonly [number, number];
  readonly end: number;
}

function readUse(text: string, dollar: number): Use {
  if (text[dollar + 1] !== '{') {
    const name = /^\w+/.exec(text.slice(dollar + 1))?.[0] ?? '';
    return { inner: name, name, operator: '', word: [0, 0], end: dollar + 1 + name.length };
  }
  let open = 1;
  let end = dollar + 2;
  while (end < text.length && open > 0) {
    if (text[end] === '{') open += 1;
    else if (text[end] === '}') open -= 1;
    end += 1;
  }
  const inner = text.slice(dollar + 2, open === 0 ? end - 1 : end);
  const match = /^(\w+)(?:(:?[-+?])[\s\S]*)?$/.exec(inner);
  const name = match?.[1] ?? '';
  const operator = match === null || open > 0 ? null : (match[2] ?? '');
  return { inner, name, operator, word: [2 + name.length + (operator?.length ?? 0), end - 1 - dollar], end };
}

function valueOfUse(
  { inner, name, operator, word }: Use,
  written: TracedText,
  args: ReadonlyMap<string, TracedText>,
  escaper: string,
  depth: number,
): TracedText {
  const value = args.get(name);
  const isEmpty = value?.every(({ text, origin }) => text === '' && origin !== 'unset') === true;
  const isAbsent = value === undefined || (operator?.startsWith(':') === true && isEmpty);
  const expanded = () => expandWord(sliceText(written, ...word), args, escaper, depth + 1);
  if (operator?.endsWith('+')) return isAbsent ? [] : expanded();
  if (operator?.endsWith('-') && isAbsent) return expanded();
  if (operator !== null && !isAbsent && value !== undefined) return value;
  return written.slice(0, 1).map((piece) => ({ ...piece, text: '', origin: 'unset', variable: inner }));
}

const KIND = 'dockerfile';

/** A Dockerfile that no compose file builds: what runs is the image that it starts from. */
export const dockerfile: Format = {
  kind: KIND,
  startsFrom: [
    `${inAnyCase('dockerfile')}*`,
    `${inAnyCase('containerfile')}*`,
    `*.${inAnyCase('dockerfile')}`,
    `*.${inAnyCase('containerfile')}`,
  ],

  async read(files, candidates, settings) {
    const found: Found[] = [];
    const claimed: string[] = [];
    for (const path of candidates.filter(isDockerfile)) {
      const text = await textIfReadable(files, path);
      const reading = readAlone(path, text, settings);
      // One that was understood is spoken for, whatever it builds.
      if (reading !== 'not understood') claimed.push(path);
      if (reading === null || reading === 'not understood') continue;
      found.push({
        kind: KIND,
        identities: [`${KIND}:${path}`],
        units: [`${KIND}:${path}`],
        carrier: path,
        ...reading,
        chart: null,
        declared: NOTHING_DECLARED,
        inputs: [path],
      });
    }
    return { found, claimed };
  },

  async carries(files, { carrier }) {
    return files.has(carrier);
  },
};

/** A glob for a word in capital and small letters. */
function inAnyCase(word: string): string {
  return word.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
}

function isDockerfile(path: string): boolean {
  const name = path.split('/').at(-1) ?? '';
  return /^(?:docker|container)file|\.(?:docker|container)file$/i.test(name);
}

type AloneReading = Pick<Found, 'answer' | 'place' | 'notices' | 'environment'>;

function readAlone(path: string, text: string, settings: FormatSettings): AloneReading | null | 'not understood' {
  try {
    const root = rootImage(linesOf(path, text), NO_SETTINGS);
    if (root === null) return null;
    const reading = readTemplate(text, root) ?? readImage(root.image, root, settings);
    return reading === null ? null : withEnvironment(reading, root.environment);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { problem } = error;
    // A file that is no Dockerfile but for its name, or one of something else, is nobody's concern here.
    if (!/^[ \t]*FROM[ \t].*lightdash/im.test(text) || !namesService(text)) return 'not understood';
    const place = problem.place ?? { file: path, line: null, column: null };
    return withEnvironment({ answer: problemAnswer(problem), place, notices: [] }, { set: [], unseen: [] });
  }
}

/** What a container is given beside the Dockerfile's own variables is not written there. */
function withEnvironment(reading: ImageReading, { set, unseen }: Environment): AloneReading {
  const run = { source: 'how the image is run', place: reading.place };
  return { ...reading, environment: { set, unseen: [...unseen, run] } };
}

/** An image of the service that a template (`Dockerfile.j2`) leaves open; its blanks would end the word. */
function readTemplate(text: string, { raw, image, place }: RootImage): ImageReading | null {
  const known = `${raw} ${plainText(image)}`;
  if (place.line === null || place.column === null || !/\{\{|\{%|<%/.test(known)) return null;
  const line = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)[place.line - 1] ?? '';
  const written = line.slice(place.column - 1).trim();
  if (!namesService(`${known} ${written}`)) return null;
  return { answer: problemAnswer(problemAt('unresolved-template', place, quoteText(written))), place, notices: [] };
}
