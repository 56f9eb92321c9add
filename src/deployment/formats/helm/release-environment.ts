import { CollectedVariables, type Environment, isVariableName, type UnseenVariables } from '../../environment.ts';
import type { Place } from '../../place.ts';
import { cutQuotes } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import type { Setting } from './command.ts';
import { applySetting, type MergedMap, type MergedScalar, type MergedValue, mergeValues } from './merged-values.ts';
import { isTemplate } from './release-values.ts';
import { ValuesScope } from './values-scope.ts';

/** Keys of the service's chart that hold variables by their names. */
const MAPS = ['secrets', 'configMap'];

/** Keys of lists (or maps) of variables, as this and other charts have them. */
const LIST = /^(?:env|(?:\w+E|e)xtraEnv(?:Vars)?)$/;

/** Keys of lists of what brings all its members as variables. */
const SOURCES = /^(?:env|(?:\w+E|e)xtraEnv)From$/;

/** Keys that name something in the cluster which brings all its members as variables. */
const NAMED: Readonly<Record<string, 'secret' | 'config map'>> = {
  existingSecret: 'secret',
  secretsExisting: 'secret',
  secretRef: 'secret',
  extraEnvVarsSecret: 'secret',
  existingConfigMap: 'config map',
  existingConfigmap: 'config map',
  configMapRef: 'config map',
  extraEnvVarsCM: 'config map',
};

/** What an item of {@link SOURCES} has besides. */
const NAMED_IN_ITEMS = { ...NAMED, secret: 'secret', configMap: 'config map' } as const;

/** Keys by which secrets come from a store outside of the cluster. */
const EXTERNAL = /^externalSecrets?$/;

/** Sections of the chart that run the service itself, as opposed to its database and its browser. */
const WORKLOAD = /^(?:lightdash\w*|backend|scheduler|migration(?:Job)?|server|web|worker|\w+Worker)$/;

/** No deployment sets as many; what is beyond is not named. */
const MOST_VARIABLES = 1_000;

/**
 * The environment variables that the values of a release of the service's chart set.
 *
 * @param settings those of the command line, which win over the values; the last one of a name counts
 * @param elsewhere what brings values that are not known at all
 */
export function readReleaseEnvironment(
  scope: ValuesScope,
  settings: readonly Setting[] = [],
  elsewhere: readonly UnseenVariables[] = [],
): Environment {
  const values = mergeValues(scope, isRead);
  for (const setting of settings) if (isRead(/^\w*/.exec(setting.name)?.[0] ?? '')) applySetting(values, setting);
  const collected = new ReleaseVariables();
  for (const { source, place } of elsewhere) collected.addUnseen(source, place);
  readSection(values, '', collected);
  collected.isPartial = true;
  for (const [name, { value }] of values.members) {
    if (WORKLOAD.test(name) && value.kind === 'map') readSection(value, `${name}.`, collected);
  }
  collected.isPartial = false;
  // Among equals a variable of its own wins over a secret, and that over a config map.
  for (const key of MAPS) {
    const member = values.members.get(key);
    if (member !== undefined) readMap(member.value, key, member.key, collected);
  }
  return collected.environment;
}

/**
 * The environment variables that stand beside an image which no chart of the service reads.
 *
 * @param place of the image
 */
export function readEnvironmentBeside(file: YamlFile, parent: YamlValue | null, place: Place): Environment {
  const isBeside = (name: string) => LIST.test(name) || SOURCES.test(name);
  const values = mergeValues(new ValuesScope([{ file, root: parent }]), isBeside);
  const collected = new ReleaseVariables();
  collected.addUnseen('what that chart makes of its other values', place);
  readSection(values, '', collected);
  return collected.environment;
}

function isRead(key: string): boolean {
  return isOfSection(key) || MAPS.includes(key) || WORKLOAD.test(key);
}

function isOfSection(key: string): boolean {
  return LIST.test(key) || SOURCES.test(key) || EXTERNAL.test(key) || Object.hasOwn(NAMED, key);
}

/** The variables of one release, no more than a deployment has. */
class ReleaseVariables {
  /** Whether what is read is for some of the workloads only. */
  isPartial = false;
  readonly #collected = new CollectedVariables();
  readonly #unseen = new Set<string>();
  /** Names that are set for all workloads. */
  readonly #everywhere = new Set<string>();

  add(name: string, place: Place): void {
    if (this.#collected.size < MOST_VARIABLES) {
      this.#collected.addVariable({ name, place });
      if (!this.isPartial) this.#everywhere.add(name);
    } else this.addUnseen('more variables than are read', place);
  }

