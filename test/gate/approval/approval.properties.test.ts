import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { underApproval } from '../../../src/gate/approval/approval.ts';
import { type ApprovedReport, readApprovedReport } from '../../../src/gate/approval/approved-report.ts';
import { failsRun } from '../../../src/gate/judge/fail-on.ts';
import type { DeploymentReport } from '../../../src/gate/report/deployment-report.ts';
import type { Report } from '../../../src/gate/report/report.ts';
import type { Decision } from '../../../src/release-safety/decision.ts';
import { InputError } from '../../../src/settings/input-error.ts';
import { reportFile } from '../../support/approvals.ts';
import { version } from '../../support/documents.ts';
import { holds, holdsAsync } from '../../support/holds.ts';
import { deploymentReport, report, spanReport } from '../../support/report-factory.ts';

const DECISIONS: readonly Decision[] = ['unchanged', 'roll', 'recreate', 'blocked', 'unproven'];
const VERSIONS = ['1.2.0', '1.3.0', '1.4.0', '1.5.0'];
const FAIL_ON = ['not-rolling', 'mode-mismatch', 'blocked', 'never'] as const;

const deployment: fc.Arbitrary<DeploymentReport> = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor'),
    kind: fc.constantFrom('helm-values', 'helm-values', 'helm-values', 'line', 'given'),
    ends: fc.tuple(fc.nat(3), fc.nat(3)),
    known: fc.constantFrom('both', 'both', 'both', 'from', 'to', 'none'),
    decision: fc.option(fc.constantFrom(...DECISIONS), { freq: 6 }),
    mode: fc.constantFrom('RollingUpdate', 'Recreate', null),
    change: fc.constantFrom('upgrade', 'unchanged', 'install', 'removed', 'downgrade'),
    tolerated: fc.boolean(),
    fails: fc.boolean(),
  })
  .map(({ ends: [one, other], known, mode, ...rest }) =>
    deploymentReport({
      ...rest,
      upgradeMode: mode,
      from: known === 'both' || known === 'from' ? (VERSIONS[Math.min(one, other)] as string) : null,
      to: known === 'both' || known === 'to' ? (VERSIONS[Math.max(one, other)] as string) : null,
    } as Partial<DeploymentReport> as never),
  );

/** Any report, with whatever contradictions: a forger is not bound by any rule. */
const anyReport: fc.Arbitrary<Report> = fc
  .record({
    deployments: fc.array(deployment, { maxLength: 5 }),
    spans: fc.array(
      fc.record({ from: fc.nat(3), to: fc.nat(3), decision: fc.constantFrom(...DECISIONS), covered: fc.nat(5) }),
      { maxLength: 4 },
    ),
    failOn: fc.constantFrom(...FAIL_ON),
    cannotBeAsked: fc.constantFrom(false, false, false, true),
    problem: fc.constantFrom(null, null, null, { code: 'base-unavailable', message: 'x' } as const),
  })
  .map(({ deployments, spans, failOn, cannotBeAsked, problem }) => {
    const made = report(deployments, {
      problem,
      spans: spans.map(({ from, to, decision, covered }) => ({
        ...spanReport({ from: VERSIONS[from] as string, to: VERSIONS[to] as string, decision }),
        coveredReleases: covered,
      })),
    });
    const outcome = { failOn, cannotBeAsked };
    return { ...made, outcome: { ...outcome, fails: failsRun({ ...made, outcome }) } };
  });

const asApproved = (value: Report) => ({
  report: value as unknown as ApprovedReport,
  location: 'report.json',
  sha256: '0'.repeat(64),
});

/** The report of now without what an approval may add. */
const judged = ({ approval: _approval, outcome, choices: _choices, notes: _notes, ...rest }: Report) => ({
  ...rest,
  outcome: { ...outcome, fails: null },
});

