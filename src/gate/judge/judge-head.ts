import { requireAgreement } from '../../comparison/base-branch.ts';
import { compareTrees, type DeploymentChange, type TreePair } from '../../comparison/compare-trees.ts';
import type { ReadSides } from '../../comparison/object-change.ts';
import type { Replaced } from '../../comparison/rendered/replace.ts';
import type { RenderedPair } from '../../comparison/rendered/side.ts';
import type { ChartRepository } from '../../deployment/chart-repository.ts';
import type { EvidenceSpan } from '../../evidence/evidence.ts';
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
import { linesOfFrom } from '../running/leftover.ts';
import { isRevert, whyNoRevert } from '../running/revert.ts';
import { type StartOfChange, startsOf } from '../running/starts.ts';
import type { GateSettings } from '../settings.ts';
import { detectionSettings } from '../settings.ts';
import { decidedByTeam, promotionsOf } from '../team-file/decided.ts';
import type { PlacedException } from '../team-file/team-file.ts';
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
  /** The version that runs, if a service was asked and told it. */
  readonly runs: Version | null;
}

/** Whether what runs is known, and the files say `latest` or have no tag. */
export function canPin({ change, runs }: Pick<JudgedDeployment, 'change' | 'runs'>): boolean {
  return runs !== null && change.head?.problem?.code === 'moving-tag';
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

export interface ComparedBase {
  /** Null if the base is not a commit. */
  readonly commit: string | null;
  readonly tree: Tree | null;
  /** Maps the new path of a renamed file to its old path. */
  readonly renames: ReadonlyMap<string, string>;
}

/** The context that is the same for every head. */
export interface JudgementContext {
  readonly head: string;
  readonly bases: readonly ComparedBase[];
  /** What changed on the base branch since the head left it; null if that does not matter. */
  readonly since: TreePair | null;
  /** The folder of the repository to search for deployments. */
  readonly folder: string;
  readonly charts: ChartRepository;
  /** The manifests that the user's own tools rendered from both sides; null if nothing was rendered. */
  readonly rendered: RenderedPair | null;
  /** What the services of `running-url` said. */
  readonly running: readonly RunningRecord[];
  readonly gather: (jumps: readonly EvidenceSpan[]) => Promise<PolicedEvidence>;
  /** The only environment to judge; null for all. */
  readonly environment: string | null;
  /** The exceptions that a head adds to the team's own file. */
  readonly exceptionsOf: (head: Tree) => Promise<readonly PlacedException[]>;
}

/**
 * Judges what a head deploys against each base.
 *
 * @param known the evidence of an earlier judgement that covers this one; null if it has to be gathered
 */
export async function judgeHead(
  ground: JudgementContext,
  head: Tree,
  settings: GateSettings,
  known: PolicedEvidence | null,
): Promise<Judged> {
  const { bases, since, charts, rendered } = ground;
  const search = detectionSettings(settings, ground.folder);
  const rules = { from: settings.from ?? null, to: settings.to ?? null, strict: settings.strict === 'true' };
  const comparisons = [];
  for (const { tree, renames } of bases) {
    comparisons.push(await compareTrees({ base: tree, head, renames }, search, rules, charts));
  }
  const compared = comparisons.flatMap(({ changes }) => changes);
  const shown = since === null ? compared : await requireAgreement(compared, since, search, charts);
  const { changes: agreed, notRendered } = await withRendered(shown, ground, head, { settings: search, rules, charts });

  const isHeadAlone = bases.every(({ tree }) => tree === null);
  const given = startsOf(agreed, ground.running, ground.folder, isHeadAlone);
  const { starts: found, isLeftover } = await withFilesBeside(given, settings, {
    bases,
    head,
    settings: search,
    charts,
    hasManifests: rendered !== null,
  });
  const wanted = distinctJumps(found, settings);
  const isSettled = wanted.length === 0 && agreed.every(({ line }) => (line?.mustBeListed ?? []).length === 0);
  const back = found.flatMap(({ jumps }) => jumps.flatMap((change) => wayBack(change) ?? []));
  const evidence = known ?? (isSettled && back.length === 0 ? null : await ground.gather([...wanted, ...back]));
  const index = evidence?.index ?? null;
  const listed = index === null ? null : new Set(index.releases.map(({ version }) => version));
  const starts = found.filter(({ jump }) => isOfService(jump, listed));
  const changes = starts.map(({ jump }) => jump);
  const promotionOf = promotionsOf(starts, settings);
  const termsOf = ({ jump, service }: Pick<StartOfChange, 'jump' | 'service'>): JumpTerms => {
    // Only what this change upgrades waits for migrations.
    const isUpgrade = jump.change === 'upgrade';
    return { promotion: promotionOf(jump), migrations: isUpgrade ? openMigrationsOf(service) : null };
  };
  const spans = evidence === null ? [] : judgeSpans(evidence, starts, settings, termsOf);
  const decided = decidedByTeam(starts, settings, await ground.exceptionsOf(head));
  const deployments: JudgedDeployment[] = [];
  const doubted: (StartOfChange & { readonly why: string | null })[] = [];
  for (const start of starts) {
    const { jump, jumps, service } = start;
    const terms = termsOf(start);
    if (ground.environment !== null && !decided.of(jump).environments.includes(ground.environment)) continue;
    const leftovers = await leftoversOf(head, jump);
    const judge = (change: DeploymentChange): JudgedDeployment => {
      const isJudged = needsEvidence(change, settings);
      const span = spans.find((each) => isJudged && isJumpOf(each, { ...change, ...terms })) ?? null;
      const report = reportDeployment(
        change,
        span,
        settings,
        leftovers,
        { ...decided.of(jump), ...terms, reverts: isRevert(start, starts) },
        whatStays(change, evidence),
      );
      const isElsewhere = start.isLeftAlone === true && start.effect !== null;
      const runs = service?.version ?? null;
      return { change, span, report: isElsewhere ? { ...report, upgradeMode: 'Recreate' } : report, runs };
    };
    const judged = worstOf(jumps, judge);
    deployments.push(judged);
    if (judged.report.fails)
      doubted.push({ ...start, why: whyNoRevert(start, starts, settings.team.decides.has('running-url')) });
  }
  const leftover = isLeftover && settings.from !== undefined ? await linesOfFrom(settings.from, head) : [];
  const isEmpty = deployments.length === 0;
  const modules = isEmpty ? [...(await head.entries()).values()].filter(({ kind }) => kind === 'submodule') : [];
  const { code, message } = problemAt('no-target', null, modules[0] && quoteText(modules[0].path));
  const commits = bases.flatMap(({ commit }) => commit ?? []);
  const report = composeReport(settings, {
    comparison: { head: ground.head, bases: commits },
    problem: isEmpty && settings['no-deployment'] === 'fail' ? { code, message } : null,
    deployments: deployments.map((each) => each.report),
    spans,
    rendered: reportRendered(rendered),
    notes: [
      ...(isEmpty && settings['no-deployment'] === 'pass' ? [NOTHING_DEPLOYED] : []),
      ...notesOnRepository(comparisons, changes, commits.includes(ground.head), notRendered),
      ...notesOnRunning(starts, ground.running),
      ...notesOnGiven(starts),
      ...notesOf(['notice', 'from-leftover', leftover]),
      ...notesOnReverts(starts.filter((start) => isRevert(start, starts))),
      ...notesOnDoubts(doubted),
      ...decided.notes(deployments.map((each) => each.report)),
      ...(evidence === null ? [] : notesOnEvidence(evidence, spans)),
    ],
    evidence,
    running: ground.running,
  });
  return { report, deployments, evidence };
}

/** Returns the same comparison with rendered manifests in place of their source files. The code for manifests is loaded only if needed. */
async function withRendered(
  changes: readonly DeploymentChange[],
  { bases, rendered }: JudgementContext,
  head: Tree,
  terms: Pick<ReadSides, 'settings' | 'rules' | 'charts'>,
): Promise<Replaced> {
  if (rendered === null) return { changes, notRendered: [] };
  const { mergeRendered } = await import('../../comparison/rendered/rendered.ts');
  const [first] = bases;
  const trees = { base: first?.tree ?? null, head, renames: first?.renames ?? new Map() };
  return mergeRendered(changes, rendered, trees, bases.length > 1, terms);
}

/** Few changes declare a downtime, so the code that knows its lines is loaded only for those. */
async function leftoversOf(tree: Tree, { head }: DeploymentChange): Promise<readonly LeftoverReport[]> {
  const isDeclared = head?.parts.some(
    ({ declared }) => declared.upgradeMode?.value === 'Recreate' || declared.migrationJob?.value === false,
  );
  if (head == null || isDeclared !== true) return [];
  return (await import('../choices/take-back.ts')).leftoversOf(tree, head);
}

/**
 * Whether a changed line is about Lightdash. If only a version can show that, the one that goes has to be a release in the index
 * (docs/supported-files.md#any-other-file). Without an index that cannot be checked, so the line counts.
 */
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

function distinctJumps(
  starts: readonly { readonly jumps: readonly DeploymentChange[] }[],
  settings: GateSettings,
): EvidenceSpan[] {
  const jumps = starts.flatMap(({ jumps: each }) => each).filter((change) => needsEvidence(change, settings));
  return [...new Map(jumps.map(({ from, to }) => [`${from} ${to}`, { from, to }])).values()];
}
