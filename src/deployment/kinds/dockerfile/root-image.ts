import type { Place, PlacedText } from '../../../problems/place.ts';
import { ProblemError, problemAt } from '../../../problems/problem.ts';
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
  Pick<Finding, 'accounts' | 'variables'> & { readonly containerVariables: ContainerVariables };

/**
 * Reads the version that a build runs; null if the image is not the service's.
 *
 * @throws ProblemError where the image cannot be determined
 */
export function readBuiltImage(
  path: string,
  text: string,
  settings: BuildSettings,
  rules: ImageRules,
): BuildReading | null {
  const { root, ...known } = readDockerfile(path, text, settings);
  const reading = root === null ? null : readImage(root.image, root, rules);
  return reading && { ...known, ...reading };
}

/**
 * Reads the root image of a build: from the last stage, or the requested one, by each `FROM` that names a stage. It is
 * null if the build starts from nothing (`scratch`).
 *
 * @throws ProblemError where the image cannot be determined
 */
export function readDockerfile(path: string, text: string, settings: BuildSettings) {
  const { stages, ...trace } = readStages(path, text, settings);
  const { target } = settings;
  const named = target ? stages.findLastIndex(({ name }) => name === target.toLowerCase()) : stages.length - 1;
  let index = named === -1 && /^\d+$/.test(target ?? '') ? Number(target) : named;
  const set: EnvironmentVariable[] = [];
  for (let stage = stages[index]; stage !== undefined; stage = stages[index]) {
    set.push(...stage.settings.toReversed().flatMap(variablesOf));
    const { image } = stage;
    if (image instanceof ProblemError) throw image;
    const base = plainText(image);
    // A `FROM` can only name a stage above it.
    const above = index;
    index = stages.findLastIndex(({ name }, at) => at < above && name === base.toLowerCase());
    const root = base === 'scratch' ? null : { ...stage, image };
    if (root === null || index === -1)
      return { ...trace, root, containerVariables: joinSources([{ set, unseen: [] }]) };
  }
  const why = stages.length === 0 ? 'it has no `FROM`' : `it has no stage ${quoteText(target ?? '')}`;
  throw new ProblemError(problemAt('unparseable', { file: path, line: 1, column: 1 }, why));
}

/** The places of the images of all stages that are copied from. They only build. */
export function copiedStages(path: string, text: string): Place[] {
  const copied = new Set(
    [...text.matchAll(/^[ \t]*COPY[ \t].*?--from=([\w.-]+)/gim)].map(([, name = '']) => name.toLowerCase()),
  );
  const { stages } = readStages(path, text, NO_SETTINGS);
  return stages.flatMap(({ name, place }) => (copied.has(name) ? [place] : []));
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

function readStages(path: string, text: string, settings: BuildSettings) {
  const args = new Map<string, TracedText | ProblemError>();
  const expand = (text: string, place: Place) =>
    filledIn(text.replace(/["']/g, ''), place, (name) => {
      const value = args.get(name) ?? null;
      if (value instanceof ProblemError) throw value;
      return value;
    });
  const stages: Stage[] = [];
  const read: PlacedText[] = [];
  for (const { keyword, words } of readInstructions(path, text)) {
    if (keyword === 'ENV') stages.at(-1)?.settings.push(words);
    // Before the first stage: `ARG NAME` or `ARG NAME=default`.
    for (const word of keyword === 'ARG' && stages.length === 0 ? words : []) {
      read.push(word);
      const { text, place } = word;
      const [name = ''] = text.split('=', 1);
      const at = { ...place, column: (place.column ?? 1) + name.length + 1 };
      const own = text.includes('=') ? expand(text.slice(name.length + 1), at) : null;
      const value = settings.args.get(name) ?? own;
      if (value !== null) args.set(name, value instanceof ProblemError ? value : asValue(value, name));
    }
    const [image, as, name] = keyword === 'FROM' ? words.filter(({ text }) => !text.startsWith('--')) : [];
    if (image === undefined) continue;
    read.push(image);
    const label = as?.text.toLowerCase() === 'as' ? (name?.text.toLowerCase() ?? '') : '';
    stages.push({
      place: image.place,
      raw: image.text,
      image: expand(image.text, image.place),
      name: label,
      settings: [],
    });
  }
  const variables = [...new Set(read.flatMap((word) => templateVariables(word.text)))];
  return { stages, accounts: read.map(({ place }) => place), variables };
}

/** The variables of an `ENV`: `NAME=value` words, or in the old form one name followed by its value. */
function variablesOf(words: readonly PlacedText[]): EnvironmentVariable[] {
  const isOldForm = words[0]?.text.includes('=') === false;
  const names = isOldForm ? words.slice(0, 1) : words.filter(({ text }) => text.includes('='));
  return names.map(({ text, place }) => ({ name: text.split('=', 1)[0] ?? '', place })).reverse();
}
