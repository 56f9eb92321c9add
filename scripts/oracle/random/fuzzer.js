import { buildCase, changedFiles, planOf, REPOSITORIES } from './random-cases.js';
import { shrinkFiles, shrinkPlan } from './shrink.js';
import { answerOf, verdictOn } from './verdict.js';

/** As many changes are judged at a time. */
const WORKERS = 2;

/** Judges random changes of random repositories, and returns what the gate gets wrong, as cases. */
export class Fuzzer {
  #judge;
  #world;
  #render;
  #versionOf;

  /**
   * @param judge returns the gate's report on the files before and after, with inputs
   * @param world the `versions` that random repositories run, and the versions of the service's `charts`
   * @param render returns the service's images of each unit of a tree; null if a tool refuses it
   * @param versionOf returns what an image runs
   */
  constructor({ judge, world, render, versionOf }) {
    this.#judge = judge;
    this.#world = world;
    this.#render = render;
    this.#versionOf = versionOf;
  }

  /**
   * Judges `count` random changes of one kind of repository.
   *
   * @returns how many were `judged`, in how many the images are `different`, in how many equal ones the gate tells that it does not
   *   evaluate them (`told`), and what was `found`
   */
  async run(kind, seed, count) {
    const totals = { judged: 0, different: 0, told: 0, found: [] };
    let next = 0;
    const work = async () => {
      while (next < count) {
        const plan = planOf(kind, seed, next++, this.#world);
        const verdict = await this.#verdict(buildCase(plan, this.#world));
        if (verdict === null) continue;
        totals.judged++;
        if (verdict.jumps.length > 0) totals.different++;
        if (verdict.isTold) totals.told++;
        if (verdict.finding !== null) totals.found.push({ plan, ...verdict });
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
    return totals;
  }

  /** The causes of what was found, each with its smallest case. Findings with the same changes and the same answer count as one. */
  async causesOf(kind, found) {
    const slots = REPOSITORIES[kind].slots(this.#world.versions, this.#world.charts);
    const build = (plan) => buildCase(plan, this.#world);
    const groups = new Map();
    for (const each of found) {
      const key = `${each.finding} ${each.answer} ${changesOf(each.plan)}`;
      groups.set(key, [...(groups.get(key) ?? []), each]);
    }
    const causes = new Map();
    for (const group of groups.values()) {
      const [{ plan, finding, answer }] = group;
      const isFinding = async (each) => (await this.#verdict(each, answer))?.finding === finding;
      const small = await shrinkPlan(plan, slots, build, isFinding);
      const cause = `${finding}: ${causeOf(small, slots)}`;
      const known = causes.get(cause);
      if (known !== undefined) known.count += group.length;
      else causes.set(cause, { cause, count: group.length, case: await this.#caseOf(kind, build(small), cause) });
    }
    return [...causes.values()];
  }

  /** A recorded pull request, with as few files and lines as possible. */
  async #caseOf(kind, whole, cause) {
    const { finding, answer, images } = await this.#verdict(whole);
    const isSame = async (each) => {
      const verdict = await this.#verdict(each, answer);
      return verdict?.finding === finding && verdict.images === images;
    };
    const small = await shrinkFiles(whole, isSame);
    const { jumps, report } = await this.#verdict(small);
    const said = report.deployments.map(({ kind: of, file, line, from, to, problem }) =>
      `${of} ${file}:${line} ${from} → ${to} ${problem?.code ?? ''}`.trim(),
    );
    const commands = small.head.units.map(({ run, flux, argoCd }) => run?.join(' ') ?? flux ?? argoCd);
    return {
      name: `oracle-${kind}-${cause}`.replaceAll(/[^\w.-]+/g, '-').slice(0, 100),
      expect: finding === 'wrong green' ? 'red' : 'green',
      ...(finding === 'wrong green' ? { from: jumps[0].from[0], to: jumps[0].to } : {}),
      why: `${cause}; deployed by ${commands.join('; ')}; the gate: ${report.decision} [${said.join(', ')}]`,
      firm: true,
      args: Object.entries(small.head.inputs ?? {}).flatMap(([name, text]) =>
        text.split('\n').flatMap((line) => [`--${name}`, line]),
      ),
      base: small.base.files,
      change: changedFiles(small),
    };
  }

  /**
   * Null if nothing changes, if a tool refuses one side, if nothing of the service is deployed before, or if the gate's answer is not the
   * wanted one.
   */
  async #verdict({ base, head, isLoud }, wanted) {
    const changed = Object.keys(changedFiles({ base, head }));
    if (changed.length === 0) return null;
    const report = await this.#judge(base.files, head.files, head.inputs ?? {});
    const answer = answerOf(report);
    if (wanted !== undefined && answer !== wanted) return null;
    const [before, after] = [await this.#render(base), await this.#render(head)];
    if (before === null || after === null) return null;
    if ([...before.values()].every((images) => images.length === 0)) return null;
    const aside = [...(base.aside ?? []), ...(head.aside ?? [])];
    const mayBeRed = isLoud || base.mayBeRed || head.mayBeRed || changed.some((path) => aside.includes(path));
    const images = JSON.stringify([[...before], [...after]]);
    return { ...verdictOn(before, after, report, mayBeRed, this.#versionOf), report, answer, images };
  }
}

function changesOf({ base, head, edits }) {
  const changed = Object.keys(base).filter((slot) => base[slot] !== head[slot]);
  return [...changed.map((slot) => `${slot} ${base[slot]} → ${head[slot]}`), ...edits.map(({ name }) => name)]
    .join(' and ')
    .replaceAll(/\d+\.\d+\.\d+/g, 'V');
}

/** What makes a case, in a few words: the options that change, the edits, and the options that are not the simplest. */
function causeOf(plan, slots) {
  const { base, head } = plan;
  const standing = Object.keys(slots).filter((slot) => base[slot] === head[slot] && base[slot] !== slots[slot][0]);
  const options = standing.map((slot) => `${slot} ${base[slot]}`.replaceAll(/\d+\.\d+\.\d+/g, 'V'));
  return [changesOf(plan), ...(options.length === 0 ? [] : [`with ${options.join(', ')}`])].join(' ');
}
