import { isMap, isSeq } from 'yaml';

/** Replaces each character of a masked template, so that places stay the same. */
export const MASK = '\uE0F0';

/** Whether `{{` was parsed as a mapping used as a key. No tool reads that as a value. */
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

/** Masks templates character by character, and blanks lines that contain nothing else, so that the rest is YAML. */
export function maskTemplates(text: string): string {
  const end = text.lastIndexOf('}}') + 2;
  const masked = text.slice(0, end).replace(/\{\{.*?\}\}/gs, (template) => {
    const [first = '', ...others] = template.split('\n');
    return [MASK.repeat(first.length), ...others.map((line) => ' '.repeat(line.length))].join('\n');
  });
  const lines = (masked + text.slice(end)).split('\n');
  return lines
    .map((line) => (line.includes(MASK) && ONLY_MASKED.test(line) ? ' '.repeat(line.length) : line))
    .join('\n');
}

const ONLY_MASKED = /^[ \t\r\uE0F0]*$/;
