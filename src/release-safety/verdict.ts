/** What a document says about one release, or what follows for a span. Only `true` is proof. */
export type Verdict = boolean | 'unknown';

/** Combines verdicts by AND: `false` wins over `unknown`, and `unknown` over `true` (docs/rules.md#the-span-rules). */
export function worseVerdict(left: Verdict, right: Verdict): Verdict {
  if (left === false || right === false) return false;
  return left === true && right === true ? true : 'unknown';
}
