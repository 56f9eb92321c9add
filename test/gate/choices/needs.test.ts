import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { config } from '../../../scripts/fixtures/release.js';
import { renderAnnotations } from '../../../src/render/annotations.ts';
import { renderSummary } from '../../../src/render/pages.ts';
import { publish, releases } from '../../gallery/published.ts';
import { type Files, QUESTIONS, reportOnChange } from '../../gallery/run.ts';
import { applied, inputsOf } from '../../support/choices.ts';
import { holdsAsync } from '../../support/holds.ts';

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

/** 2.3.0 and 2.5.0 have to be installed on the way; what each release does to the variables differs from case to case. */
const WAY = ['2.1.0', '2.2.0', '2.3.0', '2.4.0', '2.5.0', '2.6.0', '2.7.0'] as const;
const STOPS = ['2.3.0', '2.5.0'];
const STEPS = [
  ['2.1.0', '2.3.0'],
  ['2.3.0', '2.5.0'],
  ['2.5.0', '2.7.0'],
];
const NAMES = ['A_ONE', 'B_TWO', 'C_SIX'];

/** A change of one variable: another name, none, or another default. */
const anyChange = fc
  .tuple(fc.constantFrom(...NAMES), fc.constantFrom(...NAMES, 'D_NEW'), fc.constantFrom('rename', 'remove', 'default'))
  .filter(([name, other, what]) => what !== 'rename' || name !== other)
  .map(([name, other, what]) => {
    if (what === 'rename') return { name: other, previousName: name, defaultValue: null };
    return what === 'remove' ? { name, previousDefault: '1' } : { name, previousDefault: '1', defaultValue: '2' };
  });

/** One release gives `B_TWO` two names; a later one removes the first of them. */
const TWO_NAMES: [(typeof WAY)[number], object][] = [
  ['2.2.0', { name: 'A_ONE', previousName: 'B_TWO', defaultValue: null }],
  ['2.6.0', { name: 'A_ONE', previousDefault: '1' }],
  ['2.2.0', { name: 'C_SIX', previousName: 'B_TWO', defaultValue: null }],
];

/** One release swaps two names; a later one removes the first of them. */
const SWAPPED: typeof TWO_NAMES = [
  ['2.3.0', { name: 'C_SIX', previousName: 'A_ONE', defaultValue: null }],
  ['2.3.0', { name: 'A_ONE', previousName: 'C_SIX', defaultValue: null }],
  ['2.4.0', { name: 'A_ONE', previousDefault: '1' }],
];

describe('what a step of the plan needs', () => {
  it('equals what a run needs that makes this step alone, once the steps before it are done', async () => {
    const released = fc.array(fc.tuple(fc.constantFrom(...WAY.slice(1)), anyChange), { minLength: 1, maxLength: 6 });
    await holdsAsync(
      fc.asyncProperty(released, fc.subarray(NAMES), async (list, set) => {
        const published = publish(
          releases(
            [...WAY],
            Object.fromEntries(
              WAY.map((version) => [
                version,
                {
                  row: version === '2.7.0' ? { requiredStops: STOPS } : {},
                  artifact: { config: config(...list.filter(([in_]) => in_ === version).map(([, change]) => change)) },
                },
              ]),
            ),
          ),
        );
        const files = (tag: string, variables: readonly string[]): Files => ({
          'lightdash/values.yaml': `image:\n  repository: lightdash/lightdash\n  tag: ${tag}\nextraEnv:\n  - name: TZ\n    value: UTC\n${variables.map((name) => `  - name: ${name}\n    value: a\n`).join('')}`,
        });
        const whole = await reportOnChange({ base: files('2.1.0', set), change: files('2.7.0', set) }, published);
        const [told] = whole.deployments;
        let left: readonly string[] = set;
        for (const [from = '', to = ''] of STEPS) {
          const variables = told?.steps.find((step) => step.from === from && step.to === to)?.variables ?? [];
          const run = await reportOnChange({ base: files(from, left), change: files(to, left) }, published);
          const [own] = run.deployments;
          const bare = (each: object) => ({ ...each, line: null });
          expect(variables.map(bare)).toEqual(own?.variables.map(bare));
          // A reader does all that they are told: a name that became two is set under both.
          const names = left.flatMap((name) => {
            const asked = variables.filter(
              ({ setName, state, effect }) => setName === name && state === 'set' && effect !== 'default-changed',
            );
            return asked.length === 0 ? [name] : asked.map((each) => each.name);
          });
          left = [...new Set(names.filter((name) => name !== null))];
        }
      }),
      {
        numRuns: 15,
        examples: [
          [TWO_NAMES, ['B_TWO']],
          [SWAPPED, ['A_ONE', 'C_SIX']],
        ],
      },
    );
  });
});

