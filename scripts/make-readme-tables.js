// Writes the tables of inputs and outputs of each README from the action.yml beside it, between their markers.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
for (const folder of ['.', 'query-history', 'query-recipes']) writeTables(folder);

function writeTables(folder) {
  const { inputs, outputs } = parse(readFileSync(join(root, folder, 'action.yml'), 'utf8'));
  const path = join(folder, 'README.md');
  let readme = readFileSync(join(root, path), 'utf8');
  readme = replaceBetween(path, readme, 'inputs', table('Input', inputs));
  readme = replaceBetween(path, readme, 'outputs', table('Output', outputs));
  writeFileSync(join(root, path), readme);
}

function table(head, members) {
  const rows = Object.entries(members).map(([name, { description }]) => `| \`${name}\` | ${description} |`);
  return [`| ${head} | What it is |`, '| --- | --- |', ...rows].join('\n');
}

function replaceBetween(path, text, name, content) {
  const start = `<!-- ${name}: written by npm run docs -->\n`;
  const end = `<!-- end of ${name} -->`;
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`${path} lacks the markers for the table of ${name}.`);
  return `${text.slice(0, from + start.length)}${content}\n${text.slice(to)}`;
}
