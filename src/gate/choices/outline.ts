/* The shape of a text by its indentation, for files of every format that people indent: positions are 0-based. */

/** How far a line is indented; in front of an item of a list, to its dash. */
export function indentOf(line: string): number {
  return /^\s*/.exec(line)?.[0].length ?? 0;
}

/** The line that another one stands in: the nearest one above it that is indented less. */
export function parentOf(lines: readonly string[], position: number): number | null {
  const own = lines[position] ?? '';
  // The items of a list may stand right under its key.
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

/** All lines that a line stands in, the nearest first. */
export function parentsOf(lines: readonly string[], position: number): number[] {
  const parents: number[] = [];
  for (let next = parentOf(lines, position); next !== null; next = parentOf(lines, next)) parents.push(next);
  return parents;
}

/** A line beside another one, in the same mapping of the same document, that matches without its indentation. */
export function siblingOf(lines: readonly string[], position: number, pattern: RegExp): number | null {
  const indent = indentOf(lines[position] ?? '');
  for (let above = position - 1; above >= 0; above -= 1) {
    const line = lines[above] ?? '';
    if (isBlankOrComment(line)) continue;
    // The dash of an item stands before its first member.
    const isFirst = isListItem(line) && line.replace('-', ' ').search(/\S/) === indent;
    const text = isFirst ? line.replace('-', ' ') : line;
    if (isDivider(line) || indentOf(text) < indent) break;
    if (indentOf(text) === indent && pattern.test(text.trimStart())) return above;
    if (isFirst) break;
  }
  for (let below = position + 1; below < lines.length; below += 1) {
    const line = lines[below] ?? '';
    if (isBlankOrComment(line)) continue;
    if (isDivider(line) || indentOf(line) < indent) break;
    if (indentOf(line) === indent && pattern.test(line.trimStart())) return below;
  }
  return null;
}

/** The last line of what begins at a line: of what is indented more, and of a bracket that closes it. */
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

/** Whether a line says nothing: blank, or a comment. */
export function isBlankOrComment(line: string): boolean {
  return /^\s*(?:#.*|\/\/.*)?$/.test(line);
}

export function isListItem(line: string): boolean {
  return /^\s*-(?:\s|$)/.test(line);
}

/** Between two documents of a file. */
function isDivider(line: string): boolean {
  return /^(?:---|\.\.\.)(?:\s|$)/.test(line);
}
