import { writeSync } from 'node:fs';
import { setFailed, summary } from '@actions/core';
import { fitAnnotation } from '../../render/annotations.ts';
import { lineForLog } from '../../render/escape.ts';
import { renderFailure } from '../../render/summary.ts';
import { main } from './main.ts';
import { publishRecreate } from './outputs.ts';

// Failed until the end is reached: whatever stops this process early leaves a failed step behind.
process.exitCode = 1;
let finished = false;
process.on('exit', () => {
  // Written at once: on Windows a pipe would not be flushed any more.
  if (!finished) writeSync(1, '::error title=Upgrade Gate::The gate ended before it had decided.\n');
});

try {
  const fails = await main(process.env);
  process.exitCode = fails ? 1 : 0;
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  setFailed(fitAnnotation(message.split('\n').map(lineForLog).join('\n')));
  // What was published before the failure may speak of a roll. Each of these may fail for the same reason again.
  try {
    publishRecreate();
  } catch {
    // The step has failed already.
  }
  await summary
    .emptyBuffer()
    .addRaw(renderFailure(message))
    .write({ overwrite: true })
    .catch(() => undefined);
}
finished = true;

// A connection that was given up must not hold the job: what is left open gets a second to close.
process.stdout.write('', () => setTimeout(() => process.exit(), 1_000).unref());
