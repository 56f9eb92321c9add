import type { Place } from '../../place.ts';
import type { YamlFile, YamlScalar, YamlValue } from '../../source/yaml.ts';
import type { Setting } from './command.ts';
import type { ValuesLayer, ValuesScope } from './values-scope.ts';

/** A value as Helm has it once all values of a release are laid over each other, with the place of what wins. */
export type MergedValue = MergedMap | MergedList | MergedScalar;

export interface MergedMap {
  readonly kind: 'map';
  readonly place: Place;
  /** None of them is null, for that takes a member away. */
  readonly members: Map<string, { readonly key: Place; readonly value: MergedValue }>;
}

export interface MergedList {
  readonly kind: 'list';
  readonly place: Place;
  readonly items: Map<number, MergedValue>;
}

export interface MergedScalar extends Pick<YamlScalar, 'text' | 'type'> {
  readonly kind: 'scalar';
  readonly place: Place;
}

/** Members and items of one release, all layers together; no release has as many. An alias may bring the same ones time and again. */
const MOST_ENTRIES = 20_000;

/** Where entries are left out: what names a secret may hold any variable, wherever it stands. */
const REST = 'secretRef';
/** Where items are: no `--set` reaches it. */
const REST_ITEM = -1;

interface LayeredValue extends Pick<ValuesLayer, 'mapping' | 'isPatch'> {
  readonly file: YamlFile;
  readonly value: YamlValue;
}

/**
 * Lays the values of a release over each other as Helm does: maps key by key, lists and the rest as a whole; a null takes
 * away what stands below it. Of more entries than any release has, the rest is as if a secret brought it: what it sets cannot
 * be seen.
 *
 * @param isWanted whether a key at the top is; the others are left out
 */
export function mergeValues({ layers }: ValuesScope, isWanted: (name: string) => boolean): MergedMap {
  const roots = layers.flatMap(({ root, ...layer }) => (layer.file.isMap(root) ? [{ ...layer, value: root }] : []));
  const place = roots[0]?.value.place ?? { file: '', line: null, column: null };
  return mergeMaps(roots, place, { left: MOST_ENTRIES }, isWanted);
}

/** How many entries may still be read. */
interface Budget {
  left: number;
}

/** @param layers mappings, the one that wins first */
function mergeMaps(
  layers: readonly LayeredValue[],
  place: Place,
  budget: Budget,
  isWanted = (_: string) => true,
): MergedMap {
  const byName = new Map<string, { key: Place; layers: LayeredValue[] }>();
  // What is not a mapping hides all below it.
  const closed = new Set<string>();
  // A null in a patch hides only what it patches.
  const removed = new Map<string, object>();
  let isCut = false;
  for (const { file, value: map, mapping, isPatch } of layers) {
    // Where nothing may be read any more, it is not even listed.
    isCut ||= budget.left === 0;
    for (const { name, key, value } of isCut ? [] : file.members(map)) {
      if (!isWanted(name)) continue;
      isCut = budget.left === 0;
      if (isCut) break;
      budget.left -= 1;
      if (closed.has(name) || (mapping !== undefined && removed.get(name) === mapping)) continue;
      const isNull = file.scalar(value)?.type === 'null';
      if (isNull && isPatch === true && mapping !== undefined) {
        removed.set(name, mapping);
        continue;
      }
      const above = byName.get(name);
      if (!file.isMap(value)) closed.add(name);
      if (above !== undefined) {
        if (file.isMap(value)) above.layers.push({ file, value, mapping, isPatch });
      } else if (!isNull) {
        byName.set(name, { key, layers: [{ file, value, mapping, isPatch }] });
      }
    }
  }
  const members: MergedMap['members'] = new Map();
  for (const [name, { key, layers: below }] of byName) {
    const [top] = below;
    if (top !== undefined) members.set(name, { key, value: mergeValue(top, below, budget) });
  }
  if (isCut) members.set(REST, { key: place, value: restAt(place) });
  return { kind: 'map', place, members };
}

