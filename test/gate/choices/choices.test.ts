import { describe, expect, it } from 'vitest';
import type { Choice, Report } from '../../../src/gate/report.ts';
import { publish, releases } from '../../gallery/published.ts';
import { type Files, QUESTIONS, reportOnChange } from '../../gallery/run.ts';
import { SITUATIONS } from '../../gallery/situations.ts';
import { applied, inputsOf } from '../../support/choices.ts';
import { KIND_REPOSITORIES } from '../../support/kind-repositories.ts';

/** 2.2.0 to 2.4.0 roll, 2.5.0 is not safe; 2.8.0 may be entered from 2.7.0 alone. */
const PUBLISHED = publish(
  releases(['2.1.0', '2.2.0', '2.3.0', '2.4.0', '2.5.0', '2.6.0', '2.7.0', '2.8.0'], {
    '2.5.0': { row: { rollingUpdateSafe: false } },
    '2.8.0': { row: { minPreviousVersion: '2.7.0' } },
  }),
);

type Settings = Readonly<Record<string, string>>;

const judged = (base: Files, head: Files, settings: Settings = {}) =>
  reportOnChange({ base, change: head }, PUBLISHED, settings);

/** A choice in a few words: what it is, and what comes of it. */
function show({ id, edits, inputs, instead }: Choice): string {
  const lines = edits.map(
    ({ file, line, removed, added }) => `${file}:${line} -${removed.join('|')} +${added.join('|')}`,
  );
  const settings = inputs.map(({ name, value }) => `${name}: ${value}`);
  return [id, ...(instead === null ? lines : [`(${instead})`]), ...settings].join('; ');
}

/** The files that are texts; a patch touches no others. */
const textsOf = (files: Files) =>
  Object.fromEntries(Object.entries(files).flatMap(([path, file]) => (typeof file === 'string' ? [[path, file]] : [])));

/** Applies each patch with git itself, runs the gate again, and holds it to what the choice says. */
async function expectTrue(report: Report): Promise<number> {
  const question = QUESTIONS.get(report);
  if (question === undefined) throw new Error('the report is not of this test');
  const { base, change } = question.change;
  const head = textsOf({ ...base, ...change });
  let count = 0;
  for (const choice of report.choices) {
    if (choice.patch === null) continue;
    count += 1;
    const after = await reportOnChange({ base, change: { ...change, ...applied(choice, head) } }, question.published, {
      ...question.settings,
      ...inputsOf(choice),
    });
    expect(after.outcome.fails, `${choice.title}\n${choice.patch}`).toBe(!choice.thenPasses);
    if (choice.to !== null) {
      const changed = after.deployments.filter(({ id }) => choice.deployments.includes(id));
      expect(changed.map(({ to }) => to)).toEqual(changed.map(() => choice.to));
    }
  }
  return count;
}

const CHART = { 'chart-version': '2.16.361' };
const values = (tag: string, more = '') => `image:\n  repository: lightdash/lightdash\n  tag: ${tag}\n${more}`;
const compose = (tag: string) => `services:\n  web:\n    image: lightdash/lightdash:${tag}\n`;
const dockerfile = (tag: string) => `FROM lightdash/lightdash:${tag}\nUSER node\n`;

