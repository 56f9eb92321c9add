import { describe, expect, it } from 'vitest';
import { decideSpan } from '../../src/release-safety/decision.ts';
import {
  barringHold,
  decisionOfHold,
  HOLD_RULES,
  type Hold,
  type HoldRule,
  holdsOn,
  isHoldRule,
} from '../../src/release-safety/hold.ts';
import { isProven, type Release, withHolds } from '../../src/release-safety/release.ts';
import { readSpan } from '../../src/release-safety/span.ts';
import { indexOf, version } from '../support/documents.ts';

const RULES = Object.keys(HOLD_RULES) as HoldRule[];
const hold = (rule: HoldRule, on: Hold['on'] = 'span'): Hold => ({
  rule,
  on,
  says: `says ${rule}`,
  passesFrom: null,
  issue: null,
});

describe('a rule', () => {
  it.each(RULES)('of the policy is known, and leads to a decision: %s', (rule) => {
    expect(isHoldRule(rule)).toBe(true);
    expect(decisionOfHold(rule)).toBe(HOLD_RULES[rule]);
  });

  it.each(['', 'required-stop', 'toString', '__proto__', 'too-young '])(
    'that is not one of them is refused: "%s"',
    (rule) => {
      expect(isHoldRule(rule)).toBe(false);
      expect(decisionOfHold(rule)).toBeNull();
    },
  );
});

describe('a hold', () => {
  it('on a target counts only where the jump lands', () => {
    const release = { holds: [hold('too-young', 'target'), hold('promotion')] };
    expect(holdsOn(release, true)).toEqual(release.holds);
    expect(holdsOn(release, false)).toEqual([hold('promotion')]);
  });

  it.each(RULES)('bars a jump, unless it permits one with downtime: %s', (rule) => {
    const bars = HOLD_RULES[rule] !== 'recreate';
    for (const isTarget of [true, false]) {
      expect(barringHold({ holds: [hold(rule)] }, isTarget)).toEqual(bars ? hold(rule) : undefined);
    }
    expect(barringHold({ holds: [hold(rule, 'target')] }, false)).toBeUndefined();
  });

  it('on a target is a reason of a jump that lands there, and of no other', () => {
    const open = indexOf([['1.0.0'], ['1.1.0'], ['1.2.0']]);
    const holds = (each: string) => (each === '1.1.0' ? [hold('too-young', 'target')] : []);
    const held = { ...open, releases: open.releases.map((each) => withHolds(each, holds(each.version))) };
    const judge = (from: string, to: string) => decideSpan(held, readSpan(held, version(from), version(to)));
    expect(judge('1.0.0', '1.1.0')).toMatchObject({ decision: 'blocked', reasons: [{ rule: 'too-young' }] });
    expect(judge('1.0.0', '1.2.0')).toMatchObject({ decision: 'roll', reasons: [] });
    expect(judge('1.1.0', '1.2.0')).toMatchObject({ decision: 'roll', reasons: [] });
  });

  it('takes the proof from a release that it applies to when it is crossed', () => {
    const [open] = indexOf([['1.0.0']]).releases as [Release];
    expect(isProven(withHolds(open, [hold('promotion', 'target')]))).toBe(true);
    expect(isProven(withHolds(open, [hold('promotion')]))).toBe(false);
  });

  it.each(RULES)('leads a span to its decision, and is a reason of it: %s', (rule) => {
    const open = indexOf([['1.0.0'], ['1.1.0']]);
    const held = { ...open, releases: open.releases.map((each) => withHolds(each, [hold(rule)])) };
    const judge = (index: typeof open) => decideSpan(index, readSpan(index, version('1.0.0'), version('1.1.0')));
    expect(judge(open)).toMatchObject({ decision: 'roll' });
    expect(judge(held)).toMatchObject({
      decision: HOLD_RULES[rule],
      reasons: [{ rule, release: '1.1.0', says: `says ${rule}` }],
    });
  });
});
