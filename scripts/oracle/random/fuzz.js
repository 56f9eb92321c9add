import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { printTable } from '../../print-table.js';
import { StandInCharts } from '../charts.js';
import { buildCase, changedFiles, planOf, REPOSITORIES, renamesOf } from './random-cases.js';
import { Renderer } from './render.js';
import { shrinkFiles, shrinkPlan } from './shrink.js';
import { verdictOn } from './verdict.js';

/** As many tools run at a time. */
const WORKERS = 2;
/** Findings of one kind of repository that are shrunk; the others are counted. */
const MOST_SHRUNK = 60;

/** Judges random changes of random repositories, and returns what the gate got wrong, as cases. */
export class Fuzzer {
  #judge;
  #world;
  #renderer;
  #versionOf;

  /**
   * @param judge returns the gate's report on two sets of files
   * @param world the `versions` that random repositories run, and the versions of the service's `charts`
   * @param renderer says what the real tools deploy
   * @param versionOf returns what an image runs
   */
  constructor({ judge, world, renderer, versionOf }) {
    this.#judge = judge;
    this.#world = world;
    this.#renderer = renderer;
    this.#versionOf = versionOf;
  }

  /** Judges `count` random changes of one kind of repository. */
  async run(kind, seed, count) {
    const totals = { judged: 0, equal: 0, different: 0, refused: 0, told: 0 };
    const found = [];
    let next = 0;
    await Promise.all(
      Array.from({ length: WORKERS }, async () => {
        while (next < count) {
          const plan = planOf(kind, seed, next++, this.#world);
          const verdict = await this.#verdict(buildCase(plan, this.#world));
          if (next % 50 === 0) this.#renderer.forget();
          totals[verdict === null ? 'refused' : 'judged']++;
          if (verdict === null) continue;
          totals[verdict.jumps.length > 0 ? 'different' : 'equal']++;
          if (verdict.isTold) totals.told++;
          if (verdict.finding !== null) found.push({ plan, finding: verdict.finding });
        }
      }),
    );
    return { kind, ...totals, found };
  }

  /** The smallest cases of what was found; equal ones once, with their number. */
  async shrink({ kind, found }) {
    const slots = REPOSITORIES[kind].slots(this.#world.versions, this.#world.charts);
    const cases = new Map();
    for (const { plan, finding } of found.slice(0, MOST_SHRUNK)) {
      const build = (each) => buildCase(each, this.#world);
      const wanted = signOf(await this.#verdict(build(plan)));
      const isFinding = async (each) => signOf(await this.#verdict(each)) === wanted;
      const small = await shrinkPlan(plan, slots, build, isFinding);
      const cause = causeOf(small, slots);
      const known = cases.get(`${finding} ${cause}`);
      if (known !== undefined) known.count++;
      else
        cases.set(`${finding} ${cause}`, {
          count: 1,
          finding,
          cause,
          case: await this.#caseOf(small, finding, cause),
        });
    }
    return [...cases.values()];
  }

  async #caseOf(plan, finding, cause) {
    const whole = buildCase(plan, this.#world);
    const exact = (verdict) => `${signOf(verdict)} ${verdict?.images}`;
    const wanted = exact(await this.#verdict(whole));
    const small = await shrinkFiles(whole, async (each) => exact(await this.#verdict(each)) === wanted);
    const { jumps, report } = await this.#verdict(small);
    const [jump] = jumps;
    const said = report.deployments.map(({ kind, file, line, from, to, problem }) =>
      `${kind} ${file}:${line} ${from} → ${to} ${problem?.code ?? ''}`.trim(),
    );
    return {
      name: `oracle-${plan.kind}-${cause}`.replaceAll(/[^\w.-]+/g, '-').slice(0, 90),
      expect: finding === 'wrong green' ? 'red' : 'green',
      ...(finding === 'wrong green' ? { from: jump.from[0], to: jump.to } : {}),
      why: `${finding}: ${cause}; the gate: ${report.decision ?? report.problem?.code} [${said.join(', ')}]; deployed by ${small.head.units.map(({ run }) => run.join(' ')).join('; ')}`,
      firm: true,
      args: Object.entries(small.head.inputs ?? {}).flatMap(([name, value]) =>
        value.split('\n').flatMap((each) => [`--${name}`, each]),
      ),
      base: small.base.files,
      change: changedFiles(small),
    };
  }

  /** Null if a tool refuses one side, or if nothing of the service is deployed before. */
  async #verdict(each) {
    const [base, head] = [await this.#renderer.render(each.base), await this.#renderer.render(each.head)];
    const changed = Object.keys(changedFiles(each));
    if (base === null || head === null || changed.length === 0) return null;
    if ([...base.values()].every((images) => images.length === 0)) return null;
    const aside = [...(each.base.aside ?? []), ...(each.head.aside ?? [])];
    const report = await this.#judge(each.base.files, each.head.files, each.head.inputs ?? {});
    const isLoud = each.isLoud || changed.some((path) => aside.includes(path));
    const images = JSON.stringify([base, head].map((side) => [...side]));
    return { ...verdictOn(base, head, report, isLoud, this.#versionOf), report, images };
  }
}

/** What a smaller case must share with the first: the finding, and what the gate found and complained of. */
function signOf(verdict) {
  if (verdict === null) return '';
  const said = verdict.report.deployments.map(({ kind, fails, problem }) => `${kind} ${fails} ${problem?.code}`);
  return [verdict.finding, ...new Set(said)].sort().join();
}

/** What makes a case, in a few words: the options that change, the edits, and the options that are not the simplest. */
function causeOf({ base, head, edits }, slots) {
  const names = Object.keys(slots);
  const changed = names
    .filter((slot) => base[slot] !== head[slot])
    .map((slot) => `${slot} ${base[slot]} → ${head[slot]}`);
  const standing = names.filter((slot) => base[slot] === head[slot] && base[slot] !== slots[slot][0]);
  const generic = (text) => text.replaceAll(/\d+\.\d+\.\d+/g, 'V');
  return generic(
    [
      [...changed, ...edits.map(({ name }) => name)].join(' and '),
      ...(standing.length === 0 ? [] : [`with ${standing.map((slot) => `${slot} ${base[slot]}`).join(', ')}`]),
    ].join(' '),
  );
}

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
 * @param only a part of the name of a kind
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
  const judge = (base, head, inputs) =>
    judgeFiles(
      base,
      head,
      { ...inputs, 'index-url': index, 'chart-repository-url': chartIndex },
      renamesOf(base, head),
    );
  const versionOf = (image) => {
    const { version, code } = readRenderedImage(image);
    return version ?? code;
  };
  const fuzzer = new Fuzzer({ judge, world, renderer, versionOf });
  const kinds = Object.keys(REPOSITORIES).filter((kind) => kind.includes(only));
  const table = [['repositories', 'changes', 'judged', 'images differ', 'wrong green', 'false red', 'told']];
  const causes = [];
  for (const kind of kinds) {
    const { found, judged, refused, different, told } = await fuzzer.run(kind, seed, Math.ceil(random / kinds.length));
    const number = (finding) => found.filter((each) => each.finding === finding).length;
    table.push(
      [kind, judged + refused, judged, different, number('wrong green'), number('false red'), told].map(String),
    );
    causes.push(...(await fuzzer.shrink({ kind, found })));
  }
  charts.stop();
  printTable(table);
  for (const { count, finding, cause, case: smallest } of causes)
    console.log(`${finding} (${count}): ${smallest.name}: ${cause}`);
  const cases = causes.map((each) => each.case);
  if (findings === undefined) console.log(JSON.stringify(cases, null, 2));
  else writeFileSync(findings, `${JSON.stringify(cases, null, 2)}\n`);
  return causes.length > 0 ? 1 : 0;
}
