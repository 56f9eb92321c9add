import type { Place } from '../../place.ts';
import { type Problem, ProblemError } from '../../problem.ts';
import { type DotenvEntry, parseDotenv } from '../../source/dotenv.ts';
import type { Files } from '../../source/source-files.ts';
import { asValue, interpolate, type TracedText, variablesIn, written } from './interpolation.ts';
import { missingInput, outOfSight } from './values.ts';

/** A file with variables, as a project asks for it. */
export interface EnvRequest {
  readonly path: string;
  /** Who named it, so that its absence is a problem; null for the `.env` that may or may not be there. */
  readonly namedAt: Place | 'env-files' | null;
}

/** What a file sets, or why that cannot be told. */
type EnvFile = readonly DotenvEntry[] | Problem;

/** Lines that one deployment traces its variables to; a real one has a handful. */
const MOST_TRACED = 100;

/**
 * What was worked out of a tree's files, and would take the square of their number if it were done for each project anew. It lasts as
 * long as the tree's list of paths.
 */
const MEMORY = new WeakMap<readonly string[], Map<string, unknown>>();

function once<T>(files: Files, key: string, work: () => T): T {
  const known = MEMORY.get(files.paths) ?? new Map<string, unknown>();
  MEMORY.set(files.paths, known);
  if (!known.has(key)) known.set(key, work());
  return known.get(key) as T;
}

/**
 * The variables that a file sets, in its order; null where there is none.
 *
 * @throws ProblemError where it cannot be read
 * @throws TreeError where the tree cannot be read
 */
export async function readDotenv(files: Files, path: string): Promise<readonly DotenvEntry[] | null> {
  const text = await files.text(path);
  return text === null ? null : once(files, `file ${path}`, () => parseDotenv(path, text));
}

/** The variables that a compose project knows: those of committed files, and nothing of the runner's environment. */
export class Variables {
  readonly #values = new Map<string, TracedText | ProblemError>();
  readonly #entries = new Map<string, DotenvEntry[]>();
  /** A file that may set all that no later one sets. */
  #unread: Problem | null = null;

  private constructor(
    readonly key: string,
    files: readonly EnvFile[],
    private readonly parent: Variables | null,
  ) {
    for (const entries of files) {
      if ('code' in entries) {
        this.#unread = entries;
        this.#values.clear();
        continue;
      }
      const earlier = new Map(this.#values);
      for (const entry of entries) {
        const known = this.#entries.get(entry.name) ?? [];
        known.push(entry);
        this.#entries.set(entry.name, known);
        this.#values.set(entry.name, this.#expand(entry, earlier));
      }
    }
  }

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
    const key = JSON.stringify([requests, parent?.key]);
    return once(files, `variables ${key}`, () => new Variables(key, read, parent));
  }

  /**
   * The value of a variable; null where no file sets it.
   *
   * @throws ProblemError where the file that may set it cannot be read
   */
  lookup = (name: string): TracedText | null => {
    const value = this.parent?.lookup(name) ?? this.#values.get(name) ?? null;
    if (value instanceof ProblemError) throw value;
    if (value === null && this.#unread !== null) throw new ProblemError(this.#unread);
    return value;
  };

  /** What a file of the project's own sets a variable to, as it is written there; null where none does. */
  entryOf(name: string): DotenvEntry | null {
    return this.#entries.get(name)?.at(-1) ?? null;
  }

  /** Adds the variables that some names lead to, and the places of all their lines, those too that another one beats. */
  trace(names: readonly string[], found: { readonly names: Set<string>; readonly places: Place[] }): void {
    const open = [...names];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (found.names.has(name)) continue;
      found.names.add(name);
      for (const { place, expands, value } of this.#linesOf(name)) {
        if (found.places.length >= MOST_TRACED) return;
        found.places.push(place);
        if (expands && value.includes('$')) open.push(...variablesIn(value));
      }
    }
  }

  #linesOf(name: string): readonly DotenvEntry[] {
    const own = (this.#entries.get(name) ?? []).slice(0, MOST_TRACED);
    return this.parent === null ? own : [...own, ...this.parent.#linesOf(name)];
  }

  /** Compose asks earlier files before what stands above in the entry's own. */
  #expand(entry: DotenvEntry, earlier: ReadonlyMap<string, TracedText | ProblemError>): TracedText | ProblemError {
    const template = written(entry.value, entry.place);
    if (!entry.expands || !entry.value.includes('$')) return asValue([template], entry.name);
    try {
      const text = interpolate(template, (name) => {
        const value = this.parent?.lookup(name) ?? earlier.get(name) ?? this.lookup(name);
        if (value instanceof ProblemError) throw value;
        return value;
      });
      return asValue(text.length === 0 ? [written('', entry.place)] : text, entry.name);
    } catch (error) {
      if (error instanceof ProblemError) return error;
      throw error;
    }
  }
}

async function readEnvFile(files: Files, { path, namedAt }: EnvRequest): Promise<EnvFile | null> {
  try {
    const entries = await readDotenv(files, path);
    if (entries !== null || namedAt === null) return entries;
    return namedAt === 'env-files' ? missingInput(namedAt, path) : outOfSight(namedAt, 'takes variables from', path);
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
}
