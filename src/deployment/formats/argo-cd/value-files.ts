import type { Place } from '../../place.ts';
import { ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { resolvePath } from '../../repository-paths.ts';
import type { Files } from '../../source/source-files.ts';
import type { ReleaseValues } from '../helm/release.ts';
import type { Budget } from './generators.ts';
import { fits, isPattern, parsePattern } from './glob.ts';
import type { SourceValue } from './overrides.ts';
import { isFilledIn, type PlacedText, textAt } from './scalar-text.ts';
import { problemOfStructure, problemOfWay } from './unseen-templates.ts';

/** No application names as many. */
const MOST_FILES = 200;

/** Where the files of values of a source may lie. */
export interface ValueFilesOptions {
  /** That of the source, which names are relative to; null where it is not in this tree, as for a published chart. */
  readonly folder: string | null;
  /** Whether the source is a published chart, with a file of default values of its own. */
  readonly isPublished: boolean;
  /** Whether a file that is not there is passed over. */
  readonly ignoresMissing: boolean;
  /** The names (`ref`) of sources that may be this repository. */
  readonly refs: ReadonlySet<string>;
  readonly budget: Budget;
}

/** The files of values of a source, the one that wins first. */
export interface ValueFiles {
  readonly values: readonly ReleaseValues[];
  /** Those of this tree that were read. */
  readonly paths: readonly string[];
}

/**
 * Reads `helm.valueFiles` (DETECTION 2.3): relative to the source, from the root, or from the root of a source with a name. What is
 * not in this tree is not seen.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function readValueFiles(
  files: Files,
  list: SourceValue | null,
  options: ValueFilesOptions,
): Promise<ValueFiles> {
  const values: ReleaseValues[] = [];
  const paths: string[] = [];
  const unseen = (text: string, place: Place, code: 'external-values' | 'unresolved-template' = 'external-values') => {
    values.unshift({ kind: 'unseen', problem: problemAt(code, place, quoteText(text)) });
  };
  if (list === null) return { values, paths };
  const items = list.file.items(list.value);
  const written = items
    .slice(0, MOST_FILES)
    .map((item) => textAt(list.file, item, []) ?? { text: '', place: item.place });
  const known = knownRefs(files, written, options);
  for (const { text, place } of written) {
    const target = text === '' ? null : targetOf(text, options);
    if (target === null) {
      unseen(text, place, isFilledIn(text.replace(/^\$[\w-]+\//, '')) ? 'unresolved-template' : 'external-values');
      continue;
    }
    if (target.path === '') continue;
    const found = pathsOf(files, target.path, options.budget);
    if (found === null || found.length === 0) {
      // In a source of another repository the file may be there all the same.
      const isHere = target.ref === null || known.has(target.ref);
      if (found === null || !options.ignoresMissing || !isHere) unseen(text, place);
      continue;
    }
    for (const path of found) {
      paths.push(path);
      values.unshift(...(await readFile(files, path)));
    }
  }
  if (items.length > MOST_FILES) unseen(`more than ${MOST_FILES} files`, list.value.place);
  return { values, paths };
}

async function readFile(files: Files, path: string): Promise<ReleaseValues[]> {
  try {
    const file = await files.yaml(path);
    if (file === null) return [];
    return [{ kind: 'layer', layer: { file, root: file.root } }];
  } catch (error) {
    if (error instanceof ProblemError) return [{ kind: 'unseen', problem: error.problem }];
    throw error;
  }
}

/** A file by its path from the root; empty for the defaults of a published chart, which stand below all others. */
interface Target {
  readonly path: string;
  /** The source that it is of; null for the application's own. */
  readonly ref: string | null;
}

/** Null for what is not in this tree or cannot be told. */
function targetOf(written: string, { folder, isPublished, refs }: ValueFilesOptions): Target | null {
  // Files that a plugin decrypts have their keys in the clear.
  const text = written.replace(/^secrets:\/\/(?=[^/])/, '');
  if (text.includes('://')) return null;
  const [, ref, rest = ''] = /^\$([\w-]+)\/(.*)$/s.exec(text) ?? [];
  if (ref !== undefined) {
    const path = refs.has(ref) && !isFilledIn(rest) ? resolvePath('', rest) : null;
    return path === null || path === '' ? null : { path, ref };
  }
  if (isFilledIn(text)) return null;
  if (isPublished) return resolvePath('', text) === 'values.yaml' ? { path: '', ref: null } : null;
  if (folder === null) return null;
  const path = text.startsWith('/') ? resolvePath('', text.replace(/^\/+/, '')) : resolvePath(folder, text);
  return path === null || path === '' ? null : { path, ref: null };
}

/** The names of sources of which a file is in this tree, so that they are taken for this repository. */
function knownRefs(files: Files, written: readonly PlacedText[], options: ValueFilesOptions): ReadonlySet<string> {
  const known = new Set<string>();
  for (const { text } of written) {
    const target = targetOf(text, options);
    if (target?.ref != null && (pathsOf(files, target.path, options.budget)?.length ?? 0) > 0) known.add(target.ref);
  }
  return known;
}

/** The files that a path with or without wildcards leads to, in order; null where that cannot be told. */
function pathsOf(files: Files, path: string, budget: Budget): string[] | null {
  if (files.has(path)) return [path];
  if (!isPattern(path)) return [];
  const pattern = parsePattern(path);
  budget.paths -= files.paths.length;
  if (pattern === null || budget.paths < 0) return null;
  const found = files.paths.filter((each) => fits(pattern, each)).sort();
  return found.length > MOST_FILES ? null : found;
}

/** Values of a manifest, with why something in them cannot be told. */
export function valuesWithProblems(
  { file, value }: SourceValue,
  structure: { readonly text: string; readonly placeOf: (offset: number) => Place } | null,
  chart: string,
): ReleaseValues[] {
  const layer: ReleaseValues = { kind: 'layer', layer: { file, root: value } };
  const problem =
    (structure === null ? null : problemOfStructure(structure.text, structure.placeOf)) ??
    problemOfWay(file, value, chart);
  return problem === null ? [layer] : [{ kind: 'unseen', problem }, layer];
}
