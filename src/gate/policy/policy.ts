import { resolve } from 'node:path';
import { type DocumentRecord, describeUnusable } from '../../evidence/document-record.ts';
import { type Evidence, type EvidenceHost, type EvidenceSpan, gatherEvidence } from '../../evidence/evidence.ts';
import { type DocumentRequest, type ReadDocument, readDocument } from '../../evidence/read-document.ts';
import { DocumentReader } from '../../net/document-reader.ts';
import { FETCH_LIMITS } from '../../net/limits.ts';
import { withHolds } from '../../release-safety/release.ts';
import type { ReleaseIndex } from '../../release-safety/release-index.ts';
import type { GateSettings } from '../settings.ts';
import type { Age } from './age.ts';
import { describeOldIndex, holdOldIndex } from './index-age.ts';
import type { IssueHolds } from './known-issues.ts';
import { holdByAge } from './release-age.ts';

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
  return {
    ...evidence,
    index:
      index &&
      holdOldIndex(
        holdReleases(index, issues, settings['minimum-release-age'] ?? null, now),
        settings['max-index-age'] ?? null,
        now,
      ),
    policy: {
      judgedAt: now.toISOString(),
      oldIndex: index && describeOldIndex(index, now),
      knownIssues: known?.record ?? null,
      unmatched: issues.unmatched,
      expired: issues.expired,
    },
  };
}

/**
 * The index with the policy's holds on its releases at a given moment. A policy can only restrict.
 *
 * @param issues what the known issues hold; `age` is null if the settings name none
 */
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
