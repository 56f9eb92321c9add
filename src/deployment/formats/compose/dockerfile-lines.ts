import { ProblemError, problemAt } from '../../problem.ts';
import { plainText, sliceText, type TracedText, written } from './traced-text.ts';

/** One instruction of a Dockerfile, its continued lines put together. */
export interface Instruction {
  /** In capitals. */
  readonly keyword: string;
  readonly rest: TracedText;
}

/** A Dockerfile cut into instructions. */
export interface Instructions {
  readonly instructions: readonly Instruction[];
  /** The backslash, or what the file names in its place. */
  readonly escaper: string;
}

/** The lines of a Dockerfile that stands in a file. */
export function linesOf(path: string, text: string): TracedText[] {
  return text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line, index) => written(line.replace(/\r$/, ''), { file: path, line: index + 1, column: 1 }, true));
}

/**
 * Cuts a Dockerfile into instructions, as BuildKit's parser does: parser directives first, then continued lines, comments and
 * empty lines between them, and here-documents behind `RUN`, `COPY` and `ADD`.
 *
 * @throws ProblemError (`unparseable`) where a here-document does not end
 */
export function readInstructions(lines: readonly TracedText[]): Instructions {
  const escaper = escapeOf(lines);
  const continued = escaper === '\\' ? /(?<!\\)\\[ \t]*$/ : /(?<!`)`[ \t]*$/;
  const instructions: Instruction[] = [];
  let current: TracedText[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? [];
    const text = plainText(line);
    if (/^\s*(?:#|$)/.test(text)) continue;
    const more = continued.exec(text);
    current.push(more === null ? line : sliceText(line, 0, more.index));
    if (more !== null) continue;
    const instruction = instructionOf(current.flat());
    current = [];
    if (instruction === null) continue;
    instructions.push(instruction);
    if (/^(?:RUN|COPY|ADD)$/.test(instruction.keyword)) index = skipDocuments(lines, index, instruction.rest, escaper);
  }
  const last = current.length === 0 ? null : instructionOf(current.flat());
  return { instructions: last === null ? instructions : [...instructions, last], escaper };
}

/** Where the words of an instruction stand, blanks between quotes kept: pairs of start and end. */
export function wordsOf(text: string, escaper: string): (readonly [number, number])[] {
  const words: (readonly [number, number])[] = [];
  let start = -1;
  let quote = '';
  for (let offset = 0; offset < text.length; offset += 1) {
    const character = text[offset] ?? '';
    if (quote === '' && /\s/.test(character)) {
      if (start !== -1) words.push([start, offset]);
      start = -1;
      continue;
    }
    if (start === -1) start = offset;
    if (character === escaper && quote !== "'") offset += 1;
    else if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
  }
  if (start !== -1) words.push([start, text.length]);
  return words;
}

/** Directives stand above everything else, comments and empty lines included. */
function escapeOf(lines: readonly TracedText[]): string {
  for (const line of lines) {
    const directive = /^\s*#\s*([A-Za-z][A-Za-z\d]*)\s*=\s*(\S.*)$/.exec(plainText(line));
    if (directive === null) return '\\';
    if (directive[1]?.toLowerCase() === 'escape') return directive[2]?.trim() === '`' ? '`' : '\\';
  }
  return '\\';
}

function instructionOf(line: TracedText): Instruction | null {
  const text = plainText(line);
  const match = /^\s*([A-Za-z]+)(?=\s|$)\s*/.exec(text);
  if (match === null) return null;
  return { keyword: (match[1] ?? '').toUpperCase(), rest: sliceText(line, match[0].length, text.length) };
}

/** Gives the line on which the last here-document of an instruction ends. */
function skipDocuments(lines: readonly TracedText[], from: number, rest: TracedText, escaper: string): number {
  const text = plainText(rest);
  if (!text.includes('<<')) return from;
  let index = from;
  for (const [start, end] of wordsOf(text, escaper)) {
    const match = /^\d*<<(-?)([^<]+)$/.exec(text.slice(start, end));
    if (match === null) continue;
    const name = (match[2] ?? '').replace(/["']/g, '');
    const indent = match[1] === '-' ? /^\t+/ : /^/;
    do index += 1;
    while (index < lines.length && plainText(lines[index] ?? []).replace(indent, '') !== name);
    if (index >= lines.length) {
      const place = rest[0]?.place ?? null;
      throw new ProblemError(problemAt('unparseable', place, `the here-document ${JSON.stringify(name)} does not end`));
    }
  }
  return index;
}
