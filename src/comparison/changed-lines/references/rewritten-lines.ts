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
  const others = new Set(old);
  return [...words.keys()].flatMap((place) => {
    if (others.has(words[place] ?? '')) return [];
    const was = old.find((word, oldPlace) => !own.has(word) && haveSameNeighbour([old, oldPlace], [words, place]));
    // As if nothing else had changed.
    return was === undefined ? [] : (changedWord(before, after, now.with(2 * place + 1, was), now) ?? []);
  });
}

type Position = readonly [words: readonly string[], place: number];

/** Whether the word in front of both positions is the same, or the one behind them. Options may come between. */
function haveSameNeighbour([old, oldPlace]: Position, [words, place]: Position): boolean {
  const isOption = (word: string | undefined) => word?.startsWith('-') === true;
  if (isOption(old[oldPlace]) !== isOption(words[place])) return false;
  const [oldFront, front] = [old.slice(0, oldPlace), words.slice(0, place)];
  const [oldBehind, behind] = [old.slice(oldPlace + 1), words.slice(place + 1)];
  const ends = [
    [oldFront.at(-1), front.at(-1)],
    [oldFront.findLast((word) => !isOption(word)), front.findLast((word) => !isOption(word))],
    [oldBehind[0], behind[0]],
  ];
  return ends.some(([one, other]) => one !== undefined && one === other);
}

/** A line that is split has its words at the odd places. */
const wordsIn = (split: readonly string[]) => split.filter((_, at) => at % 2 === 1);
