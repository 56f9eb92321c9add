// Mutation testing of the rules: Stryker changes one thing at a time, and a test has to notice. Fails if the score is below
// the one in stryker.config.json, or if the survivors are not exactly those that docs/maintainers/mutation-survivors.md explains.
// Takes Stryker's own arguments: `npm run mutation -- --mutate src/evidence/*.ts --incremental`.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CONFIG = 'scripts/mutation/stryker.config.json';
const EXPLAINED = 'docs/maintainers/mutation-survivors.md';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
process.chdir(root);
const { jsonReporter, dryRunTimeoutMinutes } = JSON.parse(readFileSync(CONFIG, 'utf8'));
const report = jsonReporter.fileName;
rmSync(report, { force: true });
console.log(
  `First all tests run once unchanged, which may take ${dryRunTimeoutMinutes} minutes at most; then the tests that cover a mutant for each of them, which takes about ten minutes.`,
);
const started = Date.now();
const stryker = join('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
const { status } = spawnSync(process.execPath, [stryker, 'run', CONFIG, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
if (status !== 0) process.exitCode = status ?? 1;

// Without a report, Stryker has already printed why it could not start.
const files = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).files : {};
printFigures();
compareWithExplained();

/** Prints the mutants by room, as a table for the page of survivors. */
function printFigures() {
  const rooms = new Map();
  for (const [path, { mutants }] of Object.entries(files)) {
    for (const room of [dirname(path), 'all']) {
      const figures = rooms.get(room) ?? { killed: 0, timeout: 0, survived: 0, noCoverage: 0 };
      rooms.set(room, figures);
      for (const { status } of mutants) figures[status[0].toLowerCase() + status.slice(1)] += 1;
    }
  }
  console.log(`\n| room | mutants | killed | timeout | survived | no coverage | score |\n|${' --- |'.repeat(7)}`);
  for (const [room, { killed, timeout, survived, noCoverage }] of [...rooms].sort()) {
    const mutants = killed + timeout + survived + noCoverage;
    const score = ((100 * (killed + timeout)) / mutants).toFixed(2);
    console.log(`| \`${room}\` | ${mutants} | ${killed} | ${timeout} | ${survived} | ${noCoverage} | ${score} % |`);
  }
  console.log(`\n${((Date.now() - started) / 60_000).toFixed(1)} minutes`);
}

function compareWithExplained() {
  const survivors = new Set();
  for (const [path, { source, mutants }] of Object.entries(files)) {
    for (const mutant of mutants) {
      if (mutant.status === 'Survived' || mutant.status === 'NoCoverage') survivors.add(rowOf(path, source, mutant));
    }
  }
  const explained = readFileSync(EXPLAINED, 'utf8')
    .split('\n')
    .filter((line) => Object.keys(files).some((path) => line.startsWith(`| \`${path}\` |`)));
  const news = [...survivors].filter((row) => !explained.some((line) => line.startsWith(row)));
  const gone = explained.filter((line) => ![...survivors].some((row) => line.startsWith(row)));
  if (news.length > 0) console.error(`\nSurvivors that ${EXPLAINED} does not explain:\n${news.join('\n')}`);
  if (gone.length > 0) console.error(`\nExplained in ${EXPLAINED}, and killed meanwhile:\n${gone.join('\n')}`);
  if (news.length + gone.length > 0) process.exitCode = 1;
}

/** The first three cells of a survivor's row: its file, its line, and the code with its replacement. */
function rowOf(path, source, { location: { start, end }, replacement }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const line = lines[0].trim();
  lines.push(lines.pop().slice(0, end.column - 1));
  lines[0] = lines[0].slice(start.column - 1);
  return `| \`${path}\` | ${code(line)} | ${code(lines.join('\n'))} → ${code(replacement)} |`;
}

/** Code on one line, cut to a length at which it is still recognisable. */
function code(text) {
  const short = text.replace(/\s+/g, ' ').replaceAll('|', '\\|');
  const fence = short.includes('`') ? '``' : '`';
  return `${fence}${short.length > 120 ? `${short.slice(0, 119)}…` : short}${fence}`;
}
