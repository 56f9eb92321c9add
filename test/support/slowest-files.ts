import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** A file of tests takes no longer. Seconds. */
const MOST_SECONDS = 20;

/** How many are named. */
const NAMED = 5;

/** Names the files whose tests took longest, so that nobody has to look for what makes a run slow. */
export class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length < NAMED) return;
    const slowest = modules
      .map((module) => [relative('', module.moduleId), module.diagnostic().duration / 1_000] as const)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, NAMED);
    const rows = slowest.map(
      ([name, seconds]) =>
        `${seconds.toFixed(1).padStart(7)} s  ${name}${seconds > MOST_SECONDS ? '  (too long)' : ''}`,
    );
    console.log(`\nSlowest files of tests:\n${rows.join('\n')}`);
  }
}
