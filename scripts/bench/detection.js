// Measures the cost of finding what a repository deploys, against git reading the same files.
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { measureInTurn } from './measure.js';
import { makeRepository } from './repository.js';

const CLI = resolve('dist/cli/index.js');
const LEAST = resolve('scripts/bench/least-search.js');
const SEARCH = ['grep', '-l', '-i', 'lightdash'];

/** What is measured, one after the other. What Node and our own entry file take to start is subtracted. */
export const benchDetection = [
  () =>
    benchFolder(5_000, {
      files: 'YAML files',
      rounds: 11,
      goal: 2.5,
      bound:
        'Node reads the files at the cost of the row `least`, and 1 MB of readers is loaded at the cost of the row with two files',
    }),
  () =>
    benchFolder(5_000, {
      files: 'that all name the service',
      header: '# Owned by the team of lightdash\n',
      parse: true,
      rounds: 3,
      goal: 1.6,
      bound: 'each file stays in memory for all readers, and they walk it after `yaml` has parsed it',
    }),
  () => benchCommits(100_000),
];

function benchFolder(count, { files, rounds, header = '', parse = false, ...aim }) {
  const { folder, bytes } = makeRepository(count, header);
  const small = makeRepository(2).folder;
  try {
    const node = { command: process.execPath, cwd: folder };
    const detect = {
      args: [CLI, 'detect', '.', '--json'],
      isFine: ({ stdout }) => JSON.parse(stdout).deployments.length === 2,
    };
    const taken = measureInTurn(
      {
        grep: { command: 'git', args: SEARCH, cwd: folder },
        nothing: { ...node, args: ['--eval', '0'] },
        least: { ...node, args: [LEAST, '.', 'lightdash', ...(parse ? ['parse'] : [])] },
        start: { ...node, args: [CLI, '--version'] },
        two: { ...node, ...detect, cwd: small },
        own: { ...node, ...detect },
      },
      rounds,
    );
    const least = without(taken.nothing, taken.least);
    const over = { against: 'git grep -l', anchor: taken.grep };
    const aimed = parse ? { against: 'plain Node with `yaml`', anchor: least } : over;
    const what = `${count.toLocaleString('en')} ${files} (${(bytes / 1e6).toFixed(0)} MB)`;
    return [
      { what: `least: plain Node lists, reads, searches${parse ? ', parses' : ''}`, ...over, own: least },
      ...(parse ? [] : [{ what: 'detect, two files', ...over, own: without(taken.start, taken.two) }]),
      { what: `detect, ${what}`, ...aimed, own: without(taken.start, taken.own), ...aim },
    ];
  } finally {
    for (const each of [folder, small]) rmSync(each, { recursive: true });
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
    return [
      {
        what: `gate, ${count.toLocaleString('en')} files, one changed`,
        against: 'git ls-tree -r twice, git grep -l once',
        anchor: taken.grep,
        own: without(taken.start, taken.own),
        goal: 1.7,
        bound: '1.5 MB of code is loaded, and the paths of both sides are walked',
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function without(start, own) {
  return { wall: own.wall - start.wall, cpu: own.cpu - start.cpu };
}
