import { parseMoment } from '../../documents/moment.ts';
import { quoteValue } from '../../documents/quote-value.ts';

const MINUTE_MS = 60_000;
const UNITS: Readonly<Record<string, number>> = {
  m: MINUTE_MS,
  h: 60 * MINUTE_MS,
  d: 24 * 60 * MINUTE_MS,
  w: 7 * 24 * 60 * MINUTE_MS,
};
const DURATION = /^(\d{1,9})([mhdw])$/;
const WITHOUT_ZONE = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?)?$/i;
const FORMS = 'give a time with its zone, such as 2026-08-15T12:00:00Z, or a duration before now: 90m, 6h, 2d or 1w';

/** Thrown for a point in time that cannot be used. The message quotes the input and is hostile until escaped. */
export class SinceError extends Error {
  override readonly name = 'SinceError';
}

/**
 * Parses the time that splits runs into before and after: a point in time, or a duration before now.
 *
 * @throws SinceError for any other text, for a time without a zone, and for a time in the future
 */
export function parseSince(text: string, now: Date): Date {
  const given = text.trim();
  const [, amount, unit = ''] = DURATION.exec(given) ?? [];
  const time = amount === undefined ? parseMoment(given) : now.getTime() - Number(amount) * (UNITS[unit] ?? Number.NaN);
  if (time === null && WITHOUT_ZONE.test(given)) {
    // The zone of the machine that runs the job would be arbitrary.
    throw new SinceError(`${quoteValue(given)} has no time zone; ${FORMS}`);
  }
  const since = new Date(time ?? Number.NaN);
  if (Number.isNaN(since.getTime())) throw new SinceError(`${quoteValue(given)} is not a time; ${FORMS}`);
  if (since > now) throw new SinceError(`${quoteValue(given)} is in the future, and now is ${now.toISOString()}`);
  return since;
}
