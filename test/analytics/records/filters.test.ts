import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dashboardFiltersSchema,
  filtersSchema,
  metricFilterRuleSchema,
} from '../../../src/analytics/records/filters.ts';
import {
  DASHBOARD_FILTERS,
  DASHBOARD_RULE,
  FILTER_RULE,
  FILTERS,
  METRIC_FILTER_RULE,
} from '../../support/analytics-members.ts';
import {
  anyRecord,
  expectRefusal,
  expectRoundTrip,
  fullest,
  itFollowsItsTable,
} from '../../support/analytics-records.ts';
import { holds } from '../../support/holds.ts';

const readFilters = (value: unknown) => filtersSchema.parse(value);
const inGroup = (rule: unknown) => ({ dimensions: { id: 'a', and: [rule] } });

describe('filters', () => itFollowsItsTable(readFilters, FILTERS));
describe('the filters of a dashboard', () =>
  itFollowsItsTable((value) => dashboardFiltersSchema.parse(value), DASHBOARD_FILTERS));
describe('a rule of a metric', () =>
  itFollowsItsTable((value) => metricFilterRuleSchema.parse(value), METRIC_FILTER_RULE));
describe('a rule of a dashboard', () =>
  itFollowsItsTable((value) => {
    const [rule] = dashboardFiltersSchema.parse({ dimensions: [value], metrics: [], tableCalculations: [] }).dimensions;
    return rule;
  }, DASHBOARD_RULE));
describe('a rule in a group', () =>
  itFollowsItsTable((value) => {
    const group = filtersSchema.parse(inGroup(value)).dimensions;
    return Array.isArray(group?.['and']) ? group['and'][0] : undefined;
  }, FILTER_RULE));

describe('groups within groups', () => {
  const anyRule = anyRecord(FILTER_RULE);
  const { group } = fc.letrec<{ group: unknown; items: unknown[] }>((tie) => ({
    group: fc.oneof(
      { maxDepth: 6 },
      fc.record({ id: fc.string(), and: fc.array(anyRule, { maxLength: 2 }) }),
      fc.record({ id: fc.string(), and: tie('items') }),
      fc.record({ id: fc.string(), or: tie('items') }),
    ),
    items: fc.array(fc.oneof(anyRule, tie('group')), { maxLength: 3 }),
  }));

  it('are kept as they came', () => {
    holds(fc.property(group, (made) => expectRoundTrip(readFilters, { dimensions: made, metrics: made })));
  });

  const within = (levels: number, innermost: unknown) => {
    let made = innermost;
    for (let level = 0; level < levels; level += 1) made = { id: `${level}`, [level % 2 ? 'or' : 'and']: [made] };
    return { tableCalculations: made };
  };
  const rule = fullest(FILTER_RULE);

  it('can be deep', () => {
    expectRoundTrip(readFilters, within(40, rule));
    expectRefusal(readFilters, within(40, { ...rule, id: 1 }));
  });

  it.each([60, 1_000, 100_000])('are refused at a depth of %i, without exhausting the stack', (levels) => {
    const { error } = filtersSchema.safeParse(within(levels, rule));
    expect(error?.issues).toMatchObject([{ path: [], message: 'at most 100 levels of nesting' }]);
  });

  it('are refused in a time that does not grow with every level', () => {
    // Each level is an AND and an OR group at once, and the innermost is bad.
    const both = (levels: number): unknown =>
      levels === 0 ? {} : { id: 'a', and: [both(levels - 1)], or: [both(levels - 1)] };
    expectRefusal(readFilters, { dimensions: both(12) });
  });
});
