const DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/i;

/**
 * Milliseconds since 1970 of an ISO 8601 date-time with a zone; null for any other text, and for a day that does not
 * exist.
 */
export function pointInTime(text: string): number | null {
  const [isDateTime, year, month, day] = DATE_TIME.exec(text) ?? [];
  if (isDateTime === undefined) return null;
  const time = Date.parse(text);
  // `Date.parse` reads the 30th of February as a day in March.
  const isDay = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
  return Number.isNaN(time) || !isDay ? null : time;
}
