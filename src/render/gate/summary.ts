import type { Report } from '../../gate/report.ts';
import { quoteForMarkdown as quote } from '../escape.ts';
import { renderPage, type Section } from '../page.ts';
import { toMarkdown } from './blocks.ts';
import { evidencePart, firstParts, furtherParts, type ReportPart } from './parts.ts';
import { markdownPen } from './pen.ts';

/** A runner drops a summary above 1 MiB without a word, and one of half that is more than anybody reads. Bytes. */
const MOST_BYTES = 500_000;

/** The job summary (REPORT.md): what it is, how it gets green, why, what to look at, the window; folded what it rests on. */
export function renderSummary(report: Report): string {
  const parts = [...firstParts(report), ...furtherParts(report), evidencePart(report)];
  return renderPage(
    parts.map((part) => sectionOf(report, part)),
    MOST_BYTES,
  );
}

/** A part as a section of a page of Markdown. */
export function sectionOf(report: Report, { name, blocks }: ReportPart): Section {
  // Each rendering needs its own pen, because a pen remembers what it has linked.
  return { name, render: (detail) => toMarkdown(blocks(markdownPen(report), detail)) };
}

/** The job summary of a run that could not ask its question at all. */
export function renderFailure(message: string): string {
  const lines = message
    .split('\n')
    .slice(0, 25)
    .map((line) => `- ${quote(line)}`);
  return `## ❓ Upgrade Gate could not check the upgrade\n\n${lines.join('\n')}\n\n\`upgrade.mode\` is \`Recreate\`.\n`;
}
