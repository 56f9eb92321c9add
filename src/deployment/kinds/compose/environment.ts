import { CollectedVariables, type Environment, type EnvironmentVariable, isVariableName } from '../../environment.ts';
import type { Place } from '../../place.ts';
import { ProblemError } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import type { Files } from '../../source/source-files.ts';
import { clears, layersOf, readKnownText, resolvePath, type Service, type Sourced } from './values.ts';
import { readDotenv } from './variables.ts';

/** Of one source; a service of people has some dozens. */
const MOST_VARIABLES = 1_000;

/**
 * The environment variables that a service sets, by compose's rules: `environment` goes before the files of `env_file`, of
 * which later ones go before earlier ones, and last comes what its Dockerfile sets.
 *
 * @param built what its Dockerfile sets; null where it is not built
 * @throws TreeError where the tree cannot be read
 */
export async function readEnvironment(
  { layers, failure }: Service,
  built: Environment | null,
  files: Files,
): Promise<Environment> {
  const variables = new CollectedVariables();
  if (failure !== null) variables.add(unseenBehind(failure.problem.place));
  for (const layer of layersOf(layers, 'environment')) variables.add(namesOf(layer));
  for (const layer of layersOf(layers, 'env_file')) {
    const { file, value } = layer;
    const items = file.items(value).slice(0, MOST_VARIABLES).reverse();
    for (const item of items.length > 0 ? items : [value]) {
      const named = file.member(item, 'path')?.value ?? item;
      variables.add(await readEntry({ ...layer, value: named }, files));
    }
  }
  if (built !== null) variables.add(built);
  return variables.environment;
}

/** A part of a project that is out of sight may set anything. */
export function unseenBehind(place: Place | null): Environment {
  return { set: [], unseen: place === null ? [] : [{ source: 'a part of the project that cannot be read', place }] };
}

const FILLED_IN = 'what is filled in elsewhere';

/** What one layer's `environment` names: a mapping, or a list of `NAME=value` and `NAME`, which is handed through. */
function namesOf({ file, value }: Sourced): Environment {
  const members = file.members(value).map(({ name, key, value: member }) => {
    return { name, place: key, isPartial: clears(member) || file.scalar(member)?.type === 'null' };
  });
  const items = [...file.items(value), value].flatMap((item) => {
    const { text, place } = file.scalar(item) ?? { text: '', place: item.place };
    return text === '' ? [] : [{ name: text.split('=', 1)[0] ?? '', place, isPartial: !text.includes('=') }];
  });
  const all = [...members, ...items].slice(0, MOST_VARIABLES);
  const named = all.map(({ name, place, isPartial }): EnvironmentVariable => {
    return { name, place, ...(isPartial && { isPartial }) };
  });
  const set = new Map(named.filter(({ name }) => isVariableName(name)).map((each) => [each.name, each]));
  const others = named.filter(({ name }) => !isVariableName(name));
  // It may be a secret that stands in the wrong place, so it is not shown.
  return { set: [...set.values()], unseen: others.map(({ place }) => ({ source: FILLED_IN, place })) };
}

/** What a file that an entry of `env_file` names sets. */
async function readEntry(source: Sourced, files: Files): Promise<Environment> {
  const { file, value, context } = source;
  const scalar = file.scalar(value);
  if (scalar === null || scalar.type === 'null' || scalar.text === '/dev/null') return { set: [], unseen: [] };
  try {
    const path = resolvePath(context.folder, readKnownText(source) ?? '');
    const entries = path === null ? null : await readDotenv(files, path);
    const named = entries?.filter(({ name }) => isVariableName(name)).map(({ name, place }) => ({ name, place }));
    // The last of a name counts.
    const set = new Map(named?.map((each) => [each.name, each]));
    if (named !== undefined) return { set: [...set.values()].slice(0, MOST_VARIABLES), unseen: [] };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
  return { set: [], unseen: [{ source: quoteText(file.written(value) ?? scalar.text), place: scalar.place }] };
}
