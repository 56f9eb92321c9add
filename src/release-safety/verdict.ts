/** What a document says about one release, or what follows for a span. Only `true` is proof (INTERFACE.md, States). */
export type Verdict = boolean | 'unknown';

/** Combines verdicts by AND: `false` wins over `unknown`, and `unknown` over `true` (INTERFACE.md, Span rules 1). */
export function worseVerdict(left: Verdict, right: Verdict): Verdict {
  if (left === false || right === false) return false;
  return left === true && right === true ? true : 'unknown';
}
