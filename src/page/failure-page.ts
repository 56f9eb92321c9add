import { textForMarkdown as prose } from './escape.ts';

const MOST_LINES = 25;

/**
 * The job summary of a run that could not ask its question.
 *
 * @param title our own words, such as `Query history did not finish`
 * @param message one line for each error; may quote anything
 */
export function renderFailurePage(title: string, message: string): string {
  const lines = message
    .split('\n')
    .slice(0, MOST_LINES)
    .map((line) => `- ${prose(line)}`);
  return `## ❓ ${title}\n\n${lines.join('\n')}\n`;
}
