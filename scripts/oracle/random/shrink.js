import { posix } from 'node:path';
import { diffLines } from 'diff';

/**
 * Makes a case smaller as long as it stays a finding: drops changes, takes options back, then removes files and lines.
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
  for (let at = best.edits.length - 1; at >= 0; at--) {
    await accept({ ...best, edits: best.edits.filter((_, each) => each !== at) });
  }
  for (const slot of Object.keys(slots)) {
    const isChanged = best.base[slot] !== best.head[slot];
    if (isChanged && (await accept({ ...best, head: { ...best.head, [slot]: best.base[slot] } }))) continue;
    if (isChanged && (await accept({ ...best, base: { ...best.base, [slot]: best.head[slot] } }))) continue;
  }
  for (const [slot, [simplest]] of Object.entries(slots)) {
    if (best.base[slot] !== best.head[slot] || best.base[slot] === simplest) continue;
    await accept({ ...best, base: { ...best.base, [slot]: simplest }, head: { ...best.head, [slot]: simplest } });
  }
  return best;
}

/** Removes files and lines, from both sides at once, then from one. */
export async function shrinkFiles(found, isFinding) {
  let best = found;
  const accept = async (next) => {
    if (!(await isFinding(next))) return false;
    best = next;
    return true;
  };
  const paths = [...new Set([...Object.keys(found.base.files), ...Object.keys(found.head.files)])].sort();
  for (const path of paths) {
    if (await accept(without(best, path))) continue;
    const { base, head } = best;
    if (base.files[path] !== head.files[path]) await accept({ ...best, head: withText(head, path, base.files[path]) });
  }
  for (const path of paths) await shrinkLines(path);
  return best;

  /** Whether a line names another file. Without it, the file would be nobody's, which is another case. */
  function leadsElsewhere(text, path) {
    const others = paths.filter((each) => each !== path && (each in best.base.files || each in best.head.files));
    return others
      .flatMap((each) => [posix.basename(each), posix.dirname(each)])
      .some((name) => name !== '.' && text.includes(name));
  }

  async function shrinkLines(path) {
    for (const size of [8, 3, 1]) {
      let lines = linesOf(best.base.files[path], best.head.files[path]);
      for (let at = lines.length - 1; at >= 0; at -= size) {
        const left = lines.filter((_, each) => each <= at - size || each > at);
        if (lines.some((line) => !left.includes(line) && leadsElsewhere(line.text, path))) continue;
        const text = (side) => left.flatMap((line) => (line[side] ? line.text : [])).join('');
        const put = (side) =>
          best[side].files[path] === undefined ? best[side] : withText(best[side], path, text(side));
        if (await accept({ ...best, base: put('base'), head: put('head') })) lines = left;
      }
    }
  }
}

/** The lines of two texts, each with the sides that have it. */
function linesOf(base = '', head = '') {
  return diffLines(base, head).flatMap(({ value, added, removed }) =>
    value.match(/[^\n]*\n|[^\n]+$/g).map((text) => ({ text, base: added !== true, head: removed !== true })),
  );
}

function without({ base, head, ...others }, path) {
  return { ...others, base: withText(base, path, undefined), head: withText(head, path, undefined) };
}

function withText(tree, path, text) {
  const { [path]: _, ...others } = tree.files;
  return { ...tree, files: text === undefined ? others : { ...others, [path]: text } };
}
