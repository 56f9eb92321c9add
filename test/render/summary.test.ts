import { describe, expect, it } from 'vitest';
import type { DeploymentReport } from '../../src/gate/report/deployment-report.ts';
import type { Report } from '../../src/gate/report/report.ts';
import { renderSummary } from '../../src/render/pages.ts';
import { version } from '../support/documents.ts';
import {
  adviceReport,
  choiceReport,
  declaredBreak,
  deploymentReport,
  explanation,
  givenDeployment,
  hopReport,
  LINKS,
  problemReport,
  releaseReport,
  report,
  rollChoice,
  spanReport,
  variableReport,
  verdictRun,
} from '../support/report-factory.ts';
import { outline, shown as readable, unlinked } from '../support/shown.ts';

const shown = (value: Report) => readable(renderSummary(value));
const headline = (value: Report) => unlinked(renderSummary(value)).split('\n', 1)[0];
/** Headings and folds, in their order. */
const sections = (value: Report) =>
  outline(unlinked(renderSummary(value))).map((line) => line.replace(/<\/?(?:details|summary)>/g, ''));

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
const stays = { to: '1.2.0', upgradeMode: 'Recreate', fails: false } as const;
const otherImage = deploymentReport({
  ...stays,
  file: 'j.yaml',
  advice: [adviceReport({ level: 'notice', code: 'digest-changed' })],
});
const runsOther = deploymentReport({ ...stays, file: 'l.yaml' });
const otherMode = deploymentReport({
  file: 'k.yaml',
  fails: true,
  declared: { upgradeMode: 'Recreate', migrationJob: null },
});

