import { baseNameOf, folderOf, resolvePath } from '../../../repository/repository-paths.ts';
import { plainName } from './variable-syntax.ts';

/** What a script asks of a file of data, the file, and the variable that gets it: `TAG=$(yq '.bi' versions.yaml)`. */
export const QUERY =
  /(?:(?<![\w.])([A-Za-z_]\w{0,99})=["']?)?\$\((?:yq|jq)\s(?:-{1,2}[\w-]{1,20}\s|e\s){0,5}["']?\.(?:[\w-]{1,99}\.){0,9}([\w-]{1,99})["']?\s{1,9}["']?(?:\.?\/)?([\w./-]{1,199})["']?\)/g;

/** What a script takes from a file that holds nothing else, and the variable that gets it: `TAG=$(cat VERSION)`, `TAG := $(shell cat VERSION)`. */
export const WHOLE_FILE =
  /(?:(?<![\w.])([A-Za-z_]\w{0,99})(?:=|\s{1,9}:?=\s{0,9})["']?)?\$\((?:(?:shell\s{1,9})?cat\s{1,9}|<\s{0,9})["']?(?:\.\/)?([\w./-]{1,199})["']?\)/g;

/** A file that holds nothing but a version, as a name that only the file itself sets. */
export function nameOfFile(path: string): string {
  return `f/${baseNameOf(path).replaceAll('.', '-')}`.toLowerCase();
}

export type Query = ReturnType<typeof queriesIn>[number];

/** The keys or the whole content that a text asks other files for (docs/supported-files.md#any-other-file), each for a variable, if any. */
export function queriesIn(text: string, path: string) {
  const keys = [...text.matchAll(QUERY)].map(({ index, 1: variable = '', 2: key = '', 3: file = '' }) => ({
    index,
    variable,
    name: plainName(key),
    file,
    scope: (each: string) => baseNameOf(each) === baseNameOf(file),
  }));
  const wholes = [...text.matchAll(WHOLE_FILE)].map(({ index, 1: variable = '', 2: file = '' }) => ({
    index,
    variable,
    name: nameOfFile(file),
    file,
    scope: (each: string) =>
      [folderOf(path), ''].some((folder) => each === resolvePath(folder, file)) ||
      (file.includes('/') && each.endsWith(`/${file}`)),
  }));
  return [...keys, ...wholes];
}
