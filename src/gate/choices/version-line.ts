/**
 * The line of a literal version with another one in its place; suffix, quotes and comments stay.
 *
 * @param column 1-based, of the scalar that holds the version
 * @param from the version as it stands there: of the service, or of its chart
 * @returns null where the line does not have it
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
