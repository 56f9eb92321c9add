import type { Place } from '../../../problems/place.ts';
import { ProblemError } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import type { Files } from '../../../syntax/source-files.ts';
import {
  CollectedVariables,
  type ContainerVariables,
  type EnvironmentVariable,
  isVariableName,
} from '../../container-variables.ts';
import { itemsOf, layersAt, readKnownText, resetsValue, resolvePath, type Service, type Sourced } from './values.ts';

/** Limits the variables of one source. A real service has a few dozen. */
const MOST_VARIABLES = 1_000;

/**
 * The environment variables that a service sets. `environment` overrides `env_file`, and both override the Dockerfile.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function readContainerVariables(
  { layers, failure }: Service,
  built: ContainerVariables | null,
  files: Files,
): Promise<ContainerVariables> {
  const variables = new CollectedVariables();
  if (failure !== null) variables.add(unseenBehind(failure.problem.place));
  for (const layer of layersAt(layers, 'environment')) variables.add(ownVariables(layer));
  for (const layer of layersAt(layers, 'env_file')) {
    for (const item of itemsOf(layer).slice(0, MOST_VARIABLES).toReversed()) {
      const named = layer.file.member(item, 'path')?.value ?? item;
      variables.add(await variablesOfFile({ ...layer, value: named }, files));
    }
  }
  if (built !== null) variables.add(built);
  return variables.all;
}

/** An unreadable part of a project may set any variable. */
export function unseenBehind(place: Place | null): ContainerVariables {
  return { set: [], unseen: place === null ? [] : [{ source: 'a part of the project that cannot be read', place }] };
}

/**
 * The variables in one layer's `environment`: a mapping, or a list of `NAME=value` and `NAME`. A name alone is
 * inherited.
 */
function ownVariables({ file, value }: Sourced): ContainerVariables {
  const members = file.members(value).map(({ name, key: place, value: member }) => {
    return { name, place, isHandedThrough: resetsValue(member) || file.scalar(member)?.type === 'null' };
  });
  const items = file.items(value).map((item) => {
    const text = file.scalar(item)?.text ?? '';
    return { name: text.split('=', 1)[0] ?? '', place: item.place, isHandedThrough: !text.includes('=') };
  });
  const named = [...members, ...items].map(({ name, place, isHandedThrough }): EnvironmentVariable => {
    return { name, place, ...(isHandedThrough && { isPartial: true }) };
  });
  // The text may be a misplaced secret, so it is not shown.
  const others = named.filter(({ name }) => name !== '' && !isVariableName(name));
  return { set: known(named), unseen: others.map(({ place }) => ({ source: 'what is filled in elsewhere', place })) };
}

/** The last entry with a name counts. */
function known(variables: readonly EnvironmentVariable[]): EnvironmentVariable[] {
  const named = variables.filter(({ name }) => isVariableName(name)).slice(0, MOST_VARIABLES);
  return [...new Map(named.map((each) => [each.name, each])).values()];
}

/** The variables in a file that an `env_file` entry names. */
async function variablesOfFile(source: Sourced, files: Files): Promise<ContainerVariables> {
  const { file, value, context } = source;
  try {
    const path = resolvePath(context.folder, readKnownText(source) ?? '');
    const entries = path === null ? null : await files.variables(path);
    if (entries !== null) return { set: known(entries.map(({ name, place }) => ({ name, place }))), unseen: [] };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
  return { set: [], unseen: [{ source: quoteText(file.written(value) ?? ''), place: value.place }] };
}
