import { countOf } from './phrases.ts';

/** A job summary stays readable, and far below the 1 MiB above which a runner drops it without a word. */
export const MOST_ROWS = 25;

/** A table of the first rows; columns in which they have nothing are left out. Cells are Markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const shown = rows.slice(0, MOST_ROWS);
  const filled = (_: string, column: number) => shown.some((row) => row[column] !== '');
  const line = (cells: readonly string[]) => `| ${cells.filter(filled).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...shown.map(line)].join('\n');
}

/** What is said of the rows that a table leaves out. */
export function beyond(rows: number, noun: string): string[] {
  return rows <= MOST_ROWS ? [] : [`…and ${countOf(rows - MOST_ROWS, `more ${noun}`)}, all in the report file.`];
}
