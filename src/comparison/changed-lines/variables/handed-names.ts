import { literalPattern } from '../../../repository/glob.ts';
import { baseNameOf, folderOf } from '../../../repository/repository-paths.ts';
import type { Tree } from '../../../repository/tree.ts';
import { bareLines } from '../../../syntax/text-lines.ts';
import { readTextFile } from '../lines/watched-files.ts';
import { NamedFiles } from '../references/named-files.ts';
import type { Templates } from './deployment-variables.ts';
import { nearestTest } from './nearest-file.ts';
import { isCommonName } from './variable-syntax.ts';

/** For each variable with a name that any program may have, what a file calls those that take it. */
export type Calls = ReadonlyMap<string, RegExp>;

/** For so many files, and in so many characters of a line, the calls are looked for. */
const [MOST_FILES, MOST_CHARACTERS] = [200, 400];
const PATH_WORD = /[\w./@-]{2,200}/g;
/** A file with such a name is called by that of its folder, and a role by that of the folder above. */
const OF_FOLDER = /(?:^|\/)(?:([^/]+)\/(?:index|main|mod|action|__init__|default)|roles\/([^/]+)\/.+)\.\w+$/;
/** What takes a variable loads the whole file. */
const ANY = /(?:)/;
const IMPORT = /\b(?:import|require(?:_relative)?|from|use)\b/;
/** What an import says besides the names. */
const NO_NAME = /^(?:import|require(?:_relative)?|from|use|as|type|const|let|var|local|export|default|static)$/;

/** A file that takes variables with such names, and what others call it. */
interface Taker {
  readonly file: string;
  readonly names: readonly string[];
  readonly called: string;
}

/**
 * What changed files call those that take a variable such as `tag` (docs/supported-files.md#any-other-file): by path, by
 * role, or by what they import. A file that these load calls them with all that it has.
 */
export async function callsIn(head: Tree, changed: readonly string[], templates: Templates) {
  const found = new Map<string, Calls>();
  const takers = takersIn(templates);
  if (takers.length === 0) return found;
  const paths = [...(await head.entries()).keys()];
  const named = new NamedFiles(new Set(paths));
  const isNearest = nearestTest(paths);
  const texts = new Map<string, string>();
  for (const { file } of takers.slice(0, MOST_FILES)) texts.set(file, (await readTextFile(head, file)) ?? '');
  for (const path of changed.slice(0, MOST_FILES)) {
    const calls = callsOf((await readTextFile(head, path)) ?? '', path, takers, named);
    const loading = takers.filter(({ file }) => texts.get(file)?.includes(baseNameOf(path)) && isNearest(path, file));
    for (const name of loading.flatMap(({ names }) => names)) calls.set(name, ANY);
    if (calls.size > 0) found.set(path, calls);
  }
  return found;
}

function takersIn(templates: Templates): Taker[] {
  const takers = [...templates].map(([file, names]) => ({
    file,
    names: [...names.keys()].filter(isCommonName),
    called: OF_FOLDER.exec(file)?.slice(1).join('') || baseNameOf(file).replace(/\.\w+$/, ''),
  }));
  return takers.filter(({ names, called }) => names.length > 0 && called !== '');
}

/** What a text calls the files that take a variable, by the variable. */
function callsOf(text: string, path: string, takers: readonly Taker[], named: NamedFiles): Map<string, RegExp> {
  const others = takers.filter(({ file, called }) => file !== path && text.includes(called));
  const lines = others.length === 0 ? [] : bareLines(text, path).map((line) => line.slice(0, MOST_CHARACTERS));
  const words = new Map<string, string[]>();
  for (const line of lines)
    for (const [word, called] of wordsOn(line)) {
      const names = others.flatMap((taker) => (isCalled(taker, word, line, path, named) ? taker.names : []));
      for (const name of names) words.set(name, [...(words.get(name) ?? []), ...called]);
    }
  return new Map([...words].map(([name, all]) => [name, anyOf(all)]));
}

/** Whether a word of a line leads to a file. */
function isCalled({ file, called }: Taker, word: string, line: string, path: string, named: NamedFiles): boolean {
  const last = path.endsWith('.py') ? word.split(/[./]/).pop() : baseNameOf(word).replace(/\.\w+$/, '');
  if (last !== called && baseNameOf(folderOf(word)) !== called) return false;
  return named.at(word, path).includes(file) || (file.includes(`roles/${word}/`) && /\brole\b/.test(line));
}

/** The words of a line that may lead to a file, with what the line calls that: the word itself, or the names that it imports. */
function wordsOn(line: string): [word: string, called: readonly string[]][] {
  // In Python, each name may be that of a file.
  const [, folder = '', names = ''] = /^\s*from\s+([\w.]+)\s+import\s+(.+)$/.exec(line) ?? [];
  const modules = names.split(',').map((name) => name.trim().split(/\s{1,9}as\s{1,9}/));
  const ofFolder = modules.map(([name = '', alias = name]): [string, string[]] => [`${folder}.${name}`, [alias]]);
  return [
    ...(folder === '' ? [] : ofFolder),
    ...[...line.matchAll(PATH_WORD)].map(([word]): [string, string[]] => [word, namesFrom(line, word)]),
  ];
}

function namesFrom(line: string, word: string): string[] {
  if (!IMPORT.test(line.replace(word, ''))) return [word];
  const names = line.replace(word, '').match(/[A-Za-z_]\w+/g) ?? [];
  const imported = names.filter((name) => !NO_NAME.test(name));
  return imported.length > 0 ? imported : [baseNameOf(word).replace(/\.\w+$/, '')];
}

const anyOf = (words: readonly string[]) =>
  new RegExp(String.raw`(?<![\w./-])(?:${[...new Set(words)].map(literalPattern).join('|')})(?![\w-])`, 'i');
