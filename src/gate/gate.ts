import type { EvidenceHost } from '../evidence/evidence.ts';
import { upgradeModeOf } from '../release-safety/decision.ts';
import { choicesOfGiven } from './choices/given.ts';
import { composeReport } from './compose-report.ts';
import { failsJob } from './fail-on.ts';
import type { RepositoryHost } from './judge-repository.ts';
import { judgeSpan } from './judge-span.ts';
import { meansOf } from './means.ts';
import { notesOnEvidence, notesOnPolicy } from './notes.ts';
import { gatherUnderPolicy } from './policy/policy.ts';
import type { DeploymentReport, Report, SpanReport } from './report.ts';
import type { GivenVersions, Settings } from './settings.ts';
import { matchVariables } from './variables.ts';

/** What the caller provides. */
export interface GateHost extends Omit<EvidenceHost, 'userAgent'> {
  /** Addresses for the report's reader; none on the command line. */
  readonly links?: Report['links'];
  /** Where deployments are looked for, where the versions are not given. */
  readonly repository: RepositoryHost;
}

/**
 * Judges the upgrade that the settings ask about (DESIGN section 4): from `from` to `to` where both are given, else what a change of
 * a repository does to every deployment in it. Documents and commits that cannot be read are part of the answer, not exceptions.
 *
 * @throws ReverseSpanError where the given `to` is below the given `from`; nothing is fetched then
 * @throws InputError where nothing says what to compare
 */
export async function judge(settings: Settings, host: GateHost): Promise<Report> {
  const { from, to } = settings;
  const isGiven = from !== undefined && to !== undefined;
  const report = await (isGiven
    ? judgeGiven({ ...settings, from, to }, host)
    : judgeCommits(settings, host.repository, host));
  return { ...report, links: host.links ?? report.links };
}

/** Loaded only here: given versions need none of the code that reads deployments. */
const judgeCommits: typeof import('./judge-repository.ts').judgeRepository = async (...given) =>
  (await import('./judge-repository.ts')).judgeRepository(...given);

async function judgeGiven(settings: GivenVersions, host: Omit<EvidenceHost, 'userAgent'>): Promise<Report> {
  const { from, to } = settings;
  const evidence = await gatherUnderPolicy(settings, [{ from, to }], host);
  const span = judgeSpan(evidence, from, to);
  const report = composeReport(settings, {
    comparison: null,
    problem: null,
    deployments: [givenDeployment(settings, span)],
    spans: [span],
    rendered: null,
    notes: [...notesOnEvidence(evidence, [span]), ...notesOnPolicy(evidence)],
    evidence,
  });
  return { ...report, choices: choicesOfGiven(settings, evidence, span) };
}

function givenDeployment(settings: Settings, span: SpanReport): DeploymentReport {
  const change = span.direction === 'same-version' ? 'unchanged' : 'upgrade';
  // If the user gives the versions, no file can declare anything.
  const nothing = { declaredMode: null, isOfChart: false, chartVersion: null, mayMigrateTooEarly: false };
  return {
    id: 'given',
    kind: 'given',
    file: null,
    line: null,
    column: null,
    from: span.from,
    to: span.to,
    change,
    decision: span.decision,
    upgradeMode: upgradeModeOf(span.decision),
    problem: null,
    tolerated: false,
    fails: failsJob(settings['fail-on'], settings['new-target'], { decision: span.decision, change, ...nothing }),
    chart: { from: null, to: null },
    declared: { upgradeMode: null, migrationJob: null },
    writes: { means: meansOf('given'), carrier: null, services: [], keys: [], tagSuffix: '' },
    advice: [],
    ...matchVariables(span.explanation.config, null),
  };
}
