import { countOf } from './words.ts';

/** How much of its subject a section shows. */
export interface Detail {
  /** Rows of a table, items of a list. */
  readonly rows: number;
  /** Lines on each item. */
  readonly lines: number;
  /** Whether what is only of interest to some is shown at all. */
  readonly deep: boolean;
}

/** From all that anybody reads down to a sentence that says what there is. */
export const DETAILS = [
  { rows: 50, lines: 20, deep: true },
  { rows: 10, lines: 3, deep: true },
  { rows: 3, lines: 0, deep: false },
] as const satisfies readonly Detail[];

/** Bytes. */
const ROOM_FOR_NOTE = 1_000;

/** A part of a page that can be told in more or less detail. */
export interface Section {
  /** What it holds, for the sentence that says what was shortened; our own words. */
  readonly name: string;
  /** Paragraphs of Markdown; says itself what it leaves out. */
  readonly render: (detail: Detail) => readonly string[];
}

/**
 * A page of Markdown within a budget. Where it does not fit, sections are told in less detail, the last ones first, and left
 * out whole only when all of them are as short as they can be; the page says so. Nothing is ever cut in the middle.
 *
 * @param sections the most important one first, which is never left out
 * @param most bytes of UTF-8
 * @param level of `DETAILS` to begin with
 */
export function renderPage(sections: readonly Section[], most: number, level = 0): string {
  const parts = sections.map(({ name, render }) => ({ name, render, level, text: join(render(detailAt(level))) }));
  const shortened = new Set<string>();
  let bytes = parts.reduce((sum, { text }) => sum + sizeOf(text), 0);
  // Once something is shortened there has to be room to say so.
  const room = bytes <= most ? most : most - ROOM_FOR_NOTE;
  const replace = (part: (typeof parts)[number], text: string) => {
    bytes += sizeOf(text) - sizeOf(part.text);
    if (text !== part.text) shortened.add(part.name);
    part.text = text;
  };
  for (let next = level + 1; next < DETAILS.length; next += 1) {
    for (const part of [...parts].reverse()) {
      if (bytes > room) replace(part, join(part.render(detailAt(next))));
    }
  }
  for (const part of parts.slice(1).reverse()) {
    if (bytes > room) replace(part, '');
  }
  const texts = parts.map(({ text }) => text).filter((text) => text !== '');
  const names = [...new Set(parts.map(({ name }) => name))].filter((name) => shortened.has(name));
  return `${join([...texts, ...shorteningNote(names)])}\n`;
}

/** What is said of rows that a table or a list leaves out. */
export function describeOmitted(total: number, shown: number, noun: string): string[] {
  return total <= shown ? [] : [`…and ${countOf(total - shown, `more ${noun}`)}, all in the report file.`];
}

function shorteningNote(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [
    `Shortened to fit this page: ${names.slice(0, 10).join(', ')}. The report file (\`report-path\`) has everything.`,
  ];
}

function detailAt(level: number): Detail {
  return DETAILS[level] as Detail;
}

function join(paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n').replaceAll(/^(- .*)\n\n(?=- )/gm, '$1\n');
}

/** With the blank line behind it. */
function sizeOf(text: string): number {
  return text === '' ? 0 : Buffer.byteLength(text) + 2;
}
