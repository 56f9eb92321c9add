import { ProblemError } from '../problem.ts';
import { folderOf, inFolder } from '../repository-paths.ts';
import { embeddedYaml } from '../source/embedded-yaml.ts';
import { type Files, readable } from '../source/source-files.ts';
import type { YamlFile, YamlValue } from '../source/yaml.ts';
import type { Pointer } from './pointer.ts';
import { foldersOf, sourceText, type Way } from './ways.ts';

/** Values of a chart, one layer of them: a file, or what an application gives to it. */
export interface ValuesLayer {
  readonly file: YamlFile;
  readonly root: YamlValue | null;
  /** Parameters by their whole names: `spec.source.path`. */
  readonly isFlat: boolean;
}

/** What fills in the templates of one chart. */
export interface ChartValues {
  readonly layers: readonly ValuesLayer[];
  /** Further templates, for what takes them in. */
  readonly helpers: readonly Way[];
  /** All mappings of the values; null where they are too many. */
  readonly mappings: readonly NamedMapping[] | null;
}

/** The values in some layers. */
export function chartValues(layers: readonly ValuesLayer[], helpers: readonly Way[]): ChartValues {
  return { layers, helpers, mappings: namedMappings(layers) };
}

/** The folder of the chart that a file is a template of; null where it is none. */
export function chartOf(files: Files, path: string): string | null {
  const at = `/${path}`.lastIndexOf('/templates/');
  if (at === -1) return null;
  const folder = path.slice(0, Math.max(0, at - 1));
  return files.has(inFolder(folder, 'Chart.yaml')) ? folder : null;
}

/**
 * The values that fill in the templates of a chart: those of the files in its folder, and those that are given to it; for a chart within another
 * one also what that has under its name.
 *
 * @param given to charts by their folders
 */
export async function layersOf(
  files: Files,
  folder: string,
  given: ReadonlyMap<string, readonly ValuesLayer[]>,
): Promise<ValuesLayer[]> {
  const layers: ValuesLayer[] = [...(given.get(folder) ?? [])];
  for (const path of files.paths) {
    if (folderOf(path) !== folder || !/\.ya?ml$/.test(path) || /(?:^|\/)Chart\.yaml$/.test(path)) continue;
    const file = await readable(files.yaml(path));
    if (file !== null) layers.push({ file, root: file.root, isFlat: false });
  }
  const [, above = null, name = ''] = /^(?:(.*)\/)?charts\/([^/]+)$/.exec(folder) ?? [];
  if (name === '' || !files.has(inFolder(above ?? '', 'Chart.yaml'))) return layers;
  for (const { file, root, isFlat } of await layersOf(files, above ?? '', given)) {
    const own = file.at(root, [name]);
    if (!isFlat && own !== null) layers.push({ file, root: own, isFlat });
  }
  return layers;
}

