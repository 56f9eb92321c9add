import { matchesGlob } from '../../../repository/glob.ts';
import { baseNameOf, folderOf, resolvePath } from '../../../repository/repository-paths.ts';
import { withStars } from '../references/changed-words.ts';
import { TAG } from './variable-syntax.ts';

/** Which values files of the head pin the tag. */
export interface Pins {
  /** For each values file, whether it pins the tag. The chart's version does not matter beside one that does. */
  readonly pins: ReadonlyMap<string, boolean>;
  /** The files in which a tag stands that pins one of them. */
  readonly withTag: ReadonlySet<string>;
  /** The paths of the head. */
  readonly files: Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>;
}

/** Whether a line writes the tag into values of the service: `yq -i ".image.tag = \"$TAG\"" bi/values.yaml`. */
export function writesTag(line: string, { pins }: Pins): boolean {
  return TAG.test(line) && [...pins.keys()].some((path) => path.includes('/') && line.includes(path));
}

/** Whether a command pins the tag, itself or by a values file: the one that it names, or any of that name if it is not there. */
export function isPinnedBeside(statement: string, path: string, { pins, withTag, files }: Pins): boolean {
  if (/image\.tag=/.test(statement)) return true;
  const words = withStars(statement)
    .split(/[\s=,"'[\]]+/)
    .filter((word) => /\.ya?ml$/.test(word));
  return words.some((word) => {
    const ends = [folderOf(path), ''].flatMap((folder) => resolvePath(folder, word) ?? []);
    const named = ends.find((each) => files.has(each));
    if (named !== undefined) return withTag.has(named);
    if (word.includes('*')) {
      // What is filled in stands for each file that fits.
      const fitting = [...files.keys()].filter((file) => ends.some((end) => matchesGlob(end, file)));
      return fitting.length > 0 && fitting.every((file) => withTag.has(file));
    }
    const possible = [...pins].filter(([file]) => baseNameOf(file) === baseNameOf(word));
    return possible.length > 0 && possible.every(([file]) => withTag.has(file));
  });
}
