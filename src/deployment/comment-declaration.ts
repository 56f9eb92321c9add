import type { Place } from '../problems/place.ts';
import { type DeclaredMode, modeOf } from './image-answer.ts';

/** Follows a comment sign of some language. Only a blank or the end of the comment may follow the mode. */
const DECLARATION = /(?:^|\s)(?:#|\/\/|--|;|<!--|\/\*)[ \t]*upgrade-gate: (RollingUpdate|Recreate)(?=\s|\*\/|-->|$)/;
/** A comment that refers to the next line has nothing before it, or only an opening bracket or assignment. */
const LEADS_ON = /(?:^|[[({:=])\s*$/;
const LONGEST_LINE = 10_000;

/**
 * The mode that a comment declares for a version: `upgrade-gate: Recreate` on the same line. A comment on the line
 * above counts if that line holds nothing else (docs/rules.md#how-downtime-is-declared).
 *
 * @param text the whole file, or its lines where many places are asked for
 * @param version the place of the version in that text
 */
export function declaredInComment(text: string | readonly string[], version: Place): DeclaredMode | null {
  const { file, line } = version;
  if (line === null) return null;
  const lines = typeof text === 'string' ? text.split(/\r\n|\r|\n/, line) : text;
  // Nobody declares anything on a line of this length, and there may be many versions on it.
  const [above = '', own = ''] = [lines[line - 2], lines[line - 1]].map((each = '') => each.slice(0, LONGEST_LINE));
  const onOwn = commentIn(own);
  const onAbove = commentIn(above);
  const match = onOwn ?? (onAbove !== null && LEADS_ON.test(above.slice(0, onAbove.index)) ? onAbove : null);
  if (match === null) return null;
  const column = match.index + match[0].search(/\S/) + 1;
  return modeOf({ text: match[1] ?? '', place: { file, line: onOwn === null ? line - 1 : line, column } });
}

/** The declaration on a line; null if it is inside a quoted text, or where the line has several. */
function commentIn(line: string): RegExpExecArray | null {
  const match = DECLARATION.exec(line);
  if (match === null || line.split('upgrade-gate: ').length > 2) return null;
  const before = line.slice(0, match.index);
  const isQuoted = ['"', "'", '`'].some((quote) => before.split(quote).length % 2 === 0);
  return isQuoted ? null : match;
}
