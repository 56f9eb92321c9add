import type { Declared } from './deployment.ts';
import type { Place } from './place.ts';

/** Behind a sign that begins a comment in some language, and with nothing but a blank or the comment's end behind the mode. */
const DECLARATION = /(?:^|\s)(?:#|\/\/|--|;|<!--|\/\*)[ \t]*upgrade-gate: (RollingUpdate|Recreate)(?=\s|\*\/|-->|$)/;
/** What may stand before a comment that speaks of the next line: nothing, or what opens or leads to it. */
const LEADS_ON = /(?:^|[[({:=])\s*$/;

/**
 * The mode that a comment declares for a version: `upgrade-gate: Recreate` on its line, or on the line above where that says nothing of
 * its own (DESIGN section 4).
 *
 * @param text of the file
 * @param version where the version stands in it
 */
export function declaredInComment(text: string, version: Place): Declared<'RollingUpdate' | 'Recreate'> | null {
  const { file, line } = version;
  if (line === null) return null;
  const [above = '', own = ''] = linesBefore(text, line);
  const onOwn = commentIn(own);
  const onAbove = commentIn(above);
  const match = onOwn ?? (onAbove !== null && LEADS_ON.test(above.slice(0, onAbove.index)) ? onAbove : null);
  const value = match?.[1];
  if (match === null || (value !== 'RollingUpdate' && value !== 'Recreate')) return null;
  const column = match.index + match[0].search(/\S/) + 1;
  return { value, place: { file, line: onOwn === null ? line - 1 : line, column } };
}

/** The declaration of a line; null where it is part of a text, and where the line has several. */
function commentIn(line: string): RegExpExecArray | null {
  const match = DECLARATION.exec(line);
  if (match === null || line.split('upgrade-gate: ').length > 2) return null;
  const before = line.slice(0, match.index);
  const isQuoted = ['"', "'", '`'].some((quote) => before.split(quote).length % 2 === 0);
  return isQuoted ? null : match;
}

/** A line with the one above it, which the first line has not. */
function linesBefore(text: string, line: number): string[] {
  const lines = text.split(/\r\n|\r|\n/, line);
  return line === 1 ? ['', ...lines] : lines.slice(line - 2);
}
