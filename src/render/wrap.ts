import { stripVTControlCharacters } from 'node:util';
import { withoutCommands } from '../page/escape.ts';

/** Wraps a text to a width. A word that is longer than a line is cut, but no address and no command, because nobody could use the halves. */
export function wrap(text: string, width: number, first: string, others: string): string[] {
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

const ADDRESS = /^https:\/\/[\w./#-]{1,190}:?$/;
const COMMAND = /^`(?:node|npx|upgrade-gate) [^`]{1,190}`[.,]?$/;

function pieces(word: string, room: number): string[] {
  if (widthOf(word) <= room || ADDRESS.test(word) || COMMAND.test(word)) return [word];
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

// Emoji and East Asian characters take two columns.
const WIDE =
  /\p{Extended_Pictographic}|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60]/gu;

/** The columns that a text takes in a terminal. */
export function widthOf(text: string): number {
  const shown = stripVTControlCharacters(text).replace(/\uFE0F/g, '');
  return [...shown].length + (shown.match(WIDE)?.length ?? 0);
}
