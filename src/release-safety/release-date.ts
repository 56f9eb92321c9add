import * as z from 'zod';

const dateTime = z.iso.datetime({ offset: true });

/** The moment of an ISO 8601 date-time with its zone, in milliseconds; null for everything else. */
export function momentOf(text: string | null): number | null {
  return text !== null && dateTime.safeParse(text).success ? Date.parse(text) : null;
}
