import {
  CollectedVariables,
  type Environment,
  type EnvironmentVariable,
  isVariableName,
  type UnseenVariables,
} from '../../environment.ts';
import type { Place } from '../../place.ts';
import { ProblemError } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import type { Files } from '../../source/source-files.ts';
import { YamlFile, type YamlValue } from '../../source/yaml.ts';
import { perTree } from '../per-tree.ts';
import { type EnvFileFormat, readEnvFileNames } from './env-file.ts';
import { fromTop } from './layers.ts';
import { resolvePath } from './paths.ts';
import { type Service, type Sourced, tagsOf } from './service.ts';
import { readKnownText, readText } from './text.ts';
import { plainText, sliceText } from './traced-text.ts';

/** Variables and files of all services of a tree, each as often as a service has it: a service of people has some dozens. */
const MOST_VARIABLES = 200_000;

const budgetOnce = perTree<{ left: number }>();

/**
 * The environment variables that a service sets, by compose's rules: `environment` goes before the files of `env_file`, of
 * which later ones go before earlier ones, and last comes what its Dockerfile sets.
 *
 * @param built what its Dockerfile sets; null where it is not built
 * @throws TreeError where the tree cannot be read
 */
export async function readEnvironment(
  { environment, envFiles, failure }: Service,
  built: Environment | null,
  files: Files,
): Promise<Environment> {
  const budget = budgetOnce(files, '', () => ({ left: MOST_VARIABLES }));
  const variables = new CollectedVariables();
  if (failure !== null) variables.add(unseenBehind(failure.problem.place));
  const gone = new Set<string>();
  for (const layer of fromTop(environment.value)) {
    if (budget.left < 0) return cutShort(variables, layer);
    const own = readLayer(layer);
    budget.left -= own.set.length + own.unseen.length + own.gone.length;
    variables.add(gone.size === 0 ? own : { ...own, set: own.set.filter(({ name }) => !gone.has(name)) });
    for (const name of own.gone) gone.add(name);
  }
  for (const entry of entriesOf(fromTop(envFiles.value))) {
    if (budget.left < 0) return cutShort(variables, entry.source);
    const own = await readEntry(entry, files);
    budget.left -= own.set.length + 1;
    variables.add(own);
  }
  if (built !== null) variables.add(built);
  return variables.environment;
}

/** A part of a project that is out of sight may set anything. */
export function unseenBehind(place: Place | null): Environment {
  if (place === null) return { set: [], unseen: [] };
  return { set: [], unseen: [{ source: 'a part of the project that cannot be read', place }] };
}

function cutShort(variables: CollectedVariables, { value: { place } }: Sourced): Environment {
  variables.add({ set: [], unseen: [{ source: 'more variables than are read', place }] });
  return variables.environment;
}

/** What one layer's `environment` says. */
interface Layer extends Environment {
  /** Names that it takes away from lower layers (`!reset`). */
  readonly gone: readonly string[];
}

const FILLED_IN = 'what is filled in elsewhere';

/** A mapping of names, or a list of `NAME=value` and `NAME`. */
function readLayer(source: Sourced): Layer {
  const { file, value } = source;
  const set = new Map<string, EnvironmentVariable>();
  const unseen: UnseenVariables[] = [];
  const gone: string[] = [];
  const add = (name: string, place: Place, isHandedThrough: boolean) => {
    if (isVariableName(name)) set.set(name, { name, place, ...(isHandedThrough && { isPartial: true }) });
    else if (isOpaque(name)) unseen.push({ source: FILLED_IN, place });
  };
  for (const { name, key, value: member } of file.members(value)) {
    if (tagsOf(member).isGone) gone.push(name);
    else add(name, key, file.scalar(member)?.type === 'null');
  }
  for (const item of file.items(value)) {
    const scalar = tagsOf(item).isGone ? null : file.scalar(item);
    if (scalar === null || scalar.type === 'null') continue;
    const name = nameOfItem({ ...source, value: item }, scalar.text);
    if (typeof name === 'string') add(name, scalar.place, !scalar.text.includes('='));
    else unseen.push({ ...name, place: scalar.place });
  }
  const scalar = file.scalar(value);
  // Compose takes no text here, so whatever it is becomes a mapping or a list before it gets there.
  if (scalar !== null && scalar.text !== '') unseen.push({ source: FILLED_IN, place: scalar.place });
  return { set: [...set.values()], unseen, gone };
}

