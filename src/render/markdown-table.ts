import { type Detail, describeOmitted } from './page.ts';

/**
 * A table of the first rows, and a sentence about the others. Columns that are empty in all shown rows are left out.
 *
 * @param rows cells of Markdown
 * @param noun the word for a row, in the sentence about the other rows
 */
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
