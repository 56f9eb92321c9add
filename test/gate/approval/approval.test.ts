import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeApproved } from '../../../src/gate/gate.ts';
import type { RepositoryHost } from '../../../src/gate/judge/judge-repository.ts';
import type { Report } from '../../../src/gate/report/report.ts';
import { parseSettings } from '../../../src/gate/settings.ts';
import { renderAnnotations } from '../../../src/render/annotations.ts';
import { renderComment, renderSummary } from '../../../src/render/pages.ts';
import { renderDetails, renderReport } from '../../../src/render/terminal.ts';
import { openRepository } from '../../../src/repository/repository.ts';
import { judgeFiles, PROVEN_TO, TEAM_REPOSITORIES, UNSAFE_TO } from '../../fuzz/repositories.ts';
import { type Published, publish, type ReleaseEntry, releases } from '../../gallery/published.ts';
import { type ChangeOfFiles, reportOnChange, runsAt } from '../../gallery/run.ts';
import { forged, reportFile } from '../../support/approvals.ts';
import { emptyRepository, type GitRepository } from '../../support/git-repository.ts';
import { COMMAND, expectInert } from '../../support/inert.ts';
import { parsePage } from '../../support/markdown.ts';
import { ROOT } from '../../support/process.ts';
import { reportOn } from '../../support/reports.ts';
import { unlinked } from '../../support/shown.ts';

type Texts = Readonly<Record<string, string>>;
type Special = Readonly<Record<string, Omit<ReleaseEntry, 'version'>>>;

const VERSIONS = ['2.1.0', '2.2.0', '2.3.0', '2.4.0', '2.5.0'];
const published = (special: Special = {}, versions: readonly string[] = VERSIONS): Published =>
  publish(releases(versions, special));

const values = (tag: string, more = '') => `image:\n  repository: lightdash/lightdash\n  tag: ${tag}\n${more}`;
const bump = (from: string, to: string, file = 'production/values.yaml'): ChangeOfFiles => ({
  base: { [file]: values(from) },
  change: { [file]: values(to) },
});
const both = (...changes: readonly ChangeOfFiles[]): ChangeOfFiles => ({
  base: Object.assign({}, ...changes.map(({ base }) => base)),
  change: Object.assign({}, ...changes.map(({ change }) => change)),
});

const SERVICE = 'https://lightdash.example';

const UNSAFE = { row: { rollingUpdateSafe: false } };
const BUMP = bump('2.1.0', '2.4.0');

/** The report of a deployment of what an earlier report says, or a forgery of it. */
async function deploy(
  approved: unknown,
  change: ChangeOfFiles = BUMP,
  now: Published | null = published(),
  settings: Texts = {},
): Promise<Report> {
  return reportOnChange(change, now, { ...settings, 'approved-report': reportFile(approved) });
}

const approve = (change: ChangeOfFiles = BUMP, then: Published = published(), settings: Texts = {}) =>
  reportOnChange(change, then, settings);

/** Each difference, and what changed, by code and release. */
const told = ({ approval }: Report) =>
  approval?.differences.map(({ code, changes }) =>
    [code, ...changes.map((each) => `${each.code} ${each.release}`)].join(': '),
  );

const surfaces = (report: Report) => ({
  summary: renderSummary(report),
  comment: renderComment(report),
  terminal: renderReport(report),
  annotations: renderAnnotations(report)
    .map(({ level, title, message }) => `${level} ${title}: ${message}`)
    .join('\n'),
});