  /** @param source hostile until escaped */
  addUnseen(source: string, place: Place): void {
    const shown = cutQuotes(source);
    if (this.#unseen.has(shown) || this.#unseen.size > MOST_VARIABLES) return;
    this.#unseen.add(shown);
    this.#collected.add({ set: [], unseen: [{ source: shown, place }] });
  }

  get environment(): Environment {
    const { set, unseen } = this.#collected.environment;
    return { set: set.map((each) => (this.#everywhere.has(each.name) ? each : { ...each, isPartial: true })), unseen };
  }
}

/** @param prefix of its keys, for messages */
function readSection(section: MergedMap, prefix: string, collected: ReleaseVariables): void {
  for (const [name, { key, value }] of section.members) {
    const shown = `${prefix}${name}`;
    if (LIST.test(name)) readListOf(name, value, shown, key, collected);
    else if (SOURCES.test(name)) readSources(value, shown, key, collected);
    else if (EXTERNAL.test(name)) readExternal(value, shown, key, collected);
    else if (Object.hasOwn(NAMED, name)) readNamed(value, NAMED[name] ?? 'secret', shown, key, collected);
  }
}

function readListOf(name: string, value: MergedValue, shown: string, key: Place, collected: ReleaseVariables): void {
  const { isPartial } = collected;
  // Such as `schedulerExtraEnv`.
  collected.isPartial ||= !/^(?:env|extraEnv)/.test(name);
  readList(value, shown, key, collected);
  collected.isPartial = isPartial;
}

/** A map from names to values. */
function readMap(value: MergedValue, shown: string, key: Place, collected: ReleaseVariables): void {
  if (value.kind !== 'map') {
    readWhole(value, shown, key, collected);
    return;
  }
  for (const [name, member] of value.members) {
    const kind = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
    if (kind !== undefined) readNamed(member.value, kind, `${shown}.${name}`, member.key, collected);
    else readName(name, shown, member.key, collected);
  }
}

/** A list of what has a `name`, or a map from names to values. */
function readList(value: MergedValue, shown: string, key: Place, collected: ReleaseVariables): void {
  if (value.kind !== 'list') {
    readMap(value, shown, key, collected);
    return;
  }
  for (const item of value.items.values()) {
    if (item.kind !== 'map') {
      readWhole(item, shown, item.place, collected);
      continue;
    }
    const name = item.members.get('name')?.value;
    if (name === undefined) {
      if (Object.keys(NAMED).some((each) => item.members.has(each))) readSource(item, shown, item.place, collected);
    } else if (name.kind === 'scalar' && name.type === 'string') readName(name.text, shown, name.place, collected);
  }
}

function readName(text: string, shown: string, place: Place, collected: ReleaseVariables): void {
  if (isVariableName(text)) collected.add(text, place);
  else if (text.startsWith('ENC[')) collected.addUnseen(`encrypted ${quoteText(shown)}`, place);
  else if (isTemplate(text)) collected.addUnseen(quoteText(shown), place);
}

/** A value that is not of the kind it should be: filled in elsewhere, encrypted or empty. */
function readWhole(value: MergedValue, shown: string, place: Place, collected: ReleaseVariables): void {
  if (value.kind === 'map' || value.kind === 'list') {
    if ((value.kind === 'map' ? value.members : value.items).size > 0) collected.addUnseen(quoteText(shown), place);
  } else if (isOn(value)) {
    const isEncrypted = value.text.startsWith('ENC[');
    collected.addUnseen(`${isEncrypted ? 'encrypted ' : ''}${quoteText(shown)}`, place);
  }
}

/** Whether a scalar says something at all. */
function isOn({ text, type }: MergedScalar): boolean {
  return type !== 'null' && text !== '' && !(type === 'other' && /^(?:false|no|n|off|0)$/i.test(text));
}

function readSources(value: MergedValue, shown: string, key: Place, collected: ReleaseVariables): void {
  if (value.kind === 'list') for (const item of value.items.values()) readSource(item, shown, item.place, collected);
  else if (value.kind === 'map' && value.members.size > 0) readSource(value, shown, key, collected);
  else readWhole(value, shown, key, collected);
}

/** `secretRef: {name: …}` and its like. */
function readSource(value: MergedValue, shown: string, place: Place, collected: ReleaseVariables): void {
  let isNamed = false;
  if (value.kind === 'map') {
    for (const [name, kind] of Object.entries(NAMED_IN_ITEMS)) {
      const member = value.members.get(name);
      if (member === undefined) continue;
      isNamed = true;
      readNamed(member.value, kind, shown, member.key, collected);
    }
  }
  if (!isNamed) readWhole(value, shown, place, collected);
}

/** The name of a secret or a config map: a text, `{name: …}`, or a list of either. */
function readNamed(
  value: MergedValue,
  kind: 'secret' | 'config map',
  shown: string,
  key: Place,
  collected: ReleaseVariables,
): void {
  const values = value.kind === 'list' ? [...value.items.values()] : [value];
  for (const each of values) {
    const name = each.kind === 'map' ? each.members.get('name')?.value : each;
    const isText = name?.kind === 'scalar' && name.type === 'string' && name.text !== '';
    if (isText && !name.text.startsWith('ENC[')) {
      collected.addUnseen(`the ${kind} ${quoteText(name.text)}`, name.place);
    } else readWhole(name ?? each, shown, key, collected);
  }
}

function readExternal(value: MergedValue, shown: string, key: Place, collected: ReleaseVariables): void {
  const enabled = value.kind === 'map' ? value.members.get('enabled')?.value : undefined;
  const isOff = enabled?.kind === 'scalar' && !isOn(enabled);
  if (!isOff) readWhole(value, shown, key, collected);
}
