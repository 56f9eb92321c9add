import type { Place } from '../../../problems/place.ts';
import type { YamlValue } from '../../../syntax/yaml.ts';
import { namesService } from '../../service-names.ts';

/** A value that a patch sets or removes. */
export interface PatchedValue {
  /** `/spec/replicas`. An item of a merged list is identified by its name: `[name=web]`. */
  readonly path: string;
  /** Empty for null and for a removed value. */
  readonly value: string;
  /** The operation as written, or the keys and the value: `spec.values.image.tag: 2.5.0`. */
  readonly text: string;
  readonly place: Place;
}

/** The last step of a path that decides: a version, the chart, an image, or a parent of one. */
const DECIDES =
  /\/(?:\w*image|\w*tag|repository|registry|digest|chart|version|values(?:Content|\.ya?ml)?|repoURL|targetRevision|\$patch|patch|spec|template|\w*containers(?:\/\d+)?)$|^\/spec\/url$/i;

/** Steps at and below which anything may decide. */
const HOLDS =
  /\/(?:images?|imageTag|set|valuesFrom|valuesFiles?|postRenderers|sourceRef|chartRef|ref)(?:\/|$)|^\/(?:spec\/sources?|replacements)\//;

const SAYS_NOTHING = /\/(?:metadata|status|\w*selector)\/|\/image\/pull\w+$/i;

/** Whether the value at a path of an object may decide which version runs, or whether one runs. */
export function mayDecide(path: string): boolean {
  return (DECIDES.test(path) || HOLDS.test(path)) && !SAYS_NOTHING.test(path);
}

/** The container that gets an image without the service's name; null for any other patch. */
export function containerOf({ path, value }: PatchedValue): string | null {
  const [, name = ''] = /containers\/\[name=([^\]]+)\]\/image$/i.exec(path) ?? [];
  return name === '' || namesService(value) || /\$|\{\{|ENC\[/.test(value) ? null : name;
}

/** The changes in a patch: the operations of a JSON patch, or the values of a merge. */
export function patchedValues(value: YamlValue): PatchedValue[] {
  const operations = value.items;
  if (operations.length === 0) return [...valuesBelow(value, '')];
  return operations.flatMap(valuesOfOperation);
}

function valuesOfOperation(operation: YamlValue): PatchedValue[] {
  const [name, path, from] = [operation.textAt('op'), operation.textAt('path'), operation.textAt('from')];
  // A test sets nothing.
  if (name === 'test') return [];
  const value = operation.at(['value']);
  const set = name === 'remove' ? '' : operation.textAt('value');
  const common = { value: set, text: operation.source.trim(), place: operation.place };
  // Removing values may remove the tag with them.
  const taken = /^(?:remove|move|copy)$/.test(name)
    ? [path, from].map((each) => each.replace(/\/values\/[^/]+$/, '/values'))
    : [];
  const found = [...new Set([path, from, ...taken])].map((each) => ({ ...common, path: each }));
  if (value === null || value.scalar !== null) return found;
  // Identify an item added to a list as a merge would.
  return [...found, ...valuesBelow(value, path.replace(/-$/, nameIn(value)))];
}

function* valuesBelow(value: YamlValue, path: string, known = new Set<object>()): Generator<PatchedValue> {
  const { scalar } = value;
  const text = scalar === null || scalar.type === 'null' ? '' : (value.written ?? '');
  // An empty list takes away what was in it.
  const isWhole = scalar !== null || /^\[\s*\]/.test(value.source);
  const written = `${keysOf(path)}: ${value.source.trim()}`;
  if (isWhole) yield { path, value: text, text: written, place: scalar?.place ?? value.place };
  // Aliases may lead to the same node many times.
  if (known.has(value.node)) return;
  known.add(value.node);
  for (const { name, value: member } of value.members) {
    yield* valuesBelow(member, `${path}/${name.replaceAll('/', '~1')}`, known);
  }
  for (const item of value.items) yield* valuesBelow(item, `${path}/${nameIn(item)}`, known);
}

/** The keys to a value. The same key says something else below others. */
function keysOf(path: string): string {
  return path.slice(1).replaceAll('/', '.');
}

function nameIn(value: YamlValue): string {
  return `[name=${value.textAt('name')}]`;
}
