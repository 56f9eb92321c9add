import type { ContainerVariables, EnvironmentVariable } from '../../deployment/container-variables.ts';
import { quoteText } from '../../problems/quote-text.ts';
import type { ConfigEffect } from '../../release-safety/config-changes.ts';
import type { UnseenReport, VariableReport } from './deployment-report.ts';

/** The effect of an upgrade on the variables of one deployment. */
export interface VariableFindings {
  readonly variables: readonly VariableReport[];
  readonly unseenVariables: readonly UnseenReport[];
}

/**
 * Looks up in a deployment's files the environment variables that an upgrade changes. The contents of a secret cannot be seen. That is
 * never the same as "not set".
 *
 * @param environment the variables that the files of the head set; null if the files show none of them
 */
export function matchVariables(
  effects: readonly ConfigEffect[],
  containerVariables: ContainerVariables | null,
): VariableFindings {
  if (effects.length === 0) return { variables: [], unseenVariables: [] };
  const set = new Map(containerVariables?.set.map((variable) => [variable.name, variable]));
  const isBlind = containerVariables === null || containerVariables.unseen.length > 0;
  const partial = new Set<EnvironmentVariable>();
  const variables = effects.map((effect): VariableReport => {
    const { names, name } = effect;
    // The old name has to change; if only the new name is set, there is nothing to do. If a variable gets its first name back, a name in
    // between does not matter.
    const formerNames = effect.effect === 'default-changed' ? [] : names.filter((each) => each !== name);
    const former = formerNames.find((each) => set.has(each));
    const current = name === null ? undefined : set.get(name);
    // A removed variable has to go from every place that sets it. A needed variable stays open if one container may lack it.
    const isOpen = former === undefined && current?.isPartial === true;
    if (isOpen) partial.add(current);
    const setName = former ?? (isOpen ? null : (current?.name ?? null));
    const place = setName === null ? undefined : set.get(setName)?.place;
    const isNew = former === undefined && effect.effect === 'renamed';
    const state = setName === null ? (isBlind || isOpen ? 'unseen' : 'not-set') : isNew ? 'set-new' : 'set';
    return { ...effect, state, setName, file: place?.file ?? null, line: place?.line ?? null };
  });
  const open = [...partial].map(({ name, place }) => ({
    source: `${quoteText(name)}, which may not be set in every container`,
    place,
  }));
  const unseenVariables = [...open, ...(containerVariables?.unseen ?? [])].map(({ source, place }) => ({
    source,
    file: place.file,
    line: place.line,
  }));
  return { variables, unseenVariables: variables.some(({ state }) => state === 'unseen') ? unseenVariables : [] };
}
