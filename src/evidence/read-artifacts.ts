import type { DocumentReader } from '../net/document-reader.ts';
import type { Progress } from '../net/progress.ts';
import { type Artifact, parseArtifact } from '../release-safety/artifact.ts';
import type { ArtifactReading } from '../release-safety/reconcile.ts';
import type { Version } from '../release-safety/version.ts';
import type { DocumentRecord } from './document-record.ts';
import { type ReadDocument, readDocument } from './read-document.ts';

/** Where the artifacts are, and the limits on reading them. */
export interface ArtifactSource {
  /** URL or path with the placeholder `{version}`. */
  readonly template: string;
  readonly workingDirectory: string;
  /** Limit on the size of one artifact, in bytes after decompression. */
  readonly mostBytes: number;
  /** Time for all artifacts of a run, in milliseconds. */
  readonly totalMs: number;
  /** How many artifacts are read at the same time. */
  readonly concurrency: number;
  readonly onProgress: (progress: Progress) => void;
}

/** The artifacts of some releases: readings for the rules, and records for the report. */
export interface ArtifactEvidence {
  readonly readings: ReadonlyMap<Version, ArtifactReading>;
  /** In the order of the requested versions. */
  readonly records: readonly DocumentRecord[];
}

/**
 * Reads the artifact of each version, `concurrency` at a time. An artifact that cannot be fetched or read becomes an
 * unusable reading, and so does an artifact that has not arrived when the total time is over.
 */
export async function readArtifacts(
  reader: DocumentReader,
  versions: readonly Version[],
  source: ArtifactSource,
): Promise<ArtifactEvidence> {
  const documents = new Map<Version, ReadDocument<Artifact>>();
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), source.totalMs);
  const queue = versions.values();
  const report = () => source.onProgress({ reading: 'artifacts', done: documents.size, total: versions.length });
  if (versions.length > 0) report();
  const work = async () => {
    for (const version of queue) {
      const request = {
        document: 'artifact',
        release: version,
        location: source.template.replaceAll('{version}', version),
        workingDirectory: source.workingDirectory,
        mostBytes: source.mostBytes,
      } as const;
      const parse = (document: unknown) => parseArtifact(document, version);
      documents.set(version, await readDocument(reader, request, parse, deadline.signal));
      report();
    }
  };
  try {
    await Promise.all(Array.from({ length: source.concurrency }, work));
  } finally {
    clearTimeout(timer);
  }

  const readings = new Map<Version, ArtifactReading>();
  const records: DocumentRecord[] = [];
  for (const version of versions) {
    const { record, value } = documents.get(version) as ReadDocument<Artifact>;
    records.push(record);
    readings.set(
      version,
      value === null ? { status: 'unusable', problem: record.problem } : { status: 'read', artifact: value },
    );
  }
  return { readings, records };
}
