import { join } from 'node:path';
import { Ajv } from 'ajv';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import {
  holdByIssues,
  type KnownIssue,
  knownIssuesSchema,
  parseKnownIssues,
} from '../../../src/gate/policy/known-issues.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { version } from '../../support/documents.ts';
import { holds } from '../../support/holds.ts';
import { ROOT } from '../../support/process.ts';

const read = (text: string) => parseKnownIssues(Buffer.from(text));
const { $schema, ...members } = z.toJSONSchema(knownIssuesSchema, { target: 'draft-7', unrepresentable: 'any' });
const head = { $schema, $id: 'urn:upgrade-gate:known-issues:1', title: 'Upgrade Gate: known issues, version 1' };
const SCHEMA = { ...head, ...members };
const isValid = new Ajv().compile(SCHEMA);

/** A file with one issue, whose members are these lines. */
const file = (...members: string[]) => `version: 1\nissues:\n  - ${members.join('\n    ')}\n`;
const MEMBERS = [
  'id: slow-charts',
  'versions: ">=1.2.0 <1.4.0"',
  'applies-to: span',
  'effect: block',
  'reason: Charts time out.',
];
const without = (name: string, ...more: string[]) => file(...MEMBERS.filter((line) => !line.startsWith(name)), ...more);

describe('a file of known issues', () => {
  it('is read', () => {
    const text = file(...MEMBERS, 'url: https://tracker.example/1?a=b', 'until: 2026-12-01');
    expect(read(text)).toEqual({
      problem: null,
      issues: [
        {
          id: 'slow-charts',
          versions: '>=1.2.0 <1.4.0',
          'applies-to': 'span',
          effect: 'block',
          reason: 'Charts time out.',
          url: 'https://tracker.example/1?a=b',
          until: '2026-12-01',
        },
      ],
    });
    expect(isValid(parse(text))).toBe(true);
    expect(read('version: 1\nissues: []\n').issues).toEqual([]);
  });

  // Whether the schema for editors can see it, too.
  it.each<[string, string, RegExp, boolean]>([
    ['an unknown member', file(...MEMBERS, 'severity: high'), /^line 8: unknown member "severity"/, true],
    ['an unknown member at the top', 'version: 1\nissues: []\nextra: 1\n', /^line 3: unknown member "extra"/, true],
    ['a merge key', 'version: 1\nissues: []\n<<: {}\n', /^line 3: unknown member "<<"/, true],
    ['another version', 'version: 2\nissues: []\n', /^line 1: "version" is 2, expected 1/, true],
    ['a version as text', 'version: "1"\nissues: []\n', /^line 1: "version" is "1", expected 1/, true],
    ['no version', 'issues: []\n', /"version" is nothing, expected 1/, true],
    ['no list', 'version: 1\nissues:\n', /^line 2: "issues" is null, expected a list/, true],
    ['nothing', '', /the file is .*expected a mapping/, true],
    [
      'a bad range',
      without('versions', 'versions: ">= soon"'),
      /^line 7: "issues\[0\]\.versions" is ">= soon", expected a semver range/,
      false,
    ],
    ['an empty range', without('versions', 'versions: " "'), /^line 7: .*expected a semver range/, false],
    ['a number as range', without('versions', 'versions: 1.2'), /^line 7: .* is 1\.2, expected a semver range/, true],
    [
      'another effect',
      without('effect', 'effect: stop'),
      /^line 7: "issues\[0\]\.effect" is "stop", expected block or recreate/,
      true,
    ],
    ['another scope', without('applies-to', 'applies-to: both'), /^line 7: .*expected target or span/, true],
    ['no reason', without('reason'), /^line 3: "issues\[0\]\.reason" is nothing, expected a text/, true],
    ['an empty reason', without('reason', 'reason: ""'), /^line 7: .*expected a text/, true],
    [
      'a bad date',
      file(...MEMBERS, 'until: 2026-02-30'),
      /^line 8: "issues\[0\]\.until" is "2026-02-30", expected a date/,
      false,
    ],
    ['a date in words', file(...MEMBERS, 'until: next week'), /^line 8: .*expected a date/, false],
    ['a time without zone', file(...MEMBERS, 'until: 2026-12-01T10:00:00'), /^line 8: .*expected a date/, false],
    ['plain http', file(...MEMBERS, 'url: http://tracker.example'), /^line 8: .*expected an https address/, true],
    ['a script', file(...MEMBERS, 'url: javascript:alert(1)'), /^line 8: .*expected an https address/, true],
    ['a password', file(...MEMBERS, 'url: https://me:secret@tracker.example'), /^line 8: .*without a user/, false],
    ['a hostile id', without('id', 'id: "::error::x"'), /^line 7: .*expected a name/, true],
    [
      'an id twice',
      `${file(...MEMBERS)}  - ${MEMBERS.join('\n    ')}\n`,
      /^line 8: "issues\[1\]\.id" is "slow-charts", expected an id that appears only once/,
      false,
    ],
    ['a member twice', file(...MEMBERS, 'effect: recreate'), /^line 8: the key "effect" appears twice/, false],
    ['broken YAML', 'version: 1\nissues: [\n', /^line 3: /, false],
    ['two documents', 'version: 1\nissues: []\n---\nversion: 1\n', /^line 3: /, false],
    [
      'aliases that multiply',
      `a: &a [x,x]\n${[...'bcdefghi'].map((name, at) => `${name}: &${name} [${`*${'abcdefgh'[at]},`.repeat(9)}]`).join('\n')}`,
      /^line 7: its aliases expand to too many values/,
      false,
    ],
    ['no end of brackets', '['.repeat(100_000), /^line 1: more than 200 levels/, false],
    ['no end of braces', '{'.repeat(100_000), /^line 1: more than 200 levels/, false],
  ])('with %s is refused, with its line', (_, text, message, isSeen) => {
    const { issues, problem } = read(text);
    expect(issues).toBeNull();
    expect(problem).toMatch(message);
    if (isSeen) expect(isValid(parse(text, { merge: false }))).toBe(false);
  });

  it('that is not UTF-8 is refused', () => {
    expect(parseKnownIssues(Buffer.from([0xff, 0xfe, 0x00])).problem).toMatch(
      /^it cannot be read as YAML: .*UTF-8|utf-8/,
    );
  });

  it('of any bytes is read or refused', () => {
    holds(
      fc.property(fc.oneof(fc.string({ unit: anyCharacter }), fc.json()), (text) => {
        const { issues, problem } = read(text);
        expect((issues === null) !== (problem === null)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('has a schema for editors that is made from the code', async () => {
    const text = `${JSON.stringify(SCHEMA, null, 2)}\n`;
    await expect(text).toMatchFileSnapshot(join(ROOT, 'docs/known-issues.schema.json'));
  });
});

describe('a known issue', () => {
  const issue: KnownIssue = {
    id: 'a',
    versions: '>=1.2.0 <1.4.0',
    'applies-to': 'target',
    effect: 'block',
    reason: 'It hurts.',
  };
  const releases = ['1.1.9', '1.2.0', '1.3.10', '1.4.0'].map((each) => ({ version: version(each) }));
  const now = new Date('2026-11-22T12:00:00Z');
  const on = (changes: Partial<KnownIssue>) =>
    holdByIssues({ issues: [{ ...issue, ...changes }], problem: null }, releases, now);

  it.each([
    ['>=1.2.0 <1.4.0', ['1.2.0', '1.3.10']],
    ['1.3.x || 1.4.0', ['1.3.10', '1.4.0']],
    ['*', ['1.1.9', '1.2.0', '1.3.10', '1.4.0']],
    ['1.2.0', ['1.2.0']],
  ])('of %s is that of %j', (range, expected) => {
    const { holds: held, unmatched } = on({ versions: range });
    expect([...held.keys()]).toEqual(expected);
    expect(unmatched).toEqual([]);
  });

  it('with versions that no release has is named', () => {
    expect(on({ versions: '>=9.0.0' })).toEqual({ holds: new Map(), unmatched: ['a'], expired: [] });
  });

  it.each([
    ['2026-11-22', true],
    ['2026-11-21', false],
    ['2026-11-22T12:00:00Z', false],
    ['2026-11-22T14:00:00+01:00', true],
  ])('until %s counts at noon of the 22nd: %s', (until, counts) => {
    const { holds: held, expired } = on({ until });
    expect(held.size > 0).toBe(counts);
    expect(expired).toEqual(counts ? [] : ['a']);
  });
});
