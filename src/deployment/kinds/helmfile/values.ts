import { problemAt, thrownProblem } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { LineIndex } from '../../../syntax/line-index.ts';
import type { Files } from '../../../syntax/source-files.ts';
import {
  filledYaml,
  fillIn,
  type Literals,
  type UnclearTemplate,
  unclearTemplates,
} from '../../../syntax/template-text.ts';
import type { YamlFile, YamlValue } from '../../../syntax/yaml.ts';
import { folderOf, resolvePath } from '../../repository-paths.ts';
import { isPattern, isReadable, matchesGlob } from '../glob.ts';
import { layerOf, type ReleaseValues, unseenBecause } from '../helm/values.ts';

/** A list of values. Each item is a mapping or a file path. */
export interface ListOfValues {
  readonly file: YamlFile;
  readonly value: YamlValue;
  /** The mapping whose `missingFileHandler` applies. */
  readonly holder: YamlValue | null;
}

/** The context in which a list is read. */
export interface ReadingOfValues {
  readonly files: Files;
  /** The fallback start of its paths, where no file exists beside the list. */
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
  const lines = new LineIndex(path, template);
  return filledYaml(path, template, await literalsFor(template), (offset) => lines.placeAt(offset));
}

/** Values that a template decides. */
export function unseenTemplate(file: string, { text, line }: UnclearTemplate): ReleaseValues {
  return unseenBecause(problemAt('unresolved-template', { file, line, column: 1 }, quoteText(text)));
}

/** The values of a list, highest precedence first. */
export async function valuesOf(
  { file, value, holder }: ListOfValues,
  reading: ReadingOfValues,
): Promise<ReleaseValues[]> {
  const isLax = /^(?:warn|info|debug)$/i.test(file.scalar(file.at(holder, ['missingFileHandler']))?.text ?? '');
  const values: ReleaseValues[] = [];
  for (const item of file.items(value)) {
    if (file.isMap(item)) values.push(layerOf(file, item));
    else values.push(...(await valuesAtPath(file, item, isLax, reading)));
  }
  return values.reverse();
}

/** Returns values lowest precedence first, as do the functions below. */
async function valuesAtPath(
  file: YamlFile,
  item: YamlValue,
  isLax: boolean,
  reading: ReadingOfValues,
): Promise<ReleaseValues[]> {
  const { files, folder, literalsFor } = reading;
  const written = file.written(item) ?? '';
  const { text } = fillIn(written, await literalsFor(written));
  const unseen = (code: 'unresolved-template' | 'external-values') => [
    unseenBecause(problemAt(code, item.place, quoteText(text))),
  ];
  if (text.includes('{{')) return unseen('unresolved-template');
  const folders = /::|:\/\/|^ref\+|^$/.test(text) ? [] : [folderOf(file.path), folder];
  for (const path of folders.map((from) => resolvePath(from, text) ?? '')) {
    if (isPattern(path) && !isReadable(path)) return unseen('external-values');
    const found = isPattern(path)
      ? files.paths.filter((each) => matchesGlob(path, each))
      : [path].filter((each) => files.has(each));
    if (found.length > 0) return (await Promise.all(found.map((each) => valuesInFile(each, reading)))).flat();
  }
  return isLax || text === '' ? [] : unseen('external-values');
}

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
    return [unseenBecause(thrownProblem(error))];
  }
}
