import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { FetchError } from './fetch-error.ts';

/**
 * Reads the whole body of a response, decompressed.
 *
 * @param mostBytes limit on the decompressed size
 * @param onBytes called whenever bytes arrive, so that the caller can tell a slow body from a dead one
 * @throws FetchError (`too-large`, `encoding`); the stream's own error if the body is cut off
 */
export async function readResponseBody(
  message: IncomingMessage,
  mostBytes: number,
  onBytes: () => void,
): Promise<Buffer> {
  const encoding = message.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  const collector = new Collector(mostBytes);
  async function* watched(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      onBytes();
      yield chunk;
    }
  }
  if (encoding === 'identity' || encoding === '') {
    await pipeline(message, watched, (source: AsyncIterable<Buffer>) => collector.collect(source));
  } else if (encoding === 'gzip' || encoding === 'x-gzip') {
    await pipeline(message, watched, createGunzip(), (source: AsyncIterable<Buffer>) => collector.collect(source));
  } else {
    message.destroy();
    throw new FetchError('encoding', `the answer is encoded as "${encoding}", which was not asked for`);
  }
  return collector.bytes();
}

/** Collects the chunks of a stream up to a limit. */
export class Collector {
  readonly #mostBytes: number;
  readonly #chunks: Buffer[] = [];
  #length = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** @throws FetchError (`too-large`) at the first byte over the limit */
  async collect(source: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
    for await (const chunk of source) {
      this.#length += chunk.length;
      if (this.#length > this.#mostBytes) {
        throw new FetchError('too-large', `it is larger than the limit of ${this.#mostBytes / 1_000_000} MB`);
      }
      this.#chunks.push(chunk);
    }
  }

  bytes(): Buffer {
    return Buffer.concat(this.#chunks);
  }
}
