import type { Place, PlacedText } from '../../../problems/place.ts';
import { problemAt, thrownProblem } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { isPattern, isReadable, matchesGlob } from '../../../repository/glob.ts';
import { folderOf, resolvePath } from '../../../repository/repository-paths.ts';
import { type Files, nullIfUnreadable, type SourceFiles } from '../../../syntax/source-files.ts';
import { SourceText } from '../../../syntax/source-text.ts';
import {
  ANY_LINE,
  filledYaml,
  fillIn,
  type Literal,
  type Literals,
  type UnclearTemplate,
  unclearTemplates,
} from '../../../syntax/template-text.ts';
import { hasTemplate } from '../../../syntax/template-variables.ts';
import { allAt, type YamlValue } from '../../../syntax/yaml.ts';
import { placesAt } from '../helm/image-values.ts';
import { layerOf, type ReleaseValues, ValuesScope } from '../helm/values.ts';
import type { Words } from '../releases/completions.ts';
import { type Layer, readLayers } from '../releases/layers.ts';
import { type Helmfile, holdersOf } from './state.ts';

const REFERENCE =
  /^(?:\$?\.(?:(?:Environment\.)?(?:State)?Values\.(?<value>[\w.]+)|(?<name>Environment\.Name|Release\.\w+))|readFile "(?<file>[^"]+)")(?: \| (?:trim|quote))*$/;

type RecordedFiles = ReturnType<SourceFiles['recorded']>;

/** What the references in the templates of a helmfile stand for in one of its environments. */
export class HelmfileEnvironment {
  /** The files its values come from. */
  readonly used = new Set<string>();
  #values = new ValuesScope([]);
  /** What unknown templates are taken to be. */
  #assumed: Words = new Map();

  private constructor(
    readonly files: RecordedFiles,
    private readonly path: string,
    readonly name: string | null,
  ) {}

  /** @param name null if there may be other environments, so nothing is known */
  static async read(files: RecordedFiles, { path, parts }: Helmfile, name: string | null) {
    const environment = new HelmfileEnvironment(files, path, name);
    if (name === null) return environment;
    const own = allAt(holdersOf(parts, 'environments'), 'environments').flatMap((all) => all.at([name]) ?? []);
    const literalsFor = (text: string) => environment.literalsFor(text);
    const reading = { files, folder: folderOf(path), literalsFor, isRead: ANY_LINE, used: environment.used };
    const read = async (key: string, holders: readonly YamlValue[]) => {
      const values: ReleaseValues[] = [];
      for (const holder of holders) values.push(...(await valuesOf(holder, [{ as: 'files', at: [key] }], reading)));
      return values;
    };
    const strongest = [...(await read('secrets', own)), ...(await read('values', own))];
    environment.#values = new ValuesScope([...strongest, ...(await read('values', holdersOf(parts, 'values')))]);
    return environment;
  }

  /** The unknown templates that choose it; null if none does. */
  get choice(): string | null {
    return this.#assumed.size === 0 ? null : [...this.#assumed.keys()].join(', ');
  }

  /** The same environment, if unknown templates stand for these words. */
  assuming(words: Words): HelmfileEnvironment {
    const environment = new HelmfileEnvironment(this.files, this.path, this.name);
    environment.#values = this.#values;
    environment.#assumed = words;
    return environment;
  }

