import type { Place } from '../../../problems/place.ts';
import { cutQuotes } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import type { YamlFile, YamlValue } from '../../../syntax/yaml.ts';
import {
  CollectedVariables,
  type ContainerVariables,
  isVariableName,
  type UnseenVariables,
} from '../../container-variables.ts';
import { isTemplate } from './image-values.ts';
import { ValuesScope } from './values.ts';

/** Keys of lists or maps of variables, in this chart and others. */
const LIST = /^(?:env|(?:\w+E|e)xtraEnv(?:Vars)?)$/;

/** Keys that import all members of a secret, a config map or an external store as variables. */
const UNSEEN =
  /^(?:(?:env|(?:\w+E|e)xtraEnv)From|existingSecret|secretsExisting|secretRef|extraEnvVars(?:Secret|CM)|existingConfig[Mm]ap|configMapRef|externalSecrets?)$/;

/** Sections of the chart that run the service itself, not its database or browser. */
const WORKLOAD = /^(?:lightdash\w*|backend|scheduler|migration(?:Job)?|server|web|worker|\w+Worker)$/;

/** Maps of the service's chart. A variable overrides a secret, and a secret overrides a config map. */
const MAPS = ['secrets', 'configMap'];

/** No real deployment sets more. Further variables are not named. */
const MOST_VARIABLES = 1_000;

/**
 * The environment variables that the values of a release of the service's chart set.
 *
 * @param elsewhere sources of values that are not known at all
 */
export function readReleaseVariables(
  scope: ValuesScope,
  elsewhere: readonly UnseenVariables[] = [],
): ContainerVariables {
  const reader = new VariablesReader(scope);
  for (const { source, place } of elsewhere) reader.addUnseen(source, place);
  const members = membersAt(scope, []);
  reader.readSection([]);
  for (const { name } of members) if (WORKLOAD.test(name)) reader.readSection([name], true);
  for (const map of MAPS) {
    const whole = members.find(({ name }) => name === map);
    if (whole !== undefined) reader.readVariables(whole, [map], false);
  }
  return reader.all;
}

/**
 * The environment variables beside an image outside the service's chart.
 *
 * @param place the place of the image
 */
export function readVariablesBeside(file: YamlFile, parent: YamlValue | null, place: Place): ContainerVariables {
  const reader = new VariablesReader(new ValuesScope([{ file, root: parent }]));
  reader.addUnseen('what that chart makes of its other values', place);
  reader.readSection([]);
  return reader.all;
}

/** A member of the values, with the file of the winning layer. */
interface ValuesMember {
  readonly name: string;
  readonly key: Place;
  readonly file: YamlFile;
  readonly value: YamlValue;
}

/**
 * The members of a mapping after Helm merges the layers: a non-mapping hides everything below it, and a null removes
 * its key.
 */
function membersAt({ layers }: ValuesScope, path: readonly string[]): ValuesMember[] {
  const known = new Map<string, ValuesMember | null>();
  for (const { file, root } of layers) {
    const value = file.at(root, path);
    if (value === null) continue;
    if (!file.isMap(value)) break;
    for (const { name, key, value: member } of file.members(value)) {
      if (known.has(name)) continue;
      known.set(name, file.scalar(member)?.type === 'null' ? null : { name, key, file, value: member });
      if (known.size > MOST_VARIABLES) break;
    }
  }
  return [...known.values()].filter((member) => member !== null);
}

/** Collects the variables of one release, up to a limit. */
class VariablesReader {
  readonly #collected = new CollectedVariables();
  readonly #unseen = new Set<string>();
  /** Names that are set for all workloads. */
  readonly #everywhere = new Set<string>();

  constructor(private readonly scope: ValuesScope) {}

  get all(): ContainerVariables {
    const { set, unseen } = this.#collected.all;
    return { set: set.map((each) => (this.#everywhere.has(each.name) ? each : { ...each, isPartial: true })), unseen };
  }

  /** @param source hostile until escaped */
  addUnseen(source: string, place: Place): void {
    const shown = cutQuotes(source);
    if (this.#unseen.has(shown) || this.#unseen.size > MOST_VARIABLES) return;
    this.#unseen.add(shown);
    this.#collected.add({ set: [], unseen: [{ source: shown, place }] });
  }

  /** @param isOfOne whether the section belongs to only some of the workloads, as `schedulerExtraEnv` does */
  readSection(path: readonly string[], isOfOne = false): void {
    for (const member of membersAt(this.scope, path)) {
      const { name } = member;
      if (LIST.test(name)) this.readVariables(member, [...path, name], isOfOne || !/^(?:env|extraEnv)/.test(name));
      else if (UNSEEN.test(name)) this.#addWhole(member, [...path, name]);
    }
  }

  /** Reads a map from names to values, or a list of items with a `name`. */
  readVariables(whole: ValuesMember, way: readonly string[], isPartial: boolean): void {
    const { file, value } = whole;
    if (file.scalar(value) !== null) this.#addWhole(whole, way);
    for (const member of membersAt(this.scope, way)) {
      if (UNSEEN.test(member.name)) this.#addWhole(member, [...way, member.name]);
      else this.#addName(member.name, member.key, way, isPartial);
    }
    for (const item of file.items(value).slice(0, MOST_VARIABLES + 1)) {
      const name = file.at(item, ['name']);
      const scalar = file.scalar(name);
      if (scalar?.type === 'string') this.#addName(scalar.text, scalar.place, way, isPartial);
      else if (name === null) this.#addWhole({ ...whole, value: item, key: item.place }, way);
    }
  }

  #addName(name: string, place: Place, way: readonly string[], isPartial: boolean): void {
    const isEncrypted = name.startsWith('ENC[');
    if (isEncrypted || !isVariableName(name)) {
      if (isEncrypted || isTemplate(name)) this.addUnseen(quoteText(way.join('.')), place);
    } else if (this.#collected.size >= MOST_VARIABLES) this.addUnseen('more variables than are read', place);
    else {
      this.#collected.addVariable({ name, place });
      if (!isPartial) this.#everywhere.add(name);
    }
  }

  /** The content may be a secret and is not shown. */
  #addWhole({ file, value, key }: ValuesMember, way: readonly string[]): void {
    const switched = file.at(value, ['enabled']);
    const isEmpty = file.scalar(value) === null && file.members(value).length + file.items(value).length === 0;
    if (!isEmpty && hasValue(file, switched ?? value)) this.addUnseen(quoteText(way.join('.')), key);
  }
}

/** Whether a value is set and not switched off. */
function hasValue(file: YamlFile, value: YamlValue): boolean {
  const scalar = file.scalar(value);
  if (scalar === null) return true;
  const { text, type } = scalar;
  return type !== 'null' && text !== '' && !(type === 'other' && /^(?:false|no|n|off|0)$/i.test(text));
}
