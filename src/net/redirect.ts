import type { IncomingMessage } from 'node:http';
import { FetchError } from './fetch-error.ts';
import { readResponseBody } from './response-body.ts';

const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);
/** The body of a redirect is read only to keep its connection alive. A longer one is not worth it. */
const MOST_REDIRECT_BYTES = 65_536;

export function isRedirect(status: number): boolean {
  return REDIRECT_STATUSES.has(status);
}

/**
 * The target of a redirect.
 *
 * @throws FetchError (`redirect`) for a missing target, one that is not http(s), and one from https to http
 */
export function redirectTarget(from: URL, location: string | undefined): URL {
  if (location === undefined) throw new FetchError('redirect', 'it redirects without saying where to');
  let target: URL;
  try {
    target = new URL(location, from);
  } catch {
    throw new FetchError('redirect', 'it redirects to something that is not a URL');
  }
  const allowed = from.protocol === 'https:' ? ['https:'] : ['http:', 'https:'];
  if (!allowed.includes(target.protocol)) {
    throw new FetchError('redirect', `it redirects from ${from.protocol} to ${target.protocol}, which is not followed`);
  }
  return target;
}

/** Discards the body of a redirect, so that its connection can serve the next request. */
export async function discardRedirect(message: IncomingMessage, onBytes: () => void): Promise<void> {
  await readResponseBody(message, MOST_REDIRECT_BYTES, onBytes).catch(() => message.destroy());
}
