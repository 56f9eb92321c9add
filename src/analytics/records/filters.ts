import * as z from 'zod';
import { listOf } from '../../release-safety/deciding-members.ts';
import { DIMENSION_TYPES, FILTER_OPERATORS } from './enumerations.ts';
import { flag, mapOf, openEnumeration, record, text, textList } from './members.ts';
import { shallow } from './nesting.ts';

/** What all rules share; they differ in how they name their field. */
const ruleMembers = {
  id: text,
  operator: openEnumeration(FILTER_OPERATORS),
  values: listOf(z.unknown()).optional(),
  // Of a shape per operator and type; nothing here depends on it.
  settings: z.unknown().optional(),
  disabled: flag.optional(),
  required: flag.optional(),
  includeNull: flag.optional(),
  caseSensitive: flag.optional(),
};

/** A rule over a field of the query (API-FACTS, Request records: filter rule). */
const filterRuleSchema = record({ ...ruleMembers, target: record({ fieldId: text }) });
export type FilterRule = z.infer<typeof filterRuleSchema>;

/** Rules and groups of which all, or any, must hold. A group of groups can go on for ever: see {@link shallow}. */
export type FilterGroup = AndFilterGroup | OrFilterGroup;
export interface AndFilterGroup {
  readonly id: string;
  readonly and: (FilterGroup | FilterRule)[];
  readonly [member: string]: unknown;
}
export interface OrFilterGroup {
  readonly id: string;
  readonly or: (FilterGroup | FilterRule)[];
  readonly [member: string]: unknown;
}

const groupItemsSchema = listOf(
  z.lazy(
    (): z.ZodType<FilterGroup | FilterRule> =>
      z.union([andGroupSchema, orGroupSchema, filterRuleSchema], 'a filter group or a filter rule'),
  ),
);
const andGroupSchema: z.ZodType<AndFilterGroup> = record({ id: text, and: groupItemsSchema });
const orGroupSchema: z.ZodType<OrFilterGroup> = record({ id: text, or: groupItemsSchema });
const groupSchema = z.union([andGroupSchema, orGroupSchema], 'a filter group');

/** INTERFACE.md, Related records: Filters. An empty record is common. */
export const filtersSchema = shallow(
  record({
    dimensions: groupSchema.optional(),
    metrics: groupSchema.optional(),
    tableCalculations: groupSchema.optional(),
  }),
);

/** The filters of a field value search; the server asks nothing of them, so that they can be empty too. */
export const searchFiltersSchema = shallow(z.union([andGroupSchema, z.strictObject({})], 'an AND filter group'));

/** INTERFACE.md, Related records: Metric filter rule. In practice a `fieldRef` can be a bare name. */
export const metricFilterRuleSchema = record({ ...ruleMembers, target: record({ fieldRef: text }) });

const dashboardFieldTargetSchema = record({
  fieldId: text,
  tableName: text,
  isSqlColumn: flag.optional(),
  fallbackType: openEnumeration(DIMENSION_TYPES).optional(),
});

const dashboardRulesSchema = listOf(
  record({
    ...ruleMembers,
    target: dashboardFieldTargetSchema,
    // Per tile the field that the rule filters there; false where it filters none.
    tileTargets: mapOf(
      z.union([dashboardFieldTargetSchema, z.literal(false)], 'a dashboard field target or false'),
    ).optional(),
    label: text.optional(),
    singleValue: flag.optional(),
    lockedTabUuids: textList.optional(),
    requiredGroupId: text.optional(),
  }),
);

/** INTERFACE.md, Related records: DashboardFilters. */
export const dashboardFiltersSchema = record({
  dimensions: dashboardRulesSchema,
  metrics: dashboardRulesSchema,
  tableCalculations: dashboardRulesSchema,
});
