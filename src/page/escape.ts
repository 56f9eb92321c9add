/** Escapes a text from outside for one kind of output. */
export type Quote = (hostile: string) => string;

/** How one surface escapes texts: `quote` for a name or a value, `prose` for a message of our own that quotes something. */
export interface Voice {
  readonly quote: Quote;
  readonly prose: Quote;
}

/** In characters. Longer texts from outside are cut for people. The report file has the whole text. */
const LONGEST_TEXT = 240;
const LONGEST_MESSAGE = 1_000;
const LONGEST_CODE_LINE = 500;
const MOST_CODE_LINES = 40;

// Line breaks, terminal escapes, and characters that hide or reverse the text after them.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

// Every character that has a meaning in Markdown or HTML.
const MARKUP = /[&<>"'`*_{}[\]()#+\-.!|~@:\\$^=]/g;

// GitHub looks for mail addresses in the text after it resolves the references, even within a code element. So the element ends before the
// `@` of a possible address.
const MAIL_SIGN = /(?<=[\w.+-])(?=@[\w.-]*\.[A-Za-z\d])/;

/**
 * For a job summary or a comment: an HTML code element that holds only character references. So no pipe, fence, tag, link or mention in it
 * takes effect, in a table cell or elsewhere.
 */
export function quoteForMarkdown(hostile: string): string {
  return codeElement(shorten(hostile, LONGEST_TEXT));
}

function codeElement(text: string): string {
  return text
    .split(MAIL_SIGN)
    .map((part) => `<code>${toCharacterReferences(part)}</code>`)
    .join('');
}

function toCharacterReferences(text: string): string {
  return text.replace(MARKUP, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * For a job summary or a comment: a message of our own that may quote the repository, as one line of text. A part in
 * backticks becomes code. So does every word that could become a link, a mention or the like: GitHub looks for those in
 * the finished page, where a character reference no longer protects. `link` may give such a word an address.
 */
export function textForMarkdown(message: string, link: LinkOf = noLink): string {
  return shorten(message, LONGEST_MESSAGE)
    .split(/(`[^`]+`)/)
    .map((part) =>
      /^`[^`]+`$/.test(part)
        ? (link(part.slice(1, -1)) ?? codeElement(part.slice(1, -1)))
        : part.replace(/\S+/g, (word) => wordForMarkdown(word, link)),
    )
    .join('');
}

/** A finished link for a word; null if the word leads nowhere. */
type LinkOf = (word: string) => string | null;

const noLink: LinkOf = () => null;

// The punctuation around a word. A word becomes code unless it is plainly a word of a sentence.
const BEFORE = /^["'(]*/;
const AFTER = /(?<![.,;:!?)"'…])[.,;:!?)"'…]*$/;
const PLAIN = /^[\p{L}\p{M}\p{N}.,;:!?'"()…→–=+-]*$/u;
// Hosts, even if our own full stop completes them; references to issues and commits; and emoji names.
const LIVELY = /www(?:\.|$)|gh-\d|cve-|ghsa-|[\da-f]{7}|:[\w+-]+:|:\/\//i;

function wordForMarkdown(word: string, link: LinkOf): string {
  const [before = ''] = BEFORE.exec(word) ?? [];
  const rest = word.slice(before.length);
  const [after = ''] = AFTER.exec(rest) ?? [];
  const core = rest.slice(0, rest.length - after.length);
  const inert =
    link(core) ?? (PLAIN.test(core) && !LIVELY.test(word) ? toCharacterReferences(core) : codeElement(core));
  return `${toCharacterReferences(before)}${inert}${toCharacterReferences(after)}`;
}

/** For a job summary or a comment: lines to copy, as a fenced block that no line in it can close. @param language our own word, such as `yaml` */
export function blockForMarkdown(language: string, lines: readonly string[]): string {
  const shown = [
    ...lines.slice(0, MOST_CODE_LINES).map(inertLine),
    ...(lines.length > MOST_CODE_LINES ? [`# …and ${lines.length - MOST_CODE_LINES} more lines`] : []),
  ];
  const runs = shown.flatMap((line) => line.match(/`+/g) ?? []).map((run) => run.length);
  const fence = '`'.repeat(Math.max(2, ...runs) + 1);
  return `${fence}${language}\n${shown.join('\n')}\n${fence}`;
}

/** A page may be printed in a log. There, the beginning of a line could be a command. */
function inertLine(line: string): string {
  return oneLine(line)
    .replace(/^(\s*):(?=:)/, '$1: ')
    .replaceAll('##[', '# #[');
}

/** For a log line, a terminal or an annotation: one line without escapes and without `::name::` and `##[name]`. */
export function quoteForLog(hostile: string): string {
  return lineForLog(shorten(hostile, LONGEST_TEXT));
}

/** As {@link quoteForLog}, for a message that may quote the repository. It is cut only at a length that nobody reads. */
export function textForLog(message: string): string {
  return lineForLog(shorten(message, LONGEST_MESSAGE));
}

/** As {@link quoteForLog}, for a line to copy: it keeps its indentation. */
export function codeForLog(line: string): string {
  return withoutCommands(oneLine(line));
}

/** As {@link quoteForLog}, for a message of our own that may quote something. Nothing is cut. */
export function lineForLog(message: string): string {
  return withoutCommands(message.replace(INVISIBLE, ' ').trim());
}

/** For a line that joins several quoted texts. The end of one and the beginning of the next could form the mark of a command. */
export function withoutCommands(line: string): string {
  return line.replace(/:(?=:)/g, ': ').replaceAll('##[', '# #[');
}

/** For a JSON line on stdout: the same JSON, with no runner's command and no character that hides or reverses text. */
export function jsonLine(value: unknown): string {
  return JSON.stringify(value).replaceAll('##[', '##\\u005b').replace(INVISIBLE, escapeCodeUnits);
}

function escapeCodeUnits(characters: string): string {
  return characters.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function shorten(text: string, longest: number): string {
  const beginning = text.slice(0, 4 * longest);
  const shown = beginning.replace(INVISIBLE, ' ').trim();
  // Most are so short that nobody has to count their characters.
  if (text.length <= longest) return shown;
  const characters = [...shown];
  const isShort = characters.length <= longest && beginning === text;
  return isShort ? shown : `${characters.slice(0, longest).join('')}…`;
}

function oneLine(line: string): string {
  const shown = line.slice(0, LONGEST_CODE_LINE).replace(INVISIBLE, ' ').trimEnd();
  return line.length <= LONGEST_CODE_LINE ? shown : `${shown}…`;
}

/** For a job summary or a comment. */
export const MARKDOWN: Voice = { quote: quoteForMarkdown, prose: textForMarkdown };

/** For a log, a terminal or an annotation. */
export const LOG: Voice = { quote: quoteForLog, prose: textForLog };
