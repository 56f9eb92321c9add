/** What a document says of one release, or what follows for a span. Only `true` is proof (INTERFACE.md, States). */
export type Verdict = boolean | 'unknown';

/** `false` before `unknown` before `true`: verdicts combine by AND (INTERFACE.md, Span rules 1). */
export function worseVerdict(left: Verdict, right: Verdict): Verdict {
  if (left === false || right === false) return false;
  return left === true && right === true ? true : 'unknown';
}
