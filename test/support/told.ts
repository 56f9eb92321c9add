import type { Block } from '../../src/render/blocks.ts';
import { toLines } from '../../src/render/layout.ts';

/** Blocks as a log has them, folds open, on lines as long as they need. */
export function told(blocks: readonly Block[]): string[] {
  return toLines(blocks, { width: 100_000, colour: false, verbose: true }).filter((line) => line !== '');
}
