import { diffArrays } from 'diff';
import { type ChangedWord, changedWord, VERSION } from './changed-words.ts';
import type { Side } from './referring-lines.ts';

/** A longer line is not compared word by word. */
const MOST_WORDS = 40;

/**
 * The words that replace each other, one instead of one, in a line that changes in more than a word:
 * `docker-compose -f blue.yml up` becomes `docker compose -f green.yml up --wait`.
 *
 * @param at the line among those of the head
 */
export function wordsOfRewritten(at: number, come: Side, gone: Side): ChangedWord[] {
  const [after, [now = []] = []] = [come.lines[at], come.split[at]];
  const words = wordsIn(now);
  if (after === undefined || words.length > MOST_WORDS || VERSION.test(after.text)) return [];
  const all = gone.split.map(([old]) => wordsIn(old));
  const own = new Set(words);
  const shared = all.map((old) => old.filter((word) => own.has(word)).length);
  // It was the line that has most in common with it, at least half of the words.
  const most = Math.max(0, ...shared);
  const [before, old = []] = [gone.lines[shared.indexOf(most)], all[shared.indexOf(most)]];
  if (before === undefined || most === 0 || old.length > Math.min(MOST_WORDS, 2 * most)) return [];
  const parts = diffArrays(old, words);
  let place = 0;
  return parts.flatMap(({ removed, value }, index) => {
    const instead = parts[index + 1];
    if (!removed) place += value.length;
    if (!removed || !instead?.added) return [];
    const [[was, ...more], [is, ...others]] = [value, instead.value].map(withoutOptions) as [string[], string[]];
    if (was === undefined || is === undefined || more.length + others.length > 0) return [];
    // As if nothing else had changed.
    return changedWord(before, after, now.with(2 * (place + instead.value.indexOf(is)) + 1, was), now) ?? [];
  });
}

/** A line that is split has its words at the odd places. */
const wordsIn = (split: readonly string[]) => split.filter((_, at) => at % 2 === 1);
const withoutOptions = (words: readonly string[]) => words.filter((word) => !word.startsWith('-'));
