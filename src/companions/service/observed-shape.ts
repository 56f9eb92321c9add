import * as z from 'zod';
import { isObject, membersOf } from '../../documents/is-object.ts';
import type { Endpoint } from './endpoints.ts';
import { text, textList } from './records/members.ts';

/** The members of an endpoint's records with their types, and the values of its enumerations; never another value. */
const endpointShapeSchema = z.object({
  /** By the path of the record: each member's types, such as `null|string`, with a `?` if it is absent in some records. */
  records: z.record(z.string(), z.record(z.string(), text)),
  values: z.record(z.string(), textList),
});
export type EndpointShape = z.infer<typeof endpointShapeSchema>;

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
    for (const path of records) observeRecords(seen.records, path, document);
    for (const path of Object.keys(values)) observeValues(seen.values, path, document);
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

function observeRecords(seen: Map<string, Seen>, path: string, document: unknown): void {
  const found = seen.get(path) ?? { times: 0, members: new Map() };
  for (const record of recordsAt(document, path)) {
    seen.set(path, found);
    found.times += 1;
    for (const [name, value] of Object.entries(record)) observeMember(found, name, value);
  }
}

/** @param path of a member, such as `results.data[].context` */
function observeValues(seen: Map<string, Set<string>>, path: string, document: unknown): void {
  const [, record = '', name = ''] = /^(.*)\.(\w+)$/.exec(path) ?? [];
  const known = seen.get(path) ?? new Set();
  for (const each of recordsAt(document, record)) {
    const value = each[name];
    if (typeof value === 'string' && VALUE.test(value) && known.size < MOST_MEMBERS) known.add(value);
  }
  if (known.size > 0) seen.set(path, known);
}

function observeMember({ members }: Seen, name: string, value: unknown): void {
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
