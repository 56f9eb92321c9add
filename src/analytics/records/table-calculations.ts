import * as z from 'zod';
import { listOf } from '../../release-safety/deciding-members.ts';
import { TABLE_CALCULATION_TEMPLATES, TABLE_CALCULATION_TYPES, TOTAL_MODES } from './enumerations.ts';
import { customFormatSchema } from './formats.ts';
import { finiteNumber, openEnumeration, rawRecord, record, text, textList, textOrNull } from './members.ts';

/** API-FACTS, Request records: table calculation base. */
const baseMembers = {
  name: text,
  displayName: text,
  index: finiteNumber.optional(),
  type: openEnumeration(TABLE_CALCULATION_TYPES).optional(),
  format: customFormatSchema.optional(),
  totalMode: openEnumeration(TOTAL_MODES).optional(),
};

/** API-FACTS, Request records: template body. Which members it has depends on its type. */
const templateSchema = record({
  type: openEnumeration(TABLE_CALCULATION_TEMPLATES),
  fieldId: textOrNull.optional(),
  orderBy: listOf(rawRecord).optional(),
  partitionBy: textList.optional(),
  windowFunction: text.optional(),
  frame: rawRecord.optional(),
});

/** A calculation over the results (INTERFACE.md, Related records: Table calculation). */
export const tableCalculationSchema = z.union(
  [
    record({ ...baseMembers, sql: text }),
    record({ ...baseMembers, template: templateSchema }),
    record({ ...baseMembers, formula: text }),
  ],
  'a table calculation',
);
