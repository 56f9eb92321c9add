import { describe, expect, it } from 'vitest';
import { renderAnnotations } from '../../src/render/annotations.ts';
import { renderComment } from '../../src/render/comment.ts';
import { renderFailure, renderSummary } from '../../src/render/summary.ts';
import { renderReport } from '../../src/render/terminal.ts';
import { documentOf, type RowChanges } from '../support/documents.ts';
import { reportOn, reportOnDocuments } from '../support/reports.ts';

const lines = (text: string) => text.split('\n').filter((line) => line !== '');

describe('the first lines: the decision, why, and the next step', () => {
  it.each([
    [
      '2.0.0',
      '2.2.0',
      '## ✅ Roll: 2.0.0 → 2.2.0 may be rolled',
      '**All 2 releases after 2.0.0 are proven safe to roll.** `upgrade.mode` is `RollingUpdate`.',
      '- Deploy 2.2.0 with upgrade.mode RollingUpdate.',
    ],
    [
      '2.0.0',
      '2.1.0',
      '## ✅ Roll: 2.0.0 → 2.1.0 may be rolled',
      '**Its release is proven safe to roll.** `upgrade.mode` is `RollingUpdate`.',
      '- Deploy 2.1.0 with upgrade.mode RollingUpdate.',
    ],
    [
      '2.0.0',
      '2.4.0',
      '## 🟠 Recreate: stop 2.0.0 before 2.4.0 starts',
      '**2 of 4 releases are not proven safe to roll: 2.3.0 (unknown), 2.4.0 (false).** `upgrade.mode` is `Recreate`.',
      '- Stop 2.0.0, then start 2.4.0 (upgrade.mode Recreate), at a time when the service may be down for a few minutes.',
      '- Without downtime you can go to 2.2.0 today, the newest version that rolls.',
    ],
    [
      '2.5.0',
      '2.7.0',
      '## ⛔ Blocked: 2.5.0 → 2.7.0 is not permitted in one jump',
      '**2.6.0 is a required stop: it has to be installed, with its migrations run, before going on.** `upgrade.mode` is `Recreate`.',
      '- Change the version to 2.6.0 first (RollingUpdate). When it runs and its migrations are finished, go on with the plan.',
      // Not "you can go to 2.7.0 today": the plan leads there hop by hop.
      '### Plan',
    ],
    [
      '2.0.0',
      '9.9.9',
      '## ❓ Unproven: nothing shows that 2.0.0 → 9.9.9 may be rolled',
      '**9.9.9 is not in the release-safety index.** `upgrade.mode` is `Recreate`.',
      '- Check the version for a typing error; a release published minutes ago may not be indexed yet.',
      '- Without downtime you can go to 2.2.0 today, the newest version that rolls.',
      '### Plan',
      'There is no plan: 9.9.9 is not in the release-safety index.',
    ],
    [
      '2.2.0',
      '2.2.0',
      '## ✅ Unchanged: 2.2.0 on both sides',
      '**The index has this version; there is nothing to upgrade.** `upgrade.mode` is `RollingUpdate`.',
      '- Give two different versions to have an upgrade checked.',
    ],
  ])('from %s to %s', async (from, to, ...expected) => {
    expect(lines(renderSummary(await reportOn(from, to))).slice(0, expected.length)).toEqual(expected);
  });

  it('names the way where there is none', async () => {
    const index = documentOf([['1.0.0'], ['1.1.0'], ['1.2.0', { requiredStops: ['1.0.5', '1.1.0'] }]]);
    const report = await reportOnDocuments('1.0.0', '1.2.0', index);
    const text = renderReport(report);
    expect(text).toContain('No sequence of permitted upgrades leads there; choose another version.');
    expect(text).toContain('There is no plan: the release-safety index does not cover the required stop 1.0.5.');
    expect(renderSummary(report)).toContain('does not cover the required stop 1.0.5');
  });

  it('says how many hops lead to the newest version that rolls', async () => {
    const index = documentOf([
      ['1.0.0'],
      ['1.1.0', { requiredStops: ['1.1.0'] }],
      ['1.2.0'],
      ['1.3.0', { rollingUpdateSafe: false }],
    ]);
    expect(renderReport(await reportOnDocuments('1.0.0', '1.3.0', index))).toContain(
      'Without downtime you can go to 1.2.0 (in 2 hops, by the index alone) today',
    );
  });

  it.each<[string, RowChanges, string]>([
    ['a gap', { previousVersion: '1.0.5' }, 'There is no plan: no permitted upgrade leads to 1.1.0'],
    ['a minimum that nothing meets', { minPreviousVersion: '1.0.5' }, 'minPreviousVersion is 1.0.5'],
  ])('says what bars the way: %s', async (_, changes, expected) => {
    const index = documentOf([['1.0.0'], ['1.1.0', changes]]);
    expect(renderReport(await reportOnDocuments('1.0.0', '1.1.0', index))).toContain(expected);
  });
});

describe('every surface stays within its bounds', () => {
  const many = (changes: RowChanges) =>
    documentOf(
      Array.from({ length: 3_000 }, (_, position) => [
        `1.${position}.0`,
        {
          ...changes,
          ...('minPreviousVersion' in changes && position > 0 ? { minPreviousVersion: `1.${position - 1}.0` } : {}),
        },
      ]),
    );

  it.each<[string, RowChanges]>([
    ['reasons', { rollingUpdateSafe: 'unknown' }],
    ['hops', { minPreviousVersion: null }],
  ])('with thousands of %s', async (noun, changes) => {
    const report = await reportOnDocuments('1.0.0', '1.2999.0', many(changes));
    expect(Buffer.byteLength(renderSummary(report))).toBeLessThanOrEqual(500_000);
    expect(Buffer.byteLength(renderComment(report))).toBeLessThanOrEqual(60_000);
    expect(lines(renderReport(report)).length).toBeLessThan(90);
    const annotations = renderAnnotations(report);
    expect(annotations.length).toBeLessThan(10);
    for (const { message } of annotations) expect(message.length).toBeLessThan(4_096);
    expect(renderSummary(report)).toContain(`…and 2,949 more ${noun}, all in the report file.`);
    expect(renderComment(report)).toContain(`…and 2,989 more ${noun}, all in the report file.`);
  });

  it('with a failure of many lines', () => {
    expect(renderFailure('x\n'.repeat(100_000)).length).toBeLessThan(2_000);
  });
});
