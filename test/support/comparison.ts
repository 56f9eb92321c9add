import { compareTrees, type DeploymentChange } from '../../src/comparison/compare-trees.ts';
import type { ComparisonRules } from '../../src/comparison/object-change.ts';
import type { DetectionSettings } from '../../src/deployment/detect.ts';
import { chartRepository, DEFAULTS } from './detection.ts';
import { type MemoryFile, memoryTree } from './memory-tree.ts';

/** The files of one side of a comparison. */
export type Files = Readonly<Record<string, MemoryFile>>;

/** What a comparison is made with, where it is not what a run without inputs has. */
export interface ComparisonOptions {
  readonly rules?: Partial<ComparisonRules>;
  readonly settings?: Partial<DetectionSettings>;
  readonly renames?: Readonly<Record<string, string>>;
}

/** What becomes of the deployments of one side on the other; without a base, of the head alone. */
export async function compare(
  base: Files | null,
  head: Files,
  options: ComparisonOptions = {},
): Promise<readonly DeploymentChange[]> {
  const { changes } = await compareTrees(
    {
      base: base === null ? null : memoryTree(base),
      head: memoryTree(head),
      renames: new Map(Object.entries(options.renames ?? {})),
    },
    { ...DEFAULTS, ...options.settings },
    { from: null, to: null, strict: false, ...options.rules },
    chartRepository(),
  );
  return changes;
}

/** A change in few words: `values.yaml:3 upgrade 1.0.0 → 1.1.0`, with the problem's code, `tolerated`, `digest` or `image`. */
export function show({ place, change, from, to, problem, tolerated, buildChanged }: DeploymentChange): string {
  const ends = `${from ?? '?'} → ${to ?? '?'}`;
  const marks = [problem?.code, tolerated ? 'tolerated' : null, buildChanged];
  return [`${place.file}:${place.line ?? '-'}`, change, ends, ...marks.filter((mark) => mark != null)].join(' ');
}
