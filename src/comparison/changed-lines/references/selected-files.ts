import { baseNameOf } from '../../../repository/repository-paths.ts';
import type { Tree } from '../../../repository/tree.ts';
import { bareLines, linesOf } from '../../../syntax/text-lines.ts';
import { LinesAround } from '../lines/around-line.ts';
import { folderOfRun } from '../lines/run-folder.ts';
import { readTextFile } from '../lines/watched-files.ts';
import { type ChangedWord, FILLED_IN, PATH, pathsAround, referenceTo, SET, setBy } from './changed-words.ts';
import type { NamedFiles } from './named-files.ts';
import { hasWord } from './stated-versions.ts';

/** So many paths are followed for one word, over so many lines that take it, each from the one before. */
const [MOST_PATHS, MOST_LINES, MOST_STEPS] = [50, 60, 4];
const SCRIPT = /\.(?:sh|bash|ps1|py|rb|[jt]s)$/;
/** What stands between a recipe or a function and its argument. */
const CALLS = /(?:^|[\s(;&|])([A-Za-z_][\w-]{0,99})\s{1,3}["']?$/;
/** Where a recipe or a function begins. */
const HEAD = /^(?:function\s{1,3})?([A-Za-z_][\w-]{0,99})(?:\s?\(\)|(?:\s[^:]{0,99})?:(?!=))/;
/** The hosts of a play, for whose groups Ansible loads variables. */
const HOSTS = /^[\s-]*hosts:\s{1,9}["']?$|\s(?:-l|--limit)[\s=]["']?$/;
/** An argument that a script or a function takes by its position. */
const ARGUMENT = /\$\{?[1-9@*](?::?-[^{}\n]{0,99})?\}?/;
/** A variable that a process gets, and that is none of a tool's. */
const ENVIRONMENT = /^(?!(?:ANSIBLE|COMPOSE|DOCKER|HELM|HELMFILE|PULUMI|TF|TG)_)[A-Z][A-Z\d_]{1,99}$/;
/** What waits for another job, chooses a runner, or prints something. */
const SELECTS_NOTHING =
  /^\s*(?:["']?(?:needs|depends_?on|runs-on|tags)["']?:|\.PHONY\b|(?:- |-?\s?run: |@|[\w-]{1,99}\s?\(\)\s?\{\s?)?(?:echo|printf)\s[^|>&;(]{0,300}(?:;\s?\})?$)/i;
/** A file of Bake is about a Dockerfile that it need not name. */
const BUILDS = /(?:^|\/)(?:docker-)?bake\.[^/]*$/;

/** What a word that a line hands on leads to. */
export interface Selected {
  /** The files with both words: those with a line that takes it, and those that these name. */
  readonly files: readonly string[];
  /** The files that a tool loads by the old word, and those that it loads by the new one. */
  readonly left: readonly string[];
  readonly come: readonly string[];
}

/** What a path is with the old and with the new word, the file that names it, and the folder in which that runs it. */
type PathPair = readonly [before: string, after: string, file: string, folder?: string | null];

/** A word of a line that takes it, as if that line had changed. */
interface Step {
  readonly word: ChangedWord;
  readonly path: string;
  readonly text: string;
}

/**
 * Follows a word that a line hands on (docs/supported-files.md#any-other-file): as a variable (`make deploy ENV=prod`),
 * as an argument (`deploy.sh prod`), or by a name that the tool prescribes (`Pulumi.prod.yaml`).
 */
export class WordTrail {
  readonly #others = new Map<string, ReadonlyMap<string, string>>();

  constructor(
    private readonly named: NamedFiles,
    private readonly head: Tree,
  ) {}

  /** The texts of the files that a file names, by their paths. */
  async othersOf(path: string, text: string): Promise<ReadonlyMap<string, string>> {
    const known = this.#others.get(`${path}\n${text}`);
    if (known !== undefined) return known;
    const others = new Map<string, string>();
    for (const file of this.named.namedIn(BUILDS.test(path) ? `${text}\ndocker` : text))
      if (file !== path) others.set(file, (await readTextFile(this.head, file)) ?? '');
    this.#others.set(`${path}\n${text}`, others);
    return others;
  }

  /**
   * @param first the word, in its file as that is on the head
   * @param parts the part in which the word differs
   */
  async follow(first: Step, parts: readonly [was: string, is: string]): Promise<Selected> {
    const [files, left, come]: [string[], string[], string[]] = [[], [], []];
    const seen = new Set<string>();
    let steps = [first];
    for (let distance = 0; distance < MOST_STEPS && steps.length > 0; distance += 1) {
      const next: Step[] = [];
      for (const step of steps) {
        const key = `${step.path}:${step.word.after.line}`;
        if (seen.has(key) || seen.size > MOST_LINES || SELECTS_NOTHING.test(step.word.after.text)) continue;
        seen.add(key);
        const found = await this.#from(step, parts);
        files.push(...found.files);
        next.push(...found.next);
        // What the first line names itself is a reference of its own.
        if (step !== first) {
          const folder = folderOfRun(linesOf(step.text), step.word.after.line - 1);
          found.pairs.push([...pathsAround(step.word), step.path, folder]);
        }
        for (const [before, after, file, folder] of found.pairs.slice(-MOST_PATHS)) {
          const ends = before === after ? [] : [before, after].map((each) => this.named.at(each, file, folder));
          const [old = [], now = []] = ends;
          if (old.length === 0 || now.length === 0) continue;
          left.push(...old);
          come.push(...now);
        }
      }
      steps = next;
    }
    return { files: [...new Set(files)], left: [...new Set(left)], come: [...new Set(come)] };
  }

  /** What one line leads to: the files with both words, pairs of paths, and the lines that take the word from it. */
  async #from({ word, path, text }: Step, parts: readonly [was: string, is: string]) {
    const lines = linesOf(text);
    const [from, to] = scopeOf(lines, word.after.line - 1);
    const all = await this.othersOf(path, lines.slice(from, to).join('\n'));
    const around = new LinesAround(bareLines(text, path), lines, new Map()).at(word.after.line - 1);
    const heads = around.sections.filter((section) => section.startsWith('- '));
    const line = [word.after.text, around.command, around.item, ...heads].join('\n');
    // Any word may be that of a script.
    const named = this.named.namedIn(line).filter((file) => !SCRIPT.test(file) || line.includes(baseNameOf(file)));
    const where = `${line}\n${folderOfRun(lines, word.after.line - 1) ?? ''}`;
    const called = this.named.nearest(named, where, path);
    const others = new Map(this.named.nearest([...all.keys()], where, path).map((file) => [file, all.get(file) ?? '']));
    const pairs: PathPair[] = called.map((file) => [file, withOther(file, word), '']);
    if (HOSTS.test(word.inFront))
      for (const before of this.named.ofGroup(word.was, path))
        for (const after of this.named.ofGroup(word.is, path)) pairs.push([before, after, '']);
    const name = setBy(word, [around.item, around.sections.at(-1) ?? '']);
    // What stands beside `uses:` goes to that.
    const used = [...others.keys()].filter((file) => around.about?.endsWith(`/${baseNameOf(file)}`));
    const next: Step[] = [];
    let isArgument = false;
    const takers = used.length > 0 ? used : [...called, ...others.keys()];
    for (const file of new Set([path, ...takers])) {
      const body = file === path ? text : (others.get(file) ?? (await readTextFile(this.head, file)) ?? '');
      const whole = linesOf(body);
      const [own, first] = file === path ? [lines.slice(from, to), from] : [whole, 0];
      const taking = name === undefined ? [] : stepsIn(own, referenceTo(name), word, { path: file, text: body }, first);
      const [start, block] = blockCalled(word, whole);
      isArgument ||= block.length > 0;
      // What a command gets by a name is no argument where that name is taken.
      const isNamed = taking.length > 0 || whole.some((each) => name !== undefined && SET.exec(each)?.[1] === name);
      const isHanded = file !== path && called.includes(file) && !isNamed;
      const handed = isHanded ? whole : block;
      for (const [before, after] of pathsWith(word, handed)) pairs.push([before, after, file]);
      next.push(...taking, ...stepsIn(handed, ARGUMENT, word, { path: file, text: body }, isHanded ? 0 : start));
    }
    // What a function gets is its own.
    if (isArgument) return { files: [], pairs, next };
    // What a script gets is its own, and a variable that nothing takes selects nothing in other files.
    const scripts = [...others].filter(([file]) => SCRIPT.test(file) && word.after.text.includes(baseNameOf(file)));
    const taker = new RegExp(String.raw`(?<![\w-])${name}(?![\w-]|["']?\s?[:=])`);
    const isTaken = !ENVIRONMENT.test(name ?? '') || [text, ...others.values()].some((each) => taker.test(each));
    const rest = lines.filter((_, index) => index !== word.after.line - 1).join('\n');
    // A line of the same file that takes a variable leads on by itself.
    const rests =
      next.some((step) => step.path === path && step.word.after.line !== word.after.line) || !isTaken ? [] : others;
    const files = [[path, rest] as const, ...(scripts.length > 0 ? scripts : rests)]
      .filter(([, each]) => parts.every((part) => hasWord(each, part)))
      .map(([file]) => file);
    return { files, pairs, next };
  }
}

/** What a job or a step begins the variables with that it alone has, and what makes it run something that stands elsewhere. */
const [VARIABLES, TAKES_MORE] = [
  /^\s*["']?(?:variables|env|environment|vars)["']?:/,
  /\b(?:extends|uses|template|reference)\b|<<:|\*\w/,
];

/** The lines for which a variable is set: those of the job or the step with it, or else all. */
function scopeOf(lines: readonly string[], own: number): readonly [from: number, to: number] {
  const indentOf = (at: number) => lines[at]?.search(/\S/) ?? -1;
  const headOf = (at: number) =>
    lines.findLastIndex((_, each) => each < at && indentOf(each) >= 0 && indentOf(each) < indentOf(at));
  const variables = /:\s{0,9}\{/.test(lines[own] ?? '') && VARIABLES.test(lines[own] ?? '') ? own : headOf(own);
  const from = VARIABLES.test(lines[variables] ?? '') ? headOf(variables) : -1;
  const end = lines.findIndex((_, at) => at > from && indentOf(at) >= 0 && indentOf(at) <= indentOf(from));
  const scope = [from, end < 0 ? lines.length : end] as const;
  return from < 0 || TAKES_MORE.test(lines.slice(...scope).join('\n')) || /^\s*\./.test(lines[from] ?? '')
    ? [0, lines.length]
    : scope;
}

/** The lines that refer to something, with the word in its place. @param start index of the first line in its file */
function stepsIn(
  lines: readonly string[],
  reference: RegExp,
  { was, is }: ChangedWord,
  file: Pick<Step, 'path' | 'text'>,
  start = 0,
): Step[] {
  return lines.flatMap((text, index) => {
    const found = reference.exec(text);
    if (found === null) return [];
    const [inFront, behind] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
    const [before, after] = [was, is].map((word) => ({ text: `${inFront}${word}${behind}`, line: start + index + 1 }));
    return before && after ? { ...file, word: { before, after, was, is, inFront, behind } } : [];
  });
}

/** The block of a file that a word is an argument of: the recipe of `(up "prod")`, the function of `deploy prod`. */
function blockCalled({ inFront }: ChangedWord, lines: readonly string[]): [start: number, block: readonly string[]] {
  const [, name] = CALLS.exec(inFront) ?? [];
  const head = name === undefined ? -1 : lines.findIndex((line) => HEAD.exec(line)?.[1] === name);
  const end = lines.findIndex((line, index) => index > head && /^[^\s}]/.test(line));
  return head < 0 ? [0, []] : [head, lines.slice(head, end < 0 ? undefined : end)];
}

/** The paths on the lines of a file that is handed a word: those that it fills in, and those with the word itself. */
function pathsWith(word: ChangedWord, lines: readonly string[]): [before: string, after: string][] {
  const paths = new Set(
    lines.flatMap((line) => line.match(PATH) ?? []).filter((path) => path.includes('/') || path.includes('.')),
  );
  return [...paths].map((path): [string, string] => {
    const filled = path.replace(FILLED_IN, word.was);
    return filled === path ? [path, withOther(path, word)] : [filled, path.replace(FILLED_IN, word.is)];
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
