import { AnalyticsError } from './analytics-error.ts';

/** Where the service is. */
export interface ServiceAddress {
  /** For example `https://analytics.example.com`. */
  readonly origin: string;
  /** Path that all endpoints are below; empty, or from a slash on and without one at its end. */
  readonly prefix: string;
}

/**
 * Reads the base address of the service (INTERFACE.md: `{base_url}`).
 *
 * @throws AnalyticsError which does not repeat the address: what is wrong with it may be that it holds a secret
 */
export function parseBaseUrl(text: string): ServiceAddress {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw badAddress('it is not a URL');
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw badAddress('it is neither http nor https');
  if (url.username !== '' || url.password !== '') throw badAddress('it holds credentials');
  if (url.search !== '' || url.hash !== '') throw badAddress('it has a query or a fragment');
  return { origin: url.origin, prefix: url.pathname.replace(/\/+$/, '') };
}

/**
 * A part of a path, encoded.
 *
 * @param what for the message, for example `project id`
 * @throws AnalyticsError for a part that would lead elsewhere
 */
export function pathSegment(what: string, text: string): string {
  // Dots alone are steps through the path, however they are encoded.
  if (text === '' || text === '.' || text === '..') throw new AnalyticsError('invalid', `the ${what} is "${text}"`);
  try {
    return encodeURIComponent(text);
  } catch {
    throw new AnalyticsError('invalid', `the ${what} is not valid Unicode`);
  }
}

function badAddress(why: string): AnalyticsError {
  return new AnalyticsError('invalid', `base-url cannot be used: ${why}; give it as https://host or https://host/path`);
}
