import { applyChange, CHANGES } from './changes.js';
import { Random } from './random.js';
import { argoCd } from './repositories/argo-cd.js';
import { compose } from './repositories/compose.js';
import { flux } from './repositories/flux.js';
import { helm } from './repositories/helm.js';
import { helmService } from './repositories/helm-service.js';
import { helmfile } from './repositories/helmfile.js';
import { kustomize } from './repositories/kustomize.js';

/**
 * Kinds of repositories: `slots` has the options of each choice, the simplest first; `write` makes of one option for each slot the `files`,
 * the `units` that are deployed from them with their commands, in `aside` the files that nobody deploys, and in `mayBeRed` whether a red answer
 * is right even if no image changes.
 */
export const REPOSITORIES = {
  helm,
  'helm-service': helmService,
  kustomize,
  compose,
  flux,
  'argo-cd': argoCd,
  helmfile,
};

/** Changes of one repository: rendering its base once is cheaper. */
const CHANGES_OF_ONE = 5;

/**
 * The plan of a random case: one option of each slot before and after, and edits of the text. The same numbers give the same plan.
 *
 * @param kind one of {@link REPOSITORIES}
 * @param at the number of the case
 */
export function planOf(kind, seed, at, world) {
  const slots = REPOSITORIES[kind].slots(world.versions, world.charts);
  const ofBase = new Random(`${seed} ${kind} ${Math.floor(at / CHANGES_OF_ONE)}`);
  const base = Object.fromEntries(Object.entries(slots).map(([slot, options]) => [slot, ofBase.pick(options)]));
  const { fixed = [], write } = REPOSITORIES[kind];
  const random = new Random(`${seed} ${kind} change ${at}`);
  const head = { ...base };
  const edits = [];
  const free = Object.keys(slots).filter((slot) => !fixed.includes(slot));
  const bearing = free.filter((slot) => slots[slot].some((option) => world.versions.includes(option)));
  const isEdit = random.once(3);
  const textOf = (choice) => JSON.stringify(write(choice).files);
  for (let left = 1 + random.below(3); left > 0; left--) {
    if (isEdit) edits.push({ name: random.pick(CHANGES), seed: random.below(1_000_000), isInBase: random.once(4) });
    // Most options do nothing in most repositories: take the first that does something.
    for (let tries = 30; !isEdit && tries > 0; tries--) {
      const slot = random.pick(random.once(3) ? free : bearing);
      const next = { ...head, [slot]: random.pick(slots[slot]) };
      if (textOf(next) === textOf(head)) continue;
      head[slot] = next[slot];
      break;
    }
  }
  return { kind, base, head, edits };
}

/** Both sides of a plan. A file that no option changes is edited alike on both. */
export function buildCase({ kind, base, head, edits }, world) {
  const { write } = REPOSITORIES[kind];
  const [before, after] = [write(base), write(head)];
  let isLoud = false;
  const edit = (files, { name, seed }) => {
    const edited = applyChange(name, files, new Random(seed), world.versions);
    isLoud ||= edited.isLoud;
    return edited.files;
  };
  const early = edits.filter(({ isInBase }) => isInBase).reduce(edit, before.files);
  const same = (path) => (after.files[path] === before.files[path] ? early[path] : after.files[path]);
  const merged = Object.fromEntries(
    [...Object.keys(after.files), ...Object.keys(early).filter((path) => !(path in before.files))].map((path) => [
      path,
      path in after.files ? same(path) : early[path],
    ]),
  );
  const late = edits.filter(({ isInBase }) => !isInBase).reduce(edit, merged);
  return { base: { ...before, files: early }, head: { ...after, files: late }, isLoud };
}

/** The files that a case changes: new text, or null for a removed file. */
export function changedFiles({ base, head }) {
  const paths = [...new Set([...Object.keys(base.files), ...Object.keys(head.files)])].sort();
  const changed = paths.filter((path) => base.files[path] !== head.files[path]);
  return Object.fromEntries(changed.map((path) => [path, head.files[path] ?? null]));
}

/** Which removed file an added one was before, as git sees it: at least half of the text is the same. */
export function renamesOf(base, head) {
  const removed = Object.keys(base).filter((path) => !(path in head));
  const renames = new Map();
  for (const path of Object.keys(head).filter((each) => !(each in base))) {
    const like = (other) => {
      const lines = new Set(base[other].split('\n'));
      return (
        head[path]
          .split('\n')
          .filter((line) => line !== '' && lines.has(line))
          .join('\n').length / Math.max(head[path].length, base[other].length, 1)
      );
    };
    const [closest] = removed.sort((one, other) => like(other) - like(one));
    if (closest !== undefined && like(closest) >= 0.5) {
      renames.set(path, closest);
      removed.splice(removed.indexOf(closest), 1);
    }
  }
  return renames;
}
