import { resolve } from 'node:path';
import { DAY_MS, HOUR_MS, parseMoment } from '../../documents/moment.ts';
import { type DocumentRecord, describeUnusable } from '../../evidence/document-record.ts';
import { type Evidence, type EvidenceHost, type EvidenceSpan, gatherEvidence } from '../../evidence/evidence.ts';
import { type DocumentRequest, type ReadDocument, readDocument } from '../../evidence/read-document.ts';
import { DocumentReader } from '../../net/document-reader.ts';
import { FETCH_LIMITS } from '../../net/limits.ts';
import type { Hold } from '../../release-safety/hold.ts';
import { withHolds } from '../../release-safety/release.ts';
import type { ReleaseIndex } from '../../release-safety/release-index.ts';
import type { GateSettings } from '../settings.ts';
import { type Age, showMinute } from './age.ts';
import type { IssueHolds } from './known-issues.ts';

/** Evidence with the policy's holds on the releases of its index. */
export interface PolicedEvidence extends Evidence {
  readonly policy: {
    /** The moment that decides ages and ends, ISO 8601. */
    readonly judgedAt: string;
    /** What to tell of an index that is old; null if it is not. */
    readonly oldIndex: string | null;
    readonly knownIssues: DocumentRecord | null;
    /** The ids of the issues that match no release, and of those that have ended; hostile until escaped. */
    readonly unmatched: readonly string[];
    readonly expired: readonly string[];
  };
}

/** In bytes. People write this file by hand, so it has a few kilobytes. */
const MOST_BYTES = 100_000;

const NO_ISSUES: IssueHolds = { holds: new Map(), unmatched: [], expired: [] };

/**
 * Reads the evidence and the team's own policy (docs/policy.md), and adds the policy's holds to the index. Every later judgement and plan sees
 * them in the releases.
 *
 * @throws ReverseSpanError if a span runs backwards; nothing is fetched then
 */
export async function gatherUnderPolicy(
  settings: GateSettings,
  spans: readonly EvidenceSpan[],
  host: EvidenceHost,
): Promise<PolicedEvidence> {
  const { 'index-url': indexUrl, 'release-asset-url': releaseAssetUrl, artifacts } = settings;
  const workingDirectory = resolve(settings['working-directory']);
  const evidence = await gatherEvidence({ indexUrl, releaseAssetUrl, artifacts, workingDirectory }, spans, host);
  const known = await knownIssuesOf(settings, workingDirectory, host);
  const { index } = evidence;
  const now = host.now ?? new Date();
  const issues = index === null || known === null ? NO_ISSUES : known.holdIn(index, now);
  const held = index && holdReleases(index, issues, settings['minimum-release-age'] ?? null, now);
  return {
    ...evidence,
    index: held && holdOldIndex(held, settings['max-index-age'] ?? null, now),
    policy: {
      judgedAt: now.toISOString(),
      oldIndex: index && describeOldIndex(index, now),
      knownIssues: known?.record ?? null,
      unmatched: issues.unmatched,
      expired: issues.expired,
    },
  };
}

/** The index with the policy's holds on its releases at a given moment. A policy can only restrict. */
export function holdReleases(
  index: ReleaseIndex,
  issues: Pick<IssueHolds, 'holds'>,
  age: Age | null,
  now: Date,
): ReleaseIndex {
  const releases = index.releases.map((release) => {
    const tooYoung = age === null ? null : holdByAge(release.releaseDate, age, now);
    // Issues come before the age, because an issue bars a release for good.
    const holds = [...(issues.holds.get(release.version) ?? []), ...(tooYoung === null ? [] : [tooYoung])];
    return holds.length === 0 ? release : withHolds(release, holds);
  });
  return { ...index, releases };
}

/** The issues of the team's own file, or of the file that a setting names; null if there are none. */
async function knownIssuesOf({ team, ...settings }: GateSettings, workingDirectory: string, host: EvidenceHost) {
  const location = settings['known-issues'];
  if (location !== undefined) return await readKnownIssues(location, workingDirectory, host);
  if (team.knownIssues === null) return null;
  const { holdByIssues } = await import('./known-issues.ts');
  const file = { issues: team.knownIssues, problem: null };
  return { record: null, holdIn: ({ releases }: ReleaseIndex, now: Date) => holdByIssues(file, releases, now) };
}

