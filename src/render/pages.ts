import type { Report } from '../gate/report/report.ts';
import { renderFailurePage } from '../page/failure-page.ts';
import { MOST_IN_SUMMARY, renderPage, type Section } from '../page/page.ts';
import { toMarkdown } from './blocks.ts';
import { BRIEF_PARTS, EVIDENCE_PART, FIRST_PARTS, furtherParts, type ReportPart } from './parts.ts';
import { markdownPen } from './pen.ts';

/** In bytes, with room for a marker. GitHub refuses a comment of more than 65,536 characters, and a character has at least one byte. */
const MOST_IN_COMMENT = 60_000;

/** A comment should fit on one screen, so it begins at this low level of detail. */
const LEVEL_OF_COMMENT = 2;

/** The job summary (docs/report.md): the result, how to get green, why, what to check, the window; and folded, the evidence. */
export function renderSummary(report: Report): string {
  const parts = [...FIRST_PARTS, ...furtherParts(report), EVIDENCE_PART];
  return renderPage(sectionsOf(report, parts), MOST_IN_SUMMARY);
}

/**
 * The report as a comment on a pull request, on one screen of a phone: the result, how to get green, what breaks unless somebody acts, the
 * first reason, and where to find the rest. It has no times and no digests.
 */
export function renderComment(report: Report): string {
  const { run } = report.links;
  const summary = run === null ? 'The job summary' : `[The job summary](${run})`;
  const rest = {
    name: 'the rest',
    render: () => [`<sub>${summary} has the rest. Updated on every push.</sub>`],
  };
  const sections = sectionsOf(report, [...FIRST_PARTS, ...BRIEF_PARTS]);
  return renderPage([...sections, rest], MOST_IN_COMMENT, LEVEL_OF_COMMENT);
}

function sectionsOf(report: Report, parts: readonly ReportPart[]): Section[] {
  return parts.map(({ name, blocks }) => {
    // Each rendering needs its own pen, because a pen remembers what it has linked.
    return { name, render: (detail) => toMarkdown(blocks(report, markdownPen(report), detail)) };
  });
}

/** The job summary of a run that could not ask its question. */
export function renderFailure(message: string): string {
  return `${renderFailurePage('Upgrade Gate could not check the upgrade', message)}\n\`upgrade.mode\` is \`Recreate\`.\n`;
}
