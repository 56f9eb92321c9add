// Writes the tables of inputs and outputs from each action.yml.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { replaceBetween } from './pages/replace-between.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
writeTables('action.yml', 'docs/inputs.md');
writeTables('query-history/action.yml', 'query-history/README.md');
writeTables('query-recipes/action.yml', 'query-recipes/README.md');

function writeTables(action, page) {
  const { inputs, outputs } = parse(readFileSync(join(root, action), 'utf8'));
  let text = readFileSync(join(root, page), 'utf8');
  const [rowsOfInputs, rowsOfOutputs] = [inputs, outputs].map((members) =>
    Object.entries(members).map(([name, { description }]) => ({ name, description })),
  );
  const inputRows = rowsOfInputs.map(({ name, description }) => {
    const { text: what, value } = withoutDefault(description);
    return `| \`${name}\` | ${what} | ${value} |`;
  });
  const outputRows = rowsOfOutputs.map(({ name, description }) => `| \`${name}\` | ${description} |`);
  text = replaceBetween(
    page,
    text,
    'inputs',
    table(['| Input | What it is | Default |', '| --- | --- | --- |', ...inputRows]),
  );
  text = replaceBetween(page, text, 'outputs', table(['| Output | What it is |', '| --- | --- |', ...outputRows]));
  writeFileSync(join(root, page), text);
}

/** Removes the default from a description. It is a sentence of its own, or follows the value: `` `verify` (default) ``. */
function withoutDefault(description) {
  const among = /(`[^`]*`) \(default\)/.exec(description);
  if (among !== null) return { text: description.replace(' (default)', ''), value: among[1] };
  const sentence = /\s*\bDefault:? (.*?)\.(?=\s|$)/s.exec(description);
  if (sentence === null) return { text: description, value: '' };
  return { text: description.replace(sentence[0], '').trim(), value: sentence[1] };
}

function table(rows) {
  return rows.map((row) => `${row}\n`).join('');
}
