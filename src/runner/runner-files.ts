import { randomUUID } from 'node:crypto';
import { appendFileSync, statSync, truncateSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { EOL, tmpdir } from 'node:os';
import { join } from 'node:path';
import { summary } from '@actions/core';
import { quoteValue } from '../documents/quote-value.ts';
import { messageOfError } from '../net/message-of-error.ts';

/** Makes sure, before any other work, that outputs can be published. @throws Error without a file for them */
export function requireOutputsFile(processEnv: NodeJS.ProcessEnv): void {
  if (!processEnv['GITHUB_OUTPUT']) {
    throw new Error('GITHUB_OUTPUT is not set, so no output can be published. Run this as a step of a workflow.');
  }
}

/** Publishes all outputs or none: one that a full disk cuts off would swallow the next. @throws Error */
export function publishOutputs(outputs: Readonly<Record<string, string>>): void {
  const path = process.env['GITHUB_OUTPUT'] ?? '';
  const text = Object.entries(outputs)
    .map(([name, value]) => {
      // Random, so that no value can contain it and end its own block.
      const delimiter = `ghadelimiter_${randomUUID()}`;
      return `${name}<<${delimiter}${EOL}${value}${EOL}${delimiter}${EOL}`;
    })
    .join('');
  // Null until the size is known. Earlier outputs have to stay, whatever fails.
  let size: number | null = null;
  try {
    size = statSync(path).size;
    appendFileSync(path, text);
  } catch (error) {
    if (size !== null) takeBack(path, size);
    throw cannotWrite('The outputs', "the runner's file (GITHUB_OUTPUT)", error);
  }
}

function takeBack(path: string, size: number): void {
  try {
    truncateSync(path, size);
  } catch {
    // The path is not a regular file, so nothing is left behind.
  }
}

/** Adds to the job summary. @throws Error if the runner's file for it is missing or cannot be written */
export async function writeSummary(text: string): Promise<void> {
  try {
    await summary.addRaw(text).write();
  } catch (error) {
    throw cannotWrite('The job summary', "the runner's file (GITHUB_STEP_SUMMARY)", error);
  }
}

/** Writes a whole report to a file for later steps of the job. @returns its path @throws Error */
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

/** The error for a file that cannot be written, such as `The report`, at a place in our own words, or quoted. */
export function cannotWrite(what: string, place: string, cause: unknown): Error {
  return new Error(`${what} cannot be written to ${place}: ${messageOfError(cause)}. Check the runner's disk.`);
}
