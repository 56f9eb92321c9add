import { ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { type Files, readable } from '../../source/source-files.ts';
import { perTree } from '../per-tree.ts';
import { type Interpolated, interpolate } from './interpolation.ts';
import type { Sourced } from './service.ts';
import { plainText, written } from './traced-text.ts';
import type { Variables } from './variables.ts';

/**
 * A value as text, its variables filled in; null where it is no scalar.
 *
 * @throws ProblemError where its variables cannot be filled in
 */
export function readText({ file, value, context }: Sourced): Interpolated | null {
  const scalar = file.scalar(value);
  if (scalar === null) return null;
  const [template] = written(scalar.text, scalar.place);
  return template === undefined ? null : interpolate(template, context.variables.lookup);
}

/**
 * A value that has to be known whole, such as a path; null where it is no scalar.
 *
 * @throws ProblemError also where one of its variables is not set, or where it is filled in by another tool
 */
export function readKnownText(source: Sourced): string | null {
  const read = readText(source);
  if (read === null) return null;
  const { place, hasTemplate } = source.file.scalar(source.value) ?? { place: source.value.place, hasTemplate: false };
  if (hasTemplate)
    throw new ProblemError(problemAt('unresolved-template', place, quoteText(source.file.sourceOf(source.value))));
  const unset = read.text.find(({ origin }) => origin === 'unset');
  if (unset !== undefined)
    throw new ProblemError(problemAt('unresolved-variable', unset.place, quoteText(`\${${unset.variable}}`)));
  return plainText(read.text);
}

/** Whether a text names the service, in any case. */
export function namesService(text: string): boolean {
  return text.toLowerCase().includes('lightdash');
}

const namesOnce = perTree<boolean>();

/**
 * Whether what stands in a file names the service. A file is searched once, however many services lead to it.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function fileNamesService(files: Files, path: string): Promise<boolean> {
  const text = await textIfReadable(files, path);
  return namesOnce(files, path, () => namesService(text));
}

/**
 * What stands in a file; empty where there is none, and where it is no text.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function textIfReadable(files: Files, path: string): Promise<string> {
  return (await readable(files.text(path))) ?? '';
}

/** The value of a variable where it is known whole; null otherwise. */
export function plainTextOf(variables: Variables, name: string): string | null {
  try {
    const value = variables.lookup(name);
    return value === null || value.some(({ origin }) => origin === 'unset') ? null : plainText(value);
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}
