import { quoteText } from '../../../problems/quote-text.ts';
import { product } from '../../../product/product.ts';
import { linesOf } from '../../../syntax/text-lines.ts';
import type { LineChange } from '../../object-change.ts';
import { notUnderstood, only } from '../changed-file.ts';
import type { ChangedLines } from '../literals/version-literals.ts';
import type { Compared } from './changed-references.ts';
import { SET } from './changed-words.ts';
import { versionsBeside } from './stated-versions.ts';

/** So many words are asked for. */
const MOST_WORDS = 20;
const NAME = /(?<![\w-])[A-Za-z][\w-]{1,99}(?![\w-])/g;
/** A reader follows the other lines of its files. */
const PROFILES = /^\s*profiles:/;

/**
 * The words of changed lines, and of those with the same key, that both sides have there: blocks may have exchanged their
 * names, clusters or profiles.
 */
export function movedWords(changed: ChangedLines, texts: readonly [before: string, after: string]): string[] {
  const [old, now] = [changed.before, changed.after].map((literals) => literals.map(({ version }) => version).sort());
  // Versions that change as well are compared for themselves.
  if (String(old) !== String(now)) return [];
  const [before, after] = texts.map(linesOf) as [string[], string[]];
  const lines = [...changed.linesBefore, ...changed.linesAfter].map(({ text }) => text);
  // Two lines may only have changed places.
  const keys = new Set((lines.length > 0 ? lines : after.filter((line, at) => line !== before[at])).map(keyOf));
  const [was, is] = [before, after].map((all) => {
    const own = all.filter((line) => line.trim() !== '' && keys.has(keyOf(line)));
    return new Set(own.flatMap((line) => line.match(NAME) ?? []));
  }) as [Set<string>, Set<string>];
  return [...is].filter((word) => was.has(word)).slice(0, MOST_WORDS);
}

const keyOf = (line: string) => SET.exec(line)?.[1] ?? '';

/** Judges such words by the one version beside each, before and after (docs/supported-files.md#any-other-file); null if it stays. */
export async function compareMoved(words: readonly string[], file: Compared): Promise<LineChange | null> {
  const { path, oldPath, texts, sides, known, named } = file;
  const isRead = sides.after.objects.some(({ carrier }) => carrier === path);
  const old = linesOf(texts[0]);
  const moved = linesOf(texts[1]).map((text, at) => ({ text, line: at + 1, isSame: text === old[at] }));
  const line = moved.find(({ text, isSame }) => !isSame && (!isRead || PROFILES.test(text)));
  if (line === undefined || words.length === 0) return null;
  const [before, after] = [
    await versionsBeside(words, oldPath, { ...sides.before, tree: sides.base, read: known.before, known, named }),
    await versionsBeside(words, path, { ...sides.after, tree: sides.head, read: known.after, known, named }),
  ];
  for (const [at, word] of words.entries()) {
    const [from, to] = [before[at], after[at]].map((versions) => versions && only(versions));
    if (!from || !to || from === to) continue;
    const found = `${product.name} had version ${from} next to ${quoteText(word)}, and now has ${to} there`;
    return notUnderstood({ file: path, line: line.line, column: 1 }, found, { from, to, mustBeListed: [from, to] });
  }
  return null;
}
