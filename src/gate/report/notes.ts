import type { Comparison, DeploymentChange } from '../../comparison/compare-trees.ts';
import { isPlainHttp } from '../../net/connection-security.ts';
import { showPlace } from '../../problems/place.ts';
import type { Artifact } from '../../release-safety/artifact.ts';
import type { Release } from '../../release-safety/release.ts';
import type { PolicedEvidence } from '../policy/policy.ts';
import type { RunningStanding } from '../running/services.ts';
import type { StartOfChange } from '../running/starts.ts';
import type { Note, RunningRecord } from './report.ts';
import type { SpanReport } from './span-report.ts';

const MOST_EXAMPLES = 3;

/** A note for each code that has cases, with the first few of them. */
export function notesOf(
  ...all: readonly (readonly [level: Note['level'], code: Note['code'], cases: readonly string[]])[]
): Note[] {
  return all
    .filter(([, , cases]) => cases.length > 0)
    .map(([level, code, cases]) => ({ level, code, count: cases.length, examples: cases.slice(0, MOST_EXAMPLES) }));
}

/** What the reader should know besides the decision, such as skipped releases, contradictions, unreadable documents, and entries of the policy that match nothing. */
export function notesOnEvidence(evidence: PolicedEvidence, spans: readonly SpanReport[]): Note[] {
  const { index, indexRecord, drift, artifacts, artifactRecords, policy } = evidence;
  const documents = [...artifacts.values()];
  const unchanged = new Set(spans.filter(({ decision }) => decision === 'unchanged').map(({ from }) => from));
  const same = [...unchanged].map((version) => `${version} is both the current and the target version`);
  const drifts = drift.map(({ release, member, index: listed, artifact }) => {
    return `${release}: ${member} is ${listed || 'empty'} in the index and ${artifact || 'empty'} in the artifact`;
  });
  const unusable = artifactRecords.flatMap(({ release, problem }) =>
    problem === null ? [] : [`${release}: ${problem}`],
  );
  return [
    ...notesOf(
      ['warning', 'nothing-compared', same],
      ['warning', 'plain-http', locationsInPlain([indexRecord, ...artifactRecords])],
      ['warning', 'index-without-schema', index !== null && index.schemaVersion === null ? ['schemaVersion'] : []],
      ['warning', 'index-old', policy.oldIndex === null ? [] : [policy.oldIndex]],
      ['warning', 'rows-skipped', (index?.skippedRows ?? []).map(({ row, problem }) => `row ${row}: ${problem}`)],
      ['warning', 'rows-in-doubt', [...rowsInDoubt(index?.releases ?? []), ...(index?.oddities ?? [])]],
      ['warning', 'drift', drifts],
      ['warning', 'artifacts-unusable', unusable],
      ['notice', 'artifact-odd', documents.flatMap(oddities)],
    ),
    ...noteOnUnknownMembers([...(index === null ? [] : [index]), ...documents]),
    ...notesOf(
      ['warning', 'plain-http', locationsInPlain(policy.knownIssues === null ? [] : [policy.knownIssues])],
      ['notice', 'known-issues-unmatched', policy.unmatched],
      ['notice', 'known-issues-over', policy.expired],
    ),
  ];
}

function locationsInPlain(records: readonly { readonly location: string }[]): string[] {
  return records.map(({ location }) => location).filter(isPlainHttp);
}

/** What to know of the repository besides its deployments. `notRendered` are places that rendered manifests lack. */
export function notesOnRepository(
  comparisons: readonly Comparison[],
  changes: readonly DeploymentChange[],
  isSameCommit: boolean,
  notRendered: readonly string[],
): Note[] {
  const detections = comparisons.flatMap(({ head, base }) => (base === null ? [head] : [head, base]));
  // If no deployment of the head can be read, the check guards nothing.
  const heads = comparisons.flatMap(({ head }) => head.objects);
  const isJudged = changes.some(({ problem, to }) => problem === null && to !== null);
  // A chart that stays is read, though nobody looks up what it installs.
  const isRead = heads.some(({ version, problem }) => version !== null || problem === null);
  const unreadable = isJudged || isRead ? [] : [...new Set(heads.map(({ place }) => showPlace(place)))];
  const touched = comparisons.some(({ touchesWorkflows }) => touchesWorkflows);
  const byLine = changes.filter(({ line }) => line !== undefined);
  return notesOf(
    ['warning', 'nothing-compared', isSameCommit ? ['base and head are the same commit'] : []],
    ['warning', 'workflow-changed', touched ? ['.github/workflows/'] : []],
    ['warning', 'nothing-held', unreadable],
    ['warning', 'not-rendered', notRendered],
    ['notice', 'found-by-line', byLine.map(({ place }) => showPlace(place))],
    ['notice', 'not-parsed', [...new Set(detections.flatMap(({ notParsed }) => notParsed))]],
  );
}

