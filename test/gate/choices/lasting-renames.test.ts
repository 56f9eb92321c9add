import { describe, expect, it } from 'vitest';
import { withLastingRenames } from '../../../src/gate/choices/lasting-renames.ts';
import { EditedTree } from '../../../src/repository/edited.ts';
import { memoryTree } from '../../support/memory-tree.ts';

describe('renames after an edit', () => {
  const long = `${'x'.repeat(200)}\n`;

  it.each<[string, string, string, number]>([
    ['last where most lines stay', 'a\nb\nc\n', 'a\nb\nd\n', 1],
    ['last where most of one long line stays', `${long}1\n`, `${long}2\n`, 1],
    ['are gone where most lines differ', 'a\nb\nc\n', 'a\nd\ne\n', 0],
    ['are gone where as much was added', 'a\nb\n', 'a\nb\nc\nd\ne\n', 0],
  ])('%s', async (_, before, after, count) => {
    const base = { commit: null, tree: memoryTree({ old: before }), renames: new Map([['new', 'old']]) };
    const head = memoryTree({ new: before, other: 'x' });
    expect((await withLastingRenames(base, head)).renames.size).toBe(1);
    const edited = new EditedTree(head, new Map([['new', Buffer.from(after)]]));
    expect((await withLastingRenames(base, edited)).renames.size).toBe(count);
    const elsewhere = new EditedTree(head, new Map([['other', Buffer.from('y')]]));
    expect((await withLastingRenames(base, elsewhere)).renames.size).toBe(1);
  });
});
