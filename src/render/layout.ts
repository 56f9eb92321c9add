import { codeForLog, withoutCommands } from '../page/escape.ts';
import type { Block } from './blocks.ts';

/** The style of text in a terminal or a log. */
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

/** Closed folds are one list. */
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

/** Wraps a text to a width. A word that is longer than a line is cut, but no address, because nobody could open its halves. */
function wrap(text: string, width: number, first: string, others: string): string[] {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  const room = width - others.length;
  for (const word of (withoutCommands(text).match(WORDS) ?? []).flatMap((each) => pieces(each, room))) {
    const gap = isEmpty ? '' : ' ';
    if (!isEmpty && widthOf(line) + gap.length + widthOf(word) > width) {
      lines.push(line);
      line = `${others}${word}`;
    } else line = `${line}${gap}${word}`;
    isEmpty = false;
  }
  return [...lines, line];
}

// Text in backticks stays together.
const WORDS = /(?:`[^`]*`|\S)+/g;

const ADDRESS = /^https:\/\/[\w./#-]{1,190}$/;

function pieces(word: string, room: number): string[] {
  if (widthOf(word) <= room || ADDRESS.test(word)) return [word];
  const cut: string[] = [];
  let piece = '';
  for (const character of word) {
    if (widthOf(piece + character) > room) {
      cut.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...cut, piece];
}

// Emoji and East Asian characters take two columns. Style marks take none.
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what terminals understand.
const STYLE = /\u001B\[\d+m/g;
const WIDE =
  /\p{Extended_Pictographic}|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60]/gu;

function widthOf(text: string): number {
  const shown = text.replace(STYLE, '').replace(/\uFE0F/g, '');
  return [...shown].length + (shown.match(WIDE)?.length ?? 0);
}
