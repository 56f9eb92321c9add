import { isMap, isSeq } from 'yaml';

/** Stands for each character of a template that is set aside, so that places stay what they are. */
export const MASK = '\uE0F0';

/** Whether `{{` came out as a mapping that is a key of another, which no tool takes for a value. */
export function holdsTemplateAsKey(node: unknown, text: string): boolean {
  if (isSeq(node)) return node.items.some((item) => holdsTemplateAsKey(item, text));
  if (!isMap(node)) return false;
  return node.items.some(
    ({ key, value }) =>
      (isMap(key) && text[(key.range?.[0] ?? 0) - 1] === '{') ||
      holdsTemplateAsKey(key, text) ||
      holdsTemplateAsKey(value, text),
  );
}

/** Replaces templates character by character, and lines that hold nothing else by blanks, so that the rest is YAML. */
export function maskTemplates(text: string): string {
  const pieces: string[] = [];
  let done = 0;
  for (let start = text.indexOf('{{'); start !== -1; start = text.indexOf('{{', done)) {
    const end = text.indexOf('}}', start + 2);
    if (end === -1) break;
    const [first = '', ...others] = text.slice(start, end + 2).split('\n');
    pieces.push(text.slice(done, start), MASK.repeat(first.length));
    for (const line of others) pieces.push('\n', ' '.repeat(line.length));
    done = end + 2;
  }
  pieces.push(text.slice(done));
  return pieces
    .join('')
    .split('\n')
    .map((line) => (line.includes(MASK) && ONLY_MASKED.test(line) ? ' '.repeat(line.length) : line))
    .join('\n');
}

const ONLY_MASKED = /^[ \t\r\uE0F0]*$/;
