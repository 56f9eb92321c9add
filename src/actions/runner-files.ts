import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { summary } from '@actions/core';
import { quoteValue } from '../documents/quote-value.ts';

/**
 * Adds to the job summary.
 *
 * @throws Error if the runner's file for it is missing or cannot be written
 */
export async function writeSummary(text: string): Promise<void> {
  try {
    await summary.addRaw(text).write();
  } catch (error) {
    throw cannotWrite('The job summary', "the runner's file (GITHUB_STEP_SUMMARY)", error);
  }
}

/**
 * Writes a whole report to a file for later steps of the job.
 *
 * @returns its path
 * @throws Error if it cannot be written
 */
export async function writeReport(report: unknown, processEnv: NodeJS.ProcessEnv): Promise<string> {
  const temporary = processEnv['RUNNER_TEMP'] || tmpdir();
  try {
    const folder = await mkdtemp(join(temporary, 'upgrade-gate-'));
    const path = join(folder, 'report.json');
    await writeFile(path, `${JSON.stringify(report, null, 2)}\n`);
    return path;
  } catch (error) {
    throw cannotWrite('The report', `${quoteValue(temporary)} (RUNNER_TEMP)`, error);
  }
}

/**
 * The error for a file of a run that cannot be written.
 *
 * @param what the file's content in our own words, such as `The report`
 * @param place the location; our own words, or quoted
 * @param cause the error from Node
 */
export function cannotWrite(what: string, place: string, cause: unknown): Error {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new Error(`${what} cannot be written to ${place}: ${why}. Check the runner's disk.`);
}
