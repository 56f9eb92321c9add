import { describe, expect, it } from 'vitest';
import { config } from '../../../scripts/fixtures/release.js';
import { renderAnnotations } from '../../../src/render/gate/annotations.ts';
import { renderSummary } from '../../../src/render/gate/summary.ts';
import { publish, releases } from '../../gallery/published.ts';
import { type Files, QUESTIONS, reportOnChange } from '../../gallery/run.ts';
import { applied, inputsOf } from '../../support/choices.ts';

const changes = (...list: readonly object[]) => ({ artifact: { config: config(...list) } });

/** `OLD` is renamed in 2.3.0 and once more in 2.7.0; 2.5.0 is not safe. */
const PUBLISHED = publish(
  releases(['2.2.0', '2.3.0', '2.4.0', '2.5.0', '2.6.0', '2.7.0', '2.8.0'], {
    '2.3.0': changes({ name: 'MIDDLE', previousName: 'OLD', default: null }),
    '2.5.0': { row: { rollingUpdateSafe: false } },
    '2.7.0': changes({ name: 'LAST', previousName: 'MIDDLE', default: null }),
    '2.8.0': { row: { minPreviousVersion: '2.7.0' } },
  }),
);

const values = (tag: string, more = ''): Files => ({
  'lightdash/values.yaml': `image:\n  repository: lightdash/lightdash\n  tag: ${tag}\nextraEnv:\n  - name: OLD\n    value: a\n${more}`,
});

describe('what a choice needs', () => {
  it.each([
    ['2.2.0', '2.6.0'],
    ['2.2.0', '2.8.0'],
    ['2.4.0', '2.8.0'],
  ])('from %s to %s equals what a run needs whose target is that choice', async (from, to) => {
    const settings = { 'fail-on': 'mode-mismatch', 'chart-version': '2.16.361' };
    const report = await reportOnChange({ base: values(from), change: values(to) }, PUBLISHED, settings);
    const question = QUESTIONS.get(report);
    expect(report.choices.length).toBeGreaterThan(0);
    for (const choice of report.choices) {
      const head = applied(choice, values(to) as Readonly<Record<string, string>>);
      const run = await reportOnChange({ base: values(from), change: head }, PUBLISHED, {
        ...question?.settings,
        ...inputsOf(choice),
      });
      expect(choice.after).toEqual(run.deployments);
    }
  });

  it('is told of each choice by its letter, in the summary and on the line', async () => {
    const settings = { 'fail-on': 'mode-mismatch', 'chart-version': '2.16.361' };
    const report = await reportOnChange({ base: values('2.2.0'), change: values('2.8.0') }, PUBLISHED, settings);
    expect(report.choices.map(({ to }) => to)).toEqual(['2.7.0', '2.4.0']);
    const line = /rename OLD to (\w+), as ([\d. and]+) did\. \((A|B)\)/g;
    const told = (text: string) =>
      [
        ...text
          .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
          .replaceAll(/<[^>]*>|[`*]/g, '')
          .matchAll(line),
      ].map(([, name, , letter]) => `${letter} ${name}`);
    expect(told(renderSummary(report))).toEqual(['A LAST', 'B MIDDLE']);
    const lines = renderAnnotations(report).map(({ message }) => message.replace(/Rename/g, 'rename'));
    expect(told(lines.join('\n'))).toEqual(['A LAST', 'B MIDDLE']);
  });
});
