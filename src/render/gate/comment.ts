import type { Report } from '../../gate/report/report.ts';
import { renderPage } from '../page.ts';
import { briefParts, firstParts } from './parts.ts';
import { markdownPen } from './pen.ts';
import { sectionOf } from './summary.ts';

/** In bytes, with room for a marker. GitHub refuses a comment of more than 65,536 characters, and a character has at least one byte. */
const MOST_BYTES = 60_000;

/** A comment should fit on one screen, so it begins at this low level of detail. */
const LEVEL = 2;

/**
 * The report as a comment on a pull request, on one screen of a phone: the result, how to get green, what breaks unless somebody acts, the
 * first reason, and where to find the rest. It has no times and no digests.
 */
export function renderComment(report: Report): string {
  const { run } = report.links;
  const summary = run === null ? 'The job summary' : markdownPen(report).link('The summary of this run', run);
  const rest = {
    name: 'the rest',
    render: () => [`<sub>${summary} has the rest. This comment is updated on every push.</sub>`],
  };
  const parts = [...firstParts(report), ...briefParts(report)];
  return renderPage([...parts.map((part) => sectionOf(report, part)), rest], MOST_BYTES, LEVEL);
}
