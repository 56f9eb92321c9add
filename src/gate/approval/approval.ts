import { groupBy } from '../../deployment/group-by.ts';
import { nameInFile } from '../../deployment/name-in-file.ts';
import { TOOL } from '../../net/tool.ts';
import { quoteText } from '../../problems/quote-text.ts';
import { type Decision, upgradeModeOf } from '../../release-safety/decision.ts';
import { compareVersions } from '../../release-safety/version.ts';
import { failsRun } from '../judge/fail-on.ts';
import { notesOf } from '../report/notes.ts';
import type { ApprovalChange, ApprovalDifference, ApprovalReport, Note, Report } from '../report/report.ts';
import type { ApprovedReport, ReadApproval } from './approved-report.ts';
import { belowFloor, whatChanged } from './what-changed.ts';

type Compared = ApprovedReport['deployments'][number];

/** Adds the comparison with an approved report. It can only add a reason to fail: all else is of today's documents. */
export function underApproval(report: Report, { report: approved, location, sha256 }: ReadApproval): Report {
  const differences = compareWithApproved(approved, report);
  const documents = report.evidence.documents.flatMap(({ document, location: uri, sha256: digest }) =>
    digest === null ? [] : [{ document, uri, digest: { sha256: digest } }],
  );
  const approval: ApprovalReport = {
    verifier: { id: `pkg:generic/${TOOL.name}`, version: { 'upgrade-gate': TOOL.version } },
    timeVerified: report.generatedAt,
    policy: {
      uri: report.policy?.knownIssues ?? null,
      digest: documents.find(({ document }) => document === 'known-issues')?.digest ?? null,
      minimumReleaseAge: report.policy?.minimumReleaseAge ?? null,
      maxIndexAge: report.policy?.maxIndexAge ?? null,
    },
    inputAttestations: [
      { uri: location, digest: { sha256 } },
      ...documents.map(({ uri, digest }) => ({ uri, digest })),
    ],
    verificationResult: differences.length === 0 ? 'PASSED' : 'FAILED',
    approvedAt: approved.generatedAt,
    differences,
    changedVerdicts: changedVerdicts(approved, report),
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

/** Which verdicts have changed since the approval, on the upgrades that both reports judge. */
function changedVerdicts(approved: ApprovedReport, today: Report): ApprovalChange[] {
  const changes = today.spans.flatMap((now) => {
    const then = approved.spans.find((span) => isSameJump(span, now));
    if (then === undefined) return [];
    const worse = whatChanged(then, now).filter(({ code }) => code === 'verdict-worse' || code === 'release-new');
    return [...worse, ...belowFloor(then, now).flatMap((each) => each.changes)];
  });
  return [...new Map(changes.map((change) => [change.message, change])).values()];
}

/** Documents that were replaced since the approval. The index is left out, because every release changes it. */
function noteOnReplaced(approved: ApprovedReport, { evidence }: Report): Note[] {
  const nameOf = ({ document, release }: ApprovedReport['evidence']['documents'][number]) =>
    release === null ? document : `${document} ${release}`;
  const digests = new Map(approved.evidence.documents.map((each) => [nameOf(each), each.sha256]));
  const replaced = evidence.documents
    .filter(({ document, sha256 }) => document !== 'index' && sha256 !== null)
    .filter((each) => (digests.get(nameOf(each)) ?? each.sha256) !== each.sha256)
    .map(nameOf);
  return notesOf(['notice', 'documents-replaced', replaced]);
}

/**
 * How today's run is worse than the approved one, or another (docs/github.md#at-deploy-time). Commits are not compared,
 * because merging the approved commit makes another one.
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
  const [keyOf, pairUp] = byJump ? [keyOfJump, pairByJump] : [keyOfDeployment, pairByVersions];
  const before = groupBy(approved.deployments.filter(byJump ? isJump : isChange), keyOf);
  const jumps = approved.deployments.filter((each) => isJump(each));
  const isOf = (each: Compared) => jumps.some((other) => isSameJump(each, other));
  const meant = (each: Compared) => (isOf(each) ? each : (jumps.find((other) => stillRuns(each, other, now)) ?? each));
  // An installation or an unreadable version is nothing that given versions could approve.
  const isCompared = (each: Compared) => isJump(each) || (isChange(each) && each.change !== 'unchanged');
  const today = groupBy<Compared>(now.deployments.filter(byJump ? isCompared : isChange), (each) =>
    keyOf(byJump ? meant(each) : each),
  );
  const pairs = [...new Set([...today.keys(), ...before.keys()])].flatMap((key) =>
    pairUp(before.get(key) ?? [], today.get(key) ?? []),
  );
  return pairs.flatMap((pair) => differenceOf(pair, approved, now));
}

function whole(code: ApprovalDifference['code'], message: string): ApprovalDifference {
  return { code, message, deployment: null, changes: [] };
}

/** Whether today's jump is the approved one, only longer: a service runs an older version than the files had before the change. */
function stillRuns(now: Compared, approved: Compared, { evidence }: Report): boolean {
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

function isSameJump(one: Pick<Compared, 'from' | 'to'>, other: Pick<Compared, 'from' | 'to'>): boolean {
  return one.from === other.from && one.to === other.to;
}

function keyOfJump({ from, to }: Compared): string {
  return JSON.stringify([from, to]);
}

/** The id, but the file for a `line`: its id has a line number, which moves when somebody edits above it. */
function keyOfDeployment({ id, kind, file }: Compared): string {
  return JSON.stringify(kind === 'line' ? [kind, file] : [id]);
}

/** One deployment at the approval and now; undefined on a side that does not have it. */
type Pair = readonly [before: Compared | undefined, now: Compared | undefined];

/** Pairs each of today's deployments with an approved one of the same versions, worst with worst. The rest pair up in order. */
function pairByVersions(before: readonly Compared[], now: readonly Compared[]): Pair[] {
  const rest = before.toSorted(worstFirst);
  const takeSame = (each: Compared) => {
    const at = rest.findIndex((other) => isSameJump(each, other));
    return at === -1 ? undefined : rest.splice(at, 1)[0];
  };
  const same = now.toSorted(worstFirst).map((each) => [takeSame(each), each] as const);
  const pairs = same.map(([then, each]): Pair => [then ?? rest.shift(), each]);
  return [...pairs, ...rest.map((each): Pair => [each, undefined])];
}

/** Pairs the best approved decision with the worst decision now. */
function pairByJump(before: readonly Compared[], now: readonly Compared[]): Pair[] {
  return [[before.toSorted(worstFirst).at(-1), now.toSorted(worstFirst)[0]]];
}

function differenceOf([before, now]: Pair, approved: ApprovedReport, today: Report): ApprovalDifference[] {
  if (before === undefined) return now === undefined ? [] : [found('not-approved', now, 'was not approved.')];
  if (now === undefined) return [found('not-deployed', before, 'was approved, and is not deployed now.')];
  if (!isSameJump(before, now)) {
    const why = stillRuns(now, before, today) ? `, because ${now.from} still runs` : '';
    return [found('other-versions', now, `is about to be deployed${why}, but ${jumpOf(before)} was approved.`)];
  }
  const spanThen = approved.spans.find((span) => isSameJump(span, now));
  const spanNow = today.spans.find((span) => isSameJump(span, now));
  if (rankOf(now) <= rankOf(before)) {
    const below = spanThen === undefined || spanNow === undefined ? [] : belowFloor(spanThen, spanNow);
    return below.map(({ code, says, changes }) => ({ ...found(code, now, says), changes }));
  }
  const changes = spanThen === undefined || spanNow === undefined ? [] : whatChanged(spanThen, spanNow);
  const says = `${wordsOf(before, 0)} when it was approved. Now it ${wordsOf(now, 1)}.`;
  return [{ ...found('decision-worse', now, says), changes }];
}

function found(code: ApprovalDifference['code'], deployment: Compared, says: string): ApprovalDifference {
  const { id, file } = deployment;
  const name = nameInFile(id);
  const where = file === null ? '' : `${quoteText(file)}${name === '' ? '' : ` (${quoteText(name)})`}: `;
  return { code, message: `${where}${jumpOf(deployment)} ${says}`, deployment: id, changes: [] };
}

function jumpOf({ from, to, change }: Compared): string {
  const unread = 'a version that cannot be read';
  if (change === 'install') return `the installation of ${to ?? unread}`;
  if (change === 'removed') return `the removal of ${from ?? unread}`;
  return from === null && to === null ? unread : `${from ?? unread} → ${to ?? unread}`;
}

const WORDS: Readonly<Record<Decision, readonly [then: string, now: string]>> = {
  unchanged: ['stayed', 'stays'],
  roll: ['could roll', 'can roll'],
  recreate: ['needed downtime', 'needs downtime'],
  blocked: ['was blocked', 'is blocked'],
  unproven: ['was not proven', 'is not proven'],
};

function wordsOf({ decision, upgradeMode }: Compared, at: 0 | 1): string {
  if (decision === null) return ['was no upgrade', 'is no upgrade'][at] as string;
  const isOtherBuild = upgradeMode === 'Recreate' && upgradeModeOf(decision) === 'RollingUpdate';
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
