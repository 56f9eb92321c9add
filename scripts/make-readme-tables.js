// Writes the README's tables of inputs and outputs from action.yml, between their markers.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { inputs, outputs } = parse(readFileSync(join(root, 'action.yml'), 'utf8'));
const path = join(root, 'README.md');

let readme = readFileSync(path, 'utf8');
readme = replaceBetween(readme, 'inputs', table('Input', inputs));
readme = replaceBetween(readme, 'outputs', table('Output', outputs));
writeFileSync(path, readme);

function table(head, members) {
  const rows = Object.entries(members).map(([name, { description }]) => `| \`${name}\` | ${description} |`);
  return [`| ${head} | What it is |`, '| --- | --- |', ...rows].join('\n');
}

function replaceBetween(text, name, content) {
  const start = `<!-- ${name}: written by npm run docs -->\n`;
  const end = `<!-- end of ${name} -->`;
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`README.md lacks the markers for the table of ${name}.`);
  return `${text.slice(0, from + start.length)}${content}\n${text.slice(to)}`;
}
