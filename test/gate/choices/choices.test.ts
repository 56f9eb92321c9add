import { describe, expect, it } from 'vitest';
import { type ProposalContext, proposeChoices } from '../../../src/gate/choices/propose.ts';
import type { Judged } from '../../../src/gate/judge/judge-head.ts';
import type { Choice, Report } from '../../../src/gate/report/report.ts';
import { parseReleaseIndex } from '../../../src/release-safety/release-index.ts';
import { renderReport } from '../../../src/render/terminal.ts';
import { publish, releases } from '../../gallery/published.ts';
import { type Files, reportOnChange } from '../../gallery/run.ts';
import { applied, expectTrue, judged, WITH_FLOOR } from '../../support/choices.ts';
import { spanReport } from '../../support/report-factory.ts';

type Settings = Readonly<Record<string, string>>;

/** A choice in a few words: what it is, and what comes of it. */
function show({ id, edits, inputs, instead }: Choice): string {
  const lines = edits.map(
    ({ file, line, removed, added }) => `${file}:${line} -${removed.join('|')} +${added.join('|')}`,
  );
  const settings = inputs.map(({ name, value }) => `${name}: ${value}`);
  return [id, ...(instead === null ? lines : [`(${instead})`]), ...settings].join('; ');
}

const CHART = { 'chart-version': '2.16.361' };
const values = (tag: string, more = '') => `image:\n  repository: lightdash/lightdash\n  tag: ${tag}\n${more}`;
const compose = (tag: string) => `services:\n  web:\n    image: lightdash/lightdash:${tag}\n`;
const workload = (tag: string, strategy: string) =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: l}\nspec:\n  ${strategy}\n  template:\n    spec:\n      containers:\n        - name: l\n          image: lightdash/lightdash:${tag}\n`;
const release = (tag: string) =>
  `resource "helm_release" "l" {\n  name = "l"\n  repository = "https://lightdash.github.io/helm-charts"\n  chart = "lightdash"\n  version = "2.16.361"\n  # renovate: image=lightdash/lightdash\n  set {\n    name = "image.tag"\n    value = "${tag}"\n  }\n}\n`;
const heredoc = (tag: string, first = '[{') =>
  `locals {\n  d = <<EOF\n${first}\n    "image": "lightdash/lightdash:${tag}"\n}]\nEOF\n}\n`;
const dockerfile = (tag: string) => `FROM lightdash/lightdash:${tag}\nUSER node\n`;

/** What a choice writes where nothing in the files is certain to stop the old version. */
const EXCEPTED =
  ".github/upgrade-gate.yml:1 - +exceptions:|  - from: 2.2.0|    to: 2.6.0|    allow: recreate|    reason: 'when it happens, and who decided it'";

describe('choices', () => {
  it('pass together, where the page says so', async () => {
    const files = (production: string, europe: string, mode: string) => ({
      'deploy/production/lightdash/values.yaml': values(production, `upgrade: {mode: ${mode}}\n`),
      'deploy/europe/lightdash/values.yaml': values(europe),
    });
    const [base, head] = [files('2.2.0', '2.2.0', 'RollingUpdate'), files('2.6.0', 'latest', 'RollingUpdate')];
    const settings = { ...CHART, 'fail-on': 'mode-mismatch' };
    const report = await judged(base, head, settings);
    expect(report.choices.map(({ id, thenPasses }) => [id, thenPasses])).toEqual([
      ['stop', false],
      ['roll', false],
      ['remedy', false],
    ]);
    const shown = (of: Report) => renderReport(of).replace(/\s+/g, ' ');
    expect(shown(report)).toContain('The check passes once you take one for each deployment.');
    const [stop, roll, stay] = report.choices as readonly [Choice, Choice, Choice];
    const two = { ...report, choices: [stop, stay] };
    expect(shown(two)).toContain('To pass, do both:');
    for (const way of [stop, roll])
      expect((await judged(base, applied(stay, applied(way, head)), settings)).outcome.fails).toBe(false);
    // Another deployment that fails is in none.
    const third = report.deployments.map((each) => ({ ...each, id: `${each.id}#2` }));
    expect(shown({ ...two, deployments: [...report.deployments, ...third] })).toContain('None of them alone');
  });

  it.each<[string, Files, Files, Settings, string[]]>([
    [
      'one stop, or the newest version that rolls',
      { 'lightdash/values.yaml': values('2.2.0') },
      { 'lightdash/values.yaml': values('2.6.0') },
      CHART,
      [
        'stop; lightdash/values.yaml:1 - +upgrade:|  mode: Recreate # upgrade-gate: for the downtime; fail-on: mode-mismatch',
        'roll; lightdash/values.yaml:3 -  tag: 2.6.0 +  tag: 2.4.0',
      ],
    ],
    [
      'the version of the chart, where no file has it',
      { 'lightdash/values.yaml': values('2.2.0') },
      { 'lightdash/values.yaml': values('2.6.0') },
      { 'fail-on': 'mode-mismatch' },
      [`stop; ${EXCEPTED}`, 'roll; lightdash/values.yaml:3 -  tag: 2.6.0 +  tag: 2.4.0'],
    ],
    [
      'another mode, where one stands there',
      { 'lightdash/values.yaml': values('2.2.0', 'upgrade:\n  mode: RollingUpdate # ours\n') },
      { 'lightdash/values.yaml': values('2.6.0', 'upgrade:\n  mode: RollingUpdate # ours\n') },
      CHART,
      [
        'stop; lightdash/values.yaml:5 -  mode: RollingUpdate # ours +  mode: Recreate # ours # upgrade-gate: was RollingUpdate; fail-on: mode-mismatch',
        'roll; lightdash/values.yaml:3 -  tag: 2.6.0 +  tag: 2.4.0',
      ],
    ],
    [
      'nothing to write, where the files say it',
      { 'lightdash/values.yaml': values('2.2.0', 'upgrade: {mode: Recreate}\n') },
      { 'lightdash/values.yaml': values('2.6.0', 'upgrade: {mode: Recreate}\n') },
      CHART,
      [
        'stop; (The files already say so.); fail-on: mode-mismatch',
        'roll; lightdash/values.yaml:3 -  tag: 2.6.0 +  tag: 2.4.0',
      ],
    ],
    [
      'an exception for a chart that ignores the mode',
      { 'lightdash/values.yaml': values('2.2.0') },
      { 'lightdash/values.yaml': values('2.6.0') },
      { 'chart-version': '2.10.0' },
      [`stop; ${EXCEPTED}; fail-on: mode-mismatch`, 'roll; lightdash/values.yaml:3 -  tag: 2.6.0 +  tag: 2.4.0'],
    ],
    [
      'the first hop, with the mode that it needs',
      { 'lightdash/values.yaml': values('2.2.0') },
      { 'lightdash/values.yaml': values('2.8.0') },
      CHART,
      [
        'hop; lightdash/values.yaml:1 - +upgrade:|  mode: Recreate # upgrade-gate: for the downtime; lightdash/values.yaml:3 -  tag: 2.8.0 +  tag: 2.7.0; fail-on: mode-mismatch',
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
      [
        'remedy; compose.yaml:3 -    image: lightdash/lightdash:2.3.0 +    image: lightdash/lightdash:2.4.0',
        `rollback; ${EXCEPTED.replace('2.2.0|    to: 2.6.0|    allow: recreate', '2.4.0|    to: 2.3.0|    allow: rollback')}; fail-on: mode-mismatch`,
      ],
    ],
    [
      'all deployments at once, each in its own way',
      { 'a/values.yaml': values('2.2.0'), 'b/compose.yaml': compose('2.2.0') },
      { 'a/values.yaml': values('2.6.0'), 'b/compose.yaml': compose('2.6.0') },
      CHART,
      [
        `stop; ${EXCEPTED}; a/values.yaml:1 - +upgrade:|  mode: Recreate # upgrade-gate: for the downtime; fail-on: mode-mismatch`,
        'roll; a/values.yaml:3 -  tag: 2.6.0 +  tag: 2.4.0; b/compose.yaml:3 -    image: lightdash/lightdash:2.6.0 +    image: lightdash/lightdash:2.4.0',
      ],
    ],
    [
      'a Dockerfile',
      { Dockerfile: dockerfile('2.2.0') },
      { Dockerfile: dockerfile('2.6.0') },
      {},
      [
        `stop; ${EXCEPTED}; fail-on: mode-mismatch`,
        'roll; Dockerfile:1 -FROM lightdash/lightdash:2.6.0 +FROM lightdash/lightdash:2.4.0',
      ],
    ],
    [
      'no version beside a digest',
      { 'compose.yaml': compose(`2.2.0@sha256:${'a'.repeat(64)}`) },
      { 'compose.yaml': compose(`2.6.0@sha256:${'b'.repeat(64)}`) },
      {},
      [
        `stop; ${EXCEPTED}; fail-on: mode-mismatch`,
        'roll; (A digest pins the image at compose.yaml:3: change tag and digest together.)',
      ],
    ],
    [
      'an exception beside settings of the other mode',
      { 'k8s/d.yaml': workload('2.2.0', 'strategy: {type: RollingUpdate, rollingUpdate: {maxSurge: 1}}') },
      { 'k8s/d.yaml': workload('2.6.0', 'strategy: {type: RollingUpdate, rollingUpdate: {maxSurge: 1}}') },
      {},
      [`stop; ${EXCEPTED}; fail-on: mode-mismatch`, expect.stringMatching(/^roll; k8s\/d.yaml:/) as string],
    ],
    [
      'an exception for a mode that goes by a name',
      { 'lightdash/values.yaml': `x: &m RollingUpdate\n${values('2.2.0', 'upgrade: {mode: *m}\n')}` },
      { 'lightdash/values.yaml': `x: &m RollingUpdate\n${values('2.6.0', 'upgrade: {mode: *m}\n')}` },
      CHART,
      [
        `stop; ${EXCEPTED}; fail-on: mode-mismatch`,
        expect.stringMatching(/^roll; lightdash\/values.yaml:4 /) as string,
      ],
    ],
    [
      'one exception for files of any kind',
      { Dockerfile: `# escape=\\\n${dockerfile('2.2.0')}`, 'deploy.py': `A = """\nlightdash/lightdash:2.2.0\n"""\n` },
      { Dockerfile: `# escape=\\\n${dockerfile('2.6.0')}`, 'deploy.py': `A = """\nlightdash/lightdash:2.6.0\n"""\n` },
      {},
      [
        `stop; ${EXCEPTED}; fail-on: mode-mismatch`,
        expect.stringMatching(/^roll; Dockerfile:2 .*; deploy.py:2 /) as string,
      ],
    ],
    [
      'a further item above what is said of the other one',
      { 'main.tf': release('2.2.0') },
      { 'main.tf': release('2.6.0') },
      {},
      [
        'stop; main.tf:6 - +  set {|    name = "upgrade.mode"|    value = "Recreate" # upgrade-gate: for the downtime|  }; fail-on: mode-mismatch',
        expect.stringMatching(/^roll; main.tf:9 /) as string,
      ],
    ],
    [
      'an exception for a document in Terraform',
      { 'ecs.tf': heredoc('2.2.0') },
      { 'ecs.tf': heredoc('2.6.0') },
      {},
      [`stop; ${EXCEPTED}; fail-on: mode-mismatch`, expect.stringMatching(/^roll; ecs.tf:4 /) as string],
    ],
    [
      'an exception for a script in Terraform',
      { 'vm.tf': heredoc('2.2.0', '#!/bin/sh') },
      { 'vm.tf': heredoc('2.6.0', '#!/bin/sh') },
      {},
      [`stop; ${EXCEPTED}; fail-on: mode-mismatch`, expect.stringMatching(/^roll; vm.tf:4 /) as string],
    ],
    [
      'below the mark before the first line',
      { 'compose.yaml': `\ufeff${compose('2.2.0')}` },
      { 'compose.yaml': `\ufeff${compose('2.6.0')}` },
      {},
      [`stop; ${EXCEPTED}; fail-on: mode-mismatch`, expect.stringMatching(/^roll; compose.yaml:3 /) as string],
    ],
    [
      'in a file of any name that can be seen',
      { 'lightdash/[ü] (a)/values.yaml': values('2.2.0') },
      { 'lightdash/[ü] (a)/values.yaml': values('2.6.0') },
      CHART,
      [
        'stop; lightdash/[ü] (a)/values.yaml:1 - +upgrade:|  mode: Recreate # upgrade-gate: for the downtime; fail-on: mode-mismatch',
        'roll; lightdash/[ü] (a)/values.yaml:3 -  tag: 2.6.0 +  tag: 2.4.0',
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

  // 1.168.0 rolls and is below what the chart takes, and so is the first hop of the plan.
  it.each<[string, Settings, string[]]>([
    [
      '2.16.361',
      {},
      [
        'hop; lightdash/values.yaml:1 - +upgrade:|  mode: Recreate # upgrade-gate: for the downtime; lightdash/values.yaml:3 -  tag: 1.170.0 +  tag: 1.169.0; fail-on: mode-mismatch',
        'roll; lightdash/values.yaml:3 -  tag: 1.170.0 +  tag: 1.168.0',
      ],
    ],
    [
      '3.0.0-beta.1',
      {},
      [
        'hop; (Chart 3.0.0-beta.1 refuses Lightdash 1.169.0: change the chart first.); fail-on: mode-mismatch',
        'roll; (Chart 3.0.0-beta.1 refuses Lightdash 1.168.0: change the chart first.)',
      ],
    ],
    [
      '2.16.361',
      { from: '1.167.0', to: '1.170.0' },
      [
        'hop; (Stop the old version before the new one starts.); to: 1.169.0; fail-on: blocked',
        'roll; (Change the version where it is given.); to: 1.168.0',
      ],
    ],
    ['3.0.0-beta.1', { from: '1.167.0', to: '1.170.0' }, []],
  ])('never take a version that chart %s refuses, with %j', async (chart, given, expected) => {
    const published = publish(
      releases(['1.167.0', '1.168.0', '1.169.0', '1.170.0'], {
        '1.169.0': { row: { rollingUpdateSafe: false } },
        '1.170.0': { row: { minPreviousVersion: '1.169.0' } },
      }),
    );
    const files = (tag: string) => ({ 'lightdash/values.yaml': values(tag) });
    const question = { base: files('1.167.0'), change: files('1.170.0') };
    const report = await reportOnChange(question, published, { 'chart-version': chart, ...given });
    expect(report.choices.map(show)).toEqual(expected);
  });

  it('change no other overlay of a workload that several share', async () => {
    const overlay = (tag: string) =>
      `resources: [../base]\nimages:\n  - name: lightdash/lightdash\n    newTag: ${tag}\n`;
    const files = (tag: string) => ({
      'base/kustomization.yaml': 'resources: [d.yaml]\n',
      'base/d.yaml': workload('latest', 'replicas: 2'),
      'a/kustomization.yaml': overlay(tag),
      'b/kustomization.yaml': overlay('2.2.0'),
    });
    const report = await judged(files('2.2.0'), files('2.6.0'));
    expect(report.choices.map(({ title }) => title)).toEqual([
      'Downtime: go to 2.6.0 in a maintenance window',
      'No downtime today: go to 2.4.0 now, to 2.6.0 later',
    ]);
    await expectTrue(report);
  });

  it('have the reason for lines that cannot be worked out', async () => {
    const failing = { fails: true, decision: 'recreate', change: 'upgrade', id: 'x', kind: 'compose', to: '2.6.0' };
    const context = { settings: { 'fail-on': 'blocked' } } as unknown as ProposalContext;
    const proposed = (deployment: object) =>
      proposeChoices(
        { report: { outcome: {} }, deployments: [deployment], evidence: null } as unknown as Judged,
        context,
      );
    expect(await proposed({ report: failing, span: null, service: null })).toMatchObject([
      {
        id: 'stop',
        patch: null,
        thenPasses: null,
        instead: expect.stringContaining('The gate could not work out the lines'),
      },
    ]);
  });

  it('are there for the others where one environment needs something else, and say what is true of each', async () => {
    const at = (environment: string) => `envs/${environment}/lightdash/values.yaml`;
    const declared = 'upgrade:\n  mode: Recreate\n';
    const base = {
      [at('declared')]: values('2.2.0', declared),
      [at('down')]: values('2.2.0'),
      [at('blocked')]: values('2.2.0'),
      [at('rolls')]: values('2.2.0'),
      [at('latest')]: values('2.2.0'),
      [at('lower')]: values('2.4.0'),
    };
    const change = {
      [at('declared')]: values('2.6.0', declared),
      [at('down')]: values('2.6.0'),
      [at('blocked')]: values('2.8.0'),
      [at('rolls')]: values('2.3.0'),
      [at('latest')]: values('latest'),
      [at('lower')]: values('2.3.0'),
    };
    const report = await judged(base, change, { ...CHART, 'fail-on': 'mode-mismatch' });
    expect(report.choices.map(({ id, deployments, thenPasses }) => [id, deployments.length, thenPasses])).toEqual([
      ['hop', 2, false],
      ['roll', 3, false],
      ['remedy', 2, false],
      ['rollback', 1, false],
    ]);
    expect(await expectTrue(report)).toBe(4);
    const page = (renderReport(report).split('In the window')[0] ?? '').replaceAll(/\s+/g, ' ');
    expect(page).toContain('❌ This check fails. What to do:');
    const said = [...(page.split('❌')[0] ?? '').matchAll(/- (?:\[ \] )?(?:🟠|⛔|✅|❓) (.*?) \(?envs\/(\w+)/g)].map(
      ([, what, where]) => `${where}: ${what}`,
    );
    expect(said).toEqual([
      'latest: The upgrade from 2.2.0 cannot be checked: `latest` at',
      'lower: 2.4.0 → 2.3.0 is a downgrade: keep 2.4.0, or go back on purpose',
      'blocked: 2.2.0 → 2.8.0 needs 2 steps, 1 with downtime: go to 2.7.0 first (`Recreate`)',
      'declared: 2.2.0 → 2.6.0 needs downtime: declared',
      'down: 2.2.0 → 2.6.0 needs downtime',
      'rolls: 2.2.0 → 2.3.0 can roll',
    ]);
  });

  it('include deployments that make the same jump and pass, but none without proof', async () => {
    const index = parseReleaseIndex(WITH_FLOOR.index);
    const span = spanReport({ from: '2.2.0', to: '2.6.0', decision: 'recreate', newestRollingVersion: '2.4.0' });
    const of = (id: string, fails: boolean, decision: string) => ({
      report: { id, fails, decision, change: 'upgrade', kind: 'compose', to: '2.6.0' },
      change: { head: null },
      service: null,
      span,
    });
    const deployments = [of('red', true, 'recreate'), of('green', false, 'recreate'), of('dark', true, 'unproven')];
    const choices = await proposeChoices(
      { report: { outcome: {} }, deployments, evidence: { index } } as unknown as Judged,
      { settings: { 'fail-on': 'mode-mismatch' } } as unknown as ProposalContext,
    );
    expect(choices.map(({ id, deployments: those }) => [id, those])).toEqual([
      ['stop', ['red']],
      ['roll', ['red', 'green']],
    ]);
  });

  it('have a reason where a name cannot be shown', async () => {
    const path = 'lightdash/a"b/values.yaml';
    const report = await judged({ [path]: values('2.2.0') }, { [path]: values('2.6.0') }, CHART);
    expect(report.choices.map(({ patch, edits, instead }) => [patch, edits.length, instead])).toEqual([
      [null, 1, expect.stringContaining('a patch cannot hold')],
      [null, 1, expect.stringContaining('a patch cannot hold')],
    ]);
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
