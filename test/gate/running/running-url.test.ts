import { describe, expect, it } from 'vitest';
import { parseSettings } from '../../../src/gate/settings.ts';

const parse = (text: string) => parseSettings({ 'running-url': text }, (name) => `--${name}`)['running-url'];

describe('running-url', () => {
  it.each<[string, readonly (readonly [glob: string | null, location: string])[]]>([
    ['', []],
    ['https://bi.example.com', [[null, 'https://bi.example.com/']]],
    [' http://localhost:8080/bi/ \n', [[null, 'http://localhost:8080/bi/']]],
    [
      'prod/**=https://bi.example.com\nstage/** = https://stage.example.com/x',
      [
        ['prod/**', 'https://bi.example.com/'],
        ['stage/**', 'https://stage.example.com/x'],
      ],
    ],
    ['helm-values:a=b#x=https://h', [['helm-values:a=b#x', 'https://h/']]],
  ])('is one address, or lines of a glob and an address: %j', (text, expected) => {
    expect(parse(text).map(({ glob, location }) => [glob, location])).toEqual(expected);
  });

  it.each<[string, string]>([
    [
      'bi.example.com',
      '--running-url has a line without an address. Give one address, https://host, or lines GLOB=ADDRESS.',
    ],
    ['prod/**=', '--running-url has a line without an address.'],
    ['https://', '--running-url has a line without an address.'],
    ['https://a\nhttps://b', '--running-url holds "https://a" without a glob, and it is not the only one.'],
    ['prod/**=https://a\nhttps://b', '--running-url holds "https://b" without a glob'],
    ['ftp://a', '--running-url has an address that is neither http nor https.'],
    ['file:///etc/passwd', '--running-url has an address that is neither http nor https.'],
    ['https://a?token=x', '--running-url has an address that has a query or a fragment.'],
  ])('refuses %j', (text, message) => {
    expect(() => parse(text)).toThrow(message);
  });

  it('does not repeat a password', () => {
    expect(() => parse('https://me:secret@a')).toThrow(/^(?!.*secret).*holds credentials/);
  });
});
