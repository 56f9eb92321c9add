import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { index as indexDocument, row } from '../../../scripts/fixtures/release.js';
import { judge } from '../../../src/gate/gate.ts';
import { rankOf } from '../../../src/gate/judge/conclude.ts';
import type { Report } from '../../../src/gate/report/report.ts';
import { parseSettings } from '../../../src/gate/settings.ts';
import { compareVersions } from '../../../src/release-safety/version.ts';
import { InputError } from '../../../src/settings/input-error.ts';
import { version } from '../../support/documents.ts';
import { temporaryFolder } from '../../support/git-repository.ts';
import { AT_LENGTH, holdsAsync, LONGEST } from '../../support/holds.ts';
import { serverForTest } from '../../support/misbehaving-server.ts';
import { usePlainHttp } from '../../support/plain-http.ts';
import { HASTY, tellingHealth } from '../../support/running-service.ts';

usePlainHttp();

const named = (position: number) => `1.${position}.0`;
const anyVersion = fc.oneof(
  { weight: 6, arbitrary: fc.nat(7).map(named) },
  fc.constantFrom('0.8.0', '1.3.5', '1.99.0'),
);

const published = fc
  .array(
    fc.record({
      verdict: fc.constantFrom<(boolean | 'unknown')[]>(true, true, true, true, false, 'unknown'),
      isStop: fc.constantFrom(...Array(8).fill(false), true),
      minimum: fc.option(fc.nat(4), { freq: 2 }),
    }),
    { minLength: 4, maxLength: 8 },
  )
  .map((releases) =>
    releases.map(({ verdict, isStop, minimum }, position) => ({
      ...row(named(position), position === 0 ? '0.9.0' : named(position - 1)),
      rollingUpdateSafe: verdict,
      requiredStops: isStop ? [named(position)] : [],
      minPreviousVersion: minimum === null ? null : named(minimum),
    })),
  );

const question = fc.record({
  rows: published,
  from: anyVersion,
  to: anyVersion,
  runs: anyVersion,
  migrations: fc.constantFrom('done', 'done', 'done', 'pending', 'parked'),
  failOn: fc.constantFrom('not-rolling', 'mode-mismatch', 'blocked'),
});

/*
 * The two exceptions of files, a version that they do not name and a revert of what did not happen, cannot be here: both versions are named, and
 * a lower target is an error.
 */
it(
  'what runs makes no answer on given versions better',
  async () => {
    let health = tellingHealth('1.0.0');
    const { origin } = await serverForTest({ '/api/v1/health': (request, response) => health(request, response) });
    const path = join(temporaryFolder(), 'index.json');
    const outcomes = { same: 0, worse: 0, refused: 0 };
    await holdsAsync(
      fc.asyncProperty(question, async ({ rows, from, to, runs, migrations, failOn }) => {
        fc.pre(compareVersions(version(from), version(to)) <= 0);
        writeFileSync(path, JSON.stringify(indexDocument(rows as never[], named(0))));
        health = tellingHealth(runs, {
          open: migrations === 'pending',
          warnings: migrations === 'parked' ? ['migration_parked'] : [],
        });
        const ask = (more: Readonly<Record<string, string>>): Promise<Report> =>
          judge(
            parseSettings(
              { from, to, 'index-url': path, artifacts: 'off', 'fail-on': failOn, ...more },
              (name) => name,
            ),
            {
              ...HASTY,
              onProgress: () => undefined,
              repository: {
                event: { name: 'local', payload: null, sha: null },
                workspace: null,
                open: () => expect.unreachable(),
              },
            },
          );
        const without = await ask({});
        let beside: Report;
        try {
          beside = await ask({ 'running-url': origin });
        } catch (error) {
          // Nothing is worse than no answer, and only a downgrade of what runs has none.
          expect(error).toBeInstanceOf(InputError);
          expect(compareVersions(version(runs), version(to))).toBeGreaterThan(0);
          outcomes.refused += 1;
          return;
        }
        expect(rankOf(beside.decision)).toBeLessThanOrEqual(rankOf(without.decision));
        expect(without.outcome.fails && !beside.outcome.fails).toBe(false);
        expect(beside.safe && !without.safe).toBe(false);
        expect(beside.upgradeMode === 'RollingUpdate' && without.upgradeMode !== 'RollingUpdate').toBe(false);
        outcomes[beside.decision === without.decision ? 'same' : 'worse'] += 1;
      }),
      { numRuns: AT_LENGTH ? 1_000 : 100 },
    );
    for (const count of Object.values(outcomes)) expect(count).toBeGreaterThan(0);
  },
  LONGEST,
);
