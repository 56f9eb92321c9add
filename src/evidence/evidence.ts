import { DocumentReader, type FileSource } from '../net/document-reader.ts';
import { FETCH_LIMITS } from '../net/limits.ts';
import type { Progress } from '../net/progress.ts';
import type { Artifact } from '../release-safety/artifact.ts';
import { type ArtifactReading, type Drift, reconcile, releasesWithArtifact } from '../release-safety/reconcile.ts';
import { parseReleaseIndex, type ReleaseIndex } from '../release-safety/release-index.ts';
import { readSpan, refuseReverse } from '../release-safety/span.ts';
import { sortedVersions, type Version } from '../release-safety/version.ts';
import type { DocumentRecord } from './document-record.ts';
import { type ReadDocument, readDocument } from './read-document.ts';

/** How the artifacts of a span are used (docs/rules.md#index-and-artifact). */
export const ARTIFACTS_MODES = ['verify', 'explain', 'off'] as const;
export type ArtifactsMode = (typeof ARTIFACTS_MODES)[number];

/** Where the documents are, and how the artifacts are used. */
export interface EvidenceSource {
  readonly indexUrl: string;
  /** URL or path of an artifact, with the placeholder `{version}`. */
  readonly releaseAssetUrl: string;
  readonly artifacts: ArtifactsMode;
  /** Absolute path of the folder that relative paths start from. */
  readonly workingDirectory: string;
}

/** Limits on the documents of a run (docs/rules.md#index-and-artifact). Sizes in bytes after decompression, times in milliseconds. */
export const EVIDENCE_LIMITS = {
  fetch: FETCH_LIMITS,
  /** The real index has 1 MB for 3,568 releases. This leaves room for thirty times as many. */
  mostIndexBytes: 32_000_000,
  /** A real artifact has 1 kB. A long list of breaking changes can make it a few hundred. */
  mostArtifactBytes: 8_000_000,
  allArtifactsMs: 300_000,
};
export type EvidenceLimits = Readonly<typeof EVIDENCE_LIMITS>;

/** The documents of a run, each read once, and what they say together. */
export interface Evidence {
  /** The index, corrected by the artifacts. Null if it could not be read; `indexRecord` then has the problem. */
  readonly index: ReleaseIndex | null;
  /** The artifacts that could be read, by version. */
  readonly artifacts: ReadonlyMap<Version, Artifact>;
  readonly drift: readonly Drift[];
  readonly indexRecord: DocumentRecord;
  readonly artifactRecords: readonly DocumentRecord[];
}

/** One jump that needs evidence. */
export interface EvidenceSpan {
  readonly from: Version;
  readonly to: Version;
}

export interface EvidenceHost {
  readonly onProgress: (progress: Progress) => void;
  readonly limits?: EvidenceLimits;
  /** The longest wait for migrations of what runs, in milliseconds; half a minute if left out. */
  readonly patienceMs?: number;
  /** The time at which the age of a release is measured; the current time if left out. */
  readonly now?: Date;
  /** Reads files of the checked repository from somewhere else than the disk. */
  readonly fileSource?: FileSource;
}

/**
 * Reads the index and, unless `artifacts` is `off`, the artifact of each live release of the spans, which corrects it
 * (docs/rules.md#index-and-artifact). Throws a ReverseSpanError, with nothing fetched.
 */
export async function gatherEvidence(
  source: EvidenceSource,
  spans: readonly EvidenceSpan[],
  host: EvidenceHost,
): Promise<Evidence> {
  for (const { from, to } of spans) refuseReverse(from, to);
  const limits = host.limits ?? EVIDENCE_LIMITS;
  const { workingDirectory, artifacts: mode } = source;
  const reader = new DocumentReader(limits.fetch, host.fileSource);
  const indexProgress = { reading: 'the release-safety index', total: 1 } as const;
  try {
    host.onProgress({ ...indexProgress, done: 0 });
    const where = { location: source.indexUrl, workingDirectory, mostBytes: limits.mostIndexBytes };
    const read = await readDocument(reader, { document: 'index', release: null, ...where }, parseReleaseIndex);
    const { record: indexRecord, value: published } = read;
    host.onProgress({ ...indexProgress, done: 1 });
    const nothing = { artifacts: new Map(), drift: [], indexRecord, artifactRecords: [] };
    if (published === null || mode === 'off') return { ...nothing, index: published };

    const versions = sortedVersions(
      spans.flatMap(({ from, to }) => releasesWithArtifact(readSpan(published, from, to))),
    );
    // Loaded only here, because the index alone does not need it.
    const { parseArtifact } = await import('../release-safety/artifact.ts');
    const { readings, records } = await readArtifacts(reader, versions, source, limits, host.onProgress, parseArtifact);
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

/**
 * Reads the artifact of each version, a few at a time, in the order of the versions. One that cannot be fetched or
 * read, or has not arrived when the total time is over, is an unusable reading.
 */
export async function readArtifacts(
  reader: DocumentReader,
  versions: readonly Version[],
  { releaseAssetUrl, workingDirectory }: Omit<EvidenceSource, 'indexUrl' | 'artifacts'>,
  { fetch, mostArtifactBytes, allArtifactsMs }: Omit<EvidenceLimits, 'mostIndexBytes'>,
  onProgress: (progress: Progress) => void,
  parse: (document: unknown, expected: Version) => Artifact,
): Promise<{ readings: ReadonlyMap<Version, ArtifactReading>; records: readonly DocumentRecord[] }> {
  const documents = new Map<Version, ReadDocument<Artifact>>();
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), allArtifactsMs);
  const queue = versions.values();
  const report = () => onProgress({ reading: 'artifacts', done: documents.size, total: versions.length });
  if (versions.length > 0) report();
  const work = async () => {
    for (const version of queue) {
      const request = {
        document: 'artifact',
        release: version,
        location: releaseAssetUrl.replaceAll('{version}', version),
        workingDirectory,
        mostBytes: mostArtifactBytes,
      } as const;
      const read = (document: unknown) => parse(document, version);
      documents.set(version, await readDocument(reader, request, read, deadline.signal));
      report();
    }
  };
  try {
    await Promise.all(Array.from({ length: fetch.mostAtOnce }, work));
  } finally {
    clearTimeout(timer);
  }
  const inOrder = versions.map((version) => [version, documents.get(version) as ReadDocument<Artifact>] as const);
  const readings = inOrder.map(([version, { record, value }]): [Version, ArtifactReading] => {
    return [
      version,
      value === null ? { status: 'unusable', problem: record.problem } : { status: 'read', artifact: value },
    ];
  });
  return { readings: new Map(readings), records: inOrder.map(([, { record }]) => record) };
}
