import type * as z from 'zod';
import { describeMalformation, firstMalformation } from '../../documents/malformed.ts';

/** A path contains member names that are data and can have any length. */
const LONGEST_PROBLEM = 300;

/** The first thing wrong with `value`, in one short sentence without a full stop; hostile until escaped. */
export function describeZodError(error: z.ZodError, value: unknown): string {
  const malformation = firstMalformation(error, value);
  const { member, found, expected } = malformation;
  const problem = member === '' ? `it is ${found}, expected ${expected}` : describeMalformation(malformation);
  return problem.length <= LONGEST_PROBLEM ? problem : `${problem.slice(0, LONGEST_PROBLEM)}…`;
}
