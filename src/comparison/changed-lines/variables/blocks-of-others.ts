import { linesOf } from '../../../syntax/text-lines.ts';
import { linesBeside, type Outline, outlineOf, restOfBlock } from '../lines/line-outline.ts';
import type { PlainLine } from '../literals/version-literals.ts';

/** Files whose blocks keep variables for themselves, but for what another block takes over. */
const HAS_SCOPES = /\.ya?ml$/;
const TAKES_OVER = /\bextends["']?:|<<["']?:|:\s{1,9}\*\w|!reference\b/;
/** What sets a variable for what follows the block as well. */
const LEAVES_BLOCK = />>|setvariable|set_fact/;

/**
 * Tells whether a line of a pipeline sets a variable in a block that is another application's: a job, a step or a stage that takes the variable
 * for other software, and does not name the service (docs/supported-files.md#any-other-file).
 *
 * @param texts of the file, on each side
 * @param isForOthers whether a text takes a variable for other software alone; null if it does not tell
 */
export function otherBlockTest(
  path: string,
  texts: readonly string[],
  isForOthers: (text: string, name: string) => boolean | null,
): (name: string, line: Pick<PlainLine, 'line' | 'text'>) => boolean {
  if (!HAS_SCOPES.test(path) || texts.some((text) => TAKES_OVER.test(text))) return () => false;
  let outlines: readonly Outline[][] | null = null;
  return (name, { line, text }) => {
    outlines ??= texts.map((each) => linesOf(each).map(outlineOf));
    const outline = outlines.find((lines) => lines[line - 1]?.text === outlineOf(text, 0).text) ?? [];
    for (const block of blocksAround(outline, line - 1)) {
      if (LEAVES_BLOCK.test(block)) return false;
      const answer = isForOthers(block, name);
      if (answer !== null) return answer;
    }
    return false;
  };
}

/** The blocks around a line, from the innermost: what the key above it stands in, up to the item of a list, and so on. */
function* blocksAround(lines: readonly Outline[], own: number): Generator<string> {
  let column = lines[own]?.indent ?? 0;
  let top = own;
  while (column > 0) {
    const [key] = [...linesBeside(lines, top, -1)].filter(({ indent }) => indent < column);
    if (key === undefined) return;
    column = key.indent;
    const block: Outline[] = [key, ...restOfBlock(lines, key.index)];
    top = key.index;
    if (!key.isItem)
      for (const line of linesBeside(lines, key.index, -1)) {
        if (line.indent < column) break;
        block.push(line);
        top = line.index;
        if (line.isItem && line.indent === column) break;
      }
    yield block.map(({ text }) => text).join('\n');
  }
}
