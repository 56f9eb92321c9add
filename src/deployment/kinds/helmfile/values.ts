import { ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../quote-text.ts';
import { folderOf, resolvePath } from '../../repository-paths.ts';
import { LineIndex } from '../../source/line-index.ts';
import type { Files } from '../../source/source-files.ts';
import {
  filledYaml,
  fillIn,
  type Literals,
  type UnclearTemplate,
  unclearTemplates,
} from '../../source/template-text.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import { isPattern, isReadable, matchesGlob } from '../glob.ts';
import type { ReleaseValues } from '../helm/values.ts';

/** A list of values, each a mapping or a path of files. */
export interface ListOfValues {
  readonly file: YamlFile;
  readonly value: YamlValue;
  /** What has `missingFileHandler` for it. */
  readonly holder: YamlValue | null;
}

/** How a list is read. */
export interface ReadingOfValues {
  readonly files: Files;
  /** That its paths start from, where there is no such file beside the list. */
  readonly folder: string;
  readonly literalsFor: (text: string) => Promise<Literals>;
  /** Lines that decide, so that no template may. */
  readonly isRead: RegExp;
  /** Takes the files. */
  readonly used: Set<string>;
}

/** In backticks: Helmfile fills them in once more, for each release. */
const DEFERRED = /\{\{[ \t]*`([^`\n]*)`[ \t]*\}\}/g;

/** A helmfile, or a file of values, with what its templates stand for literally. */
export async function filledFile(path: string, text: string, literalsFor: ReadingOfValues['literalsFor']) {
  const template = text.replace(/\r(?!\n)/g, '\n').replace(DEFERRED, '$1');
  const lines = new LineIndex(path, template);
  return filledYaml(path, template, await literalsFor(template), (offset) => lines.placeAt(offset));
}

/** Values on which a template decides. */
export function unseenTemplate(file: string, { text, line }: UnclearTemplate): ReleaseValues {
  return { kind: 'unseen', problem: problemAt('unresolved-template', { file, line, column: 1 }, quoteText(text)) };
}

/** The values of a list, the one that wins first. */
export async function valuesOf(
  { file, value, holder }: ListOfValues,
  reading: ReadingOfValues,
): Promise<ReleaseValues[]> {
  const isLax = /^(?:warn|info|debug)$/i.test(file.scalar(file.at(holder, ['missingFileHandler']))?.text ?? '');
  const values: ReleaseValues[] = [];
  for (const item of file.items(value)) {
    if (file.isMap(item)) values.push({ kind: 'layer', layer: { file, root: item } });
    else values.push(...(await valuesAtPath(file, item, isLax, reading)));
  }
  return values.reverse();
}

/** As all below, from the one that wins last. */
async function valuesAtPath(
  file: YamlFile,
  item: YamlValue,
  isLax: boolean,
  reading: ReadingOfValues,
): Promise<ReleaseValues[]> {
  const { files, folder, literalsFor } = reading;
  const written = file.written(item) ?? '';
  const { text } = fillIn(written, await literalsFor(written));
  const unseen = (code: 'unresolved-template' | 'external-values'): ReleaseValues[] => [
    { kind: 'unseen', problem: problemAt(code, item.place, quoteText(text)) },
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
    return [{ kind: 'layer', layer: { file, root: file.root } }, ...unclear];
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return [{ kind: 'unseen', problem: error.problem }];
  }
}
