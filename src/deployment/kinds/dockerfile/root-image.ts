import type { Place, PlacedText } from '../../../problems/place.ts';
import { ProblemError, unparseable } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { readInstructions } from '../../../syntax/dockerfile.ts';
import { asValue, plainText, type TracedText, templateVariables } from '../../../syntax/interpolation.ts';
import { type ContainerVariables, type EnvironmentVariable, joinSources } from '../../container-variables.ts';
import type { Finding } from '../../finding.ts';
import type { ImageReading, ImageRules } from '../../image-answer.ts';
import { readImage } from '../compose/image.ts';
import { filledIn } from '../compose/variables.ts';

/** Settings that a build gets from outside its Dockerfile. */
export interface BuildSettings {
  /** The stage to build; null for the last one. */
  readonly target: string | null;
  readonly args: ReadonlyMap<string, TracedText>;
}

export const NO_SETTINGS: BuildSettings = { target: null, args: new Map() };

export type BuildReading = ImageReading &
  Pick<Finding, 'understood' | 'variables'> & { readonly containerVariables: ContainerVariables };

/** The version that a build runs; null if it is not the service's. @throws ProblemError where nobody can tell */
export function readBuiltImage(path: string, text: string, settings: BuildSettings, rules: ImageRules) {
  const { root, ...known } = readDockerfile(path, text, settings);
  const reading = root === null ? null : readImage(root.image, root, rules);
  return reading && { ...known, ...reading };
}

/**
 * Reads the root image of a build, by each `FROM` that names a stage; null if it starts from nothing (`scratch`).
 *
 * @throws ProblemError where the image cannot be determined
 */
export function readDockerfile(path: string, text: string, settings: BuildSettings) {
  const { stages, ...trace } = readStages(path, text, settings);
  const set: EnvironmentVariable[] = [];
  let index = indexOfTarget(stages, settings.target);
  for (let stage = stages[index]; stage !== undefined; stage = stages[index]) {
    const { image } = stage;
    if (image instanceof ProblemError) throw image;
    set.push(...stage.settings.toReversed().flatMap(variablesOf));
    const base = plainText(image);
    const containerVariables = joinSources([{ set, unseen: [] }]);
    if (base === 'scratch') return { ...trace, root: null, containerVariables };
    // A `FROM` can only name a stage above it.
    index = stages.slice(0, index).findLastIndex(({ name }) => name === base.toLowerCase());
    if (index === -1) return { ...trace, root: { ...stage, image }, containerVariables };
  }
  const why = stages.length === 0 ? 'it has no `FROM`' : `it has no stage ${quoteText(settings.target ?? '')}`;
  throw unparseable({ file: path, line: 1, column: 1 }, why);
}

/** The position of the stage to build, by its name or its number; the last one if none is asked for. */
function indexOfTarget(stages: readonly Stage[], target: string | null): number {
  if (!target) return stages.length - 1;
  const named = stages.findLastIndex(({ name }) => name === target.toLowerCase());
  return named === -1 && /^\d+$/.test(target) ? Number(target) : named;
}

/** The places of the images of all stages that are copied from. They only build, unless what is copied is run. */
export function copiedStages(path: string, text: string): Place[] {
  const lines = text.split('\n').map((line) => line.split(/[\s"',[\]]+/).filter((word) => word !== ''));
  const linesOf = (keyword: RegExp) => lines.filter(([first = '']) => keyword.test(first));
  const runs = linesOf(/^(?:cmd|entrypoint|workdir)$/i)
    .flat()
    .join(' ');
  const copies = linesOf(/^copy$/i).flatMap((words) => {
    const from = words
      .find((word) => word.startsWith('--from='))
      ?.slice(7)
      .toLowerCase();
    return from === undefined ? [] : [{ from, isRun: runs.includes(words.at(-1) ?? '') }];
  });
  const { stages } = readStages(path, text, NO_SETTINGS);
  return stages.flatMap(({ name, place }) => {
    const own = copies.filter(({ from }) => from === name);
    return own.length > 0 && own.every(({ isRun }) => !isRun) ? [place] : [];
  });
}

interface Stage {
  readonly name: string;
  /** What stands after `FROM`, with its variables. */
  readonly raw: string;
  readonly place: Place;
  /** Or why it is not known, which only matters to a stage that starts from it. */
  readonly image: TracedText | ProblemError;
  /** The words of each `ENV`, from the top. */
  readonly settings: (readonly PlacedText[])[];
}

/** The stages of a Dockerfile, and all words that may decide what they start from. */
function readStages(path: string, text: string, settings: BuildSettings) {
  const globals = new GlobalArguments(settings.args);
  const stages: Stage[] = [];
  const words: PlacedText[] = [];
  for (const instruction of readInstructions(path, text)) {
    switch (instruction.keyword) {
      case 'ENV':
        stages.at(-1)?.settings.push(instruction.words);
        break;
      case 'ARG':
        // An argument of a stage decides nothing that a later stage starts from.
        if (stages.length > 0) break;
        words.push(...instruction.words);
        for (const word of instruction.words) globals.define(word);
        break;
      case 'FROM': {
        const [image, as, name] = instruction.words.filter(({ text }) => !text.startsWith('--'));
        if (image === undefined) break;
        words.push(image);
        stages.push({
          name: as?.text.toLowerCase() === 'as' ? (name?.text.toLowerCase() ?? '') : '',
          raw: image.text,
          place: image.place,
          image: globals.expand(image.text, image.place),
          settings: [],
        });
      }
    }
  }
  const variables = [...new Set(words.flatMap((word) => templateVariables(word.text)))];
  return { stages, understood: words.map(({ place }) => place), variables };
}

/** The arguments above the first stage: `ARG NAME` or `ARG NAME=default`. */
class GlobalArguments {
  readonly #values = new Map<string, TracedText | ProblemError>();

  /** @param given values from outside, which beat the defaults */
  constructor(private readonly given: BuildSettings['args']) {}

  define({ text, place }: PlacedText): void {
    const [name = ''] = text.split('=', 1);
    const given = this.given.get(name);
    if (given !== undefined) this.#values.set(name, asValue(given, name));
    else if (text.includes('=')) {
      const at = { ...place, column: (place.column ?? 1) + name.length + 1 };
      const value = this.expand(text.slice(name.length + 1), at);
      this.#values.set(name, value instanceof ProblemError ? value : asValue(value, name));
    }
  }

  /** A text with its variables filled in, or why that is not possible. */
  expand(text: string, place: Place): TracedText | ProblemError {
    return filledIn(text.replace(/["']/g, ''), place, (name) => {
      const value = this.#values.get(name) ?? null;
      if (value instanceof ProblemError) throw value;
      return value;
    });
  }
}

/** The variables of an `ENV`: `NAME=value` words, or in the old form one name followed by its value. */
function variablesOf(words: readonly PlacedText[]): EnvironmentVariable[] {
  const isOldForm = words[0]?.text.includes('=') === false;
  const names = isOldForm ? words.slice(0, 1) : words.filter(({ text }) => text.includes('='));
  return names.map(({ text, place }) => ({ name: text.split('=', 1)[0] ?? '', place })).reverse();
}