/** Without references to characters, marks of code, links and breaks of lines. */
const readable = (text: string) =>
  text
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))
    .replace(/<\/?code>|`/g, '')
    .replace(/\[([\d.]+)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ');

describe('what was approved', () => {
  it('still holds where nothing has changed', async () => {
    const report = await deploy(await approve());
    expect(report).toMatchObject({
      decision: 'roll',
      upgradeMode: 'RollingUpdate',
      outcome: { fails: false },
      approval: {
        verifier: { id: 'pkg:generic/upgrade-gate' },
        timeVerified: expect.any(String),
        policy: { uri: null, digest: null, minimumReleaseAge: null },
        verificationResult: 'PASSED',
        differences: [],
      },
    });
    const digests = report.evidence.documents.map(({ sha256 }) => ({ sha256 }));
    expect(report.approval?.inputAttestations.slice(1).map(({ digest }) => digest)).toEqual(digests);
    for (const text of Object.values(surfaces(report)).slice(0, 3)) {
      expect(text).toContain('What was approved on 2026-11-21 09:00 UTC still holds.');
    }
    expect(renderDetails(report)).toContain(report.approval?.inputAttestations[0]?.digest.sha256);
    expect(renderAnnotations(report).map(({ level }) => level)).toEqual(['notice']);
  });

  it('adds nothing to a report for which nobody named one', async () => {
    const report = await approve();
    expect(report.approval).toBeNull();
    expect(renderSummary(report)).not.toContain('approved');
  });

  it.each<[string, Published]>([
    ['has grown', published({}, [...VERSIONS, '2.6.0', '2.7.0'])],
    ['has releases that are not safe, beyond the target', published({ '2.6.0': UNSAFE }, [...VERSIONS, '2.6.0'])],
    ['got another date', publish(releases(VERSIONS), undefined, { generatedAt: '2026-11-21T08:59:00.000Z' })],
  ])('still holds where the index %s', async (_, now) => {
    const report = await deploy(await approve(), BUMP, now);
    expect([report.approval?.verificationResult, report.outcome.fails, report.notes]).toEqual(['PASSED', false, []]);
  });

  it('still holds if an artifact was published again with the same answer, and the report says so', async () => {
    const now = published({ '2.3.0': { artifact: { declaredAdvisories: [] } } });
    const report = await deploy(await approve(), BUMP, now);
    expect(report.approval?.verificationResult).toBe('PASSED');
    expect(report.notes).toEqual([
      { level: 'notice', code: 'documents-replaced', count: 1, examples: ['artifact 2.3.0'] },
    ]);
    expect(surfaces(report).annotations).toContain('1 document was replaced since the approval: artifact 2.3.0');
  });

  const UNKNOWN = { row: { rollingUpdateSafe: 'unknown' } };
  it.each<[string, Published, Published, string, RegExp]>([
    [
      'calls a release safe that was not',
      published({ '2.3.0': UNSAFE }),
      published(),
      'answer-better: answer-better 2.3.0',
      /2\.3\.0 was not safe when this was approved, and is safe now\./,
    ],
    [
      'calls a release safe that had no verdict',
      published({ '2.3.0': UNKNOWN }),
      published(),
      'answer-better: answer-better 2.3.0',
      /2\.3\.0 was without a verdict when this was approved, and is safe now\./,
    ],
    [
      'takes the verdict back from a release that was not safe',
      published({ '2.3.0': UNSAFE, '2.4.0': UNSAFE }),
      published({ '2.3.0': UNKNOWN, '2.4.0': UNSAFE }),
      'answer-better: answer-better 2.3.0',
      /2\.3\.0 was not safe when this was approved, and is without a verdict now\./,
    ],
  ])('does not hold on an index that %s, whatever the decision', async (_, then, now, differences, says) => {
    const report = await deploy(await approve(BUMP, then, { 'fail-on': 'blocked' }), BUMP, now, {
      'fail-on': 'blocked',
    });
    expect(report.approval?.verificationResult).toBe('FAILED');
    expect(report.outcome.fails).toBe(true);
    expect(told(report)).toEqual([differences]);
    for (const text of Object.values(surfaces(report))) {
      expect(readable(text)).toMatch(says);
      expect(readable(text)).toContain('If the index is an older copy, renew it.');
    }
  });

  it('does not hold on an index without one of its releases, even if nothing shows a gap', async () => {
    const report = await deploy(await approve(), BUMP, published({}, ['2.1.0', '2.2.0', '2.4.0']));
    expect([report.decision, report.outcome.fails]).toEqual(['roll', true]);
    expect(told(report)).toEqual(['release-missing']);
    for (const text of Object.values(surfaces(report))) {
      expect(readable(text)).toContain(
        '2.1.0 → 2.4.0 had 3 releases in the index when it was approved, and has 2 now.',
      );
      expect(readable(text)).toContain('Give an index that is no older than that of the approved run');
    }
  });

  it.each<[string, Published, Published]>([
    // A run under `never` passes whatever the decision, so that its report can be given.
    ['a required stop that is none now', published({ '2.4.0': { row: { requiredStops: ['2.3.0'] } } }), published()],
    ['a minimum that is lower now', published({ '2.4.0': { row: { minPreviousVersion: '2.2.0' } } }), published()],
  ])('does not hold with %s', async (_, then, now) => {
    const report = await deploy(await approve(BUMP, then, { 'fail-on': 'never' }), BUMP, now);
    expect(told(report)?.map((each) => each.split(':')[0])).toEqual(['answer-better']);
    expect(report.outcome.fails).toBe(true);
  });

  it('says only that the index cannot be read, where it cannot', async () => {
    const unread = await approve(BUMP, { index: {}, artifacts: {} }, { 'fail-on': 'never' });
    const report = await deploy(unread, BUMP, { index: {}, artifacts: {} }, { 'fail-on': 'never' });
    expect([report.decision, told(report)]).toEqual(['unproven', []]);
    const read = await approve(BUMP, published({ '2.3.0': { row: { previousVersion: null } } }), {
      'fail-on': 'never',
    });
    expect(told(await deploy(read, BUMP, { index: {}, artifacts: {} }))).toEqual([]);
  });

  it('says first which verdicts have changed since, even if the decision is the same', async () => {
    const then = published({ '2.2.0': UNSAFE });
    const now = published({ '2.2.0': UNSAFE, '2.3.0': UNSAFE, '2.4.0': UNKNOWN });
    const report = await deploy(await approve(BUMP, then, { 'fail-on': 'blocked' }), BUMP, now, {
      'fail-on': 'blocked',
    });
    expect(report).toMatchObject({ decision: 'recreate', outcome: { fails: false } });
    expect(report.approval).toMatchObject({
      verificationResult: 'PASSED',
      differences: [],
      changedVerdicts: [
        { code: 'verdict-worse', release: '2.3.0' },
        { code: 'verdict-worse', release: '2.4.0' },
      ],
    });
    const { summary, comment, terminal } = surfaces(report);
    for (const text of [summary, comment, terminal]) {
      expect(readable(text)).toMatch(
        /⚠️ .* was safe when this was approved\. Now .* is not safe to roll\. - ⚠️ .* Now .* has no verdict that proves it\. .*✅ What was approved on .* still holds\. The decision is no worse\./,
      );
    }
  });

  it('names a changed verdict once, if it is a difference as well', async () => {
    const report = await deploy(await approve(), BUMP, published({ '2.3.0': UNSAFE }));
    expect(report.approval?.changedVerdicts).toEqual(report.approval?.differences[0]?.changes);
    const told = readable(surfaces(report).terminal).match(/Now 2\.3\.0 is not safe to roll/g);
    expect(told).toHaveLength(1);
  });

  it.each<[string, Published, Published]>([
    ['the same answer', published({ '2.3.0': UNSAFE }), published({ '2.3.0': UNSAFE })],
    // Every doubt is worse than an answer.
    [
      'an artifact that nobody can read',
      published({ '2.3.0': UNKNOWN, '2.4.0': UNSAFE }),
      published({ '2.3.0': { artifact: null }, '2.4.0': UNSAFE }),
    ],
    ['a worse answer for the same decision', published({ '2.3.0': UNKNOWN }), published({ '2.3.0': UNSAFE })],
  ])('still holds with %s', async (_, then, now) => {
    const report = await deploy(await approve(BUMP, then, { 'fail-on': 'blocked' }), BUMP, now, {
      'fail-on': 'blocked',
    });
    expect([report.decision, report.approval?.verificationResult]).toEqual(['recreate', 'PASSED']);
  });

  const HELD = { 'minimum-release-age': '99 days' };
  it.each<[string, Published | null, Texts, string, string, RegExp]>([
    [
      'a verdict was corrected',
      published({ '2.3.0': UNSAFE }),
      {},
      'recreate',
      'verdict-worse 2.3.0',
      /Every release from 2\.2\.0 to 2\.4\.0 was safe when this was approved\. Now 2\.3\.0 is not safe to roll/,
    ],
    [
      'the verdict on the target was withdrawn',
      published({ '2.4.0': { row: { rollingUpdateSafe: 'unknown' } } }),
      {},
      'recreate',
      'verdict-worse 2.4.0',
      /2\.4\.0 was safe when this was approved\. Now it has no verdict that proves it\./,
    ],
    [
      'an artifact was published anew with a worse answer',
      published({ '2.3.0': { artifact: { compatibility: { rollingUpdateSafe: false } } } }),
      {},
      'recreate',
      'verdict-worse 2.3.0',
      /Now 2\.3\.0 is not safe to roll/,
    ],
    [
      'the target was withdrawn',
      published({}, ['2.1.0', '2.2.0', '2.3.0', '2.5.0']),
      {},
      'unproven',
      'release-withdrawn 2.4.0',
      /2\.4\.0 was withdrawn: the index does not have it any more\./,
    ],
    [
      'a release on the way was withdrawn',
      { ...published(), index: { ...(published().index as object), entries: rowsWithout('2.3.0') } },
      {},
      'unproven',
      'release-withdrawn 2.4.0',
      /1 of 3 releases is gone: the index does not cover everything after 2\.2\.0 up to 2\.4\.0 any more\./,
    ],
    [
      'a release on the way is new, and not safe',
      published({ '2.1.5': UNSAFE }, ['2.1.0', '2.1.5', '2.2.0', '2.3.0', '2.4.0']),
      {},
      'recreate',
      'release-new 2.1.5',
      /2\.1\.5 is new on the way, and is not safe to roll\./,
    ],
    [
      'a stop was added',
      published({ '2.4.0': { row: { requiredStops: ['2.3.0'] } } }),
      {},
      'blocked',
      'stop-added 2.3.0',
      /2\.3\.0 is a required stop now\./,
    ],
    [
      'a minimum was raised',
      published({ '2.4.0': { row: { minPreviousVersion: '2.2.0' } } }),
      {},
      'blocked',
      'minimum-raised 2.4.0',
      /2\.4\.0 can now be reached directly only from 2\.2\.0 or later\./,
    ],
    [
      'the floor was raised',
      publish(releases(VERSIONS.slice(3)), '2.4.0'),
      {},
      'recreate',
      'minimum-raised 2.4.0',
      /The index now begins at 2\.4\.0/,
    ],
    ['the policy holds it', published(), HELD, 'blocked', 'policy-holds 2.4.0', /2\.4\.0 is too young for your/],
    [
      'a row cannot be read',
      published({ '2.3.0': { row: { rollingUpdateSafe: 'perhaps' }, artifact: null } }),
      {},
      'unproven',
      'document-unusable 2.4.0',
      /The index has a row that cannot be read now, on the way to 2\.4\.0/,
    ],
    [
      'the documents contradict each other',
      withRow('2.3.0', { minPreviousVersion: '2.1.0' }),
      {},
      'unproven',
      'document-unusable 2.3.0',
      /The documents contradict each other on 2\.3\.0 now/,
    ],
    [
      'an artifact is gone',
      published({ '2.2.0': { artifact: null } }),
      {},
      'unproven',
      'document-unusable 2.2.0',
      /The artifact of 2\.2\.0 does not confirm the index now/,
    ],
    [
      'nothing can be fetched',
      null,
      {},
      'unproven',
      'document-unusable null',
      /release-safety index cannot be used now/,
    ],
  ])(
    'does not hold where %s',
    async (_, now, settings, decision, change, says) => {
      const report = await deploy(await approve(), BUMP, now, { ...settings, 'fail-on': 'blocked' });
      expect(report).toMatchObject({
        decision,
        upgradeMode: 'Recreate',
        outcome: { fails: true },
        approval: { verificationResult: 'FAILED' },
        choices: [],
      });
      expect(told(report)?.[0]?.split(': ')).toEqual(['decision-worse', change]);
      const { summary, comment, terminal, annotations } = surfaces(report);
      expect(readable(summary)).toMatch(/^## \S+ Not what was approved\. /);
      for (const text of [summary, comment, terminal]) expect(readable(text)).toMatch(says);
      expect(readable(annotations)).toMatch(/^error Not what was approved: /);
      expect(readable(annotations)).toMatch(says);
      expect(terminal).toMatch(/❌ Fails: not what was approved, [\w ]+ \(fail-on: blocked\)$/);
      expect(summary).toMatch(
        change.startsWith('document')
          ? /(?:readable|network).*(, then|\. Then) run this check again|Tell Lightdash that/
          : /Run the check again on the change/,
      );
    },
    30_000,
  );

  it.each<[string, string, string, RegExp]>([
    [
      'block',
      'blocked',
      'policy-holds 2.4.0',
      /Your known issues now keep 2\.4\.0 out: slow-charts: Charts time out\./,
    ],
    ['recreate', 'recreate', 'policy-holds 2.4.0', /now ask for downtime at 2\.4\.0: slow-charts: Charts time out\./],
    [
      'burn',
      'unproven',
      'document-unusable 2.4.0',
      /Your known issues cannot be used now: .*"issues\[0\]\.effect" is "burn"/,
    ],
  ])('does not hold where a known issue says %s', async (effect, decision, change, says) => {
    const path = reportFile(
      `version: 1\nissues:\n  - id: slow-charts\n    versions: 2.4.0\n    applies-to: target\n    effect: ${effect}\n    reason: Charts time out.\n`,
    );
    const report = await deploy(await approve(), BUMP, published(), { 'known-issues': path });
    expect(report.decision).toBe(decision);
    expect(told(report)).toEqual([`decision-worse: ${change}`]);
    expect(readable(renderSummary(report))).toMatch(says);
    expect(report.approval?.policy).toMatchObject({ uri: path, digest: { sha256: expect.any(String) } });
  });

  it('names the release age that the policy asks for', async () => {
    const report = await deploy(await approve(), BUMP, published(), { 'minimum-release-age': '1 day' });
    expect(report.approval).toMatchObject({ verificationResult: 'PASSED', policy: { minimumReleaseAge: '1 day' } });
  });
});

/** The usual documents with a second row for a release. */
function withRow(version: string, changes: Readonly<Record<string, unknown>>): Published {
  const { index, artifacts } = published();
  const { entries } = index as { entries: { version: string }[] };
  const at = entries.findIndex((each) => each.version === version);
  const twice = entries.toSpliced(at, 0, { ...(entries[at] as { version: string }), ...changes });
  return { index: { ...(index as object), entries: twice }, artifacts };
}

/** The rows of the usual index but one; those behind it still name it. */
function rowsWithout(gone: string): unknown[] {
  const { entries } = published().index as { entries: { version: string }[] };
  return entries.filter(({ version }) => version !== gone);
}

describe('what is deployed', () => {
  const PRODUCTION = bump('2.1.0', '2.4.0');
  const STAGING = bump('2.1.0', '2.4.0', 'staging/values.yaml');
  const STAYS = bump('2.2.0', '2.2.0', 'staging/values.yaml');
  const MOVED = bump('2.3.0', '2.3.0', 'staging/values.yaml');
  const gone: ChangeOfFiles = {
    base: { 'old/compose.yaml': 'services: {bi: {image: "lightdash/lightdash:2.1.0"}, db: {image: "postgres:16"}}\n' },
    change: { 'old/compose.yaml': 'services: {db: {image: "postgres:16"}}\n' },
  };
  const fresh: ChangeOfFiles = { base: {}, change: { 'new/values.yaml': values('2.4.0') } };

  it.each<[string, ChangeOfFiles, ChangeOfFiles, readonly string[], RegExp]>([
    [
      'another target',
      PRODUCTION,
      bump('2.1.0', '2.5.0'),
      ['other-versions'],
      /2\.1\.0 → 2\.5\.0 is about to be deployed, but 2\.1\.0 → 2\.4\.0 was approved\./,
    ],
    ['an older target', PRODUCTION, bump('2.1.0', '2.3.0'), ['other-versions'], /2\.1\.0 → 2\.3\.0 is about/],
    ['another base', PRODUCTION, bump('2.2.0', '2.4.0'), ['other-versions'], /2\.2\.0 → 2\.4\.0 is about/],
    [
      'one more',
      PRODUCTION,
      both(PRODUCTION, STAGING),
      ['not-approved'],
      /staging\/values\.yaml(?::\d+)?: 2\.1\.0 → 2\.4\.0 was not approved\./,
    ],
    [
      'one fewer',
      both(PRODUCTION, STAGING),
      PRODUCTION,
      ['not-deployed'],
      /staging\/values\.yaml(?::\d+)?: 2\.1\.0 → 2\.4\.0 was approved, and is not deployed now\./,
    ],
    [
      'the other one',
      PRODUCTION,
      STAGING,
      ['not-approved', 'not-deployed'],
      /production\/values\.yaml(?::\d+)?: .* is not deployed now/,
    ],
    ['nothing', PRODUCTION, bump('2.4.0', '2.4.0'), ['not-deployed'], /is not deployed now/],
    ['one that stayed', both(PRODUCTION, STAYS), both(PRODUCTION, STAGING), ['not-approved'], /staging/],
    [
      'an installation',
      PRODUCTION,
      both(PRODUCTION, fresh),
      ['not-approved'],
      /new\/values\.yaml(?::\d+)?: the installation of 2\.4\.0 was not approved/,
    ],
    [
      'a removal',
      PRODUCTION,
      both(PRODUCTION, gone),
      ['not-approved'],
      /old\/compose\.yaml(?::\d+)? \(bi\): the removal of 2\.1\.0 was not approved/,
    ],
  ])('is not what was approved if it is %s', async (_, then, now, codes, says) => {
    const report = await deploy(await approve(then), now);
    expect(told(report)).toEqual(codes);
    expect(report.outcome.fails).toBe(true);
    const { summary, annotations } = surfaces(report);
    expect(unlinked(readable(summary))).toMatch(says);
    expect(readable(summary)).toContain('Deploy what was approved, or run the check again on this change');
    expect(readable(summary)).not.toContain('This check passes');
    expect(readable(annotations)).toMatch(says);
  });

  it.each<[string, ChangeOfFiles, ChangeOfFiles]>([
    ['others stay at another version', both(PRODUCTION, STAYS), both(PRODUCTION, MOVED)],
    ['others that stay are gone', both(PRODUCTION, STAYS), PRODUCTION],
    ['others that stay are new', PRODUCTION, both(PRODUCTION, STAYS)],
    ['nothing changed, and nothing does', STAYS, STAYS],
    ['an installation was approved', both(PRODUCTION, fresh), both(PRODUCTION, fresh)],
    ['a removal was approved', both(PRODUCTION, gone), both(PRODUCTION, gone)],
  ])('is what was approved where %s', async (_, then, now) => {
    const report = await deploy(await approve(then), now);
    expect(told(report)).toEqual([]);
    expect(report.outcome.fails).toBe(false);
  });

  it('is known by its file alone where it is a line, which moves', async () => {
    const line = (tag: string, above = ''): ChangeOfFiles['base'] => ({
      'deploy.cfg': `${above}lightdash_version = "lightdash/lightdash:${tag}"\n`,
    });
    const then = await approve({ base: line('2.1.0'), change: line('2.4.0') });
    const now = { base: line('2.1.0', '# one\n'), change: line('2.4.0', '# one\n') };
    expect(then.deployments).toMatchObject([{ kind: 'line', line: 1 }]);
    const report = await deploy(then, now);
    expect(report.deployments).toMatchObject([{ kind: 'line', line: 2 }]);
    expect(told(report)).toEqual([]);
    const other = { base: line('2.1.0'), change: line('2.5.0') };
    expect(told(await deploy(then, other))).toEqual(['other-versions']);
  });

  it('is not what was approved if the image is another one', async () => {
    const mirror = values('2.1.0').replace('lightdash/lightdash', 'mirror.example/lightdash/lightdash');
    const stays = { base: { 'a/values.yaml': values('2.1.0') }, change: { 'a/values.yaml': values('2.1.0', '# x\n') } };
    const moves = { base: { 'a/values.yaml': values('2.1.0') }, change: { 'a/values.yaml': mirror } };
    const report = await deploy(await approve(stays), moves, published(), { 'fail-on': 'blocked' });
    expect(told(report)).toEqual(['not-approved']);
    const rolls = bump('2.1.0', '2.4.0', 'a/values.yaml');
    const also = { base: rolls.base, change: { 'a/values.yaml': mirror.replace('2.1.0', '2.4.0') } };
    const worse = await deploy(await approve(rolls), also, published(), { 'fail-on': 'blocked' });
    expect(told(worse)).toEqual(['decision-worse']);
    expect(worse.approval?.differences[0]?.message).toBe(
      '`a/values.yaml`: 2.1.0 → 2.4.0 could roll when it was approved. Now it needs downtime.',
    );
  });

  it('is a longer jump where an older version still runs, in one sentence', async () => {
    const asked = { 'running-url': SERVICE, 'fail-on': 'blocked' };
    const bumped = bump('2.2.0', '2.4.0');
    const then = await approve(bumped);
    runsAt(SERVICE, '2.1.0');
    const inFiles = await deploy(then, bumped, published(), asked);
    expect(inFiles.approval?.differences.map(({ message }) => message)).toEqual([
      '`production/values.yaml`: 2.1.0 → 2.4.0 is about to be deployed, because 2.1.0 still runs, but 2.2.0 → 2.4.0 was approved.',
    ]);
    const given = reportFile(await reportOn('2.1.0', '2.2.0'));
    runsAt(SERVICE, '2.0.0');
    const longer = await reportOn('2.1.0', '2.2.0', { ...asked, 'approved-report': given });
    expect(longer.approval?.differences.map(({ message }) => message)).toEqual([
      '2.0.0 → 2.2.0 is about to be deployed, because 2.0.0 still runs, but 2.1.0 → 2.2.0 was approved.',
    ]);
  });

  it('is not what was approved where nothing can be judged', async () => {
    const report = await deploy(await approve(), { base: {}, change: { 'README.md': '# none\n' } });
    expect(told(report)).toEqual(['not-judged']);
    expect(report.outcome).toMatchObject({ fails: true, cannotBeAsked: true });
    expect(renderSummary(report)).toContain('## ❓ No upgrade was checked');
  });
});

describe('a red report', () => {
  const now = published({ '2.3.0': UNSAFE });

  it('approves nothing', async () => {
    const red = await approve(BUMP, now);
    expect(red.outcome.fails).toBe(true);
    const report = await deploy(red, BUMP, now, { 'fail-on': 'blocked' });
    expect(told(report)).toEqual(['approved-report-fails']);
    expect(report.outcome.fails).toBe(true);
    expect(renderSummary(report)).toContain('Give the report of a run that passed.');
  });

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['its outcome', { 'outcome.fails': false }],
    ['its deployment', { 'outcome.fails': false, 'deployments.0.fails': false }],
    ['its decision', { decision: 'roll', upgradeMode: 'RollingUpdate', safe: true, 'outcome.fails': false }],
  ])('turns nothing green after somebody has edited %s', async (_, changes) => {
    const report = await deploy(forged(await approve(BUMP, now), changes), BUMP, now);
    expect(report).toMatchObject({ decision: 'recreate', upgradeMode: 'Recreate', outcome: { fails: true } });
  });

  it('turns nothing green if it is forged as a whole', async () => {
    const forgery = await approve();
    const report = await deploy(forgery, BUMP, now);
    expect(report).toMatchObject({ decision: 'recreate', upgradeMode: 'Recreate', outcome: { fails: true } });
    expect(told(report)).toEqual(['decision-worse: verdict-worse 2.3.0']);
  });
});

describe('an approval', () => {
  it('fails nothing under fail-on: never, and the report says so', async () => {
    const report = await deploy(await approve(), bump('2.1.0', '2.5.0'), published(), { 'fail-on': 'never' });
    expect(report.outcome.fails).toBe(false);
    expect(report.approval?.verificationResult).toBe('FAILED');
    const { summary, annotations } = surfaces(report);
    expect(summary).toContain('### ⚠️ What differs');
    expect(annotations).toMatch(/^warning Not what was approved/);
  });

  it('that no longer holds has a command that judges the change again, which says how to pass', async () => {
    const now = published({ '2.3.0': UNSAFE });
    const report = await deploy(await approve(), BUMP, now);
    const base = report.comparison?.bases[0]?.slice(0, 12);
    expect(renderSummary(report).replaceAll(' \\\n ', '')).toContain(` gate --base ${base}`);
    expect((await reportOnChange(BUMP, now)).choices).not.toEqual([]);
    const given = reportFile(await reportOn('2.0.0', '2.1.0'));
    const other = await reportOn('2.0.0', '2.2.0', { 'approved-report': given });
    expect(renderSummary(other)).not.toContain(' gate --base');
  });

  it('passes what `fail-on` fails, and does not make it pass', async () => {
    const now = published({ '2.3.0': UNSAFE });
    const approved = await approve(BUMP, now, { 'fail-on': 'blocked' });
    const report = await deploy(approved, BUMP, now);
    expect([report.approval?.verificationResult, report.outcome.fails, report.choices]).toEqual(['PASSED', true, []]);
    expect(renderSummary(report)).toContain('### ❌ This check fails');
  });

  it('of versions that were given is compared by its upgrades', async () => {
    const given = await reportOn('2.0.0', '2.1.0');
    const path = reportFile(given);
    expect(told(await reportOn('2.0.0', '2.1.0', { 'approved-report': path }))).toEqual([]);
    expect(told(await reportOn('2.0.0', '2.2.0', { 'approved-report': path }))).toEqual([
      'not-approved',
      'not-deployed',
    ]);
    const broad = forged(given, {
      deployments: [
        { ...given.deployments[0], id: 'a', kind: 'helm-values', file: 'a.yaml' },
        { ...given.deployments[0], id: 'b', kind: 'helm-values', file: 'b.yaml' },
      ],
    });
    expect(told(await reportOn('2.0.0', '2.1.0', { 'approved-report': reportFile(broad) }))).toEqual([]);
  });

  it('of given versions approves no installation and nothing else that is unread', async () => {
    const commits = await approve();
    const given = forged(commits, {
      deployments: commits.deployments.map((each) => ({ ...each, id: 'given', kind: 'given', file: null })),
    });
    const install = { base: {}, change: { 'new/values.yaml': values('2.2.0') } };
    const unread = { base: { 'a/values.yaml': values('2.1.0') }, change: { 'a/values.yaml': values('latest') } };
    expect(told(await deploy(given))).toEqual([]);
    expect(told(await deploy(given, both(BUMP, bump('2.2.0', '2.2.0', 'same/values.yaml'))))).toEqual([]);
    expect(told(await deploy(given, both(BUMP, install)))).toEqual(['not-approved']);
    const report = await deploy(given, both(BUMP, unread));
    expect(told(report)).toEqual(['not-approved']);
    expect(report.approval?.differences[0]?.message).toContain('2.1.0 → a version that cannot be read');
  });

  it('of several upgrades is verified by itself', async () => {
    const verify = (approved: unknown, texts: Texts = {}) =>
      judgeApproved(
        parseSettings(
          {
            'index-url': `${ROOT}fixtures/release-safety-index.json`,
            'release-asset-url': `${ROOT}fixtures/artifacts/{version}.json`,
            ...(approved === null ? {} : { 'approved-report': reportFile(approved) }),
            ...texts,
          },
          (name) => name,
        ),
        { onProgress: () => undefined, repository: NO_REPOSITORY },
      );
    const one = await reportOn('2.0.0', '2.1.0');
    const other = await reportOn('2.1.0', '2.2.0');
    const two = forged(one, {
      deployments: [...one.deployments, { ...other.deployments[0], id: 'other' }],
      spans: [...one.spans, ...other.spans],
    });
    const report = await verify(two);
    expect(report.deployments.map(({ id, decision }) => [id, decision])).toEqual([
      ['given 2.0.0 → 2.1.0', 'roll'],
      ['given 2.1.0 → 2.2.0', 'roll'],
    ]);
    expect([told(report), report.outcome.fails]).toEqual([[], false]);
    expect(renderSummary(report)).toContain('Both deployments can roll');
    expect((await verify(one)).deployments).toMatchObject([{ id: 'given', from: '2.0.0', to: '2.1.0' }]);
    const held = await verify(two, { 'minimum-release-age': '99999 days' });
    expect(told(held)).toEqual(['decision-worse: policy-holds 2.1.0', 'decision-worse: policy-holds 2.2.0']);
    const nothing = await verify(await approve(bump('2.2.0', '2.2.0')));
    expect([nothing.deployments, nothing.evidence.documents, nothing.outcome.fails]).toEqual([[], [], false]);
    const install = await verify(await approve({ base: {}, change: BUMP.base }));
    expect([told(install), install.deployments, install.outcome.fails]).toEqual([[], [], false]);
    expect(install.upgradeMode).toBe('Recreate');
    await expect(verify(null)).rejects.toThrow('no approved report');
    const back = forged(await approve(bump('2.4.0', '2.1.0'), published(), { 'fail-on': 'never' }), {});
    await expect(verify(back)).rejects.toThrow('2.1.0');
  });

  it('escapes whatever the report holds', async () => {
    const hostile = '</code>](https://evil.example) @all ::error::x\n##[error]y\u001B[31m <script>`a` | <!--';
    const approved = await approve();
    const [first] = approved.deployments;
    const report = await deploy(forged(approved, { deployments: [first, { ...first, id: hostile }] }));
    expect(told(report)).toEqual(['not-deployed']);
    const { summary, comment, terminal, annotations } = surfaces(report);
    for (const text of [summary, comment]) expectInert(text, parsePage(text));
    for (const text of [terminal, annotations]) {
      expect(text).not.toMatch(COMMAND);
      expect(text).not.toContain('\u001B');
    }
    expect(report.approval?.differences[0]?.deployment).toBe(hostile);
  });

  it('shows a few of very many differences, and keeps them all', async () => {
    const approved = await approve();
    const [first] = approved.deployments;
    const deployments = Array.from({ length: 5_000 }, (_, at) => ({ ...first, id: `id-${at}` }));
    const report = await deploy(forged(approved, { deployments: [first, ...deployments] }));
    expect(report.approval?.differences.length).toBe(5_000);
    const { summary, terminal, annotations } = surfaces(report);
    expect(summary).toContain('…and 4,950 more differences, all in the report file.');
    expect(terminal.split('\n').length).toBeLessThan(80);
    expect(annotations).toContain('…and 4,997 more differences');
  });
});

const NO_REPOSITORY: RepositoryHost = {
  event: { name: 'none', payload: null, sha: null },
  workspace: null,
  open: () => Promise.reject(new Error('a repository was asked for')),
};

describe('an approved report in the workspace', () => {
  /** Deploys the last commit of a repository, whose documents are those of the fixtures. */
  function deployed(repository: GitRepository, path: string): Promise<Report> {
    const host: RepositoryHost = {
      event: { name: 'local', payload: null, sha: null },
      workspace: null,
      open: () => openRepository({ directory: repository.folder, api: null, fetch: false }),
    };
    const names = { 'base-ref': 'HEAD^', 'head-ref': 'HEAD', 'working-directory': repository.folder };
    return reportOn('', '', { ...names, 'approved-report': path }, host);
  }

  it('must not be one that the change brings', async () => {
    const repository = emptyRepository();
    repository.commit({ 'values.yaml': values('2.0.0') });
    repository.commit({ 'values.yaml': values('2.1.0'), 'seed.json': '{}' });
    const written = reportFile(await reportOn('2.0.0', '2.1.0'));
    expect((await deployed(repository, written)).outcome.fails).toBe(false);

    const text = JSON.stringify(await reportOn('2.0.0', '2.1.0'));
    mkdirSync(join(repository.folder, 'download'));
    writeFileSync(join(repository.folder, 'download/report.json'), text);
    expect((await deployed(repository, 'download/report.json')).approval?.verificationResult).toBe('PASSED');

    repository.commit({ 'values.yaml': values('2.0.0') });
    repository.commit({ 'values.yaml': values('2.1.0'), 'committed.json': text, linked: { link: 'committed.json' } });
    symlinkSync(join(repository.folder, 'committed.json'), join(repository.folder, 'download/way.json'));
    for (const path of ['committed.json', 'linked', 'download/way.json']) {
      await expect(deployed(repository, path)).rejects.toThrow(
        `\`approved-report\` is ${path}, which is committed: the change could approve itself. Download`,
      );
    }
  });
});

describe('what every kind of repository deploys', () => {
  it.each(TEAM_REPOSITORIES.map((team) => [team.name, team] as const))('can be approved: %s', async (_, team) => {
    for (const to of [PROVEN_TO, UNSAFE_TO]) {
      const inputs = { ...team.inputs, 'fail-on': 'blocked' };
      const approved = await judgeFiles(team.files('2.1.0'), team.files(to), inputs);
      const path = reportFile(approved);
      const report = await judgeFiles(team.files('2.1.0'), team.files(to), { ...inputs, 'approved-report': path });
      expect([to, report.outcome.fails, told(report)]).toEqual([to, false, []]);
      const other = await judgeFiles(team.files('2.0.0'), team.files(to), { ...inputs, 'approved-report': path });
      expect([...new Set(told(other))]).toEqual(['other-versions']);
    }
  });
});
