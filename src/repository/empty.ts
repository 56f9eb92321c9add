import type { Tree, TreeEntry } from './tree.ts';

/** The state before the first commit. */
export class EmptyTree implements Tree {
  readonly name = 'nothing';

  async entries(): Promise<ReadonlyMap<string, TreeEntry>> {
    return new Map();
  }

  async read(): Promise<null> {
    return null;
  }

  async containing(): Promise<readonly string[]> {
    return [];
  }
}