/** What an application gives to the chart that it makes: `parameters`, `valuesObject` and `values`. */
export function layersOfSource(file: YamlFile, source: YamlValue): ValuesLayer[] {
  const layers: ValuesLayer[] = [];
  const parameters = file.at(source, ['helm', 'parameters']);
  if (parameters !== null) layers.push({ file, root: parameters, isFlat: true });
  // What a release of Flux gives stands beside its chart.
  const object = file.at(source, ['helm', 'valuesObject']) ?? file.at(source, ['values']);
  if (object !== null) layers.push({ file, root: object, isFlat: false });
  const text = file.at(source, ['helm', 'values']);
  if (text === null) return layers;
  try {
    const values = embeddedYaml(file, text);
    if (values !== null) layers.push({ file: values, root: values.root, isFlat: false });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
  return layers;
}

const ANCHORED = /\.Values((?:\.[A-Za-z_]\w*)+)/g;
const CONTROL = /\{\{-?\s*(?:else\s+)?(?:if|with|range)\b[^{}]*\}\}/g;
/** A variable that a loop gives the key of each of its members. */
const LOOP_KEY = /\brange\s+(\$\w+)\s*,/g;

/** What the templates in some texts take from. */
interface Taken {
  /** Ways into the values from their root: `spec.source.path`. */
  readonly exact: readonly string[];
  /** Last names of what a loop or a variable gives: `.path`, `$app.path`. */
  readonly names: ReadonlySet<string>;
  /** Whether there is something that may be made of anything: other templates, variables. */
  readonly isOpen: boolean;
}

function takenBy(texts: readonly string[], keys: ReadonlySet<string>): Taken {
  const exact = new Set<string>();
  const names = new Set<string>();
  let isOpen = false;
  for (const [, expression = ''] of texts.flatMap((text) => [...text.matchAll(/\{\{-?([^{}]*)\}\}/g)])) {
    for (const [, path = ''] of expression.matchAll(ANCHORED)) exact.add(path.slice(1));
    const rest = expression.replace(/\$?\.(?:Release|Chart|Values|Capabilities)\b[\w.]*|"[^"]*"|`[^`]*`/g, '');
    for (const [, name = ''] of rest.matchAll(/\.([A-Za-z_]\w*)(?![\w.])/g)) names.add(name);
    const variables = [...rest.matchAll(/\$\w+(?![\w.])/g)].map(([variable]) => variable);
    if (variables.some((each) => !keys.has(each)) || /(?:^|\s)\$?\.(?:\s|$)/.test(rest)) isOpen = true;
    if (/\b(?:include|template|tpl)\b/.test(rest)) isOpen = true;
  }
  return { exact: [...exact], names, isOpen };
}

/**
 * An object of a chart's template with the values that fill it in: one pointer where the template names them from the root (`.Values.path`),
 * one for each mapping that has them where it names them otherwise, as in a loop.
 *
 * @param template all of its text, whose conditions count for each of its objects
 * @param budget how many pointers may be made of such mappings
 */
export function filledPointers(
  pointer: Pointer,
  template: string,
  { layers, helpers, mappings }: ChartValues,
  budget: { pointers: number },
): Pointer[] {
  const keys = new Set([...template.matchAll(LOOP_KEY)].map(([, key = '']) => key));
  const isFilledIn = ({ text }: Way) => text.includes('{{');
  const own = takenBy(
    pointer.ways.filter(isFilledIn).map(({ text }) => text),
    keys,
  );
  const conditions = takenBy(template.match(CONTROL) ?? [], keys);
  const exact = [...new Set([...own.exact, ...conditions.exact])].flatMap((path) => valuesAt(layers, path));
  if (own.names.size > 0) budget.pointers -= mappings?.length ?? 0;
  const isEach = own.names.size > 0 && mappings !== null && budget.pointers >= 0;
  const isWhole = own.isOpen || (own.names.size > 0 && !isEach);
  const whole = isWhole ? [...helpers, ...layers.map(wholeOf)] : [];
  const common = { ...pointer, ways: [...pointer.ways, ...exact.map(({ way }) => way), ...whole] };
  const values = new Map<string, Set<string>>();
  for (const { path, text } of exact)
    values.set(`.Values.${path}`, (values.get(`.Values.${path}`) ?? new Set()).add(text));
  const filled = fill(common, values);
  if (!isEach) return [filled];
  const paths = pointer.ways.filter((way) => way.isPath && isFilledIn(way)).map(({ text }) => text);
  const needed = takenBy(paths, keys).names;
  const elements = mappings.flatMap(({ file, key, map }): Pointer[] => {
    const ways = file.members(map).flatMap(({ name, value }) => {
      if (!own.names.has(name) || file.scalar(value) === null) return [];
      return [{ name, text: sourceText(file, value), place: value.place }];
    });
    const wanted = needed.size > 0 ? needed : own.names;
    if (!ways.some(({ name }) => wanted.has(name))) return [];
    const given = new Map(ways.map(({ name, text }) => [`.${name}`, new Set([text])]));
    for (const each of keys) given.set(each, new Set([key]));
    const element = fill(filled, given);
    const called = file.scalar(file.at(map, ['name']))?.text ?? key;
    const further = ways.map(({ name, text, place }) => ({ text: `${name}: ${text}`, place, isPath: false }));
    return [{ ...element, identity: `${pointer.identity}(${called})`, ways: [...element.ways, ...further] }];
  });
  return elements.length === 0 ? [filled] : elements;
}

interface ExactValue {
  readonly path: string;
  readonly text: string;
  readonly way: Way;
}

/** What each layer has at a path; of what is no scalar only that it is there. */
function valuesAt(layers: readonly ValuesLayer[], path: string): ExactValue[] {
  return layers.flatMap(({ file, root, isFlat }) => {
    const value = isFlat ? parameterAt(file, root, path) : file.at(root, path.split('.'));
    if (value === null) return [];
    const text = file.scalar(value) === null ? 'set' : sourceText(file, value);
    return [{ path, text, way: { text: `${path}: ${text}`, place: value.place, isPath: false } }];
  });
}

function parameterAt(file: YamlFile, list: YamlValue | null, name: string): YamlValue | null {
  const own = file.items(list).filter((item) => file.scalar(file.at(item, ['name']))?.text === name);
  return file.at(own.at(-1) ?? null, ['value']);
}

function wholeOf({ file, root }: ValuesLayer): Way {
  const place = { file: file.path, line: null, column: null };
  return { text: root === null ? '' : file.sourceOf(root), place, isPath: false };
}

/** Values with more mappings are taken as a whole. */
const MOST_MAPPINGS = 1_000;

/** A mapping of some values with its key, or with its place in a list. */
interface NamedMapping {
  readonly file: YamlFile;
  readonly key: string;
  readonly map: YamlValue;
}

function namedMappings(layers: readonly ValuesLayer[]): NamedMapping[] | null {
  const found: NamedMapping[] = layers.flatMap(({ file, root }) =>
    root === null ? [] : [{ file, key: '', map: root }],
  );
  // What is found below joins the end of the list while it is gone through.
  for (const { file, map } of found) {
    if (found.length > MOST_MAPPINGS) return null;
    const add = (key: string, value: YamlValue) => {
      if (file.scalar(value) === null) found.push({ file, key, map: value });
    };
    for (const { name, value } of file.members(map)) add(name, value);
    for (const [index, item] of file.items(map).entries()) add(`${index}`, item);
  }
  return found;
}

/** With the templates of its paths filled in where one value is known, so that it leads to a folder. */
function fill(pointer: Pointer, values: ReadonlyMap<string, ReadonlySet<string>>): Pointer {
  const ways = pointer.ways.map((way) => {
    if (!way.isPath || !way.text.includes('{{')) return way;
    const text = way.text.replace(/\{\{([^{}]*)\}\}/g, (template, inner: string) => {
      const [, expression = ''] = /^-?\s*([$\w.]+)/.exec(inner) ?? [];
      const known = values.get(expression) ?? values.get(expression.replace(/^\$\w*(?=\.)/, ''));
      const [only] = known ?? [];
      return only !== undefined && known?.size === 1 ? only : template;
    });
    return { ...way, text };
  });
  const paths = ways.filter(({ isPath }) => isPath);
  return {
    ...pointer,
    ways,
    folders: paths.length === 0 ? pointer.folders : paths.flatMap(({ text }) => foldersOf(text)),
  };
}
