/** A text of many documents, of which only some may concern the service. */
export interface SiftedText {
  /** The same text, with blank lines for the documents that do not. */
  readonly text: string;
  /** How often each namespace is named in all of it; under an empty name the documents that name none. */
  readonly census: ReadonlyMap<string, number>;
}

const NAMESPACE = /(?:^|[\s{,])"?namespace"?:\s*["']?([^\s"',}]+)/gm;

/**
 * Sets aside the documents that do not name the service: a cluster renders to megabytes, of which it is some kilobytes. Lines keep their
 * numbers.
 *
 * @param names what a document that concerns the service holds, in any case
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