describe('choices', () => {
  it.each<[string, Files, Files, Settings, string[]]>([
    [
      'one stop, or the newest version that rolls',
      { 'lightdash/values.yaml': values('2.2.0') },
      { 'lightdash/values.yaml': values('2.6.0') },
      CHART,
      [
        'stop; lightdash/values.yaml:1 - +upgrade:|  mode: Recreate; fail-on: mode-mismatch',
        'roll; lightdash/values.yaml:3 -  tag: 2.6.0 +  tag: 2.4.0',
      ],
    ],
    [
      'the version of the chart, where no file has it',
      { 'lightdash/values.yaml': values('2.2.0') },
      { 'lightdash/values.yaml': values('2.6.0') },
      { 'fail-on': 'mode-mismatch' },
      [
        'stop; lightdash/values.yaml:1 - +upgrade:|  mode: Recreate; chart-version: null',
        'roll; lightdash/values.yaml:3 -  tag: 2.6.0 +  tag: 2.4.0',
      ],
    ],
    [
      'another mode, where one stands there',
      { 'lightdash/values.yaml': values('2.2.0', 'upgrade:\n  mode: RollingUpdate # ours\n') },
      { 'lightdash/values.yaml': values('2.6.0', 'upgrade:\n  mode: RollingUpdate # ours\n') },
      CHART,
      [
        'stop; lightdash/values.yaml:5 -  mode: RollingUpdate # ours +  mode: Recreate # ours; fail-on: mode-mismatch',
        'roll; lightdash/values.yaml:3 -  tag: 2.6.0 +  tag: 2.4.0',
      ],
    ],
    [
      'nothing to write, where the files say it',
      { 'lightdash/values.yaml': values('2.2.0', 'upgrade: {mode: Recreate}\n') },
      { 'lightdash/values.yaml': values('2.6.0', 'upgrade: {mode: Recreate}\n') },
      CHART,
      [
        'stop; (The files say it already.); fail-on: mode-mismatch',
        'roll; lightdash/values.yaml:3 -  tag: 2.6.0 +  tag: 2.4.0',
      ],
    ],
    [
      'a chart that ignores the mode',
      { 'lightdash/values.yaml': values('2.2.0') },
      { 'lightdash/values.yaml': values('2.6.0') },
      { 'chart-version': '2.10.0' },
      [
        expect.stringMatching(/^stop; \(.*2\.10\.0.*\); fail-on: mode-mismatch$/) as string,
        'roll; lightdash/values.yaml:3 -  tag: 2.6.0 +  tag: 2.4.0',
      ],
    ],
    [
      'the first hop, with the mode that it needs',
      { 'lightdash/values.yaml': values('2.2.0') },
      { 'lightdash/values.yaml': values('2.8.0') },
      CHART,
      [
        'hop; lightdash/values.yaml:1 - +upgrade:|  mode: Recreate; lightdash/values.yaml:3 -  tag: 2.8.0 +  tag: 2.7.0; fail-on: mode-mismatch',
        'roll; lightdash/values.yaml:3 -  tag: 2.8.0 +  tag: 2.4.0',
      ],
    ],
    [
      'a hop that rolls, once',
      { 'lightdash/values.yaml': values('2.6.0') },
      { 'lightdash/values.yaml': values('2.8.0') },
      CHART,
      ['hop; lightdash/values.yaml:3 -  tag: 2.8.0 +  tag: 2.7.0'],
    ],
    [
      'what runs, after a downgrade',
      { 'compose.yaml': compose('2.4.0') },
      { 'compose.yaml': compose('2.3.0') },
      {},
      ['remedy; compose.yaml:3 -    image: lightdash/lightdash:2.3.0 +    image: lightdash/lightdash:2.4.0'],
    ],
    [
      'all deployments at once, each in its own way',
      { 'a/values.yaml': values('2.2.0'), 'b/compose.yaml': compose('2.2.0') },
      { 'a/values.yaml': values('2.6.0'), 'b/compose.yaml': compose('2.6.0') },
      CHART,
      [
        'stop; a/values.yaml:1 - +upgrade:|  mode: Recreate; b/compose.yaml:1 - +x-upgrade-mode: Recreate; fail-on: mode-mismatch',
        'roll; a/values.yaml:3 -  tag: 2.6.0 +  tag: 2.4.0; b/compose.yaml:3 -    image: lightdash/lightdash:2.6.0 +    image: lightdash/lightdash:2.4.0',
      ],
    ],
    [
      'a Dockerfile, by a comment',
      { Dockerfile: dockerfile('2.2.0') },
      { Dockerfile: dockerfile('2.6.0') },
      {},
      [
        'stop; Dockerfile:1 - +# upgrade-gate: Recreate; fail-on: mode-mismatch',
        'roll; Dockerfile:1 -FROM lightdash/lightdash:2.6.0 +FROM lightdash/lightdash:2.4.0',
      ],
    ],
    [
      'no lines beside a digest',
      { 'compose.yaml': compose(`2.2.0@sha256:${'a'.repeat(64)}`) },
      { 'compose.yaml': compose(`2.6.0@sha256:${'b'.repeat(64)}`) },
      {},
      [
        'stop; compose.yaml:1 - +x-upgrade-mode: Recreate; fail-on: mode-mismatch',
        'roll; (A digest pins the image at compose.yaml:3: change tag and digest together.)',
      ],
    ],
    [
      'none where it is green, or where nothing can be asked',
      { 'compose.yaml': compose('2.2.0') },
      { 'compose.yaml': compose('2.4.0') },
      {},
      [],
    ],
  ])('are %s', async (_, base, head, settings, expected) => {
    const report = await judged(base, head, settings);
    expect(report.choices.map(show)).toEqual(expected);
    await expectTrue(report);
  });

  it('keep line ends as they are', async () => {
    const windows = (tag: string) => values(tag).replaceAll('\n', '\r\n');
    const report = await judged(
      { 'lightdash/values.yaml': windows('2.2.0') },
      { 'lightdash/values.yaml': windows('2.6.0') },
      CHART,
    );
    expect(await expectTrue(report)).toBe(2);
  });
});

describe('every choice is true', () => {
  it.each(KIND_REPOSITORIES.map((each) => [each.name, each] as const))('of %s', async (_, { files }) => {
    let count = 0;
    for (const to of ['2.6.0', '2.8.0', '2.1.0']) count += await expectTrue(await judged(files('2.2.0'), files(to)));
    // The version itself can be written for every kind.
    expect(count).toBeGreaterThanOrEqual(3);
  });

  it.each(SITUATIONS.map((each) => [each.title, each] as const))('in the gallery: %s', async (_, { report }) => {
    await expectTrue(await report());
  });
});
