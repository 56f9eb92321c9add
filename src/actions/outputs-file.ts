import { randomUUID } from 'node:crypto';
import { appendFileSync, statSync, truncateSync } from 'node:fs';
import { EOL } from 'node:os';
import { cannotWrite } from './runner-files.ts';

/**
 * Makes sure that outputs can be published, before any other work.
 *
 * @throws Error if the runner gave no file for outputs, because no later step would learn the result then
 */
export function requireOutputsFile(processEnv: NodeJS.ProcessEnv): void {
  if (!processEnv['GITHUB_OUTPUT']) {
    throw new Error('GITHUB_OUTPUT is not set, so no output can be published. Run this as a step of a workflow.');
  }
}

/**
 * Publishes all outputs or none. They are written at once. If a full disk cuts them off, the written part is removed, because it would
 * swallow the next output.
 *
 * @throws Error if the file cannot be written
 */
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
