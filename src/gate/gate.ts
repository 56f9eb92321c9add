import { resolve } from 'node:path';
import type { DeploymentChange } from '../comparison/compare-trees.ts';
import type { EvidenceHost, EvidenceSpan } from '../evidence/evidence.ts';
import { compareVersions } from '../release-safety/version.ts';
import { InputError } from '../settings/input-error.ts';
import type { ReadApproval } from './approval/approved-report.ts';
import { choicesOfGiven } from './choices/ways.ts';
import { worstOf } from './judge/conclude.ts';
import type { RepositoryHost } from './judge/judge-repository.ts';
import { judgeSpan } from './judge/judge-span.ts';
import { gatherUnderPolicy } from './policy/policy.ts';
import { openMigrationsOf } from './policy/terms.ts';
import { composeReport } from './report/compose-report.ts';
import type { DeploymentReport } from './report/deployment-report.ts';
import { notesOf, notesOnEvidence, notesOnRunning } from './report/notes.ts';
import type { Report, RunningRecord } from './report/report.ts';
import { reportDeployment } from './report/report-deployment.ts';
import type { SpanReport } from './report/span-report.ts';
import { withTableSizes } from './report/table-sizes.ts';
import { judgeWithRunning } from './running/ask.ts';
import type { GateSettings } from './settings.ts';

export interface GateHost extends EvidenceHost {
  /** Addresses for the report's reader, and how they start this program; the command line has no addresses. */
  readonly links?: Report['links'];
  /** The repository to search for deployments if the versions are not given. */
  readonly repository: RepositoryHost;
}

/**
 * Judges the upgrade between two given versions, or what a repository's change does to every deployment in it. Throws
 * an InputError without anything to compare or for an unusable approved report, and a ReverseSpanError for a given `to`
 * below `from`.
 */
export async function judge(given: GateSettings, host: GateHost): Promise<Report> {
  const approved = await readApproval(given);
  const { from, to } = given;
  if (from !== undefined && to !== undefined) {
    const settings = await checkedOut(given, host);
    const report = await judgeJumps(settings, [{ from, to, deployments: [] }], host);
    return finish(withUnsearched(report, host.repository.event.name), approved, host);
  }
  // Loaded only here, because given versions need no code that reads deployments.
  const { judgeRepository } = await import('./judge/judge-repository.ts');
  return finish(await judgeRepository(given, host.repository, host), approved, host);
}

/** Judges the upgrades of the approved report by today's documents, and compares. @throws InputError without one */
export async function judgeApproved(given: GateSettings, host: GateHost): Promise<Report> {
  const approved = await readApproval(given);
  if (approved === null) throw new InputError('There is no approved report to verify.');
  const jumps = new Map<string, GivenJump>();
  for (const deployment of approved.report.deployments) {
    const { from, to } = deployment;
    if (from === null || to === null || from === to) continue;
    if (compareVersions(to, from) < 0) {
      // No document speaks of a rollback. What allows it is the exception in the change (docs/rollback.md).
      throw new InputError(
        `The approved report has a rollback, ${from} → ${to}. Only the change itself allows one: verify the report with the commits of the change, \`--base\` and \`--head\`.`,
      );
    }
    const key = `${from} ${to}`;
    jumps.set(key, { from, to, deployments: [...(jumps.get(key)?.deployments ?? []), deployment] });
  }
  return finish(await judgeJumps(await checkedOut(given, host), [...jumps.values()], host), approved, host);
}

/** A change has files, and with both versions given nobody has looked at them. */
function withUnsearched(report: Report, event: string): Report {
  const isChange = /^(?:pull_request(?:_target)?|merge_group)$/.test(event);
  return isChange
    ? { ...report, notes: [...report.notes, ...notesOf(['warning', 'files-not-searched', [event]])] }
    : report;
}

/** Without commits, the team's own file counts as it is checked out. */
async function checkedOut(given: GateSettings, { repository }: GateHost): Promise<GateSettings> {
  const { settingsOfCheckout } = await import('./team-file/checked-out.ts');
  const settings = await settingsOfCheckout(given);
  repository.onSettings?.(settings);
  return settings;
}

async function finish(report: Report, approved: ReadApproval | null, { links }: GateHost): Promise<Report> {
  const linked = withLinks(report, links ?? report.links);
  if (approved === null) return linked;
  const { underApproval } = await import('./approval/approval.ts');
  return underApproval(linked, approved);
}

