import type { Place } from '../../place.ts';
import { LineIndex } from '../../source/line-index.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';

/** A template's action, `{{ … }}`, as far as its text shows what it does. */
export interface Action {
  /** Offsets of its braces. */
  readonly start: number;
  readonly end: number;
  /**
   * `raw`: a text in backticks, which Helmfile fills in for each release once more. `scope`: one that opens or ends what is there
   * under a condition, or several times. `silent`: one that writes nothing, such as a comment.
   */
  readonly kind: 'output' | 'raw' | 'scope' | 'silent';
  /** Without braces and blanks; of a raw one what stands between the backticks. */
  readonly text: string;
  /** Whether a block that gives the dot another meaning is open there. */
  readonly isWithin: boolean;
}

/** What an action that is nothing but the name of a value stands for. */
export type Reference =
  | { readonly of: 'values'; readonly path: readonly string[] }
  | { readonly of: 'environment' }
  | { readonly of: 'release'; readonly member: 'Name' | 'Namespace' };

/** A text that is literally somewhere in the repository. */
export interface Literal {
  readonly text: string;
  /** Null where it has no place of its own, such as the name of an environment. */
  readonly place: Place | null;
}

/** What a reference stands for; null where that is not written literally in the repository. */
export type Lookup = (reference: Reference) => Promise<Literal | null>;

/** A text with literals in the place of actions. Its lines are those of the text itself. */
export interface Rendering {
  readonly text: string;
  /** Where what stands at a line and a column of it comes from: a value's own place, else that of the text. */
  placeOf(line: number, column: number): Place;
}

