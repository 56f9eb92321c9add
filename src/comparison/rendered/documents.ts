/** A text of many documents, of which only some may concern the service. */
export interface SiftedText {
  /** The same text, with unrelated documents replaced by blank lines. */
  readonly text: string;
  /** The number of times each namespace is named. Documents without one count under an empty name. */
  readonly census: ReadonlyMap<string, number>;
}

const NAMESPACE = /(?:^|[\s{,])"?namespace"?:\s*["']?([^\s"',}]+)/gm;

/**
 * Blanks the documents that do not name the service, because a cluster renders to megabytes and the service to
 * kilobytes. Line numbers stay the same.
 *
 * @param names texts that a relevant document contains, ignoring case
 */
export function blankUnrelatedDocuments(text: string, names: readonly string[]): SiftedText {
  const census = new Map<string, number>();
  const wanted = names.map((name) => name.toLowerCase());
  const parts = text.split(/^(?=---(?:\s|$))/m).map((part) => {
    const namespaces = [...part.matchAll(NAMESPACE)].map(([, name = '']) => name);
    if (namespaces.length === 0 && /(?:^|[\s{,])"?kind"?\s*:/m.test(part)) namespaces.push('');
    for (const name of namespaces) census.set(name, (census.get(name) ?? 0) + 1);
    const lower = part.toLowerCase();
    return wanted.some((name) => lower.includes(name)) ? part : part.replace(/[^\n]+/g, '');
  });
  return { text: parts.join(''), census };
}