describe('the headline', () => {
  const twoHops = { hops: [hopReport('1.0.0', '1.2.0'), hopReport('1.2.0', '1.3.0')], problem: null };
  const noWay = { hops: null, problem: { rule: 'no-way-in', release: version('1.3.0'), says: 'a gap' } } as const;

  it.each<[string, readonly DeploymentReport[], Partial<Report>?]>([
    ['✅ 1.2.0 → 1.3.0 can roll', [roll]],
    ['🟠 1.1.0 → 1.3.0 needs downtime (`Recreate`)', [recreate]],
    [
      '⛔ 1.0.0 → 1.3.0 needs 2 steps',
      [blocked],
      { spans: [spanReport({ from: '1.0.0', decision: 'blocked', plan: twoHops })] },
    ],
    [
      '⛔ No allowed upgrade leads from 1.0.0 to 1.3.0',
      [blocked],
      { spans: [spanReport({ from: '1.0.0', decision: 'blocked', plan: noWay })] },
    ],
    ['❓ Could not check 1.2.0 → 1.3.0: 1.3.0 is not in the index', [deploymentReport({ decision: 'unproven' })]],
    ['❓ This deployment cannot be checked', [broken]],
    ['❓ The upgrade from 1.2.0 cannot be checked', [deploymentReport({ problem: problemReport(), to: null })]],
    ['❓ The upgrade to 1.3.0 cannot be checked', [deploymentReport({ problem: problemReport(), from: null })]],
    ['ℹ️ Not checked: already so before this change', [tolerated]],
    ['⛔ 1.9.0 → 1.3.0 is a downgrade', [downgrade]],
    ['ℹ️ 1.3.0 is new here', [install]],
    ['❌ 1.3.0 is new here', [{ ...install, fails: true }]],
    ['ℹ️ 1.2.0 is no longer deployed', [removed]],
    ['✅ 1.2.0 stays', [unchanged]],
    ['✅ 1.2.0 is both the current and the target version', [givenDeployment({ to: '1.2.0' })]],
    ['🟠 1.2.0 stays, but its image changes (`Recreate`)', [otherImage]],
    ['🟠 The version stays, but its image changes (`Recreate`)', [{ ...otherImage, from: null, to: null }]],
    ['🟠 1.2.0 stays, but another version is running (`Recreate`)', [runsOther]],
    ['❌ 1.2.0 → 1.3.0 can roll, but the files declare another mode', [otherMode]],
    ['ℹ️ Nothing to judge', []],
    ['⛔ 2 of 3 deployments cannot roll to 1.3.0', [roll, recreate, blocked]],
    ['⛔ Neither deployment can roll to 1.3.0', [recreate, blocked]],
    // The files keep its version, so it is none that this change could roll.
    ['⛔ 1 of 2 deployments cannot roll from 1.0.0 to 1.3.0', [blocked, runsOther]],
    ['🟠 2 deployments: 1 with another version running, 1 can roll', [roll, runsOther]],
    ['❓ Neither deployment can be checked', [broken, { ...broken, id: 'h' }]],
    ['❓ None of the 3 deployments can be checked', [broken, broken, broken]],
    ['❓ 2 of 3 deployments cannot be checked', [broken, unchanged, { ...broken, id: 'h' }]],
    ['⛔ 1 of 2 deployments goes back from 1.9.0 to 1.3.0', [downgrade, unchanged]],
    ['⛔ Both deployments go back from 1.9.0 to 1.3.0', [downgrade, { ...downgrade, id: 'h' }]],
    ['🟠 All 3 deployments need downtime to go from 1.1.0 to 1.3.0 (`Recreate`)', [recreate, recreate, recreate]],
    [
      '⛔ Both deployments go back to an older version',
      [downgrade, { ...downgrade, id: 'h', from: version('1.8.0'), to: version('1.4.0') }],
    ],
    [
      '❓ 1 of 8 deployments cannot be checked, 4 cannot roll',
      [blocked, recreate, roll, unchanged, install, downgrade, broken, otherImage],
    ],
    ['✅ Both deployments can roll from 1.2.0 to 1.3.0', [roll, deploymentReport({ file: 'z.yaml' })]],
    ['✅ All 3 deployments can roll from 1.2.0 to 1.3.0', [roll, roll, roll]],
    ['✅ 2 deployments: 1 can roll, 1 unchanged', [roll, unchanged]],
    ['✅ No deployed version changes', [unchanged, { ...unchanged, file: 'z.yaml' }]],
    ['ℹ️ 3 deployments: 1 can roll, 1 new, 1 removed', [roll, install, removed]],
    ['ℹ️ 2 deployments: 1 not checked, 1 unchanged', [unchanged, tolerated]],
    ['❌ 2 deployments: 1 with another mode declared, 1 can roll', [roll, otherMode]],
    ['❌ 2 deployments: 1 can roll, 1 new', [roll, { ...install, fails: true }]],
  ])('%s', (expected, deployments, changes) => {
    expect(headline(report(deployments, changes))).toBe(`## ${expected}`);
  });

  it('is green only where everything is', () => {
    for (const other of [
      blocked,
      recreate,
      install,
      removed,
      downgrade,
      broken,
      tolerated,
      otherImage,
      otherMode,
      runsOther,
    ]) {
      expect(headline(report([roll, other]))).not.toContain('✅');
      expect(headline(report([unchanged, other]))).not.toContain('✅');
    }
  });
});

