/** On each side of a line. */
const MOST_LINES = 20;
/** What stands further behind in a line does not say what a command does. */
const MOST_CHARACTERS = 200;
/** An item that is one argument: `- --version`, `- "1.2.3"`. */
const ARGUMENT = /^(\s*)-\s+["']?([^\s"']{1,200})["']?,?\s*$/;

/** The other lines of a command that continues over several lines, or over the items of a list. */
export function commandAt(lines: readonly string[], index: number): string {
  const indent = ARGUMENT.exec(lines[index] ?? '')?.[1];
  const isArgument = (at: number) => indent !== undefined && ARGUMENT.exec(lines[at] ?? '')?.[1] === indent;
  const isFolded = (at: number) => foldAt(lines, at) !== null && foldAt(lines, at) === foldAt(lines, at + 1);
  const goesOn = (at: number) =>
    /\\$| [`^]$/.test(lines[at] ?? '') || (isArgument(at) && isArgument(at + 1)) || isFolded(at);
  let [first, last] = [index, index];
  while (index - first < MOST_LINES && goesOn(first - 1)) first -= 1;
  while (last - index < MOST_LINES && goesOn(last)) last += 1;
  const others = [...lines.slice(first, index), ...lines.slice(index + 1, last + 1)];
  return others.map((line) => line.slice(0, MOST_CHARACTERS)).join('\n');
}

/** The line that begins the folded text in which a line stands: `- >-`. */
function foldAt(lines: readonly string[], index: number): number | null {
  let depth = lines[index]?.search(/\S/) ?? 0;
  for (let at = index - 1; at >= index - MOST_LINES && depth > 0; at -= 1) {
    const line = lines[at] ?? '';
    if (line.search(/\S/) >= depth) continue;
    if (/[\s:-]>[-+]?$/.test(line)) return at;
    depth = line.search(/\S/);
  }
  return null;
}

/** The option that an argument on its own line is the value of: `--version` in the line above it; empty if there is none. */
export function optionAbove(lines: readonly string[], index: number): string {
  const [own, above] = [lines[index], lines[index - 1]].map((line) => ARGUMENT.exec(line ?? ''));
  const option = own?.[1] === above?.[1] ? (above?.[2] ?? '') : '';
  return /^--?[a-z][\w-]*$/.test(option) ? option : '';
}
