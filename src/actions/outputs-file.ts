import { randomUUID } from 'node:crypto';
import { appendFileSync, statSync, truncateSync } from 'node:fs';
import { EOL } from 'node:os';
import { cannotWrite } from './cannot-write.ts';

/**
 * Makes sure that outputs can be published, before anything else is done.
 *
 * @throws Error where the runner gave no file for them: nobody would learn what was found
 */
export function requireOutputsFile(environment: NodeJS.ProcessEnv): void {
  if (!environment['GITHUB_OUTPUT']) {
    throw new Error('GITHUB_OUTPUT is not set, so no output can be published. Run this as a step of a workflow.');
  }
}

/**
 * Publishes outputs, all of them or none: they are written at once, and a part that a full disk left behind is taken
 * back. It would swallow whatever is written after it.
 *
 * @throws Error where the file cannot be written
 */
export function publishOutputs(outputs: Readonly<Record<string, string>>): void {
  const path = process.env['GITHUB_OUTPUT'] ?? '';
  const text = Object.entries(outputs)
    .map(([name, value]) => {
      // Nobody can guess it, so no value can end its own block.
      const delimiter = `ghadelimiter_${randomUUID()}`;
      return `${name}<<${delimiter}${EOL}${value}${EOL}${delimiter}${EOL}`;
    })
    .join('');
  // Null until it is known: what was published before has to stand, whatever fails.
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
    // It is not a file, so nothing is left behind.
  }
}
