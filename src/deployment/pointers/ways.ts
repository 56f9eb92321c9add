import type { Place } from '../place.ts';
import { resolvePath } from '../repository-paths.ts';
import type { YamlFile, YamlValue } from '../source/yaml.ts';

/** Deeper and longer than any of these objects is. */
const MOST_VALUES = 20_000;

/** One of the texts that say where an object leads to. */
export interface Way {
  /** As it is compared: the text itself, or what it is called with what it says. */
  readonly text: string;
  readonly place: Place;
  /** Whether it is the path of a folder, as opposed to a repository, a revision or what is filled in. */
  readonly isPath: boolean;
}

/** What says where an object leads to: the path of a folder and what stands beside it, wherever in its specification. */
export function waysIn(file: YamlFile, spec: YamlValue | null): Way[] {
  const ways: Way[] = [];
  for (const map of mappingsIn(file, spec)) {
    // The version of a published chart is read as such.
    if (file.member(map, 'chart') !== null) continue;
    if (file.member(map, 'path') !== null || isReferenced(file, map)) ways.push(...waysOf(file, map));
  }
  return ways;
}

/** The same in what is laid over a specification, which may say a part of it only: a patch, or a template of one generator. */
export function overridingWaysIn(file: YamlFile, spec: YamlValue | null): Way[] {
  const filledIn = file.at(spec, ['postBuild']);
  const ways = mappingsIn(file, spec).flatMap((map) => waysOf(file, map));
  return filledIn === null ? ways : [...ways, { text: file.sourceOf(filledIn), place: filledIn.place, isPath: false }];
}

/** A source of Argo CD that gives its files to the others. */
function isReferenced(file: YamlFile, map: YamlValue): boolean {
  return file.member(map, 'ref') !== null && file.member(map, 'repoURL') !== null;
}

const WAY_KEYS = [
  ['path'],
  ['repoURL'],
  ['targetRevision'],
  ['targetBranch'],
  ['directory', 'include'],
  ['directory', 'exclude'],
  ['sourceRef', 'kind'],
  ['sourceRef', 'name'],
  ['sourceRef', 'namespace'],
] as const;

/** The same of one mapping. */
export function waysOf(file: YamlFile, map: YamlValue | null): Way[] {
  const ways = WAY_KEYS.flatMap((key) => {
    const value = file.at(map, key);
    if (value === null || file.scalar(value) === null) return [];
    return [{ text: sourceText(file, value), place: value.place, isPath: key[0] === 'path' }];
  });
  // What makes the objects out of the folder may make any version.
  const plugin = file.at(map, ['plugin']);
  return plugin === null ? ways : [...ways, { text: file.sourceOf(plugin), place: plugin.place, isPath: false }];
}

/** A scalar as it stands in the file where it is a template, which is set aside. */
export function sourceText(file: YamlFile, value: YamlValue): string {
  const scalar = file.scalar(value);
  return scalar === null || scalar.hasTemplate ? file.sourceOf(value) : scalar.text;
}

/** What templates take, by its names: all of it, and what they take as it is, be it no scalar. */
export interface TakenNames {
  readonly single: ReadonlySet<string>;
  readonly whole: ReadonlySet<string>;
}

/** Every value below a key of one of these names. */
export function namedValues(file: YamlFile, root: YamlValue | null, { single, whole }: TakenNames): Way[] {
  return mappingsIn(file, root).flatMap((map) =>
    file.members(map).flatMap(({ name, value }) => {
      if (!(file.scalar(value) === null ? whole : single).has(name)) return [];
      return [{ text: `${name}: ${sourceText(file, value)}`, place: value.place, isPath: false }];
    }),
  );
}

/** All mappings of a value, itself among them, the outer ones first. */
export function mappingsIn(file: YamlFile, root: YamlValue | null): YamlValue[] {
  const found: YamlValue[] = [];
  const open = root === null ? [] : [root];
  for (let index = 0; index < open.length && index < MOST_VALUES; index += 1) {
    const value = open[index] as YamlValue;
    if (file.isMap(value)) {
      found.push(value);
      open.push(...file.members(value).map((member) => member.value));
    } else open.push(...file.items(value));
  }
  return found;
}

/** The names in the templates of some texts: `{{ .path.basename }}` has two of them. */
export function templateNames(texts: readonly string[]): ReadonlySet<string> {
  const said = texts.flatMap((text) => [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, inner = '']) => inner));
  return new Set(said.flatMap((template) => template.match(/[A-Za-z_][\w-]*/g) ?? []));
}

/** The folder of a path, up to what is filled in; empty for one that does not lie in the repository. */
export function foldersOf(source: string): string[] {
  const text = source.replace(/^["']|["']$/g, '');
  const start = text.search(/\{\{|\$\{/);
  const literal = start === -1 ? text : text.slice(0, start).replace(/[^/]*$/, '');
  const folder = resolvePath('', literal.replace(/^\/+/, ''));
  return folder === null ? [] : [folder];
}

/** So many folders are looked for in a text that cannot be read as what it is. */
const MOST_NAMED_FOLDERS = 500;

/** The paths in a text of any kind, each of which may be a folder. */
export function foldersNamedIn(text: string): string[] {
  const words = (text.match(/[\w./@-]+/g) ?? []).filter((word) => word.includes('/'));
  const named = [...text.matchAll(/\bpath["']?[ \t]{0,9}:[ \t]{0,9}["']?([\w.@-]+)/g)].map(([, path = '']) => path);
  const paths = [...named, ...words];
  const folders = paths.flatMap((path) => resolvePath('', path.replace(/^\/+/, '')) ?? []);
  return [...new Set(folders)].filter((folder) => folder !== '').slice(0, MOST_NAMED_FOLDERS);
}
