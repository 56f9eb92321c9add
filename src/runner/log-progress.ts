import { progressOn } from '../page/progress.ts';

/** Progress in the log of a step, always as separate lines: a line that is overwritten would swallow the workflow command after it. */
export function progressInLog(): ReturnType<typeof progressOn> {
  return progressOn({ write: (text) => process.stderr.write(text) });
}
