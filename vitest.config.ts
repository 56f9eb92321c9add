import { defineConfig } from 'vitest/config';
import { SlowestFiles } from './test/support/slowest-files.ts';

export default defineConfig({
  // The language service ships source maps without their sources; a warning for each would bury the results.
  logLevel: 'error',
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/support/no-network.ts'],
    // Left to itself Vitest keeps one core free, which on two cores is half of them.
    maxWorkers: '100%',
    reporters: ['default', new SlowestFiles()],
    // A machine may be busy; at night everything random tries ten times as much.
    testTimeout: process.env['UPGRADE_GATE_NIGHTLY'] === '1' ? 600_000 : 60_000,
    server: { deps: { inline: [/@actions\/languageservice/, /@actions\/expressions/, /@actions\/workflow-parser/] } },
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      reporter: ['text-summary', ['text', { skipFull: true }]],
      thresholds: {
        'src/release-safety/**': { 100: true },
        'src/net/**': { 100: true },
        'src/evidence/**': { 100: true },
      },
    },
  },
});
