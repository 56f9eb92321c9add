import type { DocumentRecord } from '../../evidence/document-record.ts';
import { type Evidence, type EvidenceHost, type EvidenceSpan, gatherEvidence } from '../../evidence/evidence.ts';
import { readDocument } from '../../evidence/read-document.ts';
import { DocumentReader } from '../../net/document-reader.ts';
import { FETCH_LIMITS } from '../../net/limits.ts';
import type { Hold } from '../../release-safety/hold.ts';
import { withHolds } from '../../release-safety/release.ts';
import type { ReleaseIndex } from '../../release-safety/release-index.ts';
import type { GateSettings } from '../settings.ts';
import { evidenceSource } from '../settings.ts';
import type { KnownIssue } from './known-issues.ts';
import { holdByAge, type ReleaseAge } from './release-age.ts';

/** The decisions of a team (docs/policy.md) at the moment of a run. */
export interface Policy {
  readonly minimumReleaseAge: ReleaseAge | null;
  /** Null if the settings name no file. Empty if the file cannot be used; then `problem` says why. */
  readonly knownIssues: readonly KnownIssue[] | null;
  readonly problem: string | null;
}

/** Evidence with the policy's holds on the releases of its index. */
export interface PolicedEvidence extends Evidence {
  readonly policy: {
    /** The moment that decides ages and ends, ISO 8601. */
    readonly judgedAt: string;
    readonly knownIssues: DocumentRecord | null;
    /** The ids of the issues that match no release, and of those that have ended; hostile until escaped. */
    readonly unmatched: readonly string[];
    readonly expired: readonly string[];
  };
}

/** In bytes. People write this file by hand, so it has a few kilobytes. */
const MOST_BYTES = 100_000;

/**
 * Reads the evidence and the team's own policy, and adds the policy's holds to the index. Every later judgement and plan sees them in the
 * releases.
 *
 * @throws ReverseSpanError if a span runs backwards; nothing is fetched then
 */
export async function gatherUnderPolicy(
  settings: GateSettings,
  spans: readonly EvidenceSpan[],
  host: EvidenceHost,
): Promise<PolicedEvidence> {
  const source = evidenceSource(settings);
  const evidence = await gatherEvidence(source, spans, host);
  const location = settings['known-issues'];
  const known = location === undefined ? null : await readKnownIssues(location, source.workingDirectory, host);
  const now = host.now ?? new Date();
  const policy = {
    minimumReleaseAge: settings['minimum-release-age'] ?? null,
    knownIssues: known === null ? null : (known.issues ?? []),
    problem: known === null || known.issues !== null ? null : `${known.record.location}: ${known.record.problem}`,
  };
  const held = evidence.index === null ? null : holdReleases(evidence.index, policy, now, known?.holdBy ?? null);
  return {
    ...evidence,
    index: held?.index ?? null,
    policy: {
      judgedAt: now.toISOString(),
      knownIssues: known?.record ?? null,
      unmatched: held?.unmatched ?? [],
      expired: held?.expired ?? [],
    },
  };
}

/** The rule of known issues. It is loaded only if the settings name a file. */
type HoldByIssues = typeof import('./known-issues.ts').holdByIssues;

/**
 * The index with the policy's holds on its releases at a given moment. A policy can only restrict.
 *
 * @param holdBy the rule of known issues; null if the settings name no file
 */
export function holdReleases(
  index: ReleaseIndex,
  { minimumReleaseAge, knownIssues, problem }: Policy,
  now: Date,
  holdBy: HoldByIssues | null,
): { readonly index: ReleaseIndex; readonly unmatched: readonly string[]; readonly expired: readonly string[] } {
  const versions = index.releases.map(({ version }) => version);
  const byIssues = holdBy?.(knownIssues ?? [], versions, now) ?? { holds: new Map(), unmatched: [], expired: [] };
  // A file that cannot be read may bar anything, so it bars everything.
  const unread: Hold[] = problem === null ? [] : [{ on: 'target', rule: 'policy-unavailable', says: problem }];
  const releases = index.releases.map((release) => {
    const tooYoung = minimumReleaseAge === null ? null : holdByAge(release.releaseDate, minimumReleaseAge, now);
    // Issues come before the age, because an issue bars a release for good.
    const holds = [...unread, ...(byIssues.holds.get(release.version) ?? []), ...(tooYoung === null ? [] : [tooYoung])];
    return holds.length === 0 ? release : withHolds(release, holds);
  });
  return { index: { ...index, releases }, unmatched: byIssues.unmatched, expired: byIssues.expired };
}

async function readKnownIssues(
  location: string,
  workingDirectory: string,
  host: EvidenceHost,
): Promise<{
  readonly record: DocumentRecord;
  readonly issues: readonly KnownIssue[] | null;
  readonly holdBy: HoldByIssues;
}> {
  // Loaded only here, because nothing else needs a YAML parser and a schema.
  const { parseKnownIssues, holdByIssues: holdBy } = await import('./known-issues.ts');
  const reader = new DocumentReader(host.limits?.fetch ?? FETCH_LIMITS, host.fileSource);
  try {
    const request = {
      document: 'known-issues',
      release: null,
      location,
      workingDirectory,
      mostBytes: MOST_BYTES,
    } as const;
    const { record, value } = await readDocument(reader, request, parseKnownIssues, undefined, (bytes) => bytes);
    const problem = value?.problems?.join('; ') ?? record.problem;
    return { record: { ...record, problem }, issues: value?.issues ?? null, holdBy };
  } finally {
    reader.close();
  }
}
