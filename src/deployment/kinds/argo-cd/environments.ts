import { resolvePath } from '../../../repository/repository-paths.ts';
import type { YamlValue } from '../../../syntax/yaml.ts';
import { itemsIn } from '../../../syntax/yaml-search.ts';
import type { Environment } from '../releases/tool.ts';
import { filledValue, isPlain } from './sets.ts';

/** More values files that fit are no environments. */
const MOST_ENVIRONMENTS = 100;
/** No real path has more templates. */
const MOST_TEMPLATES = 5;

/** An item of `valueFiles` without the name of its source, and the folder that it starts in: null if that is not in this tree. */
type StartOf = (item: string) => { readonly rest: string; readonly start: string | null };

/** For each template, the text that stands in its place in the path of a file. */
type Texts = ReadonlyMap<string, string>;

/** A path with templates. */
interface PathPattern {
  /** Each once, in the order of the path. */
  readonly templates: readonly string[];
  /** Matches the paths that fit. It has a group for each of the templates. */
  readonly matcher: RegExp;
  /** The path with texts in the place of its templates. */
  fill(texts: Texts): string;
}

/**
 * A source for each environment that its values files are named after (docs/how-detection-works.md#what-the-gate-does-not-evaluate): for
 * `values-{{ .Values.name }}.yaml`, whatever the files of the repository have in the place of the template.
 *
 * @param mayBeMissing whether the application ignores missing values files; then one more environment has none of them
 * @returns none where the names of the files do not show the environments
 */
export function environmentsOf(
  source: YamlValue,
  startOf: StartOf,
  paths: readonly string[],
  mayBeMissing: boolean,
): Environment[] {
  const items = itemsIn([source], 'helm.valueFiles').flatMap((item) => item.writtenAt('')?.text ?? []);
  const templated = items.filter((item) => item.includes('{{')).map((item) => patternOf(startOf(item)));
  const patterns = templated.filter((pattern) => pattern !== null);
  // The pattern with the most templates finds the environments. The others may only repeat its templates.
  const [main, ...others] = patterns.sort((one, other) => other.templates.length - one.templates.length);
  if (main === undefined || patterns.length < templated.length) return [];
  if (others.some(({ templates }) => !templates.every((each) => main.templates.includes(each)))) return [];
  if (mayBeMissing && main.templates.length > 1) return [];
  const found = new Map((mayBeMissing ? patterns : [main]).flatMap((pattern) => textsIn(paths, pattern)));
  if (![...found.values()].every((texts) => [...texts.values()].every(isPlain))) return [];
  const present = new Set(paths);
  const hasAllFiles = (texts: Texts) => mayBeMissing || others.every((pattern) => present.has(pattern.fill(texts)));
  const environments = [...found].filter(([, texts]) => hasAllFiles(texts));
  if (environments.length === 0 || environments.length > MOST_ENVIRONMENTS) return [];
  if (mayBeMissing) environments.push(['', new Map(main.templates.map((template) => [template, '']))]);
  return environments.flatMap(([name, texts]) => {
    const filled = filledValue(source, (template) => {
      const text = texts.get(template);
      return text === undefined ? null : { text, place: null };
    });
    return filled === null ? [] : { name, source: filled };
  });
}

/** The texts of each path that fits, by the name of its environment: its texts with a slash between them. */
function textsIn(paths: readonly string[], { templates, matcher }: PathPattern): [string, Texts][] {
  return paths.flatMap((path): [string, Texts][] => {
    const [, ...texts] = matcher.exec(path) ?? [];
    if (texts.length === 0) return [];
    return [[texts.join('/'), new Map(templates.map((template, index) => [template, texts[index] ?? '']))]];
  });
}

/** Null for a path that begins with a template, because any file of the folder may fit. */
function patternOf({ rest, start }: ReturnType<StartOf>): PathPattern | null {
  const path = start === null ? null : resolvePath(start, rest);
  const [front = ''] = rest.split('{{', 1);
  if (path === null || !/\w/.test(front)) return null;
  const parts = path.split(/\{\{([^{}\n]{1,200})\}\}/);
  const literals = parts.filter((_, index) => index % 2 === 0);
  const inOrder = parts.filter((_, index) => index % 2 === 1).map((each) => each.trim());
  if (inOrder.length > MOST_TEMPLATES) return null;
  // Two templates in one name could be divided in many ways.
  if (literals.slice(1, -1).some((text) => !text.includes('/'))) return null;
  const templates = [...new Set(inOrder)];
  // A single template may stand for several folders.
  const group = inOrder.length === 1 ? '(.+)' : '([^/]+)';
  const groups = inOrder.map((template, index) =>
    inOrder.indexOf(template) === index ? group : `(?:\\${templates.indexOf(template) + 1})`,
  );
  return {
    templates,
    matcher: new RegExp(`^${interleaved(literals.map(escaped), groups)}$`),
    fill: (texts) =>
      interleaved(
        literals,
        inOrder.map((template) => texts.get(template) ?? ''),
      ),
  };
}

/** Texts with others between them. */
function interleaved(texts: readonly string[], between: readonly string[]): string {
  return texts.map((text, index) => text + (between[index] ?? '')).join('');
}

function escaped(text: string): string {
  return text.replace(/[^\w/]/g, '\\$&');
}