  /** The literals behind the plain references in a text. @param release names of its own: `Release.Name` */
  async literalsFor(text: string, release: Readonly<Record<string, string>> = {}): Promise<Literals> {
    const inFiles = new Map<string, Literal>();
    for (const [, name = ''] of text.matchAll(/readFile "([^"]+)"/g)) {
      const file = resolvePath(folderOf(this.path), name) ?? '';
      const content = await nullIfUnreadable(this.files.text(file));
      if (content !== null) inFiles.set(name, { text: content.trim(), place: { file, line: 1, column: 1 } });
    }
    const names = new Map([...Object.entries(release), ['Environment.Name', this.name]]);
    return (action) => {
      const assumed = this.#assumed.get(action);
      if (assumed !== undefined) return { text: assumed, place: null };
      const { value, name, file = '' } = REFERENCE.exec(action)?.groups ?? {};
      const known = name === undefined ? null : (names.get(name) ?? null);
      if (name !== undefined) return known === null ? null : { text: known, place: null };
      const found = value === undefined ? inFiles.get(file) : this.valueAt(value);
      if (found == null) return null;
      return action.endsWith('quote') ? { ...found, text: JSON.stringify(found.text) } : found;
    };
  }

  /** The places of the literals for `.Values.a.b`, including overridden ones. */
  placesOf(name: string): Place[] {
    return placesAt(this.#values, [name.split('.')]);
  }

  /** The literal for `.Values.a.b`; null if it is not known. */
  valueAt(name: string): Literal | null {
    const path = name.split('.');
    const entry = this.#values.at(path);
    if (this.#values.hiddenAt(path) !== null || entry.status !== 'scalar') return null;
    const { text, type, place } = entry.scalar;
    if (hasTemplate(text) || /^(?:ENC\[|ref\+)/.test(text)) return null;
    // Go formats a number that it has parsed, so the text may differ from the file.
    const isPlain = type === 'string' || /^(?:0|[1-9]\d{0,14}|true|false)$/.test(text);
    return isPlain ? { text, place } : null;
  }
}

/** The context in which values are read. */
export interface ReadingOfValues {
  readonly files: Files;
  /** The fallback start of their paths, where no file exists beside the list. */
  readonly folder: string;
  readonly literalsFor: (text: string) => Promise<Literals>;
  /** Lines that decide the version. No template may decide them. */
  readonly isRead: RegExp;
  /** Collects the files that were read. */
  readonly used: Set<string>;
}

/** In backticks: Helmfile expands these again for each release. */
const DEFERRED = /\{\{[ \t]*`([^`\n]*)`[ \t]*\}\}/g;

/** Fills in a helmfile or values file with known literals. */
export async function filledFile(path: string, text: string, literalsFor: ReadingOfValues['literalsFor']) {
  const template = text.replace(/\r(?!\n)/g, '\n').replace(DEFERRED, '$1');
  return filledYaml(new SourceText(path, template), await literalsFor(template));
}

/** Values that a template decides. */
export function unseenTemplate(file: string, { text, line }: UnclearTemplate): ReleaseValues {
  return problemAt('unresolved-template', { file, line, column: 1 }, quoteText(text));
}

/** Whether the values files of a mapping may be missing. */
export function isLax(holder: YamlValue): boolean {
  return /^(?:warn|info|debug)$/i.test(holder.writtenAt('missingFileHandler')?.text ?? '');
}

/** The values that a mapping holds, highest precedence first. Its `missingFileHandler` applies. */
export function valuesOf(holder: YamlValue, layers: readonly Layer[], reading: ReadingOfValues) {
  const folders = [folderOf(holder.file.path), reading.folder];
  const file = async ({ text: written, place }: PlacedText) => {
    const { text } = fillIn(written, await reading.literalsFor(written));
    if (text.includes('{{')) return [problemAt('unresolved-template', place, quoteText(text))];
    const found = /::|:\/\/|^ref\+|^$/.test(text) ? [] : filesNamed(text, folders, reading.files);
    if (found === null || (found.length === 0 && !isLax(holder) && text !== ''))
      return [problemAt('external-values', place, quoteText(text))];
    return (await Promise.all(found.map((path) => valuesInFile(path, reading)))).flat().reverse();
  };
  return readLayers(layers, [holder], { file });
}

/** The files that a path or a pattern names in the first folder that has any; null if the pattern is not understood. */
function filesNamed(text: string, folders: readonly string[], files: Files): string[] | null {
  for (const path of folders.map((folder) => resolvePath(folder, text) ?? '')) {
    if (isPattern(path) && !isReadable(path)) return null;
    const found = isPattern(path)
      ? files.paths.filter((each) => matchesGlob(path, each))
      : [path].filter((each) => files.has(each));
    if (found.length > 0) return found;
  }
  return [];
}

/** The values in a file, lowest precedence first. */
async function valuesInFile(path: string, reading: ReadingOfValues): Promise<ReleaseValues[]> {
  const { files, isRead, used } = reading;
  used.add(path);
  try {
    const text = path.endsWith('.gotmpl') ? ((await files.text(path)) ?? '') : '';
    const file = text === '' ? await files.yaml(path) : await filledFile(path, text, reading.literalsFor);
    if (file === null) return [];
    const unclear = unclearTemplates(text, isRead).map((each) => unseenTemplate(path, each));
    return [layerOf(file), ...unclear];
  } catch (error) {
    return [thrownProblem(error)];
  }
}
