import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/** A mutant ends at its first failing test. So the tests of its own file come first, and slow tests last. */
class OwnTestsFirst extends BaseSequencer {
  async sort(files) {
    const [mutated = ''] = this.ctx.config.related ?? [];
    const own = basename(mutated).replace('.ts', '.test.ts');
    const rank = ({ moduleId }) => {
      if (basename(moduleId) === own) return 0;
      return /evidence|config-effects/.test(moduleId) ? 2 : 1;
    };
    return files.sort((one, other) => rank(one) - rank(other));
  }
}

// biome-ignore lint/style/noDefaultExport: Vitest asks for it.
export default defineConfig({
  logLevel: 'error',
  test: {
    include: ['test/release-safety/*.test.ts', 'test/evidence/*.test.ts', 'test/gate/judge/fail-on.test.ts'],
    // Thousands of random cases for each mutant would take hours, and the tables have to find the mutants without them.
    exclude: ['**/*properties.test.ts', '**/real-data.test.ts'],
    setupFiles: ['test/support/no-network.ts'],
    // A busy machine; a mutant that never ends meets the limit of Stryker first.
    testTimeout: 60_000,
    sequence: { sequencer: OwnTestsFirst },
  },
});
