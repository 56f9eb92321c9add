import type { DocumentReader } from '../net/document-reader.ts';
import type { Progress } from '../net/progress.ts';
import { type Artifact, parseArtifact } from '../release-safety/artifact.ts';
import type { ArtifactReading } from '../release-safety/reconcile.ts';
import type { Version } from '../release-safety/version.ts';
import type { DocumentRecord } from './document-record.ts';
import { type ReadDocument, readDocument } from './read-document.ts';

/** Where artifacts lie and what bounds the reading of all of them. */
export interface ArtifactSource {
  /** Location with `{version}` where the version goes. */
  readonly template: string;
  readonly workingDirectory: string;
  /** Limit on the size of one artifact, after decompression. */
  readonly mostBytes: number;
  /** Time for all artifacts of a run, in milliseconds. */
  readonly totalMs: number;
  /** How many artifacts are read at the same time. */
  readonly concurrency: number;
  readonly onProgress: (progress: Progress) => void;
}

/** The artifacts of some releases: what the rules need, and the records for the report. */
export interface ArtifactEvidence {
  readonly readings: ReadonlyMap<Version, ArtifactReading>;
  /** In the order of the versions asked for. */
  readonly records: readonly DocumentRecord[];
}

/**
 * Reads the artifact of each version, some at a time. Whatever is not there when the time for all is used up is an
 * unusable reading, as is every artifact that cannot be fetched or read.
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
