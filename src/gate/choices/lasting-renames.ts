import { EditedTree } from '../../repository/edited.ts';
import type { Tree } from '../../repository/tree.ts';
import type { ComparedBase } from '../judge/compare-head.ts';

/** Git is asked to report two files as a rename if they have at least this share of content in common. */
const LEAST_SIMILARITY = 0.5;

/** Git compares lines, and cuts longer lines into pieces of this many bytes. */
const PIECE = /[^\n]{0,63}\n|[^\n]{1,64}/g;

/** Returns the base without the renames that the edits would break. If a short file moves and gets one more line, git may take it for a new file. */
export async function withLastingRenames(base: ComparedBase, head: Tree): Promise<ComparedBase> {
  if (base.tree === null || !(head instanceof EditedTree)) return base;
  const renames = new Map(base.renames);
  for (const [path, bytes] of head.edited) {
    const old = renames.get(path);
    const before = old === undefined ? null : await base.tree.read(old);
    if (before !== null && similarity(before, bytes) < LEAST_SIMILARITY) renames.delete(path);
  }
  return { ...base, renames };
}

/** How much of the longer file both files have in common, from 0 to 1. */
function similarity(before: Buffer, after: Buffer): number {
  const counts = new Map<string, number>();
  for (const piece of chunksOf(before)) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  let common = 0;
  for (const piece of chunksOf(after)) {
    const left = counts.get(piece) ?? 0;
    if (left > 0) common += piece.length;
    counts.set(piece, left - 1);
  }
  return common / Math.max(before.length, after.length, 1);
}

function chunksOf(content: Buffer): readonly string[] {
  return content.toString('latin1').match(PIECE) ?? [];
}
