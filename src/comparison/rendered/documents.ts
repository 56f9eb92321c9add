import { parseDocument } from 'yaml';

/** A text of many documents, of which only some may concern the service. */
export interface SiftedText {
  /** The same text, with unrelated documents replaced by blank lines. */
  readonly text: string;
  /** The number of times each namespace is named. Documents without one count under an empty name. */
  readonly census: ReadonlyMap<string, number>;
  /** The 1-based line and the error of the first unrelated document that is no object; null if all are. */
  readonly broken: { readonly line: number; readonly why: string } | null;
}

const NAMESPACE = /(?:^|[\s{,])"?namespace"?:\s*["']?([^\s"',}]+)/gm;

/**
 * Blanks the documents that do not name the service, because a cluster renders to megabytes and the service to
 * kilobytes. Line numbers stay the same. Such a document only has to be an object, or it may be where a side was cut off.
 *
 * @param names texts that a relevant document contains, ignoring case
 */
export function blankUnrelatedDocuments(text: string, names: readonly string[]): SiftedText {
  const census = new Map<string, number>();
  const wanted = names.map((name) => name.toLowerCase());
  let broken: SiftedText['broken'] = null;
  let line = 1;
  const parts = text.split(/^(?=---(?:\s|$))/m).map((part) => {
    const namespaces = [...part.matchAll(NAMESPACE)].map(([, name = '']) => name);
    if (namespaces.length === 0 && /(?:^|[\s{,])"?kind"?\s*:/m.test(part)) namespaces.push('');
    for (const name of namespaces) census.set(name, (census.get(name) ?? 0) + 1);
    const start = line;
    line += part.split('\n').length - 1;
    const lower = part.toLowerCase();
    if (wanted.some((name) => lower.includes(name))) return part;
    const why = broken === null ? whyNoObject(part) : null;
    if (why !== null) broken = { line: start, why };
    return part.replace(/[^\n]+/g, '');
  });
  return { text: parts.join(''), census, broken };
}

/** Why a document is no Kubernetes object; null if it is one, or empty. */
function whyNoObject(part: string): string | null {
  const document = parseDocument(part, { uniqueKeys: false, logLevel: 'silent' });
  const [error] = document.errors;
  if (error !== undefined) return error.message.split('\n', 1)[0] ?? error.code;
  if (document.contents === null) return null;
  const isList = document.has('items');
  const isObject =
    document.has('kind') &&
    (isList || document.hasIn(['metadata', 'name']) || document.hasIn(['metadata', 'generateName']));
  return isObject ? null : 'not a Kubernetes object with a kind and a name; compose services have to be JSON';
}
