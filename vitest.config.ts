import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { SlowestFiles } from './test/support/slowest-files.ts';

const FILES = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((path) => `test/${path}`)
  .filter((path) => path.endsWith('.test.ts'));

/** What replaces modules or sets flags of the engine does so for its whole process, so these files have one of their own. */
const ALONE = FILES.filter((path) => /\bvi\.(?:doMock|mock)\(|counted-pattern/.test(readFileSync(path, 'utf8')));

export default defineConfig({
  // The language service ships source maps without their sources; a warning for each would bury the results.
  logLevel: 'error',
  test: {
    // A process that runs many files loads the sources once, and they stay compiled. That halves the time of most rooms.
    projects: [
      { extends: true, test: { name: 'shared', include: ['test/**/*.test.ts'], exclude: ALONE, isolate: false } },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
    setupFiles: ['test/support/no-network.ts'],
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
    // Left to itself Vitest keeps one core free, which on two cores is half of them.
    maxWorkers: '100%',
    reporters: ['default', new SlowestFiles()],
    // A machine may be busy; at night everything random tries ten times as much.
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
