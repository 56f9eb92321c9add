import type { Place } from '../../place.ts';
import { type Problem, ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { type DotenvEntry, parseDotenv } from '../../source/dotenv.ts';
import type { Files } from '../../source/source-files.ts';
import { perTree } from '../per-tree.ts';
import { interpolate } from './interpolation.ts';
import { missingInput, outOfSight } from './problems.ts';
import { asValue, type TracedText, written } from './traced-text.ts';

/** A file with variables, as a project asks for it. */
export interface EnvRequest {
  readonly path: string;
  /** Who named it, so that its absence is a problem; null for the `.env` that may or may not be there. */
  readonly namedAt: Place | 'env-files' | null;
}

interface EnvFile {
  readonly path: string;
  readonly entries: readonly DotenvEntry[];
  /** Positions in `entries`, ascending. */
  readonly positions: ReadonlyMap<string, readonly number[]>;
  /** Why nothing can be told from it. */
  readonly problem: Problem | null;
}

const MOST_EXPANSIONS = 20;

/** The variables that a compose project knows: those of committed files, and nothing of the runner's environment. */
export class Variables {
  readonly #values = new Map<DotenvEntry, TracedText | ProblemError>();

  private constructor(
    private readonly files: readonly EnvFile[],
    private readonly parent: Variables | null,
  ) {}

  /**
   * Reads files with variables; later ones win, and all of them lose against the project that includes this one.
   *
   * @throws TreeError where the tree cannot be read
   */
  static async read(files: Files, requests: readonly EnvRequest[], parent: Variables | null): Promise<Variables> {
    const read: EnvFile[] = [];
    for (const request of requests) {
      const file = await readEnvFile(files, request);
      if (file !== null) read.push(file);
    }
    return new Variables(read, parent);
  }

  /**
   * The value of a variable; null where no file sets it.
   *
   * @throws ProblemError where the file that may set it cannot be read
   */
  lookup = (name: string): TracedText | null => this.#before(name, this.files.length, 0, 0);

  /** Why a variable is not set, in words. */
  get whyUnset(): string {
    const paths = this.#paths();
    return paths.length === 0 ? 'no `.env` is committed' : `it is not in ${paths.map(quoteText).join(', ')}`;
  }

  #paths(): string[] {
    return [...this.files.map(({ path }) => path), ...(this.parent === null ? [] : this.parent.#paths())];
  }

  /** The value that a variable has before an entry of a file: compose asks earlier files before the entry's own. */
  #before(name: string, file: number, entry: number, depth: number): TracedText | null {
    const inherited = this.parent?.lookup(name) ?? null;
    if (inherited !== null) return inherited;
    for (let index = file - 1; index >= 0; index -= 1) {
      const earlier = this.files[index];
      if (earlier === undefined) continue;
      if (earlier.problem !== null) throw new ProblemError(earlier.problem);
      const position = earlier.positions.get(name)?.at(-1);
      if (position !== undefined) return this.#value(index, position, depth);
    }
    const own = lastBefore(this.files[file]?.positions.get(name) ?? [], entry);
    return own === undefined ? null : this.#value(file, own, depth);
  }

  #value(file: number, position: number, depth: number): TracedText {
    const entry = this.files[file]?.entries[position];
    if (entry === undefined) return [];
    const known = this.#values.get(entry);
    if (known instanceof ProblemError) throw known;
    if (known !== undefined) return known;
    try {
      const value = asValue(this.#expand(entry, file, position, depth), entry.name);
      this.#values.set(entry, value);
      return value;
    } catch (error) {
      if (error instanceof ProblemError) this.#values.set(entry, error);
      throw error;
    }
  }

  #expand(entry: DotenvEntry, file: number, position: number, depth: number): TracedText {
    if (depth > MOST_EXPANSIONS)
      throw new ProblemError(problemAt('unparseable', entry.place, 'variables that lead to variables without end'));
    const [template] = written(entry.value, entry.place);
    if (template === undefined || !entry.expands || !entry.value.includes('$')) return template ? [template] : [];
    const { text } = interpolate(template, (name) => this.#before(name, file, position, depth + 1));
    return text.length === 0 ? written('', entry.place) : text;
  }
}

/** The last of ascending positions that is below another; a search from the end would take the square of a long file. */
function lastBefore(positions: readonly number[], end: number): number | undefined {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle] ?? end) < end) low = middle + 1;
    else high = middle;
  }
  return positions[low - 1];
}

const parseOnce = perTree<EnvFile>();

async function readEnvFile(files: Files, { path, namedAt }: EnvRequest): Promise<EnvFile | null> {
  try {
    const text = await files.text(path);
    if (text === null) {
      if (namedAt === null) return null;
      const isInput = namedAt === 'env-files';
      return unreadable(
        path,
        isInput ? missingInput(namedAt, path) : outOfSight(namedAt, 'takes variables from', path),
      );
    }
    return parseOnce(files, path, () => parse(path, text));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return unreadable(path, error.problem);
  }
}

function parse(path: string, text: string): EnvFile {
  try {
    const entries = parseDotenv(path, text);
    const positions = new Map<string, number[]>();
    for (const [position, { name }] of entries.entries()) {
      const known = positions.get(name);
      if (known === undefined) positions.set(name, [position]);
      else known.push(position);
    }
    return { path, entries, positions, problem: null };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return unreadable(path, error.problem);
  }
}

function unreadable(path: string, problem: Problem): EnvFile {
  return { path, entries: [], positions: new Map(), problem };
}
