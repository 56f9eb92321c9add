import { structuredPatch } from 'diff';
import type { Tree } from '../../repository/tree.ts';
import type { LineEdit } from '../report/report.ts';

/** Git would quote any other name, and people cannot copy characters that they cannot see. */
const PLAIN_PATH = /^(?:[^\p{C}\p{Z}"\\]| )+$/u;

const BOM = '\ufeff';

interface DraftedFile {
  /** The byte-order mark before the first line, or nothing. It stays first, even if lines are inserted before that line. */
  readonly mark: string;
  /** Each line with its own line end. */
  readonly lines: readonly string[];
  readonly replaced: Map<number, string>;
  readonly inserted: Map<number, string[]>;
  readonly removed: Set<number>;
}

/** Planned changes of single lines in the files of a tree; nothing is written. Line numbers are 1-based, and count the lines of the tree. */
export class Draft {
  readonly #files = new Map<string, DraftedFile>();

  constructor(private readonly tree: Tree) {}

  /**
   * The lines of a file with the changes so far, without their line ends.
   *
   * @returns null if the file cannot be edited: it does not exist, is a link, or is not UTF-8
   * @throws TreeError if the file cannot be read
   */
  async linesOf(path: string): Promise<readonly string[] | null> {
    const file = await this.#open(path);
    return file?.lines.map((line, position) => file.replaced.get(position + 1) ?? withoutLineEnd(line)) ?? null;
  }

  /** Replaces the text of a line. The caller has read the file with `linesOf` before. */
  replace(path: string, line: number, text: string): void {
    this.#files.get(path)?.replaced.set(line, text);
  }

  /** Removes a line. The caller has read the file with `linesOf` before. */
  remove(path: string, line: number): void {
    this.#files.get(path)?.removed.add(line);
  }

  /** Inserts lines before a line. Equal lines are inserted only once. The caller has read the file with `linesOf` before. */
  insert(path: string, line: number, lines: readonly string[]): void {
    const inserted = this.#files.get(path)?.inserted;
    const there = inserted?.get(line) ?? [];
    if (!there.join('\n').includes(lines.join('\n'))) inserted?.set(line, [...there, ...lines]);
  }

  /** Ordered by file and line. */
  edits(): LineEdit[] {
    return this.#changed().flatMap(([file, { mark, lines, replaced, inserted, removed }]) => {
      const all = new Set([...replaced.keys(), ...inserted.keys(), ...removed]);
      return [...all]
        .sort((one, other) => one - other)
        .map((line) => {
          const text = removed.has(line) ? undefined : replaced.get(line);
          const isGone = removed.has(line) || text !== undefined;
          const added = [...(inserted.get(line) ?? []), ...(text === undefined ? [] : [text])];
          const current = withoutLineEnd(lines[line - 1] ?? '');
          const before = line === 1 ? mark : '';
          // A reader does not see the byte-order mark. A program that writes the whole line has to write the mark too.
          return { file, line, current: before + current, removed: isGone ? [current] : [], added };
        });
    });
  }

  /** The bytes of each file that changes. */
  contents(): ReadonlyMap<string, Buffer> {
    return new Map(this.#changed().map(([path, file]) => [path, Buffer.from(textAfter(file))]));
  }

  /** The edits as a unified diff for `git apply` at the root; null if there are none, or if a path is not plain text. */
  patch(): string | null {
    const changed = this.#changed();
    if (changed.length === 0 || changed.some(([path]) => !PLAIN_PATH.test(path))) return null;
    return changed.map(([path, file]) => patchOf(path, textBefore(file), textAfter(file))).join('');
  }

  #changed(): [string, DraftedFile][] {
    return [...this.#files]
      .filter(([, file]) => textAfter(file) !== textBefore(file))
      .sort(([one], [other]) => (one < other ? -1 : 1));
  }

  async #open(path: string): Promise<DraftedFile | null> {
    const known = this.#files.get(path);
    if (known !== undefined) return known;
    const isFile = (await this.tree.entries()).get(path)?.kind === 'file';
    const bytes = isFile ? await this.tree.read(path) : null;
    const text = bytes?.toString('utf8') ?? null;
    if (bytes === null || text === null || !Buffer.from(text).equals(bytes)) return null;
    const mark = text.startsWith(BOM) ? BOM : '';
    const lines = text.slice(mark.length).split(/(?<=\n)/);
    const file = { mark, lines, replaced: new Map(), inserted: new Map(), removed: new Set<number>() };
    this.#files.set(path, file);
    return file;
  }
}

function textBefore({ mark, lines }: DraftedFile): string {
  return mark + lines.join('');
}

function textAfter({ mark, lines, replaced, inserted, removed }: DraftedFile): string {
  const after = lines
    .map((line, position) => {
      const end = endOf(line);
      const before = (inserted.get(position + 1) ?? []).map((added) => added + (end || '\n'));
      const own = removed.has(position + 1) ? '' : (replaced.get(position + 1) ?? withoutLineEnd(line)) + end;
      return before.join('') + own;
    })
    .join('');
  return mark + after;
}

function endOf(line: string): string {
  return /\r?\n$/.exec(line)?.[0] ?? '';
}

function withoutLineEnd(line: string): string {
  return line.slice(0, line.length - endOf(line).length);
}

function patchOf(path: string, before: string, after: string): string {
  const { hunks } = structuredPatch(path, path, before, after, '', '', { context: 3 });
  // Git ends a name that has spaces with a tab.
  const end = path.includes(' ') ? '\t' : '';
  const head = [`diff --git a/${path} b/${path}`, `--- a/${path}${end}`, `+++ b/${path}${end}`];
  const body = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
    `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`,
    ...lines,
  ]);
  return `${[...head, ...body].join('\n')}\n`;
}
