import * as z from 'zod';
import { isObject, membersOf } from '../../documents/is-object.ts';
import { ENDPOINTS, type Endpoint } from './endpoints.ts';
import { text, textList } from './records/members.ts';

/** The members of an endpoint's records with their types, and the values of its enumerations; never another value. */
const endpointShapeSchema = z.object({
  /** By the path of the record: each member's types, such as `null|string`, with a `?` if it is absent in some records. */
  records: z.record(z.string(), z.record(z.string(), text)),
  values: z.record(z.string(), textList),
});
type EndpointShape = z.infer<typeof endpointShapeSchema>;

/** A shape that was written earlier; null if there is none that can be read. */
export const observedShapeSchema = z
  .record(z.string(), endpointShapeSchema)
  .nullish()
  .transform((shape) => shape ?? null)
  .catch(null);

/** What the answers of a service looked like, by route. */
export type ObservedShape = Readonly<Record<string, EndpointShape>>;

/** A member of an API. Other names are data, or an attack. */
const NAME = /^[A-Za-z_]\w{0,63}$/;
const VALUE = /^[\w.-]{1,64}$/;
/** A record of the service has 40 at most. */
const MOST_MEMBERS = 200;

interface Seen {
  times: number;
  readonly members: Map<string, { times: number; readonly types: Set<string> }>;
}

/** Observes the contract of a service by its answers. */
export class ShapeObserver {
  readonly #endpoints = new Map<string, { records: Map<string, Seen>; values: Map<string, Set<string>> }>();

  observe({ route, records, values }: Endpoint, document: unknown): void {
    const seen = this.#endpoints.get(route) ?? { records: new Map(), values: new Map() };
    this.#endpoints.set(route, seen);
    for (const path of records) {
      const found = seen.records.get(path) ?? { times: 0, members: new Map() };
      for (const record of recordsAt(document, path)) {
        seen.records.set(path, found);
        found.times += 1;
        for (const [name, value] of Object.entries(record)) note(found, name, value);
      }
    }
    for (const path of Object.keys(values)) {
      const [, record = '', name = ''] = /^(.*)\.(\w+)$/.exec(path) ?? [];
      const known = seen.values.get(path) ?? new Set();
      for (const each of recordsAt(document, record)) {
        const value = each[name];
        if (typeof value === 'string' && VALUE.test(value) && known.size < MOST_MEMBERS) known.add(value);
      }
      if (known.size > 0) seen.values.set(path, known);
    }
  }

  get shape(): ObservedShape {
    const sorted = <T>(map: ReadonlyMap<string, T>) => [...map].toSorted(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(
      sorted(this.#endpoints).map(([route, { records, values }]) => [
        route,
        {
          records: Object.fromEntries([...records].map(([path, seen]) => [path, typesOf(seen)])),
          values: Object.fromEntries(sorted(values).map(([path, found]) => [path, [...found].toSorted()])),
        },
      ]),
    );
  }
}

function note({ members }: Seen, name: string, value: unknown): void {
  const member = members.get(name) ?? { times: 0, types: new Set() };
  if (!members.has(name) && (!NAME.test(name) || members.size >= MOST_MEMBERS)) return;
  members.set(name, member);
  member.times += 1;
  member.types.add(value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);
}

function typesOf({ times, members }: Seen): Record<string, string> {
  const typed = [...members].map(([name, { times: present, types }]) => {
    return [name, `${[...types].toSorted().join('|')}${present < times ? '?' : ''}`] as const;
  });
  return Object.fromEntries(typed.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The records at a path such as `results.data[]`; the document itself for an empty path. */
function recordsAt(document: unknown, path: string): Record<string, unknown>[] {
  let found = [document];
  for (const [, name = '', list] of path.matchAll(/(\w+)(\[\])?/g)) {
    const values = found.map((value) => membersOf(value)[name]);
    found = list === undefined ? values : values.flatMap((value) => (Array.isArray(value) ? value : []));
  }
  return found.filter((value): value is Record<string, unknown> => isObject(value) && !Array.isArray(value));
}

/** A difference between the answers before and after. Texts are hostile until escaped. */
export interface ContractChange {
  /** Programs that read the member break on the first two. */
  readonly kind: 'gone' | 'retyped' | 'new' | 'new-value';
  readonly route: string;
  /** Its path, such as `results.data[].error`. */
  readonly member: string;
  /** The types before; null for a new member, and for a value. */
  readonly before: string | null;
  /** The types after, or the new value; null for a member that is gone. */
  readonly after: string | null;
}

/** What the API was seen to be, and how that differs from before. */
export interface ContractReport {
  readonly observed: ObservedShape;
  /** Null if there is nothing to compare with. */
  readonly changes: readonly ContractChange[] | null;
}

/** The report of what was observed, compared with what was observed before if that is known. */
export function contractReport(before: ObservedShape | null, observed: ObservedShape): ContractReport {
  return { observed, changes: before === null ? null : changesBetween(before, observed) };
}

/** The changes on which programs break that read what is there. */
export function breakingChanges({ changes }: ContractReport): ContractChange[] {
  return (changes ?? []).filter(({ kind }) => kind === 'gone' || kind === 'retyped');
}

const RANKS = ['gone', 'retyped', 'new', 'new-value'];

/**
 * Compares only what was seen on both sides. A member counts as gone or new only if every record had it, because a server leaves some out;
 * a value counts as new only if it is not documented, because not every value comes up every day.
 */
function changesBetween(before: ObservedShape, after: ObservedShape): ContractChange[] {
  const changes = Object.values(ENDPOINTS).flatMap((endpoint) => {
    const [then, now] = [before[endpoint.route], after[endpoint.route]];
    return then === undefined || now === undefined ? [] : changesOf(endpoint, then, now);
  });
  return changes.toSorted((one, other) => RANKS.indexOf(one.kind) - RANKS.indexOf(other.kind));
}

function changesOf({ route, optional, values }: Endpoint, then: EndpointShape, now: EndpointShape): ContractChange[] {
  const members = Object.entries(then.records).flatMap(([path, old]) => {
    const current = now.records[path];
    if (current === undefined) return [];
    const names = [...new Set([...Object.keys(old), ...Object.keys(current)])];
    return names.flatMap((name): ContractChange[] => {
      const kind = kindOf(old[name], current[name], optional.includes(name));
      const member = path === '' ? name : `${path}.${name}`;
      return kind === null ? [] : [{ kind, route, member, before: old[name] ?? null, after: current[name] ?? null }];
    });
  });
  const newValues = Object.entries(now.values).flatMap(([member, found]) => {
    const known = [...(values[member] ?? []), ...(then.values[member] ?? [])];
    const news = found.filter((value) => !known.includes(value));
    return news.map((after) => ({ kind: 'new-value', route, member, before: null, after }) as const);
  });
  return [...members, ...newValues];
}

function kindOf(
  old: string | undefined,
  current: string | undefined,
  isOptional: boolean,
): ContractChange['kind'] | null {
  const isSure = (types: string) => !isOptional && !types.endsWith('?');
  if (old === undefined) return current !== undefined && isSure(current) ? 'new' : null;
  if (current === undefined) return isSure(old) ? 'gone' : null;
  const typesOf = (types: string) =>
    types
      .replace('?', '')
      .split('|')
      .filter((type) => type !== 'null');
  const known = typesOf(old);
  // A member that was always null has no type yet.
  return known.length > 0 && typesOf(current).some((type) => !known.includes(type)) ? 'retyped' : null;
}
