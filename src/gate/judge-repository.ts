import { existsSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { type Change, type Comparison, compareTrees, requireAgreement, type TreePair } from '../deployment/changes.ts';
import { type Problem, problemAt } from '../deployment/problem.ts';
import { EmptyTree } from '../deployment/trees/empty.ts';
import { nearestRealFolder } from '../deployment/trees/git-command.ts';
import type { Repository } from '../deployment/trees/repository.ts';
import { type Revisions, resolveRevisions, type WorkflowEvent } from '../deployment/trees/revisions.ts';
import { type Tree, TreeError } from '../deployment/trees/tree.ts';
import { type Evidence, type EvidenceHost, gatherEvidence } from '../evidence/evidence.ts';
import { USER_AGENT } from '../net/tool.ts';
import type { Version } from '../release-safety/version.ts';
import { filesOfBase } from './base-files.ts';
import { openChartRepository } from './charts.ts';
import { composeReport } from './compose-report.ts';
import { needsEvidence, reportDeployment } from './deployments.ts';
import { detectionSettings } from './detection-settings.ts';
import { evidenceSource } from './evidence-source.ts';
import { InputError } from './input-error.ts';
import { judgeSpan } from './judge-span.ts';
import { notesOnEvidence, notesOnRepository } from './notes.ts';
import type { ProblemReport, Report, SpanReport } from './report.ts';
import type { Settings } from './settings.ts';

/** What a front door knows of the repository that is judged. */
export interface RepositoryHost {
  readonly event: WorkflowEvent;
  /** Folder beside the repository that a change under judgement may have written to; null where there is none. */
  readonly workspace: string | null;
  /** @throws TreeError where there is no repository */
  readonly open: () => Promise<Repository>;
}

interface Jump {
  readonly from: Version;
  readonly to: Version;
}

/**
 * Judges what a change of a repository does to every deployment in it: finds them on both sides, reads the evidence for each
 * distinct jump once, and decides each. Fetches nothing where no deployed version changes.
 *
 * @throws InputError where nothing says what to compare with
 */
export async function judgeRepository(
  settings: Settings,
  host: RepositoryHost,
  evidenceHost: Omit<EvidenceHost, 'userAgent'>,
): Promise<Report> {
  let repository: Repository | null = null;
  try {
    repository = await host.open();
    const revisions = await resolveRevisions(host.event, repository, {
      baseRef: settings['base-ref'] ?? null,
      headRef: settings['head-ref'] ?? null,
    });
    if (revisions.kind === 'nothing') return nothingToJudge(settings, null);
    if (revisions.kind === 'head-only' && settings.from === undefined) {
      throw new InputError('The current version is unknown: set `base-ref` or `from`.');
    }
    return await judgeRevisions(settings, repository, revisions, host, evidenceHost);
  } catch (error) {
    if (!(error instanceof TreeError)) throw error;
    return nothingToJudge(settings, { code: 'base-unavailable', message: error.message });
  } finally {
    repository?.close();
  }
}

async function judgeRevisions(
  settings: Settings,
  repository: Repository,
  revisions: Exclude<Revisions, { kind: 'nothing' }>,
  host: RepositoryHost,
  evidenceHost: Omit<EvidenceHost, 'userAgent'>,
): Promise<Report> {
  const head = await repository.tree(revisions.head, null, 'head');
  const bases: readonly string[] = revisions.kind === 'compare' ? revisions.bases : [];
  const baseTrees: Tree[] = [];
  for (const base of bases) baseTrees.push(await repository.tree(base, head, 'base'));
  // In a merge queue the last base is the branch itself, which everything on it was judged for.
  const trusted = baseTrees.at(-1) ?? null;
  const fileSource = trusted === null ? undefined : filesOfBase(trusted, repository.root, host.workspace);
  const workingDirectory = resolve(settings['working-directory']);
  const charts = openChartRepository(settings['chart-repository-url'], workingDirectory, fileSource);
  const search = detectionSettings(
    settings,
    folderWithin(repository.root ?? host.workspace ?? process.cwd(), workingDirectory),
  );
  const rules = { from: settings.from ?? null, to: settings.to ?? null, strict: settings.strict === 'true' };

  const comparisons: Comparison[] = [];
  if (revisions.kind === 'compare') {
    for (const [index, base] of baseTrees.entries()) {
      const renames = await repository.renames(bases[index] ?? '', revisions.head);
      comparisons.push(await compareTrees({ base, head, renames }, search, rules, charts));
    }
  } else {
    // A new branch has nothing before it; a run with `from` alone does not ask what was before.
    const base = revisions.kind === 'install' ? new EmptyTree() : null;
    comparisons.push(await compareTrees({ base, head, renames: new Map() }, search, rules, charts));
  }
  const found = comparisons.flatMap((comparison) => comparison.changes);
  const since = await openDrift(repository, revisions, head, baseTrees);
  const agreed = since === null ? found : await requireAgreement(found, since, search, charts);

  const wanted = distinctJumps(agreed.filter((change) => needsEvidence(change, settings)));
  const evidence =
    wanted.length === 0 && !agreed.some(({ line }) => line?.mustBeListed)
      ? null
      : await gatherEvidence(evidenceSource(settings), wanted, {
          ...evidenceHost,
          userAgent: USER_AGENT,
          ...(fileSource === undefined ? {} : { fileSource }),
        });
  const changes = agreed.filter((change) => isOfService(change, evidence));
  const jumps = distinctJumps(changes.filter((change) => needsEvidence(change, settings)));
  const spans = evidence === null ? [] : jumps.map(({ from, to }) => judgeSpan(evidence, from, to));
  const reports = changes.map((change) => reportDeployment(change, spanOf(change, spans, settings), settings));
  return composeReport(settings, {
    comparison: { head: revisions.head, bases },
    problem: reports.length === 0 ? reportProblem(problemAt('no-target', null)) : null,
    deployments: reports,
    spans,
    notes: [
      ...notesOnRepository(comparisons, changes, bases.includes(revisions.head)),
      ...(evidence === null ? [] : notesOnEvidence(evidence, spans)),
    ],
    evidence,
  });
}

/**
 * What the base branch did since the head left it: in a checkout of the branch alone it must not matter (DETECTION section 4). Null where
 * that need not be asked.
 *
 * @param bases the trees of the bases, in their order
 */
async function openDrift(
  repository: Repository,
  revisions: Exclude<Revisions, { kind: 'nothing' }>,
  head: Tree,
  [base]: readonly Tree[],
): Promise<TreePair | null> {
  if (base === undefined || revisions.kind !== 'compare' || revisions.mustAgree === null) return null;
  const tip = await repository.tree(revisions.mustAgree, head, 'base');
  return { base, head: tip, renames: new Map() };
}

/**
 * Whether a changed line is the service's, where nothing but its versions says so: they are releases in the index (DETECTION section 6).
 * Without an index nobody can tell, and it counts.
 */
function isOfService({ line, from, to }: Change, evidence: Evidence | null): boolean {
  const index = evidence?.index ?? null;
  if (line?.mustBeListed !== true || index === null) return true;
  const listed = new Set(index.releases.map(({ version }) => version));
  return [from, to].every((version) => version === null || listed.has(version));
}

function distinctJumps(changes: readonly Change[]): Jump[] {
  const jumps = new Map<string, Jump>();
  for (const { from, to } of changes) if (from !== null && to !== null) jumps.set(`${from} ${to}`, { from, to });
  return [...jumps.values()];
}

function spanOf(change: Change, spans: readonly SpanReport[], settings: Settings): SpanReport | null {
  if (!needsEvidence(change, settings)) return null;
  return spans.find(({ from, to }) => from === change.from && to === change.to) ?? null;
}

function nothingToJudge(settings: Settings, problem: ProblemReport | null): Report {
  return composeReport(settings, {
    comparison: null,
    problem,
    deployments: [],
    spans: [],
    notes: [],
    evidence: null,
  });
}

function reportProblem({ code, message }: Problem): ProblemReport {
  return { code, message };
}

/**
 * The folder of the repository that is searched, from its root, by the names that the user gave: where the change turns one of them into a
 * link, the base is still searched where it was. It need not be in the working tree.
 */
function folderWithin(root: string, workingDirectory: string): string {
  const top = nearestRealFolder(root);
  for (let folder = workingDirectory; ; folder = dirname(folder)) {
    const isTop = existsSync(folder) && nearestRealFolder(folder) === top;
    if (isTop) return relative(folder, workingDirectory).split(sep).join('/');
    if (dirname(folder) === folder) break;
  }
  const below = relative(top, nearestRealFolder(workingDirectory)).split(sep);
  if (below[0] === '..') throw new InputError(`The working directory ${workingDirectory} is not in the repository.`);
  return below.join('/');
}
