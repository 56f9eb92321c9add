import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dependsOnClock } from '../../../src/companions/recipes/check-chart.ts';
import { holds } from '../../support/holds.ts';

const CLOCK = ['inThePast', 'notInThePast', 'inTheNext', 'inTheCurrent', 'notInTheCurrent', 'inPeriodToDate'];
/** Every operator that the service documents. */
const FILTER_OPERATORS =
  'isNull notNull equals notEquals startsWith endsWith include doesNotInclude lessThan lessThanOrEqual greaterThan greaterThanOrEqual inThePast notInThePast inTheNext inTheCurrent notInTheCurrent inBetween notInBetween inPeriodToDate';
const rule = (operator: unknown, more: object = {}) => ({ id: 'r', target: { fieldId: 'a_b' }, operator, ...more });
const inGroup = (...rules: unknown[]) => ({ filters: { dimensions: { id: 'g', and: rules } } });

describe('a query', () => {
  it.each(FILTER_OPERATORS.split(' '))('with the operator %s moves with the clock or not', (operator) => {
    expect(dependsOnClock(inGroup(rule(operator)))).toBe(CLOCK.includes(operator));
  });

  const past = rule('inThePast', { values: [1], settings: { unitOfTime: 'days', completed: true } });
  it.each<[string, Record<string, unknown>]>([
    ['of dimensions', inGroup(past)],
    ['of metrics', { filters: { metrics: { id: 'g', or: [past] } } }],
    ['of table calculations', { filters: { tableCalculations: { id: 'g', and: [past] } } }],
    ['in a group within a group', inGroup(rule('equals'), { id: 'h', or: [rule('isNull'), { id: 'i', and: [past] }] })],
    ['of an additional metric', { additionalMetrics: [{ name: 'm', filters: [past] }] }],
    ['not disabled', inGroup(rule('inThePast', { disabled: false }))],
    ['behind a disabled one', inGroup(rule('inThePast', { disabled: true }), past)],
    ['disabled by something else than true', inGroup(rule('inThePast', { disabled: 'true' }))],
    ['of a shape of the future', { someday: { deep: [[{ rules: { r: past } }]] } }],
    ['that is the query', past],
  ])('moves with the clock by a rule %s', (_, metricQuery) => {
    expect(dependsOnClock(metricQuery)).toBe(true);
  });

  it.each<[string, Record<string, unknown>]>([
    ['without filters', {}],
    ['with empty filters', { filters: {} }],
    ['with a rule that is disabled', inGroup(rule('inThePast', { disabled: true }))],
    ['with a date-zoom', { dateZoom: { granularity: 'Day', xAxisFieldId: 'inThePast' } }],
    ['with another member of that value', inGroup(rule('equals', { values: ['inThePast'], label: 'inTheNext' }))],
    ['with an operator in other letters', inGroup(rule('INTHEPAST'))],
    ['with operators that are no text', inGroup(rule(['inThePast']), rule(null), rule({ inThePast: true }))],
  ])('does not move %s', (_, metricQuery) => {
    expect(dependsOnClock(metricQuery)).toBe(false);
  });

  it('is walked to any depth and width', () => {
    const levels = 200_000;
    const deep = (innermost: string) => JSON.parse(`${'{"and":['.repeat(levels)}${innermost}${']}'.repeat(levels)}`);
    expect(dependsOnClock(deep('{"operator":"inTheNext"}'))).toBe(true);
    expect(dependsOnClock(deep('{"operator":"isNull"}'))).toBe(false);
    expect(dependsOnClock({ wide: Array.from({ length: 500_000 }, () => rule('equals')) })).toBe(false);
  });

  it('moves with the clock exactly if one of its rules does, whatever its shape', () => {
    const operator = fc.constantFrom(...FILTER_OPERATORS, 'future');
    const { value } = fc.letrec((tie) => ({
      rule: fc.record({ operator, disabled: fc.boolean() }, { requiredKeys: ['operator'] }),
      value: fc.oneof(
        { maxDepth: 5 },
        fc.string(),
        tie('rule'),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(fc.string(), tie('value'), { maxKeys: 4 }),
      ),
    }));
    holds(
      fc.property(value, (made) => {
        let isMoving = false;
        JSON.stringify(made, (_, found) => {
          isMoving ||= CLOCK.includes(found?.operator) && found.disabled !== true;
          return found;
        });
        expect(dependsOnClock({ made })).toBe(isMoving);
      }),
      { numRuns: 500 },
    );
  });
});
