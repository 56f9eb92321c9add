import { MalformedDocumentError } from './malformed.ts';
import { quoteValue } from './quote-value.ts';

/** A real document has six levels. A document with far more would exhaust the reader's stack. */
const MOST_LEVELS = 1_000;
/** A real list has a handful of items. A hostile one could exhaust the reader, because a schema reports every bad item. */
export const MOST_ITEMS = 10_000;
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Parses a JSON document in UTF-8. Throws a MalformedDocumentError that says what else it is, such as a page of HTML. A
 * repeated member is refused, because readers differ in which value they keep, and so are more than 1,000 levels.
 */
export function parseJson(bytes: Buffer): unknown {
  const refuse = (found: string) =>
    new MalformedDocumentError({ member: '', found, expected: 'JSON' }, 'Check that the address leads to the document');
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
  const members = countMembers(document, MOST_LEVELS);
  if (members === null) throw refuse('nested too deeply');
  // A colon follows every name. If there are as many colons as members, none was dropped. Texts may look like further names.
  const names = text.match(/"\s*:/g)?.length ?? 0;
  const repeated = names === members ? null : findRepeatedMember(text);
  if (repeated !== null) throw refuse(`ambiguous (member ${quoteValue(repeated)} appears twice in one object)`);
  return document;
}

const AFTER_NAME = /\s*:/y;

/** The number of members of all objects in a JSON value; null if it has more than `levels` levels. */
function countMembers(value: unknown, levels: number): number | null {
  if (typeof value !== 'object' || value === null) return 0;
  if (levels === 0) return null;
  const items = Object.values(value);
  let members = Array.isArray(value) ? 0 : items.length;
  for (const item of items) {
    // Checked before the call, because a call for each text would cost more than everything else.
    if (typeof item !== 'object') continue;
    const within = countMembers(item, levels - 1);
    if (within === null) return null;
    members += within;
  }
  return members;
}

/** The first member that appears twice in one object of a valid JSON text, or null. */
function findRepeatedMember(text: string): string | null {
  const objects: Set<string>[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') objects.push(new Set());
    if (text[at] === '}') objects.pop();
    if (text[at] !== '"') continue;
    const start = at;
    at += 1;
    while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    AFTER_NAME.lastIndex = at + 1;
    if (!AFTER_NAME.test(text)) continue;
    const name = JSON.parse(text.slice(start, at + 1)) as string;
    const members = objects.at(-1) as Set<string>;
    if (members.has(name)) return name;
    members.add(name);
  }
  return null;
}

function describeText(text: string): string {
  const start = text.trimStart();
  if (start.startsWith('{') || start.startsWith('[')) return `cut off or broken (${text.length} characters)`;
  return `text that begins with ${quoteValue(start.slice(0, 40))}`;
}
