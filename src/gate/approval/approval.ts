import { groupBy } from '../../deployment/group-by.ts';
import { nameInFile } from '../../deployment/name-in-file.ts';
import { TOOL } from '../../net/tool.ts';
import { quoteText } from '../../problems/quote-text.ts';
import type { Decision } from '../../release-safety/decision.ts';
import { compareVersions } from '../../release-safety/version.ts';
import { gravityOf } from '../judge/conclude.ts';
import { failsRun } from '../judge/fail-on.ts';
import type { DeploymentReport } from '../report/deployment-report.ts';
import { notesOf } from '../report/notes.ts';
import type { ApprovalDifference, ApprovalReport, Note, Report } from '../report/report.ts';
import type { ApprovedReport, ReadApproval } from './approved-report.ts';
import { whatChanged } from './what-changed.ts';

/**
 * Adds the comparison with an approved report. It can only add a reason to fail: the decision and the mode come from today's documents,
 * never from the approved report.
 *
 * @param report the finished report of this run
 */
export function underApproval(report: Report, { report: approved, location, sha256 }: ReadApproval): Report {
  const differences = compareWithApproved(approved, report);
  const { documents } = report.evidence;
  const approval: ApprovalReport = {
    verifier: { id: `pkg:generic/${TOOL.name}`, version: { 'upgrade-gate': TOOL.version } },
    timeVerified: report.generatedAt,
    policy: policyOf(report),
    inputAttestations: [
      { uri: location, digest: { sha256 } },
      ...documents.flatMap((each) =>
        each.sha256 === null ? [] : { uri: each.location, digest: { sha256: each.sha256 } },
      ),
    ],
    verificationResult: differences.length === 0 ? 'PASSED' : 'FAILED',
    approvedAt: approved.generatedAt,
    differences,
  };
  const fails = report.outcome.fails || failsRun({ ...report, approval });
  return {
    ...report,
    approval,
    outcome: { ...report.outcome, fails },
    // A choice would deploy something that was not approved.
    choices: [],
    notes: [...report.notes, ...noteOnReplaced(approved, report)],
  };
}

function policyOf({ policy, evidence }: Report): ApprovalReport['policy'] {
  const sha256 = evidence.documents.find(({ document }) => document === 'known-issues')?.sha256 ?? null;
  return {
    uri: policy?.knownIssues ?? null,
    digest: sha256 === null ? null : { sha256 },
    minimumReleaseAge: policy?.minimumReleaseAge ?? null,
  };
}

/** Documents that were replaced since the approval. The index is left out, because every release changes it. */
function noteOnReplaced(approved: ApprovedReport, { evidence }: Report): Note[] {
  const digests = new Map(approved.evidence.documents.map((each) => [nameOf(each), each.sha256]));
  const replaced = evidence.documents
    .filter(({ document, sha256 }) => document !== 'index' && sha256 !== null)
    .filter((each) => (digests.get(nameOf(each)) ?? each.sha256) !== each.sha256)
    .map(nameOf);
  return notesOf(['notice', 'documents-replaced', replaced]);
}

function nameOf({ document, release }: { readonly document: string; readonly release: string | null }): string {
  return release === null ? document : `${document} ${release}`;
}

type Compared = { readonly kind: string } & Pick<
  DeploymentReport,
  'id' | 'file' | 'from' | 'to' | 'change' | 'decision' | 'upgradeMode' | 'tolerated'
>;

/**
 * Compares today's run with the approved one (docs/policy.md, At deploy time). Other deployments, other versions and a worse decision are
 * differences. Commits are not compared, because merging the approved commit makes another one.
 */
function compareWithApproved(approved: ApprovedReport, now: Report): ApprovalDifference[] {
  if (approved.outcome.fails) {
    return [whole('approved-report-fails', 'The approved report is red: a red report approves nothing.')];
  }
  if (now.problem !== null) {
    return [whole('not-judged', 'Nothing could be judged now, so nothing shows that this is what was approved.')];
  }
  // Given versions have no file, so only their jumps can be compared.
  const byJump = approved.deployments.some(isGiven) || now.deployments.every(isGiven);
  const keyOf = byJump ? keyOfJump : keyOfDeployment;
  const before = groupBy<Compared>(approved.deployments.filter(byJump ? isJump : isChange), keyOf);
  const meant = (each: Compared) => approved.deployments.find((other) => stillRuns(each, other, now)) ?? each;
  // An installation or an unreadable version is nothing that given versions could approve.
  const isCompared = (each: Compared) => isJump(each) || (isChange(each) && each.change !== 'unchanged');
  const today = byJump
    ? groupBy<Compared>(now.deployments.filter(isCompared), (each) => keyOfJump(meant(each)))
    : groupBy<Compared>(now.deployments.filter(isChange), keyOf);
  const pairs = byJump ? pairByJump : pairByVersions;
  return [...new Set([...today.keys(), ...before.keys()])]
    .flatMap((key) => pairs(before.get(key) ?? [], today.get(key) ?? []))
    .flatMap((pair) => differenceOf(pair, approved, now));
}

function whole(code: ApprovalDifference['code'], message: string): ApprovalDifference {
  return { code, message, deployment: null, changes: [] };
}

/** Whether today's jump is the approved one, only longer: a service runs an older version than the files had before the change. */
function stillRuns(now: Compared, approved: Pick<Compared, 'from' | 'to'>, { evidence }: Report): boolean {
  if (now.from === null || approved.from === null || now.to !== approved.to) return false;
  const isRunning = evidence.running.some(({ version }) => version === now.from);
  return isRunning && compareVersions(now.from, approved.from) < 0;
}

