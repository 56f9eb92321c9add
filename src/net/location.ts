import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FetchError } from './fetch-error.ts';

/** Where a document is. `display` is for reports: it has no credentials and no query, which may contain a token. */
export type Location =
  | { readonly kind: 'http'; readonly url: URL; readonly display: string }
  | { readonly kind: 'file'; readonly path: string; readonly display: string };

// Two letters or more, so that a Windows drive (`C:\index.json`) is a path.
const URL_SCHEME = /^[a-z][a-z0-9+.-]+:/i;

/** Reads an http(s) URL, a `file:` URL or a path from a folder (SECURITY.md#hosts). @throws FetchError for anything else */
export function parseLocation(text: string, workingDirectory: string): Location {
  if (text === '') throw badLocation('it is empty');
  if (!URL_SCHEME.test(text)) {
    return { kind: 'file', path: isAbsolute(text) ? text : resolve(workingDirectory, text), display: text };
  }
  if (!URL.canParse(text)) throw badLocation('it is not a valid URL');
  const url = new URL(text);
  if (url.protocol === 'http:' || url.protocol === 'https:') return { kind: 'http', url, display: displayUrl(url) };
  if (url.protocol !== 'file:') throw badLocation(`the scheme "${url.protocol}" is not http, https or file`);
  try {
    return { kind: 'file', path: fileURLToPath(url), display: url.href };
  } catch {
    throw badLocation('it is not a file URL of this machine (file:///folder/name)');
  }
}

/** A URL for reports, without its credentials and its query. */
export function displayUrl(url: URL): string {
  return `${url.protocol}//${url.host}${url.pathname}${url.search === '' ? '' : '?…'}`;
}

function badLocation(why: string): FetchError {
  return new FetchError('bad-location', `${why}; give an http(s) URL, a file: URL or a path`);
}
