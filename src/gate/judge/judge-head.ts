import type { DeploymentChange } from '../../comparison/compare-trees.ts';
import type { ChartRepository } from '../../deployment/chart-repository.ts';
import type { EvidenceSpan } from '../../evidence/evidence.ts';
import { showPlace } from '../../problems/place.ts';
import { problemAt } from '../../problems/problem.ts';
import { quoteText } from '../../problems/quote-text.ts';
import type { Version } from '../../release-safety/version.ts';
import type { Tree } from '../../repository/tree.ts';
import type { PolicedEvidence } from '../policy/policy.ts';
import { openMigrationsOf } from '../policy/terms.ts';
import { composeReport } from '../report/compose-report.ts';
import type { DeploymentReport, LeftoverReport } from '../report/deployment-report.ts';
import {
  NOTHING_DEPLOYED,
  notesOf,
  notesOnDoubts,
  notesOnEvidence,
  notesOnGiven,
  notesOnRepository,
  notesOnReverts,
  notesOnRunning,
} from '../report/notes.ts';
import type { Report, RunningRecord } from '../report/report.ts';
import { needsEvidence, reportDeployment } from '../report/report-deployment.ts';
import { isJumpOf, type JumpTerms, keyOfTerms, type SpanReport } from '../report/span-report.ts';
import { withFilesBeside } from '../running/given-versions.ts';
import { isRevert, whyNoRevert } from '../running/revert.ts';
import { type StartOfChange, startsOf } from '../running/starts.ts';
import { detectionSettings, type GateSettings } from '../settings.ts';
import { decidedByTeam, promotionsOf } from '../team-file/decided.ts';
import type { PlacedException } from '../team-file/team-file.ts';
import { type ComparedWith, compareHead } from './compare-head.ts';
import { worstOf } from './conclude.ts';
import { judgeSpan } from './judge-span.ts';
import { type RenderedVersions, reportRendered } from './rendered.ts';
import { wayBack, whatStays } from './what-stays.ts';

/** One deployment with the judgement on it and the facts behind it. */
export interface JudgedDeployment {
  readonly change: DeploymentChange;
  readonly report: DeploymentReport;
  /** Null if there was no jump to judge. */
  readonly span: SpanReport | null;
  /** What the service said that runs it; null if none was asked. */
  readonly service: RunningRecord | null;
}

/** Whether what runs is known, and the files say `latest` or have no tag. */
export function canPin({ change, service }: Pick<JudgedDeployment, 'change' | 'service'>): boolean {
  return service !== null && service.version !== null && change.head?.problem?.code === 'moving-tag';
}

export interface Judged {
  readonly report: Report;
  readonly deployments: readonly JudgedDeployment[];
  /** Null if nothing had to be fetched. */
  readonly evidence: PolicedEvidence | null;
}

/** Judges another head against the same base, with evidence that was already read. */
export type JudgeAgain = (
  head: Tree,
  settings: GateSettings,
  evidence: PolicedEvidence | null,
  rendered: RenderedVersions,
) => Promise<Judged>;

/** The context that is the same for every head. */
export interface JudgementContext extends ComparedWith {
  readonly head: string;
  /** The folder of the repository to search for deployments. */
  readonly folder: string;
  readonly charts: ChartRepository;
  /** What the services of `running-url` said. */
  readonly running: readonly RunningRecord[];
  readonly gather: (jumps: readonly EvidenceSpan[]) => Promise<PolicedEvidence>;
  /** The only environment to judge; null for all. */
  readonly environment: string | null;
  /** The exceptions that a head adds to the team's own file. */
  readonly exceptionsOf: (head: Tree) => Promise<readonly PlacedException[]>;
}

