/** A text, a call or a reference behind a key, up to the end of it. */
const VALUE =
  /^\s*(?:"(?:\$\{[^}]{0,400}\}|[^"$]|\$(?!\{)){0,999}"|\w{1,99}\([^()]{0,999}\)|[A-Za-z_][\w.]{0,199})(?=\s*(?:[,}#]|\/\/|$))/;

/**
 * The value of a key on one line of HCL, around a column from 1: `{ image = "${var.image}:1.2.3", cpu = 512 }`. Null if it
 * is not known where it begins and ends.
 */
export function valueInLine(line: string, column: number): string | null {
  const start = line.lastIndexOf('=', column - 1) + 1;
  const [value] = VALUE.exec(line.slice(start)) ?? [];
  return value === undefined || start === 0 || start + value.length < column ? null : value.trim();
}
