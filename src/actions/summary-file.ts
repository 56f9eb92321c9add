import { summary } from '@actions/core';
import { cannotWrite } from './cannot-write.ts';

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
