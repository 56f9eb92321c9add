import { structuredPatch } from 'diff';
import type { Place } from '../../problems/place.ts';
import type { Tree } from '../../repository/tree.ts';
import type { LineEdit } from '../report/report.ts';

/** Git would quote any other name, and people cannot copy characters that they cannot see. */
const PLAIN_PATH = /^(?:[^\p{C}\p{Z}"\\]| )+$/u;

const BOM = '\ufeff';

/** A line of a file that can be edited. Position and column are 0-based. */
export interface LineAt {
  readonly file: string;
  readonly lines: readonly string[];
  readonly position: number;
  readonly column: number;
  /** The text of the line itself. */
  readonly own: string;
}

/** Lines to insert before a line, and the new text of that line; null to remove it. The position is 0-based. */
export interface LineChange {
  readonly position: number;
  readonly insert?: readonly string[];
  readonly replace?: string | null;
}

/** Finds what to change for a line; null if nothing can be. */
export type FindChanges = (line: LineAt) => readonly LineChange[] | null;

interface DraftedFile {
  /** The byte-order mark before the first line, or nothing. It stays first, even if lines are inserted before that line. */
  readonly mark: string;
  /** Whether the tree does not have it. */
  readonly isNew?: boolean;
  /** Each line with its own line end. */
  readonly lines: readonly string[];
  /** The new text of a line by its position; null if it is removed. */
  readonly replaced: Map<number, string | null>;
  readonly inserted: Map<number, string[]>;
}

/** Planned changes of single lines in the files of a tree; nothing is written. Positions are 0-based, and count the lines of the tree. */
export class Draft {
  readonly #files = new Map<string, DraftedFile>();

  constructor(private readonly tree: Tree) {}

  /** Takes back all that is drafted from now on, once the result is called. */
  savepoint(): () => void {
    const copy = (file: DraftedFile) => ({
      ...file,
      replaced: new Map(file.replaced),
      inserted: new Map([...file.inserted].map(([position, lines]) => [position, [...lines]])),
    });
    const saved = [...this.#files].map(([path, file]) => [path, copy(file)] as const);
    return () => {
      this.#files.clear();
      for (const [path, file] of saved) this.#files.set(path, file);
    };
  }

  /** Drafts a new file. @returns whether it is drafted; not if there is one */
  async create(path: string, lines: readonly string[]): Promise<boolean> {
    if (this.#files.has(path) || (await this.tree.entries()).has(path)) return false;
    const inserted = new Map([[0, [...lines]]]);
    this.#files.set(path, { mark: '', isNew: true, lines: [], replaced: new Map(), inserted });
    return true;
  }

  /** The lines of a file with the changes so far; none if it cannot be edited: it does not exist, is a link, or is not UTF-8. */
  async linesOf(path: string): Promise<LineAt[]> {
    const file = await this.#open(path);
    const texts = file?.lines.map((line, position) => file.replaced.get(position) ?? withoutLineEnd(line)) ?? [];
    return texts.map((own, position) => ({ file: path, lines: texts, position, column: 0, own }));
  }

  /** The line at a place; null if there is none that can be edited. */
  async lineAt({ file, line, column }: Place): Promise<LineAt | null> {
    const found = line === null ? undefined : (await this.linesOf(file))[line - 1];
    return found === undefined ? null : { ...found, column: (column ?? 1) - 1 };
  }

  /** Drafts the changes that are found for the line at a place. @returns the changes; null if there are none, or no such line */
  async write(place: Place, find: FindChanges): Promise<readonly LineChange[] | null> {
    const line = await this.lineAt(place);
    const changes = line === null ? null : find(line);
    this.change(place.file, changes ?? []);
    return changes;
  }

  /** Drafts changes of a file that was read before. Equal lines are inserted only once, and what is removed stays so. */
  change(path: string, changes: readonly LineChange[]): void {
    const file = this.#files.get(path);
    if (file === undefined) return;
    for (const { position, insert = [], replace } of changes) {
      const there = file.inserted.get(position) ?? [];
      if (!there.join('\n').includes(insert.join('\n'))) file.inserted.set(position, [...there, ...insert]);
      if (replace !== undefined && file.replaced.get(position) !== null) file.replaced.set(position, replace);
    }
  }

  /** Ordered by file and line. */
  edits(): LineEdit[] {
    return this.#changed().flatMap(([file, { mark, isNew, lines, replaced, inserted }]) => {
      const positions = [...new Set([...replaced.keys(), ...inserted.keys()])].sort((one, other) => one - other);
      return positions.map((position) => {
        const text = replaced.get(position);
        const added = [...(inserted.get(position) ?? []), ...(text == null ? [] : [text])];
        const current = withoutLineEnd(lines[position] ?? '');
        const before = position === 0 ? mark : '';
        // A reader does not see the byte-order mark. A program that writes the whole line has to write the mark too.
        const removed = text === undefined ? [] : [current];
        const at = isNew === true ? 'new-file' : position === lines.length ? 'end' : 'line';
        return { file, at, line: position + 1, current: before + current, removed, added };
      });
    });
  }

  contents(): ReadonlyMap<string, Buffer> {
    return new Map(this.#changed().map(([path, file]) => [path, Buffer.from(textAfter(file))]));
  }

  created(): ReadonlySet<string> {
    return new Set([...this.#files].flatMap(([path, { isNew }]) => (isNew === true ? [path] : [])));
  }

  /** The edits as a unified diff for `git apply` at the root; null if there are none, or if a path is not plain text. */
  patch(): string | null {
    const changed = this.#changed();
    if (changed.length === 0 || changed.some(([path]) => !PLAIN_PATH.test(path))) return null;
    return changed.map(([path, file]) => patchOf(path, file)).join('');
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
    const file = { mark, lines, replaced: new Map(), inserted: new Map() };
    this.#files.set(path, file);
    return file;
  }
}

function textBefore({ mark, lines }: DraftedFile): string {
  return mark + lines.join('');
}

function textAfter({ mark, lines, replaced, inserted }: DraftedFile): string {
  const appended = inserted.get(lines.length);
  let text = mark;
  let end = '\n';
  for (const [position, line] of lines.entries()) {
    end = endOf(line) || '\n';
    for (const added of inserted.get(position) ?? []) text += added + end;
    const own = replaced.get(position);
    // Only the last line may lack its end, and needs one if lines follow.
    if (own !== null) text += (own ?? withoutLineEnd(line)) + (appended === undefined ? endOf(line) : end);
  }
  for (const added of appended ?? []) text += added + end;
  return text;
}

function endOf(line: string): string {
  return /\r?\n$/.exec(line)?.[0] ?? '';
}

function withoutLineEnd(line: string): string {
  return line.slice(0, line.length - endOf(line).length);
}

function patchOf(path: string, file: DraftedFile): string {
  const { hunks } = structuredPatch(path, path, textBefore(file), textAfter(file), '', '', { context: 3 });
  // Git ends a name that has spaces with a tab.
  const end = path.includes(' ') ? '\t' : '';
  const isNew = file.isNew === true;
  const head = [
    `diff --git a/${path} b/${path}`,
    ...(isNew ? ['new file mode 100644', '--- /dev/null'] : [`--- a/${path}${end}`]),
    `+++ b/${path}${end}`,
  ];
  const body = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
    `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`,
    ...lines,
  ]);
  return `${[...head, ...body].join('\n')}\n`;
}
