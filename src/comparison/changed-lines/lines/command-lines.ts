import { baseNameOf, folderOf } from '../../../repository/repository-paths.ts';

/** On each side of a line. */
const MOST_LINES = 20;
/** What stands further behind in a line does not say what a command does. */
const MOST_CHARACTERS = 200;
/** An item that is one argument: `- --version`, `- "1.2.3"`, or `"1.2.3",` in a program. */
const ARGUMENT = /^(\s*)(?:-\s+["']?(?=\S)|["'](?=.{1,200}["'],?\s*$))([^\s"']{1,200})["']?,?\s*$/;
/** A line that begins with an option goes on with the command above it, in a folded text or a list. */
const OPTION = /^\s*["']?--[a-z]/;

/** The other lines of a command that continues over several lines, or over the items of a list. */
export function commandAt(lines: readonly string[], index: number): string {
  const indent = ARGUMENT.exec(lines[index] ?? '')?.[1];
  const isArgument = (at: number) => indent !== undefined && ARGUMENT.exec(lines[at] ?? '')?.[1] === indent;
  const goesOn = (at: number) =>
    /\\$| [`^]$/.test(lines[at] ?? '') || OPTION.test(lines[at + 1] ?? '') || (isArgument(at) && isArgument(at + 1));
  let [first, last] = [index, index];
  while (index - first < MOST_LINES && goesOn(first - 1)) first -= 1;
  while (last - index < MOST_LINES && goesOn(last)) last += 1;
  const others = [...lines.slice(first, index), ...lines.slice(index + 1, last + 1)];
  return others.map((line) => line.slice(0, MOST_CHARACTERS)).join('\n');
}

/** The option that an argument on its own line is the value of: `--version` in the line above it; empty if there is none. */
export function optionAbove(lines: readonly string[], index: number): string {
  const [own, above] = [lines[index], lines[index - 1]].map((line) => ARGUMENT.exec(line ?? ''));
  const option = own?.[1] === above?.[1] ? (above?.[2] ?? '') : '';
  return /^--?[a-z][\w-]*$/.test(option) ? option : '';
}

/** Whether a command names one of some files, or its folder. A folder without a `/` may be any word, unless Helm deploys the chart in it. */
export function namesAnyOf(command: string, paths: Iterable<string>): boolean {
  const words = command.split(/\/?[\s=,"']+(?:\.\/)?/);
  const isHelm = /\bhelm\s/.test(command);
  return [...paths].some((path) => {
    const folder = folderOf(path);
    const isPlain = folder.includes('/') || (isHelm && folder !== '' && baseNameOf(path) === 'Chart.yaml');
    return (path.includes('/') && words.includes(path)) || (isPlain && words.includes(folder));
  });
}
