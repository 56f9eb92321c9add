import type { PlacedText } from '../../../problems/place.ts';
import { unparseable } from '../../../problems/problem.ts';
import { folderOf, resolvePath } from '../../../repository/repository-paths.ts';
import { type Files, nullIfUnreadable } from '../../../syntax/source-files.ts';
import { ANY_LINE, unclearTemplates } from '../../../syntax/template-text.ts';
import { allAt, itemsIn, type YamlFile, type YamlValue } from '../../../syntax/yaml.ts';

/** A helmfile with its bases, as written. */
export interface Helmfile {
  readonly path: string;
  readonly text: string;
  /** The bases, then the helmfile itself. */
  readonly parts: readonly YamlFile[];
  /** Its environments. A single null means that they are not known, or too many. */
  readonly environments: readonly (string | null)[];
}

/** The environment that helmfile uses by default. */
export const DEFAULT_ENVIRONMENT = 'default';

/** Nobody writes longer helmfiles. */
const MOST_CHARACTERS = 200_000;
/** The most characters read in all environments of one helmfile together. */
const MOST_IN_ALL = 1_000_000;
const MOST_ENVIRONMENTS = 40;

/** The documents of helmfiles that have a root key, highest precedence first. */
export function holdersOf(files: readonly YamlFile[], key: string): YamlValue[] {
  const values = files.flatMap(({ documents }) => documents.flatMap((value) => (value?.at([key]) ? [value] : [])));
  return values.reverse();
}

/** Reads a helmfile and its bases. @throws ProblemError where the file itself cannot be read */
export async function readHelmfile(files: Files, path: string): Promise<Helmfile> {
  const text = ((await files.text(path)) ?? '').replace(/\r(?!\n)/g, '\n');
  if (text.length > MOST_CHARACTERS) {
    const place = { file: path, line: 1, column: 1 };
    throw unparseable(place, `more than ${MOST_CHARACTERS} characters`);
  }
  const own = await files.yaml(path);
  const { bases, isWhole } = own === null ? { bases: [], isWhole: true } : await readBases(files, own);
  const parts = own === null ? [] : [...bases, own];
  // A template in these sections may add environments or change values.
  const isKnown = isWhole && ['environments', 'values'].every((key) => isClear(parts, key));
  const values = allAt(holdersOf(parts, 'environments'), 'environments');
  const names = values.flatMap(({ members }) => members);
  const environments = [...new Set(names.map(({ name }) => name))];
  const isMany = environments.length > MOST_ENVIRONMENTS || environments.length * text.length > MOST_IN_ALL;
  if (!isKnown || isMany) return { path, text, parts, environments: [null] };
  return { path, text, parts, environments: environments.length === 0 ? [DEFAULT_ENVIRONMENT] : environments };
}

/** The bases of a helmfile, the weakest first, and whether those are all. */
async function readBases(files: Files, own: YamlFile): Promise<{ bases: YamlFile[]; isWhole: boolean }> {
  const bases: YamlFile[] = [];
  let isWhole = true;
  for (const holder of holdersOf([own], 'bases')) {
    for (const item of itemsIn([holder], 'bases').toReversed()) {
      const path = resolvePath(folderOf(own.path), item.writtenAt('')?.text ?? '');
      const base = path === null ? null : await nullIfUnreadable(files.yaml(path));
      if (base === null || holdersOf([base], 'bases').length > 0) isWhole = false;
      else bases.unshift(base);
    }
  }
  return { bases, isWhole };
}

/** Whether no template stands in a section. */
function isClear(parts: readonly YamlFile[], key: string): boolean {
  return allAt(holdersOf(parts, key), key).every(({ file, node }) => {
    const [start, end] = node.range ?? [0, 0];
    const section = file.text.slice(file.text.lastIndexOf(key, start), end);
    return unclearTemplates(section, ANY_LINE).length === 0;
  });
}

/** A part of a release, and the keys of it that do not count. */
export interface WrittenPart {
  readonly value: YamlValue;
  readonly except: readonly string[];
}

/** A release, then the templates that it inherits, from the last: what is nearer wins. Its lists come after theirs. */
export function partsOf(release: YamlValue, files: readonly YamlFile[]): [WrittenPart, ...WrittenPart[]] {
  const templates = allAt(holdersOf(files, 'templates'), 'templates');
  const named = release.itemsAt('inherit').toReversed();
  const inherited = named.flatMap((item) => {
    const [value] = templates.flatMap((all) => all.at([item.textAt('template')]) ?? []);
    return value === undefined ? [] : [{ value, except: item.itemsAt('except').map((each) => each.textAt()) }];
  });
  return [{ value: release, except: inherited.length === named.length ? ['inherit'] : [] }, ...inherited];
}

/** The text at a key of the part that decides it. */
export function writtenIn(parts: readonly WrittenPart[], key: string): PlacedText | null {
  return parts.map(({ value }) => value.writtenAt(key)).find((written) => written !== null) ?? null;
}
