import { linesOf } from '../../../syntax/text-lines.ts';
import { linesBeside, type Outline, outlineOf, restOfBlock } from '../lines/line-outline.ts';
import type { PlainLine } from '../literals/version-literals.ts';

/** Files whose blocks keep variables for themselves, but for what another block takes over. */
const HAS_SCOPES = /\.ya?ml$/;
const TAKES_OVER = /\bextends["']?:|<<["']?:|:\s{1,9}\*\w|!reference\b/;
/** What sets a variable for what follows the block as well. */
const LEAVES_BLOCK = />>|setvariable|set_fact/;

const INLINE = /^(?:- )?["']?\w[\w.-]{0,99}["']?:\s{0,9}[[{]/;

/** Who takes a variable in a block: the service, other software, or something that does not tell; null if nothing does. */
export type Taker = 'ours' | 'others' | 'unclear' | null;
export type TakerTest = (text: string, name: string) => Taker;

/** A longer block may go on where nobody looks. */
const MOST_LINES = 150;

/**
 * Tells whether a line of a pipeline sets a variable in a block that is another application's: a job, a step or a stage that takes the variable
 * for other software, and does not name the service. If it does not tell who takes it, the service's own block sets the variable as well
 * (docs/supported-files.md#any-other-file).
 *
 * @param texts of the file, on each side
 * @param takerIn who takes a variable in a text
 */
export function otherBlockTest(
  path: string,
  texts: readonly string[],
  takerIn: TakerTest,
): (name: string, line: Pick<PlainLine, 'line' | 'text'>) => boolean {
  if (!HAS_SCOPES.test(path) || texts.some((text) => TAKES_OVER.test(text))) return () => false;
  let sides: readonly Lines[] | null = null;
  return (name, { line, text }) => {
    sides ??= texts.map(linesOf).map((written) => ({ written, outline: written.map(outlineOf) }));
    const lines = sides.find(({ outline }) => outline[line - 1]?.text === outlineOf(text, 0).text);
    if (lines === undefined) return false;
    for (const block of blocksAround(lines, line - 1)) {
      if (LEAVES_BLOCK.test(block.text) || block.bottom - block.top > MOST_LINES) return false;
      const taker = takerIn(block.text, name);
      if (taker !== null)
        return taker === 'others' || (taker === 'unclear' && isSetForOurs(name, lines, block, takerIn));
    }
    return false;
  };
}

/** A line that takes some variable, or the argument of a function. */
export const TAKES_ANY = /[$%{<]\W{0,3}\w/;

/** Whether all that takes a variable for the service does so in a block of its own that sets the variable, beside a given one. */
function isSetForOurs(name: string, lines: Lines, { top, bottom }: Block, takerIn: TakerTest): boolean {
  const sets = new RegExp(
    String.raw`(?<![\w.$-])${name}["']?\s{0,9}[:=]|^(?:-\s)?["']?(?:name|key)["']?:\s{0,9}["']?${name}["']?$`,
    'i',
  );
  const beside = lines.outline.filter(({ text, index }) => (index < top || index > bottom) && sets.test(text));
  const blocks = beside.map(({ index }) => {
    const around = [...blocksAround(lines, index)].filter((block) => block.top > bottom || block.bottom < top);
    return around.map((block) => ({ ...block, taker: takerIn(block.text, name) })).find(({ taker }) => taker !== null);
  });
  const ofService = blocks.filter((block) => block?.taker === 'ours');
  const isCovered = (index: number) =>
    ofService.some((block) => block !== undefined && block.top <= index && index <= block.bottom);
  const isOurs = (line: string) => TAKES_ANY.test(line) && takerIn(line.trim(), name) === 'ours';
  return ofService.length > 0 && lines.written.every((line, index) => isCovered(index) || !isOurs(line));
}

/** The lines of a text as they are written, and what is known of each. */
interface Lines {
  readonly written: readonly string[];
  readonly outline: readonly Outline[];
}

/** A part of a text, from the index of its first line to that of its last. */
interface Block {
  readonly text: string;
  readonly top: number;
  readonly bottom: number;
}

/** The blocks around a line, from the innermost: what the key above it stands in, up to the item of a list, and so on. */
function* blocksAround({ written, outline }: Lines, own: number): Generator<Block> {
  // What stands in brackets stands below its key: `env: [TAG=1.2.3]`.
  const below = INLINE.test(outline[own]?.text ?? '') ? 1 : 0;
  let column = (outline[own]?.indent ?? 0) + below;
  let top = own + below;
  while (column > 0) {
    const [key] = [...linesBeside(outline, top, -1)].filter(({ indent }) => indent < column);
    if (key === undefined) return;
    column = key.indent;
    top = key.index;
    if (!key.isItem)
      for (const line of linesBeside(outline, key.index, -1)) {
        if (line.indent < column) break;
        top = line.index;
        if (line.isItem && line.indent === column) break;
      }
    const bottom = [...restOfBlock(outline, key.index)].at(-1)?.index ?? key.index;
    const block = written.slice(top, bottom + 1).map((line) => line.trim());
    yield { text: block.join('\n'), top, bottom };
  }
}
