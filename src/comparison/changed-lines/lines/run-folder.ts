/** So far from a command, what says where it runs is looked for. */
const MOST_LINES = 30;
/** A folder in which the commands behind it run: `terraform -chdir=infra/bi`, `cd infra/bi && make`, `dir('infra/bi') {`. */
const COMMAND =
  /(?:\s-C|\s--?chdir|\s--(?:directory|cwd|working-dir)|(?:^|[\s;&"'(])(?:cd|pushd)|\bdir\()[\s=]{0,9}["']?([\w.][\w./-]{0,199})/;
/** The same beside a command. */
const KEY = /^[\s-]*["']?(?:working-?directory|dir)["']?:\s{1,9}["']?([\w.][\w./-]{0,199})/i;
const IS_ITEM = /^\s*- /;
/** What goes back to the folder before. */
const LEAVES = /^\s*(?:- )?(?:popd|cd\s+-)\b/;

/**
 * The folder in which the command on a line runs, by the line, by what stands beside it, or by the last line above that says so; null if
 * nothing does. In make, each line is on its own.
 */
export function folderOfRun(lines: readonly string[], index: number): string | null {
  const own = lines[index] ?? '';
  const [, here] = COMMAND.exec(own) ?? [];
  if (here !== undefined || own.startsWith('\t')) return here ?? null;
  const below = lines.slice(index + 1, index + MOST_LINES);
  const next = below.findIndex((line) => IS_ITEM.test(line) || line.search(/\S/) < own.search(/[^\s-]/));
  const beside = below.slice(0, next === -1 ? undefined : next).map((line) => KEY.exec(line)?.[1]);
  const [found] = beside.filter((folder) => folder !== undefined);
  if (found !== undefined) return found;
  for (let at = index - 1; at >= Math.max(0, index - MOST_LINES); at -= 1) {
    const line = lines[at] ?? '';
    if (LEAVES.test(line)) return null;
    const [, folder] = KEY.exec(line) ?? COMMAND.exec(line) ?? [];
    if (folder !== undefined) return folder;
  }
  return null;
}
