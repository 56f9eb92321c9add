// Measures the cost of finding what a repository deploys, against git reading the same files.
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { measureInTurn } from './measure.js';
import { makeRepository } from './repository.js';

const CLI = resolve('dist/cli/index.js');
const SEARCH = ['grep', '-l', '-i', 'lightdash'];

/** Measures commands as processes and subtracts the time that the process takes to start. */
export function benchDetection() {
  return [
    benchFolder(5_000, '', 'YAML files', 2.5),
    benchFolder(5_000, '# Owned by the team of lightdash\n', 'YAML files that all name the service', 6),
    benchCommits(100_000),
  ];
}

function benchFolder(count, header, files, goal) {
  const { folder, bytes } = makeRepository(count, header);
  try {
    const node = { command: process.execPath, cwd: folder };
    const taken = measureInTurn(
      {
        grep: { command: 'git', args: SEARCH, cwd: folder },
        start: { ...node, args: [CLI, '--version'] },
        own: {
          ...node,
          args: [CLI, 'detect', '.', '--json'],
          isFine: ({ stdout }) => JSON.parse(stdout).deployments.length === 2,
        },
      },
      11,
    );
    const what = `detect over ${count.toLocaleString('en')} ${files} (${(bytes / 1e6).toFixed(0)} MB), without the start`;
    return { what, against: 'git grep -l', anchor: taken.grep, own: withoutStart(taken), goal };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A change of one file in a large repository: what git needs to list both sides and to search one of them. */
function benchCommits(count) {
  const { folder, commits } = makeRepository(count);
  const [, base, head] = commits;
  try {
    const node = { command: process.execPath, cwd: folder };
    const lists = [base, head].map((commit) => `git ls-tree -r ${commit} > list`);
    const script = [...lists, `git ${SEARCH.join(' ')} ${head} > list`].join(' && ');
    const taken = measureInTurn(
      {
        grep: { command: 'sh', args: ['-c', script], cwd: folder },
        start: { ...node, args: [CLI, '--version'] },
        own: {
          ...node,
          args: [CLI, 'gate', '--base', base, '--head', head, '--json'],
          isFine: ({ stdout }) => JSON.parse(stdout).decision === 'unchanged',
        },
      },
      5,
    );
    return {
      what: `gate, ${count.toLocaleString('en')} files, one changed, without the start`,
      against: 'git ls-tree -r twice, git grep -l once',
      anchor: taken.grep,
      own: withoutStart(taken),
      goal: 3,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function withoutStart({ own, start }) {
  return { wall: own.wall - start.wall, cpu: own.cpu - start.cpu };
}
