import type { SecondOrder } from './finding.ts';
import type { Place } from './place.ts';
import { type Problem, problemAt } from './problem.ts';
import { quoteText } from './reference.ts';

/** A version in a text; the net judges the line on which one takes the place of another. */
const VERSION = /\d+\.\d+\.\d+/g;

/**
 * What of second order differs between the two sides of an object (DETECTION section 6, rule 3). Where nothing but a version in it does,
 * that is a changed line like any other, and left to the net.
 *
 * @param renamed the key of the base under which the head has it
 * @param place of the object on the head, for what is gone
 * @returns null where nothing differs
 */
export function changedSecondOrder(
  before: readonly SecondOrder[],
  after: readonly SecondOrder[],
  renamed: (key: string) => string,
  place: Place,
): Problem | null {
  const left = new Map(before.map((each) => [renamed(each.key), each]));
  for (const each of after) {
    const was = left.get(each.key);
    left.delete(each.key);
    if (was === undefined) return told(each, each.place, 'is new');
    if (bare(was.text) !== bare(each.text)) return told(each, each.place, 'has changed');
  }
  for (const was of left.values()) return told(was, place, 'is gone');
  return null;
}

function told({ key }: SecondOrder, place: Place, what: string): Problem {
  return problemAt('not-evaluated', place, `${quoteText(key.slice(key.lastIndexOf('#') + 1))} ${what}`);
}

function bare(text: string): string {
  return text.replace(VERSION, 'X.Y.Z').replace(/\s+/g, ' ').trim();
}
