const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** The moment of an ISO 8601 date-time with its zone, in milliseconds; null for everything else. */
export function parseMoment(text: string | null): number | null {
  const day = DATE_TIME.exec(text ?? '')?.[1];
  if (text === null || day === undefined) return null;
  const moment = Date.parse(text);
  // JavaScript reads a day that the month does not have as one of the next month.
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
  return isDay && !Number.isNaN(moment) ? moment : null;
}
