import * as z from 'zod';
import { listSchema } from '../../release-safety/deciding-members.ts';
import { isObject } from '../../release-safety/is-object.ts';

/*
 * The kinds of members that the records of INTERFACE.md are made of (API-FACTS, Rules for the client). The text of a
 * schema is what a member that is not of its kind was expected to be.
 */
export const text = z.string('a string');
export const textOrNull = z.string('a string or null').nullable();
export const textList = listSchema(text);
/** Finite, because JSON knows no other number: `1e999` is read as Infinity and could not be written again. */
export const finiteNumber = z.number('a number');
export const finiteNumberOrNull = z.number('a number or null').nullable();
export const flag = z.boolean('true or false');

/** Records beyond this many members are meant to exhaust whoever reads them. */
const MOST_MEMBERS = 10_000;

function isRecord(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !Array.isArray(value);
}

/** A record whose members decide nothing here: kept as the very object that came. */
export const rawRecord = z.custom<Record<string, unknown>>(isRecord, 'an object');

/** A record with named members. It may have others, which are kept: the service only ever adds. */
export function record<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.looseObject(shape, 'an object');
}

/** A record whose names of members are data, such as field ids. */
export function mapOf<Value extends z.ZodType>(value: Value) {
  return z
    .custom<Record<string, unknown>>(
      (found) => isRecord(found) && Object.keys(found).length <= MOST_MEMBERS,
      'an object of reasonable size',
    )
    .pipe(z.record(z.string(), value, 'an object'));
}

/**
 * A member of an enumeration that grows. The known values serve whoever writes code or displays; any other text is
 * read as well, for a value of the future must not make a record unreadable.
 */
export function openEnumeration<const Known extends string>(_known: readonly Known[]) {
  return text as z.ZodType<Known | (string & {})>;
}
