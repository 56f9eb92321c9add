import { isVersion, type Version } from '../../../release-safety/version.ts';

/** Patterns see this many characters in front of a version, because whoever writes the change writes the text. */
export const MOST_IN_FRONT = 400;

/** The end of a date that the maker pushes as a tag, `2026.11.12-10.20.30`, is none. */
const LITERAL = /(?<![\w.]|\d{4}\.\d\d?\.\d\d?-)v?(\d{1,3}\.\d{1,9}\.\d{1,9})([-+][\w.-]{0,128})?(?![\w.+-])/g;
/** What stands in front of a version: `"tag": "`, `image.tag=`, `--version `, `<tag>`, `['tag'] = `, `tag: str = `. */
const KEY =
  /(?:(?<![\w.-])([\w.-]*[A-Za-z][\w.-]*)["']?[\])]?(?:(?::\s{0,9}[\w&.]{1,40}|\s{1,9}string)\s{0,9}(?==))?\s{0,60}(?:\?=|:=|=>|=|:|,|\s)\s{0,60}(?:[A-Za-z][\w.]{0,60}\()?\[?\s{0,60}["'`]?|<([A-Za-z][^<>]{0,99})>\s{0,60})$/;

/** Quotes within those of a shell: `\"`, `"'`. */
const QUOTES = /(?:\\?["'`]){1,3}$/;
const SIGN_OF_RANGE = /(?:~>\s?|[~^]|[<>]=)$/;

function isLiteral(version: string, decoration: string, suffix: string): version is Version {
  return isVersion(version) && (decoration === '' || decoration === suffix);
}

/** Replaces every version that counts on a changed line with `X.Y.Z`. The suffix stays because it names another build. */
export function blankVersions(text: string, suffix: string): string {
  return text.replace(LITERAL, (whole, version: string, decoration = '') =>
    isLiteral(version, decoration, suffix) ? `X.Y.Z${decoration}` : whole,
  );
}

/** The versions that {@link blankVersions} replaces. */
export function literalVersions(text: string, suffix: string): Version[] {
  return literalsIn(text, suffix).map(({ version }) => version);
}

/** The versions on a line that count, each with its column (1-based, in UTF-16 code units) and the key in front of it; empty where there is none. */
export function literalsIn(text: string, suffix: string): { version: Version; column: number; key: string }[] {
  return [...text.matchAll(LITERAL)].flatMap(({ index, 0: whole, 1: version = '', 2: decoration = '' }) => {
    if (!isLiteral(version, decoration, suffix)) return [];
    const offset = whole.startsWith('v') ? 1 : 0;
    const inFront = text
      .slice(Math.max(0, index - MOST_IN_FRONT), index)
      .replace(SIGN_OF_RANGE, '')
      .replace(QUOTES, '"');
    const [, word, element] = KEY.exec(inFront) ?? [];
    const key = word ?? element ?? '';
    return [{ version, column: index + offset + 1, key }];
  });
}

/** Whether a text has a version, with whatever behind it. */
export function hasVersion(text: string): boolean {
  return text.search(LITERAL) !== -1;
}

/** A text with `X.Y.Z` for every version in it, whatever stands behind it. */
export function withoutVersions(text: string): string {
  return text.replace(LITERAL, 'X.Y.Z');
}
