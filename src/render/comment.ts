import type { Report } from '../gate/report.ts';
import { renderPage } from './page.ts';
import { decisionSections } from './summary.ts';

/** GitHub refuses a comment above 65,536 characters; a character has one byte at least. Bytes, with room for a marker. */
const MOST_BYTES = 60_000;

/** A comment is read between others, so it begins with less detail than the job summary. */
const LEVEL = 1;

/**
 * The report as a comment on a pull request: the decision, the next step, what to change, the plan and the reasons. It holds no
 * times and no digests, so that two runs with the same result write the same text.
 */
export function renderComment(report: Report): string {
  const whole = {
    name: 'the rest',
    render: () => ['<sub>The job summary of this check has the evidence: documents, digests and times.</sub>'],
  };
  return renderPage([...decisionSections(report), whole], MOST_BYTES, LEVEL);
}
