import { countOf } from './words.ts';

/** How much a section shows. */
export interface Detail {
  /** The number of table rows and list items. */
  readonly rows: number;
  readonly lines: number;
  /** Whether to show details that interest only some readers. */
  readonly deep: boolean;
}

/** From everything that people read down to one sentence. */
export const DETAILS = [
  { rows: 50, lines: 20, deep: true },
  { rows: 10, lines: 3, deep: true },
  { rows: 3, lines: 0, deep: false },
] as const satisfies readonly Detail[];

/** In bytes. */
const ROOM_FOR_NOTE = 1_000;

/** In bytes. A runner drops a summary of more than 1 MiB without a message. Even half of that is more than anybody reads. */
export const MOST_IN_SUMMARY = 500_000;

/** A part of a page, which can be rendered in more or less detail. */
export interface Section {
  /** The name of its content, for the sentence about shortened parts; our own words. */
  readonly name: string;
  /** Paragraphs of Markdown. They say themselves what they leave out. */
  readonly render: (detail: Detail) => readonly string[];
}

/**
 * A page of Markdown of at most so many bytes, from a level of `DETAILS` on. If it does not fit, sections are rendered
 * in less detail, the last ones first; only then are they left out, but for the first. The page says what was
 * shortened. Nothing is ever cut in the middle.
 */
export function renderPage(sections: readonly Section[], most: number, level = 0): string {
  const parts = sections.map(({ name, render }) => ({ name, render, level, text: join(render(detailAt(level))) }));
  const shortened = new Set<string>();
  let bytes = parts.reduce((sum, { text }) => sum + sizeOf(text), 0);
  // Once something is shortened, there has to be room for the note about it.
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
  const note = `Shortened to fit this page: ${names.slice(0, 10).join(', ')}. The report file (\`report-path\`) has everything.`;
  return `${join([...texts, ...(names.length === 0 ? [] : [note])])}\n`;
}

/** A sentence about the rows that a table or a list leaves out. */
export function describeOmitted(total: number, shown: number, noun: string): string[] {
  return total <= shown ? [] : [`…and ${countOf(total - shown, `more ${noun}`)}, all in the report file.`];
}

/** A table of the first rows of Markdown, and the number of the others under their noun. Empty columns are left out. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { rows: most }: Pick<Detail, 'rows'>,
  noun: string,
): string[] {
  const shown = rows.slice(0, most);
  if (shown.length === 0) return describeOmitted(rows.length, 0, noun);
  const filled = (_: string, column: number) => shown.some((row) => row[column] !== '');
  const line = (cells: readonly string[]) => `| ${cells.filter(filled).join(' | ')} |`;
  const text = [line(head), line(head.map(() => '---')), ...shown.map(line)].join('\n');
  return [text, ...describeOmitted(rows.length, shown.length, noun)];
}

function detailAt(level: number): Detail {
  return DETAILS[level] as Detail;
}

function join(paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n').replaceAll(/^(- .*)\n\n(?=- )/gm, '$1\n');
}

/** In bytes, including the blank line after it. */
function sizeOf(text: string): number {
  return text === '' ? 0 : Buffer.byteLength(text) + 2;
}