/** Judges what a head deploys against each base, with the evidence of an earlier judgement if that covers it. */
export async function judgeHead(
  ground: JudgementContext,
  head: Tree,
  settings: GateSettings,
  known: PolicedEvidence | null,
): Promise<Judged> {
  const rules = { from: settings.from ?? null, to: settings.to ?? null, strict: settings.strict === 'true' };
  const sides = { settings: detectionSettings(settings, ground.folder), rules, charts: ground.charts };
  const { comparisons, changes, notRendered } = await compareHead(ground, head, sides);
  const { starts: all, isLeftover } = await startsFrom(changes, ground, head, settings);
  const evidence = known ?? (await gatherFor(changes, all, ground, settings));
  const index = evidence?.index ?? null;
  const listed = index === null ? null : new Set(index.releases.map(({ version }) => version));
  const starts = all.filter(({ jump }) => isOfService(jump, listed));
  const decided = decidedByTeam(starts, settings, await ground.exceptionsOf(head));
  const termsOf = termsBy(promotionsOf(starts, settings));
  const spans = evidence === null ? [] : judgeSpans(evidence, starts, settings, termsOf);
  const isAsked = ({ jump }: StartOfChange) =>
    ground.environment === null || decided.of(jump).environments.includes(ground.environment);
  const asked = starts.filter(isAsked);
  const judge = (start: StartOfChange) =>
    judgeStart(start, {
      head,
      settings,
      evidence,
      spans,
      starts,
      terms: termsOf(start),
      decided: decided.of(start.jump),
    });
  const deployments = await Promise.all(asked.map(judge));
  const reports = deployments.map((each) => each.report);
  const leftover = isLeftover && settings.from !== undefined ? await linesOfFrom(settings.from, head) : [];
  const isEmpty = deployments.length === 0;
  const commits = ground.bases.flatMap(({ commit }) => commit ?? []);
  const jumps = starts.map(({ jump }) => jump);
  const rendered = reportRendered(ground.rendered);
  const bare = rendered?.base.workloads === 0 && rendered.head.workloads === 0 ? [rendered.head.path] : [];
  const report = composeReport(settings, {
    comparison: { head: ground.head, bases: commits },
    problem: isEmpty && settings['no-deployment'] === 'fail' ? await nothingFound(head) : null,
    deployments: reports,
    spans,
    rendered,
    notes: [
      ...(isEmpty && settings['no-deployment'] === 'pass' ? [NOTHING_DEPLOYED] : []),
      ...notesOnRepository(comparisons, jumps, commits.includes(ground.head), notRendered),
      ...notesOnRunning(starts, ground.running),
      ...notesOnGiven(starts),
      ...notesOf(['notice', 'from-leftover', leftover], ['warning', 'nothing-rendered', bare]),
      ...notesOnReverts(starts.filter((start) => isRevert(start, starts))),
      ...notesOnDoubts(doubted(asked, reports, starts, settings)),
      ...decided.notes(reports),
      ...(evidence === null ? [] : notesOnEvidence(evidence, spans)),
    ],
    evidence,
    running: ground.running,
    // Rendered manifests show what is deployed, whatever deploys it.
    unread: rendered === null ? [...new Set(comparisons.flatMap(({ unread }) => unread))] : [],
  });
  return { report, deployments, evidence };
}

/** What the judgement on one change depends on beside the change itself. */
interface StartContext {
  readonly head: Tree;
  readonly settings: GateSettings;
  readonly evidence: PolicedEvidence | null;
  readonly spans: readonly SpanReport[];
  /** All changes, among which this may be a revert. */
  readonly starts: readonly StartOfChange[];
  readonly terms: JumpTerms;
  readonly decided: ReturnType<ReturnType<typeof decidedByTeam>['of']>;
}

/** Judges one change: the worst of the jumps that it may be. */
async function judgeStart(start: StartOfChange, context: StartContext): Promise<JudgedDeployment> {
  const { head, settings, evidence, spans, starts, terms, decided } = context;
  const found = {
    ...decided,
    ...terms,
    reverts: isRevert(start, starts),
    leftovers: await leftoversOf(head, start.jump),
  };
  const isElsewhere = start.isLeftAlone === true && start.standing !== null;
  return worstOf(start.jumps, (change): JudgedDeployment => {
    const isJudged = needsEvidence(change, settings);
    const span = (isJudged && spans.find((each) => isJumpOf(each, { ...change, ...terms }))) || null;
    const report = reportDeployment(change, { ...found, span, rollback: whatStays(change, evidence) }, settings);
    const own = isElsewhere ? { ...report, upgradeMode: 'Recreate' as const } : report;
    return { change, span, report: own, service: start.service };
  });
}

/** The changes that fail, each with the reason why it is no revert. @param reports one for each of those that are asked for */
function doubted(
  asked: readonly StartOfChange[],
  reports: readonly DeploymentReport[],
  starts: readonly StartOfChange[],
  { team }: GateSettings,
) {
  return asked
    .filter((_, at) => reports[at]?.fails)
    .map((start) => ({ ...start, why: whyNoRevert(start, starts, team.decides.has('running-url')) }));
}

