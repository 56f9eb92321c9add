// The least that a Node program needs to find a word in the files of a folder: it lists, reads and searches them. With `parse`
// it parses those that hold it with the package `yaml`. Arguments: the folder, the word, perhaps `parse`.
import { closeSync, openSync, readdirSync, readSync } from 'node:fs';

const [folder, word, parse] = process.argv.slice(2);
const { parseAllDocuments } = parse === 'parse' ? await import('yaml') : {};
const buffer = Buffer.allocUnsafe(1_000_000);

function search(path) {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const below = `${path}/${entry.name}`;
    if (entry.isDirectory()) {
      if (entry.name !== '.git') search(below);
      continue;
    }
    const file = openSync(below);
    const read = readSync(file, buffer);
    closeSync(file);
    if (!buffer.toString('latin1', 0, read).toLowerCase().includes(word)) continue;
    console.log(below);
    parseAllDocuments?.(buffer.toString('utf8', 0, read));
  }
}
search(folder);
