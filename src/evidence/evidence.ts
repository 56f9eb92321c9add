import type { Connect } from '../net/connections.ts';
import { DocumentReader, type FileSource } from '../net/document-reader.ts';
import { FETCH_LIMITS, type FetchLimits } from '../net/limits.ts';
import type { Progress } from '../net/progress.ts';
import type { Artifact } from '../release-safety/artifact.ts';
import { type Drift, reconcile, releasesWithArtifact } from '../release-safety/reconcile.ts';
import { parseReleaseIndex, type ReleaseIndex } from '../release-safety/release-index.ts';
import { readSpan, refuseReverse } from '../release-safety/span.ts';
import { sortedVersions, type Version } from '../release-safety/version.ts';
import type { DocumentRecord } from './document-record.ts';
import { readDocument } from './read-document.ts';

/** What is done with the artifacts of a span (DESIGN section 3). */
export const ARTIFACTS_MODES = ['verify', 'explain', 'off'] as const;
export type ArtifactsMode = (typeof ARTIFACTS_MODES)[number];

/** Where the documents lie. */
export interface EvidenceSource {
  readonly indexUrl: string;
  /** Location of an artifact, with `{version}` where the version goes. */
  readonly releaseAssetUrl: string;
  readonly artifacts: ArtifactsMode;
  /** Absolute folder that relative paths start from. */
  readonly workingDirectory: string;
}

/** Bounds on a run's documents (DESIGN section 3). Sizes in bytes after decompression, times in milliseconds. */
export interface EvidenceLimits {
  readonly fetch: FetchLimits;
  /** The real index has 1 MB for 3,568 releases: this leaves room for thirty times as many. */
  readonly mostIndexBytes: number;
  /** A real artifact has 1 kB; a long list of breaking changes makes it some hundred. */
  readonly mostArtifactBytes: number;
  readonly allArtifactsMs: number;
}

const EVIDENCE_LIMITS: EvidenceLimits = {
  fetch: FETCH_LIMITS,
  mostIndexBytes: 32_000_000,
  mostArtifactBytes: 8_000_000,
  allArtifactsMs: 300_000,
};

/** The documents of a run, read once, and what they say together. */
export interface Evidence {
  /** The index, corrected by the artifacts; null where it could not be read, and then its record has the problem. */
  readonly index: ReleaseIndex | null;
  /** The artifacts that could be read, by version. */
  readonly artifacts: ReadonlyMap<Version, Artifact>;
  readonly drift: readonly Drift[];
  readonly indexRecord: DocumentRecord;
  readonly artifactRecords: readonly DocumentRecord[];
}

/** One jump that evidence is wanted for. */
export interface EvidenceSpan {
  readonly from: Version;
  readonly to: Version;
}

/** What the caller provides. */
export interface EvidenceHost {
  readonly userAgent: string;
  readonly onProgress: (progress: Progress) => void;
  readonly limits?: EvidenceLimits;
  /** The moment that the age of a release is measured at; that of the clock where it is left out. */
  readonly now?: Date;
  /** Where files of a judged repository are read from instead of the disk. */
  readonly fileSource?: FileSource;
  /** How servers are reached, if not by the actions' own client. */
  readonly connect?: Connect;
}

/**
 * Reads the index, and, unless `artifacts` is `off`, the artifacts of all live releases of the spans, each once; then
 * lets the artifacts correct the index (DESIGN section 3).
 *
 * @throws ReverseSpanError where a span runs backwards; nothing is fetched then
 */
export async function gatherEvidence(
  source: EvidenceSource,
  spans: readonly EvidenceSpan[],
  host: EvidenceHost,
): Promise<Evidence> {
  for (const { from, to } of spans) refuseReverse(from, to);
  const limits = host.limits ?? EVIDENCE_LIMITS;
  const { workingDirectory, artifacts: mode } = source;
  const reader = new DocumentReader(host.userAgent, limits.fetch, host.fileSource, host.connect);
  const indexProgress = { reading: 'the release-safety index', total: 1 } as const;
  try {
    host.onProgress({ ...indexProgress, done: 0 });
    const { record: indexRecord, value: published } = await readDocument(
      reader,
      {
        document: 'index',
        release: null,
        location: source.indexUrl,
        workingDirectory,
        mostBytes: limits.mostIndexBytes,
      },
      parseReleaseIndex,
    );
    host.onProgress({ ...indexProgress, done: 1 });
    const nothing = { artifacts: new Map(), drift: [], indexRecord, artifactRecords: [] };
    if (published === null || mode === 'off') return { ...nothing, index: published };

    const versions = sortedVersions(
      spans.flatMap(({ from, to }) => releasesWithArtifact(readSpan(published, from, to))),
    );
    // Loaded only here: the index alone needs none of the code that reads artifacts.
    const { readArtifacts } = await import('./read-artifacts.ts');
    const { readings, records } = await readArtifacts(reader, versions, {
      template: source.releaseAssetUrl,
      workingDirectory,
      mostBytes: limits.mostArtifactBytes,
      totalMs: limits.allArtifactsMs,
      concurrency: limits.fetch.mostAtOnce,
      onProgress: host.onProgress,
    });
    const { index, drift } = reconcile(published, versions, readings, mode);
    const artifacts = new Map<Version, Artifact>();
    for (const [version, reading] of readings) {
      if (reading.status === 'read') artifacts.set(version, reading.artifact);
    }
    return { index, artifacts, drift, indexRecord, artifactRecords: records };
  } finally {
    reader.close();
  }
}
