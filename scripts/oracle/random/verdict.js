/** Problems that say what the gate cannot read, or does not evaluate (docs/supported-files.md). */
const TOLD = ['not-evaluated', 'unresolved-template', 'unresolved-variable', 'unparseable'];

/**
 * Compares what a change really does with what the gate says of it.
 *
 * @param base the service's images of each unit before; `head` after
 * @param report of the gate
 * @param isLoud whether a red answer is right even if nothing changes
 * @param versionOf returns what an image runs: a version, or why it names none
 * @returns the `finding`: `wrong green`, `false red`, or null; in `isTold` whether a red answer says that it does not evaluate the change;
 *   in `jumps` the versions `from` and `to` of each unit that changes
 */
export function verdictOn(base, head, report, isLoud, versionOf) {
  const jumps = [];
  let isEqual = base.size === head.size;
  for (const [unit, before] of base) {
    const after = head.get(unit);
    if (after?.join() !== before.join()) isEqual = false;
    // An installation or a removal has no jump.
    if (after === undefined || before.length === 0) continue;
    const [from, to] = [before, after].map((images) => [...new Set(images.map(versionOf))]);
    const come = to.filter((version) => !from.includes(version));
    for (const version of come) jumps.push({ unit, from, to: version });
  }
  const isGreen = !report.outcome.fails;
  const isReported = (jump) =>
    report.deployments.some(({ from, to }) => jump.from.includes(from) && to === jump.to && from !== to);
  if (isGreen) return { finding: jumps.every(isReported) ? null : 'wrong green', isTold: false, jumps };
  const failing = report.deployments.filter(({ fails }) => fails);
  const isTold = failing.length > 0 && failing.every(({ problem }) => TOLD.includes(problem?.code));
  const isMixed = [...base.values()].some((images) => new Set(images.map(versionOf)).size > 1);
  const isFalse = isEqual && !isLoud && !isTold && !isMixed;
  return { finding: isFalse ? 'false red' : null, isTold: isEqual && isTold, jumps };
}

/** What the gate found and complained of, in short. */
export function answerOf({ deployments, outcome }) {
  const said = deployments.map(({ kind, fails, problem }) => `${kind} ${fails} ${problem?.code}`);
  return [outcome.fails, ...[...new Set(said)].sort()].join();
}
