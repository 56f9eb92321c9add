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

/** Splits the output of a git command with `-z`. */
export function splitRecords(output: Buffer): Buffer[] {
  const records: Buffer[] = [];
  for (let start = 0; start < output.length; ) {
    const found = output.indexOf(0, start);
    const end = found === -1 ? output.length : found;
    records.push(output.subarray(start, end));
    start = end + 1;
  }
  return records;
}
