import type { LineEdit } from '../gate/report/report.ts';
import { codeForLog } from './escape.ts';

/** Changed lines of files as a diff without context, for a terminal; empty if there are none. */
export function renderEdits(edits: readonly LineEdit[]): string {
  const lines = edits.flatMap(({ file, line, removed, added }) => [
    `# ${file}, line ${line}`,
    ...removed.map((text) => `-${text}`),
    ...added.map((text) => `+${text}`),
  ]);
  return lines.map(codeForLog).join('\n');
}
