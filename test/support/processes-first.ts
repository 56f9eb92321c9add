import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const STARTS_PROCESSES = /node:child_process|git-repository\.ts|installation\.ts|runner\.ts/;

/** Files whose tests start processes come first, while the process that runs them is small: a fork copies the map of its memory. */
export class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const first = sorted.filter(
      ({ project, moduleId }) => project.name === 'rooms' && STARTS_PROCESSES.test(readFileSync(moduleId, 'utf8')),
    );
    return [...first, ...sorted.filter((file) => !first.includes(file))];
  }
}
