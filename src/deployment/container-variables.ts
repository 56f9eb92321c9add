import { compareByPlace, type Place } from '../problems/place.ts';
import { cutQuotes } from '../problems/problem.ts';
import { quoteText } from '../problems/quote-text.ts';
import type { YamlValue } from '../syntax/yaml.ts';

/** An environment variable that a deployment's files set. Its value is not kept because it may be a secret. */
export interface EnvironmentVariable {
  readonly name: string;
  /** Where the name stands in the source that wins. */
  readonly place: Place;
  /** Set only for some of the workloads, or inherited from wherever the deployment is started. */
  readonly isPartial?: true;
}

/** A source of further variables whose names cannot be seen. */
export interface UnseenVariables {
  /** A few words, hostile until escaped: ``the secret `lightdash-env` ``. */
  readonly source: string;
  readonly place: Place;
}

/** The environment variables of a deployment, as far as its files show them. */
export interface ContainerVariables {
  /** Each name once, sorted by place. */
  readonly set: readonly EnvironmentVariable[];
  readonly unseen: readonly UnseenVariables[];
}

/** Variables of which only the source can be seen. */
export function unseenFrom(source: string, place: Place): ContainerVariables {
  return { set: [], unseen: [{ source, place }] };
}

const MOST_VARIABLES = 1_000;

/** Joins variables of several sources, the one with the highest precedence first. */
export function joinSources(sources: readonly ContainerVariables[]): ContainerVariables {
  const set = new Map<string, EnvironmentVariable>();
  for (const each of sources.flatMap((source) => source.set)) if (!set.has(each.name)) set.set(each.name, each);
  const unseen = new Map(sources.flatMap((source) => source.unseen).map((each) => [JSON.stringify(each), each]));
  const sorted = [...set.values()].slice(0, MOST_VARIABLES).sort(compareByPlace);
  return { set: sorted, unseen: [...unseen.values()].slice(0, MOST_VARIABLES).sort(compareByPlace) };
}

/** The same variables, which may or may not be set. */
export function possibly({ set, unseen }: ContainerVariables): ContainerVariables {
  return { set: set.map((each) => ({ ...each, isPartial: true })), unseen };
}

/** Joins the variables of two deployments at one place; null if neither shows any. One that shows none may set anything. */
export function mergeVariables(
  one: ContainerVariables | null,
  other: ContainerVariables | null,
  shared: Place,
): ContainerVariables | null {
  if (one === null && other === null) return null;
  const nothing = unseenFrom('a deployment that shares the line', shared);
  const both = [one ?? nothing, other ?? nothing];
  const certain = both.map((each) => new Set(each.set.flatMap(({ name, isPartial }) => (isPartial ? [] : name))));
  const { set, unseen } = joinSources(both);
  const isEverywhere = ({ name }: EnvironmentVariable) => certain.every((names) => names.has(name));
  return { set: set.map((each) => (isEverywhere(each) ? each : { ...each, isPartial: true })), unseen };
}

/** Names of variables are in capitals, unlike the other keys of values and manifests. */
const NAME = /^[A-Z_][A-Z0-9_]{0,200}$/;
/** Keys that hold variables, as a mapping or a list. Under a key of another name they are those of one workload. */
const HOLDS = /^(?:env|environment|extraEnv(?:Vars)?|configMap|secrets)$/;
const HOLDS_FOR_ONE = /^(?:env|environment|\w*[eE]xtraEnv(?:Vars)?|configMap|secrets)$/;
/** Keys that import all members of a secret, a config map or an external store as variables. */
const IMPORTS =
  /^(?:(?:env|\w*[eE]xtraEnv)From|existingSecret|secretsExisting|secretRef|extraEnvVars(?:Secret|CM)|existingConfig[Mm]ap|configMapRef|externalSecrets?)$/;
