import { progressOn } from '../render/progress.ts';

/**
 * Progress in the log of a step, as lines of their own whatever the stream is: some runners, such as act, give a step a
 * terminal, where a line that is written over would swallow the workflow command after it.
 */
export function progressInLog(): ReturnType<typeof progressOn> {
  return progressOn({ write: (text) => process.stderr.write(text) });
}
