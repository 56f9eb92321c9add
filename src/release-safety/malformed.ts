import * as z from 'zod';
import { isVersion, type Version } from './version.ts';

/** What is wrong with one member of a document. The texts may quote the document and are hostile until escaped. */
export interface Malformation {
  /** Path of the member, for example `entries[3].rollingUpdateSafe`; empty for the document itself. */
  readonly member: string;
  /** What stands there, shortened; `nothing` where the member is absent. */
  readonly found: string;
  /** What the format asks for. */
  readonly expected: string;
}

/** A document that cannot be used. The message names the member, what was found, what was expected and the mend. */
export class MalformedDocumentError extends Error {
  override readonly name = 'MalformedDocumentError';

  constructor(
    readonly malformation: Malformation,
    mend: string,
  ) {
    super(`${describeMalformation(malformation)}; ${mend}`);
  }
}

/** One sentence without a full stop: `member "version" is "v1", expected X.Y.Z`. */
export function describeMalformation({ member, found, expected }: Malformation): string {
  return `${member === '' ? 'the document' : `member "${member}"`} is ${found}, expected ${expected}`;
}

const LONGEST_QUOTE = 60;

/** A value as it stands in a document, as JSON and at most 60 characters long. */
export function quoteValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value);
  return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE)}…`;
}

/**
 * The first thing that a schema found wrong with `value`. One is enough: zod's own message over 3,500 bad rows is
 * 839 kB long.
 */
export function firstMalformation(error: z.ZodError, value: unknown): Malformation {
  // A ZodError holds at least one issue; without one there would be nothing to report.
  const issue = error.issues[0] as z.core.$ZodIssue;
  let found = value;
  let member = '';
  for (const key of issue.path) {
    // A schema only descends into what is an object.
    found = (found as Record<PropertyKey, unknown>)[key];
    member += typeof key === 'number' ? `[${key}]` : `${member === '' ? '' : '.'}${String(key)}`;
  }
  return { member, found: quoteValue(found), expected: issue.message };
}

/** Whether `value` is a JSON object or array, so that members can be read from it. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * A list within a release has a handful of items. Beyond this a document is meant to exhaust whoever reads it: a schema
 * reports every bad item of a list.
 */
const MOST_ITEMS = 10_000;

/** A list of explanations, each item by its own schema. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .custom<unknown[]>((value) => Array.isArray(value) && value.length <= MOST_ITEMS, 'a list of reasonable length')
    .pipe(z.array(item));
}

/** Schemas of the members that decide. Each must have exactly its type (DESIGN section 3). */
export const versionSchema = z.custom<Version>(isVersion, 'a version X.Y.Z');
export const versionOrNullSchema = z.custom<Version | null>(
  (value) => value === null || isVersion(value),
  'a version X.Y.Z or null',
);
export const verdictSchema = z.union([z.boolean(), z.literal('unknown')], 'true, false or "unknown"');
export const versionsSchema = z.custom<Version[]>(
  (value) => Array.isArray(value) && value.length <= MOST_ITEMS && value.every(isVersion),
  'an array of versions X.Y.Z',
);
export const booleanSchema = z.boolean('true or false');
