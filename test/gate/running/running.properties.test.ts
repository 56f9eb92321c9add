import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { index as indexDocument, row } from '../../../scripts/fixtures/release.js';
import { rankOf } from '../../../src/gate/judge/conclude.ts';
import { judgeHead } from '../../../src/gate/judge/judge-head.ts';
import type { PolicedEvidence } from '../../../src/gate/policy/policy.ts';
import type { Report } from '../../../src/gate/report/report.ts';
import { parseSettings } from '../../../src/gate/settings.ts';
import { parseReleaseIndex } from '../../../src/release-safety/release-index.ts';
import { compareVersions } from '../../../src/release-safety/version.ts';
import { chartRepository } from '../../support/detection.ts';
import { version } from '../../support/documents.ts';
import { AT_LENGTH, holdsAsync, LONGEST } from '../../support/holds.ts';
import { memoryTree } from '../../support/memory-tree.ts';

/** At night each is tried ten times as often, and those of a further witness 10,000 times. */
const RUNS = { numRuns: 150 };
const WITNESSES = { numRuns: AT_LENGTH ? 1_000 : 150 };
const named = (position: number) => `1.${position}.0`;
const indexed = fc.nat(8).map(named);
/** Some are in no index. */
const anyVersion = fc.oneof({ weight: 6, arbitrary: indexed }, fc.constantFrom('0.8.0', '1.3.5', '1.99.0', '2.0.0'));

const index = fc
  .array(
    fc.record({
      verdict: fc.constantFrom<(boolean | 'unknown')[]>(true, true, true, true, false, 'unknown'),
      isStop: fc.constantFrom(...Array(8).fill(false), true),
      minimum: fc.option(fc.nat(4), { freq: 2 }),
      isAfterGap: fc.constantFrom(...Array(15).fill(false), true),
      isBackfilled: fc.constantFrom(false, false, false, true),
    }),
    { minLength: 4, maxLength: 9 },
  )
  .map((releases) =>
    releases.map(({ verdict, isStop, minimum, isAfterGap, isBackfilled }, position) => ({
      ...row(named(position), isAfterGap ? '0.7.7' : position === 0 ? '0.9.0' : named(position - 1)),
      rollingUpdateSafe: verdict,
      requiredStops: isStop ? [named(position)] : [],
      minPreviousVersion: minimum === null ? null : named(minimum),
      backfilled: isBackfilled,
    })),
  )
  .map((rows) => parseReleaseIndex(indexDocument(rows as never[], named(0))));

const seldom = <T>(arbitrary: fc.Arbitrary<T>) => fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, arbitrary);

/** What a file says of one environment: a version, another build of it, or something that is no version. */
const aVersion = anyVersion.chain((each) => fc.constantFrom(each, each, each, `${each}@sha256:${'b'.repeat(64)}`));
const nameless = fc.constantFrom('latest', `@sha256:${'a'.repeat(64)}`, '$TAG');
const environment = (was: fc.Arbitrary<string>, is: fc.Arbitrary<string>) =>
  fc.record({
    was,
    is,
    image: fc.constantFrom('lightdash/lightdash', 'lightdash/lightdash', 'a.io/x/lightdash'),
    stops: fc.boolean(),
  });

const question = (was: fc.Arbitrary<string>, is = was) =>
  fc.record({
    index,
    environments: fc.array(environment(was, is), { minLength: 1, maxLength: 3 }),
    running: fc.array(fc.option(anyVersion, { freq: 5 }), { minLength: 3, maxLength: 3 }),
    isOne: fc.boolean(),
    migrations: fc.constantFrom(null, null, 'done', 'pending', 'parked', 'unavailable'),
    confirmed: fc.boolean(),
    failOn: fc.constantFrom('not-rolling', 'mode-mismatch', 'blocked'),
    from: seldom(anyVersion),
    to: seldom(anyVersion),
  });
type Question = ReturnType<typeof question> extends fc.Arbitrary<infer T> ? T : never;

async function judgeBoth({ index: published, environments, running, isOne, failOn, from, to, ...told }: Question) {
  const tree = (side: 'was' | 'is') =>
    memoryTree(
      Object.fromEntries(
        environments.map(({ [side]: tag, image, stops }, at) => {
          const name = side === 'was' ? 'lightdash/lightdash' : image;
          const reference = `${name}${tag.startsWith('@') ? tag : `:${tag}`}`;
          const mode = stops ? 'strategy: {type: Recreate}, ' : '';
          const spec = `${mode}template: {spec: {containers: [{name: bi, image: "${reference}"}]}}`;
          return [`e${at}/bi.yaml`, `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: bi}\nspec: {${spec}}\n`];
        }),
      ),
    );
  const settings = parseSettings(
    { 'fail-on': failOn, ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) },
    (name) => name,
  );
  const evidence = {
    index: published,
    artifacts: new Map(),
    drift: [],
    indexRecord: {
      document: 'index',
      release: null,
      location: 'i',
      sha256: null,
      bytes: 0,
      attempts: 1,
      readAt: '',
      problem: null,
    },
    artifactRecords: [],
    policy: { judgedAt: '', oldIndex: null, knownIssues: null, unmatched: [], expired: [] },
  } as PolicedEvidence;
  const head = tree('is');
  const ground = {
    head: 'h',
    bases: [{ commit: 'b', tree: tree('was'), renames: new Map() }],
    since: null,
    folder: '',
    charts: chartRepository(),
    rendered: null,
    environment: null,
    exceptionsOf: async () => [],
    gather: async () => evidence,
  };
  const services = (isOne ? running.slice(0, 1) : running).map((each, at) => ({
    location: `https://e${at}/`,
    glob: isOne ? null : `e${at}/**`,
    askedAt: '',
    migrations: each === null ? null : told.migrations,
    confirmed: each !== null && told.migrations === 'done' && told.confirmed,
    doubt: null,
    version: each === null ? null : version(each),
    problem: each === null ? 'silence' : null,
  }));
  const judge = async (asked: typeof services) =>
    (await judgeHead({ ...ground, running: asked }, head, settings, null)).report;
  const runsAt = (file: string | null) => services[isOne ? 0 : Number(/\d/.exec(file ?? '')?.[0])]?.version ?? null;
  return { without: await judge([]), report: await judge(services), runsAt };
}

