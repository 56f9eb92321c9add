import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DETAILS, type Detail, describeOmitted, renderPage, type Section, table } from '../../src/page/page.ts';
import { holds } from '../support/holds.ts';

const NOTE = 'Shortened to fit this page: ';
const LEVELS: readonly Detail[] = DETAILS;
const levelOf = (detail: Detail) => LEVELS.indexOf(detail);

/** A section of one paragraph for each level, of so many characters behind its name and the level. */
function section(name: string, sizes: readonly number[], character = 'x'): Section {
  return { name, render: (detail) => [textOf(name, levelOf(detail), sizes, character)] };
}

function textOf(name: string, level: number, sizes: readonly number[], character: string): string {
  return `${name}${level} ${character.repeat(sizes[level] ?? 0)}`;
}

/** What a page holds: each paragraph by its first word, and the names in the note on what was shortened. */
function contentOf(page: string): { readonly parts: readonly string[]; readonly shortened: string | null } {
  const paragraphs = page.trimEnd().split('\n\n');
  const note = paragraphs.at(-1)?.startsWith(NOTE) ? paragraphs.pop() : undefined;
  return {
    parts: paragraphs.map((paragraph) => paragraph.split(' ', 1)[0] ?? ''),
    shortened: note === undefined ? null : note.slice(NOTE.length).replace(/\..*/, ''),
  };
}

describe('a page that fits', () => {
  it('has every section in full, and no note', () => {
    const sections = ['A', 'B'].map((name) => section(name, [3, 2, 1]));
    expect(renderPage(sections, 10_000)).toBe('A0 xxx\n\nB0 xxx\n');
  });

  it('begins with less detail where that is asked for', () => {
    const sections = ['A', 'B'].map((name) => section(name, [3, 2, 1]));
    expect(renderPage(sections, 10_000, 1)).toBe('A1 xx\n\nB1 xx\n');
  });

  it('has nothing for a section without paragraphs', () => {
    const sections = [section('A', [1]), { name: 'B', render: () => [] }, section('C', [1])];
    expect(renderPage(sections, 10_000)).toBe('A0 x\n\nC0 x\n');
  });

  it('keeps the items of a list together, and apart from all else', () => {
    const paragraphs = ['First.', '- one', '- two\n\n  ```sh\n  x\n  ```', '- three', 'Last.'];
    expect(renderPage([{ name: 'A', render: () => paragraphs }], 10_000)).toBe(
      'First.\n\n- one\n- two\n\n  ```sh\n  x\n  ```\n\n- three\n\nLast.\n',
    );
  });
});

