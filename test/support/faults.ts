import { ROOT } from './process.ts';

type ErrorCode = 'ENOSPC' | 'EROFS' | 'ENOTFOUND' | 'EAI_AGAIN';

/** What fails under a bundle while it runs; `scripts/faults/preload.cjs` says how. */
interface Faults {
  readonly writes?:
    | { readonly log: string }
    | ({ readonly at: number; readonly part: 'before' | 'half' | 'after' } & (
        | { readonly signal: NodeJS.Signals }
        | { readonly code: ErrorCode; readonly lasting: boolean }
      ));
  readonly clock?: { readonly shiftsMs: readonly number[] };
  readonly names?: { readonly most?: number; readonly code?: ErrorCode; readonly breaks?: boolean };
  /** What waits between attempts are divided by. */
  readonly waits?: number;
  /** What everything that waits is divided by, deadlines too. */
  readonly faster?: number;
}

/** The environment in which a bundle fares so. */
export function failing(faults: Faults): Record<string, string> {
  const preload = `${ROOT}scripts/faults/preload.cjs`.replaceAll('\\', '/');
  return { NODE_OPTIONS: `--require "${preload}"`, FAULTS: JSON.stringify(faults) };
}

/** Between attempts there is next to no wait; deadlines stay, so that a busy machine meets them. */
export const HURRIED = failing({ waits: 1_000 });
