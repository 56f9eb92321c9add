import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FetchError } from '../../src/net/fetch-error.ts';
import { displayUrl, parseLocation } from '../../src/net/location.ts';

const FOLDER = resolve('/somewhere/repository');

function problemOf(text: string): FetchError {
  try {
    parseLocation(text, FOLDER);
  } catch (error) {
    if (error instanceof FetchError) return error;
    throw error;
  }
  throw new Error(`"${text}" was accepted`);
}

describe('parseLocation', () => {
  it.each([
    ['http://index.test/a.json', 'http://index.test/a.json'],
    ['https://index.test/a.json', 'https://index.test/a.json'],
    ['HTTPS://Index.Test/a.json', 'https://index.test/a.json'],
  ])('takes %s as a URL', (text, href) => {
    const location = parseLocation(text, FOLDER);
    expect(location).toMatchObject({ kind: 'http', display: href });
    expect(location.kind === 'http' && location.url.href).toBe(href);
  });

  it.each([
    ['index.json', join(FOLDER, 'index.json')],
    ['./mirror/index.json', join(FOLDER, 'mirror', 'index.json')],
    ['../index.json', resolve(FOLDER, '..', 'index.json')],
    [resolve('/srv/index.json'), resolve('/srv/index.json')],
    // A drive letter is not a scheme; what the path means is the machine's business.
    ['C:\\mirror\\index.json', resolve(FOLDER, 'C:\\mirror\\index.json')],
    ['c:/mirror/index.json', resolve(FOLDER, 'c:/mirror/index.json')],
    ['1.2:3/index.json', resolve(FOLDER, '1.2:3/index.json')],
  ])('takes %s as a path', (text, path) => {
    expect(parseLocation(text, FOLDER)).toEqual({ kind: 'file', path, display: text });
  });

  it('takes a file URL, and undoes its escapes', () => {
    const path = resolve('/srv/a mirror/index.json');
    const url = pathToFileURL(path);
    expect(url.href).toContain('a%20mirror');
    expect(parseLocation(url.href, FOLDER)).toEqual({ kind: 'file', path, display: url.href });
  });

  it.each([
    ['an empty text', '', /^it is empty;/],
    ['a URL without a host', 'https://', /^it is not a valid URL;/],
    ['a port that is none', 'http://index.test:99999/', /^it is not a valid URL;/],
    ['ftp', 'ftp://index.test/a.json', /^the scheme "ftp:" is not http, https or file;/],
    ['data', 'data:application/json,{}', /^the scheme "data:" is not/],
    ['a scheme of one own', 'git+ssh://index.test/a', /^the scheme "git\+ssh:" is not/],
    ['a file URL of another machine', 'file://server/share/index.json', /^it is not a file URL of this machine/],
    ['a file URL with an escaped slash', 'file:///srv/a%2Fb.json', /^it is not a file URL of this machine/],
  ])('refuses %s and says what to give', (_, text, message) => {
    const error = problemOf(text);
    expect(error.problem).toBe('bad-location');
    expect(error.retryable).toBe(false);
    expect(error.message).toMatch(message);
    expect(error.message).toMatch(/; give an http\(s\) URL, a file: URL or a path$/);
  });
});

describe('displayUrl', () => {
  it.each([
    ['https://index.test/a.json', 'https://index.test/a.json'],
    ['https://index.test:8443/a.json', 'https://index.test:8443/a.json'],
    ['https://someone:secret@index.test/a.json', 'https://index.test/a.json'],
    ['https://secret@index.test/a.json', 'https://index.test/a.json'],
    ['https://index.test/a.json?token=secret', 'https://index.test/a.json?…'],
    ['https://index.test/a.json#secret', 'https://index.test/a.json'],
    ['https://someone:secret@index.test/?token=secret#secret', 'https://index.test/?…'],
  ])('shows %s without secrets', (text, expected) => {
    expect(displayUrl(new URL(text))).toBe(expected);
    expect(parseLocation(text, FOLDER).display).toBe(expected);
  });
});
