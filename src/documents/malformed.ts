import type * as z from 'zod';
import { quoteValue } from './quote-value.ts';

/** What is wrong with one member of a document. The texts may quote the document and are hostile until escaped. */
export interface Malformation {
  /** Path of the member, for example `entries[3].rollingUpdateSafe`; empty for the whole document. */
  readonly member: string;
  /** The value found, shortened; `nothing` if the member is absent. */
  readonly found: string;
  /** What the format requires. */
  readonly expected: string;
}

/** A document that cannot be used. The message names the member, what was found, what was expected and, as a sentence of its own, what to do. */
export class MalformedDocumentError extends Error {
  override readonly name = 'MalformedDocumentError';

  constructor(
    readonly malformation: Malformation,
    remedy: string,
  ) {
    super(`${describeMalformation(malformation)}. ${remedy}`);
  }
}

/** One sentence without a full stop: `member "version" is "v1", expected X.Y.Z`. */
export function describeMalformation({ member, found, expected }: Malformation): string {
  return `${member === '' ? 'the document' : `member "${member}"`} is ${found}, expected ${expected}`;
}

/** A malformation that quotes the value of the member, shortened. */
export function quoteMember(member: string, value: unknown, expected: string): Malformation {
  return { member, found: quoteValue(value), expected };
}

/** The first problem that a schema found in `value`. One is enough: zod's own message for 3,500 bad rows is 839 kB long. */
export function firstMalformation(error: Pick<z.ZodError, 'issues'>, value: unknown): Malformation {
  // A ZodError always has at least one issue.
  const issue = error.issues[0] as z.core.$ZodIssue;
  let found = value;
  let member = '';
  for (const key of issue.path) {
    // A schema only descends into objects and arrays.
    found = (found as Record<PropertyKey, unknown>)[key];
    member += typeof key === 'number' ? `[${key}]` : `${member === '' ? '' : '.'}${String(key)}`;
  }
  return quoteMember(member, found, issue.message);
}
