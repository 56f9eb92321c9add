// Writes fixtures/, except for what the real tools print (docs/maintainers/real-tools.md). All data is made up here. Every run writes the same bytes.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { largeIndex } from './fixtures/large-index.js';
import { smallIndex } from './fixtures/small-index.js';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'fixtures');
/** Half a year of releases, at twenty a day. */
const LARGE = 3_600;

const { index, artifacts } = smallIndex();
rmSync(join(folder, 'artifacts'), { recursive: true, force: true });
mkdirSync(join(folder, 'artifacts'), { recursive: true });
write('release-safety-index.json', index);
for (const [version, artifact] of Object.entries(artifacts)) write(`artifacts/${version}.json`, artifact);
write('large-release-safety-index.json', largeIndex(LARGE));

function write(name, document) {
  writeFileSync(join(folder, name), `${JSON.stringify(document, null, 2)}\n`);
}