/** Every action of a text, in order. One that does not end is none. */
export function actionsIn(text: string): Action[] {
  const actions: Action[] = [];
  const open: string[] = [];
  /** How many of those give the dot another meaning. */
  let scopes = 0;
  const lastComment = text.lastIndexOf('*/');
  for (let start = text.indexOf('{{'); start !== -1; ) {
    const opening = /^\{\{-?[ \t]*/.exec(text.slice(start, start + 40))?.[0] ?? '{{';
    const content = start + opening.length;
    const isRaw = text[content] === '`';
    const isComment = text.startsWith('/*', content) && content < lastComment;
    let from = content;
    if (isRaw) from = Math.max(text.indexOf('`', content + 1) + 1, content);
    else if (isComment) from = text.indexOf('*/', content) + 2;
    const closing = text.indexOf('}}', from);
    if (closing === -1) break;
    const end = closing + 2;
    const inner = text.slice(content, closing).replace(/-$/, '').trim();
    const isWithin = scopes > 0;
    const [word = ''] = /^\w*/.exec(inner) ?? [];
    if (isRaw && /^`[^`]*`$/.test(inner)) {
      actions.push({ start, end, kind: 'raw', text: inner.slice(1, -1), isWithin });
    } else actions.push({ start, end, kind: kindOf(inner, word), text: inner, isWithin });
    if (OPENING.has(word)) {
      open.push(word);
      if (word !== 'if') scopes += 1;
    } else if (word === 'end' && (open.pop() ?? 'if') !== 'if') scopes -= 1;
    start = text.indexOf('{{', end);
  }
  return actions;
}

const OPENING = new Set(['if', 'range', 'with', 'block', 'define']);

function kindOf(inner: string, word: string): Action['kind'] {
  if (OPENING.has(word) || word === 'else' || word === 'end') return 'scope';
  return inner.startsWith('/*') || /^\$\w* *:?=/.test(inner) ? 'silent' : 'output';
}

/** Whether there is more in a text than scalars that are filled in: conditions, repetitions, and actions on lines of their own. */
export function hasBlocks(text: string): boolean {
  return mayBringIn(text, () => true);
}

/** What an action names, where it does nothing else: `.Values.a.b`, `.Environment.Name`. */
function referenceOf(action: string): Reference | null {
  if (action.length > LONGEST_REFERENCE || !/^(?:\.[A-Za-z_]\w*)+$/.test(action)) return null;
  const [first = '', ...rest] = action.slice(1).split('.');
  const [second = ''] = rest;
  if (first === 'Values' || first === 'StateValues') return rest.length === 0 ? null : { of: 'values', path: rest };
  if (first === 'Environment' && second === 'Values') {
    return rest.length === 1 ? null : { of: 'values', path: rest.slice(1) };
  }
  if (rest.length !== 1) return null;
  if (first === 'Environment' && second === 'Name') return { of: 'environment' };
  return first === 'Release' && (second === 'Name' || second === 'Namespace')
    ? { of: 'release', member: second }
    : null;
}

const LONGEST_REFERENCE = 200;

/** Longer ones, and those of several lines, are no versions, names or paths. */
const LONGEST_LITERAL = 500;
/** So many actions of a file are filled in. */
const MOST_INSERTED = 2_000;

/** A literal in the place of an action, by its column in the text that comes out. */
interface Inserted {
  readonly column: number;
  readonly width: number;
  readonly literal: Literal;
  /** By how much what stands behind it has moved to the left. */
  readonly shift: number;
  /** Whether a quote stands in front of it, which belongs to the same scalar. */
  readonly isQuoted: boolean;
}

/**
 * Fills in what stands literally in the repository; every other action stays as it is. One with a dash takes blanks around it
 * away, and stays, too.
 *
 * @returns null where nothing is filled in
 */
export async function render(path: string, text: string, lookup: Lookup): Promise<Rendering | null> {
  const pieces: string[] = [];
  const byLine = new Map<number, Inserted[]>();
  const lines = new LineIndex(path, text);
  let done = 0;
  for (const { start, end, kind, text: action, isWithin } of actionsIn(text)) {
    if (kind !== 'output' || isWithin || text[start + 2] === '-' || text[end - 3] === '-') continue;
    const reference = referenceOf(action);
    const literal = reference === null ? null : await lookup(reference);
    if (literal === null || literal.text.length > LONGEST_LITERAL || /[\r\n]/.test(literal.text)) continue;
    if (pieces.length >= 2 * MOST_INSERTED) break;
    pieces.push(text.slice(done, start), literal.text);
    done = end;
    const place = lines.placeAt(start);
    const others = byLine.get(place.line) ?? [];
    byLine.set(place.line, others);
    const before = others.at(-1)?.shift ?? 0;
    const width = literal.text.length;
    others.push({
      column: place.column - before,
      width,
      literal,
      shift: before + end - start - width,
      isQuoted: /["']/.test(text[start - 1] ?? ''),
    });
  }
  if (pieces.length === 0) return null;
  return {
    text: pieces.join('') + text.slice(done),
    placeOf(line, column) {
      let shift = 0;
      for (const { column: at, width, literal, isQuoted, shift: behind } of byLine.get(line) ?? []) {
        if (column < (isQuoted ? at - 1 : at)) break;
        if (column < at + width) return literal.place ?? { file: path, line, column: Math.min(column, at) + shift };
        shift = behind;
      }
      return { file: path, line, column: column + shift };
    },
  };
}

/**
 * Fills in every action of a text, those in backticks once more.
 *
 * @returns null where one of them is not known
 */
export async function fillIn(text: string, lookup: Lookup, isInner = false): Promise<string | null> {
  let filled = '';
  let done = 0;
  for (const { start, end, kind, text: action } of actionsIn(text)) {
    if (kind === 'scope' || text[start + 2] === '-' || text[end - 3] === '-') return null;
    const reference = kind === 'output' ? referenceOf(action) : null;
    let literal = reference === null ? null : ((await lookup(reference))?.text ?? null);
    if (kind === 'raw' && !isInner) literal = await fillIn(action, lookup, true);
    if (literal === null || literal.length > LONGEST_LITERAL) return null;
    filled += text.slice(done, start) + literal;
    done = end;
  }
  return filled + text.slice(done);
}

/** A scalar as it stands in the file, templates included, without its quotes; empty for what is no scalar. */
export function writtenAt(file: YamlFile, value: YamlValue | null): string {
  return file.written(value) ?? '';
}

/**
 * Whether a text of YAML may have one of some keys, or what stands below it, under a condition only, or from a template that
 * brings in more than a scalar.
 *
 * @param isRead whether a key, in lower case, is one of them
 */
export function mayBringIn(text: string, isRead: (key: string) => boolean): boolean {
  let depth = 0;
  let parent = '';
  for (const { written, plain, actions } of linesWithActions(text)) {
    const key = keyOf(plain);
    // A key that is itself filled in may be any.
    if (key?.includes(FILLED_IN)) return true;
    const isTemplateOnly = plain.trim() !== '' && plain.replaceAll(FILLED_IN, '').trim() === '';
    let change = 0;
    for (const { kind, text: action } of actions) {
      if (kind === 'scope') {
        const word = /^\w*/.exec(action)?.[0] ?? '';
        // What it belongs to began before the text.
        if (word === 'else' && depth + change === 0) return true;
        change += OPENING.has(word) ? 1 : word === 'end' ? -1 : 0;
        // A condition within the value of a key ends there.
        if (!isTemplateOnly && !/[:-]\s/.test(plain.slice(0, plain.indexOf(FILLED_IN)))) return true;
      } else if (isTemplateOnly && kind !== 'silent') {
        const isBelow = /\bn?indent\b/.test(action) && parent !== '';
        if (!isBelow || isRead(parent)) return true;
      }
    }
    if (change !== 0 && !isTemplateOnly) return true;
    if (isTemplateOnly && change > 0 && isRead(parent)) return true;
    depth += change;
    if (depth < 0) return true;
    if (isTemplateOnly || written.trim() === '' || /^\s*#/.test(written)) continue;
    if (depth > 0 && namesKey(plain, isRead)) return true;
    parent = key !== null && /:\s*$/.test(plain) ? key.toLowerCase() : '';
  }
  return depth !== 0;
}

/** Stands for an action in a line. */
const FILLED_IN = '\uE0F1';

/** The key at the start of a line; null where it has none. */
function keyOf(line: string): string | null {
  const [, key] = /^[ \t]*(?:-[ \t]+)*["']?([^\s"':]+)["']?[ \t]*:(?:\s|$)/.exec(line.slice(0, LONGEST_LINE)) ?? [];
  return key ?? null;
}

function namesKey(line: string, isRead: (key: string) => boolean): boolean {
  for (const [word] of line.slice(0, LONGEST_LINE).matchAll(/[\w.-]+/g)) if (isRead(word.toLowerCase())) return true;
  return line.length > LONGEST_LINE;
}

/** Nobody writes longer ones. */
const LONGEST_LINE = 2_000;

interface TemplateLine {
  readonly written: string;
  /** With a sign in the place of each action. */
  readonly plain: string;
  readonly actions: readonly Action[];
}

/** The lines of a text; what an action runs over counts as the line on which it starts. */
function* linesWithActions(text: string): Generator<TemplateLine> {
  const actions = actionsIn(text);
  const endOfLine = (from: number) => {
    const feed = text.indexOf('\n', from);
    return feed === -1 ? text.length : feed;
  };
  let next = 0;
  for (let start = 0; start <= text.length; ) {
    const own: Action[] = [];
    let plain = '';
    let from = start;
    let end = endOfLine(start);
    for (let action = actions[next]; action !== undefined && action.start < end; action = actions[next]) {
      own.push(action);
      plain += text.slice(from, action.start) + FILLED_IN;
      from = action.end;
      if (action.end > end) end = endOfLine(action.end);
      next += 1;
    }
    yield { written: text.slice(start, end), plain: plain + text.slice(from, end), actions: own };
    start = end + 1;
  }
}
