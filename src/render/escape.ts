/** Renders a text from outside for the place where it lands. */
export type Quote = (hostile: string) => string;

/** Longer texts from outside are cut for people; the report file has them whole. */
const LONGEST_TEXT = 240;

// Line breaks, terminal escapes, and characters that hide or turn around what follows them.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

// Everything that Markdown or HTML reads as more than itself.
const MARKUP = /[&<>"'`*_{}[\]()#+\-.!|~@:\\$^=]/g;

/**
 * For a job summary or a comment: an HTML code element whose content is character references only, so that no pipe,
 * fence, tag, link or mention in it comes to life, in a table cell as elsewhere.
 */
export function quoteForMarkdown(hostile: string): string {
  return `<code>${shorten(hostile).replace(MARKUP, (character) => `&#${character.charCodeAt(0)};`)}</code>`;
}

/**
 * For a log line, a terminal or an annotation: one line, without terminal escapes, and without the marks by which a
 * runner recognises a command (`::name::` and `##[name]`).
 */
export function quoteForLog(hostile: string): string {
  return lineForLog(shorten(hostile));
}

/** As {@link quoteForLog}, for a message of our own that may quote something: nothing is cut. */
export function lineForLog(message: string): string {
  return message
    .replace(INVISIBLE, ' ')
    .trim()
    .replace(/:(?=:)/g, ': ')
    .replaceAll('##[', '# #[');
}

/**
 * For a JSON line on stdout: the same JSON, spelt so that a runner finds no command in it and a terminal nothing that
 * hides or turns around what follows.
 */
export function jsonLine(value: unknown): string {
  return JSON.stringify(value).replaceAll('##[', '##\\u005b').replace(INVISIBLE, escapeCodeUnits);
}

function escapeCodeUnits(characters: string): string {
  return [...Array(characters.length).keys()]
    .map((unit) => `\\u${characters.charCodeAt(unit).toString(16).padStart(4, '0')}`)
    .join('');
}

function shorten(text: string): string {
  const characters = [
    ...text
      .slice(0, 4 * LONGEST_TEXT)
      .replace(INVISIBLE, ' ')
      .trim(),
  ];
  const isShort = characters.length <= LONGEST_TEXT && text.length <= 4 * LONGEST_TEXT;
  return isShort ? characters.join('') : `${characters.slice(0, LONGEST_TEXT).join('')}…`;
}