function mergeValue({ file, value }: LayeredValue, layers: readonly LayeredValue[], budget: Budget): MergedValue {
  const { place } = value;
  if (file.isMap(value)) return mergeMaps(layers, place, budget);
  const scalar = file.scalar(value);
  if (scalar !== null) return { kind: 'scalar', text: scalar.text, type: scalar.type, place: scalar.place };
  const items: MergedList['items'] = new Map();
  let isCut = budget.left === 0;
  for (const [index, item] of isCut ? [] : file.items(value).entries()) {
    isCut = budget.left === 0;
    if (isCut) break;
    budget.left -= 1;
    const own = { file, value: item };
    items.set(index, mergeValue(own, [own], budget));
  }
  if (isCut) {
    const members: MergedMap['members'] = new Map([[REST, { key: place, value: restAt(place) }]]);
    items.set(REST_ITEM, { kind: 'map', place, members });
  }
  return { kind: 'list', place, items };
}

function restAt(place: Place): MergedScalar {
  return { kind: 'scalar', text: 'more values than are read', type: 'string', place };
}

/**
 * Lays one `--set name=value` over values, as Helm does: it reaches into maps and into the items of lists.
 *
 * @param values changed in place
 */
export function applySetting(values: MergedMap, setting: Setting): void {
  const { value, isText, isJson, place } = setting;
  const steps = [...setting.steps];
  const last = steps.pop();
  if (last === undefined) return;
  let holder: MergedMap | MergedList = values;
  for (const [index, step] of steps.entries()) {
    const wanted = typeof (steps[index + 1] ?? last) === 'number' ? 'list' : 'map';
    const found: MergedValue | null = memberOf(holder, step);
    const below: MergedMap | MergedList = found?.kind === wanted ? found : emptyOf(wanted, place);
    setMember(holder, step, below, place);
    holder = below;
  }
  setMember(holder, last, isJson ? valueOfJson(value, place) : valueOfText(value, isText, place), place);
}

function memberOf(holder: MergedMap | MergedList, step: string | number): MergedValue | null {
  if (holder.kind === 'list') return typeof step === 'number' ? (holder.items.get(step) ?? null) : null;
  return holder.members.get(String(step))?.value ?? null;
}

/** @param value null to take it away */
function setMember(holder: MergedMap | MergedList, step: string | number, value: MergedValue | null, key: Place): void {
  if (holder.kind === 'list') {
    if (typeof step !== 'number') return;
    if (value === null) holder.items.delete(step);
    else holder.items.set(step, value);
  } else if (value === null) holder.members.delete(String(step));
  else if (holder.members.get(String(step))?.value !== value) holder.members.set(String(step), { key, value });
}

function emptyOf(kind: 'map' | 'list', place: Place): MergedMap | MergedList {
  return kind === 'map' ? { kind, place, members: new Map() } : { kind, place, items: new Map() };
}

function valueOfText(text: string, isText: boolean, place: Place): MergedScalar | null {
  // Helm takes these words in any case.
  if (!isText && /^null$/i.test(text)) return null;
  const type = isText || !/^(?:true|false|[-+]?\d+)$/i.test(text) ? 'string' : 'other';
  return { kind: 'scalar', text, type, place };
}

/** Deeper than any variable stands. */
const MOST_LEVELS = 8;

function valueOfJson(text: string, place: Place): MergedValue | null {
  const convert = (value: unknown, level: number): MergedValue | null => {
    if (value === null) return null;
    if (typeof value !== 'object' || level > MOST_LEVELS) {
      return {
        kind: 'scalar',
        text: String(value),
        type: typeof value === 'string' ? 'string' : 'other',
        place,
      };
    }
    const made = emptyOf(Array.isArray(value) ? 'list' : 'map', place);
    for (const [name, member] of Object.entries(value)) {
      setMember(made, made.kind === 'list' ? Number(name) : name, convert(member, level + 1), place);
    }
    return made;
  };
  try {
    return convert(JSON.parse(text), 0);
  } catch {
    // Perhaps filled in by the shell.
    return valueOfText(text, true, place);
  }
}
