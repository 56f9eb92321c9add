import { describe, expect, it } from 'vitest';
import type { DeploymentReport, Report } from '../../src/gate/report.ts';
import { renderComment } from '../../src/render/comment.ts';
import { renderSummary } from '../../src/render/summary.ts';
import { version } from '../support/documents.ts';
import {
  adviceReport,
  declaredBreak,
  deploymentReport,
  explanation,
  givenDeployment,
  hopReport,
  problemReport,
  releaseReport,
  report,
  spanReport,
  surfaceReport,
  variableReport,
  writes,
} from '../support/report-factory.ts';
import { outline, shown as readable, rowsOf } from '../support/shown.ts';

const shown = (value: Report) => readable(renderSummary(value));
const headline = (value: Report) => shown(value).split('\n', 1)[0];
/** Headings and folds, in their order. */
const sections = (value: Report) => outline(shown(value));

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

/** What follows the plan of a jump to 1.3.0 that may not be rolled; the chart is not known, so there is a command for either. */
const recreated = (from: string) => [
  `#### How to apply ${from} → 1.3.0`,
  '<details><summary>The commands</summary>',
  '#### What forced it',
  `<details><summary>What ${from} → 1.3.0 brings: 1 migration on 1 table</summary>`,
  '<details><summary>Release by release: 1 release</summary>',
];

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
      '**Its release is not proven safe to roll: 1.3.0 (false).** `upgrade.mode` is `Recreate`.',
      '',
      '- Stop 1.1.0, then start 1.3.0 (upgrade.mode Recreate), at a time when the service may be down for a few minutes.',
      '',
      '`b.yaml:12` (`helm-values`); the files set upgrade.mode RollingUpdate, migrationJob.enabled true. The check **fails** (`fail-on: not-rolling`).',
    ]);
    expect(sections(report([recreate]))).toEqual([
      '## 🟠 Recreate: stop 1.1.0 before 1.3.0 starts',
      '### Plan',
      '### How to apply 1.1.0 → 1.3.0',
      '<details><summary>The commands</summary>',
      '### What forced it',
      '<details><summary>What 1.1.0 → 1.3.0 brings: 1 migration on 1 table</summary>',
      '<details><summary>Release by release: 1 release</summary>',
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

  it('has the plan, what to change, the variables, how to apply it, then all that is only good to know', () => {
    const advice = [
      adviceReport({ level: 'notice', code: 'noticed', message: 'A build of its own.', lines: [] }),
      adviceReport(),
      adviceReport({ code: 'no-migration-job', message: 'Set it.', lines: ['migrationJob:', '  enabled: true'] }),
      adviceReport({ code: 'chart-needs-scale-down', message: 'Scale down.', lines: ['kubectl scale'] }),
    ];
    const value = report([{ ...recreate, advice, variables: [variableReport({ state: 'set' })] }]);
    expect(sections(value)).toEqual([
      '## 🟠 Recreate: stop 1.1.0 before 1.3.0 starts',
      '### Plan',
      '### Before you deploy',
      '### Environment variables',
      '### How to apply 1.1.0 → 1.3.0',
      '<details><summary>The commands</summary>',
      '### What forced it',
      '<details><summary>What 1.1.0 → 1.3.0 brings: 1 migration on 1 table</summary>',
      '<details><summary>Release by release: 1 release</summary>',
      '### Also noticed',
      '<details><summary>Evidence: 1 document, artifacts: verify</summary>',
    ]);
    const text = shown(value);
    expect(text).toContain('sets RollingUpdate. The lines to write stand below.\n- ⚠️ ');
    expect(text).toContain(': Set it.\n\n  ```yaml\n  migrationJob:\n    enabled: true\n  ```\n\n- ⚠️ ');
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
      ...recreated('1.1.0'),
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
    expect(rowsOf(shown(value)).slice(0, 9)).toEqual([
      '| Deployment | Decision | Next | Change | Mode | Files set |',
      '| `h.yaml:12` | ❓ unproven | `latest` at `deploy/values.yaml:12` names no version: an upgrade cannot be checked. Pin X.Y.Z. | ? | `Recreate` |  |',
      '| `g.yaml:12` | ⛔ downgrade | Keep 1.9.0, or restore a backup that was made under 1.3.0. | 1.9.0 → 1.3.0 |  |  |',
      '| `a.yaml:12` | ⛔ blocked | Go to 1.3.0 first (Recreate). | 1.0.0 → 1.3.0 | `Recreate` |  |',
      '| `b.yaml:12` | 🟠 recreate | Stop the old version first. | 1.1.0 → 1.3.0 | `Recreate` | `RollingUpdate` |',
      '| `c.yaml:12` | ✅ roll |  | 1.2.0 → 1.3.0 | `RollingUpdate` |  |',
      '| `e.yaml:12` | ℹ️ new | There is no version before it, so there is nothing to compare. | new: 1.3.0 |  |  |',
      '| `f.yaml:12` | ℹ️ removed |  | 1.2.0 → none |  |  |',
      '| `i.yaml:12` | ℹ️ not checked | `latest` at `deploy/values.yaml:12` names no version: an upgrade cannot be checked. Pin X.Y.Z. | ? |  |  |',
    ]);
    expect(shown(value)).toContain('Unchanged: `d.yaml:12` 1.2.0.');
  });

  it.each<[string, DeploymentReport['declared']['upgradeMode'], string[]]>([
    ['nothing', null, ['Mode']],
    ['the mode that is needed', 'Recreate', ['Mode']],
    ['another mode', 'RollingUpdate', ['Mode', 'Files set']],
  ])('that set %s', (_, upgradeMode, expected) => {
    const setting = { ...recreate, declared: { upgradeMode, migrationJob: null } };
    const [head, row] = rowsOf(shown(report([setting, blocked])));
    expect(head?.split(' | ').slice(4).join(' | ')).toBe(`${expected.join(' | ')} |`);
    expect(row).toMatch(/^\| `a\.yaml:12` \| ⛔ blocked \|/);
  });

  it('have a section for each jump, the worst open', () => {
    expect(sections(value)).toEqual([
      '## ❓ 4 of 9 deployments may not be rolled: 1 unproven, 1 downgrade, 1 blocked, 1 recreate',
      '### ⛔ Blocked: 1.0.0 → 1.3.0 is not permitted in one jump',
      '#### Plan',
      ...recreated('1.0.0'),
      '<details><summary>🟠 Recreate: stop 1.1.0 before 1.3.0 starts</summary>',
      '#### Plan',
      ...recreated('1.1.0'),
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

  it('have what to change before the jumps, and the variables with each', () => {
    const advised = { ...recreate, advice: [adviceReport()] };
    const concerned = { ...blocked, variables: [variableReport({ state: 'set' })] };
    expect(sections(report([advised, concerned]))?.filter((heading) => !heading.startsWith('<'))).toEqual([
      '## ⛔ 2 of 2 deployments may not be rolled: 1 blocked, 1 recreate',
      '### Before you deploy',
      '### ⛔ Blocked: 1.0.0 → 1.3.0 is not permitted in one jump',
      '#### Plan',
      '#### Environment variables',
      '#### How to apply 1.0.0 → 1.3.0',
      '#### What forced it',
      '#### Plan',
      '#### How to apply 1.1.0 → 1.3.0',
      '#### What forced it',
    ]);
  });
});

describe('variables that are set here and go away', () => {
  const set = (...names: string[]) => names.map((name) => variableReport({ state: 'set', names: [name] }));
  const silent = [variableReport(), variableReport({ state: 'unseen' })];

  it.each([
    [
      set('A'),
      '- Change 1 environment variable that is set here and goes away; see below.\n- Stop 1.1.0, then start 1.3.0',
    ],
    [
      set('A', 'B'),
      '- Change 2 environment variables that are set here and go away; see below.\n- Stop 1.1.0, then start 1.3.0',
    ],
  ])('are the first step', (variables, expected) => {
    expect(shown(report([{ ...recreate, variables: [...silent, ...variables] }]))).toContain(expected);
    const several = shown(report([unchanged, { ...recreate, variables: [...silent, ...variables] }]));
    expect(several).toContain(`For \`b.yaml:12\`.\n\n${expected}`);
  });

  it('are no step where there are none', () => {
    expect(shown(report([{ ...recreate, variables: silent }]))).not.toMatch(/^- Change/m);
  });
});

describe('the plan', () => {
  const planned = (changes: Parameters<typeof spanReport>[0], deployment = recreate) =>
    shown(report([deployment], { spans: [spanReport({ from: '1.1.0', decision: 'recreate', ...changes })] }));
  const hops = (count: number) =>
    Array.from({ length: count }, (_, hop) => hopReport(`1.${hop + 1}.0`, `1.${hop + 2}.0`));

  it('of one hop is a sentence with a picture', () => {
    expect(planned({})).toContain(
      [
        '### Plan',
        'One hop, 1.1.0 → 1.3.0, with `Recreate`: forced by 1 release.',
        '1.1.0 🟥 1.3.0<br>1 release: 🟥 1 not safe.',
        'Newest version that rolls from 1.1.0: none.',
      ].join('\n\n'),
    );
  });

  it('of several hops is a picture with a table', () => {
    const [first, ...others] = hops(2);
    const forced = hopReport('1.1.0', '1.2.0', { decision: 'recreate' });
    expect(first?.to).toBe(forced.to);
    const text = planned({ plan: { hops: [forced, ...others], problem: null } });
    expect(text).toContain('1.1.0 🟥 1.2.0 🟩 1.3.0<br>2 releases: 🟩 1 proven, 🟥 1 not safe.\n\n|');
    expect(rowsOf(text).slice(0, 3)).toEqual([
      '| Hop | Versions | Mode | Decision | Why |',
      '| 1 | 1.1.0 → 1.2.0 | `Recreate` | recreate | forced by 1 release |',
      '| 2 | 1.2.0 → 1.3.0 | `RollingUpdate` | roll | every release is proven |',
    ]);
    expect(text).toContain('Between two hops, wait until the new version runs and its migrations are finished.');
  });

  it('that there is none of says why, and still has the picture', () => {
    const problem = { rule: 'no-way-in', release: version('1.3.0'), says: 'a gap' } as const;
    expect(planned({ plan: { hops: null, problem } })).toContain(
      'There is no plan: no permitted upgrade leads to 1.3.0 (`a gap`).\n\n1.1.0 🟥 1.3.0<br>1 release: 🟥 1 not safe.',
    );
  });

  it('has the check before the second hop, and how to apply each that follows', () => {
    const text = planned({ plan: { hops: hops(3), problem: null } });
    expect(text).toContain('helm status "$RELEASE"');
    expect(text).not.toContain('docker compose ps');
    const [, after = ''] = text.split('<details><summary>The hops after that</summary>');
    expect(after.match(/^\*\*.*$|^ {2}tag: .*$/gm)?.slice(0, 4)).toEqual([
      '**1.2.0 → 1.3.0**, `RollingUpdate`',
      '  tag: "1.3.0"',
      '**1.3.0 → 1.4.0**, `RollingUpdate`',
      '  tag: "1.4.0"',
    ]);
    expect(planned({})).not.toContain('helm status');
  });

  it('has for every hop what to write into each file', () => {
    const other = { ...recreate, file: 'z.yaml', writes: { ...recreate.writes, keys: ['bi'] } };
    const spans = [spanReport({ from: '1.1.0', decision: 'recreate', plan: { hops: hops(2), problem: null } })];
    const [, after = ''] = shown(report([recreate, other], { spans })).split('The hops after that');
    expect(after.split('</details>')[0]).toMatch(/# b\.yaml[\s\S]*# z\.yaml/);
  });

  it('counts the hops after the first that there is no room for', () => {
    const [, after = ''] = planned({ plan: { hops: hops(60), problem: null } }).split('The hops after that');
    expect(after.split('</details>')[0]).toContain('…and 9 more hops, all in the report file.');
  });
});

describe('what forced it', () => {
  /** The table, each of the releases being a reason. */
  const forcing = (...changes: readonly Parameters<typeof releaseReport>[0][]) => {
    const releases = changes.map((each, patch) => releaseReport({ version: `1.3.${patch}`, ...each }));
    const reasons = releases.map(({ version: release }) => ({ rule: 'verdict-false', release, says: '' }) as const);
    const span = spanReport({ from: '1.1.0', decision: 'recreate', reasons, explanation: explanation(releases) });
    const [, table = ''] = shown(report([recreate], { spans: [span] })).split('### What forced it');
    return rowsOf(table).slice(0, 1 + releases.length);
  };
  const listed = (count: number) => ({ lines: [], count, unlisted: count });

  it('has what the release brings, counted', () => {
    const release = {
      api: {
        rest: surfaceReport({ breaking: true, changes: listed(1_200) }),
        mcp: surfaceReport({ breaking: true, changes: listed(34) }),
      },
      declaredBreaks: [declaredBreak(), declaredBreak({ reason: null })],
    };
    expect(forcing(release)).toEqual([
      '| Release | Reason | Published | Migrations | Breaking API changes | Config changes | Declared |',
      '| 1.3.0 | 1.3.0 is not safe to roll. | 2026-11-20 | 1 | 1234 | 0 | `The old version reads it.` `no reason given` |',
    ]);
  });

  it('has nothing where nothing is known', () => {
    const nothing = {
      explained: false,
      releaseDate: null,
      migrations: null,
      api: { rest: null, mcp: null },
      config: null,
    };
    expect(forcing(nothing)).toEqual(['| Release | Reason |', '| 1.3.0 | 1.3.0 is not safe to roll. |']);
  });

  it.each([
    ['recreate', 'What forced it', 'What is missing'],
    ['blocked', 'What forced it', 'What is missing'],
    ['unproven', 'What is missing', 'What forced it'],
  ] as const)('is called what it is: %s', (decision, expected, other) => {
    const text = shown(report([{ ...recreate, decision }]));
    expect(text).toContain(`### ${expected}\n\n| Release | Reason |`);
    expect(text).not.toContain(other);
  });

  it('is not there where no release did: the decision has said it', () => {
    const reasons = [{ rule: 'index-unavailable', release: null, says: 'no answer' }] as const;
    const spans = [spanReport({ from: '1.1.0', decision: 'unproven', reasons })];
    const text = shown(report([{ ...recreate, decision: 'unproven' }], { spans }));
    expect(text).toContain('**The release-safety index cannot be used: `no answer`.**');
    expect(text).not.toMatch(/What forced it|What is missing/);
  });

  it.each<[string, number, Parameters<typeof releaseReport>[0]]>([
    ['migrations that may be there', 3, { migrations: { present: 'unknown', count: 0, files: [] } }],
    ['migrations that nobody counts', 3, { migrations: { present: true, count: 0, files: [] } }],
    ['migrations without a word', 3, { migrations: null }],
    ['both surfaces without a word', 4, { api: { rest: null, mcp: null } }],
    ['a surface without a word', 4, { api: { rest: surfaceReport(), mcp: null } }],
    [
      'a surface that breaks, without a list',
      4,
      { api: { rest: surfaceReport(), mcp: surfaceReport({ breaking: true }) } },
    ],
    ['variables without a word', 5, { config: null }],
    ['variables that change, without a list', 5, { config: { checked: true, breaking: true, changes: [] } }],
    [
      'a surface that was not compared',
      4,
      { api: { rest: surfaceReport({ checked: false, breaking: 'unknown' }), mcp: surfaceReport() } },
    ],
    [
      'a surface that perhaps breaks',
      4,
      { api: { rest: surfaceReport({ breaking: 'unknown' }), mcp: surfaceReport() } },
    ],
    ['variables that were not compared', 5, { config: { checked: false, breaking: 'unknown', changes: [] } }],
  ])('does not count as none what is not known: %s', (_, column, changes) => {
    const known = forcing({ migrations: { present: false, count: 0, files: [] } }, changes);
    const cells = known.map((row) => row.slice(2, -2).split(' | '));
    expect(cells.map((row) => row[column])).toEqual([expect.any(String), '0', 'unknown']);
  });

  it.each<[string, number, Parameters<typeof releaseReport>[0]]>([
    [
      'a surface beside one that is not known',
      4,
      { api: { rest: surfaceReport({ breaking: true, changes: listed(2) }), mcp: null } },
    ],
    [
      'variables that were not compared',
      5,
      {
        config: {
          checked: false,
          breaking: 'unknown',
          changes: [
            { kind: 'other', name: 'A' },
            { kind: 'other', name: 'B' },
          ],
        },
      },
    ],
  ])('does not count as all what is not known as a whole: %s', (_, column, changes) => {
    expect(forcing(changes)[1]?.slice(2, -2).split(' | ')[column]).toBe('2 or more');
  });
});

describe('what to change', () => {
  const items = (...deployments: DeploymentReport[]) => {
    const [, text = ''] = shown(report(deployments)).split('### Before you deploy\n\n');
    return text.split(/\n\n(?:#|\*\*)/)[0];
  };
  const advised = (file: string, changes: Parameters<typeof adviceReport>[0]) => ({
    ...recreate,
    file,
    advice: [adviceReport({ file, message: 'Do this.', ...changes })],
  });
  const all = (count: number, changes: Parameters<typeof adviceReport>[0]) =>
    Array.from({ length: count }, (_, position) => advised(`${position}.yaml`, changes));

  it.each<[number, string]>([
    [1, '- ⚠️ `0.yaml:20`: Do this.'],
    [2, '- ⚠️ `0.yaml:20`: Do this. The same for `1.yaml:20`.'],
    [6, '- ⚠️ `0.yaml:20`: Do this. The same for `1.yaml:20`, `2.yaml:20`, `3.yaml:20`, `4.yaml:20`, `5.yaml:20`.'],
    [
      1_008,
      '- ⚠️ `0.yaml:20`: Do this. The same for `1.yaml:20`, `2.yaml:20`, `3.yaml:20`, `4.yaml:20`, `5.yaml:20` and 1,002 more.',
    ],
  ])('is one item for %i places, with its lines once', (count, expected) => {
    const text = items(...all(count, { code: 'no-migration-job', lines: ['migrationJob:', '  enabled: true'] }));
    expect(text).toBe(`${expected}\n\n  \`\`\`yaml\n  migrationJob:\n    enabled: true\n  \`\`\``);
    expect(items(...all(count, { code: 'digest-changed', lines: [] }))).toBe(expected);
  });

  it.each<[string, Parameters<typeof adviceReport>[0]]>([
    ['another message', { message: 'Do that.' }],
    ['other lines', { lines: ['enabled: true'] }],
    ['another code', { code: 'digest-changed' }],
  ])('is told apart by %s', (_, changes) => {
    const given = { code: 'no-migration-job', lines: [] } as const;
    const text = items(advised('a.yaml', given), advised('b.yaml', { ...given, ...changes }));
    expect(text?.match(/^- ⚠️ /gm)).toHaveLength(2);
    expect(text).not.toContain('The same for');
  });

  it.each(['mode-differs', 'mode-not-set'] as const)(
    'leaves the lines with the mode to the one jump that there is: %s',
    (code) => {
      const text = shown(report([{ ...recreate, advice: [adviceReport({ code, message: 'Set it.' })] }]));
      expect(text).toContain('Set it. The lines to write stand below.\n\n### How to apply 1.1.0 → 1.3.0');
      // They stand there, once.
      expect(text.match(/^ *upgrade:\n *mode: Recreate$/gm)).toHaveLength(1);
      // Of several jumps not all are told in full, so that the lines might stand nowhere.
      const several = items(...all(2, { code, lines: ['upgrade:'] }));
      expect(several).toBe('- ⚠️ `0.yaml:20`: Do this. The same for `1.yaml:20`.\n\n  ```yaml\n  upgrade:\n  ```');
      expect(items(...all(1, { code, lines: [] }))).toBe('- ⚠️ `0.yaml:20`: Do this.');
    },
  );

  it('is one remark where it is only worth knowing', () => {
    const text = shown(report(all(3, { level: 'notice', code: 'noticed', lines: [] })));
    expect(text).not.toContain('### Before you deploy');
    expect(text).toContain('### Also noticed\n\n- `0.yaml:20`: Do this. The same for `1.yaml:20`, `2.yaml:20`.\n');
  });
});

describe('a page that is too long', () => {
  const releases = Array.from({ length: 60 }, (_, minor) =>
    releaseReport({
      version: `1.${minor}.0`,
      declaredAdvisories: Array.from({ length: 30 }, (__, note) => `${note}${'😀'.repeat(300)}`),
    }),
  );
  const jump = (from: string) => spanReport({ from, decision: 'recreate', explanation: explanation(releases) });
  const makers = ['1.1.0', '1.2.0'].map((from) =>
    deploymentReport({ from, decision: 'recreate', file: `${from}.yaml` }),
  );

  it('stays within half a MiB, and says what was shortened', () => {
    const text = renderSummary(report(makers, { spans: makers.map(({ from }) => jump(from ?? '')) }));
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(500_000);
    expect(text.trimEnd().split('\n').at(-1)).toBe(
      'Shortened to fit this page: release by release, further jumps. The report file (`report-path`) has everything.',
    );
    expect(text.match(/^<details>/gm)).toHaveLength(text.match(/^<\/details>/gm)?.length ?? 0);
  });
});

describe('further jumps', () => {
  const many = (count: number) =>
    report(
      Array.from({ length: count }, (_, position) =>
        deploymentReport({ id: `${position}`, from: `1.${position}.0`, to: `2.${position}.0` }),
      ),
    );

  it.each([
    [51, []],
    [52, ['…and 1 more jump, all in the report file.']],
    [60, ['…and 9 more jumps, all in the report file.']],
  ])('of %i are as many as there is room for, and the others are counted', (count, expected) => {
    const text = shown(many(count));
    expect(text.match(/^<details><summary>✅ Roll: /gm)).toHaveLength(50);
    expect(text.match(/^…and .* jumps?, .*$/gm) ?? []).toEqual(expected);
    expect(text).not.toContain('Shortened');
  });

  it('are fewer in a comment', () => {
    const text = readable(renderComment(many(12)));
    expect(text.match(/^<details><summary>✅ Roll: /gm)).toHaveLength(10);
    expect(text).toContain('…and 1 more jump, all in the report file.');
  });
});

describe('how to apply a jump', () => {
  /** As the gate would tell of deployments of these kinds. */
  const instructions = (...deployments: DeploymentReport[]) =>
    shown(report(deployments.map((each) => ({ ...each, writes: writes(each, each.writes.keys) }))));
  const charts = (to: string | null) => ({ from: null, to });

  it.each<[string, boolean, boolean]>([
    ['given', true, true],
    ['helm-values', true, false],
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

  it('names each file for what it is, where both make the jump', () => {
    const text = instructions(recreate, { ...recreate, kind: 'compose', file: 'compose.yaml' });
    expect(text).toContain('```yaml\n# b.yaml\nimage:');
    expect(text).toContain('--values b.yaml ');
    expect(text).toContain('# change the image tag to 1.3.0 in compose.yaml\n');
  });

  it('takes no workflow for a file of values', () => {
    // A version in a changed line is to be changed there, not in values.
    const text = instructions({ ...recreate, kind: 'line', file: 'ci/deploy.yaml' });
    expect(text).toContain('```text\n# ci/deploy.yaml:12\n1.3.0\n```');
    expect(text).not.toContain('image:\n');
    expect(text).not.toContain('helm upgrade');
  });

  it.each<[string, string, string, boolean]>([
    ['umbrella-chart', 'charts/bi/Chart.yaml', 'a chart', false],
    ['umbrella-chart', 'Chart.yaml', 'a chart at the root', false],
    ['umbrella-chart', 'charts/bi/Chart.lock', 'what a chart is locked to', false],
    ['umbrella-chart', 'charts/bi/values.yaml', 'its values', true],
    ['umbrella-chart', 'deploy/MyChart.yaml', 'a file with such an ending', true],
    ['umbrella-chart', 'Chart.yaml/values.yaml', 'a folder of that name', true],
    ['helm-values', 'Chart.yaml', 'a chart, whatever found it', false],
  ])('%s in %s: %s names the file: %j', (kind, file, _, isNamed) => {
    const text = instructions({ ...recreate, kind, file });
    const [, block = ''] = text.split('```yaml\n');
    expect(block.split('\n')[0]).toBe(isNamed ? `# ${file}` : 'image:');
    expect(text).toContain(isNamed ? ` --values ${file}` : ' --values "$VALUES_FILE"');
    expect(block).not.toContain(isNamed ? '$VALUES_FILE' : file);
  });

  it('names the file in the values where another deployment of the jump has one', () => {
    const text = instructions(recreate, { ...recreate, kind: 'line', file: 'ci/deploy.yaml' });
    expect(text).toContain('```yaml\n# b.yaml\nimage:');
    expect(text).toContain('```text\n# ci/deploy.yaml:12\n1.3.0\n');
    expect(text).toContain('--values b.yaml ');
  });

  it('sets nothing at the top where the values stand under keys', () => {
    const text = instructions({ ...recreate, writes: { ...recreate.writes, keys: ['bi'] } });
    expect(text).toContain('bi:\n  image:\n    tag: "1.3.0"');
    expect(text).not.toContain('--set image.tag=');
  });

  it.each<[string, string | null, boolean]>([
    ['one that ignores the mode', '2.16.101', false],
    ['one that knows it', '2.16.102', true],
    ['one that is not known', null, true],
  ])('speaks of the mode where the chart knows it: %s', (_, chart, isTold) => {
    const text = instructions({ ...recreate, chart: charts(chart) });
    const [, apply = ''] = text.split('### How to apply');
    expect(apply).toContain('tag: "1.3.0"');
    for (const told of [
      'upgrade:\n  mode: Recreate',
      'Helm argument: `--set upgrade.mode=Recreate`',
      ' --set upgrade.mode=',
    ]) {
      expect(apply.includes(told)).toBe(isTold);
    }
  });

  it('folds several commands, and no single one', () => {
    const fold = '<details><summary>The commands</summary>';
    const known = { ...recreate, chart: charts('2.16.284') };
    expect(instructions(known)).not.toContain(fold);
    expect(instructions(known)).toContain('```sh\nhelm upgrade');
    expect(instructions(known, { ...known, kind: 'compose', file: 'compose.yaml' })).toContain(fold);
    expect(instructions({ ...recreate, kind: 'compose' })).not.toContain(fold);
    expect(instructions(roll)).not.toContain(fold);
  });

  it('sets nothing at the top under an umbrella chart', () => {
    const text = instructions({ ...recreate, kind: 'umbrella-chart' });
    expect(text).toContain('helm upgrade "$RELEASE" "$UMBRELLA_CHART" --values b.yaml\n');
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
    ['nothing-held', 1, 'this check has nothing to hold: `x`'],
    ['not-parsed', 3, '3 files name the service and cannot be parsed: `x`, …'],
  ] as const)('%s (%i)', (code, count, expected) => {
    expect(shown(report([roll], { notes: [{ level: 'warning', code, count, examples: ['x'] }] }))).toContain(expected);
  });

  it('end without a colon where there is no example', () => {
    const notes = [{ level: 'notice', code: 'not-parsed', count: 1, examples: [] }] as const;
    expect(shown(report([roll], { notes }))).toContain('- 1 file names the service and cannot be parsed\n');
  });
});
