import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { judge } from '../../src/gate/gate.ts';
import type { RepositoryHost } from '../../src/gate/judge/judge-repository.ts';
import type { Report } from '../../src/gate/report/report.ts';
import { type GateSettingName, parseSettings } from '../../src/gate/settings.ts';
import { MADE_AT } from './documents.ts';
import { ROOT } from './process.ts';

/** For runs on given versions, which ask no repository. */
export const NO_REPOSITORY: RepositoryHost = {
  event: { name: 'none', payload: null, sha: null },
  workspace: null,
  open: () => Promise.reject(new Error('a repository was asked for')),
};

type Texts = Partial<Record<GateSettingName, string>>;

/** The report of a run on the fixtures; on a repository where one is given, and no versions are. */
export function reportOn(
  from: string,
  to: string,
  settings: Texts = {},
  repository: RepositoryHost = NO_REPOSITORY,
): Promise<Report> {
  return judge(
    parseSettings(
      {
        from,
        to,
        'index-url': `${ROOT}fixtures/release-safety-index.json`,
        'release-asset-url': `${ROOT}fixtures/artifacts/{version}.json`,
        ...settings,
      },
      (name) => name,
    ),
    { onProgress: () => undefined, repository, now: MADE_AT },
  );
}

/** The report of a run on an index of the test's own, and on artifacts of its own where there are any. */
export function reportOnDocuments(
  from: string,
  to: string,
  index: unknown,
  artifacts: Readonly<Record<string, unknown>> | null = null,
): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-gate-documents-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'index.json'), JSON.stringify(index));
  for (const [version, artifact] of Object.entries(artifacts ?? {})) {
    writeFileSync(join(folder, `${version}.json`), JSON.stringify(artifact));
  }
  return reportOn(from, to, {
    'index-url': join(folder, 'index.json'),
    'release-asset-url': join(folder, '{version}.json'),
    artifacts: artifacts === null ? 'off' : 'verify',
  });
}
