import * as z from 'zod';
import { isObject } from '../../../documents/is-object.ts';
import { listSchema } from '../../../documents/list-schema.ts';
import { parseMoment } from '../../../documents/moment.ts';

/*
 * The types of members in the records of the service (docs/maintainers/service-api.md#how-the-client-reads). The text of a schema
 * says what was expected where a member has another type.
 */
export const text = z.string('a string');
export const textOrNull = z.string('a string or null').nullable();
export const textList = listSchema(text);
/** Must be finite, because JSON has no other numbers: `1e999` is parsed as Infinity and could not be written again. */
export const finiteNumber = z.number('a number');
export const finiteNumberOrNull = z.number('a number or null').nullable();
export const flag = z.boolean('true or false');

export const dateTime = z.string('a date-time').refine((time) => parseMoment(time) !== null, 'a date-time');

/** A record with more members is meant to exhaust its reader. */
const MOST_MEMBERS = 10_000;

function isRecord(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !Array.isArray(value);
}

/** A record whose members do not matter here. The original object is kept. */
export const rawRecord = z.custom<Record<string, unknown>>(isRecord, 'an object');

/** A record with named members. Other members are kept, because the service only ever adds members. */
export function record<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.looseObject(shape, 'an object');
}

export function mapOf<Value extends z.ZodType>(value: Value) {
  return z
    .custom<Record<string, unknown>>(
      (found) => isRecord(found) && Object.keys(found).length <= MOST_MEMBERS,
      'an object of reasonable size',
    )
    .pipe(z.record(z.string(), value, 'an object'));
}

/** The most levels of objects and arrays in one record. A merge of metric queries takes a dozen, and each nested filter group two more. */
const MOST_LEVELS = 100;

/** A record that is not nested too deeply for `JSON.stringify` and other recursive code; `JSON.parse` has no limit. */
export function shallow<Schema extends z.ZodType>(schema: Schema) {
  return z.custom<unknown>(isShallow, `at most ${MOST_LEVELS} levels of nesting`).pipe(schema);
}

function isShallow(value: unknown): boolean {
  let level = [value].filter(isObject);
  for (let levels = 0; level.length > 0; levels += 1) {
    if (levels === MOST_LEVELS) return false;
    level = level.flatMap((container) => Object.values(container).filter(isObject));
  }
  return true;
}
