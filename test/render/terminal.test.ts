import { describe, expect, it } from 'vitest';
import { fold, item, text } from '../../src/render/blocks.ts';
import { type DetectedDeployment, renderDetection } from '../../src/render/detection.ts';
import { lookOf, PLAIN_LOOK, type TerminalStyle, toLines } from '../../src/render/layout.ts';
import { renderDetails, renderPlan, renderReport } from '../../src/render/terminal.ts';
import { version } from '../support/documents.ts';
import {
  adviceReport,
  choiceReport,
  deploymentReport,
  hopReport,
  problemReport,
  report,
  rollChoice,
  spanReport,
} from '../support/report-factory.ts';

const recreate = deploymentReport({ decision: 'recreate' });
const SIX = '\u001B[';
const WIDE: TerminalStyle = { ...PLAIN_LOOK, width: 1_000 };

describe('a report as text', () => {
  const value = report(
    [{ ...recreate, advice: [adviceReport({ message: 'Set it.', lines: [], code: 'digest-changed' })] }],
    {
      choices: [choiceReport(), rollChoice()],
    },
  );

  it('has the settings of a choice as lines of the workflow, and on the command line as options', () => {
    const inJob = renderReport(value);
    const inShell = renderReport(value, { ...PLAIN_LOOK, isCommandLine: true });
    expect(inJob).toContain('In the workflow of this check:\n  with:\n    fail-on: mode-mismatch');
    expect(inShell).toContain('Set `--fail-on mode-mismatch`.');
    expect(inShell).not.toContain('workflow');
  });

  it('names inputs as options in a remedy, and cuts neither a command nor an address', () => {
    const reasons = [{ rule: 'index-unavailable', release: null, says: 'cannot be read' }] as const;
    const unread = report([deploymentReport({ decision: 'unproven', fails: true })], {
      spans: [spanReport({ decision: 'unproven', reasons: [...reasons] })],
    });
    expect(renderReport(unread)).toContain('Check `index-url` and the network');
    const inShell = renderReport(unread, { ...PLAIN_LOOK, isCommandLine: true });
    expect(inShell).toContain('Check `--index-url` and the network');
    const command = `\`node ${'a'.repeat(40)} apply --done\``;
    const lines = toLines([item(`Run ${command}, then https://a.example/${'b'.repeat(40)}: done.`)], {
      ...PLAIN_LOOK,
      width: 40,
    });
    expect(lines.map((line) => line.trim())).toEqual([
      '- Run',
      `${command},`,
      'then',
      `https://a.example/${'b'.repeat(40)}:`,
      'done.',
    ]);
  });

  it('is what a page has, and its last line the verdict', () => {
    expect(renderReport(value).split('\n')).toEqual([
      '🟠 1.2.0 → 1.3.0 needs downtime (`Recreate`)',
      '',
      '0 proven · 1 not safe. 1.2.0 and 1.3.0 must not run side by side.',
      '1.2.0 ▒ 1.3.0',
      '',
      '❌ This check fails. To pass, choose one:',
      '',
      'A. Downtime. Go to 1.3.0 in a maintenance window. In deploy/values.yaml:20:',
      '  -  mode: RollingUpdate',
      '  +  mode: Recreate',
      '',
      'In the workflow of this check:',
      '  with:',
      '    fail-on: mode-mismatch',
      '',
      'B. No downtime today. Go to 1.2.9 now, to 1.3.0 later. In deploy/values.yaml:12:',
      '  -  tag: 1.3.0',
      '  +  tag: 1.2.9',
      '',
      'Why',
      '- 1.3.0 (20 Nov 2026): Lightdash marks it as not safe and gives no reason.',
      '',
      'Your deployment',
      '- ⚠️ deploy/values.yaml:20: Set it.',
      '',
      'In the window (A)',
      '- Back up the database first, because migrations cannot be undone.',
      '- Run `kubectl` in the namespace of Lightdash.',
      '- Scale Lightdash down if the chart is older than 2.16.284, because it does not',
      '  do that by itself. `$RELEASE` is its Helm release:',
      '    app=app.kubernetes.io',
      '    pods="$app/instance=$RELEASE"',
      '    pods="$pods,$app/name=lightdash"',
      '    kubectl scale deployment -l "$pods" \\',
      '      --replicas=0 &&',
      '    kubectl wait pod -l "$pods" --for=delete \\',
      '      --timeout=5m',
      '- Deploy 1.3.0 as usual.',
      '- If `autoscaling.enabled` is set, the workload stays at 0. Scale it to 1 so',
      '  that the autoscaler takes over.',
      '',
      '▸ The release: 1 migration on 1 table',
      '',
      '❌ Fails: needs downtime (fail-on: not-rolling)',
    ]);
  });

  it('says that it passes', () => {
    expect(
      renderReport(report([deploymentReport()]))
        .split('\n')
        .at(-1),
    ).toBe('✅ Passes: can roll, upgrade.mode: RollingUpdate (fail-on: not-rolling)');
  });

  it.each<[string, Parameters<typeof deploymentReport>[0][], string]>([
    ['a downgrade alone', [{ change: 'downgrade', decision: null }], 'downgrade'],
    ['a downgrade beside what rolls', [{}, { change: 'downgrade', decision: null }], 'downgrade'],
    [
      'a downgrade beside what is not proven',
      [{ decision: 'unproven' }, { change: 'downgrade', decision: null }],
      'not proven',
    ],
    ['an install', [{ change: 'install', decision: null }], 'new'],
  ])('names what it has judged, for %s', (_, changes, expected) => {
    const made = { ...report(changes.map((each) => deploymentReport(each))), decision: 'unproven' as const };
    expect(renderReport(made).split('\n').at(-1)).toMatch(
      new RegExp(`: ${expected}(?:, upgrade.mode: Recreate)? \\(fail-on: `),
    );
  });

  it('has digests only where they are asked for, and in the details of a log', () => {
    const digest = '0'.repeat(64);
    expect(renderReport(value)).not.toContain(digest);
    expect(renderReport(value, { ...PLAIN_LOOK, verbose: true })).toContain(digest);
    expect(renderReport(value, { ...PLAIN_LOOK, verbose: true })).toContain(
      '▾ The release: 1 migration on 1 table\n  - 1.3.0',
    );
    expect(renderDetails(value)).toContain(digest);
    expect(renderDetails(value)).toContain('migration 20261101_add_label.ts');
  });

  it.each([40, 60, 80, 120])('has no line of ours that is longer than %i columns', (width) => {
    const long = report([
      { ...recreate, file: `${'deploy/'.repeat(30)}values.yaml` },
      deploymentReport({ problem: problemReport({ message: `${'x'.repeat(300)} is no version.` }) }),
    ]);
    for (const each of [value, long]) {
      // The verdict is one line, whatever it is.
      const lines = renderReport(each, { ...PLAIN_LOOK, width })
        .split('\n')
        .slice(0, -1);
      // Lines to copy stay as they are.
      const ours = lines.filter((line) => !/^ {2,}(?:[#+-]|kubectl|pods=|app=|--)/.test(line));
      expect(ours.filter((line) => [...line].length > width)).toEqual([]);
    }
  });

  it('has no command at the beginning of a line, however texts meet', () => {
    // Longer than a name that is shown whole, so that its line stands behind what is left of it.
    const file = `${'x'.repeat(199)}:: `;
    const text = renderReport(report([{ ...recreate, file }], { choices: [] }), { ...PLAIN_LOOK, width: 40 });
    expect(text).toContain(':12');
    expect(text).not.toContain('::');
  });

  it('is coloured where that is wanted, its text the same', () => {
    const coloured = renderReport(value, { ...PLAIN_LOOK, colour: true });
    expect(coloured).toContain(`${SIX}31m-  mode: RollingUpdate${SIX}39m`);
    expect(coloured).toContain(`${SIX}32m+  mode: Recreate${SIX}39m`);
    expect(coloured).toContain(`${SIX}31m❌ Fails${SIX}39m`);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the marks of a style.
    expect(coloured.replaceAll(/\u001B\[\d+m/g, '')).toBe(renderReport(value));
  });

  it('on several that stay names no jump from a version to itself', () => {
    const stays = { from: '1.2.0', to: '1.2.0', decision: 'unchanged' } as const;
    const unread = deploymentReport({ ...stays, file: 'b.yaml', decision: 'unproven', problem: problemReport() });
    const text = renderReport(report([deploymentReport({ ...stays, file: 'a.yaml' }), unread]), WIDE);
    expect(text.split('\n')[0]).toBe('❓ 1 of 2 deployments cannot be checked');
  });

  it('on several has a line each', () => {
    const text = renderReport(
      report([
        deploymentReport({ file: 'a.yaml' }),
        deploymentReport({ file: 'b.yaml', to: '1.2.0' }),
        deploymentReport({ file: 'c.yaml', problem: problemReport(), to: null }),
      ]),
      WIDE,
    );
    expect(text.split('\n').slice(0, 5)).toEqual([
      '❓ 1 of 3 deployments cannot be checked for the upgrade from 1.2.0',
      '',
      '- [ ] ❓ The upgrade from 1.2.0 cannot be checked: `latest` at deploy/values.yaml:12 names no version. Pin X.Y.Z. (c.yaml:12)',
      '- ✅ 1.2.0 → 1.3.0 can roll (a.yaml:12)',
      '- ✅ Unchanged: b.yaml:12 1.2.0.',
    ]);
  });

  it('on a run that found nothing says what to do, in a workflow with its lines', () => {
    const problem = problemReport({ code: 'no-target', message: 'No Lightdash deployment found.' });
    const none = report([], { problem });
    expect(renderReport(none)).not.toContain('with:');
    const links = { ...none.links, repository: 'https://github.com/acme/bi' };
    expect(
      renderReport({ ...none, links })
        .split('\n')
        .slice(0, 6),
    ).toEqual([
      '❓ No upgrade was checked',
      '',
      'No Lightdash deployment found.',
      '  with:',
      '    # file#path of the version',
      '    targets: deploy/values.yaml#image.tag',
    ]);
  });
});

describe('how a stream is written to', () => {
  const TERMINAL = { isTTY: true, columns: 100 };

  it.each<[string, Parameters<typeof lookOf>[0], NodeJS.ProcessEnv, boolean]>([
    ['a terminal', TERMINAL, {}, true],
    ['a file', {}, {}, false],
    ['a terminal that understands nothing', TERMINAL, { TERM: 'dumb' }, false],
    ['NO_COLOR', TERMINAL, { NO_COLOR: '1' }, false],
    ['an empty NO_COLOR', TERMINAL, { NO_COLOR: '' }, true],
    ['FORCE_COLOR', {}, { FORCE_COLOR: '1' }, true],
    ['an empty FORCE_COLOR', {}, { FORCE_COLOR: '' }, true],
    ['FORCE_COLOR=0', TERMINAL, { FORCE_COLOR: '0' }, false],
    ['FORCE_COLOR=false', TERMINAL, { FORCE_COLOR: 'false' }, false],
    ['both', {}, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
  ])('%s: in colour where wanted', (_, stream, environment, expected) => {
    expect(lookOf(stream, environment).colour).toBe(expected);
  });

  it.each<[Parameters<typeof lookOf>[0], number]>([
    [{}, 80],
    [{ columns: 200 }, 80],
    [{ isTTY: true }, 80],
    [{ isTTY: true, columns: 100 }, 100],
    [{ isTTY: true, columns: 400 }, 120],
    [{ isTTY: true, columns: 10 }, 40],
  ])('%j is so wide', (stream, width) => {
    expect(lookOf(stream, {}).width).toBe(width);
  });
});

it('shows closed folds as one list, and open ones apart', () => {
  const blocks = [text('a'), ...fold('b', [text('x')]), ...fold('c', [text('y')]), item('d')];
  expect(toLines(blocks, WIDE)).toEqual(['a', '', '▸ b', '▸ c', '', '- d']);
  expect(toLines(blocks, { ...WIDE, verbose: true })).toEqual(['a', '', '▾ b', '  x', '', '▾ c', '  y', '', '- d']);
});

describe('a plan as text', () => {
  it('has its picture, its steps, and the newest version that rolls', () => {
    const plan = {
      hops: [
        hopReport('1.2.0', '1.2.5', { demand: { rule: 'required-stop', release: version('1.2.5'), says: '' } }),
        hopReport('1.2.5', '1.3.0', { decision: 'recreate', evidence: 'index' }),
      ],
      problem: null,
    };
    const span = spanReport({
      decision: 'blocked',
      plan,
      newestRollingVersion: version('1.2.9'),
      newestRollingHops: 2,
    });
    expect(renderPlan(span, WIDE).split('\n')).toEqual([
      '⛔ 1.2.0 → 1.3.0 needs 2 steps, 1 with downtime',
      '',
      'Each step is a separate pull request. Only the index was checked for step 2.',
      '',
      'Step  To     Downtime       Why stop',
      '→ 1   1.2.5  none           required stop',
      '2     1.3.0  🟠 1 not safe',
      '',
      'The newest version that rolls: 1.2.9 (in 2 steps).',
    ]);
  });

  it.each([
    [['1.2.4'], '1 unreadable artifact'],
    [['1.2.4', '1.2.5'], '2 unreadable artifacts'],
  ])('counts what is missing on a step: %j', (releases, expected) => {
    const reasons = releases.map((release) => ({
      rule: 'unverified' as const,
      release: version(release),
      says: 'HTTP 404',
    }));
    const first = hopReport('1.2.0', '1.2.5', { decision: 'unproven', reasons });
    const plan = { hops: [first, hopReport('1.2.5', '1.3.0')], problem: null };
    expect(renderPlan(spanReport({ decision: 'blocked', plan }), WIDE)).toMatch(new RegExp(`❓ ${expected}\\s`));
  });

  it.each<[string, Parameters<typeof spanReport>[0], string]>([
    ['none', { decision: 'recreate' }, 'The newest version that rolls: none.'],
    [
      'unknown, where the index could not be read',
      { decision: 'unproven', reasons: [{ rule: 'index-unavailable', release: null, says: 'HTTP 500' }] },
      'The newest version that rolls: unknown.',
    ],
    ['nothing, where it is the target', {}, '1.3.0 is proven safe to roll, and nothing in it breaks.'],
  ])('says of the newest version that rolls: %s', (_, changes, expected) => {
    expect(renderPlan(spanReport(changes), WIDE).split('\n').at(-1)).toBe(expected);
  });

  it('says why there is none', () => {
    const problem = { rule: 'no-way-in', release: version('1.3.0'), says: 'a gap' } as const;
    expect(renderPlan(spanReport({ decision: 'blocked', plan: { hops: null, problem } }), WIDE)).toContain(
      'There is no plan: no allowed upgrade leads to 1.3.0 (a gap).',
    );
  });
});
describe('a list of deployments', () => {
  const detected: DetectedDeployment = {
    id: 'compose:compose.yaml#web',
    kind: 'compose',
    file: 'compose.yaml',
    line: 3,
    column: 12,
    version: '1.2.3',
    problem: null,
    chartVersion: null,
    upgradeMode: null,
    migrationJob: null,
  };

  it.each<[string, Partial<DetectedDeployment>, string[]]>([
    ['a version', {}, ['compose.yaml:3  1.2.3  (compose)']],
    [
      'everything that a chart declares',
      { kind: 'helm-values', chartVersion: '2.16.361', upgradeMode: 'Recreate', migrationJob: false },
      ['compose.yaml:3  1.2.3  (helm-values, chart 2.16.361, upgrade.mode Recreate, migrationJob.enabled false)'],
    ],
    [
      'a problem without a line',
      { line: null, version: null, problem: { code: 'target-missing', message: 'Target not found.' } },
      ['compose.yaml  unknown  (compose)', '  Target not found.'],
    ],
    [
      'a version with a problem',
      { problem: { code: 'mixed-versions', message: 'One deployment runs several versions.' } },
      ['compose.yaml:3  1.2.3  (compose)', '  One deployment runs several versions.'],
    ],
    ['a long name', { file: `${'x'.repeat(400)}.yaml` }, [`${'x'.repeat(240)}…:3  1.2.3  (compose)`]],
  ])('%s', (_, changes, expected) => {
    expect(renderDetection([{ ...detected, ...changes }]).split('\n')).toEqual(expected);
  });

  it('of lines that no reader reads says what counts, and leaves out most of a long list', () => {
    const line = (at: number) => ({
      id: `line:deploy.sh#${at}`,
      kind: 'line',
      file: 'deploy.sh',
      line: at,
      column: 1,
      version: '2.5.0',
      problem: null,
      chartVersion: null,
      upgradeMode: null,
      migrationJob: null,
    });
    const shown = renderDetection(Array.from({ length: 22 }, (_, at) => line(at + 1))).split('\n');
    expect(shown).toHaveLength(23);
    expect(shown.slice(19)).toEqual([
      'deploy.sh:20  2.5.0  (line)',
      '…and 2 more lines, which --json lists.',
      'The gate judges these lines when their version changes.',
      'For `apply` without --base, name the place: --targets FILE#DOT.PATH or FILE@regex:PATTERN',
    ]);
  });

  it('says of a problem what to do here, in the words of a command line, and wraps it', () => {
    const one = { id: 'compose:a', kind: 'compose', file: 'compose.yaml', line: 3, column: 1, version: null };
    const unset = { chartVersion: null, upgradeMode: null, migrationJob: null };
    const show = (message: string, width?: number) =>
      renderDetection([{ ...one, ...unset, problem: { code: 'unresolved-variable', message } }], width).split('\n');
    const first = 'compose.yaml:3  unknown  (compose)';
    expect(show('Cannot be read. Pass `to:` or `env-files:`, or pin it.')).toEqual([
      first,
      '  Cannot be read. Pass `--env-files`, or pin it.',
    ]);
    expect(show('Cannot be read. Pass `to:` or pin it.')[1]).toBe('  Cannot be read. Pin it.');
    expect(show('Pass `to:`, write it there, or pin it.')[1]).toBe('  Write it there, or pin it.');
    expect(show('Set it in a place that overrides it, or pass `to:`.')[1]).toBe(
      '  Set it in a place that overrides it.',
    );
    expect(show('Cannot be read. Pass `to:` or pin it.', 20)).toEqual([first, '  Cannot be read.', '  Pin it.']);
  });

  it('of none says what to do', () => {
    expect(renderDetection([])).toBe(
      "No Lightdash deployment found. Name the place, or your own image:\n--targets values.yaml#image.tag\n--images 'registry.example.com/bi/*'",
    );
  });
});
