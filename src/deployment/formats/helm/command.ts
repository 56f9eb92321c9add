import type { Place } from '../../place.ts';

/** One word of a command line, without its quotes. */
export interface Word {
  readonly text: string;
  readonly place: Place;
}

export type Command = readonly Word[];

/** One `name=value` of `--set` and its like. */
export interface Setting {
  readonly name: string;
  readonly value: string;
  /** Whether the value is text whatever it looks like (`--set-string`). */
  readonly isText: boolean;
  readonly place: Place;
}

/** Every `helm upgrade` and `helm install` of a text, with lines that end in a backslash joined. */
export function commandsIn(file: string, text: string): Command[] {
  const commands: Command[] = [];
  const starts = /(?<![\w./-])helm[ \t]+(?:upgrade|install)\b/g;
  for (let start = starts.exec(text); start !== null; start = starts.exec(text)) {
    const lineStart = text.lastIndexOf('\n', start.index) + 1;
    // A comment, in all of these languages.
    if (/^\s*(?:#|\/\/)/.test(text.slice(lineStart, start.index))) continue;
    commands.push(wordsFrom(file, text, start.index));
  }
  return commands;
}

// A word with quoted parts; a line that goes on; the end of the command.
const WORD = /(?:"(?:[^"\\]|\\[\s\S])*"|'[^']*'|\$\{\{.*?\}\}|\\[^\r\n]|[^\s"'\\;|&])+/y;
const BLANK = /(?:[ \t]|\\\r?\n)+/y;

function wordsFrom(file: string, text: string, start: number): Command {
  const words: Word[] = [];
  let offset = start;
  for (;;) {
    BLANK.lastIndex = offset;
    offset += BLANK.exec(text)?.[0].length ?? 0;
    WORD.lastIndex = offset;
    const word = WORD.exec(text)?.[0];
    if (word === undefined) return words;
    const before = text.slice(0, offset).split('\n');
    const place = { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
    words.push({ text: unquote(word), place });
    offset += word.length;
  }
}

function unquote(word: string): string {
  return word.replace(
    /"((?:[^"\\]|\\[\s\S])*)"|'([^']*)'|\\([\s\S])/g,
    (_, double, single, escaped) => double ?? single ?? escaped,
  );
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
  ...['--hide-notes', '--enable-dns', '--hide-secret', '--skip-schema-validation', '--rollback-on-failure'],
]);

/** The words that are neither an option nor an option's value: the release, the chart. */
export function argumentsOf(command: Command): Word[] {
  return command.filter(({ text }, index) => {
    if (index < 2 || text.startsWith('-')) return false;
    const before = command[index - 1]?.text ?? '';
    return !/^--?[\w-]+$/.test(before) || SWITCHES.has(before);
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
      const next = command[index + 1];
      if (text === name && next !== undefined) return [next];
    }
    return [];
  });
}

/** What `--set` and its like say, those that win last. */
export function settingsOf(command: Command): Setting[] {
  return command.flatMap(({ text, place }, index) => {
    const [option = '', inline] = splitAtEquals(text);
    if (!/^--set(?:-string|-literal|-json|-file)?$/.test(option)) return [];
    const word = inline === null ? command[index + 1] : { text: inline, place };
    if (word === undefined) return [];
    const pairs = option === '--set-literal' || option === '--set-json' ? [word.text] : word.text.split(/(?<!\\),/);
    return pairs.map((pair) => {
      const [name = '', value] = splitAtEquals(pair);
      return { name, value: value ?? '', isText: option !== '--set', place: word.place };
    });
  });
}

function splitAtEquals(text: string): [string, string | null] {
  const equals = text.indexOf('=');
  return equals === -1 ? [text, null] : [text.slice(0, equals), text.slice(equals + 1)];
}

/** Whether a text is filled in by the shell, a workflow or another tool. */
export function isFilledIn(text: string): boolean {
  return /\$|`|\{\{/.test(text);
}
