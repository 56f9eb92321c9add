import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { FetchError } from './fetch-error.ts';

/**
 * Reads the whole body of a response, decompressed up to a limit. `onBytes` tells a slow body from a dead one. Throws a
 * FetchError (`too-large`, `encoding`), or the stream's own error.
 */
export async function readResponseBody(
  message: IncomingMessage,
  mostBytes: number,
  onBytes: () => void,
): Promise<Buffer> {
  const encoding = message.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  async function* watched(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      onBytes();
      yield chunk;
    }
  }
  const whole = (source: AsyncIterable<Buffer>) => collect(source, mostBytes);
  if (encoding === 'identity' || encoding === '') return await pipeline(message, watched, whole);
  if (encoding === 'gzip' || encoding === 'x-gzip') return await pipeline(message, watched, createGunzip(), whole);
  message.destroy();
  throw new FetchError('encoding', `the answer is encoded as "${encoding}", which was not asked for`);
}

/** The bytes of a stream. @throws FetchError (`too-large`) at the first byte over the limit */
export async function collect(source: AsyncIterable<Buffer> | Iterable<Buffer>, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    length += chunk.length;
    if (length > mostBytes)
      throw new FetchError('too-large', `it is larger than the limit of ${mostBytes / 1_000_000} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
