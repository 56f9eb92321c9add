import { visit } from 'jsonc-parser';
import { MalformedDocumentError } from '../release-safety/malformed.ts';
import { quoteValue } from '../release-safety/quote-value.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Parses a document that has to be JSON in UTF-8.
 *
 * A member that stands twice in one object is refused too: `JSON.parse` keeps the last one without a word, another
 * reader the first, and so a document could tell each of them something else.
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
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw refuse(describeText(text));
  }
  let repeated: string | null;
  try {
    repeated = findRepeatedMember(text);
  } catch {
    // It recurses, unlike JSON.parse; what is nested that deeply is no document of ours.
    throw refuse('nested too deeply');
  }
  if (repeated !== null) throw refuse(`ambiguous (member ${quoteValue(repeated)} stands twice in one object)`);
  return document;
}

/** The first member that stands twice in the same object of a valid JSON text, or null. */
function findRepeatedMember(text: string): string | null {
  const objects: Set<string>[] = [];
  let repeated: string | null = null;
  visit(text, {
    onObjectBegin: () => {
      objects.push(new Set());
    },
    onObjectEnd: () => {
      objects.pop();
    },
    onObjectProperty: (name) => {
      const members = objects.at(-1) as Set<string>;
      if (members.has(name)) repeated ??= name;
      members.add(name);
    },
  });
  return repeated;
}

function describeText(text: string): string {
  const start = text.trimStart();
  if (start.startsWith('{') || start.startsWith('[')) return `cut off or broken (${text.length} characters)`;
  return `text that begins with ${quoteValue(start.slice(0, 40))}`;
}
