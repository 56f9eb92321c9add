import { literalPattern } from '../../../repository/glob.ts';
import { baseNameOf, folderOf, resolvePath } from '../../../repository/repository-paths.ts';

/** What a script or one of its functions takes as the tag by its position: `docker run lightdash/lightdash:$1`. */
export interface PositionalArgument {
  readonly file: string;
  /** The function; null for the script itself. */
  readonly name: string | null;
  /** From 1. */
  readonly position: number;
}

const FUNCTION = /^\s*(?:function\s{1,9})?([\w-]{1,99})\s{0,9}(?:\(\)\s{0,9})?\{/;
/** A variable that gets an argument: `local tag="$1"`. */
const GETS = /(?<![\w.])([A-Za-z_]\w{0,99})=["']?\$\{?([1-9])\b/g;
const POSITION = /\$\{?[1-9]/;
/** So many lines of a file count, each in a function that begins so far above. */
const [MOST_TAKERS, MOST_LINES] = [500, 200];

/**
 * The arguments that a script takes as the tag (docs/supported-files.md#any-other-file).
 *
 * @param patterns the service on a line, and what takes a tag there, with the position or the variable as its only group
 */
export function argumentsIn(
  file: string,
  lines: readonly string[],
  { service, argument }: { readonly service: RegExp; readonly argument: RegExp },
): PositionalArgument[] {
  if (!lines.some((line) => POSITION.test(line))) return [];
  const takers = [...lines.entries()].filter(([, line]) => service.test(line) && line.search(argument) !== -1);
  return takers.slice(0, MOST_TAKERS).flatMap(([at, line]) => {
    const taken = [...line.matchAll(argument)].map(([, name = '']) => name);
    const above = lines.slice(Math.max(0, at - MOST_LINES), at + 1);
    const head = above.findLastIndex((each, index) => FUNCTION.test(each) && !above.slice(index + 1).includes('}'));
    const within = above.slice(Math.max(0, head)).join('\n');
    const given = new Map([...within.matchAll(GETS)].map(([, name = '', position = '']) => [name, position]));
    const name = head === -1 ? null : (FUNCTION.exec(above[head] ?? '')?.[1] ?? null);
    const positions = taken.map((each) => Number(given.get(each) ?? each));
    return positions.filter((each) => each > 0).map((position) => ({ file, name, position }));
  });
}

/** Whether a value is given to one of the arguments. @param inFront what stands in front of it on its line */
export function isGivenTo(inFront: string, path: string, all: readonly PositionalArgument[]): boolean {
  return all.some(({ file, name, position }) => {
    const called = name ?? baseNameOf(file);
    if ((name !== null && file !== path) || !inFront.includes(called)) return false;
    const call = new RegExp(String.raw`(?<![\w$./-])([\w./-]{0,199}/)?${literalPattern(called)}["']?\s+([^;&|]*)$`);
    const [whole, folder = '', others = ''] = call.exec(inFront.replace(/["']$/, '')) ?? [];
    if (whole === undefined || others.split(/\s+/).length !== position) return false;
    if (name !== null) return folder === '';
    const ends = ['', folderOf(path)].map((from) => resolvePath(from, `${folder}${called}`));
    return ends.includes(file) || (/\w/.test(folder) && file.endsWith(`/${folder}${called}`));
  });
}
