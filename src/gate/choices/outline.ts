/* The structure of a text by its indentation, for indented files of any format. Positions are 0-based. */

/** How many characters a line is indented by; for a list item, up to its dash. */
export function indentOf(line: string): number {
  return /^\s*/.exec(line)?.[0].length ?? 0;
}

/** The line that contains another one: the nearest line above it with less indentation. */
export function parentOf(lines: readonly string[], position: number): number | null {
  const own = lines[position] ?? '';
  // List items may have the same indentation as their key.
  const isItem = isListItem(own);
  for (let above = position - 1; above >= 0; above -= 1) {
    const line = lines[above] ?? '';
    if (isBlankOrComment(line)) continue;
    if (isDivider(line)) return null;
    const isLess = indentOf(line) < indentOf(own) || (isItem && indentOf(line) === indentOf(own) && !isListItem(line));
    if (isLess) return above;
  }
  return null;
}

/** All lines that contain a line, the nearest first. */
export function parentsOf(lines: readonly string[], position: number): number[] {
  const parents: number[] = [];
  for (let next = parentOf(lines, position); next !== null; next = parentOf(lines, next)) parents.push(next);
  return parents;
}

/** The line in the same mapping of the same document that matches the pattern. Its indentation is not part of the match. */
export function siblingOf(lines: readonly string[], position: number, pattern: RegExp): number | null {
  return siblingAbove(lines, position, pattern) ?? siblingBelow(lines, position, pattern);
}

function siblingAbove(lines: readonly string[], position: number, pattern: RegExp): number | null {
  const indent = indentOf(lines[position] ?? '');
  for (let above = position - 1; above >= 0; above -= 1) {
    const line = lines[above] ?? '';
    if (isBlankOrComment(line)) continue;
    // The first member of a list item follows the dash on the same line.
    const isFirst = isListItem(line) && line.replace('-', ' ').search(/\S/) === indent;
    const text = isFirst ? line.replace('-', ' ') : line;
    if (isDivider(line) || indentOf(text) < indent) return null;
    if (indentOf(text) === indent && pattern.test(text.trimStart())) return above;
    if (isFirst) return null;
  }
  return null;
}

function siblingBelow(lines: readonly string[], position: number, pattern: RegExp): number | null {
  const indent = indentOf(lines[position] ?? '');
  for (let below = position + 1; below < lines.length; below += 1) {
    const line = lines[below] ?? '';
    if (isBlankOrComment(line)) continue;
    if (isDivider(line) || indentOf(line) < indent) return null;
    if (indentOf(line) === indent && pattern.test(line.trimStart())) return below;
  }
  return null;
}

/** The last line of the block that begins at a line: its more indented lines, and the bracket that closes it. */
export function endOf(lines: readonly string[], position: number): number {
  const indent = indentOf(lines[position] ?? '');
  let end = position;
  for (let below = position + 1; below < lines.length; below += 1) {
    const line = lines[below] ?? '';
    if (isBlankOrComment(line)) continue;
    if (indentOf(line) <= indent) return indentOf(line) === indent && /^\s*[\]})]/.test(line) ? below : end;
    end = below;
  }
  return end;
}

/** Whether a line is blank or only a comment. */
export function isBlankOrComment(line: string): boolean {
  return /^\s*(?:#.*|\/\/.*)?$/.test(line);
}

export function isListItem(line: string): boolean {
  return /^\s*-(?:\s|$)/.test(line);
}

function isDivider(line: string): boolean {
  return /^(?:---|\.\.\.)(?:\s|$)/.test(line);
}