describe('the sentence below the headline', () => {
  const lead = (deployment: DeploymentReport, changes: Partial<Report> = {}) =>
    unlinked(renderSummary(report([deployment], changes))).split('\n')[2];
  const obstacle = (rule: 'verdict-false' | 'verdict-unknown' | 'unverified' | 'backfilled-true', release: string) => {
    return { rule, release: version(release), says: 'HTTP 404' } as const;
  };
  const spanOf = (reasons: ReturnType<typeof obstacle>[], coveredReleases: number, unexplained = 0) => ({
    spans: [
      spanReport({
        from: '1.1.0',
        decision: 'recreate',
        reasons,
        coveredReleases,
        explanation: explanation([], { unexplained }),
      }),
    ],
    choices: [choiceReport()],
  });
  const MUST_NOT = '1.1.0 and 1.3.0 must not run side by side.';
  const NOTHING = 'Nobody has shown that 1.1.0 and 1.3.0 can run side by side.';

  it.each<[string, Partial<Report>, string]>([
    [
      'one that is not safe',
      spanOf([obstacle('verdict-false', '1.2.0')], 93),
      `**92 proven · 1 not safe.** ${MUST_NOT} Compare`,
    ],
    ['the only one', spanOf([obstacle('verdict-false', '1.3.0')], 1), `**0 proven · 1 not safe.** ${MUST_NOT} Compare`],
    [
      'the only one, without a verdict',
      spanOf([obstacle('verdict-unknown', '1.3.0')], 1),
      `**0 proven · 1 without a verdict.** ${NOTHING} Compare`,
    ],
    [
      'some of each kind',
      spanOf([obstacle('verdict-unknown', '1.2.0'), obstacle('verdict-false', '1.3.0')], 5),
      `**3 proven · 1 not safe · 1 without a verdict.** ${MUST_NOT} Compare`,
    ],
    [
      'one that was not read',
      spanOf([obstacle('unverified', '1.2.0')], 5, 1),
      `**4 proven · 1 with an unreadable artifact · 4 of 5 artifacts read.** ${NOTHING} Compare`,
    ],
    [
      'one in retrospect',
      spanOf([obstacle('backfilled-true', '1.2.0')], 5),
      `**4 proven · 1 judged only in retrospect.** ${NOTHING} Compare`,
    ],
  ])('says how many releases stand in the way, and which: %s', (_, changes, expected) => {
    expect(lead(recreate, changes)).toBe(expected);
  });

  it.each<[DeploymentReport, string]>([
    [
      roll,
      '1.3.0 is proven safe to roll, and nothing in it breaks. The version is set in `c.yaml:12`. This check passes (`fail-on: not-rolling`). Compare',
    ],
    [unchanged, 'The version is set in `d.yaml:12`. This check passes (`fail-on: not-rolling`).'],
    [
      givenDeployment(),
      '1.3.0 is proven safe to roll, and nothing in it breaks. This check passes (`fail-on: not-rolling`). Compare',
    ],
    [
      install,
      'It was not deployed before, so there is nothing to compare. The version is set in `e.yaml:12`. This check passes (`fail-on: not-rolling`).',
    ],
    [
      removed,
      'It was deployed before this change, so there is nothing left to check. The version was set in `f.yaml:12`. This check passes (`fail-on: not-rolling`).',
    ],
    [downgrade, 'Migrations cannot be undone. The version is set in `g.yaml:12`.'],
    [broken, 'The version is set in `h.yaml:12`.'],
    [
      otherImage,
      'Nobody has shown that two builds of the same version can run side by side. The version is set in `j.yaml:12`. This check passes (`fail-on: not-rolling`).',
    ],
    [
      runsOther,
      'This change does not touch the version. The version is set in `l.yaml:12`. This check passes (`fail-on: not-rolling`).',
    ],
    [otherMode, 'The files declare downtime that this upgrade does not need. The version is set in `k.yaml:12`.'],
  ])('of %j says everything', (deployment, expected) => {
    expect(lead(deployment)).toBe(expected);
  });

  it('leads to the place where the repository is known', () => {
    expect(shown(report([roll], { links: LINKS }))).toContain(
      `[\`c.yaml:12\`](https://github.com/acme/deploy/blob/${'a'.repeat(40)}/c.yaml#L12)`,
    );
  });
});

