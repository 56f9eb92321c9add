import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The language service ships source maps without their sources; a warning for each would bury the results.
  logLevel: 'error',
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/support/no-network.ts'],
    // Servers that stall are given up after the product's own deadlines of up to 20 s.
    testTimeout: 60_000,
    server: { deps: { inline: [/@actions\/languageservice/, /@actions\/expressions/, /@actions\/workflow-parser/] } },
    coverage: {
      provider: 'v8',
      include: ['src/**'],
      reporter: ['text-summary', 'text'],
      thresholds: {
        'src/release-safety/**': { 100: true },
        'src/net/**': { 100: true },
        'src/evidence/**': { 100: true },
      },
    },
  },
});
