import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const STARTS_PROCESSES = /node:child_process|git-repository\.ts|installation\.ts|runner\.ts/;

/**
 * The files of each project stand together, because a worker ends where the next file is of another one, and its successor loads
 * all sources again. Rooms come last: their last files are short, so the workers end together. Of the rooms, files whose tests
 * start processes come first, while the process that runs them is small: a fork copies the map of its memory.
 */
export class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isRoom = ({ project }: TestSpecification) => project.name === 'rooms';
    const startsProcesses = ({ moduleId }: TestSpecification) => STARTS_PROCESSES.test(readFileSync(moduleId, 'utf8'));
    const rooms = sorted.filter(isRoom);
    const first = rooms.filter(startsProcesses);
    return [...sorted.filter((file) => !isRoom(file)), ...first, ...rooms.filter((file) => !first.includes(file))];
  }
}