describe('one deployment', () => {
  it('has the choices, why, what to look at, the window; folded what it rests on', () => {
    const release = releaseReport({ declaredBreaks: [declaredBreak()] });
    const spans = [spanReport({ from: '1.1.0', decision: 'recreate', explanation: explanation([release]) })];
    const variables = [variableReport({ state: 'set' })];
    const notes = [{ level: 'warning', code: 'rows-in-doubt', count: 1, examples: [] }] as const;
    expect(
      sections(report([{ ...recreate, variables }], { spans, notes, choices: [choiceReport(), rollChoice()] })),
    ).toEqual([
      '## 🟠 1.1.0 → 1.3.0 needs downtime (`Recreate`)',
      '### ❌ This check fails. To pass, choose one:',
      '### Why',
      '### Your deployment',
      '### In the window (A)',
      '### Warnings',
      'The release: 1 migration on 1 table, 1 declared break',
      'Evidence: 1 document',
    ]);
  });

  it('that has to go step by step has the plan', () => {
    const hops = [hopReport('1.0.0', '1.2.0', { decision: 'recreate' }), hopReport('1.2.0', '1.3.0')];
    const spans = [spanReport({ from: '1.0.0', decision: 'blocked', plan: { hops, problem: null } })];
    const value = report([blocked], { spans });
    expect(sections(value)).toEqual([
      '## ⛔ 1.0.0 → 1.3.0 needs 2 steps, 1 with downtime',
      '### ❌ This check fails',
      '### In the window',
      '### Before the next step',
      'The release: 1 migration on 1 table',
      'Evidence: 1 document',
    ]);
    const text = shown(value).replaceAll(/\]\([^)]*\)/g, ']');
    expect(text).toContain(
      '| Step | To | Downtime |\n| --- | --- | --- |\n| → 1 | [1.2.0] | 🟠 1 not safe |\n| 2 | 1.3.0 | none |',
    );
  });

  it('that rolls is one line, with something to do only where there is', () => {
    expect(sections(report([roll]))).toEqual(['## ✅ 1.2.0 → 1.3.0 can roll', 'Evidence: 1 document']);
    const [remark, warning] = [adviceReport({ level: 'notice', lines: [] }), adviceReport({ lines: [] })];
    expect(sections(report([{ ...roll, advice: [remark] }]))[1]).toBe('Your deployment');
    expect(sections(report([{ ...roll, advice: [warning] }]))[1]).toBe('### Your deployment');
    expect(sections(report([{ ...roll, variables: [variableReport({ state: 'set' })] }]))[1]).toBe(
      '### Your deployment',
    );
  });

  it('that stays as it is has nothing more, also where the index was asked for it', () => {
    const spans = [spanReport({ from: '1.2.0', to: '1.2.0', decision: 'unchanged' })];
    expect(sections(report([unchanged], { spans }))).toEqual(['## ✅ 1.2.0 stays']);
    expect(shown(report([unchanged]))).toContain(
      'Nothing was fetched. `upgrade.mode` is `RollingUpdate`. Compared `aaaaaaaaaaaa` with `bbbbbbbbbbbb`.',
    );
  });

  it.each([install, removed, downgrade, tolerated])('without a jump says that nothing was fetched', (deployment) => {
    expect(shown(report([deployment]))).toContain('Nothing was fetched.');
  });

  it('has no instructions where a problem keeps it from being judged', () => {
    const text = shown(report([deploymentReport({ problem: problemReport() })], { spans: [spanReport()] }));
    expect(text).not.toMatch(/can roll|In the window/);
  });

  it('shows both spans of a merge queue', () => {
    const spans = [spanReport({ from: '1.1.0', decision: 'recreate' }), spanReport({ from: '1.2.0' })];
    expect(shown(report([recreate], { spans }))).toMatch(/^.*\n\n\*\*0 proven · 1 not safe/);
    expect(sections(report([recreate], { spans }))).toEqual([
      '## 🟠 1.1.0 → 1.3.0 needs downtime (`Recreate`)',
      '### ❌ This check fails',
      '### 1.1.0 → 1.3.0',
      '#### Why',
      '#### In the window',
      '✅ 1.2.0 → 1.3.0',
      'The release: 1 migration on 1 table',
      'Evidence: 1 document',
    ]);
  });
});

