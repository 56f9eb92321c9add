// Writes what the pages say of the kinds of deployments, from the `example.md` in the folder of each: its section of
// docs/supported-files.md, its name in README.md, and its option in the form for a deployment that is not found.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { replaceBetween } from './pages/replace-between.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const kinds = join(root, 'src/deployment/kinds');

const sections = readdirSync(kinds)
  .map((folder) => join(kinds, folder, 'example.md'))
  .filter((path) => existsSync(path))
  .map((path) => readFileSync(path, 'utf8'))
  .sort((one, other) => titleOf(one).localeCompare(titleOf(other), 'en', { sensitivity: 'base' }));
const titles = sections.map(titleOf);

write('docs/supported-files.md', sections.join('\n'));
write('README.md', `${titles.join(' · ')}\n`);
write('.github/ISSUE_TEMPLATE/not-found.yml', titles.map((title) => `        - ${title}\n`).join(''));

function titleOf(section) {
  return /^### (.+)$/m.exec(section)[1];
}

function write(page, text) {
  const path = join(root, page);
  writeFileSync(path, replaceBetween(page, readFileSync(path, 'utf8'), 'kinds', text));
}
