import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quoteValue } from '../documents/quote-value.ts';
import { cannotWrite } from './cannot-write.ts';

/**
 * Writes a whole report to a file for later steps of the job.
 *
 * @returns its path
 * @throws Error if it cannot be written
 */
export async function writeReport(report: unknown, environment: NodeJS.ProcessEnv): Promise<string> {
  const temporary = environment['RUNNER_TEMP'] || tmpdir();
  try {
    const folder = await mkdtemp(join(temporary, 'upgrade-gate-'));
    const path = join(folder, 'report.json');
    await writeFile(path, `${JSON.stringify(report, null, 2)}\n`);
    return path;
  } catch (error) {
    throw cannotWrite('The report', `${quoteValue(temporary)} (RUNNER_TEMP)`, error);
  }
}
