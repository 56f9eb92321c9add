import type { ContainerVariables, EnvironmentVariable } from '../../deployment/container-variables.ts';
import { netConfigEffects } from '../../release-safety/config-changes.ts';
import { compareVersions } from '../../release-safety/version.ts';
import type { StepReport, VariableReport } from './deployment-report.ts';
import type { SpanReport } from './span-report.ts';
import { matchVariables } from './variables.ts';

/**
 * What each step of a plan changes in the environment variables of a deployment (docs/report.md). A step finds the names that the step before it asks for.
 *
 * @returns the steps that change any; none if the plan has fewer than two, because then the upgrade itself tells it
 */
export function stepsOf({ plan, explanation }: SpanReport, variables: ContainerVariables | null): StepReport[] {
  const hops = plan.hops ?? [];
  if (hops.length < 2) return [];
  let left = variables;
  return hops.flatMap(({ from, to }) => {
    const releases = explanation.releases.filter(
      ({ version }) => compareVersions(version, from) > 0 && compareVersions(version, to) <= 0,
    );
    const effects = netConfigEffects(
      releases.map(({ version, config }) => ({ release: version, changes: config?.changes ?? [] })),
    );
    const found = matchVariables(effects, left).variables;
    left = left === null ? null : { ...left, set: afterStep(left.set, found) };
    return found.length === 0 ? [] : [{ from, to, variables: found }];
  });
}

/** The variables as they are once all that a step asks for is done. */
function afterStep(
  set: readonly EnvironmentVariable[],
  found: readonly VariableReport[],
): readonly EnvironmentVariable[] {
  const moves = new Map(
    found.flatMap(({ state, effect, setName, name }) =>
      state === 'set' && effect !== 'default-changed' && setName !== null ? [[setName, name] as const] : [],
    ),
  );
  const kept = new Set(set.flatMap(({ name }) => (moves.has(name) ? [] : [name])));
  return set.flatMap((variable) => {
    const name = moves.get(variable.name);
    if (name === undefined) return [variable];
    if (name === null || kept.has(name)) return [];
    kept.add(name);
    return [{ ...variable, name }];
  });
}
