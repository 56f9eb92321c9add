import { resolvePath } from '../../../repository/repository-paths.ts';
import type { YamlValue } from '../../../syntax/yaml.ts';
import { itemsIn } from '../../../syntax/yaml-search.ts';
import { FOR_ALL } from '../../environment-names.ts';
import type { Environment } from '../releases/tool.ts';
import { filledValue, isPlain } from './sets.ts';

/** More files that fit are no environments. */
const MOST_ENVIRONMENTS = 100;
/** No path has more templates. */
const MOST_TEMPLATES = 5;

/** An item of `valueFiles` without the name of its source, and the folder that it starts in: null if that is not in this tree. */
type StartOf = (item: string) => { readonly rest: string; readonly start: string | null };

/** What templates stand for, by the text between their braces. */
type Words = ReadonlyMap<string, string>;

/**
 * A source for each environment that its values files are named after (docs/how-detection-works.md#what-the-gate-does-not-evaluate): for
 * `values-{{ .Values.name }}.yaml`, whatever the files of the repository have in the place of the template.
 *
 * @param isLax whether a file may be missing; then one more environment has none of them
 * @returns none where the files do not tell
 */
export function environmentsOf(
  source: YamlValue,
  startOf: StartOf,
  paths: readonly string[],
  isLax: boolean,
): Environment[] {
  const items = itemsIn([source], 'helm.valueFiles').flatMap((item) => item.writtenAt('')?.text ?? []);
  const patterns = items.filter((item) => item.includes('{{')).map((item) => patternOf(startOf(item)));
  const known = patterns.filter((each) => each !== null);
  // The path with most templates tells what those in all paths stand for.
  const [first, ...others] = known.sort((one, other) => other.templates.length - one.templates.length);
  if (first === undefined || known.length < patterns.length) return [];
  if (others.some(({ templates }) => !templates.every((each) => first.templates.includes(each)))) return [];
  if (isLax && first.templates.length > 1) return [];
  const words = new Map((isLax ? known : [first]).flatMap((each) => wordsIn(paths, each)));
  const there = new Set(paths);
  const whole = [...words].filter(([, each]) => isLax || others.every((pattern) => there.has(pattern.fill(each))));
  const isTold = [...words.values()].every((each) => [...each.values()].every(isPlain));
  if (!isTold || whole.length === 0 || whole.length > MOST_ENVIRONMENTS) return [];
  const without: [string, Words] = ['', new Map(first.templates.map((template) => [template, '']))];
  return [...whole, ...(isLax ? [without] : [])].flatMap(([name, each]) => {
    const filled = filledValue(source, (template) => {
      const text = each.get(template);
      return text === undefined ? null : { text, place: null };
    });
    return filled === null ? [] : { name, source: filled };
  });
}

interface Pattern {
  /** Each once. */
  readonly templates: readonly string[];
  readonly file: RegExp;
  fill(words: Words): string;
}

/** What the paths that fit have in the places of the templates, by all of that in one text. */
function wordsIn(paths: readonly string[], { templates, file }: Pattern): [string, Words][] {
  return paths.flatMap((path): [string, Words][] => {
    const [, ...texts] = file.exec(path) ?? [];
    if (texts.length === 0 || texts.some((text) => FOR_ALL.test(text))) return [];
    return [[texts.join('/'), new Map(templates.map((template, index) => [template, texts[index] ?? '']))]];
  });
}

/** Null for a path that begins with a template: any file of the folder may fit. */
function patternOf({ rest, start }: ReturnType<StartOf>): Pattern | null {
  const path = start === null ? null : resolvePath(start, rest);
  const [front = ''] = rest.split('{{', 1);
  // A text between templates, then the template.
  const [before = '', ...pieces] = (path ?? '').split(/\{\{([^{}\n]{1,200})\}\}/);
  if (path === null || !/\w/.test(front) || pieces.length > 2 * MOST_TEMPLATES) return null;
  // Two of them in one name could be divided in many ways.
  if (pieces.some((between, index) => index % 2 === 1 && index < pieces.length - 1 && !between.includes('/')))
    return null;
  const all = pieces.filter((_, index) => index % 2 === 0).map((each) => each.trim());
  const templates = [...new Set(all)];
  // A single one may stand for several folders.
  const part = all.length === 1 ? '(.+)' : '([^/]+)';
  const inFile = (template: string, index: number) =>
    all.indexOf(template) === index ? part : `\\${templates.indexOf(template) + 1}`;
  const written = all.map((template, index) => inFile(template, index) + escaped(pieces[2 * index + 1] ?? ''));
  const fill = (words: Words) =>
    before + all.map((template, index) => (words.get(template) ?? '') + (pieces[2 * index + 1] ?? '')).join('');
  return { templates, file: new RegExp(`^${escaped(before)}${written.join('')}$`), fill };
}

function escaped(text: string): string {
  return text.replace(/[^\w/]/g, '\\$&');
}
