import { posix } from 'node:path';
import { diffLines } from 'diff';

/** Without these lines, an object is no deployment, which is another case. */
const SKELETON = /^ *(?:- )?(?:name|spec|template|containers):/;

/**
 * Drops as many items as possible, in large groups first.
 *
 * @param drops tries to do without some items; returns whether that was accepted
 */
async function dropFrom(items, drops) {
  let left = items;
  for (let size = Math.ceil(items.length / 2); left.length > 0; size = Math.floor(size / 2)) {
    for (let at = left.length; at > 0; at -= size) {
      const group = left.slice(Math.max(0, at - size), at);
      if (await drops(group)) left = left.filter((item) => !group.includes(item));
    }
    if (size <= 1) return;
  }
}

/**
 * Makes a random case simpler as long as it stays a finding: drops edits, takes changed options back, then takes the simplest options.
 *
 * @param plan the random choices of a case: `base` and `head` options of each slot, and `edits` of the text
 * @param build returns the case of a plan
 * @param isFinding whether a case is still the same finding
 */
export async function shrinkPlan(plan, slots, build, isFinding) {
  let best = plan;
  const accept = async (next) => {
    if (!(await isFinding(build(next)))) return false;
    best = next;
    return true;
  };
  const set = (group, option) => Object.fromEntries(group.map((slot) => [slot, option(slot)]));
  const changed = () => Object.keys(slots).filter((slot) => best.base[slot] !== best.head[slot]);
  await dropFrom(plan.edits, (group) => accept({ ...best, edits: best.edits.filter((each) => !group.includes(each)) }));
  for (const [one, other] of [
    ['head', 'base'],
    ['base', 'head'],
  ]) {
    await dropFrom(changed(), (group) =>
      accept({ ...best, [one]: { ...best[one], ...set(group, (slot) => best[other][slot]) } }),
    );
  }
  const standing = Object.keys(slots).filter((slot) => !changed().includes(slot) && best.base[slot] !== slots[slot][0]);
  await dropFrom(standing, (group) => {
    const simplest = set(group, (slot) => slots[slot][0]);
    return accept({ ...best, base: { ...best.base, ...simplest }, head: { ...best.head, ...simplest } });
  });
  return best;
}

/** Makes a case smaller as long as it stays a finding: drops files and lines, from both sides alike. */
export async function shrinkFiles(found, isFinding) {
  let best = found;
  const accept = async (next) => {
    if (!(await isFinding(next))) return false;
    best = next;
    return true;
  };
  const paths = () => [...new Set([...Object.keys(best.base.files), ...Object.keys(best.head.files)])].sort();
  await dropFrom(paths(), (group) => accept(mapSides(best, ({ files }) => without(files, group))));
  for (const path of paths()) {
    let lines = linesOf(best.base.files[path], best.head.files[path]);
    await dropFrom(
      lines.filter(({ text }) => !leadsElsewhere(text, path) && !SKELETON.test(text)),
      async (group) => {
        const left = lines.filter((line) => !group.includes(line));
        const text = (side) => left.flatMap((line) => (line[side] ? line.text : [])).join('');
        const isAccepted = await accept(
          mapSides(best, ({ files }, side) => (path in files ? { ...files, [path]: text(side) } : files)),
        );
        if (isAccepted) lines = left;
        return isAccepted;
      },
    );
  }
  return best;

  /** Whether a line names another file. Without it, that file would be nobody's, which is another case. */
  function leadsElsewhere(text, path) {
    const others = paths().filter((each) => each !== path);
    const names = others.flatMap((each) => [posix.basename(each), posix.dirname(each)]);
    return names.some((name) => name !== '.' && text.includes(name));
  }
}

function mapSides(found, filesOf) {
  const side = (name) => ({ ...found[name], files: filesOf(found[name], name) });
  return { ...found, base: side('base'), head: side('head') };
}

function without(files, paths) {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !paths.includes(path)));
}

/** The lines of two texts, each with the sides that have it. */
function linesOf(base = '', head = '') {
  return diffLines(base, head).flatMap(({ value, added, removed }) =>
    value.match(/[^\n]*\n|[^\n]+$/g).map((text) => ({ text, base: added !== true, head: removed !== true })),
  );
}
