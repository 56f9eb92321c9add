import type { Note, Report } from '../gate/report/report.ts';
import { type Annotation, fitAnnotation } from '../page/annotations.ts';
import { countOf } from '../page/words.ts';
import { isTold } from './evidence.ts';
import { type Finding, findingsOf } from './findings.ts';
import { LOG_PEN } from './pen.ts';

/** A runner shows this many messages of each level per step. */
const MOST_PER_LEVEL = 10;

// File names that must not go into a log command. The text names such a file instead.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** The messages of {@link findingsOf} as a runner shows them: ten of each level. Who reads why a check fails has the notes that its page tells first. */
export function renderAnnotations(report: Report): Annotation[] {
  const isNew = (note: Note) => note.level === 'warning' && !isTold(note, report);
  const notes = report.outcome.fails ? report.notes.filter(isNew) : report.notes;
  return capLevels(findingsOf({ ...report, notes }).map(annotationOf));
}

function annotationOf({ level, title, text, file, line, column }: Finding): Annotation {
  if (file === null || UNPRINTABLE.test(file)) {
    return { level, title, message: fitAnnotation(file === null ? text : `${LOG_PEN.place({ file, line })}: ${text}`) };
  }
  return {
    level,
    title,
    message: fitAnnotation(text),
    file,
    ...(line === null ? {} : { startLine: line }),
    ...(line === null || column === null ? {} : { startColumn: column }),
  };
}

/** If there are more messages of a level than the runner shows, the last one shown counts the rest. */
function capLevels(annotations: readonly Annotation[]): Annotation[] {
  const seen = { error: 0, warning: 0, notice: 0 };
  const total = { error: 0, warning: 0, notice: 0 };
  for (const { level } of annotations) total[level] += 1;
  return annotations.flatMap((annotation) => {
    const { level } = annotation;
    seen[level] += 1;
    if (total[level] <= MOST_PER_LEVEL || seen[level] < MOST_PER_LEVEL) return [annotation];
    if (seen[level] > MOST_PER_LEVEL) return [];
    const more = countOf(total[level] - MOST_PER_LEVEL + 1, `more ${level}`);
    return [{ level, title: 'Upgrade Gate', message: `…and ${more}. The job summary has them.` }];
  });
}
