import { COMPACTS_AND_ALIASES, CUSTOM_FORMAT_TYPES, NUMBER_SEPARATORS, TIME_FRAMES } from './enumerations.ts';
import { finiteNumber, openEnumeration, record, text } from './members.ts';

/** How a value is displayed (INTERFACE.md, Related records: CustomFormat). */
export const customFormatSchema = record({
  type: openEnumeration(CUSTOM_FORMAT_TYPES),
  round: finiteNumber.optional(),
  separator: openEnumeration(NUMBER_SEPARATORS).optional(),
  currency: text.optional(),
  compact: openEnumeration(COMPACTS_AND_ALIASES).optional(),
  prefix: text.optional(),
  suffix: text.optional(),
  timeInterval: openEnumeration(TIME_FRAMES).optional(),
  custom: text.optional(),
});
