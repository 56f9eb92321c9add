import { MalformedDocumentError, quoteValue } from '../release-safety/malformed.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Parses a document that has to be JSON in UTF-8.
 *
 * @throws MalformedDocumentError for an empty document, a byte-order mark, invalid UTF-8, a page of HTML, a document
 *   that was cut off, or anything else that is not JSON
 */
export function parseJson(bytes: Buffer): unknown {
  const refuse = (found: string) =>
    new MalformedDocumentError({ member: '', found, expected: 'JSON' }, 'check that the address leads to the document');
  if (bytes.length === 0) throw refuse('empty');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw refuse('not UTF-8');
  }
  if (text.startsWith(BYTE_ORDER_MARK)) throw refuse('preceded by a byte-order mark');
  try {
    return JSON.parse(text);
  } catch {
    throw refuse(describeText(text));
  }
}

function describeText(text: string): string {
  const start = text.trimStart();
  if (start.startsWith('{') || start.startsWith('[')) return `cut off or broken (${text.length} characters)`;
  return `text that begins with ${quoteValue(start.slice(0, 40))}`;
}
