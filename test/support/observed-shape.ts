import { ENDPOINTS } from '../../src/companions/service/endpoints.ts';
import {
  QUERY_EXECUTION_CONTEXTS,
  QUERY_HISTORY_STATUSES,
  QUERY_LANGUAGES,
  QUERY_TRIGGERS,
} from '../../src/companions/service/records/enumerations.ts';
import { isObject, membersOf } from '../../src/documents/is-object.ts';

/** The members of an endpoint's records with their types, and the values of its enumerations; never another value. */
export interface EndpointShape {
  /** By the path of the record: each member's types, such as `null|string`, with a `?` if it is absent in some records. */
  readonly records: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly values: Readonly<Record<string, readonly string[]>>;
}

/** What the answers of a service looked like, by route. */
export type ObservedShape = Readonly<Record<string, EndpointShape>>;

/** What an endpoint's answers are observed by. */
interface Observed {
  /** The records whose members are observed, as paths. Nothing else is: the names of other members may be data. */
  readonly records: readonly string[];
  /** The members of enumerations, with their known values. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** The members that a server leaves out of some records. */
  readonly optional: readonly string[];
}

const PAGES = ['', 'results', 'results.data[]', 'results.pagination'];

const OBSERVED: Readonly<Record<string, Observed>> = {
  [ENDPOINTS.history.route]: {
    records: [...PAGES, 'results.counts', 'results.counts.windows', 'results.counts.triggers'],
    values: {
      'results.data[].context': QUERY_EXECUTION_CONTEXTS,
      'results.data[].trigger': QUERY_TRIGGERS,
      'results.data[].language': QUERY_LANGUAGES,
      'results.data[].status': QUERY_HISTORY_STATUSES,
    },
    optional: [],
  },
  [ENDPOINTS.savedChart.route]: {
    records: ['', 'results'],
    values: {},
    optional: 'description pivotConfig merge parameters updatedByUser deletedAt deletedBy verification'.split(' '),
  },
  [ENDPOINTS.compileQuery.route]: {
    records: ['', 'results'],
    values: {},
    optional: ['pivotQuery', 'compilationErrors'],
  },
  [ENDPOINTS.users.route]: {
    records: [...PAGES, 'results.data[].groups[]'],
    values: {
      'results.data[].role': ['member', 'viewer', 'interactive_viewer', 'editor', 'developer', 'admin'],
    },
    optional: 'roleUuid isInviteExpired isPending'.split(' '),
  },
  [ENDPOINTS.metrics.route]: {
    records: PAGES,
    values: {},
    optional:
      'description requiredAttributes anyAttributes tableGroupLabel tags chartUsage verifiedChartUsage searchRank spotlightFilterBy spotlightSegmentBy spotlightDefaultSegment spotlightDefaultFilter'.split(
        ' ',
      ),
  },
};

/** The endpoint that a request reaches, as its route; undefined for any other request. */
export function routeOf(method: string, path: string): string | undefined {
  return Object.keys(OBSERVED).find((route) =>
    new RegExp(`^${route.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(`${method} ${path}`),
  );
}

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

  observe(route: string, document: unknown): void {
    const { records, values } = OBSERVED[route] as Observed;
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

/**
 * How the answers of a service differ from those of another one, a line each. A member counts as gone or new only if every record had it, and a
 * value as new only if it is not documented.
 */
export function differencesBetween(before: ObservedShape, after: ObservedShape): string[] {
  return Object.entries(OBSERVED).flatMap(([route, { optional, values }]) => {
    const [then, now] = [before[route], after[route]];
    if (then === undefined || now === undefined) return [];
    const members = Object.entries(then.records).flatMap(([path, old]) => {
      const current = now.records[path];
      const names = current === undefined ? [] : Object.keys({ ...old, ...current });
      return names.flatMap((name) => {
        const kind = kindOf(old[name], current?.[name], optional.includes(name));
        return kind === null ? [] : [`${route} ${path}.${name}: ${kind} (${old[name]}, ${current?.[name]})`];
      });
    });
    const news = Object.entries(now.values).flatMap(([member, found]) => {
      const known = [...(values[member] ?? []), ...(then.values[member] ?? [])];
      return found.filter((value) => !known.includes(value)).map((value) => `${route} ${member}: new ${value}`);
    });
    return [...members, ...news];
  });
}

function kindOf(
  old: string | undefined,
  current: string | undefined,
  isOptional: boolean,
): 'gone' | 'retyped' | 'new' | null {
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
