import type { Place } from '../../place.ts';
import { ProblemError, problemAt } from '../../problem.ts';
import { LineIndex } from '../../source/line-index.ts';

/** One word of a command line, without its quotes. */
export interface Word {
  readonly text: string;
  readonly place: Place;
}

export type Command = readonly Word[];

/** One `name=value` of `--set` and its like. */
export interface Setting {
  readonly name: string;
  /** The name, `a.b[0].c\.d`, as its keys and places in lists; empty where it is none that could be read. */
  readonly steps: readonly (string | number)[];
  readonly value: string;
  /** Whether the value is text whatever it looks like (`--set-string`). */
  readonly isText: boolean;
  /** Whether the value is a whole of JSON (`--set-json`). */
  readonly isJson: boolean;
  /** Whether the value is the path of a file that holds it (`--set-file`). */
  readonly isFile: boolean;
  readonly place: Place;
}

/** Commands that start within each other share words, and each reads them; so many characters are read in all. */
const MOST_CHARACTERS = 20_000_000;
/** What a word costs, however short. */
const COST_OF_WORD = 10;

/**
 * Every `helm upgrade` and `helm install` of a text, with lines that end in a backslash joined.
 *
 * @throws ProblemError (`unparseable`) where that would take too long
 */
export function commandsIn(file: string, text: string): Command[] {
  const commands: Command[] = [];
  const lines = new LineIndex(file, text);
  const reader = new WordReader(lines, text);
  const starts = /(?<![\w./-])helm[ \t]+(?:upgrade|install)\b/g;
  let lineStart = -1;
  let isComment = false;
  for (let start = starts.exec(text); start !== null; start = starts.exec(text)) {
    const offset = start.index;
    const before = offset - lines.placeAt(offset).column + 1;
    if (before !== lineStart) {
      lineStart = before;
      // In all of these languages.
      isComment = /^\s*(?:#|\/\/)/.test(text.slice(lineStart, offset));
    }
    if (!isComment) commands.push(reader.wordsFrom(offset));
  }
  return commands;
}

// A part of a word, in quotes or not; a line that goes on.
const PART = /"(?:[^"\\]|\\[\s\S])*"|'[^']*'|\\[^\r\n]|[^\s"'\\;|&$]+|\$/y;
const BLANK = /(?:[ \t]|\\\r?\n)+/y;

class WordReader {
  #cost = 0;
  /** From the first offset on, the second one is that of the next `}}`. */
  #closing = { from: 0, at: -1 };

  constructor(
    private readonly lines: LineIndex,
    private readonly text: string,
  ) {}

  /** The words from an offset to the end of the command, or to a comment behind it. */
  wordsFrom(start: number): Command {
    const words: Word[] = [];
    let offset = start;
    for (;;) {
      BLANK.lastIndex = offset;
      offset += BLANK.exec(this.text)?.[0].length ?? 0;
      const end = this.#endOfWord(offset);
      if (end === offset || this.text[offset] === '#') return words;
      this.#cost += end - offset + COST_OF_WORD;
      const place = this.lines.placeAt(offset);
      if (this.#cost > MOST_CHARACTERS) throw new ProblemError(problemAt('unparseable', place, 'endless commands'));
      words.push({ text: unquote(this.text.slice(offset, end)), place });
      offset = end;
    }
  }

  #endOfWord(start: number): number {
    let offset = start;
    for (;;) {
      PART.lastIndex = offset;
      const length = this.#templateAt(offset) || (PART.exec(this.text)?.[0].length ?? 0);
      if (length === 0) return offset;
      offset += length;
    }
  }

  /** The length of a `${{ … }}` on one line; 0 where there is none. */
  #templateAt(offset: number): number {
    if (!this.text.startsWith('${{', offset)) return 0;
    if (offset < this.#closing.from || offset > this.#closing.at) {
      const at = this.text.indexOf('}}', offset);
      this.#closing = { from: offset, at: at === -1 ? this.text.length : at };
    }
    const { at } = this.#closing;
    if (at === this.text.length || this.lines.placeAt(at).line !== this.lines.placeAt(offset).line) return 0;
    return at + 2 - offset;
  }
}

function unquote(word: string): string {
  return word.replace(
    /"((?:[^"\\]|\\[\s\S])*)"|'([^']*)'|\\([\s\S])/g,
    (_, double?: string, single?: string, escaped?: string) =>
      double === undefined ? (single ?? escaped ?? '') : unescapeQuoted(double),
  );
}

