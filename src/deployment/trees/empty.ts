import type { Tree, TreeEntry } from './tree.ts';

/** What was there before there was anything. */
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