/** Whoever copies a command starts this very program with it. */
function withLinks(report: Report, links: Report['links']): Report {
  const choices = report.choices.map((choice) =>
    choice.command === null ? choice : { ...choice, command: `${links.program} ${choice.command}` },
  );
  return { ...report, links, choices };
}

/** Runs before anything is fetched. The code that reads reports is loaded only here, because few runs need it. */
async function readApproval({ 'approved-report': location, 'working-directory': folder }: GateSettings) {
  if (location === undefined) return null;
  const { readApprovedReport } = await import('./approval/approved-report.ts');
  return await readApprovedReport(location, resolve(folder));
}

/** A jump whose versions are given, and the deployments of an approved report that make it. */
interface GivenJump extends EvidenceSpan {
  readonly deployments: readonly { readonly id: string; readonly file: string | null }[];
}

/** @param jumps each once */
async function judgeJumps(settings: GateSettings, jumps: readonly GivenJump[], host: EvidenceHost): Promise<Report> {
  const judgeAt = async (running: readonly RunningRecord[]) => {
    const starts = await startsOf(jumps, running);
    // The lines of deployments that an approved report does not upgrade fit nothing in it.
    const asked = running.filter((each) => starts.some(({ service }) => service === each || service === null));
    const wanted = starts.flatMap(({ jumps: each }) => each);
    const evidence = wanted.length === 0 ? null : await gatherUnderPolicy(settings, wanted, host);
    const judged =
      evidence === null
        ? []
        : starts.map(({ jumps: each, service }) =>
            worstOf(each, ({ from, to }) => {
              const migrations = from === to ? null : openMigrationsOf(service);
              const span = judgeSpan(evidence, from, to, { promotion: null, migrations });
              return { span, report: givenDeployment(settings, span, jumps.length === 1) };
            }),
          );
    const spans = [...new Map(judged.map(({ span }) => [`${span.from} ${span.to}`, span])).values()];
    const report = composeReport(settings, {
      comparison: null,
      problem: null,
      deployments: judged.map((each) => each.report),
      spans,
      rendered: null,
      notes: [...notesOnRunning(starts, asked), ...(evidence === null ? [] : notesOnEvidence(evidence, spans))],
      evidence,
      running,
      unread: [],
    });
    const [only] = spans;
    if (evidence === null || only === undefined || spans.length > 1) return report;
    return { ...report, choices: choicesOfGiven({ ...settings, from: only.from, to: only.to }, evidence, only) };
  };
  const report = await judgeWithRunning(settings, host, judgeAt, (each) => each);
  return await withTableSizes(report, settings, host);
}

/** Where each jump starts: as given, or at what runs. @throws InputError if a version above the target runs */
async function startsOf(jumps: readonly GivenJump[], running: readonly RunningRecord[]) {
  if (running.length === 0)
    return jumps.map((jump) => ({ jump, jumps: [jump] as const, service: null, standing: null }));
  const { serviceFinder, standingOf } = await import('./running/services.ts');
  const serviceOf = serviceFinder(running, '');
  return jumps.flatMap((jump) => {
    const { from, to, deployments } = jump;
    const found =
      deployments.length === 0 ? [serviceOf(null, null)] : deployments.map(({ file, id }) => serviceOf(file, id));
    return [...new Set(found)].map((service) => {
      const runs = service?.version ?? from;
      const standing = standingOf(jump, runs);
      if (standing === 'above') {
        throw new InputError(`${service?.location} runs ${runs}, which is above ${to}: a downgrade cannot be checked.`);
      }
      const counted = standing === 'behind' ? ([{ from: runs, to }, jump] as const) : ([jump] as const);
      return { jump, jumps: counted, service, standing };
    });
  });
}

/** If the user gives the versions, no file can declare anything. */
function givenDeployment(settings: GateSettings, span: SpanReport, isOnly: boolean): DeploymentReport {
  const { from, to, migrations } = span;
  const jump: DeploymentChange = {
    change: span.direction === 'same-version' ? 'unchanged' : 'upgrade',
    base: null,
    head: null,
    place: { file: '', line: null, column: null },
    from,
    to,
    problem: null,
    tolerated: false,
    buildChanged: null,
    notices: [],
  };
  const unset = { environments: [], exceptions: [], leftovers: [], promotion: null, rollback: null, reverts: false };
  const report = reportDeployment(jump, { span, migrations, ...unset }, settings);
  return {
    ...report,
    id: isOnly ? 'given' : `given ${from} → ${to}`,
    kind: 'given',
    file: null,
    writes: { ...report.writes, stop: 'none' },
  };
}
