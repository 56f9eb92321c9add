import type { Answer, ImageRules } from '../../deployment.ts';
import { CollectedVariables, type Environment, isVariableName } from '../../environment.ts';
import { type Place, showPlace } from '../../place.ts';
import { cutQuotes, ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { type ImageReading, readImage } from '../compose/image.ts';
import {
  asValue,
  interpolate,
  type Lookup,
  plainText,
  type TracedText,
  variablesIn,
  written,
} from '../compose/interpolation.ts';
import { readInstructions, type Written } from './instructions.ts';

/** What a build is given from outside of its Dockerfile. */
export interface BuildSettings {
  /** The stage that is built; null for the last one. */
  readonly target: string | null;
  readonly args: ReadonlyMap<string, TracedText>;
}

/** The image at the root of what a Dockerfile builds. */
interface RootImage {
  readonly image: TracedText;
  /** As `FROM` has it, its variables not filled in, and where. */
  readonly raw: string;
  readonly place: Place;
  /** What is set by the stage that is built and by those that it starts from. */
  readonly environment: Environment;
}

/** What a Dockerfile builds on. */
interface DockerfileReading {
  /** Null where it starts from nothing (`scratch`). */
  readonly root: RootImage | null;
  /** Where its images and its arguments stand. */
  readonly accounts: readonly Place[];
  /** The arguments that its images are made of. */
  readonly variables: readonly string[];
}

interface Stage extends Pick<RootImage, 'raw' | 'place'> {
  readonly name: string;
  /** Or why it cannot be told, which matters only to what starts from it. */
  readonly image: TracedText | ProblemError;
  /** The words of each `ENV`, from the top. */
  readonly settings: (readonly Written[])[];
}

export const NO_SETTINGS: BuildSettings = { target: null, args: new Map() };

/**
 * Reads the image at the root of what a Dockerfile builds: that of its last stage, or of the stage that is asked for, followed
 * through the stages that it starts from. Stages that are only copied from do not count.
 *
 * @throws ProblemError where it cannot be told
 */
export function readDockerfile(path: string, text: string, settings: BuildSettings): DockerfileReading {
  const { stages, ...known } = readStages(path, text, settings);
  const { target } = settings;
  const named = target ? stages.findLastIndex(({ name }) => name === target.toLowerCase()) : stages.length - 1;
  let index = named === -1 && /^\d+$/.test(target ?? '') ? Number(target) : named;
  const variables = new CollectedVariables();
  for (let stage = stages[index]; stage !== undefined; stage = stages[index]) {
    for (const words of stage.settings.toReversed()) variables.add(environmentOf(words));
    const { raw, place, image } = stage;
    if (image instanceof ProblemError) throw image;
    const base = plainText(image);
    if (base === 'scratch') return { ...known, root: null };
    // Only what stands above is a stage to it.
    const above = index;
    index = stages.findLastIndex(({ name }, at) => at < above && name === base.toLowerCase());
    if (index === -1) return { ...known, root: { raw, place, image, environment: variables.environment } };
  }
  const why = stages.length === 0 ? 'it has no `FROM`' : `it has no stage ${quoteText(target ?? '')}`;
  throw new ProblemError(problemAt('unparseable', { file: path, line: 1, column: 1 }, why));
}

/** What a build says of the service. */
export interface BuildReading extends ImageReading, Omit<DockerfileReading, 'root'> {
  /** The variables that its Dockerfile sets. */
  readonly environment: Environment;
}

/**
 * Reads what a build runs; null where that has nothing to do with the service that is looked for.
 *
 * @throws ProblemError where it cannot be told
 */
export function readBuiltImage(
  path: string,
  text: string,
  settings: BuildSettings,
  rules: ImageRules,
): BuildReading | null {
  const { root, ...known } = readDockerfile(path, text, settings);
  const reading = root === null ? null : readImage(root.image, root, rules);
  if (root === null || reading === null) return null;
  return { ...known, ...reading, answer: wordedForArgument(reading, path), environment: root.environment };
}

/** A problem of an argument that nobody gives says what helps with a Dockerfile; that of a compose file's own is worded already. */
function wordedForArgument({ answer }: ImageReading, path: string): Answer {
  if (answer.status !== 'problem' || answer.problem.code !== 'unresolved-variable') return answer;
  const { place, found } = answer.problem;
  if (place?.file !== path) return answer;
  const message = `The image at ${showPlace(place)} comes from ${found}, an argument that no build is seen to give. Give its \`ARG\` a default, or pass \`to:\`.`;
  return { ...answer, problem: { ...answer.problem, message: cutQuotes(message) } };
}

function readStages(
  path: string,
  text: string,
  settings: BuildSettings,
): { stages: Stage[] } & Omit<DockerfileReading, 'root'> {
  const args = new Map<string, TracedText | ProblemError>();
  const lookup: Lookup = (name) => {
    const value = args.get(name) ?? null;
    if (value instanceof ProblemError) throw value;
    return value;
  };
  const expand = ({ text, place }: Written): TracedText | ProblemError => {
    try {
      const image = interpolate(written(text.replace(/["']/g, ''), place), lookup);
      return image.length === 0 ? [written('', place)] : image;
    } catch (error) {
      if (error instanceof ProblemError) return error;
      throw error;
    }
  };
  const stages: Stage[] = [];
  const accounts: Place[] = [];
  const uses = new Map<string, Set<string>>();
  const used: string[] = [];
  for (const { keyword, words } of readInstructions(path, text)) {
    if (keyword === 'ENV') stages.at(-1)?.settings.push(words);
    // Above all stages: `ARG NAME` or `ARG NAME=default`.
    for (const { text, place } of keyword === 'ARG' && stages.length === 0 ? words : []) {
      const [name = ''] = text.split('=', 1);
      const at = { ...place, column: (place.column ?? 1) + name.length + 1 };
      const given = settings.args.get(name);
      const value = given ?? (text.includes('=') ? expand({ text: text.slice(name.length + 1), place: at }) : null);
      accounts.push(place);
      uses.set(name, new Set([...(uses.get(name) ?? []), ...variablesIn(text)]));
      if (value !== null) args.set(name, value instanceof ProblemError ? value : asValue(value, name));
    }
    const [image, as, name] = keyword === 'FROM' ? words.filter(({ text }) => !text.startsWith('--')) : [];
    if (image === undefined) continue;
    accounts.push(image.place);
    used.push(...variablesIn(image.text));
    const label = as?.text.toLowerCase() === 'as' ? (name?.text.toLowerCase() ?? '') : '';
    stages.push({ place: image.place, raw: image.text, image: expand(image), name: label, settings: [] });
  }
  const variables = new Set<string>();
  for (let name = used.pop(); name !== undefined; name = used.pop()) {
    if (!variables.has(name)) used.push(...(uses.get(name) ?? []));
    variables.add(name);
  }
  return { stages, accounts, variables: [...variables] };
}

/** The variables that an `ENV` sets: `NAME=value` words, or in its old form one name with all that follows as its value. */
function environmentOf(words: readonly Written[]): Environment {
  const isOldForm = words[0]?.text.includes('=') === false;
  const names = isOldForm ? words.slice(0, 1) : words.filter(({ text }) => text.includes('='));
  const all = names.map(({ text, place }) => ({ name: (text.split('=', 1)[0] ?? '').replace(/["']/g, ''), place }));
  const set = new Map(all.filter(({ name }) => isVariableName(name)).map((each) => [each.name, each]));
  return { set: [...set.values()], unseen: [] };
}
