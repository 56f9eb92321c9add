import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Files, reportOnChange } from '../../gallery/run.ts';
import { SITUATIONS } from '../../gallery/situations.ts';
import { expectTrue, judged } from '../../support/choices.ts';
import { EVERY_KIND } from '../../support/example-repositories.ts';
import { REAL_DATA } from '../../support/real-data.ts';

/** A change of a small repository, and the options of its run. */
interface PullRequest {
  readonly base: Files;
  readonly change: Files;
  readonly args: readonly string[];
}

const CASES = join(REAL_DATA ?? '', '../cases/pull-requests.json');

describe('every choice is true', () => {
  it.each(EVERY_KIND.map((each) => [each.name, each] as const))('of %s', async (_, { files }) => {
    let count = 0;
    for (const to of ['2.6.0', '2.8.0', '2.1.0']) count += await expectTrue(await judged(files('2.2.0'), files(to)));
    // The version itself can be written for every kind.
    expect(count).toBeGreaterThanOrEqual(3);
  });

  it.runIf(REAL_DATA !== null && existsSync(CASES))('of a sample of pull requests, on the real index', async () => {
    const index: unknown = JSON.parse(readFileSync(join(REAL_DATA ?? '', 'release-safety-index.json'), 'utf8'));
    const cases: readonly PullRequest[] = JSON.parse(readFileSync(CASES, 'utf8'));
    const texts = (files: Readonly<Record<string, unknown>>) =>
      Object.values(files).every((file) => typeof file === 'string');
    const sample = cases.filter(({ base, change, args }) => args.length === 0 && texts(base) && texts(change));
    const published = { index, artifacts: {} };
    let count = 0;
    for (const { base, change } of sample.filter((_, position) => position % 9 === 0)) {
      count += await expectTrue(await reportOnChange({ base, change }, published, { artifacts: 'off' }));
    }
    expect(count).toBeGreaterThan(10);
  });

  it.each(SITUATIONS.map((each) => [each.title, each] as const))('in the gallery: %s', async (_, { report }) => {
    await expectTrue(await report());
  });
});
