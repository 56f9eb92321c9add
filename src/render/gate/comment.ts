import type { Report } from '../../gate/report.ts';
import { renderPage } from '../page.ts';
import { firstParts, reasonPart } from './parts.ts';
import { markdownPen } from './pen.ts';
import { sectionOf } from './summary.ts';

/** GitHub refuses a comment above 65,536 characters; a character has one byte at least. Bytes, with room for a marker. */
const MOST_BYTES = 60_000;

/** A comment is one screen: it begins with the least detail. */
const LEVEL = 2;

/**
 * The report as a comment on a pull request: what it is, how it gets green, the first reason, and where the rest stands. It holds no times
 * and no digests.
 */
export function renderComment(report: Report): string {
  const { run } = report.links;
  const summary = run === null ? 'The job summary' : markdownPen(report).link('The summary of this run', run);
  const rest = {
    name: 'the rest',
    render: () => [`<sub>${summary} has the rest: all reasons, your files, the evidence.</sub>`],
  };
  const parts = [...firstParts(report), reasonPart(report)];
  return renderPage([...parts.map((part) => sectionOf(report, part)), rest], MOST_BYTES, LEVEL);
}
