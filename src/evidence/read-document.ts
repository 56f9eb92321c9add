import { MalformedDocumentError } from '../documents/malformed.ts';
import { parseJson } from '../documents/parse-json.ts';
import type { DocumentReader } from '../net/document-reader.ts';
import { FetchError } from '../net/fetch-error.ts';
import { type Location, parseLocation } from '../net/location.ts';
import type { Version } from '../release-safety/version.ts';
import type { DocumentRecord } from './document-record.ts';

export interface DocumentRequest {
  readonly document: DocumentRecord['document'];
  readonly release: Version | null;
  /** An http or https URL, a `file:` URL, or a path. */
  readonly location: string;
  readonly workingDirectory: string;
  /** Limit on the size, in bytes after decompression. */
  readonly mostBytes: number;
}

/** A document with its record. It has a value if, and only if, the record has no problem. */
export type ReadDocument<T> =
  | { readonly record: DocumentRecord & { readonly problem: null }; readonly value: T }
  | { readonly record: DocumentRecord & { readonly problem: string }; readonly value: null };

/**
 * Reads and parses one document, by default JSON, and records what was read. A document that cannot be fetched or used
 * is a problem on the record, because the rules decide what a missing one means.
 */
export async function readDocument<T, Decoded = unknown>(
  reader: DocumentReader,
  request: DocumentRequest,
  parse: (document: Decoded) => T,
  signal?: AbortSignal,
  decode: (bytes: Buffer) => Decoded = parseJson as (bytes: Buffer) => Decoded,
): Promise<ReadDocument<T>> {
  const { document, release } = request;
  const record = { document, release, sha256: null, bytes: null, attempts: null };
  let location: Location | null = null;
  try {
    location = parseLocation(request.location, request.workingDirectory);
    const { bytes, sha256, attempts } = await reader.read(location, request.mostBytes, signal);
    const read = { ...record, location: location.display, sha256, bytes: bytes.length, attempts, readAt: now() };
    try {
      return { record: { ...read, problem: null }, value: parse(decode(bytes)) };
    } catch (error) {
      if (!(error instanceof MalformedDocumentError)) throw error;
      return { record: { ...read, problem: error.message }, value: null };
    }
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    // Even an invalid address may hold credentials.
    const display = location?.display ?? request.location.replace(/\/\/.*@/s, '//').replace(/\?.*/s, '?…');
    return { record: { ...record, location: display, readAt: now(), problem: error.message }, value: null };
  }
}

function now(): string {
  return new Date().toISOString();
}