/** Where each change starts: at the base, at what runs, or at the versions that are given. */
async function startsFrom(
  changes: readonly DeploymentChange[],
  { bases, running, folder, charts, rendered }: JudgementContext,
  head: Tree,
  settings: GateSettings,
) {
  const isHeadAlone = bases.every(({ tree }) => tree === null);
  const search = {
    bases,
    head,
    settings: detectionSettings(settings, folder),
    charts,
    hasManifests: rendered !== null,
  };
  return await withFilesBeside(startsOf(changes, running, folder, isHeadAlone), settings, search);
}

/** The evidence that the jumps need, and the ways back; null if nothing has to be fetched. */
async function gatherFor(
  changes: readonly DeploymentChange[],
  starts: readonly StartOfChange[],
  { gather }: JudgementContext,
  settings: GateSettings,
): Promise<PolicedEvidence | null> {
  const jumps = starts.flatMap((start) => start.jumps).filter((change) => needsEvidence(change, settings));
  const wanted = [...new Map(jumps.map(({ from, to }) => [`${from} ${to}`, { from, to }])).values()];
  const back = starts.flatMap((start) => start.jumps.flatMap((change) => wayBack(change) ?? []));
  const isUnlisted = changes.some(({ line }) => (line?.mustBeListed ?? []).length > 0);
  return wanted.length === 0 && back.length === 0 && !isUnlisted ? null : await gather([...wanted, ...back]);
}

/** The terms of each jump. Only what this change upgrades waits for migrations. */
function termsBy(promotionOf: ReturnType<typeof promotionsOf>): (start: StartOfChange) => JumpTerms {
  return ({ jump, service }) => ({
    promotion: promotionOf(jump),
    migrations: jump.change === 'upgrade' ? openMigrationsOf(service) : null,
  });
}

/** The problem of a repository in which no deployment is found, or none of those that are asked for. */
async function nothingFound(head: Tree) {
  const [module] = [...(await head.entries()).values()].filter(({ kind }) => kind === 'submodule');
  const { code, message } = problemAt('no-target', null, module && quoteText(module.path));
  return { code, message };
}

/** Few changes declare a downtime, so the code that knows its lines is loaded only for those. */
async function leftoversOf(tree: Tree, { head }: DeploymentChange): Promise<readonly LeftoverReport[]> {
  const isDeclared = head?.parts.some(
    ({ declared }) => declared.upgradeMode?.value === 'Recreate' || declared.migrationJob?.value === false,
  );
  if (head == null || isDeclared !== true) return [];
  return (await import('../choices/take-back.ts')).leftoversOf(tree, head);
}

/** Whether a changed line is about Lightdash: if only a version shows that, the index has to have it, if there is one (docs/supported-files.md#any-other-file). */
function isOfService({ line }: DeploymentChange, listed: ReadonlySet<Version> | null): boolean {
  return listed === null || (line?.mustBeListed ?? []).every((version) => listed.has(version));
}

/** Each distinct jump once, and once more where other terms hold for it. */
function judgeSpans(
  evidence: PolicedEvidence,
  starts: readonly StartOfChange[],
  settings: GateSettings,
  termsOf: (start: StartOfChange) => JumpTerms,
): SpanReport[] {
  const ways = starts.flatMap((start) =>
    start.jumps.flatMap((change) => {
      const { from, to } = change;
      return needsEvidence(change, settings) && from !== null && to !== null
        ? [{ from, to, terms: termsOf(start) }]
        : [];
    }),
  );
  const distinct = new Map(ways.map((way) => [`${way.from} ${way.to} ${keyOfTerms(way.terms)}`, way]));
  return [...distinct.values()].map(({ from, to, terms }) => judgeSpan(evidence, from, to, terms));
}

const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
const GIVES_FROM = /^(?:- )?from:[ \t]*(['"]?)([\d.]+)\1[ \t]*(?:#.*)?$/;

/**
 * Where the workflows give this version as `from`, which is left over once the files name it again
 * (docs/rules.md#the-current-version): `.github/workflows/gate.yml:12`, or the version itself if nothing can be seen.
 */
async function linesOfFrom(from: Version, head: Tree): Promise<readonly string[]> {
  const workflows = [...(await head.entries()).keys()].filter((path) => WORKFLOW.test(path));
  const places: string[] = [];
  for (const file of await head.containing(from, workflows)) {
    const lines = ((await head.read(file))?.toString('utf8') ?? '').split('\n');
    for (const [at, text] of lines.entries()) {
      if (GIVES_FROM.exec(text.trim())?.[2] === from) places.push(showPlace({ file, line: at + 1 }));
    }
  }
  return places.length === 0 ? [from] : places;
}
