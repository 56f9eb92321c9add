import { isObject } from '../../documents/is-object.ts';

/** Operators whose SQL contains the date of compilation (docs/service-api.md#saved-charts-and-their-sql). */
const CLOCK_OPERATORS: ReadonlySet<unknown> = new Set([
  'inThePast',
  'notInThePast',
  'inTheNext',
  'inTheCurrent',
  'notInTheCurrent',
  'inPeriodToDate',
]);

/**
 * Whether a filter rule depends on the clock, so that the query compiles to different SQL every day. A rule counts
 * wherever it stands, even in a part that only a future version has, unless it is disabled.
 *
 * @param metricQuery as received, nested to any depth
 */
export function dependsOnClock(metricQuery: Readonly<Record<string, unknown>>): boolean {
  const containers: Readonly<Record<string, unknown>>[] = [metricQuery];
  for (let container = containers.pop(); container !== undefined; container = containers.pop()) {
    if (CLOCK_OPERATORS.has(container['operator']) && container['disabled'] !== true) return true;
    for (const value of Object.values(container)) if (isObject(value)) containers.push(value);
  }
  return false;
}
