import type { Place } from '../problems/place.ts';
import { YamlFile } from './yaml.ts';
import type { PlaceLookup } from './yaml-parser.ts';

/** A literal text in the repository. `place` is null for a text without its own place, such as an environment's name. */
export interface Literal {
  readonly text: string;
  readonly place: Place | null;
}

/** Resolves a template by the text between its braces; null if the repository has no value for it. */
export type Literals = (action: string) => Literal | null;

/** A template on one line. Longer templates stay as they are, which is never a version. */
const ACTION = /\{\{([^{}\n]*)\}\}/g;

/** The most templates that are filled in for one text. */
const MOST_FILLED_IN = 1_000;
/** Longer texts are not versions, names or paths. */
const LONGEST_LITERAL = 500;
/** The part of a word before a template, including its opening quote. */
const WORD = /(?:(?<![^\s"'{},[\]])|["'])[^\s"'{},[\]]*$/;

/** The origin of a piece of the result: a literal's place, or an offset in the template. */
interface TemplatePiece {
  readonly from: number;
  readonly at: number;
  readonly place: Place | null;
}

/** Fills in the templates that have a literal. The word around a filled-in template gets the literal's place. */
export function fillIn(text: string, literals: Literals): { text: string; pieces: readonly TemplatePiece[] } {
  const pieces: TemplatePiece[] = [{ from: 0, at: 0, place: null }];
  let made = '';
  let done = 0;
  for (const { 0: whole, 1: action = '', index } of text.matchAll(ACTION)) {
    const isTooMuch = action.length > LONGEST_LITERAL || pieces.length > 2 * MOST_FILLED_IN;
    const literal = isTooMuch ? null : literals(action.trim());
    if (literal === null || literal.text.length > LONGEST_LITERAL || /[\r\n]/.test(literal.text)) continue;
    made += text.slice(done, index);
    const word = literal.place === null ? null : WORD.exec(made.slice(-LONGEST_LITERAL));
    const before = word?.[0].length ?? 0;
    pieces.push({ from: made.length - before, at: index - before, place: literal.place });
    made += literal.text;
    done = index + whole.length;
    pieces.push({ from: made.length, at: done, place: null });
  }
  return { text: made + text.slice(done), pieces };
}

/** Parses YAML after its templates are filled in with literals. Other templates stay as they are. @throws ProblemError (`unparseable`) */
export function filledYaml(
  source: PlaceLookup & { readonly path: string; readonly text: string },
  literals: Literals,
): YamlFile {
  const filled = fillIn(source.text, literals);
  return new YamlFile(source.path, filled.text, {
    placeAt(offset) {
      const { from, at, place } = filled.pieces.findLast((piece) => piece.from <= offset) ?? { from: 0, at: 0 };
      return place ?? source.placeAt(at + offset - from);
    },
  });
}

/** A text that means the same in YAML with or without quotes. */
const PLAIN = /^(?:[A-Za-z0-9_./^~+](?:[A-Za-z0-9_./:@+~^=*-]*[A-Za-z0-9_./@+~^=*-])?)?$/;

/** Whether a text means itself wherever it is filled in. */
export function isPlain(text: string): boolean {
  return PLAIN.test(text);
}

/** A condition or a loop around lines that decide, or a template that may insert more than a scalar there. */
export interface UnclearTemplate {
  readonly text: string;
  /** The first line, the last line, and the first line that decides; the first line of a text is 1. */
  readonly line: number;
  readonly end: number;
  readonly decides: number;
}

/** For texts in which any line may decide. */
export const ANY_LINE = /\S/;

/** A block of templates that has begun: at which line, and at which line in it something decides; 0 while nothing does. */
interface OpenBlock {
  readonly text: string;
  readonly line: number;
  decides: number;
}

/** The templates in a text that may change lines that decide. @param isRead matches a line that decides */
export function unclearTemplates(text: string, isRead: RegExp): UnclearTemplate[] {
  const unclear: UnclearTemplate[] = [];
  const open: OpenBlock[] = [];
  const noteDeciding = (line: number) => {
    const around = open.at(-1);
    if (around?.decides === 0) around.decides = line;
  };
  const close = (end: number) => {
    const block = open.pop();
    if (block === undefined || block.decides === 0) return;
    unclear.push({ ...block, end });
    noteDeciding(block.decides);
  };
  const lines = text.includes('{{') ? text.split('\n') : [];
  let above = '';
  for (const [index, written] of lines.entries()) {
    const line = index + 1;
    const around = surroundingsOf(written, above, isRead);
    for (const [, inner = ''] of written.matchAll(ACTION)) {
      const action = inner.replace(/^-|-$/g, '').trim();
      if (/^(?:if|range|with|block|define)\b/.test(action))
        open.push({ text: action, line, decides: around.isDeciding && around.isInFront ? line : 0 });
      else if (action === 'end') close(line);
      else if (insertsMore(action, around)) unclear.push({ text: action, line, end: line, decides: line });
    }
    if (around.isDeciding) noteDeciding(line);
    if (!around.isBare) above = around.plain;
  }
  while (open.length > 0) close(lines.length);
  return unclear;
}

type Surroundings = ReturnType<typeof surroundingsOf>;

/** What stands around the templates of a line. @param above the last line above that has more than templates */
function surroundingsOf(written: string, above: string, isRead: RegExp) {
  const plain = written.replace(ACTION, '');
  return {
    /** The line without its templates. */
    plain,
    isBare: /^[\s-]*$/.test(plain),
    isDeciding: isRead.test(plain) && !/^\s*#/.test(plain),
    /** Whether the line begins with a template: a condition before a deciding text may end on the same line. */
    isInFront: /^[\s-]*\{\{/.test(written),
    /** Whether the line belongs to a key that decides nothing. */
    isBelowOther: /:\s*$/.test(above) && !isRead.test(above),
  };
}

/** A template that may insert a mapping or a list into a line. */
const MANY = /\b(?:to(?:Raw)?(?:Yaml|Json)|include|tpl|n?indent)\b/;

/** Whether a template may insert whole lines, or more than a scalar into a line that decides. */
function insertsMore(action: string, { isBare, isDeciding, isBelowOther }: Surroundings): boolean {
  if (!isBare) return isDeciding && MANY.test(action);
  return !isBelowOther && !/^(?:\/\*|\$\w* *:?=|else\b)/.test(action);
}

/** Whether a text has a line that a tool such as Jinja or Ruby fills in before YAML reads it. */
export function hasStatement(text: string): boolean {
  return /^[ \t]*(?:<|\{)%/m.test(text);
}
