import { quoteForMarkdown as quote } from './escape.ts';

/** More lines are of no use to anybody. */
const MOST_LINES = 25;

/**
 * The job summary of a companion that could not ask its question at all.
 *
 * @param title our own words, such as `Query history: it could not be asked for`
 * @param message a line for each thing that is wrong
 */
export function renderFailurePage(title: string, message: string): string {
  const lines = message
    .split('\n')
    .slice(0, MOST_LINES)
    .map((line) => `- ${quote(line)}`);
  return `## ❓ ${title}\n\n${lines.join('\n')}\n`;
}
