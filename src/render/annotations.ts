import type { Report } from '../gate/report.ts';
import { quoteForLog as quote } from './escape.ts';
import { because, describeNote, headline, nextSteps } from './phrases.ts';

/** One message on the run's page. A runner shows ten of each level per step, 4,096 characters each. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
}

/** A runner cuts or drops what is longer than 4,096 characters. */
const LONGEST_MESSAGE = 4_000;

/** A message that fits into an annotation. */
export function fitAnnotation(message: string): string {
  return message.length <= LONGEST_MESSAGE ? message : `${message.slice(0, LONGEST_MESSAGE)}…`;
}

/** The decision, then a message for each note: an error where the job fails, a warning where it passes regardless. */
export function renderAnnotations(report: Report): Annotation[] {
  const [span] = report.spans;
  const passes = report.upgradeMode === 'RollingUpdate' ? 'notice' : 'warning';
  const decision: Annotation = {
    level: report.outcome.fails ? 'error' : passes,
    title: headline(span),
    message: fitAnnotation([because(span, quote), ...nextSteps(span)].join(' ')),
  };
  const notes = report.notes.map((note) => ({
    level: note.level,
    title: 'Upgrade Gate',
    message: fitAnnotation(describeNote(note, quote)),
  }));
  return [decision, ...notes];
}