async function readKnownIssues(location: string, workingDirectory: string, host: EvidenceHost) {
  // Loaded only here, because nothing else needs a YAML parser and a schema.
  const { parseKnownIssues, holdByIssues } = await import('./known-issues.ts');
  const request = { document: 'known-issues', location, workingDirectory, mostBytes: MOST_BYTES } as const;
  const read = await readOwnDocument(request, host, parseKnownIssues);
  const { issues, problem } = read.value === null ? { issues: null, problem: read.record.problem } : read.value;
  const record: DocumentRecord = { ...read.record, problem };
  const file = issues === null ? { issues, problem: describeUnusable(record) } : { issues, problem: null };
  const holdIn = ({ releases }: ReleaseIndex, now: Date) => holdByIssues(file, releases, now);
  return { record, holdIn };
}

/** Reads a document that the team itself writes, and a setting names. @param parse throws MalformedDocumentError */
export async function readOwnDocument<T>(
  request: Omit<DocumentRequest, 'release'>,
  { limits, fileSource }: EvidenceHost,
  parse: (bytes: Buffer) => T,
): Promise<ReadDocument<T>> {
  const reader = new DocumentReader(limits?.fetch ?? FETCH_LIMITS, fileSource);
  try {
    return await readDocument(reader, { ...request, release: null }, parse, undefined, (bytes) => bytes);
  } finally {
    reader.close();
  }
}

/** Lightdash writes the index anew with every release, about twenty times a day. One that is older than this is a copy that nobody renews. */
const OLD_MS = 7 * DAY_MS;

/** The clocks of two machines may differ by this much. An index that is made later than that does not say when it was made. */
const SKEW_MS = HOUR_MS;

/** The index, all of it held if it is too old, or does not say how old (docs/policy.md#how-old-the-index-may-be). */
function holdOldIndex(index: ReleaseIndex, most: Age | null, now: Date): ReleaseIndex {
  if (most === null) return index;
  const age = ageOf(index, now);
  if (age !== null && age <= most.ms) return index;
  const says = `${describeAge(age)}, and ${most.text} at most ${most.text.endsWith('s') ? 'are' : 'is'} allowed`;
  const hold: Hold = { rule: 'index-too-old', on: 'target', says, passesFrom: null, issue: null };
  return { ...index, releases: index.releases.map((release) => withHolds(release, [hold])) };
}

/** What to tell of an index that is older than a week, or does not say how old it is: `was made 84 days ago and ends with 2.114.0 (3 Sep 2026)`. Null of any other. */
function describeOldIndex(index: ReleaseIndex, now: Date): string | null {
  const age = ageOf(index, now);
  if (age !== null && age <= OLD_MS) return null;
  const newest = index.releases.at(-1);
  const released = parseMoment(newest?.releaseDate ?? null);
  const day = released === null ? '' : ` (${new Date(released).toUTCString().slice(5, 16).replace(/^0/, '')})`;
  return `${describeAge(age)}${newest === undefined ? '' : ` and ends with ${newest.version}${day}`}`;
}

/** In milliseconds; null if it is not known. */
function ageOf({ generatedAt }: ReleaseIndex, now: Date): number | null {
  const made = parseMoment(generatedAt);
  const age = made === null ? null : now.getTime() - made;
  return age === null || age < -SKEW_MS ? null : Math.max(age, 0);
}

function describeAge(age: number | null): string {
  if (age === null) return 'does not say when it was made';
  const [count, unit] = age < 2 * DAY_MS ? [age / HOUR_MS, 'hour'] : [age / DAY_MS, 'day'];
  const whole = Math.floor(count);
  return `was made ${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
}

/**
 * The hold on a release that is too young, by the youngest date of its documents. One without a usable date, or with a
 * future one, always is.
 */
export function holdByAge(releaseDate: string | null, age: Age, now: Date): Hold | null {
  const published = parseMoment(releaseDate);
  if (published === null) {
    const says = `one of its documents has no usable release date, so nothing shows that it is ${age.text} old`;
    return { rule: 'too-young', on: 'target', says, passesFrom: null, issue: null };
  }
  const moment = published + age.ms;
  if (moment <= now.getTime()) return null;
  const says = `it will be ${age.text} old at ${showMinute(moment)}`;
  return { rule: 'too-young', on: 'target', says, passesFrom: new Date(moment).toISOString(), issue: null };
}
