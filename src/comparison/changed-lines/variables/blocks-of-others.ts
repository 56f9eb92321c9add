import { rememberedByText } from '../../../deployment/remembered.ts';
import { linesOf } from '../../../syntax/text-lines.ts';
import { linesBeside, type Outline, outlineOf, restOfBlock } from '../lines/line-outline.ts';
import type { PlainLine } from '../literals/version-literals.ts';

/** Files whose blocks keep variables for themselves, but for what another block takes over. */
const HAS_SCOPES = /\.ya?ml$|(?:^|\/)[^/]{0,99}bake[^/]{0,99}\.hcl$/;
const TAKES_OVER = /\b(?:extends["']?:|inherits\b|target\.\w)|<<["']?:|[:,[-]\s{0,9}\*\w|!reference\b/;
/** What sets a variable for what follows the block as well. */
export const LEAVES_BLOCK = />>|setvariable|set_fact|\bdotenv\b/;

const INLINE = /^(?:- )?["']?\w[\w.-]{0,99}["']?:\s{0,9}[[{]/;

/** Who takes a variable in a block: the service, other software, or something that does not tell; null if nothing does. */
export type Taker = 'ours' | 'others' | 'unclear' | null;
export type TakerTest = (text: string, name: string) => Taker;

/** A longer block may go on where nobody looks. */
const MOST_LINES = 150;

/**
 * Tells whether a line of a pipeline sets a variable in a job, a step or a stage that takes it for other software, and does
 * not name the service. Where that is not clear, the service's block has to set it too (docs/supported-files.md#any-other-file).
 *
 * @param texts of the file, on each side
 */
export function otherBlockTest(
  path: string,
  texts: readonly string[],
  takerIn: TakerTest,
): (name: string, line: Pick<PlainLine, 'line' | 'text'>) => boolean {
  if (!HAS_SCOPES.test(path) || texts.some((text) => TAKES_OVER.test(text))) return () => false;
  let sides: readonly Side[] | null = null;
  return (name, { line, text }) => {
    sides ??= texts.map((each) => sideOf(each, takerIn));
    const side = sides.find(({ lines }) => lines.outline[line - 1]?.text === outlineOf(text, 0).text);
    if (side === undefined) return false;
    for (const block of blocksAround(side.lines, line - 1)) {
      if (LEAVES_BLOCK.test(block.text) || block.bottom - block.top > MOST_LINES) return false;
      const taker = takerIn(block.text, name);
      if (taker !== null) return taker === 'others' || (taker === 'unclear' && side.isSetForService(name));
    }
    return false;
  };
}

type Side = ReturnType<typeof sideOf>;

function sideOf(text: string, takerIn: TakerTest) {
  const written = linesOf(text);
  const lines = { written, outline: written.map(outlineOf) };
  // Whether all that takes a variable for the service does so in blocks of its own that set the variable.
  return { lines, isSetForService: rememberedByText((name) => isSetForService(name, lines, takerIn)) };
}

/** A line that takes some variable, or the argument of a function. */
const TAKES_ANY = /[$%{<]\W{0,3}\w/;

const SETS_BY_COMMAND = /^(?:- )?(?:export\s{1,9})?\w{1,99}=/;
const CALLS_SCRIPT = /[\w.]\/[\w-]{1,99}\.(?:sh|bash|py|rb|js|ts)\b/;

function isSetForService(name: string, lines: Lines, takerIn: TakerTest): boolean {
  const sets = new RegExp(
    String.raw`(?<![\w.$-])${name}["']?\s{0,9}[:=]|^(?:-\s)?["']?(?:name|key)["']?:\s{0,9}["']?${name}["']?$`,
    'i',
  );
  const covered = new Set<number>();
  // What another variable gives may come from any block.
  const isLiteral = (text: string, index: number) =>
    ![text, /[:=]/.test(text.replace(/^\W{0,9}(?:name|key)\W/, '')) ? '' : (lines.written[index + 1] ?? '')].some(
      (line) => TAKES_ANY.test(line),
    );
  for (const { index } of lines.outline.filter(({ text, index }) => sets.test(text) && isLiteral(text, index))) {
    const around = [...blocksAround(lines, index)].map((block) => ({ ...block, taker: takerIn(block.text, name) }));
    const own = around.find(({ taker }) => taker !== null);
    // A command sets it for what follows.
    const top = SETS_BY_COMMAND.test(lines.outline[index]?.text ?? '') ? index : own?.top;
    if (own?.taker === 'ours') for (let at = top ?? index; at <= own.bottom; at += 1) covered.add(at);
  }
  const isOurs = (line: string) =>
    (TAKES_ANY.test(line) || CALLS_SCRIPT.test(line)) && takerIn(line.trim(), name) === 'ours';
  return covered.size > 0 && lines.written.every((line, index) => covered.has(index) || !isOurs(line));
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