describe('a page that does not fit', () => {
  // 4, 2 or a half of 1,000 bytes each; where not all of it fits, 1,000 bytes of the page are kept for the note.
  const sections = ['A', 'B', 'C'].map((name) => section(name, [3_997, 1_997, 497]));

  it.each<[number, string[], string | null]>([
    [12_006, ['A0', 'B0', 'C0'], null],
    [12_005, ['A0', 'B0', 'C1'], 'C'],
    [11_006, ['A0', 'B0', 'C1'], 'C'],
    [11_005, ['A0', 'B1', 'C1'], 'B, C'],
    [9_005, ['A1', 'B1', 'C1'], 'A, B, C'],
    [7_005, ['A1', 'B1', 'C2'], 'A, B, C'],
    [5_505, ['A1', 'B2', 'C2'], 'A, B, C'],
    [4_005, ['A2', 'B2', 'C2'], 'A, B, C'],
    [2_505, ['A2', 'B2'], 'A, B, C'],
    [2_003, ['A2'], 'A, B, C'],
    [1_000, ['A2'], 'A, B, C'],
    [0, ['A2'], 'A, B, C'],
  ])('of %i bytes is shortened from its end, level by level', (most, parts, shortened) => {
    expect(contentOf(renderPage(sections, most))).toEqual({ parts, shortened });
  });

  it('says what was shortened, and where everything is', () => {
    expect(renderPage(sections, 12_005).split('\n').slice(-2)).toEqual([
      'Shortened to fit this page: C. The report file (`report-path`) has everything.',
      '',
    ]);
  });

  it('names a kind of section once, and not what is as short as it was', () => {
    const fixed = { name: 'B', render: () => ['Always the same.'] };
    const several = [section('A', [8]), section('C', [9_000, 1]), section('C', [9_000, 1]), fixed];
    expect(contentOf(renderPage(several, 5_000)).shortened).toBe('C');
  });

  it('names what was shortened in the order of the page, a kind that comes again where it came first', () => {
    const [a, b, c] = ['A', 'B', 'C'].map((name) => section(name, [3_000, 1]));
    const several = [a, b, c, b].flatMap((each) => each ?? []);
    expect(contentOf(renderPage(several, 9_000)).shortened).toBe('B, C');
    expect(contentOf(renderPage(several, 11_000)).shortened).toBe('B');
  });

  it('has no room to spare for a note that it does not need', () => {
    const fitting = section('A', [1_200, 1]);
    expect(contentOf(renderPage([fitting], 1_205))).toEqual({ parts: ['A0'], shortened: null });
    expect(contentOf(renderPage([fitting], 1_204))).toEqual({ parts: ['A1'], shortened: 'A' });
  });

  it('counts bytes, not characters', () => {
    const wide = [section('A', [10, 10, 10]), section('B', [1_000, 10, 10], '😀')];
    expect(contentOf(renderPage(wide, 4_020)).shortened).toBeNull();
    expect(contentOf(renderPage(wide, 4_019)).shortened).toBe('B');
  });

  it('stays within its budget, whole paragraph by paragraph, the most important ones in most detail', () => {
    const sizes = fc
      .array(fc.nat({ max: 3_000 }), { minLength: 3, maxLength: 3 })
      .map((each) => [...each].sort((one, other) => other - one));
    const later = fc.record({ sizes, character: fc.constantFrom('x', 'é', '€', '😀') });
    const property = fc.property(
      fc.array(later, { maxLength: 12 }),
      fc.integer({ min: 1_100, max: 40_000 }),
      (others, most) => {
        // The first one is never left out, so it is small where the budget is.
        const all = [{ sizes: [50, 40, 30], character: 'x' }, ...others].map((each, position) => ({
          ...each,
          name: String.fromCharCode(65 + position),
        }));
        const page = renderPage(
          all.map(({ name, sizes: each, character }) => section(name, each, character)),
          most,
        );
        expect(Buffer.byteLength(page)).toBeLessThanOrEqual(most);
        const { parts, shortened } = contentOf(page);
        const levels = parts.map((part) => Number(part.slice(1)));
        expect(parts.map((part) => part[0]).join('')).toBe(
          all
            .map(({ name }) => name)
            .slice(0, parts.length)
            .join(''),
        );
        expect(levels).toEqual([...levels].sort());
        expect(levels.length > 0 && (levels.at(-1) ?? 0) - (levels[0] ?? 0) <= 1).toBe(true);
        expect(shortened === null).toBe(parts.length === all.length && levels.every((level) => level === 0));
        // Nothing is cut in the middle.
        const texts = all
          .slice(0, parts.length)
          .map(({ name, sizes: each, character }, position) => textOf(name, levels[position] ?? 0, each, character));
        expect(page.startsWith(texts.join('\n\n'))).toBe(true);
      },
    );
    holds(property);
  });
});

describe('a table', () => {
  const rows = [
    ['1', '', 'x'],
    ['2', '', ''],
    ['3', 'beyond', ''],
  ];

  it('has the first rows, without the columns in which they have nothing', () => {
    expect(table(['A', 'B', 'C'], rows, { rows: 2 }, 'hop')).toEqual([
      '| A | C |\n| --- | --- |\n| 1 | x |\n| 2 |  |',
      '…and 1 more hop, all in the report file.',
    ]);
    expect(table(['A', 'B', 'C'], rows, { rows: 3 }, 'hop')).toEqual([
      '| A | B | C |\n| --- | --- | --- |\n| 1 |  | x |\n| 2 |  |  |\n| 3 | beyond |  |',
    ]);
  });

  it('does not exist without rows', () => {
    expect(table(['A'], [], { rows: 3 }, 'hop')).toEqual([]);
    expect(table(['A'], rows, { rows: 0 }, 'hop')).toEqual(['…and 3 more hops, all in the report file.']);
  });

  it.each([
    [3, 3, []],
    [4, 3, ['…and 1 more hop, all in the report file.']],
    [3_000, 10, ['…and 2,990 more hops, all in the report file.']],
  ])('of %i rows that shows %i says how many more there are', (total, shown, expected) => {
    expect(describeOmitted(total, shown, 'hop')).toEqual(expected);
  });
});
