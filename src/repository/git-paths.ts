import { isUtf8 } from 'node:buffer';

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * A path as text. A name that is not valid UTF-8 is written as git quotes it (`caf\351.yaml`), so that two such names
 * stay distinct.
 */
export function decodePath(bytes: Buffer): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    const text = bytes.toString('latin1');
    return text.replace(/[^\0-\x7f]/g, (character) => `\\${character.charCodeAt(0).toString(8)}`);
  }
}

/** The records of a git command with `-z`, each as {@link decodePath} reads it. */
export function splitRecords(output: Buffer): string[] {
  const isText = isUtf8(output);
  const records = output.toString(isText ? 'utf8' : 'latin1').split('\0');
  // The last one ends with a zero byte as well.
  if (records.at(-1) === '') records.pop();
  return isText ? records : records.map((record) => decodePath(Buffer.from(record, 'latin1')));
}
