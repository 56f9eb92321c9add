/** What a step prints while something runs, on both of its outputs; nothing of it reaches the real ones. */
export async function withOutput<T>(work: () => T | Promise<T>): Promise<{ lines: readonly string[]; result: T }> {
  const streams = [process.stdout, process.stderr] as const;
  const originals = streams.map((stream) => stream.write);
  let printed = '';
  const write = (chunk: string | Uint8Array) => {
    printed += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    return true;
  };
  for (const stream of streams) stream.write = write as typeof stream.write;
  try {
    const result = await work();
    return { lines: linesOf(printed), result };
  } finally {
    for (const [index, stream] of streams.entries()) stream.write = originals[index] as typeof stream.write;
  }
}

/** Lines as any program on the way may see them, the runner among them. */
function linesOf(printed: string): string[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ends of lines are control characters
  return printed.split(/\r\n|[\n\r\u000B\u000C\u0085\u2028\u2029]/).filter((line) => line !== '');
}

/** The command that the runner finds in a line: `::name properties::text` behind nothing but blanks, else `##[name` anywhere. */
export function commandIn(line: string): string | null {
  const command = /^\s*::([^\s:]+)(?: .*?)?::/.exec(line)?.[1];
  if (command !== undefined) return command;
  const old = /##\[([^\s\]]+)/.exec(line)?.[1];
  return old === undefined ? null : `##[${old}`;
}
