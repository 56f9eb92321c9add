import { baseNameOf } from '../../../repository/repository-paths.ts';
import type { Tree } from '../../../repository/tree.ts';
import { bareLines, linesOf } from '../../../syntax/text-lines.ts';
import { LinesAround } from '../lines/around-line.ts';
import { readTextFile } from '../lines/watched-files.ts';
import { type ChangedWord, FILLED_IN, filledPaths, PATH, referenceTo, SET, withStars } from './changed-words.ts';
import type { NamedFiles } from './named-files.ts';

/** So many paths are followed for one word. */
const MOST_PATHS = 50;
export const SCRIPT = /\.(?:sh|bash|ps1|py|rb|[jt]s)$/;
/** What stands between a recipe or a function and its argument. */
const CALLS = /(?:^|[\s(;&|])([A-Za-z_][\w-]{0,99})\s{1,3}["']?$/;
/** Where a recipe or a function begins. */
const HEAD = /^(?:function\s{1,3})?([A-Za-z_][\w-]{0,99})(?:\s?\(\)|(?:\s[^:]{0,99})?:(?!=))/;
/** What a command gets by a name is no argument where that name is taken. */
const NAMED = /(?:^|[\s"'])([A-Za-z_]\w{0,99})=["']?$/;
/** The hosts of a play, for whose groups Ansible loads variables. */
const HOSTS = /^[\s-]*hosts:\s{1,9}["']?$/;

/** The files that a tool loads by the old word of a line, and those that it loads by the new one. */
export type SelectedFiles = readonly [left: readonly string[], come: readonly string[]];

/** The file with the line, as it is on the head. */
interface FileOfLine {
  readonly path: string;
  readonly text: string;
  /** The texts of the files that it names, by their paths. */
  readonly others: ReadonlyMap<string, string>;
}

/** What a path is with the old and with the new word, and the file that names it. */
type PathPair = readonly [before: string, after: string, file: string];

/**
 * The files that a tool loads by a word that a line hands on (docs/supported-files.md#any-other-file): as a variable
 * (`make deploy ENV=prod`), as an argument (`deploy.sh prod`), or by a name that the tool prescribes (`Pulumi.prod.yaml`).
 */
export async function filesSelectedBy(
  word: ChangedWord,
  { path, text, others }: FileOfLine,
  named: NamedFiles,
  head: Tree,
): Promise<SelectedFiles> {
  const around = new LinesAround(bareLines(text, path), linesOf(text), new Map()).at(word.after.line - 1);
  const heads = around.sections.filter((section) => section.startsWith('- '));
  const line = [word.after.text, around.command, around.item, ...heads].join('\n');
  // Any word may be that of a script.
  const called = named.namedIn(line).filter((file) => !SCRIPT.test(file) || line.includes(baseNameOf(file)));
  const pairs: PathPair[] = called.map((file) => [file, withOther(file, word), '']);
  const ofGroups = HOSTS.test(word.inFront) ? ['group_vars/X', '**/group_vars/X', '**/group_vars/X.y*ml'] : [];
  for (const group of ofGroups) pairs.push([group.replace('X', word.was), group.replace('X', word.is), path]);
  const [, name] = NAMED.exec(word.inFront) ?? [];
  // What stands beside `uses:` goes to that.
  const used = [...others.keys()].filter((file) => around.about?.endsWith(`/${baseNameOf(file)}`));
  const takers = new Set(used.length > 0 ? used : [...called, ...others.keys()]);
  for (const file of takers) {
    if (file === path) continue;
    const lines = linesOf(others.get(file) ?? (await readTextFile(head, file)) ?? '');
    const isNamed =
      name !== undefined && lines.some((each) => referenceTo(name).test(each) || SET.exec(each)?.[1] === name);
    const handed = called.includes(file) && !isNamed ? pathsWith(word, lines) : [];
    for (const [before, after] of [...filledPaths(word, lines), ...handed]) pairs.push([before, after, file]);
  }
  for (const [before, after] of pathsWith(word, blockCalled(word, linesOf(text)))) pairs.push([before, after, path]);
  const ends = pairs
    .filter(([before, after]) => before !== after)
    .slice(0, MOST_PATHS)
    .map(([before, after, file]) => [named.at(before, file), named.at(after, file)] as const)
    .filter(([left, come]) => left.length > 0 && come.length > 0);
  return [ends.flatMap(([left]) => left), ends.flatMap(([, come]) => come)];
}

/** The block of a file that a word is an argument of: the recipe of `(up "prod")`, the function of `deploy prod`. */
function blockCalled({ inFront }: ChangedWord, lines: readonly string[]): readonly string[] {
  const [, name] = CALLS.exec(inFront) ?? [];
  const head = name === undefined ? -1 : lines.findIndex((line) => HEAD.exec(line)?.[1] === name);
  const below = lines.slice(head + 1);
  const end = below.findIndex((line) => /^[^\s}]/.test(line));
  return head < 0 ? [] : below.slice(0, end < 0 ? undefined : end);
}

/** The paths on the lines of a file that is handed a word: those that it fills in, and those with the word itself. */
function pathsWith(word: ChangedWord, lines: readonly string[]): [before: string, after: string][] {
  const paths = new Set(
    lines.flatMap((line) => line.match(PATH) ?? []).filter((path) => path.includes('/') || path.includes('.')),
  );
  return [...paths].flatMap((path): [string, string][] => {
    const filled = path.replace(FILLED_IN, word.was);
    if (filled === path) return [[path, withOther(path, word)]];
    // The first of several may be a folder: `${path.module}/config/${local.stage}.yaml`.
    const rest = withStars(path).replace(/^\*/, '').split('*');
    const last = rest.length === 2 ? [[rest.join(word.was), rest.join(word.is)] as [string, string]] : [];
    return [[filled, path.replace(FILLED_IN, word.is)], ...last];
  });
}

/** A path with the new word in the place of the old one. */
function withOther(path: string, { was, is }: ChangedWord): string {
  const [old, now] = [was, is].map((each) => each.slice(each.lastIndexOf('/') + 1)) as [string, string];
  return path
    .split(/([^\w-]+)/)
    .map((part) => (part === old ? now : part))
    .join('');
}
