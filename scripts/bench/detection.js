// Measures the cost of finding what a repository deploys, against `git grep` over the same files.
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { measureInTurn } from './measure.js';
import { makeRepository } from './repository.js';

const FILES = 5_000;

/** Measures `detect` as a process and subtracts the time that the process takes to start. */
export function benchDetection() {
  const { folder, bytes } = makeRepository(FILES);
  try {
    const cli = resolve('dist/cli/index.js');
    const node = { command: process.execPath, cwd: folder };
    const taken = measureInTurn(
      {
        grep: { command: 'git', args: ['grep', '-l', '-i', 'lightdash'], cwd: folder },
        start: { ...node, args: [cli, '--version'] },
        detect: {
          ...node,
          args: [cli, 'detect', '.', '--json'],
          isFine: ({ stdout }) => JSON.parse(stdout).deployments.length === 2,
        },
      },
      11,
    );
    const own = { wall: taken.detect.wall - taken.start.wall, cpu: taken.detect.cpu - taken.start.cpu };
    const what = `detect over ${FILES} YAML files (${(bytes / 1e6).toFixed(0)} MB), without the start`;
    return [{ what, against: 'git grep -l', anchor: taken.grep, own, goal: 2.5 }];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
