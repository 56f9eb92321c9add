import { showsService } from '../../service-signs.ts';

/** A part of a text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Whether a text still shows the service once the parts of it that were read are left out: then something of it is not
 * understood.
 *
 * @param path as what it is to be taken
 */
export function showsMore(text: string, read: readonly Range[], images: readonly string[], path: string): boolean {
  return showsService(withoutRanges(text, read), images, path);
}

/** The text with the lines that it has, and blanks where the ranges are. */
function withoutRanges(text: string, ranges: readonly Range[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of [...ranges].sort((one, other) => one.start - other.start || other.end - one.end)) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    parts.push(text.slice(at, from), text.slice(from, end).replace(/[^\r\n]+/g, ''));
    at = end;
  }
  return [...parts, text.slice(at)].join('');
}
