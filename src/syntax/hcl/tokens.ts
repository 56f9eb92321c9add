// What the parser of HCL reads in one step. All but the tables are sticky.

export const NAME = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
export const NUMBER = /\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
/** `for v in` or `for k, v in`. */
export const FOR =
  /for\s+([\p{ID_Start}_][\p{ID_Continue}-]*)(?:\s*,\s*([\p{ID_Start}_][\p{ID_Continue}-]*))?\s+in\b/uy;
export const ARGUMENTS = /(?:::[\w-]+)*\(/y;
export const MEMBER = /\.\s*([\p{ID_Start}_][\p{ID_Continue}-]*)/uy;
export const EQUALITY = /[=!]=\s*/y;
export const HEREDOC = /<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)[ \t]*\r?\n/uy;
/** Template text up to the next character with a meaning. */
export const PLAIN = /[^$%]+/y;
export const PLAIN_QUOTED = /[^"\\$%\r\n]+/y;
export const PLAIN_LINE = /[^$%\n]+\n?|\n/y;
export const ESCAPE = /\\(?:["nrt\\]|u[\da-fA-F]{4}|U00(?:0[\da-fA-F]|10)[\da-fA-F]{4})/y;
export const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' };
/** Characters skipped together. A line break, a bracket or a comment may follow them. */
export const SIGNS = /[^\s"()[\]{},#/<~?:]+|[,/<~?:]/y;
export const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
