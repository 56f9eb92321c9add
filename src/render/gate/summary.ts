import type { Report } from '../../gate/report/report.ts';
import { renderFailurePage } from '../failure-page.ts';
import { renderPage, type Section } from '../page.ts';
import { toMarkdown } from './blocks.ts';
import { evidencePart, firstParts, furtherParts, type ReportPart } from './parts.ts';
import { markdownPen } from './pen.ts';

/** In bytes. A runner drops a summary of more than 1 MiB without a message. Even half of that is more than anybody reads. */
const MOST_BYTES = 500_000;

/** The job summary (docs/report.md): the result, how to get green, why, what to check, the window; and folded, the evidence. */
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

/** The job summary of a run that could not ask its question. */
export function renderFailure(message: string): string {
  return `${renderFailurePage('Upgrade Gate could not check the upgrade', message)}\n\`upgrade.mode\` is \`Recreate\`.\n`;
}
