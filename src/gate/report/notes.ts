import type { Comparison, DeploymentChange } from '../../comparison/compare-trees.ts';
import type { Detection } from '../../deployment/detect.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { isPlainHttp } from '../../net/connection-security.ts';
import { type Place, showPlace } from '../../problems/place.ts';
import type { Artifact } from '../../release-safety/artifact.ts';
import type { Release } from '../../release-safety/release.ts';
import type { UnknownMembers } from '../../release-safety/unknown-members.ts';
import type { Version } from '../../release-safety/version.ts';
import type { PolicedEvidence } from '../policy/policy.ts';
import type { RunningEffect } from '../running/standing.ts';
import type { Note, RunningRecord } from './report.ts';
import type { SpanReport } from './span-report.ts';

const MOST_EXAMPLES = 3;

/** What the reader should know besides the decision, such as skipped releases, contradictions and unreadable documents. */
export function notesOnEvidence(evidence: Evidence, spans: readonly SpanReport[]): Note[] {
  const { index, indexRecord, drift, artifacts, artifactRecords } = evidence;
  const unusable = artifactRecords.filter((record) => record.problem !== null);
  const documents = [...artifacts.values()];
  const overPlainHttp = [indexRecord, ...artifactRecords].map(({ location }) => location).filter(isPlainHttp);
  const unchanged = spans
    .filter(({ decision }) => decision === 'unchanged')
    .map(({ from }) => `${from} is both the current and the target version`);
  const unknown = [...(index === null ? [] : [index]), ...documents].map((document) => document.unknownMembers);
  return [
    note('warning', 'nothing-compared', unchanged),
    note('warning', 'plain-http', overPlainHttp),
    note('warning', 'index-without-schema', index !== null && index.schemaVersion === null ? ['schemaVersion'] : []),
    note(
      'warning',
      'rows-skipped',
      (index?.skippedRows ?? []).map(({ row, problem }) => `row ${row}: ${problem}`),
    ),
    note('warning', 'rows-in-doubt', index === null ? [] : rowsInDoubt(index.releases)),
    note(
      'warning',
      'drift',
      drift.map(({ release, member, index: listed, artifact }) => {
        return `${release}: ${member} is ${listed || 'empty'} in the index and ${artifact || 'empty'} in the artifact`;
      }),
    ),
    note(
      'warning',
      'artifacts-unusable',
      unusable.map(({ release, problem }) => `${release}: ${problem}`),
    ),
    note('notice', 'artifact-odd', documents.flatMap(oddities)),
    unknownMembersNote(unknown),
  ].filter((found) => found.count > 0);
}

/** Notes on entries of the team's own policy that match nothing. */
export function notesOnPolicy({ policy }: PolicedEvidence): Note[] {
  const location = policy.knownIssues?.location ?? '';
  return [
    note('warning', 'plain-http', isPlainHttp(location) ? [location] : []),
    note('notice', 'known-issues-unmatched', policy.unmatched),
    note('notice', 'known-issues-over', policy.expired),
  ].filter((found) => found.count > 0);
}

/**
 * What the reader should know about the repository besides its deployments.
 *
 * @param changes the changes in the report
 * @param isSameCommit whether a commit was compared with itself
 * @param notRendered places of deployments that are missing from the rendered manifests, if there are manifests
 */
export function notesOnRepository(
  comparisons: readonly Comparison[],
  changes: readonly DeploymentChange[],
  isSameCommit: boolean,
  notRendered: readonly string[],
): Note[] {
  const detections = comparisons.flatMap(({ head, base }) => (base === null ? [head] : [head, base]));
  const each = (list: (detection: Detection) => readonly string[]) => [...new Set(detections.flatMap(list))];
  // If no deployment of the head can be read, the check guards nothing.
  const heads = comparisons.flatMap(({ head }) => head.objects);
  const isHeld = heads.length === 0 || heads.some(({ version }) => version !== null);
  const unreadable = isHeld ? [] : [...new Set(heads.map(({ place }) => showPlace(place)))];
  const touched = comparisons.some(({ touchesWorkflows }) => touchesWorkflows);
  return [
    note('warning', 'nothing-compared', isSameCommit ? ['base and head are the same commit'] : []),
    note('warning', 'workflow-changed', touched ? ['.github/workflows/'] : []),
    note('warning', 'nothing-held', unreadable),
    note('warning', 'not-rendered', notRendered),
    note(
      'notice',
      'found-by-line',
      changes.filter(({ line }) => line !== undefined).map(({ place }) => showPlace(place)),
    ),
    note(
      'notice',
      'not-parsed',
      each(({ notParsed }) => notParsed),
    ),
  ].filter((found) => found.count > 0);
}