function isOpaque(text: string): boolean {
  return text.startsWith('ENC[') || YamlFile.hasTemplate(text);
}

/** The name in an item of a list, or what hides it. The value is left alone: it may be long, and no use of a variable. */
function nameOfItem(source: Sourced, text: string): string | Pick<UnseenVariables, 'source'> {
  const written = beforeEquals(text);
  if (!written.includes('$')) return written;
  try {
    const read = readText(source)?.text ?? [];
    const name = beforeEquals(plainText(read));
    const unset = sliceText(read, 0, name.length).find(({ origin }) => origin === 'unset');
    return unset === undefined ? name : { source: quoteText(`\${${unset.variable}}`) };
  } catch (error) {
    if (error instanceof ProblemError) return { source: FILLED_IN };
    throw error;
  }
}

function beforeEquals(text: string): string {
  const equals = text.indexOf('=');
  return equals === -1 ? text : text.slice(0, equals);
}

/** A file of `env_file`, as an entry names it. */
interface EnvFileEntry {
  readonly source: Sourced;
  /** Its path as it is written, and where. */
  readonly written: string;
  readonly place: Place;
  /** From the repository's root; null where that cannot be told, or is not in the repository. */
  readonly path: string | null;
  /** Null for one that is not known. */
  readonly format: EnvFileFormat | null;
}

/** The files of all layers of `env_file`, those that win first. */
function entriesOf(layers: readonly Sourced[]): EnvFileEntry[] {
  // One that is named once more stays where it was, as compose has it.
  const entries = new Map<string, EnvFileEntry>();
  for (const source of [...layers].reverse()) {
    const { file, value } = source;
    const isSingle = file.scalar(value) !== null || file.isMap(value);
    for (const item of isSingle ? [value] : file.items(value)) {
      const entry = entryOf({ ...source, value: item });
      if (entry !== null) entries.set(JSON.stringify([entry.path, entry.path === null ? entry.written : '']), entry);
    }
  }
  return [...entries.values()].reverse();
}

/** Null for one that names nothing. */
function entryOf(source: Sourced): EnvFileEntry | null {
  const { file, value, context } = source;
  const named = file.isMap(value) ? (file.member(value, 'path')?.value ?? null) : value;
  const scalar = file.scalar(named);
  if (named === null || scalar === null || scalar.type === 'null' || tagsOf(value).isGone) return null;
  const text = knownText({ ...source, value: named });
  // Stands for no file at all.
  if (text === '/dev/null') return null;
  return {
    source,
    written: scalar.hasTemplate ? file.sourceOf(named) : scalar.text,
    place: scalar.place,
    path: text === null ? null : resolvePath(context.folder, text),
    format: formatOf(source, file.isMap(value) ? (file.member(value, 'format')?.value ?? null) : null),
  };
}

function formatOf(source: Sourced, value: YamlValue | null): EnvFileFormat | null {
  if (value === null || source.file.scalar(value)?.type === 'null') return 'dotenv';
  const text = knownText({ ...source, value });
  return text === 'raw' ? text : text === '' ? 'dotenv' : null;
}

/** Null also where it is not known. */
function knownText(source: Sourced): string | null {
  try {
    return readKnownText(source);
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}

async function readEntry({ written, place, path, format }: EnvFileEntry, files: Files): Promise<Environment> {
  const names = path === null || format === null ? null : await readEnvFileNames(files, path, format);
  const unseen = [{ source: quoteText(written), place }];
  if (names === null) return { set: [], unseen };
  return { set: names.set, unseen: names.isEncrypted ? unseen : [] };
}
