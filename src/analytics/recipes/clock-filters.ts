import { isObject } from '../../release-safety/is-object.ts';

/** The operators whose SQL holds the time of the day at which it is compiled (API-FACTS, Companion B). */
const CLOCK_OPERATORS: ReadonlySet<unknown> = new Set([
  'inThePast',
  'notInThePast',
  'inTheNext',
  'inTheCurrent',
  'notInTheCurrent',
  'inPeriodToDate',
]);

/**
 * Whether a filter rule moves with the clock, so that the query compiles to another SQL every day. A rule counts
 * wherever it stands, also in a part of the query that only a future version has; one that is disabled does not.
 *
 * @param metricQuery as it came: it may be nested to any depth
 */
export function dependsOnClock(metricQuery: Readonly<Record<string, unknown>>): boolean {
  const containers: Readonly<Record<string, unknown>>[] = [metricQuery];
  for (let container = containers.pop(); container !== undefined; container = containers.pop()) {
    if (CLOCK_OPERATORS.has(container['operator']) && container['disabled'] !== true) return true;
    for (const value of Object.values(container)) if (isObject(value)) containers.push(value);
  }
  return false;
}
