import { blockForMarkdown } from '../page/escape.ts';
import { describeOmitted } from '../page/page.ts';

/** A piece of a report, the same for a page and for a terminal. A pen has finished its texts. Its lines of code are hostile until written. */
export type Block =
  | { readonly type: 'heading'; readonly level: 2 | 3 | 4; readonly text: string }
  | { readonly type: 'text'; readonly text: string; readonly isFirst: boolean }
  | { readonly type: 'item'; readonly text: string; readonly under: readonly Block[] }
  | { readonly type: 'code'; readonly language: 'diff' | 'sh' | 'yaml'; readonly lines: readonly string[] }
  | { readonly type: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly type: 'fold'; readonly title: string; readonly blocks: readonly Block[]; readonly where: FoldedOn };

/** A terminal has no clicks, so what it needs at once is folded on pages only. */
type FoldedOn = 'everywhere' | 'on pages';

export function heading(text: string, level: 2 | 3 | 4 = 3): Block {
  return { type: 'heading', level, text };
}

/** @param isFirst whether the line is the first of several that belong together */
export function text(line: string, isFirst = false): Block {
  return { type: 'text', text: line, isFirst };
}

export function item(line: string, under: readonly Block[] = []): Block {
  return { type: 'item', text: line, under };
}

/** A table without the columns that are empty in all rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): Block {
  const filled = (_: string, column: number) => rows.some((row) => row[column] !== '');
  return { type: 'table', head: head.filter(filled), rows: rows.map((row) => row.filter(filled)) };
}

export function code(language: 'diff' | 'sh' | 'yaml', lines: readonly string[]): Block {
  return { type: 'code', language, lines };
}

/** A phone shows so many characters of a line of code. */
const WIDTH_OF_CODE = 42;

/** Where a command may be broken: in front of `apply`, and of each option that is not the first behind it. The `--yes` stays with `npx`. */
const BREAK = /(?<! apply) (?=apply\b|--(?!yes\b))/;

/** A command on as many lines as a phone needs, still one command to copy. */
export function commandLines(command: string): string[] {
  const lines: string[] = [];
  const pieces = command.split(BREAK);
  for (const [at, piece] of pieces.entries()) {
    const last = lines.at(-1);
    const end = at < pieces.length - 1 ? ' \\' : '';
    if (last !== undefined && `${last} ${piece}${end}`.length <= WIDTH_OF_CODE)
      lines[lines.length - 1] = `${last} ${piece}`;
    else lines.push(last === undefined ? piece : `  ${piece}`);
  }
  return lines.map((line, at) => (at < lines.length - 1 ? `${line} \\` : line));
}

/** Content that opens at a click, or that a surface leaves out; empty if there is no content. */
export function fold(title: string, blocks: readonly Block[], where: FoldedOn = 'everywhere'): Block[] {
  return blocks.length === 0 ? [] : [{ type: 'fold', title, blocks, where }];
}

/** The first few items, each as a block or several, and the number of the others. */
export function firstOf<T>(
  items: readonly T[],
  most: number,
  render: (item: T) => Block | readonly Block[],
  noun: string,
): Block[] {
  const shown = items.slice(0, most);
  return [...shown.flatMap(render), ...describeOmitted(items.length, shown.length, noun).map((line) => text(line))];
}

/** Paragraphs of Markdown. */
export function toMarkdown(blocks: readonly Block[]): string[] {
  const paragraphs: string[] = [];
  let isInList = false;
  for (const block of blocks) {
    const written = markdownOf(block);
    const isTight = block.type === 'item' && block.under.every(({ type }) => type === 'item');
    const last = paragraphs.at(-1);
    if (isTight && isInList && last !== undefined) paragraphs[paragraphs.length - 1] = `${last}\n${written[0]}`;
    else paragraphs.push(...written);
    isInList = isTight;
  }
  return paragraphs;
}

function markdownOf(block: Block): string[] {
  switch (block.type) {
    case 'heading':
      return [`${'#'.repeat(block.level)} ${block.text}`];
    case 'text':
      return [block.text];
    case 'item': {
      const gap = block.under.every(({ type }) => type === 'item') ? '\n' : '\n\n';
      const under = toMarkdown(block.under).map((paragraph) => paragraph.replaceAll(/^(?=.)/gm, '  '));
      return [[`- ${block.text}`, ...under].join(gap)];
    }
    case 'code':
      return [blockForMarkdown(block.language, block.lines)];
    case 'table': {
      const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
      return [[line(block.head), line(block.head.map(() => '---')), ...block.rows.map(line)].join('\n')];
    }
    case 'fold':
      return [`<details><summary>${block.title}</summary>`, ...toMarkdown(block.blocks), '</details>'];
  }
}