/** What stands between double quotes: the shell takes a backslash away in front of few characters only. */
function unescapeQuoted(text: string): string {
  return text.replace(/\\(?:\r?\n|(["\\$`]))/g, (_, escaped?: string) => escaped ?? '');
}

/** Options of Helm that stand alone; every other one is followed by its value. */
const SWITCHES = new Set([
  ...[
    '-i',
    '--install',
    '--atomic',
    '--wait',
    '--wait-for-jobs',
    '--debug',
    '--create-namespace',
    '--dry-run',
    '--force',
  ],
  ...[
    '--reset-values',
    '--reuse-values',
    '--reset-then-reuse-values',
    '--cleanup-on-fail',
    '--dependency-update',
    '--devel',
  ],
  ...[
    '--no-hooks',
    '--skip-crds',
    '--verify',
    '--disable-openapi-validation',
    '--render-subchart-notes',
    '--generate-name',
  ],
  ...['-g', '--insecure-skip-tls-verify', '--pass-credentials', '--plain-http', '--replace', '--take-ownership'],
  ...['--force-conflicts', '--force-replace', '--kube-insecure-skip-tls-verify'],
  ...['--hide-notes', '--enable-dns', '--hide-secret', '--skip-schema-validation', '--rollback-on-failure'],
]);

/** The words that are neither an option nor an option's value: the release, the chart. */
export function argumentsOf(command: Command): Word[] {
  return command.filter(({ text }, index) => {
    if (index < 2 || text.startsWith('-')) return false;
    const before = command[index - 1]?.text ?? '';
    // `-nprod` has its value with it.
    return !/^(?:-\w|--[\w-]+)$/.test(before) || SWITCHES.has(before);
  });
}

/** Whether a switch is there. */
export function hasSwitch(command: Command, names: readonly string[]): Word | null {
  return command.find(({ text }) => names.includes(text) || names.some((name) => text === `${name}=true`)) ?? null;
}

/** The values of an option, in all its spellings. */
export function valuesOf(command: Command, names: readonly string[]): Word[] {
  return command.flatMap(({ text, place }, index) => {
    for (const name of names) {
      if (text.startsWith(`${name}=`)) return [{ text: text.slice(name.length + 1), place }];
      // `-fvalues.yaml`
      if (name.length === 2 && text.length > 2 && text.startsWith(name)) return [{ text: text.slice(2), place }];
      const next = command[index + 1];
      if (text === name && next !== undefined) return [next];
    }
    return [];
  });
}

/** `--set` and its like, in the order in which Helm reads them, whatever their order on the command line. */
const SET_OPTIONS = ['--set-json', '--set', '--set-string', '--set-file', '--set-literal'];

/** What `--set` and its like say, those that win last. */
export function settingsOf(command: Command): Setting[] {
  return SET_OPTIONS.flatMap((option) => valuesOf(command, [option]).flatMap((word) => settingsIn(option, word)));
}

function settingsIn(option: string, { text, place }: Word): Setting[] {
  const pairs = option === '--set-literal' || option === '--set-json' ? [text] : text.split(/(?<!\\),/);
  return pairs.map((pair) => {
    const [name, value] = splitAtEquals(pair);
    return {
      name,
      steps: stepsOf(name),
      value: value ?? '',
      isText: option !== '--set',
      isJson: option === '--set-json',
      isFile: option === '--set-file',
      place,
    };
  });
}

/** The name of a setting, `a.b[0].c\.d`, as its keys and places in lists; empty where it is none that could be read. */
export function stepsOf(name: string): (string | number)[] {
  const steps: (string | number)[] = [];
  for (const part of name.match(/(?:\\[\s\S]|[^\\.])+/g) ?? []) {
    const [key = '', ...indexes] = part.split('[');
    if (key !== '') steps.push(key.replace(/\\([\s\S])/g, '$1'));
    for (const index of indexes) {
      if (!/^\d{1,9}\]$/.test(index)) return [];
      steps.push(Number(index.slice(0, -1)));
    }
  }
  return typeof steps[0] === 'number' ? [] : steps;
}

function splitAtEquals(text: string): [string, string | null] {
  const equals = text.indexOf('=');
  return equals === -1 ? [text, null] : [text.slice(0, equals), text.slice(equals + 1)];
}

/** Whether a text is filled in by the shell, a workflow or another tool. */
export function isFilledIn(text: string): boolean {
  return /\$|`|\{\{/.test(text);
}
