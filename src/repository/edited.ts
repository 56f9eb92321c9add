import type { Tree, TreeEntry } from './tree.ts';

/** A tree with other bytes in some files, to read the effect of a proposed edit. Nothing is written. */
export class EditedTree implements Tree {
  readonly name: string;

  /** @param edited new bytes by path; each path is a file of the tree */
  constructor(
    readonly tree: Tree,
    readonly edited: ReadonlyMap<string, Buffer>,
  ) {
    this.name = tree.name;
  }

  async entries(): Promise<ReadonlyMap<string, TreeEntry>> {
    const entries = new Map(await this.tree.entries());
    for (const path of this.edited.keys()) entries.set(path, { path, kind: 'file', id: `edited:${path}` });
    return entries;
  }

  async read(path: string): Promise<Buffer | null> {
    return this.edited.get(path) ?? (await this.tree.read(path));
  }

  async containing(text: string, paths: readonly string[]): Promise<readonly string[]> {
    const others = paths.filter((path) => !this.edited.has(path));
    const found = new Set(await this.tree.containing(text, others));
    // Reading an edited file is cheaper than searching it.
    return paths.filter((path) => this.edited.has(path) || found.has(path));
  }
}
