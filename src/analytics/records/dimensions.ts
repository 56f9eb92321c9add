import * as z from 'zod';
import { listOf } from '../../release-safety/deciding-members.ts';
import { BIN_MATCH_TYPES, BIN_TYPES, DIMENSION_TYPES } from './enumerations.ts';
import { finiteNumber, openEnumeration, record, text } from './members.ts';

/** The tag of a kind that is not among the known ones; a known kind must have its own members. */
function otherThan(known: readonly string[]) {
  return z.custom<string & {}>((value) => typeof value === 'string' && !known.includes(value), 'a string');
}

const dimensionMembers = { id: text, name: text, table: text };
const binMembers = { ...dimensionMembers, type: z.literal('bin'), dimensionId: text };

/** The first range of a series has no `from`, the last no `to`. */
const binRangeSchema = record({ from: finiteNumber.optional(), to: finiteNumber.optional() });

const binGroupSchema = record({
  name: text,
  values: listOf(record({ matchType: openEnumeration(BIN_MATCH_TYPES), value: text })),
});

/**
 * A dimension that a query defines itself: by SQL, or as bins of another one (INTERFACE.md, Related records: Custom
 * dimension; the bins as in API-FACTS). Bins and dimensions of a kind of the future have what all of them have.
 */
export const customDimensionSchema = z.union(
  [
    record({
      ...dimensionMembers,
      type: z.literal('sql'),
      sql: text,
      dimensionType: openEnumeration(DIMENSION_TYPES),
    }),
    record({ ...binMembers, binType: z.literal('fixed_number'), binNumber: finiteNumber }),
    record({ ...binMembers, binType: z.literal('fixed_width'), binWidth: finiteNumber }),
    record({ ...binMembers, binType: z.literal('custom_range'), customRange: listOf(binRangeSchema) }),
    record({ ...binMembers, binType: z.literal('custom_group'), customGroups: listOf(binGroupSchema) }),
    record({ ...binMembers, binType: otherThan(BIN_TYPES) }),
    record({ ...dimensionMembers, type: otherThan(['sql', 'bin']) }),
  ],
  'a custom dimension',
);
