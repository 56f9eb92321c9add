import type { Place } from '../../../problems/place.ts';
import { type Problem, ProblemError, problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { resolvePath as resolveInRepository } from '../../../repository/repository-paths.ts';
import { interpolate, literalPiece, plainText, type TracedText } from '../../../syntax/interpolation.ts';
import { type Files, nullIfUnreadable } from '../../../syntax/source-files.ts';
import { hasTemplate } from '../../../syntax/template-variables.ts';
import type { YamlValue } from '../../../syntax/yaml.ts';
import { isDockerfile } from '../dockerfile/facts.ts';
import type { Variables } from './variables.ts';

/** A value in a compose file, with everything needed to read it. */
export interface ComposeValue {
  readonly value: YamlValue;
  /** The start of relative paths: the project's folder, or the folder of a file whose service is extended. */
  readonly folder: string;
  readonly variables: Variables;
}

/** A service as layers, highest precedence first: later files before earlier ones, each followed by what it extends. */
export interface Service {
  readonly layers: readonly ComposeValue[];
  readonly failure: Failure | null;
}

/** A part of a project that could not be read. */
export interface Failure {
  readonly problem: Problem;
  /** Whether compose itself could not start the project. Otherwise only this gate cannot see the part. */
  readonly isFatal: boolean;
  /** Whether the part, or the reference to it, names the service. */
  readonly namesService: boolean;
}

/** The items of a list, or a single value in place of a list. */
export function itemsOf({ value }: Pick<ComposeValue, 'value'>): readonly YamlValue[] {
  return value.isMap || value.scalar !== null ? [value] : value.items;
}

/** The values of a key in a service's layers, highest precedence first, down to a value that clears those below. */
export function layersAt(layers: readonly ComposeValue[], key: string): ComposeValue[] {
  const found: ComposeValue[] = [];
  for (const layer of layers) {
    const value = layer.value.member(key)?.value;
    if (value === undefined) continue;
    // Compose ignores a null value.
    if (value.node.tag !== '!reset' && value.scalar?.type !== 'null') found.push({ ...layer, value });
    if (resetsValue(value)) break;
  }
  return found;
}

/** Whether a compose tag removes the values below this one. */
export function resetsValue({ node: { tag } }: YamlValue): boolean {
  return tag === '!reset' || tag === '!override';
}

/** A value as text; null if it is not a scalar. @throws ProblemError where its variables cannot be expanded */
export function readText({ value, variables }: ComposeValue): TracedText | null {
  const { scalar } = value;
  return scalar === null ? null : interpolate(literalPiece(scalar.text, scalar.place), variables.lookup);
}

/**
 * A value that must be fully known, such as a path; null if it is not there, or not a scalar.
 *
 * @throws ProblemError also where a variable is not set, or where another tool fills the value in
 */
export function readKnownText(source: ComposeValue | undefined): string | null {
  const read = source === undefined ? null : readText(source);
  if (source === undefined || read === null) return null;
  const { value } = source;
  if (hasTemplate(value.scalar?.text ?? ''))
    throw new ProblemError(problemAt('unresolved-template', value.place, quoteText(value.source)));
  const unset = read.find(({ origin }) => origin === 'unset');
  if (unset !== undefined) throw new ProblemError(unsetVariable(unset.place, unset.variable ?? ''));
  return plainText(read);
}

/** References that are not paths in the repository: `https://…`, `git@…`, `oci://…`, `github.com/…`, `~/…`. */
const REMOTE = /^(?:[a-z][a-z\d+.-]*:|[\w.-]+@[\w.-]+:|github\.com\/|~|$)|\\/i;

/** Resolves a compose path from the repository's root; null if it leads out of the repository. */
export function resolvePath(folder: string, path: string): string | null {
  return REMOTE.test(path) ? null : resolveInRepository(folder, path);
}

/** The text of a file; empty where it is absent or not text. */
export async function textIfReadable(files: Files, path: string): Promise<string> {
  return (await nullIfUnreadable(files.text(path))) ?? '';
}

/** The files with variables of a service, the last one first: each with what it sets, or null if it is not there or cannot be read. */
export async function envFilesOf(layers: readonly ComposeValue[], files: Files) {
  const items = layersAt(layers, 'env_file').flatMap((layer) =>
    itemsOf(layer)
      .toReversed()
      .map((item) => ({ ...layer, value: item.member('path')?.value ?? item })),
  );
  const read = async (source: ComposeValue) => {
    const path = resolvePath(source.folder, readKnownText(source) ?? '');
    return path === null ? null : files.variables(path);
  };
  return await Promise.all(items.map(async (source) => ({ ...source, entries: await nullIfUnreadable(read(source)) })));
}

/** The problem of a variable without a value. For compose, an env file passed to the run may set it. */
export function unsetVariable(place: Place, variable: string): Problem {
  const remedy = isDockerfile(place.file)
    ? 'Give its `ARG` a default, or pass `to:`.'
    : 'Pass `to:` or `env-files:`, or pin it.';
  return problemAt('unresolved-variable', place, quoteText(`\${${variable}}`), { remedy });
}