/** A jump, without a place for given versions, and what was found out about where it starts. */
type RunningStart = Pick<StartOfChange, 'service' | 'standing'> & {
  readonly jump: Pick<DeploymentChange, 'from' | 'to'> & Partial<Pick<DeploymentChange, 'place'>>;
};

/** What the reader should know about the services that were asked for their version (docs/rules.md#the-current-version). */
export function notesOnRunning(starts: readonly RunningStart[], running: readonly RunningRecord[]): Note[] {
  const saying = (standings: readonly RunningStanding[]) =>
    starts.flatMap(({ jump: { from, to, place }, service, standing }) => {
      if (standing === null || !standings.includes(standing) || service === null) return [];
      return [`${SAYINGS[standing](`${service.version}`, `${from}`, `${to}`)} (${place?.file ?? service.location})`];
    });
  const unmatched = running.filter((each) => starts.every(({ service }) => service !== each));
  const unknown = running.flatMap(({ location, problem }) => (problem === null ? [] : [`${location}: ${problem}`]));
  return notesOf(
    ['warning', 'running-differs', saying(['behind', 'ahead', 'above'])],
    ['notice', 'running-base', saying(['base'])],
    ['warning', 'running-unknown', unknown],
    ['warning', 'running-unmatched', unmatched.flatMap(({ glob }) => glob ?? [])],
    ['warning', 'plain-http', locationsInPlain(running)],
  );
}

const SAYINGS: Readonly<Record<RunningStanding, (running: string, from: string, to: string) => string>> = {
  behind: (running, from) => `${running} still runs, not ${from}`,
  ahead: (running, from) => `${running} runs already, not ${from}`,
  above: (running, _, to) => `${running} runs, which is above ${to}`,
  base: (running) => `${running} runs`,
};

/** Where the files name another jump than the given versions. */
export function notesOnGiven(starts: readonly StartOfChange[]): Note[] {
  const cases = starts.flatMap(({ jump, jumps, isBesideFiles }) => {
    // The jump of the files counts after the given one.
    const own = jumps.at(-1);
    if (isBesideFiles !== true || own === undefined) return [];
    return [`${jump.place.file}: ${own.from} → ${own.to} in the files, ${jump.from} → ${jump.to} as given`];
  });
  return notesOf(['warning', 'given-differs', cases]);
}

/** What is taken back although it never came to run. */
export function notesOnReverts(starts: readonly StartOfChange[]): Note[] {
  const cases = starts.map(
    ({ jump: { from, to, place }, service }) => `${place.file}: ${service?.location} still runs ${to}, not ${from}`,
  );
  return notesOf(['warning', 'reverts', cases]);
}

/** What is not taken back as a deployment that did not happen, although what it goes back to runs. */
export function notesOnDoubts(starts: readonly (StartOfChange & { readonly why: string | null })[]): Note[] {
  const cases = starts.flatMap(({ jump: { to, place }, service, why }) =>
    why === null ? [] : [`${place.file}: ${service?.location} runs ${to}, but ${why}`],
  );
  return notesOf(['warning', 'revert-unconfirmed', cases]);
}

/** For a run that passes although neither side of the change deploys Lightdash. */
export const NOTHING_DEPLOYED: Note = { level: 'warning', code: 'nothing-deployed', count: 1, examples: [] };

/** Contradictions anywhere in the index. Those outside of the span are included, although they decide nothing. */
function rowsInDoubt(releases: readonly Release[]): string[] {
  return releases.flatMap(({ version, previousVersion, flaws }, position) => {
    const before = releases[position - 1]?.version ?? previousVersion;
    return [
      ...flaws.filter(({ rule }) => rule === 'contradiction').map(({ says }) => `${version}: ${says}`),
      ...(previousVersion === before ? [] : [`${version}: previousVersion is ${previousVersion}, after ${before}`]),
    ];
  });
}

function oddities({ version, oddities: odd, unreadable }: Artifact): string[] {
  return [
    ...odd.map((oddity) => `${version}: ${oddity}`),
    ...unreadable.map((section) => `${version}: "${section}" does not have its documented shape`),
  ];
}

function noteOnUnknownMembers(documents: readonly Pick<Artifact, 'unknownMembers'>[]): Note[] {
  const count = documents.reduce((sum, { unknownMembers }) => sum + unknownMembers.count, 0);
  const names = new Set(documents.flatMap(({ unknownMembers }) => unknownMembers.names));
  const examples = [...names].slice(0, MOST_EXAMPLES);
  return count === 0 ? [] : [{ level: 'notice', code: 'unknown-members', count, examples }];
}
