import { codeForLog } from '../page/escape.ts';
import type { Block } from './blocks.ts';
import { widthOf, wrap } from './wrap.ts';

export interface TerminalStyle {
  /** In columns. Our own lines are not longer than this. */
  readonly width: number;
  readonly colour: boolean;
  /** Whether folded content is shown too. */
  readonly verbose: boolean;
  /** Whether the reader gives options on a command line. Otherwise inputs of a workflow are meant. */
  readonly isCommandLine?: boolean;
}

/** A log, or a terminal with unknown features. */
export const PLAIN_LOOK: TerminalStyle = { width: 80, colour: false, verbose: false };

const NARROWEST = 40;
const WIDEST = 120;

/** The best style for a stream. A terminal gets colours, unless the environment says otherwise. */
export function lookOf(
  { isTTY = false, columns = PLAIN_LOOK.width }: { readonly isTTY?: boolean; readonly columns?: number },
  processEnv: NodeJS.ProcessEnv,
  verbose = false,
): TerminalStyle {
  const { NO_COLOR: no = '', FORCE_COLOR: force, TERM: terminal } = processEnv;
  const isForced = force !== undefined && force !== '0' && force !== 'false';
  const isWanted = force === undefined && no === '' && terminal !== 'dumb' && isTTY;
  const width = isTTY ? Math.min(Math.max(columns, NARROWEST), WIDEST) : PLAIN_LOOK.width;
  return { width, colour: isForced || isWanted, verbose };
}

const STYLES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;
/** Text in a style, if there are colours. */
export function styled({ colour }: Pick<TerminalStyle, 'colour'>, style: keyof typeof STYLES, text: string): string {
  const [on, off] = STYLES[style];
  return colour ? `\u001B[${on}m${text}\u001B[${off}m` : text;
}

/** Blocks as lines of text, with a blank line before headings and behind code. */
export function toLines(blocks: readonly Block[], look: TerminalStyle, indent = ''): string[] {
  const lines: string[] = [];
  let before: Block | null = null;
  for (const block of blocks) {
    if (before !== null && isApart(before, block, look)) lines.push('');
    lines.push(...linesOf(block, look, indent));
    before = block;
  }
  return lines;
}

/** Whether a blank line stands between two blocks. Closed folds are one list. */
function isApart(before: Block, block: Block, look: TerminalStyle): boolean {
  if (before.type === 'heading' && before.level === 2) return true;
  if (before.type === 'fold' && block.type === 'fold') return isOpen(before, look) || isOpen(block, look);
  if (before.type === 'fold' && block.type === 'item') return true;
  if (block.type === 'text') return block.isFirst || before.type !== 'text';
  // A colon leads to the list behind it.
  if (block.type === 'item' && before.type === 'text') return !before.text.endsWith(':');
  if (block.type === 'table' || before.type === 'table') return before.type !== 'heading';
  return block.type === 'heading' || block.type === 'fold';
}

function isOpen({ where }: Block & { readonly type: 'fold' }, look: TerminalStyle): boolean {
  return look.verbose || where === 'on pages';
}

function linesOf(block: Block, look: TerminalStyle, indent: string): string[] {
  switch (block.type) {
    case 'heading':
      return wrap(block.text, look.width, indent, indent).map((line) => styled(look, 'bold', line));
    case 'text':
      return wrap(block.text, look.width, indent, indent);
    case 'item':
      return [
        ...wrap(block.text, look.width, `${indent}- `, `${indent}  `),
        ...toLines(block.under, look, `${indent}  `),
      ];
    case 'code':
      return block.lines.map((line) => `${indent}  ${codeLine(block.language, codeForLog(line), look)}`);
    case 'table':
      return tableLines([block.head, ...block.rows], look, indent);
    case 'fold': {
      const isShown = isOpen(block, look);
      return [
        ...wrap(`${isShown ? '▾' : '▸'} ${block.title}`, look.width, indent, `${indent}  `),
        ...(isShown ? toLines(block.blocks, look, `${indent}  `) : []),
      ];
    }
  }
}

/** Columns below each other. The last one has the words, so it is wrapped. */
function tableLines(rows: readonly (readonly string[])[], look: TerminalStyle, indent: string): string[] {
  const last = (rows[0]?.length ?? 1) - 1;
  const widths = Array.from({ length: last }, (_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  return rows.flatMap((row) => {
    const cells = widths.map((width, column) => {
      const cell = row[column] ?? '';
      return `${cell}${' '.repeat(width - widthOf(cell) + 2)}`;
    });
    const first = indent + cells.join('');
    return wrap(row[last] ?? '', look.width, first, ' '.repeat(widthOf(first))).map((line) => line.trimEnd());
  });
}

/** A line to copy is never wrapped. */
function codeLine(language: string, line: string, look: TerminalStyle): string {
  if (language === 'sh') return styled(look, 'cyan', line);
  if (language !== 'diff') return line;
  const style = line.startsWith('-') ? 'red' : line.startsWith('+') ? 'green' : 'dim';
  return styled(look, style, line);
}
