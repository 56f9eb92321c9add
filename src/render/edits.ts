import type { Choice, LineEdit } from '../gate/report/report.ts';
import { blockForMarkdown, codeForLog } from '../page/escape.ts';

/** A review comment that offers an edit at a click; null if the page would not show exactly what is written. */
export function renderSuggestion({ title, inputs }: Pick<Choice, 'title' | 'inputs'>, edit: LineEdit): string | null {
  // A suggestion replaces lines that are there.
  if (edit.at !== 'line') return null;
  // The byte-order mark comes before the first line of a file, and no block shows it.
  if (edit.current.startsWith('\ufeff')) return null;
  const lines = [...edit.added, ...(edit.removed.length === 0 ? [edit.current] : [])];
  const block = blockForMarkdown('suggestion', lines);
  if (block.split('\n').slice(1, -1).join('\n') !== lines.join('\n')) return null;
  const settings = inputs.map(({ name, value }) => `\`${name}: ${value ?? '…'}\``).join(' and ');
  const needed = settings === '' ? '' : ` The workflow needs ${settings} for it to pass.`;
  return `**${title}.**${needed}\n\n${block}`;
}

/** The same edits, with lines that go together as one. */
export function inRuns(edits: readonly LineEdit[]): LineEdit[] {
  const runs: LineEdit[] = [];
  for (const edit of edits) {
    const last = runs.at(-1);
    const isNext = last?.file === edit.file && last.at === 'line' && edit.line === last.line + last.removed.length;
    if (last !== undefined && isNext && last.removed.length > 0 && last.added.length === 0 && edit.removed.length > 0)
      runs.splice(-1, 1, { ...last, removed: [...last.removed, ...edit.removed], added: edit.added });
    else runs.push(edit);
  }
  return runs;
}

/** Changed lines of files as a diff without context, for a terminal; empty if there are none. */
export function renderEdits(edits: readonly LineEdit[]): string {
  const lines = inRuns(edits).flatMap(({ file, at, line, removed, added }) => [
    at === 'line' ? `# ${file}, line ${line}` : `# ${file}, ${at === 'end' ? 'at the end' : 'a new file'}`,
    ...removed.map((text) => `-${text}`),
    ...added.map((text) => `+${text}`),
  ]);
  return lines.map(codeForLog).join('\n');
}
