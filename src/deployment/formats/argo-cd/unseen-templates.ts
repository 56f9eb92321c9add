import type { Place } from '../../place.ts';
import { type Problem, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import type { YamlFile, YamlPath, YamlValue } from '../../source/yaml.ts';

/**
 * A template that may bring members of its own, or take some away, rather than give one scalar: it stands alone on its line, or
 * in the place of a key.
 *
 * @param placeOf of an offset in the text
 * @returns null where there is none
 */
export function problemOfStructure(text: string, placeOf: (offset: number) => Place): Problem | null {
  for (let start = text.indexOf('{{'); start !== -1; ) {
    const close = text.indexOf('}}', start + 2);
    if (close === -1) return null;
    const template = text.slice(start, close + 2);
    const line = text.slice(text.lastIndexOf('\n', start) + 1, start);
    if (!/^\{\{-?\s*\/\*/.test(template) && !isValue(line)) {
      return problemAt('unresolved-template', placeOf(start), quoteText(template));
    }
    start = text.indexOf('{{', close + 2);
  }
  return null;
}

/** The same of a part of a file, with what is further to the right behind it. */
export function structureProblemOf(file: YamlFile, { node }: YamlValue): Problem | null {
  const [start, , end] = node.range ?? [0, 0, 0];
  const column = start - (file.text.lastIndexOf('\n', start - 1) + 1);
  const text = file.text.slice(start, Math.max(end, endOfBlock(file.text, start, column)));
  return text.includes('{{') ? problemOfStructure(text, (offset) => file.placeAt(start + offset)) : null;
}

/** A template at one of these paths, where a mapping or a list is expected; null where there is none. */
export function problemOfScalars(file: YamlFile, value: YamlValue, paths: readonly YamlPath[]): Problem | null {
  for (const path of paths) {
    const found = file.at(value, path);
    const scalar = file.scalar(found);
    if (found === null || scalar?.hasTemplate !== true) continue;
    return problemAt('unresolved-template', scalar.place, quoteText(file.sourceOf(found).trim()));
  }
  return null;
}

/** Where a line follows that is further to the left, and no template alone; or another document. */
function endOfBlock(text: string, start: number, column: number): number {
  const isList = text[start] === '-';
  let at = text.indexOf('\n', start);
  while (at !== -1) {
    const next = text.indexOf('\n', at + 1);
    const line = text.slice(at + 1, next === -1 ? text.length : next);
    const indent = line.search(/\S/);
    // A list may stand as far to the left as the key that it is of.
    const isNextKey = isList && indent === column && line[indent] !== '-';
    const isEnd = indent !== -1 && (indent < column || isNextKey) && !line.startsWith('{{', indent);
    if (isEnd || line.startsWith('---')) return at;
    at = next;
  }
  return text.length;
}

/** Whether what follows this beginning of a line is a value, or a part of one. */
function isValue(before: string): boolean {
  if (/^\s*#/.test(before) || /\s#/.test(before)) return true;
  return /^\s*-\s/.test(before) || /:(?:\s|["'])/.test(before) || /["']\s*:/.test(before);
}

/** Keys on the way to what is read of the values. */
const WAYS = ['image', 'upgrade', 'migrationJob', 'lightdash'];

/**
 * Values with a template where a mapping is expected that is read.
 *
 * @param chart name of the service's chart
 * @returns null where there is none
 */
export function problemOfWay(file: YamlFile, root: YamlValue | null, chart: string): Problem | null {
  const own = scalarTemplateAmong(file, root, chart);
  if (own !== null) return own;
  for (const { value } of file.members(root)) {
    const below = sectionTemplate(file, value) ?? scalarTemplateAmong(file, value, chart);
    if (below !== null) return below;
  }
  return null;
}

/** What makes more than a text of values. */
export const MAKES_STRUCTURE = /\b(?:toYaml|toJson|toRawJson|include|tpl|n?indent)\b/;

/** A template that is a whole section of values, whatever its name. */
function sectionTemplate(file: YamlFile, value: YamlValue): Problem | null {
  const scalar = file.scalar(value);
  const source = scalar?.hasTemplate === true ? file.sourceOf(value).trim() : '';
  return scalar !== null && MAKES_STRUCTURE.test(source)
    ? problemAt('unresolved-template', scalar.place, quoteText(source))
    : null;
}

function scalarTemplateAmong(file: YamlFile, holder: YamlValue | null, chart: string): Problem | null {
  for (const name of [...WAYS, chart]) {
    const value = file.at(holder, [name]);
    const scalar = file.scalar(value);
    // An image may be a text of its own, which is read as one.
    if (
      value === null ||
      scalar?.hasTemplate !== true ||
      /[^{}\s"'][:/]/.test(withoutTemplates(file.sourceOf(value)))
    ) {
      continue;
    }
    return problemAt('unresolved-template', scalar.place, quoteText(file.sourceOf(value).trim()));
  }
  return null;
}

function withoutTemplates(text: string): string {
  const parts = text.split('{{').map((part, index) => (index === 0 ? part : part.slice(part.indexOf('}}') + 2)));
  return parts.join('');
}
