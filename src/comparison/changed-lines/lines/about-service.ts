import { searchTexts } from '../../../deployment/candidates.ts';
import type { DetectionSettings } from '../../../deployment/detect.ts';
import { namesService, type ServiceNames } from '../../../deployment/service-names.ts';
import { folderOf, resolvePath } from '../../../repository/repository-paths.ts';
import { bareLines } from '../../../syntax/text-lines.ts';
import { outlineOf, STRONG, subjectOf, WEAK } from './line-outline.ts';

/** A test whether a text contains a name of the service, whatever it means there. */
export function nameTest(settings: DetectionSettings): (text: string) => boolean {
  const names = searchTexts(settings).map((text) => text.toLowerCase());
  return (text) => names.some((name) => text.toLowerCase().includes(name));
}

/** Workflows run commands about everything that a repository has. */
const OF_MANY_THINGS = /^\.github\//;
/** The path of a file with data, relative to the file that names it. */
const DATA_FILE =
  /(?<![\w./-])(?:\.{0,2}\/)?[\w-][\w./-]{0,199}\.(?:ya?ml|json|toml|env|tfvars|properties|txt)(?![\w.-])/g;

/**
 * The files that a text without a reader is about the service in: itself, if one of its values is the service's image or
 * chart, and the files of data that it names for the service.
 */
export function filesAbout(path: string, text: string, names: ServiceNames): string[] {
  if (OF_MANY_THINGS.test(path)) return [];
  const lines = bareLines(text).map(outlineOf);
  const isOurs = (line: string | null) => line !== null && namesService(line, names);
  if (!lines.some(({ text: line }) => (STRONG.test(line) || WEAK.test(line)) && isOurs(line))) return [];
  const named = lines.flatMap(({ text: line }, index) =>
    isOurs(subjectOf(lines, index)) ? filesNamedIn(line, folderOf(path)) : [],
  );
  return [path, ...named];
}

/** The files of data that a text names, in a folder. */
export function filesNamedIn(text: string, folder: string): string[] {
  return [...text.matchAll(DATA_FILE)].flatMap(([file]) => resolvePath(folder, file) ?? []);
}