describe('a later step of the plan is in the summary', () => {
  const renamed = (previousName: string, name: string) => changes({ name, previousName, default: null });
  const unsafe = { row: { rollingUpdateSafe: false } };
  const way = (unsafeOnes: readonly string[]) =>
    publish(
      releases([...WAY], {
        '2.2.0': renamed('OLD', 'MIDDLE'),
        '2.4.0': renamed('MIDDLE', 'LAST'),
        '2.6.0': changes({ name: 'LIMIT', previousDefault: '5', defaultValue: '10' }),
        ...Object.fromEntries(unsafeOnes.map((version) => [version, unsafe])),
        '2.7.0': { row: { requiredStops: STOPS, rollingUpdateSafe: !unsafeOnes.includes('2.7.0') } },
      }),
    );
  const settings = { 'fail-on': 'mode-mismatch', 'chart-version': '2.16.361' };
  const plain = (page: string) =>
    page
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/<\/?code>|`/g, '')
      .replaceAll('&#46;', '.')
      .replaceAll('&#58;', ':')
      .replaceAll('&#95;', '_')
      .replaceAll('&#45;', '-');
  const planOf = (page: string) => page.split('\n').filter((line) => /^\| (?:→ )?\d|also needs|^ {2}- /.test(line));
  const windowOf = (page: string) => /In the window.*\n\n((?:- .*\n)+)/.exec(page)?.[1] ?? '';
  const withoutEnd = (items: string) => items.replace(/- Afterwards.*\n/, '');

  it('with what it asks for by then', async () => {
    const report = await reportOnChange({ base: values('2.1.0'), change: values('2.7.0') }, way([]), settings);
    expect(planOf(plain(renderSummary(report))).slice(0, 7)).toEqual([
      '| → 1 | 2.3.0 | required stop |',
      '| 2 | 2.5.0 | required stop |',
      '| 3 | 2.7.0 |  |',
      '- Step 2 also needs:',
      '  - ⚠️ lightdash/values.yaml:5: rename MIDDLE to LAST, its name since 2.4.0.',
      '- Step 3 also needs:',
      '  - 2.6.0 changes the default of LIMIT from 5 to 10. Set it to keep 5, unless you already set it.',
    ]);
  });

  it('without what the choice of the first step says', async () => {
    const report = await reportOnChange({ base: values('2.1.0'), change: values('2.7.0') }, way([]), settings);
    const page = plain(renderSummary(report));
    expect(page.match(/rename OLD to \w+/g)).toEqual(['rename OLD to MIDDLE']);
  });

  it('without its window, which the report of its own run has with the same commands', async () => {
    const published = way(['2.2.0', '2.4.0', '2.7.0']);
    const report = await reportOnChange({ base: values('2.1.0'), change: values('2.7.0') }, published, settings);
    const told = withoutEnd(windowOf(plain(renderSummary(report))));
    expect(told).toContain('Deploy 2.3.0 as usual');
    for (const [from = '', to = ''] of STEPS) {
      const run = await reportOnChange({ base: values(from), change: values(to) }, published, settings);
      const own = withoutEnd(windowOf(plain(renderSummary(run))));
      expect(own.replaceAll(to, '2.3.0')).toBe(told);
    }
  });
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

  it('is listed for each choice by its letter, in the summary and on the line', async () => {
    const settings = { 'fail-on': 'mode-mismatch', 'chart-version': '2.16.361' };
    const report = await reportOnChange({ base: values('2.2.0'), change: values('2.8.0') }, PUBLISHED, settings);
    expect(report.choices.map(({ to }) => to)).toEqual(['2.7.0', '2.4.0']);
    const line = /rename OLD to (\w+), its name since ([\d. and]+)\. \((A|B)\)/g;
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