describe('an approved report', () => {
  it('never makes anything better, whatever it says', () => {
    let failed = 0;
    let passed = 0;
    holds(
      fc.property(anyReport, anyReport, (now, approved) => {
        const result = underApproval(now, asApproved(approved));
        expect(judged(result)).toEqual(judged(now));
        expect(result.outcome.fails || !now.outcome.fails).toBe(true);
        const isFailed = result.approval?.verificationResult === 'FAILED';
        expect(result.outcome.fails).toBe(now.outcome.fails || (isFailed && now.outcome.failOn !== 'never'));
        expect(isFailed).toBe((result.approval?.differences.length ?? 0) > 0);
        if (isFailed) failed += 1;
        else passed += 1;
      }),
      { numRuns: 10_000 },
    );
    expect(Math.min(failed, passed)).toBeGreaterThan(20);
  });

  it('approves itself, where it passed and could judge', () => {
    holds(
      fc.property(anyReport, (now) => {
        // A run has given versions or found ones, and each given upgrade once.
        fc.pre(now.deployments.every(({ kind }) => kind !== 'given'));
        const { approval } = underApproval(now, asApproved(now));
        expect(approval?.verificationResult).toBe(now.outcome.fails || now.problem !== null ? 'FAILED' : 'PASSED');
      }),
      { numRuns: 5_000 },
    );
  });

  it('approves neither a worse decision on the same deployment, nor a better answer to what stood in its way', () => {
    const rank = (decision: Decision) => Math.max(1, DECISIONS.indexOf(decision));
    const upgrades = fc.constantFrom<Decision[]>('roll', 'recreate', 'blocked', 'unproven');
    holds(
      fc.property(upgrades, upgrades, fc.constantFrom('helm-values', 'line', 'given'), (then, today, kind) => {
        const of = (decision: Decision) => {
          const made = report([deploymentReport({ kind, decision, fails: false })]);
          return { ...made, outcome: { failOn: 'never' as const, fails: false, cannotBeAsked: false } };
        };
        const { approval } = underApproval(of(today), asApproved(of(then)));
        // Evidence that was missing, and is there now, is no better answer.
        const isBetter = rank(today) < rank(then) && then !== 'unproven';
        const codes = approval?.differences.map(({ code }) => code);
        expect(codes).toEqual(rank(today) > rank(then) ? ['decision-worse'] : isBetter ? ['answer-better'] : []);
      }),
    );
  });

  it('does not approve other versions', () => {
    const ends = fc.tuple(fc.nat(3), fc.nat(3)).map(([one, other]) => [Math.min(one, other), Math.max(one, other) + 1]);
    const names = [...VERSIONS, '1.6.0'];
    holds(
      fc.property(ends, ends, fc.constantFrom('helm-values', 'line', 'given'), (then, today, kind) => {
        const of = ([from = 0, to = 0]: readonly number[]) =>
          report([deploymentReport({ kind, from: names[from] as string, to: names[to] as string })]);
        const { approval } = underApproval(of(today), asApproved(of(then)));
        expect(approval?.verificationResult).toBe(String(then) === String(today) ? 'PASSED' : 'FAILED');
      }),
    );
    expect(version(names[0] as string)).toBe('1.2.0');
  });

  it('is read or refused, whatever is in the file', async () => {
    const mutated = fc
      .tuple(anyReport, fc.array(fc.tuple(fc.string(), fc.jsonValue()), { maxLength: 3 }), fc.nat(12))
      .map(([made, members, at]) => {
        const names = Object.keys(made);
        return {
          ...made,
          ...Object.fromEntries(members),
          [names[at % names.length] as string]: members[0]?.[1] ?? null,
        };
      });
    await holdsAsync(
      fc.asyncProperty(fc.oneof(fc.jsonValue(), anyReport, mutated), async (content) => {
        const error = await readApprovedReport(reportFile(JSON.stringify(content)), '/').then(
          () => null,
          (thrown: unknown) => thrown,
        );
        if (error !== null) expect(error).toBeInstanceOf(InputError);
      }),
      { numRuns: 300 },
    );
  });
});
