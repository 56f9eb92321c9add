import { ENDPOINTS, type Endpoint } from './endpoints.ts';
import type { EndpointShape, ObservedShape } from './observed-shape.ts';

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