describe('several deployments', () => {
  const value = report([unchanged, tolerated, removed, install, roll, recreate, blocked, downgrade, broken]);

  it('are a line each, the worst first, those that stay in one', () => {
    const lines = shown(value).split('\n').slice(2, 11);
    expect(lines).toEqual([
      '- [ ] ❓ **This deployment cannot be checked**: `latest` at `deploy/values.yaml:12` names no version. Pin X.Y.Z. (`h.yaml:12`)',
      '- [ ] ⛔ **1.9.0 → 1.3.0 is a downgrade**: keep 1.9.0, or restore a backup made under 1.3.0 (`g.yaml:12`)',
      '- [ ] ⛔ **1.0.0 → 1.3.0 needs 1 step**: go to 1.3.0 first (`Recreate`) (`a.yaml:12`)',
      '- [ ] 🟠 **1.1.0 → 1.3.0 needs downtime** (`b.yaml:12`)',
      '- ✅ **1.2.0 → 1.3.0 can roll** (`c.yaml:12`)',
      '- ℹ️ **1.3.0 is new here** (`e.yaml:12`)',
      '- ℹ️ **1.2.0 is no longer deployed** (`f.yaml:12`)',
      '- ℹ️ **Not checked: already so before this change**: `latest` at `deploy/values.yaml:12` names no version. Pin X.Y.Z. (`i.yaml:12`)',
      '- ✅ Unchanged: `d.yaml:12` 1.2.0.',
    ]);
  });

  it('have the worst jump open and the others folded', () => {
    expect(sections(value)).toEqual([
      '## ❓ 1 of 9 deployments cannot be checked, 3 cannot roll to 1.3.0',
      '### ❌ This check fails',
      '### 1.0.0 → 1.3.0',
      '🟠 1.1.0 → 1.3.0',
      '#### Why',
      '#### In the window',
      'The release: 1 migration on 1 table',
      '✅ 1.2.0 → 1.3.0',
      'The release: 1 migration on 1 table',
      'Evidence: 1 document',
    ]);
  });

  it('that all roll have nothing open', () => {
    expect(sections(report([roll, { ...roll, id: 'b' }]))).toEqual([
      '## ✅ Both deployments can roll from 1.2.0 to 1.3.0',
      '✅ 1.2.0 → 1.3.0',
      'Evidence: 1 document',
    ]);
  });

  it('of one jump have one part, for all of them', () => {
    const text = shown(report([...Array(7).keys()].map((line) => ({ ...recreate, line, id: `${line}` }))));
    expect(text.match(/^- \[ \] 🟠 \*\*1\.1\.0 → 1\.3\.0 needs downtime/gm)).toHaveLength(7);
    expect(text.match(/^#+ Why$/gm)).toHaveLength(1);
  });

  it('of one file are named by what identifies them', () => {
    const rows = [
      { ...recreate, id: 'compose:b.yaml#web' },
      { ...recreate, line: 20, id: 'compose:b.yaml#scheduler' },
    ];
    expect(shown(report(rows))).toContain('(`b.yaml:20`, `scheduler`)');
  });

  it('that all stay are said in a few lines', () => {
    const text = shown(report([...Array(12).keys()].map((line) => ({ ...unchanged, line }))));
    expect(text).toContain('This check passes (`fail-on: not-rolling`).');
    expect(text).toContain('`d.yaml:4` 1.2.0 and 7 more.');
  });

  it.each([
    [50, []],
    [51, ['…and 1 more upgrade, all in the report file.']],
    [60, ['…and 10 more upgrades, all in the report file.']],
  ])('make as many jumps as there is room for, and the others are counted: %i', (count, expected) => {
    const many = Array.from({ length: count }, (_, position) =>
      deploymentReport({ id: `${position}`, from: `1.${position}.0`, to: `2.${position}.0` }),
    );
    const text = shown(report(many));
    expect(text.match(/^<details><summary>✅ 1\.\d+\.0 → /gm)).toHaveLength(50);
    expect(text.match(/^…and .* upgrades?, .*$/gm) ?? []).toEqual(expected);
    expect(text).not.toContain('Shortened');
  });
});

describe('a run that found nothing to judge', () => {
  it.each([
    ['no-target', 'No upgrade was checked', '  targets: deploy/values.yaml#image.tag\n  discover: true'],
    ['base-unavailable', 'The commit before the change cannot be read: no upgrade was checked', '  fetch-depth: 0'],
    ['branch-behind', 'The branch is behind: no upgrade was checked', null],
    ['unparseable', 'The deployments cannot be read: no upgrade was checked', null],
  ] as const)('%s', (code, title, line) => {
    expect(sections(report([], { problem: problemReport({ code }) }))).toEqual([`## ❓ ${title}`]);
    const problem = problemReport({ code, message: 'What is wrong. What to do.' });
    const text = shown(report([], { problem, links: LINKS }));
    expect(text).toContain(`## ❓ ${title}\n\n**What is wrong. What to do.**`);
    if (line === null) expect(text).not.toContain('```');
    else expect(text).toContain(line);
    expect(text).toContain('Nothing was fetched.');
  });

  it('outside a workflow shows no lines for one: the message has the words of the system that runs it', () => {
    expect(shown(report([], { problem: problemReport({ code: 'base-unavailable' }) }))).not.toContain('fetch-depth');
  });
});

describe('the notes', () => {
  it.each([
    ['workflow-changed', 1, 'decides how this check itself runs'],
    ['nothing-held', 1, 'so nothing was checked: `x`'],
    ['nothing-deployed', 1, 'Nothing is deployed here, so this check guards nothing'],
    [
      'git-ignored',
      2,
      '2 files that a deployment reads are ignored by git, so the gate does not see them. Write the version where it is used, or move it into a file that you commit: `x`',
    ],
    ['not-parsed', 3, '3 files name Lightdash and cannot be parsed: `x`, …'],
    ['unknown-members', 3, '3 unknown fields in the documents: `x`\n'],
    ['artifacts-unusable', 1, '1 artifact could not be read: `x`'],
    ['nothing-compared', 1, 'Nothing was compared: `x`'],
    ['plain-http', 1, '1 document came over plain http, so anyone on the way may have changed it: `x`'],
    ['plain-http', 2, '2 documents came over plain http, so anyone on the way may have changed them: `x`, …'],
    ['index-without-schema', 1, 'The index does not say which schema version it has'],
    ['rows-skipped', 1, '1 row of the index cannot be read: `x`'],
    ['rows-in-doubt', 2, '2 contradictions in the index: `x`, …'],
    ['drift', 1, 'The index and the artifacts differ in 1 place, and the stricter one counts.</summary>\n\n- `x`'],
    ['artifact-odd', 1, '1 odd statement in the artifacts that does not affect the decision: `x`'],
    ['found-by-line', 1, '1 version in a format that is not supported counts only when the line changes.'],
  ] as const)('%s (%i)', (code, count, expected) => {
    expect(shown(report([roll], { notes: [{ level: 'warning', code, count, examples: ['x'] }] }))).toContain(expected);
  });

  it('are open where they warn, folded where they do not', () => {
    const note = { code: 'not-parsed', count: 1, examples: [] } as const;
    expect(sections(report([roll], { notes: [{ ...note, level: 'warning' }] }))).toContain('### Warnings');
    expect(sections(report([roll], { notes: [{ ...note, level: 'notice' }] }))).toContain('1 note');
    expect(shown(report([roll], { notes: [{ ...note, level: 'notice' }] }))).toContain(
      '- 1 file names Lightdash and cannot be parsed\n',
    );
  });
});

describe('the evidence', () => {
  it('has each document with its digest or its problem, and where they differ', () => {
    const value = report([roll]);
    const [index] = value.evidence.documents;
    const documents =
      index === undefined
        ? []
        : [
            index,
            { ...index, document: 'artifact', release: version('1.3.0'), sha256: null, problem: 'HTTP 404' } as const,
          ];
    const text = shown({ ...value, evidence: { ...value.evidence, documents } });
    expect(text).toContain(`- index: SHA-256 \`${'0'.repeat(64)}\`, read at 2026-11-21T12:00:00.000Z, from \`https://`);
    expect(text).toContain('- artifact 1.3.0: `HTTP 404`, from `https://');
    expect(text).toContain(
      'The index is from `2026-11-21T11:00:00.000Z`. Its newest release is 2.160.0 (20 Nov 2026). `artifacts` is `verify`.',
    );
    expect(text).toContain('`upgrade.mode` is `RollingUpdate`. Compared');
  });

  it('is unknown where the index does not say', () => {
    const value = report([roll]);
    const index = { schemaVersion: null, generatedAt: null, newestRelease: null };
    expect(shown({ ...value, evidence: { ...value.evidence, index } })).toContain(
      'It is unknown when the index was made.',
    );
  });
});

describe('a page that is too long', () => {
  it('stays within half a MiB, and says what was shortened', () => {
    const releases = Array.from({ length: 60 }, (_, minor) =>
      releaseReport({
        version: `1.${minor}.0`,
        declaredAdvisories: Array.from({ length: 30 }, (__, note) => `${note}${'😀'.repeat(300)}`),
      }),
    );
    const jump = (from: string) =>
      spanReport({ from, decision: 'recreate', explanation: explanation(releases), verdicts: [verdictRun(false, 60)] });
    const makers = ['1.1.0', '1.2.0'].map((from) =>
      deploymentReport({ from, decision: 'recreate', file: `${from}.yaml` }),
    );
    const text = renderSummary(report(makers, { spans: makers.map(({ from }) => jump(from ?? '')) }));
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(500_000);
    expect(text.trimEnd().split('\n').at(-1)).toMatch(
      /^Shortened to fit this page: .*\. The report file \(`report-path`\) has everything\.$/,
    );
    expect(text.match(/^<details>/gm)).toHaveLength(text.match(/^<\/details>/gm)?.length ?? 0);
  });
});
