import { type Place, showPlace } from '../../place.ts';
import { cutQuotes, type Problem, ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { resolvePath as resolveInRepository } from '../../repository-paths.ts';
import { type Files, readable } from '../../source/source-files.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import { isDockerfile } from '../dockerfile/instructions.ts';
import { interpolate, plainText, type TracedText, written } from './interpolation.ts';
import type { Variables } from './variables.ts';

/** In which surroundings a file of a project is read. */
export interface Context {
  /** Relative paths start here: the project's folder, or that of a file which a service is extended from. */
  readonly folder: string;
  readonly variables: Variables;
}

/** A value of a compose file with all that is needed to read it. */
export interface Sourced {
  readonly file: YamlFile;
  readonly value: YamlValue;
  readonly context: Context;
}

/** A service as its files have it, the part that wins first: those of later files, then what each of them extends. */
export interface Service {
  readonly layers: readonly Sourced[];
  /** Why it is not known what the service is made of. */
  readonly failure: Failure | null;
}

/** A part of a project that could not be read. */
export interface Failure {
  readonly problem: Problem;
  /** Compose could not start the project either, so nothing of it is known; else the part is only out of our sight. */
  readonly isFatal: boolean;
  /** Whether the part, or the way to it, names what is looked for. */
  readonly namesService: boolean;
}

/** The items of a list, or what stands there in place of one. */
export function itemsOf({ file, value }: Pick<Sourced, 'file' | 'value'>): readonly YamlValue[] {
  return file.isMap(value) || file.scalar(value) !== null ? [value] : file.items(value);
}

/** What the layers of a service say of a key, what wins first, down to one that clears what lies below it. */
export function layersOf(layers: readonly Sourced[], key: string): Sourced[] {
  const found: Sourced[] = [];
  for (const layer of layers) {
    const value = layer.file.member(layer.value, key)?.value;
    if (value === undefined) continue;
    // Null says nothing, as it does in compose.
    if (value.node.tag !== '!reset' && layer.file.scalar(value)?.type !== 'null') found.push({ ...layer, value });
    if (clears(value)) break;
  }
  return found;
}

/** Whether a tag of compose takes away what stands below a value. */
export function clears({ node: { tag } }: YamlValue): boolean {
  return tag === '!reset' || tag === '!override';
}

/**
 * A value as text; null where it is no scalar.
 *
 * @throws ProblemError where its variables cannot be filled in
 */
export function readText({ file, value, context }: Sourced): TracedText | null {
  const scalar = file.scalar(value);
  return scalar === null ? null : interpolate(written(scalar.text, scalar.place), context.variables.lookup);
}

/**
 * A value that has to be known whole, such as a path; null where it is no scalar.
 *
 * @throws ProblemError also where one of its variables is not set, or where it is filled in by another tool
 */
export function readKnownText(source: Sourced): string | null {
  const { file, value } = source;
  const read = readText(source);
  if (read === null) return null;
  if (file.scalar(value)?.hasTemplate)
    throw new ProblemError(problemAt('unresolved-template', value.place, quoteText(file.sourceOf(value))));
  const unset = read.find(({ origin }) => origin === 'unset');
  if (unset !== undefined) throw new ProblemError(unsetVariable(unset.place, unset.variable ?? ''));
  return plainText(read);
}

/** What leads to something that is not a file of a folder: `https://…`, `git@…`, `oci://…`, `github.com/…`, `~/…`. */
const REMOTE = /^(?:[a-z][a-z\d+.-]*:|[\w.-]+@[\w.-]+:|github\.com\/|~|$)|\\/i;

/** A path of a compose file from the repository's root; null where it leads out of it. */
export function resolvePath(folder: string, path: string): string | null {
  return REMOTE.test(path) ? null : resolveInRepository(folder, path);
}

/** Whether a text names the service, in any case. */
export function namesService(text: string): boolean {
  return text.toLowerCase().includes('lightdash');
}

/** What stands in a file; empty where there is none, and where it is no text. */
export async function textIfReadable(files: Files, path: string): Promise<string> {
  return (await readable(files.text(path))) ?? '';
}

/** A file that an input of the run names and that is not there. It stays a problem, however long it has been so. */
export function missingInput(input: 'compose-files' | 'env-files', path: string): Problem {
  const found = `\`${input}\` names ${quoteText(path)}, which is not there`;
  const problem = problemAt('target-missing', { file: path, line: null, column: null }, found);
  return { ...problem, message: cutQuotes(`${found}. Correct the path, or remove it from the list.`) };
}

/**
 * A part of a project that is not among the files of the repository.
 *
 * @param does what the project does with it: `builds from`
 */
export function outOfSight(place: Place | null, does: string, path: string): Problem {
  const what = `${does} ${quoteText(path)}, which is not in this repository`;
  const at = place === null ? 'The project' : showPlace(place);
  const message = `${at} ${what} and may decide the version. Add it, or pass \`to:\`.`;
  return { ...problemAt('external-values', place, `it ${what}`), message: cutQuotes(message) };
}

/** A variable without a value: for compose it may stand in a file that the run can be given. */
export function unsetVariable(place: Place, variable: string): Problem {
  const remedy = isDockerfile(place.file)
    ? 'Give its `ARG` a default, or pass `to:`.'
    : 'Pass `to:` or `env-files:`, or pin it.';
  return problemAt('unresolved-variable', place, quoteText(`\${${variable}}`), { remedy });
}
