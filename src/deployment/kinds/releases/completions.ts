import { literalPattern } from '../../../repository/glob.ts';
import { FOR_ALL, resolvePath } from '../../../repository/repository-paths.ts';
import { isPlain } from '../../../syntax/template-text.ts';

/** More files that fit are no environments. */
const MOST_ENVIRONMENTS = 100;
const MOST_TEMPLATES = 5;

/** A path with templates, without the name of its source, and the folder that it starts in: null if that is not in this tree. */
export interface TemplatePath {
  readonly rest: string;
  readonly start: string | null;
}

/** What templates stand for, by the text between their braces. */
export type Words = ReadonlyMap<string, string>;

/**
 * What may stand for the templates in the paths of values files, as the repository's files tell, by the environment's name
 * (docs/how-detection-works.md#what-the-gate-does-not-evaluate): for `values-{{ .Values.name }}.yaml`, each such name.
 *
 * @param isLax whether a file may be missing; then the empty name stands for an environment that has none of them
 */
export function completionsOf(
  written: readonly TemplatePath[],
  paths: readonly string[],
  isLax: boolean,
): Map<string, Words> {
  const patterns = written.map(patternOf);
  const known = patterns.filter((each) => each !== null);
  // The path with most templates tells what those in all paths stand for.
  const [first, ...others] = known.sort((one, other) => other.templates.length - one.templates.length);
  if (first === undefined || known.length < patterns.length) return new Map();
  if (others.some(({ templates }) => !templates.every((each) => first.templates.includes(each)))) return new Map();
  if (isLax && first.templates.length > 1) return new Map();
  const words = new Map((isLax ? known : [first]).flatMap((each) => wordsIn(paths, each)));
  const there = new Set(paths);
  const whole = [...words].filter(([, each]) => isLax || others.every((pattern) => there.has(pattern.fill(each))));
  const isTold = [...words.values()].every((each) => [...each.values()].every(isPlain));
  if (!isTold || whole.length === 0 || whole.length > MOST_ENVIRONMENTS) return new Map();
  const without: [string, Words] = ['', new Map(first.templates.map((template) => [template, '']))];
  return new Map([...whole, ...(isLax ? [without] : [])]);
}

type Pattern = NonNullable<ReturnType<typeof patternOf>>;

/** What the paths that fit have in the places of the templates, by all of that in one text. */
function wordsIn(paths: readonly string[], { templates, file }: Pattern): [string, Words][] {
  return paths.flatMap((path): [string, Words][] => {
    const [, ...texts] = file.exec(path) ?? [];
    if (texts.length === 0 || texts.some((text) => FOR_ALL.test(text))) return [];
    return [[texts.join('/'), new Map(templates.map((template, index) => [template, texts[index] ?? '']))]];
  });
}

/** Null for a path that begins with a template: any file of the folder may fit. */
function patternOf({ rest, start }: TemplatePath) {
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
  const written = all.map((template, index) => inFile(template, index) + literalPattern(pieces[2 * index + 1] ?? ''));
  const fill = (words: Words) =>
    before + all.map((template, index) => (words.get(template) ?? '') + (pieces[2 * index + 1] ?? '')).join('');
  return { templates, file: new RegExp(`^${literalPattern(before)}${written.join('')}$`), fill };
}
