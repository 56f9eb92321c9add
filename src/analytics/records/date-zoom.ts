import { DATE_GRANULARITIES } from './enumerations.ts';
import { openEnumeration, record, text } from './members.ts';

/** Another granularity for the dates of a chart (INTERFACE.md, Related records: DateZoom). */
export const dateZoomSchema = record({
  xAxisFieldId: text.optional(),
  granularity: openEnumeration(DATE_GRANULARITIES).optional(),
});
