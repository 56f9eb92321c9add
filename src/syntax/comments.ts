/** Languages with comments between a slash and a star, whose strings stay within a line or stand between backticks. */
export const IS_LIKE_C =
  /\.(?:tf|tfvars|hcl|nomad|nix|[cm]?[jt]sx?|go|java|kts?|groovy|gradle|scala|cs|cpp|[ch]|rs|swift|php|(?:lib)?jsonnet|bicep|cue|pkl)$|(?:^|\/)Jenkinsfile[^/]*$/i;
/** How other languages write comments over several lines. */
const BLOCKS: readonly (readonly [path: RegExp, open: string, close: string])[] = [
  [IS_LIKE_C, '/*', '*/'],
  [/\.psm?1$/i, '<#', '#>'],
  [/\.(?:xml|config|csproj|props|targets)$/i, '<!--', '-->'],
];
/** How they write a line that is one. */
const LINES: readonly (readonly [path: RegExp, comment: RegExp])[] = [
  [/\.(?:bat|cmd)$/i, /^\s*@?(?:rem\b|::)/i],
  [/\.(?:lua|hs|elm)$/i, /^\s*--/],
  [/\.(?:ini|cfg|clj|edn|lisp|el)$/i, /^\s*;/],
];
/** A key of YAML that begins a text for people. */
const PROSE =
  /^([\s-]{0,200})["']?(?:description|summary|changelog|changes|(?:release[_-]?)?notes)["']?:\s{1,9}[|>][-+\d]{0,2}$/i;
/** A string, which is left alone, or the rest of a line that is a comment. */
const STRING_OR_LINE = /"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|`[^`]*`?|\/\/[^\n]*/y;

/**
 * A text with blanks in the place of comments that the language of its path writes in another way than `#` and `//`. Lines
 * keep their numbers and columns. What is not certainly a comment stays.
 */
export function blankComments(text: string, path: string): string {
  const block = BLOCKS.find(([ending]) => ending.test(path));
  if (block !== undefined && text.includes(block[1])) return blankBlocks(text, block[1], block[2]);
  if (/\.py$/i.test(path) && /"""|'''/.test(text)) return blankDocstrings(text);
  if (/\.ya?ml$/i.test(path)) return blankProse(text);
  const line = LINES.find(([ending]) => ending.test(path))?.[1];
  if (line === undefined) return text;
  return text
    .split('\n')
    .map((each) => (line.test(each) ? '' : each))
    .join('\n');
}

function blankBlocks(text: string, open: string, close: string): string {
  let result = '';
  let at = 0;
  while (at < text.length) {
    STRING_OR_LINE.lastIndex = at;
    const string = open === '/*' ? STRING_OR_LINE.exec(text)?.[0] : undefined;
    if (string !== undefined) {
      result += string;
      at += string.length;
      continue;
    }
    // A pattern for files may contain the same signs.
    const isStart = text.startsWith(open, at) && (at === 0 || /[\s{([,;]/.test(text.charAt(at - 1)));
    const end = isStart ? text.indexOf(close, at + open.length) : -1;
    if (isStart && end === -1) return result + text.slice(at);
    const next = end === -1 ? at + 1 : end + close.length;
    const part = text.slice(at, next);
    result += end === -1 ? part : part.replace(/[^\n]/g, ' ');
    at = next;
  }
  return result;
}

/** Blanks the strings that stand alone at the start of a module, a class or a function. */
function blankDocstrings(text: string): string {
  let before = ':';
  let open = '';
  return text
    .split('\n')
    .map((line) => {
      const trimmed = line.trim();
      const [, quotes = ''] = /^[ru]?("""|''')/i.exec(trimmed) ?? [];
      if (open !== '') {
        if (trimmed.includes(open)) open = '';
        return '';
      }
      if (quotes !== '' && before.endsWith(':')) {
        before = trimmed;
        if (!trimmed.slice(trimmed.indexOf(quotes) + 3).includes(quotes)) open = quotes;
        return '';
      }
      if (trimmed !== '' && !trimmed.startsWith('#')) before = trimmed;
      return line;
    })
    .join('\n');
}

/** Blanks the texts of YAML that are for people, each with its key, to the next line that is indented no further. */
function blankProse(text: string): string {
  let column = Number.POSITIVE_INFINITY;
  return text
    .split('\n')
    .map((line) => {
      const trimmed = line.trimEnd();
      if (trimmed === '' || trimmed.search(/\S/) > column) return '';
      column = PROSE.exec(trimmed)?.[1]?.length ?? Number.POSITIVE_INFINITY;
      return column === Number.POSITIVE_INFINITY ? line : '';
    })
    .join('\n');
}
