import { AnalyticsError } from './analytics-error.ts';

/**
 * Parses the address of the service. `prefix` is the path above all endpoints, without a slash at the end. Throws an
 * AnalyticsError that does not repeat the address, because it may contain a secret.
 */
export function parseBaseUrl(text: string): { origin: string; prefix: string } {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw badAddress('it is not a URL');
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw badAddress('it is neither http nor https');
  if (url.username !== '' || url.password !== '') throw badAddress('it holds credentials');
  if (url.search !== '' || url.hash !== '') throw badAddress('it has a query or a fragment');
  return { origin: url.origin, prefix: url.pathname.replace(/(?<!\/)\/+$/, '') };
}

/** Encodes a part of a path, named for messages: `project id`. @throws AnalyticsError if it would lead elsewhere */
export function pathSegment(what: string, text: string): string {
  // A part of only dots changes the path, however it is encoded.
  if (text === '' || text === '.' || text === '..') throw new AnalyticsError('invalid', `The ${what} is "${text}"`);
  try {
    return encodeURIComponent(text);
  } catch {
    throw new AnalyticsError('invalid', `The ${what} is not valid Unicode`);
  }
}

function badAddress(why: string): AnalyticsError {
  return new AnalyticsError(
    'invalid',
    `Input "base-url" cannot be used: ${why}. Give https://host or https://host/path`,
  );
}
