import { MARKDOWN } from './escape.ts';

const MOST_LINES = 25;
/** In characters. In a longer message each line is cut, so that the page has room for all. */
const MOST_WHOLE = 2_000;

/** The job summary of a run that could not ask its question. The title is our own; the message may quote anything. */
export function renderFailurePage(title: string, message: string): string {
  const lines = message
    .split('\n')
    .slice(0, MOST_LINES)
    .map((line) => `- ${message.length > MOST_WHOLE ? MARKDOWN.quote(line) : MARKDOWN.prose(line)}`);
  return `## ❓ ${title}\n\n${lines.join('\n')}\n`;
}
