import { unlinked } from './shown.ts';

/** A page without folds and code, pictures as their texts, links as theirs. */
function openText(page: string): string {
  const open = page
    .replaceAll(/<details>[\s\S]*<\/details>/g, '')
    .replaceAll(/^( *)(`{3,})\w*\n[\s\S]*?\n\1\2$/gm, '')
    .replaceAll(/<img [^>]*>/g, '');
  return unlinked(open);
}

/** What a page may know of a release or a place, each with the words for it. */
const FACTS: readonly RegExp[] = [
  // The verdict on a release, in any words.
  /(?<what>\d+\.\d+\.\d+)\*{0,2}(?: \([^)]*\))?:? (?:is |are )?(?:not safe|without a verdict|not proven|Lightdash (?:marks|published no verdict))/g,
  // Why a version has to be landed on.
  /(?<what>\d+\.\d+\.\d+)`? (?:is|\|[^\n]*) a required stop/g,
  /(?<what>\d+\.\d+\.\d+ needs \d\S+)/g,
  // What becomes of a jump.
  /(?<what>\d+\.\d+\.\d+ → \d+\.\d+\.\d+)\*{0,2} (?:needs|can roll|is a downgrade|rolls)/g,
  // How to run the check again, what passes, what to back up.
  /(?<what>(?:makes?|lets?) (?:the|this) check pass|[Bb]ack up the database|[Mm]igrations cannot be undone)/g,
];

/**
 * What a page says in two places of what is open: whole sentences of some length, and facts however they are worded. A choice is one place,
 * so that each may say what it leads to.
 */
export function toldTwice(page: string): string[] {
  const text = openText(page);
  const sentences = text
    .split(/(?<=[.!?])\s|\n/)
    .map((sentence) => sentence.replace(/^[\s>#-]+/, '').trim())
    .filter((sentence) => sentence.split(' ').length > 3 && !/^\|/.test(sentence));
  // A list with an item for each deployment may say of several that they make the same jump.
  const once = [...new Set(text.split('\n').map((line) => line.replace(/ \(`.*$/, '')))].join('\n');
  const facts = FACTS.flatMap((fact) =>
    [...once.matchAll(fact)].map(({ groups }) => `${FACTS.indexOf(fact)}: ${groups?.['what']?.toLowerCase()}`),
  );
  return [sentences, facts].flatMap((each) => each.filter((one, at) => each.indexOf(one) !== at));
}
