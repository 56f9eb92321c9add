import { describe, expect, it } from 'vitest';
import type { Rule } from '../../src/release-safety/decision.ts';
import type { NoPath } from '../../src/release-safety/plan.ts';
import { LOG_PEN } from '../../src/render/pen.ts';
import { describeNoPath, describeReason, isOfRelease, remedyOfSpan } from '../../src/render/reasons.ts';
import { version } from '../support/documents.ts';
import { spanReport } from '../support/report-factory.ts';

const release = version('1.3.0');
const ELSE = 'Choose another version, because nothing proves that this one can roll.';

describe('a reason', () => {
  it.each<[Rule, string, string]>([
    ['index-unavailable', 'what it says.', 'Check `index-url` and the network, then run this check again.'],
    [
      'not-indexed',
      '1.3.0 is not in the release-safety index.',
      'Check for a typo. If the release was published minutes ago, wait for the index and run this check again.',
    ],
    [
      'coverage-gap',
      'The release-safety index does not cover everything what it says up to 1.3.0.',
      'Choose a version that the index covers.',
    ],
    [
      'malformed',
      'The index has an unreadable row on the way to 1.3.0: what it says.',
      'Tell Lightdash that the index has a row that cannot be read. Until that is fixed, nothing is proven.',
    ],
    [
      'contradiction',
      'The documents contradict each other on 1.3.0: what it says.',
      'Tell Lightdash that the documents contradict each other. Until that is fixed, nothing is proven.',
    ],
    [
      'unverified',
      'The artifact of 1.3.0 could not be read: what it says.',
      'Make the artifacts readable (`release-asset-url`), or judge by the index alone (`artifacts: off`). Then run this check again.',
    ],
    ['required-stop', '1.3.0 is a required stop. Do not skip it.', ELSE],
    ['minimum-not-met', 'You can go straight to 1.3.0 only from what it says or later.', ELSE],
    ['uncovered-hop', 'No document covers the upgrade to 1.3.0, the oldest release in the index.', ELSE],
    ['verdict-false', 'Lightdash marks 1.3.0 as not safe.', ELSE],
    ['verdict-unknown', 'Lightdash published no verdict for 1.3.0.', ELSE],
    ['backfilled-true', '1.3.0 was judged in retrospect only, which is no proof.', ELSE],
  ])('%s is a sentence, and has one remedy', (rule, expected, remedy) => {
    const reason = { rule, release, says: 'what it says' };
    expect(describeReason(reason, LOG_PEN)).toBe(expected);
    expect(remedyOfSpan(spanReport({ reasons: [reason] }))).toBe(remedy);
    expect(isOfRelease(reason)).toBe(/^(?:verdict|backfilled|unverified)/.test(rule));
  });

  it('may have no release', () => {
    expect(describeReason({ rule: 'verdict-false', release: null, says: '' }, LOG_PEN)).toBe(
      'Lightdash marks A release as not safe.',
    );
    expect(remedyOfSpan(spanReport({ reasons: [] }))).toBe(ELSE);
  });
});

describe('a plan that there is not', () => {
  it.each<[NoPath['rule'], string]>([
    ['index-unavailable', 'There is no plan without a readable index.'],
    ['not-indexed', 'There is no plan: 1.3.0 is not in the release-safety index.'],
    ['stop-not-indexed', 'There is no plan: the release-safety index does not cover the required stop 1.3.0.'],
    ['held', 'There is no plan: your policy keeps 1.3.0 out (what it says).'],
    ['index-too-old', 'There is no plan with an index that is older than you allow.'],
    ['policy-unavailable', 'There is no plan without readable known issues.'],
    ['promotion-unknown', 'There is no plan until the version of the environment before it can be read.'],
    ['no-way-in', 'There is no plan: no allowed upgrade leads to 1.3.0 (what it says).'],
  ])('%s says why', (rule, expected) => {
    expect(describeNoPath({ rule, release, says: 'what it says' }, LOG_PEN)).toBe(expected);
  });
});
