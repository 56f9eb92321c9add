import { blankComments, IS_LIKE_C } from './comments.ts';

/** The lines of a text, whatever ends them. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

/** The lines of a text without their comments. Without a path that tells the language, only `#` and `//` begin one. */
export function bareLines(text: string, path = ''): string[] {
  // In CUE a definition begins with that sign.
  const isMark = !/\.cue$/.test(path);
  // In Nix, two slashes join two sets.
  const slashes = /\.nix$/.test(path) ? 'nowhere' : IS_LIKE_C.test(path) ? 'anywhere' : 'at the start';
  // The code of ytt stands in comments.
  const isYaml = /\.ya?ml$/.test(path);
  const written = (line: string) => (isYaml ? line.replace(/#@(?= )/, '  ') : line);
  return linesOf(blankComments(text, path)).map((line) => withoutComment(written(line), isMark, slashes).trimEnd());
}

/** A text of YAML on several lines that are one: `- >-`. */
const FOLDED = /([\s:-]>[-+]?[ \t]*\n)([ \t]+)(\S.*(?:\n\2.*)*)/g;

/** Arguments as items of a list, one of which is an option: `- --set`, `- image.tag=$TAG`. */
const ARGUMENTS = /^([ \t]*)-[ \t]+\S+[ \t]*(?:\n\1-[ \t]+\S+[ \t]*)+$/gm;
const HAS_OPTION = /^[ \t]*-[ \t]+["']?--?[a-z]/m;

/** A text with each command on one line, whether a sign at the end of a line continues it, YAML folds it, or its arguments are a list. */
export function unfolded(text: string): string {
  return text
    .replace(
      FOLDED,
      (_, head: string, indent: string, lines: string) => head + indent + lines.replaceAll(`\n${indent}`, ' '),
    )
    .replace(/(?:\\| [`^])\r?\n/g, ' ')
    .replace(ARGUMENTS, (list) =>
      HAS_OPTION.test(list) ? list.replace(/\n[ \t]*-[ \t]+/g, ' ').replace(/["']/g, '') : list,
    );
}

/** A text as a formatter leaves it alone: without comments and quotes, on one line. @param path as in {@link bareLines} */
export function unformatted(text: string, path = ''): string {
  return bareLines(text, path)
    .join(' ')
    .replace(/["']/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}[\],]) ?/g, '$1')
    .trim();
}

/** Characters that may precede an opening quote and follow a closing one. */
const BEFORE_QUOTE = /[\s:=,([{!&|-]/;
const AFTER_QUOTE = /[\s:=,;)\]}]/;

/** A line without its comment, whole where that is unclear: whether a `#` can start one, and where two slashes can. */
export function withoutComment(
  line: string,
  isMark = true,
  slashes: 'nowhere' | 'at the start' | 'anywhere' = 'at the start',
): string {
  if (slashes !== 'nowhere' && /^\s*\/\//.test(line)) return '';
  let quote = '';
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (quote !== '') {
      if (character === '\\' && quote === '"') at += 1;
      else if (character === quote) {
        quote = '';
        if (at + 1 < line.length && !AFTER_QUOTE.test(line.charAt(at + 1))) return line;
      }
    } else if (character === '"' || character === "'" || (slashes === 'anywhere' && character === '`')) {
      if (at > 0 && !BEFORE_QUOTE.test(line.charAt(at - 1))) return line;
      quote = character;
    } else {
      const isSign = (isMark && character === '#') || (slashes === 'anywhere' && line.startsWith('//', at));
      if (isSign && (at === 0 || /\s/.test(line.charAt(at - 1)))) return line.slice(0, at);
    }
  }
  return line;
}
