import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { printTable } from '../../print-table.js';
import { StandInCharts } from '../charts.js';
import { Fuzzer } from './fuzzer.js';
import { REPOSITORIES, renamesOf } from './random-cases.js';
import { Renderer } from './render.js';

/** What random repositories run, by the documents that the gate reads. The way from the second version to the third is proven. */
const REAL = {
  versions: ['2.13.2', '2.37.0', '2.90.0', '2.100.0'],
  charts: ['2.16.101', '2.16.100', '2.16.95'],
  index: 'data/release-safety-index.json',
  chartIndex: 'cases/chart-index.yaml',
};
const FIXTURES = {
  versions: ['1.1.0', '2.0.0', '2.2.0', '2.4.0'],
  charts: ['2.16.361', '2.16.360'],
  index: 'fixtures/release-safety-index.json',
  chartIndex: 'test/fuzz/charts/index.yaml',
};

/**
 * Runs the fuzzer for each kind of repository, prints the rates and the smallest cases, and writes these to a file.
 *
 * @param only the name of a kind, or a part of several
 * @param readers the compiled readers and the gate
 * @returns the exit status: 1 if anything was found
 */
export async function fuzz({ random, seed, only, findings, tools, work, readers }) {
  const realData = process.env['UPGRADE_GATE_REAL_DATA'];
  const world = realData === undefined ? FIXTURES : REAL;
  const root = realData === undefined ? '.' : join(realData, '..');
  const [index, chartIndex] = [world.index, world.chartIndex].map((path) => resolve(root, path));
  const charts = new StandInCharts(tools, mkdtempSync(join(work, 'charts-')), readFileSync(chartIndex, 'utf8'));
  await charts.start();
  charts.serveOthers({});
  const { judgeFiles, readRenderedImage } = readers;
  const renderer = new Renderer(tools, charts, work, (image) => readRenderedImage(image) !== null);
  const documents = { 'index-url': index, 'chart-repository-url': chartIndex };
  const fuzzer = new Fuzzer({
    world,
    render: (tree) => renderer.render(tree),
    judge: (base, head, inputs) => judgeFiles(base, head, { ...inputs, ...documents }, renamesOf(base, head)),
    versionOf: (image) => {
      const { version, code } = readRenderedImage(image);
      return version ?? code;
    },
  });
  const kinds = Object.hasOwn(REPOSITORIES, only)
    ? [only]
    : Object.keys(REPOSITORIES).filter((kind) => kind.includes(only));
  const count = Math.ceil(Number(random) / kinds.length);
  const table = [['repositories', 'changes', 'judged', 'images differ', 'wrong green', 'false red', 'told']];
  const causes = [];
  for (const kind of kinds) {
    const { judged, different, told, found } = await fuzzer.run(kind, seed, count);
    const [greens, reds] = ['wrong green', 'false red'].map((name) => found.filter(({ finding }) => finding === name));
    table.push([kind, ...[count, judged, different, greens.length, reds.length, told].map(String)]);
    console.error(`${kind}: ${judged} of ${count} judged, ${greens.length} wrong green, ${reds.length} false red`);
    causes.push(...(await fuzzer.causesOf(kind, found)));
    if (findings !== undefined) writeFileSync(findings, stringifyCases(causes));
  }
  charts.stop();
  printTable(table);
  for (const { cause, count: times, case: smallest } of causes) console.log(`${times} × ${cause}: ${smallest.name}`);
  if (findings === undefined && causes.length > 0) console.log(stringifyCases(causes));
  return causes.length > 0 ? 1 : 0;
}

function stringifyCases(causes) {
  return `${JSON.stringify(
    causes.map((each) => each.case),
    null,
    2,
  )}\n`;
}
