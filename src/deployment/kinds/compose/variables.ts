import { type Place, showPlace } from '../../../problems/place.ts';
import {
  cutQuotes,
  orProblem,
  type Problem,
  ProblemError,
  problemAt,
  thrownProblem,
} from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import type { DotenvEntry } from '../../../syntax/dotenv.ts';
import {
  asValue,
  interpolate,
  type Lookup,
  literalPiece,
  type TracedText,
  templateVariables,
} from '../../../syntax/interpolation.ts';
import type { Files } from '../../../syntax/source-files.ts';
import { groupBy } from '../../group-by.ts';

/** A variables file that a project asks for. */
export interface EnvRequest {
  readonly path: string;
  /** Who named the file, so that its absence is a problem; null for the optional `.env`. */
  readonly namedAt: Place | 'env-files' | null;
}

type EnvFile = readonly DotenvEntry[] | Problem;

/** The most lines that one deployment's variables are traced to. A real one has a handful. */
const MOST_TRACED = 100;

/** Variables of projects with the same single file, such as all projects of a folder. */
const KNOWN = new WeakMap<EnvFile, Variables>();

/** The variables that a compose project knows, from committed files only. The runner's environment does not count. */
export class Variables {
  readonly #values = new Map<string, TracedText | ProblemError>();
  readonly #entries: ReadonlyMap<string, readonly DotenvEntry[]>;
  /** Why a file cannot be read. It may set every variable that no later file sets. */
  #unread: Problem | null = null;

  private constructor(
    files: readonly EnvFile[],
    private readonly parent: Variables | null,
  ) {
    this.#entries = groupBy(
      files.flatMap((file) => ('code' in file ? [] : file)),
      ({ name }) => name,
    );
    for (const file of files) {
      if ('code' in file) {
        this.#unread = file;
        this.#values.clear();
      } else for (const entry of file) this.#values.set(entry.name, this.#expand(entry));
    }
  }

  /** Reads variables files. Later ones win, and an including project wins over all of them. */
  static async read(files: Files, requests: readonly EnvRequest[], parent: Variables | null): Promise<Variables> {
    const read: EnvFile[] = [];
    for (const request of requests) {
      const file = await readEnvFile(files, request);
      if (file !== null) read.push(file);
    }
    const [only, ...others] = read;
    if (only === undefined || others.length > 0 || parent !== null) return new Variables(read, parent);
    const known = KNOWN.get(only) ?? new Variables(read, null);
    KNOWN.set(only, known);
    return known;
  }

  /** The value of a variable; null if no file sets it. @throws ProblemError where a file that may cannot be read */
  lookup = (name: string): TracedText | null => {
    const value = this.parent?.lookup(name) ?? this.#values.get(name) ?? null;
    if (value instanceof ProblemError) throw value;
    if (value === null && this.#unread !== null) throw new ProblemError(this.#unread);
    return value;
  };

  /** The lines that set a variable: those of this project, then those of the including project. */
  entriesOf(name: string): readonly DotenvEntry[] {
    const own = (this.#entries.get(name) ?? []).slice(-MOST_TRACED);
    return this.parent === null ? own : [...own, ...this.parent.entriesOf(name)];
  }

  /** Adds the variables that some names lead to, and the places of all their lines, including overridden ones. */
  trace(names: readonly string[], found: { readonly names: Set<string>; readonly places: Place[] }): void {
    const open = [...names];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (found.names.has(name)) continue;
      found.names.add(name);
      for (const { place, expands, value } of this.entriesOf(name)) {
        if (found.places.length >= MOST_TRACED) return;
        found.places.push(place);
        if (expands) open.push(...templateVariables(value));
      }
    }
  }

  /** An entry may use the entries above it. */
  #expand({ name, value, expands, place }: DotenvEntry): TracedText | ProblemError {
    const text = expands && value.includes('$') ? filledIn(value, place, this.lookup) : [literalPiece(value, place)];
    return text instanceof ProblemError ? text : asValue(text, name);
  }
}

/** A text with its variables filled in, in one piece at least; or why that is not possible. */
export function filledIn(text: string, place: Place, lookup: Lookup): TracedText | ProblemError {
  try {
    const filled = interpolate(literalPiece(text, place), lookup);
    return filled.length === 0 ? [literalPiece('', place)] : filled;
  } catch (error) {
    return new ProblemError(thrownProblem(error));
  }
}

async function readEnvFile(files: Files, { path, namedAt }: EnvRequest): Promise<EnvFile | null> {
  const entries = await orProblem(() => files.variables(path));
  if (entries !== null || namedAt === null) return entries;
  if (namedAt === 'env-files') return missingInput(namedAt, path);
  return outsideRepository(namedAt, 'takes variables from', path);
}

/** The problem of a file that an input names and that does not exist, however long it has been missing. */
export function missingInput(input: 'compose-files' | 'env-files', path: string): Problem {
  const found = `\`${input}\` names ${quoteText(path)}, which is not there`;
  const problem = problemAt('target-missing', { file: path, line: null, column: null }, found);
  return { ...problem, message: cutQuotes(`${found}. Correct the path, or remove it from the list.`) };
}

/** The problem of a part outside of the repository. @param does what the project does with it: `builds from` */
export function outsideRepository(place: Place, does: string, path: string): Problem {
  const what = `${does} ${quoteText(path)}, which is not in this repository`;
  const message = `${showPlace(place)} ${what} and may decide the version. Add it, or pass \`to:\`.`;
  return { ...problemAt('external-values', place, `it ${what}`), message: cutQuotes(message) };
}
