import type { ContainerVariables, EnvironmentVariable } from '../../deployment/container-variables.ts';
import { quoteText } from '../../problems/quote-text.ts';
import { type ConfigEffect, netConfigEffects } from '../../release-safety/config-effects.ts';
import { compareVersions } from '../../release-safety/version.ts';
import type { DeploymentReport, StepReport, VariableReport } from './deployment-report.ts';
import type { SpanReport } from './span-report.ts';

/** Looks up in what the files set the variables that an upgrade changes. What a secret holds is unseen, never "not set". */
export function matchVariables(
  effects: readonly ConfigEffect[],
  containerVariables: ContainerVariables | null,
): Pick<DeploymentReport, 'variables' | 'unseenVariables'> {
  if (effects.length === 0) return { variables: [], unseenVariables: [] };
  const set = new Map(containerVariables?.set.map((variable) => [variable.name, variable]));
  const isBlind = containerVariables === null || containerVariables.unseen.length > 0;
  const partial = new Set<EnvironmentVariable>();
  const variables = effects.map((effect): VariableReport => {
    const { names, name } = effect;
    // The old name has to change; if only the new name is set, there is nothing to do. If a variable gets its first name back, a name in
    // between does not matter.
    const formerNames = effect.effect === 'default-changed' ? [] : names.filter((each) => each !== name);
    const former = formerNames.map((each) => set.get(each)).find((each) => each !== undefined);
    if (former !== undefined) return { ...effect, state: 'set', ...setBy(former) };
    const current = name === null ? undefined : set.get(name);
    // A removed variable has to go from every place that sets it. A needed variable stays open if one container may lack it.
    if (current !== undefined && current.isPartial !== true)
      return { ...effect, state: effect.effect === 'renamed' ? 'set-new' : 'set', ...setBy(current) };
    if (current !== undefined) partial.add(current);
    const state = isBlind || current !== undefined ? 'unseen' : 'not-set';
    return { ...effect, state, setName: null, file: null, line: null };
  });
  if (variables.every(({ state }) => state !== 'unseen')) return { variables, unseenVariables: [] };
  const open = [...partial].map(({ name, place }) => {
    return { source: `${quoteText(name)}, which is perhaps not set in every container`, place };
  });
  const unseen = [...open, ...(containerVariables?.unseen ?? [])];
  const unseenVariables = unseen.map(({ source, place: { file, line } }) => ({ source, file, line }));
  return { variables, unseenVariables };
}

function setBy({ name, place: { file, line } }: EnvironmentVariable) {
  return { setName: name, file, line };
}

/** What each of several steps changes in the variables, with the names that the one before asks for (docs/report.md). */
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

/** The variables as they are once all that a step asks for is done. A name that became two is set under both. */
function afterStep(
  set: readonly EnvironmentVariable[],
  found: readonly VariableReport[],
): readonly EnvironmentVariable[] {
  const asked = found.filter(
    ({ state, effect, setName }) => state === 'set' && effect !== 'default-changed' && setName !== null,
  );
  const isAsked = (name: string) => asked.some(({ setName }) => setName === name);
  const taken = new Set(set.flatMap(({ name }) => (isAsked(name) ? [] : [name])));
  return set.flatMap((variable) => {
    if (!isAsked(variable.name)) return [variable];
    const names = asked.flatMap(({ setName, name }) => (setName === variable.name && name !== null ? [name] : []));
    return names.flatMap((name) => {
      if (taken.has(name)) return [];
      taken.add(name);
      return [{ ...variable, name }];
    });
  });
}
