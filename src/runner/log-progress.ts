import { progressOn } from '../page/progress.ts';

/**
 * Progress in the log of a step, always as separate lines. Some runners, such as act, give a step a terminal. A line that is overwritten
 * there would swallow the workflow command after it.
 */
export function progressInLog(): ReturnType<typeof progressOn> {
  return progressOn({ write: (text) => process.stderr.write(text) });
}
