// Compares what the readers find with what the real tools render from the same files. Each tool renders a copy of each tree, and the images in its
// result are compared with the versions that were read.
//   npm run oracle -- --tools FOLDER [--cases FILE --charts FILE] [--judge NAME] [--only TEXT] [--verbose] [--write]
//   npm run oracle -- --tools FOLDER --random N [--seed TEXT] [--only KIND] [--findings FILE]
// `node scripts/oracle/install.js FOLDER` installs the tools. A judge whose tools are missing is reported as skipped. `--cases`
// takes recorded pull requests (`cases.js`), and `--charts` the index of the charts that they use. `--write` renews
// fixtures/oracle.json, which the test suite checks. `--random` judges N random changes of random repositories instead
// (`random/fuzz.js`), and writes what the gate gets wrong as recorded pull requests.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { digestOf, loadReaders, ownTrees, recordedTrees, writeTree } from './cases.js';
import { StandInCharts } from './charts.js';
import { compareUnits } from './compare.js';
import { explanationOf } from './explained.js';
import { argoCd } from './judges/argo-cd.js';
import { compose } from './judges/compose.js';
import { flux } from './judges/flux.js';
import { helm } from './judges/helm.js';
import { helmfile } from './judges/helmfile.js';
import { kustomize } from './judges/kustomize.js';
import { fuzz } from './random/fuzz.js';
import { printVerdicts } from './table.js';
import { Tools } from './tools.js';

const JUDGES = { kustomize, helm, compose, helmfile, flux, 'argo-cd': argoCd };

const text = { type: 'string' };
const flag = { type: 'boolean', default: false };
const { values: options } = parseArgs({
  options: {
    tools: text,
    cases: text,
    charts: text,
    judge: text,
    only: { ...text, default: '' },
    verbose: flag,
    write: flag,
    random: text,
    seed: { ...text, default: '1' },
    findings: text,
  },
});
if (options.tools === undefined || (options.cases === undefined) !== (options.charts === undefined)) {
  console.error(
    `Usage: npm run oracle -- --tools FOLDER [--cases FILE --charts FILE] [--judge NAME] [--only TEXT] [--verbose] [--write]
       npm run oracle -- --tools FOLDER --random N [--seed TEXT] [--only KIND] [--findings FILE]

FOLDER has the real tools. Without one: node scripts/oracle/install.js FOLDER builds them with Go, in half an hour or less.`,
  );
  process.exit(2);
}

const work = mkdtempSync(join(tmpdir(), 'upgrade-gate-oracle-'));
const tools = new Tools(resolve(options.tools), mkdtempSync(join(work, 'home-')));
const judges = Object.entries(JUDGES).filter(([name]) => [name, undefined].includes(options.judge));
const [able, skipped] = [true, false].map((isAble) =>
  judges.filter(([, { tools: needed }]) => needed.every((tool) => tools.has(tool)) === isAble),
);
const rows = [];
if (options.random !== undefined) {
  try {
    process.exitCode = await fuzz({ ...options, tools, work, readers: await loadReaders() });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  process.exit();
}
try {
  const readers = await loadReaders();
  const own = ownTrees(readers);
  await judgeAll(own, readers.CHART_INDEX, readers);
  if (options.write) writeAnswers(own, rows);
  if (options.cases !== undefined) {
    await judgeAll(recordedTrees(options.cases), readFileSync(options.charts, 'utf8'), readers);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
printVerdicts(
  able.map(([name]) => name),
  rows,
  options.verbose,
);
for (const [name, { tools: needed }] of skipped) console.log(`skipped: ${name}, which needs ${needed.join(', ')}`);
process.exitCode = rows.some(({ outcome }) => outcome === 'different') ? 1 : 0;

/** Renders and compares all trees. Identical trees are rendered once. */
async function judgeAll(trees, chartIndex, { objectsIn, readRenderedImage }) {
  const charts = new StandInCharts(tools, mkdtempSync(join(work, 'charts-')), chartIndex);
  await charts.start();
  const seen = new Set();
  for (const { name, files } of trees.filter((tree) => tree.name.includes(options.only))) {
    if (seen.has(digestOf(files))) continue;
    seen.add(digestOf(files));
    if (seen.size % 50 === 0) console.error(`${seen.size} of at most ${trees.length} repositories`);
    const objects = await objectsIn(files, chartIndex);
    const prepared = charts.prepare(files);
    charts.serveOthers(files);
    for (const [judge, { render, kinds }] of able) {
      const folder = mkdtempSync(join(work, 'tree-'));
      writeTree(folder, prepared);
      const units = await render({ files: prepared, folder, tools, charts, objects }).catch((error) => [
        // The judge cannot read these files at all.
        { unit: judge, covers: ({ kind }) => kinds.includes(kind), refused: error.message, images: [] },
      ]);
      rmSync(folder, { recursive: true });
      for (const row of compareUnits(units, objects, kinds, readRenderedImage)) {
        const why = row.outcome === 'different' ? explanationOf(row) : undefined;
        rows.push({ judge, name, ...row, ...(why === undefined ? {} : { outcome: 'explained', why }) });
      }
    }
  }
  charts.stop();
}

/** Writes the tools' answers for the project's own repositories. */
function writeAnswers(trees) {
  const answers = trees.map(({ name, files }) => {
    const mine = rows.filter((row) => row.name === name && row.outcome !== 'refused');
    return {
      name,
      files: digestOf(files),
      units: mine.map(({ judge, unit, ids, images }) => ({ judge, unit, ids, images })),
    };
  });
  writeFileSync(new URL('../../fixtures/oracle.json', import.meta.url), `${JSON.stringify(answers, null, 2)}\n`);
}
