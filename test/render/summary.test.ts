import { describe, expect, it } from 'vitest';
import type { DeploymentReport, Report } from '../../src/gate/report.ts';
import { renderSummary } from '../../src/render/summary.ts';
import {
  adviceReport,
  deploymentReport,
  givenDeployment,
  problemReport,
  report,
  spanReport,
} from '../support/report-factory.ts';

/** What a reader sees: references as characters, code in backticks. */
const shown = (value: Report) =>
  renderSummary(value)
    .replace(/<\/?code>/g, '`')
    .replaceAll('&nbsp;', ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
const headline = (value: Report) => shown(value).split('\n', 1)[0];
const sections = (value: Report) => shown(value).match(/^#{2,4} .*$|^<details>.*$/gm);

const blocked = deploymentReport({ file: 'a.yaml', from: '1.0.0', decision: 'blocked' });
const recreate = deploymentReport({ file: 'b.yaml', from: '1.1.0', decision: 'recreate' });
const roll = deploymentReport({ file: 'c.yaml' });
const unchanged = deploymentReport({ file: 'd.yaml', to: '1.2.0' });
const install = deploymentReport({ file: 'e.yaml', change: 'install', from: null });
const removed = deploymentReport({ file: 'f.yaml', change: 'removed', to: null });
const downgrade = deploymentReport({ file: 'g.yaml', change: 'downgrade', from: '1.9.0' });
const broken = deploymentReport({ file: 'h.yaml', from: null, to: null, problem: problemReport() });
const tolerated = deploymentReport({
  ...broken,
  file: 'i.yaml',
  tolerated: true,
  decision: null,
  upgradeMode: null,
  fails: false,
});
const otherDigest = deploymentReport({ file: 'j.yaml', to: '1.2.0', upgradeMode: 'Recreate', fails: false });
const otherMode = deploymentReport({
  file: 'k.yaml',
  fails: true,
  declared: { upgradeMode: 'Recreate', migrationJob: null },
});

describe('the headline', () => {
  it.each<[string, readonly DeploymentReport[]]>([
    ['## ✅ Roll: 1.2.0 → 1.3.0 may be rolled', [roll]],
    ['## 🟠 Recreate: stop 1.1.0 before 1.3.0 starts', [recreate]],
    ['## ⛔ Blocked: 1.0.0 → 1.3.0 is not permitted in one jump', [blocked]],
    ['## ❓ Unproven: this deployment cannot be checked', [broken]],
    ['## ℹ️ Not checked: this problem stood here before the change', [tolerated]],
    ['## ⛔ Downgrade: 1.3.0 is below 1.9.0', [downgrade]],
    ['## ℹ️ Install: 1.3.0 is new here', [install]],
    ['## ⛔ Install: 1.3.0 is new here', [{ ...install, fails: true }]],
    ['## ℹ️ Removed: 1.2.0 is no longer deployed', [removed]],
    ['## ✅ Unchanged: 1.2.0 stays', [unchanged]],
    ['## 🟠 Recreate: 1.2.0 stays, its image digest does not', [otherDigest]],
    ['## ⛔ Mode: RollingUpdate is needed, Recreate is set', [otherMode]],
    ['## ℹ️ Nothing to judge', []],
    ['## ⛔ 2 of 3 deployments may not be rolled: 1 blocked, 1 recreate', [roll, recreate, blocked]],
    [
      '## ❓ 5 of 8 deployments may not be rolled: 1 unproven, 1 downgrade, 1 blocked, 1 recreate, 1 other digest',
      [blocked, recreate, roll, unchanged, install, downgrade, broken, otherDigest],
    ],
    ['## ✅ All 2 deployments may be rolled', [roll, deploymentReport({ file: 'z.yaml' })]],
    ['## ✅ 2 deployments: 1 may be rolled, 1 unchanged', [roll, unchanged]],
    ['## ✅ No deployed version changes', [unchanged, { ...unchanged, file: 'z.yaml' }]],
    ['## ℹ️ 3 deployments: 1 may be rolled, 1 new, 1 removed', [roll, install, removed]],
    ['## ℹ️ 2 deployments: 1 not checked, 1 unchanged', [unchanged, tolerated]],
    ['## ⛔ 2 deployments: 1 with another mode set, 1 may be rolled', [roll, otherMode]],
    ['## ⛔ 2 deployments: 1 may be rolled, 1 new', [roll, { ...install, fails: true }]],
  ])('%s', (expected, deployments) => {
    expect(headline(report(deployments))).toBe(expected);
  });

  it('is green only where everything is', () => {
    for (const other of [blocked, recreate, install, removed, downgrade, broken, tolerated, otherDigest, otherMode]) {
      expect(headline(report([roll, other]))).not.toContain('✅');
      expect(headline(report([unchanged, other]))).not.toContain('✅');
    }
  });
});

describe('one deployment', () => {
  it('has its place and what its files set', () => {
    const declared = { upgradeMode: 'RollingUpdate', migrationJob: true } as const;
    expect(
      shown(report([{ ...recreate, declared }]))
        .split('\n')
        .slice(0, 7),
    ).toEqual([
      '## 🟠 Recreate: stop 1.1.0 before 1.3.0 starts',
      '',
      '**1 of 1 release is not proven safe to roll: 1.3.0 (false).** `upgrade.mode` is `Recreate`.',
      '',
      '- Deploy 1.3.0 with upgrade.mode Recreate, at a time when the service may be down for a few minutes.',
      '',
      '`b.yaml:12` (`helm-values`); the files set upgrade.mode RollingUpdate, migrationJob.enabled true. The check **fails** (`fail-on: not-rolling`).',
    ]);
    expect(sections(report([recreate]))).toEqual([
      '## 🟠 Recreate: stop 1.1.0 before 1.3.0 starts',
      '### Plan',
      '### What forced it',
      '### How to apply 1.1.0 → 1.3.0',
      '<details><summary>Evidence: 1 document, artifacts: verify</summary>',
    ]);
  });

  it('has the whole message of its problem, and no instructions', () => {
    const spans = [spanReport()];
    const text = shown(report([deploymentReport({ problem: problemReport() })], { spans }));
    expect(text).toContain(
      '**`latest` at `deploy/values.yaml:12` names no version: an upgrade cannot be checked. Pin X.Y.Z.** `upgrade.mode` is `Recreate`.',
    );
    expect(text).not.toContain('RollingUpdate');
    expect(text).not.toContain('How to apply');
  });

  it('has what is to be changed before the plan, what is only noticed behind it', () => {
    const advice = [
      adviceReport({ level: 'notice', code: 'noticed', message: 'A build of its own.', lines: [] }),
      adviceReport(),
      adviceReport({ code: 'chart-needs-scale-down', message: 'Scale down.', lines: ['kubectl scale'] }),
    ];
    const value = report([{ ...recreate, advice }]);
    expect(sections(value)?.map((heading) => heading.slice(0, 24))).toEqual(
      [
        '## 🟠 Recreate: stop 1.1.0',
        '### Before you deploy',
        '### Plan',
        '### What forced it',
        '### How to apply 1.1.0 →',
        '### Also noticed',
        '<details><summary>Eviden',
      ].map((heading) => heading.slice(0, 24)),
    );
    const text = shown(value);
    expect(text).toContain('sets RollingUpdate.\n\n  ```yaml\n  upgrade:\n    mode: Recreate\n  ```');
    expect(text).toContain('- ⚠️ `deploy/values.yaml:20`: Scale down.\n\n  ```sh\n  kubectl scale\n  ```');
    expect(text).toContain('### Also noticed\n\n- `deploy/values.yaml:20`: A build of its own.');
  });

  it('that stays as it is gets a few lines, and nothing was fetched', () => {
    const text = shown(report([unchanged]));
    expect(text).toContain('**Its version does not change.** `upgrade.mode` is `RollingUpdate`.');
    expect(text).toContain('No version changes, so nothing was fetched. Compared `aaaaaaaaaaaa` with `bbbbbbbbbbbb`.');
    expect(text.split('\n').length).toBeLessThan(9);
  });

  it('that stays as it is has no section, also where the index was asked for it', () => {
    const spans = [spanReport({ from: '1.2.0', to: '1.2.0', decision: 'unchanged' })];
    expect(sections(report([unchanged], { spans }))).toEqual(['## ✅ Unchanged: 1.2.0 stays']);
  });

  it.each([install, removed, downgrade, tolerated])('without a jump says that nothing was fetched', (deployment) => {
    expect(shown(report([deployment]))).toContain('There was no jump to judge, so nothing was fetched.');
  });

  it('shows both spans of a merge queue', () => {
    const spans = [spanReport({ from: '1.1.0', decision: 'recreate' }), spanReport({ from: '1.2.0' })];
    expect(sections(report([recreate], { spans }))).toEqual([
      '## 🟠 Recreate: stop 1.1.0 before 1.3.0 starts',
      '### 🟠 Recreate: stop 1.1.0 before 1.3.0 starts',
      '#### Plan',
      '#### What forced it',
      '#### How to apply 1.1.0 → 1.3.0',
      '<details><summary>✅ Roll: 1.2.0 → 1.3.0 may be rolled</summary>',
      '#### Plan',
      '<details><summary>Evidence: 1 document, artifacts: verify</summary>',
    ]);
  });
});

describe('several deployments', () => {
  const declared = { upgradeMode: 'RollingUpdate', migrationJob: null } as const;
  const value = report([
    unchanged,
    tolerated,
    removed,
    install,
    roll,
    { ...recreate, declared },
    blocked,
    downgrade,
    broken,
  ]);

  it('are a table, the worst first, without those that stay', () => {
    const rows = shown(value)
      .split('\n')
      .filter((line) => line.startsWith('|'));
    expect(rows.slice(0, 10)).toEqual([
      '| Deployment | Change | Decision | Mode | Files set | Next |',
      '| --- | --- | --- | --- | --- | --- |',
      '| `h.yaml:12` | ? | ❓ unproven | `Recreate` |  | `latest` at `deploy/values.yaml:12` names no version: an upgrade cannot be checked. Pin X.Y.Z. |',
      '| `g.yaml:12` | 1.9.0 → 1.3.0 | ⛔ downgrade |  |  | Keep 1.9.0, or restore a backup that was made under 1.3.0. |',
      '| `a.yaml:12` | 1.0.0 → 1.3.0 | ⛔ blocked | `Recreate` |  | Go to 1.3.0 first (Recreate). |',
      '| `b.yaml:12` | 1.1.0 → 1.3.0 | 🟠 recreate | `Recreate` | `RollingUpdate` | Stop the old version first. |',
      '| `c.yaml:12` | 1.2.0 → 1.3.0 | ✅ roll | `RollingUpdate` |  |  |',
      '| `e.yaml:12` | new: 1.3.0 | ℹ️ new |  |  | There is no version before it, so there is nothing to compare. |',
      '| `f.yaml:12` | 1.2.0 → none | ℹ️ removed |  |  |  |',
      '| `i.yaml:12` | ? | ℹ️ not checked |  |  | `latest` at `deploy/values.yaml:12` names no version: an upgrade cannot be checked. Pin X.Y.Z. |',
    ]);
    expect(shown(value)).toContain('Unchanged: `d.yaml:12` 1.2.0.');
  });

  it('have a section for each jump, the worst open', () => {
    expect(sections(value)).toEqual([
      '## ❓ 4 of 9 deployments may not be rolled: 1 unproven, 1 downgrade, 1 blocked, 1 recreate',
      '### ⛔ Blocked: 1.0.0 → 1.3.0 is not permitted in one jump',
      '#### Plan',
      '#### What forced it',
      '#### How to apply 1.0.0 → 1.3.0',
      '<details><summary>🟠 Recreate: stop 1.1.0 before 1.3.0 starts</summary>',
      '#### Plan',
      '#### What forced it',
      '#### How to apply 1.1.0 → 1.3.0',
      '<details><summary>✅ Roll: 1.2.0 → 1.3.0 may be rolled</summary>',
      '#### Plan',
      '#### How to apply 1.2.0 → 1.3.0',
      '<details><summary>Evidence: 1 document, artifacts: verify</summary>',
    ]);
    expect(shown(value)).toContain('For `a.yaml:12`.');
  });

  it('of one jump have one section, for all of them', () => {
    const places = [...Array(7).keys()].map((line) => ({ ...recreate, line, id: `${line}` }));
    const text = shown(report(places));
    expect(text).toContain('For `b.yaml:0`, `b.yaml:1`, `b.yaml:2`, `b.yaml:3`, `b.yaml:4` and 2 more.');
    expect(text.match(/### Plan/g)).toHaveLength(1);
  });

  it('of one file are told apart by what identifies them', () => {
    const rows = [
      { ...recreate, id: 'compose:b.yaml#web' },
      { ...recreate, line: 20, id: 'compose:b.yaml#scheduler' },
    ];
    expect(shown(report(rows))).toContain('| `b.yaml:20`<br>`compose:b.yaml#scheduler` |');
  });

  it('that all stay are said in a few lines', () => {
    const many = [...Array(12).keys()].map((line) => ({ ...unchanged, line }));
    const text = shown(report(many));
    expect(text).toContain('The check passes (`fail-on: not-rolling`). `upgrade.mode` is `RollingUpdate`.');
    expect(text).toContain('`d.yaml:4` 1.2.0 and 7 more.');
    expect(text).not.toContain('|');
  });
});

describe('how to apply a jump', () => {
  const instructions = (...deployments: DeploymentReport[]) => shown(report(deployments));
  const charts = (to: string | null) => ({ from: null, to });

  it.each<[string, boolean, boolean]>([
    ['given', true, true],
    ['helm-values', true, false],
    ['target', true, false],
    ['umbrella-chart', true, false],
    ['compose', false, true],
    ['kustomization', false, false],
  ])('%s: with Helm %j, with compose %j', (kind, withHelm, withCompose) => {
    const text =
      kind === 'given' ? instructions(givenDeployment({ decision: 'recreate' })) : instructions({ ...recreate, kind });
    expect(text.includes('helm upgrade')).toBe(withHelm);
    expect(text.includes('docker compose')).toBe(withCompose);
    expect(text.includes('How to apply')).toBe(withHelm || withCompose);
  });

  it('has both where both make the jump', () => {
    const text = instructions(recreate, { ...recreate, kind: 'compose', file: 'compose.yaml' });
    expect(text).toContain('helm upgrade');
    expect(text).toContain('docker compose down');
  });

  it('sets nothing by argument under an umbrella chart', () => {
    const text = instructions({ ...recreate, kind: 'umbrella-chart' });
    expect(text).toContain('helm upgrade "$RELEASE" "$UMBRELLA_CHART" --values values.yaml\n');
    expect(text).not.toContain('--set');
  });

  it.each<[string, DeploymentReport[], string | null, boolean, boolean]>([
    ['an old chart', [{ ...recreate, chart: charts('2.16.283') }], null, true, false],
    ['a new chart', [{ ...recreate, chart: charts('2.16.284') }], null, false, true],
    ['the chart of the settings', [recreate], '2.16.284', false, true],
    ['no known chart', [recreate], null, true, true],
    ['a text that is no version', [{ ...recreate, chart: charts('2.x; rm -rf /') }], null, true, true],
    [
      'two charts',
      [
        { ...recreate, chart: charts('2.16.283') },
        { ...recreate, file: 'z.yaml', chart: charts('2.16.284') },
      ],
      null,
      true,
      true,
    ],
  ])('with %s', (_, deployments, chartVersion, scalesDown, hasNew) => {
    const text = shown(report(deployments, { chartVersion }));
    expect(text.includes('kubectl scale')).toBe(scalesDown);
    expect(text.includes('chart 2.16.284 or later')).toBe(hasNew);
    expect(text).not.toContain('rm -rf');
  });
});

describe('a run that found nothing to judge', () => {
  it.each([
    ['no-target', 'No deployment found: no upgrade was checked', '  targets: deploy/values.yaml#image.tag'],
    ['base-unavailable', 'The state before the change cannot be read: no upgrade was checked', '  fetch-depth: 0'],
    ['branch-behind', 'The branch is behind: no upgrade was checked', null],
    ['unparseable', 'The deployments cannot be read: no upgrade was checked', null],
  ] as const)('%s', (code, title, line) => {
    const text = shown(report([], { problem: problemReport({ code, message: 'What is wrong. What to do.' }) }));
    expect(text).toContain(`## ❓ ${title}\n\n**What is wrong. What to do.** \`upgrade.mode\` is \`Recreate\`.`);
    if (line === null) expect(text).not.toContain('```');
    else expect(text).toContain(line);
    expect(text).toContain('There was no jump to judge, so nothing was fetched.');
  });
});

describe('the notes', () => {
  it.each([
    ['workflow-changed', 1, 'decides how this check itself runs'],
    [
      'not-understood',
      1,
      '1 file names an image of the service in a kind of file that this version does not read: `x`',
    ],
    ['not-understood', 2, '2 files name an image of the service'],
    ['not-parsed', 3, '3 files name the service and cannot be parsed: `x`, …'],
  ] as const)('%s (%i)', (code, count, expected) => {
    expect(shown(report([roll], { notes: [{ level: 'warning', code, count, examples: ['x'] }] }))).toContain(expected);
  });

  it('end without a colon where there is no example', () => {
    const notes = [{ level: 'notice', code: 'not-parsed', count: 1, examples: [] }] as const;
    expect(shown(report([roll], { notes }))).toContain('- 1 file names the service and cannot be parsed\n');
  });
});