function isGiven({ kind }: Compared): boolean {
  return kind === 'given';
}

function isJump({ from, to }: Compared): boolean {
  return from !== null && to !== null && from !== to;
}

/** Whether a deployment needs an approval. It needs none if it stays the same and could roll, or if its problem is only a notice. */
function isChange({ decision, upgradeMode, tolerated }: Compared): boolean {
  return !(decision === 'unchanged' && (tolerated || upgradeMode === 'RollingUpdate'));
}

function keyOfJump({ from, to }: Compared): string {
  return JSON.stringify([from, to]);
}

/** The id, but the file for a `line`: its id has a line number, which moves when somebody edits above it. */
function keyOfDeployment({ id, kind, file }: Compared): string {
  return JSON.stringify(kind === 'line' ? [kind, file] : [id]);
}

/** One deployment at the approval and now; null on a side that does not have it. */
interface Pair {
  readonly before: Compared | null;
  readonly now: Compared | null;
}

/** Pairs each of today's deployments with an approved one of the same versions, worst with worst. The rest pair up in order. */
function pairByVersions(before: readonly Compared[], now: readonly Compared[]): Pair[] {
  const rest = before.toSorted(worstFirst);
  const take = (isWanted: (each: Compared) => boolean): Compared | null => {
    const at = rest.findIndex(isWanted);
    return at === -1 ? null : (rest.splice(at, 1)[0] ?? null);
  };
  const same = now
    .toSorted(worstFirst)
    .map((each) => ({ before: take(({ from, to }) => from === each.from && to === each.to), now: each }));
  const pairs = same.map((pair) => ({ ...pair, before: pair.before ?? take(() => true) }));
  return [...pairs, ...rest.map((before) => ({ before, now: null }))];
}

/** Pairs the best approved decision with the worst decision now. */
function pairByJump(before: readonly Compared[], now: readonly Compared[]): Pair[] {
  const best = before.toSorted(worstFirst).at(-1) ?? null;
  const [worst = null] = now.toSorted(worstFirst);
  return [{ before: best, now: worst }];
}

function differenceOf({ before, now }: Pair, approved: ApprovedReport, today: Report): ApprovalDifference[] {
  if (now === null)
    return before === null ? [] : [found('not-deployed', before, 'was approved, and is not deployed now.')];
  if (before === null) return [found('not-approved', now, 'was not approved.')];
  if (before.from !== now.from || before.to !== now.to) {
    const why = stillRuns(now, before, today) ? `, because ${now.from} still runs` : '';
    return [found('other-versions', now, `is about to be deployed${why}, and ${jumpOf(before)} was approved.`)];
  }
  if (rankOf(now) <= rankOf(before)) return [];
  const isOfJump = ({ from, to }: Pick<Compared, 'from' | 'to'>) => from === now.from && to === now.to;
  const [spanThen, spanNow] = [approved.spans.find(isOfJump), today.spans.find(isOfJump)];
  const changes = spanThen === undefined || spanNow === undefined ? [] : whatChanged(spanThen, spanNow);
  return [
    {
      ...found('decision-worse', now, `${wordsOf(before, 0)} when it was approved, and now ${wordsOf(now, 1)}.`),
      changes,
    },
  ];
}

function found(code: ApprovalDifference['code'], deployment: Compared, says: string): ApprovalDifference {
  const { id, file } = deployment;
  const name = nameInFile(id);
  const where = file === null ? '' : `${quoteText(file)}${name === '' ? '' : ` (${quoteText(name)})`}: `;
  return { code, message: `${where}${jumpOf(deployment)} ${says}`, deployment: id, changes: [] };
}

function jumpOf({ from, to, change }: Pick<Compared, 'from' | 'to' | 'change'>): string {
  const unread = 'a version that cannot be read';
  if (change === 'install') return `the installation of ${to ?? unread}`;
  if (change === 'removed') return `the removal of ${from ?? unread}`;
  return from === null && to === null ? unread : `${from ?? unread} → ${to ?? unread}`;
}

/** The words for each decision, at the approval and now. */
const WORDS: Readonly<Record<Decision, readonly [then: string, now: string]>> = {
  unchanged: ['stayed', 'stays'],
  roll: ['could roll', 'can roll'],
  recreate: ['needed downtime', 'needs downtime'],
  blocked: ['was blocked', 'is blocked'],
  unproven: ['was not proven', 'is not proven'],
};

function wordsOf({ decision, upgradeMode }: Compared, at: 0 | 1): string {
  if (decision === null) return ['was no upgrade', 'is no upgrade'][at] as string;
  const isOtherBuild = upgradeMode === 'Recreate' && gravityOf(decision) >= gravityOf('roll');
  return `${WORDS[decision][at]}${isOtherBuild ? ' under another image' : ''}`;
}

function worstFirst(one: Compared, other: Compared): number {
  return rankOf(other) - rankOf(one);
}

/** A better deployment has a smaller number. */
function rankOf({ decision, upgradeMode, change }: Compared): number {
  if (decision === null) return change === 'downgrade' ? 7 : 0;
  const worse = { unchanged: 0, roll: 0, recreate: 2, blocked: 4, unproven: 6 }[decision];
  return worse + (upgradeMode === 'RollingUpdate' ? 0 : 1);
}
