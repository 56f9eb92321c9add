/** What a document says of one release, or what follows for a span. Only `true` is proof (INTERFACE.md, States). */
export type Verdict = boolean | 'unknown';

/** `false` before `unknown` before `true`: verdicts combine by AND (INTERFACE.md, Span rules 1). */
export function worstVerdict(verdicts: Iterable<Verdict>): Verdict {
  let worst: Verdict = true;
  for (const verdict of verdicts) {
    if (verdict === false) return false;
    if (verdict !== true) worst = 'unknown';
  }
  return worst;
}
