import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pinUses, READMES } from '../../scripts/release/pin-readmes.js';
import { ROOT } from '../support/process.ts';

const first = { repository: 'acme/upgrade-gate', commit: 'a'.repeat(40), tag: 'v1.0.0' };
const second = { ...first, commit: 'b'.repeat(40), tag: 'v1.0.1' };
const uses = (text: string) =>
  text.split('\n').filter((line) => line.includes('upgrade-gate') && line.includes('uses: '));

describe.each(READMES)('%s', (page) => {
  const text = readFileSync(`${ROOT}${page}`, 'utf8');
  const pinned = pinUses(text, first);

  it('is pinned in every place', () => {
    expect(uses(text).length).toBeGreaterThan(0);
    for (const line of uses(pinned)) {
      expect(line).toMatch(/uses: acme\/upgrade-gate(\/query-\w+)?@a{40} # v1\.0\.0$/);
    }
  });

  it('keeps all other lines', () => {
    const others = (lines: string) =>
      lines.split('\n').map((line) => (line.includes('uses: ') ? line.replace(/uses: \S*upgrade-gate.*/, '') : line));
    expect(others(pinned)).toEqual(others(text));
  });

  it('comes out the same when it is pinned again, and by the next release', () => {
    expect(pinUses(pinned, first)).toBe(pinned);
    expect(pinUses(pinned, second)).toBe(pinUses(text, second));
  });
});

it('keeps the pins of other actions and of other owners', () => {
  const text = [
    '- uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1',
    `- uses: other/upgrade-gate@${'c'.repeat(40)} # v1.0.0`,
    `- uses: acme/upgrade-gate-more@${'c'.repeat(40)} # v1.0.0`,
    '- uses: OWNER/upgrade-gate@v1',
    '- uses: OWNER/upgrade-gate@COMMITTED',
    'OWNER/upgrade-gate@COMMIT',
  ].join('\n');
  expect(pinUses(text, first)).toBe(text);
});

it.each([
  ['a short commit', { ...first, commit: 'abc1234' }],
  ['a tag that is no release', { ...first, tag: 'v1' }],
  ['a tag without v', { ...first, tag: '1.0.0' }],
  ['no repository', { ...first, repository: 'acme' }],
])('refuses %s', (_, release) => expect(() => pinUses('', release)).toThrow());
