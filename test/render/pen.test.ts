import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/gate/report/report.ts';
import { LOG_PEN, markdownPen } from '../../src/render/pen.ts';
import { version } from '../support/documents.ts';
import { expectInert, FRAGMENTS } from '../support/inert.ts';
import { parsePage } from '../support/markdown.ts';
import { LINKS, report } from '../support/report-factory.ts';
import { shown } from '../support/shown.ts';

const HEAD = 'a'.repeat(40);
const comparison = { head: HEAD, bases: [] };
const penOf = (changes: Partial<Report> = {}) => markdownPen(report([], { links: LINKS, comparison, ...changes }));
const BLOB = `https://github.com/acme/deploy/blob/${HEAD}`;

describe('a version', () => {
  it('leads to its release notes where it comes first', () => {
    const pen = penOf();
    expect(pen.version(version('1.2.0'))).toBe('[1.2.0](https://github.com/lightdash/lightdash/releases/tag/1.2.0)');
    expect(pen.version(version('1.2.0'))).toBe('1.2.0');
    expect(LOG_PEN.version(version('1.2.0'))).toBe('1.2.0');
  });
});

it('links a problem to its row once in a part of a page', () => {
  const pen = penOf();
  expect(pen.help('recreate')).toMatch(/^ \[More\]\(.*#recreate\)$/);
  expect(pen.help('recreate')).toBe('');
  expect(pen.help('blocked')).toMatch(/#blocked\)$/);
  expect(penOf().help('recreate')).not.toBe('');
});

describe('a place', () => {
  it.each<[string, number | null, string]>([
    ['deploy/values.yaml', 12, `[\`deploy/values.yaml:12\`](${BLOB}/deploy/values.yaml#L12)`],
    ['deploy/values.yaml', null, `[\`deploy/values.yaml\`](${BLOB}/deploy/values.yaml)`],
    ['a b/c#d?.yaml', 1, `[\`a b/c#d?.yaml:1\`](${BLOB}/a%20b/c%23d%3F.yaml#L1)`],
    ['ü/(x)_~*.yaml', 1, `[\`ü/(x)_~*.yaml:1\`](${BLOB}/%C3%BC/%28x%29%5F%7E%2A.yaml#L1)`],
  ])('%s:%s leads to the line on the head', (file, line, expected) => {
    expect(shown(penOf().place({ file, line }))).toBe(expected);
  });

  it.each<[string, Partial<Report>, string]>([
    ['without a repository', { links: { repository: null, run: null, gate: null, program: 'upgrade-gate' } }, 'a.yaml'],
    ['without a commit', { comparison: null }, 'a.yaml'],
    ['with a commit that is none', { comparison: { head: 'main', bases: [] } }, 'a.yaml'],
    ['that leads out of the folder', {}, 'a/../../b.yaml'],
    ['without a name', {}, 'a//b.yaml'],
    ['with an overlong name', {}, `${'x'.repeat(201)}.yaml`],
  ])('is no link %s', (_, changes, file) => {
    expect(shown(penOf(changes).place({ file, line: 1 }))).toBe(
      `\`${file}:1\`${''}`.replace(/`(x{201}\.yaml):1`/, '`$1`:1'),
    );
  });

  it('that was given has no file', () => {
    expect(penOf().place({ file: null, line: null })).toBe('the given versions');
  });

  it.each(FRAGMENTS.map((name) => [JSON.stringify(name).slice(0, 40), name]))('is dead by the name %s', (_, name) => {
    const page = `See ${penOf().place({ file: `deploy/${name}`, line: 3 })}.`;
    expectInert(page, parsePage(page));
  });
});
