import { bareLines } from '../../../syntax/text-lines.ts';
import { outlineOf } from '../lines/line-outline.ts';
import type { ChangedLines, PlainLine } from '../literals/version-literals.ts';
import type { NamedFiles } from './named-files.ts';
import type { Selection } from './selected-keys.ts';
import { groupsAbove } from './stated-versions.ts';

/** So many words of a file are asked for, in so many lines. */
const [MOST_WORDS, MOST_LINES] = [10, 2_000];
/** The patterns of a branch in a shell: `slow | steady)`. */
const PATTERNS = /^\s*\(?((?:["'\w.-]{1,60}\s?\|\s?){0,20}["'\w.-]{1,60})\)(?:\s|$)/;

/**
 * The words that may stand below another key than before (docs/supported-files.md#any-other-file): a pattern that another
 * branch of a script has now, and a host of Ansible in another group.
 */
export function movedIn(
  { linesBefore, linesAfter }: ChangedLines,
  path: string,
  texts: readonly [before: string, after: string],
  named: NamedFiles,
): Selection[] {
  const gone = new Set(linesBefore.flatMap(patternsOn));
  const selected = { files: [path], left: [], come: [] };
  const patterns = linesAfter.flatMap((line) =>
    patternsOn(line).flatMap((was) => (gone.has(was) ? { line: line.line, was, is: was, behind: [], selected } : [])),
  );
  return [...patterns, ...(named.hasGroups() ? movedHosts(texts, path, named) : [])].slice(0, MOST_WORDS);
}

const patternsOn = ({ text }: PlainLine) => PATTERNS.exec(text)?.[1]?.match(/[\w-]+/g) ?? [];

/** The hosts of an inventory that stand below other groups than before. */
function movedHosts(texts: readonly [before: string, after: string], path: string, named: NamedFiles): Selection[] {
  const [before, after] = texts.map((text) => {
    const lines = bareLines(text, path).slice(0, MOST_LINES).map(outlineOf);
    return new Map(lines.map((line, index) => [line.text, { index, groups: groupsAbove(lines, index) }]));
  });
  return [...(after ?? [])].flatMap(([was, { index, groups }]): Selection[] => {
    const old = before?.get(was)?.groups ?? groups;
    if (was === '' || String(old) === String(groups)) return [];
    const [left, come] = [old, groups].map((all) => all.flatMap((group) => named.ofGroup(group, path)));
    const selected = { files: [], left: left ?? [], come: come ?? [] };
    return [{ line: index + 1, was, is: was, behind: [], selected }];
  });
}