/** A jump, and what was found out about where it starts. */
interface RunningStart {
  readonly jump: {
    readonly from: Version | null;
    readonly to: Version | null;
    /** Null for given versions. */
    readonly place: Place | null;
  };
  readonly service: RunningRecord | null;
  readonly effect: RunningEffect | null;
}

/** What the reader should know about the services that were asked for their version (docs/rules.md#what-runs). */
export function notesOnRunning(starts: readonly RunningStart[], running: readonly RunningRecord[]): Note[] {
  const saying = (effects: readonly RunningEffect[]) =>
    starts.flatMap(({ jump: { from, to, place }, service, effect }) => {
      if (effect === null || !effects.includes(effect) || service === null) return [];
      const where = place === null ? service.location : place.file;
      return [`${where} ${SAYINGS[effect](`${service.version}`, `${from}`, `${to}`)}`];
    });
  const unmatched = running.filter((each) => starts.every(({ service }) => service !== each));
  return [
    note('warning', 'running-differs', saying(['behind', 'ahead', 'above'])),
    note('notice', 'running-base', saying(['base'])),
    note(
      'warning',
      'running-unknown',
      running.flatMap(({ location, problem }) => (problem === null ? [] : [`${location}: ${problem}`])),
    ),
    note(
      'warning',
      'running-unmatched',
      unmatched.flatMap(({ glob }) => glob ?? []),
    ),
    note('warning', 'plain-http', running.map(({ location }) => location).filter(isPlainHttp)),
  ].filter((found) => found.count > 0);
}

const SAYINGS: Readonly<Record<RunningEffect, (running: string, from: string, to: string) => string>> = {
  behind: (running, from) => `still runs ${running}, not ${from}; judged from ${running}`,
  ahead: (running, from) => `runs ${running} already, not ${from}; judged from ${from}`,
  above: (running, _, to) => `runs ${running}, which is above ${to}`,
  base: (running) => `runs ${running}`,
};

/** For a run that passes although neither side of the change deploys Lightdash. */
export const NOTHING_DEPLOYED: Note = { level: 'warning', code: 'nothing-deployed', count: 1, examples: [] };

/** @param ignored files that a deployment asks for and git ignores */
export function noteOnUnseen(ignored: readonly string[]): Note[] {
  return ignored.length === 0 ? [] : [note('warning', 'git-ignored', ignored)];
}

/** For a red report without choices because working them out has failed. */
export function noteOnChoices(error: unknown): Note {
  return note('warning', 'choices-failed', [String(error)]);
}

function note(level: Note['level'], code: Note['code'], cases: readonly string[]): Note {
  return { level, code, count: cases.length, examples: cases.slice(0, MOST_EXAMPLES) };
}

/** Contradictions anywhere in the index. Those outside of the span are included, although they decide nothing. */
function rowsInDoubt(releases: readonly Release[]): string[] {
  return releases.flatMap(({ version, previousVersion, flaws }, position) => {
    const contradictions = flaws
      .filter(({ rule }) => rule === 'contradiction')
      .map(({ says }) => `${version}: ${says}`);
    const before = releases[position - 1];
    const isChained = before === undefined || previousVersion === before.version;
    return isChained
      ? contradictions
      : [...contradictions, `${version}: previousVersion is ${previousVersion}, after ${before.version}`];
  });
}

function oddities({ version, oddities: odd, unreadable }: Artifact): string[] {
  return [
    ...odd.map((oddity) => `${version}: ${oddity}`),
    ...unreadable.map((section) => `${version}: "${section}" does not have its documented shape`),
  ];
}

function unknownMembersNote(found: readonly UnknownMembers[]): Note {
  const names = new Set(found.flatMap((members) => members.names));
  return {
    level: 'notice',
    code: 'unknown-members',
    count: found.reduce((sum, members) => sum + members.count, 0),
    examples: [...names].slice(0, MOST_EXAMPLES),
  };
}
