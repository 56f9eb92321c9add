import { quoteForMarkdown as quote } from './escape.ts';

const MOST_LINES = 25;

/**
 * The job summary of a run that could not ask its question.
 *
 * @param title our own words, such as `Query history: it could not be asked for`
 * @param message one line for each error
 */
export function renderFailurePage(title: string, message: string): string {
  const lines = message
    .split('\n')
    .slice(0, MOST_LINES)
    .map((line) => `- ${quote(line)}`);
  return `## ❓ ${title}\n\n${lines.join('\n')}\n`;
}
