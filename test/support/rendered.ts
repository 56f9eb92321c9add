import { createHash } from 'node:crypto';
import { compareTrees } from '../../src/comparison/compare-trees.ts';
import type { Side } from '../../src/comparison/rendered/reading.ts';
import { mergeRendered } from '../../src/comparison/rendered/rendered.ts';
import { pairSides, type RenderedSide, readRenderedSide } from '../../src/comparison/rendered/side.ts';
import { type ComparisonOptions, type Files, show } from './comparison.ts';
import { chartRepository, DEFAULTS } from './detection.ts';
import { memoryTree } from './memory-tree.ts';

/** What a tool printed for one side: a file, or several by their names. */
export type Rendered = string | Readonly<Record<string, string>>;

/** One side of rendered manifests, as if it lay in a folder of that name. */
async function renderedSide(side: Side, rendered: Rendered): Promise<RenderedSide> {
  const texts = typeof rendered === 'string' ? { '': rendered } : rendered;
  const files = Object.entries(texts).map(([name, text]) => ({
    path: name === '' ? side : `${side}/${name}`,
    name,
    text,
  }));
  const sha256 = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
  return readRenderedSide(side, { files, sha256, problem: null }, side, DEFAULTS);
}

/** What changes in a repository of which both sides were rendered, each as {@link show} has it; with what was not rendered. */
export async function compareWithRendered(
  [base, head]: readonly [Files, Files],
  rendered: readonly [Rendered, Rendered],
  { rules: given, isMergeQueue = false }: ComparisonOptions & { readonly isMergeQueue?: boolean } = {},
): Promise<{
  readonly changes: readonly string[];
  readonly notRendered: readonly string[];
  readonly declared: readonly (string | null)[];
}> {
  const trees = { base: memoryTree(base), head: memoryTree(head), renames: new Map<string, string>() };
  const rules = { from: null, to: null, strict: false, ...given };
  const charts = chartRepository();
  const { changes: files } = await compareTrees(trees, DEFAULTS, rules, charts);
  const pair = pairSides(await renderedSide('base', rendered[0]), await renderedSide('head', rendered[1]));
  const laid = await mergeRendered(files, pair, trees, isMergeQueue, { settings: DEFAULTS, rules, charts });
  const declared = laid.changes.map(({ head }) => head?.declared.upgradeMode?.value ?? null);
  return { changes: laid.changes.map(show), notRendered: laid.notRendered, declared };
}
