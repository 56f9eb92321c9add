import type { Place } from '../../place.ts';
import { type Problem, ProblemError } from '../../problem.ts';
import { inFolder } from '../../repository-paths.ts';
import type { HclAttribute, HclExpression, HclSource } from '../../source/hcl.ts';
import type { Files } from '../../source/source-files.ts';
import type { Module } from './modules.ts';
import { type ListValue, type Unknown, unknownOf, type Value } from './value.ts';

/** Stands in front of a path from the repository's root. */
export const REPOSITORY_ROOT = '\uE0F1/';

/** References that lead to references, and expressions within expressions. */
const MOST_LEVELS = 200;
/** Expressions that are evaluated for one root module; a large one has some thousands. */
const MOST_STEPS = 500_000;

/** An argument or a block, by where it stands. */
export interface Marked {
  readonly source: HclSource;
  readonly start: number;
  readonly end: number;
}

/** Arguments and blocks that a piece of work read, and those of the work that it builds on. */
export interface Marks {
  readonly own: Set<Marked>;
  readonly below: Set<Marks>;
}

/** What is read on the way, for what depends on it, and what the reading costs. */
export class Trace {
  /** Every file that an expression was read from since {@link Trace.filesOf} was called last. */
  #files = new Set<string>();
  #marks: Marks = { own: new Set(), below: new Set() };
  /** The defaults that were used for variables of a root module. */
  readonly defaults: { readonly name: string; readonly attribute: HclAttribute }[] = [];
  steps = 0;
  level = 0;

  constructor(readonly source: Files) {}

  see(path: string): void {
    this.#files.add(path);
  }

  mark(read: Marked): void {
    this.#marks.own.add(read);
  }

  /** Counts what a piece of work marked, once it is known that it was understood. */
  keep(marks: Marks): void {
    if (marks !== this.#marks) this.#marks.below.add(marks);
  }

  /** All that was marked, without what was not kept. */
  marked(): ReadonlySet<Marked> {
    const all = new Set<Marked>();
    // What is added while it is gone through is gone through as well.
    const pending = new Set([this.#marks]);
    for (const { own, below } of pending) {
      for (const each of own) all.add(each);
      for (const each of below) pending.add(each);
    }
    return all;
  }

  /** What a piece of work gives, with the files that it saw, and what it marked, which counts once it is kept. */
  async filesOf<T>(
    work: () => Promise<T>,
  ): Promise<{ readonly result: T; readonly files: ReadonlySet<string>; readonly marks: Marks }> {
    const outer = this.#files;
    const outerMarks = this.#marks;
    const own = new Set<string>();
    const marks: Marks = { own: new Set(), below: new Set() };
    this.#files = own;
    this.#marks = marks;
    try {
      return { result: await work(), files: own, marks };
    } finally {
      this.#files = outer;
      this.#marks = outerMarks;
      for (const path of own) outer.add(path);
    }
  }

  isTooMuch(): boolean {
    this.steps += 1;
    return this.steps > MOST_STEPS || this.level > MOST_LEVELS;
  }
}

/** Where expressions find what they name: a module as it is called from one place. */
export interface Scope {
  readonly module: Module;
  /** The folder of the root module. */
  readonly root: string;
  readonly trace: Trace;
  /** `each`, and the names of `dynamic` blocks. */
  readonly names: ReadonlyMap<string, Value>;
  /** `var.x`, `local.x`, or `module.x.y` as the output `x.y`; null where nothing says it. */
  lookUp(kind: 'var' | 'local' | 'output', name: string, at: HclExpression): Promise<Value | null>;
}

/** The same scope with further names. */
export function withNames(scope: Scope, names: ReadonlyMap<string, Value>): Scope {
  return {
    module: scope.module,
    root: scope.root,
    trace: scope.trace,
    names: new Map([...scope.names, ...names]),
    lookUp: (kind, name, at) => scope.lookUp(kind, name, at),
  };
}

/** What is not in the repository, by how it is written. */
export function unknownFrom(expression: HclExpression, problem: Problem | null = null): Unknown {
  const { source, start, end } = expression;
  const written = source.text
    .slice(start, Math.min(end, start + 300))
    .replace(/\s+/g, ' ')
    .trim();
  return unknownOf(written || 'an expression', placeOf(expression), problem);
}

export function placeOf({ source, start }: { readonly source: HclSource; readonly start: number }): Place {
  return source.placeAt(start);
}

const firstUnknowns = new WeakMap<ListValue, number>();

/** The index of the first item of which nothing is known. */
function firstUnknown(list: ListValue): number {
  const known = firstUnknowns.get(list);
  if (known !== undefined) return known;
  const index = list.items.findIndex(({ kind }) => kind === 'unknown');
  const first = index === -1 ? list.items.length : index;
  firstUnknowns.set(list, first);
  return first;
}

/** A member of a map, or an item of a list; null where there is none. */
export function memberOf(value: Value, name: string): Value | null {
  if (value.kind === 'map') return value.members.get(name)?.value ?? null;
  if (value.kind !== 'list' || !/^\d{1,6}$/.test(name)) return null;
  const index = Number(name);
  const unknown = firstUnknown(value);
  // What is not known may stand for any number of items.
  return (unknown < index ? value.items[unknown] : value.items[index]) ?? null;
}

/** A path of an expression, from the repository's root; null where it leads out of it, or nobody can tell. */
export function pathOf(text: string, { root }: Scope): string | null {
  const isFromRoot = text.startsWith(REPOSITORY_ROOT);
  const whole = isFromRoot ? text.slice(REPOSITORY_ROOT.length) : inFolder(root, text);
  if (!isFromRoot && (text.startsWith('/') || text.startsWith('~'))) return null;
  const parts: string[] = [];
  for (const part of whole.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.join('/');
}

/** The problem that a reading of a file throws; anything else passes. */
export async function readingOf<T>(reading: Promise<T>): Promise<T | Problem> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
}