/** Sections of what is installed beside the service, and of a container's other settings. */
const OF_OTHERS = /^(?:postgresql|externalDatabase|browserless-chrome|nats|redis|minio|valueFrom|image\w*)$/;
/** A text that some tool fills in or decrypts. It may stand for any names. */
const FILLED_IN = /\$[\w{(]|\{\{|<%|^ENC\[|\uE0F0/;

/**
 * The environment variables that layers, the strongest first, set: names in capitals, whatever the keys above them.
 *
 * @param isInherited whether a name without a value is inherited; otherwise a null takes it away from the layers below
 */
export function searchVariables(layers: readonly YamlValue[], isInherited = false): ContainerVariables {
  return new VariableSearch(layers, isInherited).found();
}

class VariableSearch {
  /** By name; null for one that a null takes away. */
  readonly #set = new Map<string, EnvironmentVariable | null>();
  readonly #unseen = new Map<string, UnseenVariables>();

  constructor(
    layers: readonly YamlValue[],
    private readonly isInherited: boolean,
  ) {
    for (const layer of layers) this.#search(layer, []);
  }

  found(): ContainerVariables {
    const set = [...this.#set.values()].filter((each) => each !== null);
    const [first] = this.#set.size > MOST_VARIABLES ? set : [];
    const further = first === undefined ? [] : [{ source: 'more variables than are read', place: first.place }];
    return joinSources([{ set, unseen: [...this.#unseen.values(), ...further] }]);
  }

  #search(value: YamlValue, path: readonly string[]): void {
    if (path.length > 8 || this.#set.size > MOST_VARIABLES) return;
    for (const { name, key, value: member } of value.members) {
      const { scalar } = member;
      const below = [...path, name];
      if (IMPORTS.test(name)) this.#hide(member, below, key);
      else if (NAME.test(name)) this.#add(name, key, path, scalar?.type === 'null' || member.node.tag === '!reset');
      else if (HOLDS_FOR_ONE.test(name) && scalar !== null) this.#hide(member, below, key);
      else if (FILLED_IN.test(name)) this.#hide(null, path, key);
      else if (!OF_OTHERS.test(name)) this.#search(member, below);
    }
    for (const item of value.items.slice(0, MOST_VARIABLES)) this.#searchItem(item, path);
  }

  /** An item of a list: a mapping with a name, or `NAME=value`. */
  #searchItem(item: YamlValue, path: readonly string[]): void {
    const scalar = item.at(['name'])?.scalar ?? item.scalar;
    const [name = ''] = scalar?.text.split('=', 1) ?? [];
    const isOpen = /\boptional["']?\s*:\s*true\b/.test(item.source) || (this.isInherited && name === scalar?.text);
    if (scalar !== null && NAME.test(name)) this.#add(name, scalar.place, isOpen ? ['optional'] : path);
    else if (scalar !== null && FILLED_IN.test(scalar.text)) this.#hide(null, path, scalar.place);
    else this.#search(item, path);
  }

  #add(name: string, place: Place, path: readonly string[], isNull = false): void {
    const known = this.#set.get(name);
    const isPartial = isNull || (path.length > 0 && !HOLDS.test(path[0] ?? ''));
    if (isNull && !this.isInherited) this.#set.set(name, known ?? null);
    else if (known === undefined || (!this.isInherited && known?.isPartial && !isPartial))
      this.#set.set(name, { name, place, ...(isPartial && { isPartial: true }) });
  }

  /** The content may be a secret and is not shown. */
  #hide(value: YamlValue | null, path: readonly string[], place: Place): void {
    const switched = value === null ? null : (value.at(['enabled']) ?? value);
    const scalar = switched?.scalar ?? null;
    const isOff = scalar !== null && /^(?:|~|null|false|no|off)$/i.test(scalar.text);
    const isEmpty = value !== null && scalar === null && value.members.length + value.items.length === 0;
    if (isOff || isEmpty) return;
    // A text may be a secret as a whole. Of a mapping, the name of what it imports is none.
    const written = value === null || value.scalar !== null ? '' : value.source;
    const [, name = ''] = /\bname["']?\s*:\s*["']?([\w.-]+)/.exec(written) ?? [];
    const of = name === '' ? '' : ` of ${quoteText(name)}`;
    const source = path.length === 0 ? 'what is filled in elsewhere' : cutQuotes(`${quoteText(path.join('.'))}${of}`);
    if (!this.#unseen.has(source)) this.#unseen.set(source, { source, place });
  }
}
