/**
 * The line with another version in it. Suffix, quotes and comments stay.
 *
 * @param column 1-based, of the scalar that holds the version
 * @param from the version that the line has now: of the service, or of its chart
 * @returns null if the line does not have that version
 */
export function lineWithVersion(line: string, column: number, from: string, to: string): string | null {
  const pattern = new RegExp(`(?<![\\w.])v?(${escaped(from)})(?![\\w.+])`, 'dg');
  const matches = [...line.matchAll(pattern)].map(({ indices }): [number, number] => indices?.[1] ?? [0, 0]);
  const [start, end] = matches.find(([at]) => at >= column - 1) ?? matches[0] ?? [0, 0];
  return end === 0 ? null : line.slice(0, start) + to + line.slice(end);
}

function escaped(version: string): string {
  return version.replaceAll(/[.+]/g, '\\$&');
}