const isOpen = ({ migrations }: Question) => migrations !== null && migrations !== 'done';

/** What each deployment was found to be, by its file. */
const byFile = (report: Report) => new Map(report.deployments.map((each) => [each.file, each]));
const rank = (decision: Report['decision'] | null, change: string) =>
  rankOf(change === 'downgrade' ? 'unproven' : (decision ?? 'unchanged'));

describe('what runs', () => {
  it(
    'makes no answer better and no span shorter if the files name both versions',
    async () => {
      let worse = 0;
      await holdsAsync(
        fc.asyncProperty(question(aVersion), async (asked) => {
          const { without, report, runsAt } = await judgeBoth(asked);
          expect(rankOf(report.decision)).toBeLessThanOrEqual(rankOf(without.decision));
          expect(report.safe && !without.safe).toBe(false);
          // One witness may help: it shows that what a change takes back never ran.
          const isReverted = report.deployments.some(({ reverts }) => reverts);
          expect(without.outcome.fails && !report.outcome.fails && !isReverted).toBe(false);
          const before = byFile(without);
          for (const now of report.deployments) {
            const was = before.get(now.file) ?? expect.unreachable();
            // With given versions there are two jumps, and the worse one is shown.
            const isOneJump = asked.from === null && asked.to === null;
            if (isOneJump) expect(now.to).toBe(was.to);
            expect(rank(now.decision, now.change)).toBeLessThanOrEqual(rank(was.decision, was.change));
            expect(was.fails && !now.fails && !now.reverts).toBe(false);
            if (now.reverts) expect([now.change, now.decision, now.to]).toEqual(['downgrade', null, runsAt(now.file)]);
            expect(was.upgradeMode !== 'RollingUpdate' && now.upgradeMode === 'RollingUpdate').toBe(false);
            if (!isOneJump) continue;
            if (now.from === null || was.from === null || now.change === 'downgrade')
              expect(now.change).toBe('downgrade');
            else expect(compareVersions(now.from, was.from)).toBeLessThanOrEqual(0);
            if (now.decision !== was.decision || now.change !== was.change) worse += 1;
          }
        }),
        WITNESSES,
      );
      expect(worse).toBeGreaterThan(WITNESSES.numRuns / 20);
    },
    LONGEST,
  );

  it(
    'makes no answer better by a given version where the files name another jump',
    async () => {
      let worse = 0;
      await holdsAsync(
        fc.asyncProperty(question(aVersion), async (asked) => {
          const { without: plain } = await judgeBoth({ ...asked, from: null, to: null });
          const { without: given } = await judgeBoth(asked);
          for (const was of plain.deployments) {
            const isMove = was.change === 'upgrade' || was.change === 'downgrade';
            if (!isMove || was.problem !== null) continue;
            const now = byFile(given).get(was.file) ?? expect.unreachable();
            expect(rank(now.decision, now.change)).toBeLessThanOrEqual(rank(was.decision, was.change));
            expect(was.fails && !now.fails).toBe(false);
            expect(was.upgradeMode !== 'RollingUpdate' && now.upgradeMode === 'RollingUpdate').toBe(false);
            if (now.decision !== was.decision) worse += 1;
          }
        }),
        WITNESSES,
      );
      expect(worse).toBeGreaterThan(0);
    },
    LONGEST,
  );

  it('changes nothing where it is not known, or is what the files name', async () => {
    await holdsAsync(
      fc.asyncProperty(question(fc.oneof(aVersion, nameless)), async (asked) => {
        const { without, report, runsAt } = await judgeBoth(asked);
        for (const now of report.deployments) {
          const was = byFile(without).get(now.file) ?? expect.unreachable();
          const runs = runsAt(now.file);
          const { problem: _, ...rest } = now;
          if (runs === null) expect(was).toMatchObject(rest);
          else if (runs === was.from && !isOpen(asked)) expect(now).toEqual(was);
        }
      }),
      RUNS,
    );
  });

  it('supplies only a version that the files before the change do not name', async () => {
    let stood = 0;
    await holdsAsync(
      fc.asyncProperty(question(fc.oneof(nameless, nameless, aVersion), aVersion), async (asked) => {
        const { without, report, runsAt } = await judgeBoth(asked);
        for (const now of report.deployments) {
          const was = byFile(without).get(now.file) ?? expect.unreachable();
          const isBetter = rank(now.decision, now.change) > rank(was.decision, was.change);
          if (!isBetter) continue;
          stood += 1;
          expect(was).toMatchObject({ from: null, problem: { code: 'base-unresolved' } });
          expect(now.from).toBe(runsAt(now.file));
        }
      }),
      RUNS,
    );
    expect(stood).toBeGreaterThan(RUNS.numRuns / 50);
  });
});
