import { describe, expect, it } from 'vitest';
import { renderAnnotations } from '../../src/render/annotations.ts';
import { renderComment, renderFailure, renderSummary } from '../../src/render/pages.ts';
import { renderPlan, renderReport } from '../../src/render/terminal.ts';
import { documentOf, type RowChanges } from '../support/documents.ts';
import { reportOn, reportOnDocuments } from '../support/reports.ts';
import { shown } from '../support/shown.ts';

const lines = (text: string) => text.split('\n').filter((line) => line !== '');

describe('the first lines: the decision, and how many releases stand in the way', () => {
  it.each([
    [
      '2.0.0',
      '2.2.0',
      '## ✅ 2.0.0 → 2.2.0 can roll',
      'Both releases are proven safe to roll. This check passes (`fail-on: not-rolling`). [Compare](https://github.com/lightdash/lightdash/compare/2.0.0...2.2.0)',
    ],
    [
      '2.0.0',
      '2.1.0',
      '## ✅ 2.0.0 → 2.1.0 can roll',
      '2.1.0 is proven safe to roll, and nothing in it breaks. This check passes (`fail-on: not-rolling`). [Compare](https://github.com/lightdash/lightdash/compare/2.0.0...2.1.0)',
    ],
    [
      '2.0.0',
      '2.4.0',
      '## 🟠 2.0.0 → 2.4.0 needs downtime (`Recreate`)',
      '**2 proven · 1 not safe · 1 without a verdict.** 2.0.0 and 2.4.0 must not run side by side. [Compare](https://github.com/lightdash/lightdash/compare/2.0.0...2.4.0)',
      '### ❌ This check fails. To pass, choose one:',
      '**A. Downtime.** Go to 2.4.0 in a maintenance window. Stop the old version before the new one starts.',
      'In the workflow of this check:',
    ],
    [
      '2.5.0',
      '2.7.0',
      '## ⛔ 2.5.0 → 2.7.0 needs 2 steps',
      'Each step is a separate pull request. [Compare](https://github.com/lightdash/lightdash/compare/2.5.0...2.7.0)',
      '| Step | To | Why stop |',
      '| --- | --- | --- |',
      '| → 1 | 2.6.0 | required stop |',
      '| 2 | 2.7.0 |  |',
      '### ❌ This check fails. To pass:',
      '**Step 1 of 2.** Go to 2.6.0. Change the version where it is given.',
      'In the workflow of this check:',
    ],
    [
      '2.0.0',
      '9.9.9',
      '## ❓ Could not check 2.0.0 → 9.9.9: 9.9.9 is not in the index',
      '<details><summary>⚠️ The index and the artifacts differ in 2 places, and the stricter one counts.</summary>',
      '- `2.8.0: rollingUpdateSafe is true in the index and false in the artifact`',
      '- `3.0.0: requiredStops is empty in the index and 3.0.0 in the artifact`',
      '</details>',
      '**The newest version below it in the index is 3.2.0.** The index was made on 1 Jun 2026, … days ago.',
      '### ❌ This check fails',
      '- Check for a typo. If the release was published minutes ago, wait for the index and run this check again.',
      '- Or go to 2.2.0, the newest version that rolls.',
    ],
    [
      '2.2.0',
      '2.2.0',
      '## ✅ 2.2.0 is both the current and the target version',
      'Give two different versions. This check passes (`fail-on: not-rolling`).',
    ],
  ])('from %s to %s', async (from, to, ...expected) => {
    const page = shown(renderSummary(await reportOn(from, to))).replaceAll(/\[([\d.]+)\]\([^)]*\)/g, '$1');
    expect(lines(page.replace(/\d+ days ago/, '… days ago')).slice(0, expected.length)).toEqual(expected);
  });

  it('says of a target that is a required stop what the next step waits for', async () => {
    const index = documentOf([['1.0.0'], ['1.1.0', { requiredStops: ['1.1.0'] }]]);
    const page = shown(renderSummary(await reportOnDocuments('1.0.0', '1.1.0', index)));
    expect(page).toContain('is a required stop. Let its migrations finish before you go to a later version.');
    const before = documentOf([['1.0.0'], ['1.1.0', { requiredStops: ['1.0.0'] }]]);
    expect(shown(renderSummary(await reportOnDocuments('1.0.0', '1.1.0', before)))).not.toContain('required stop');
  });

  it('says why there is no way', async () => {
    const index = documentOf([['1.0.0'], ['1.1.0'], ['1.2.0', { requiredStops: ['1.0.5', '1.1.0'] }]]);
    const report = await reportOnDocuments('1.0.0', '1.2.0', index);
    const text = renderReport(report);
    expect(text).toContain('No allowed upgrade leads from 1.0.0 to 1.2.0');
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'There is no plan: the release-safety index does not cover the required stop 1.0.5.',
    );
    expect(renderSummary(report)).toContain('does not cover the required stop 1.0.5');
  });

  it('says how many steps lead to the newest version that rolls', async () => {
    const index = documentOf([
      ['1.0.0'],
      ['1.1.0', { requiredStops: ['1.1.0'] }],
      ['1.2.0'],
      ['1.3.0', { rollingUpdateSafe: false }],
    ]);
    const { spans } = await reportOnDocuments('1.0.0', '1.3.0', index);
    expect(spans.map((span) => renderPlan(span).split('\n').at(-1))).toEqual([
      'The newest version that rolls: 1.2.0 (in 2 steps, by the index alone).',
    ]);
  });

  it.each<[string, RowChanges, string]>([
    ['a gap', { previousVersion: '1.0.5' }, 'does not cover everything after 1.0.0 up to 1.1.0'],
    ['a minimum that nothing meets', { minPreviousVersion: '1.0.5' }, 'minPreviousVersion is 1.0.5'],
  ])('says what bars the way: %s', async (_, changes, expected) => {
    const index = documentOf([['1.0.0'], ['1.1.0', changes]]);
    expect(renderReport(await reportOnDocuments('1.0.0', '1.1.0', index)).replaceAll(/\s+/g, ' ')).toContain(expected);
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
    // The same reason of all releases is one; of a plan there are the first steps.
    const [summary, comment] =
      noun === 'reasons'
        ? ['1.5.0 and 2,994 more**: Lightdash published no verdict for them.', '1.5.0 and 2,994 more**: ']
        : ['…and 2,989 more steps, all in the report file.', '…and 2,989 more steps, all in the report file.'];
    const readable = (page: string) => page.replaceAll(/\[([\d.]+)\]\([^)]*\)/g, '$1');
    expect(readable(renderSummary(report))).toContain(summary);
    expect(readable(renderComment(report))).toContain(comment);
  });

  it('with a failure of many lines', () => {
    expect(renderFailure('x\n'.repeat(100_000)).length).toBeLessThan(2_000);
  });
});
