import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { ProcessesFirst } from './test/support/processes-first.ts';
import { SlowestFiles } from './test/support/slowest-files.ts';

const FILES = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((path) => `test/${path}`)
  .filter((path) => path.endsWith('.test.ts'));

/** What replaces modules or sets flags of the engine does so for its whole process. */
const CHANGES_PROCESS = /\bvi\.(?:doMock|mock)\(|counted-pattern/;
/** What runs the bundles as processes loads little itself. To start a process from one that has grown takes long. */
const RUNS_BUNDLES = /^test\/(?:e2e|faults)\//;

const ALONE = FILES.filter((path) => CHANGES_PROCESS.test(readFileSync(path, 'utf8')));
const BUNDLES = FILES.filter((path) => RUNS_BUNDLES.test(path) && !ALONE.includes(path));
const ROOMS = FILES.filter((path) => !RUNS_BUNDLES.test(path) && !ALONE.includes(path));

// Packages as their users get them. Those for development check each step of a parser, and a test reads thousands of pages.
process.env['NODE_ENV'] = 'production';

export default defineConfig({
  // The language service ships source maps without their sources; a warning for each would bury the results.
  logLevel: 'error',
  test: {
    // A process that runs many files loads the sources once, and they stay compiled. That takes a third off the time of the rooms.
    projects: [
      { extends: true, test: { name: 'rooms', include: ROOMS, isolate: false } },
      { extends: true, test: { name: 'bundles', include: BUNDLES, isolate: false } },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
    sequence: { sequencer: ProcessesFirst },
    globalSetup: ['test/support/temporary-in-memory.ts'],
    setupFiles: ['test/support/no-network.ts'],
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
    // One more than there are cores: many a test waits for a process or a server of its own.
    maxWorkers: availableParallelism() + 1,
    reporters: ['default', new SlowestFiles()],
    // A machine may be busy; at night everything random tries ten times as much.
    hookTimeout: 60_000,
    testTimeout: process.env['UPGRADE_GATE_NIGHTLY'] === '1' ? 600_000 : 60_000,
    server: { deps: { inline: [/@actions\/languageservice/, /@actions\/expressions/, /@actions\/workflow-parser/] } },
    coverage: {
      provider: 'v8',
      // What decides, and what it relies on: each of these rooms is proven by its own tests.
      include: ['src/{release-safety,net,evidence}/**/*.ts'],
      reporter: ['text-summary', ['text', { skipFull: true }]],
      thresholds: { 100: true },
    },
  },
});
