export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * The time of an ISO 8601 date-time with a zone, in milliseconds since 1970-01-01 UTC; null for any other text. Only the form that
 * ECMAScript defines is read: `+0200` and a lower-case `t` mean what an engine makes of them.
 */
export function parseMoment(text: string | null): number | null {
  const day = DATE_TIME.exec(text ?? '')?.[1];
  if (text === null || day === undefined) return null;
  const moment = Date.parse(text);
  // JavaScript rolls a day that does not exist into the next month: 30 February becomes 1 or 2 March.
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
  return isDay && !Number.isNaN(moment) ? moment : null;
}
