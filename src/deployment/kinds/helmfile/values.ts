import type { PlacedText } from '../../../problems/place.ts';
import { problemAt, thrownProblem } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { isPattern, isReadable, matchesGlob } from '../../../repository/glob.ts';
import { folderOf, resolvePath } from '../../../repository/repository-paths.ts';
import { type Located, writtenAt } from '../../../syntax/located.ts';
import type { Files } from '../../../syntax/source-files.ts';
import { SourceText } from '../../../syntax/source-text.ts';
import {
  filledYaml,
  fillIn,
  type Literals,
  type UnclearTemplate,
  unclearTemplates,
} from '../../../syntax/template-text.ts';
import { layerOf, type ReleaseValues } from '../helm/values.ts';
import { type Layer, readLayers } from '../releases/layers.ts';

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

/** The values that a mapping holds, highest precedence first. Its `missingFileHandler` applies. */
export function valuesOf(
  holder: Located,
  layers: readonly Layer[],
  reading: ReadingOfValues,
): Promise<ReleaseValues[]> {
  const isLax = /^(?:warn|info|debug)$/i.test(writtenAt(holder, 'missingFileHandler')?.text ?? '');
  const folders = [folderOf(holder.file.path), reading.folder];
  const file = async (written: PlacedText) => (await valuesAtPath(written, folders, isLax, reading)).reverse();
  return readLayers(layers, [holder], { file });
}

/** Returns values lowest precedence first, as does the function below. */
async function valuesAtPath(
  { text: written, place }: PlacedText,
  from: readonly string[],
  isLax: boolean,
  reading: ReadingOfValues,
): Promise<ReleaseValues[]> {
  const { files, literalsFor } = reading;
  const { text } = fillIn(written, await literalsFor(written));
  const unseen = () => [problemAt('external-values', place, quoteText(text))];
  if (text.includes('{{')) return [problemAt('unresolved-template', place, quoteText(text))];
  const folders = /::|:\/\/|^ref\+|^$/.test(text) ? [] : from;
  for (const path of folders.map((folder) => resolvePath(folder, text) ?? '')) {
    if (isPattern(path) && !isReadable(path)) return unseen();
    const found = isPattern(path)
      ? files.paths.filter((each) => matchesGlob(path, each))
      : [path].filter((each) => files.has(each));
    if (found.length > 0) return (await Promise.all(found.map((each) => valuesInFile(each, reading)))).flat();
  }
  return isLax || text === '' ? [] : unseen();
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
    return [thrownProblem(error)];
  }
}
