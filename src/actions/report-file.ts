import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Writes a whole report where later steps of the job find it.
 *
 * @returns its path
 */
export async function writeReport(report: unknown, environment: NodeJS.ProcessEnv): Promise<string> {
  const folder = await mkdtemp(join(environment['RUNNER_TEMP'] || tmpdir(), 'upgrade-gate-'));
  const path = join(folder, 'report.json');
  await writeFile(path, `${JSON.stringify(report, null, 2)}\n`);
  return path;
}
