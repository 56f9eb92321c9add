import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import { groupOf, type KubernetesObject, type ObjectName } from '../manifests/objects.ts';
import { memberOf } from './kustomization.ts';

/** An object as it is built; each time that it is included it is another one. */
export interface Instance {
  readonly kind: string;
  /** With its version. */
  readonly apiVersion: string;
  /** Those that it had on the way, the present one last: patches may use any of them. */
  readonly names: readonly string[];
  readonly namespaces: readonly string[];
  readonly labels: ReadonlyMap<string, string>;
  /** What prefixes and suffixes have been put around its name. */
  readonly affixes: string;
}

/** An object as it is built first. */
export function instanceOf(object: KubernetesObject): Instance {
  const labels = object.file.members(object.file.at(object.value, ['metadata', 'labels']));
  return {
    kind: object.kind,
    apiVersion: object.apiVersion,
    names: [object.name],
    namespaces: [object.namespace],
    labels: new Map(labels.map(({ name, value }) => [name, object.file.scalar(value)?.text ?? ''])),
    affixes: '',
  };
}

/** What a kustomization does to what objects are called by; nothing where a text is empty. */
export interface Renaming {
  readonly namespace: string;
  readonly namePrefix: string;
  readonly nameSuffix: string;
  /** Labels are not told apart. */
  readonly addsLabels: boolean;
}

/** An object once a kustomization has given it its namespace, prefix and suffix; itself where there are none. */
export function renamed(instance: Instance, { namespace, namePrefix, nameSuffix }: Renaming): Instance {
  if (namespace === '' && namePrefix === '' && nameSuffix === '') return instance;
  return {
    ...instance,
    names: [...instance.names, `${namePrefix}${instance.names.at(-1) ?? ''}${nameSuffix}`],
    namespaces: namespace === '' ? instance.namespaces : [...instance.namespaces, namespace],
    affixes: `${namePrefix}${instance.affixes}${nameSuffix}`,
  };
}

/** Whether an object is meant; `perhaps` where that cannot be told from the files. */
export type Selection = 'yes' | 'no' | 'perhaps';

/**
 * Whether the selector of a patch or a replacement means an object. Names are regular expressions, of which plain ones and
 * `.*` are understood.
 *
 * @param addsLabels whether the object may have labels that are not its own
 */
export function selects(file: YamlFile, target: YamlValue, instance: Instance, addsLabels: boolean): Selection {
  const selector = selectorOf(file, target);
  const name = selector.name(instance.names);
  // Most are for others by their names alone.
  if (name === 'no') return 'no';
  const [group, version] = splitVersion(instance);
  return all([
    name,
    selector.kind([instance.kind]),
    selector.group([group]),
    selector.version([version]),
    selector.namespace(instance.namespaces),
    selectsLabels(selector.labels, instance, addsLabels),
    selector.isByAnnotations ? 'perhaps' : 'yes',
  ]);
}

function all(selections: readonly Selection[]): Selection {
  if (selections.includes('no')) return 'no';
  return selections.includes('perhaps') ? 'perhaps' : 'yes';
}

/** Whether the first or the last of some texts is meant: a selector knows nothing of what an object was called in between. */
type Test = (texts: readonly string[]) => Selection;

interface Selector {
  readonly group: Test;
  readonly version: Test;
  readonly kind: Test;
  readonly name: Test;
  readonly namespace: Test;
  readonly labels: string;
  readonly isByAnnotations: boolean;
}

const selectorsOfNodes = new WeakMap<object, Selector>();

/** A selector, read once for the many objects that it is held against. */
function selectorOf(file: YamlFile, target: YamlValue): Selector {
  const known = selectorsOfNodes.get(target.node);
  if (known !== undefined) return known;
  const text = (key: string) => file.scalar(memberOf(file, target, key))?.text ?? '';
  const selector = {
    group: testOf(text('group')),
    version: testOf(text('version')),
    kind: testOf(text('kind')),
    name: testOf(text('name')),
    namespace: testOf(text('namespace'), effectiveNamespace),
    labels: text('labelSelector'),
    isByAnnotations: text('annotationSelector') !== '',
  };
  selectorsOfNodes.set(target.node, selector);
  return selector;
}

/**
 * Whether a patch that names its object itself means another one. A namespace that is not named is any.
 *
 * @param isExact whether it is the default namespace instead, as it is for kustomize
 */
export function isSameObject(patch: ObjectName, instance: Instance, isExact = false): boolean {
  const isNamed =
    patch.kind === instance.kind && groupOf(patch) === groupOf(instance) && instance.names.includes(patch.name);
  if (!isNamed || isInNamespace(patch.namespace, instance)) return isNamed;
  return !isExact && (patch.namespace === '' || instance.namespaces.every((namespace) => namespace === ''));
}

/** Whether an object is, or was, in a namespace; that of a name without one is `default`. */
export function isInNamespace(namespace: string, { namespaces }: Instance): boolean {
  return namespaces.map(effectiveNamespace).includes(effectiveNamespace(namespace));
}

function effectiveNamespace(namespace: string): string {
  return namespace === '' ? 'default' : namespace;
}

function splitVersion({ apiVersion }: Instance): [group: string, version: string] {
  return [groupOf({ apiVersion }), apiVersion.slice(apiVersion.indexOf('/') + 1)];
}

/** A test by an expression that stands for all of a text; an empty one fits everything. */
function testOf(pattern: string, meaning = (text: string) => text): Test {
  const bare = pattern.replace(/^\^/, '').replace(/\$$/, '');
  if (bare === '' || bare === '.*') return () => 'yes';
  const parts = bare.split('.*');
  if (!parts.every((part) => /^[\w.-]*$/.test(part))) return () => 'perhaps';
  const isMeant = (text: string) => (parts.length === 1 ? meaning(text) === bare : fits(meaning(text), parts));
  return (texts) => {
    const [first, last] = [texts[0], texts.length > 1 ? texts.at(-1) : undefined];
    const isOne = (first !== undefined && isMeant(first)) || (last !== undefined && isMeant(last));
    return isOne ? 'yes' : 'no';
  };
}

/** Whether a text is made of the parts, in their order, with anything between them. */
function fits(text: string, parts: readonly string[]): boolean {
  const [first = '', ...others] = parts;
  if (others.length === 0) return text === first;
  const last = others.pop() ?? '';
  if (!text.startsWith(first) || text.length < first.length + last.length || !text.endsWith(last)) return false;
  let at = first.length;
  for (const part of others) {
    const found = text.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return at <= text.length - last.length;
}

function selectsLabels(selector: string, { labels }: Instance, addsLabels: boolean): Selection {
  if (selector === '') return 'yes';
  const wanted = selector.split(',').map((each) => /^\s*([\w./-]+)\s*==?\s*([\w.-]*)\s*$/.exec(each));
  if (wanted.includes(null)) return 'perhaps';
  const isMeant = wanted.every((found) => found !== null && labels.get(found[1] ?? '') === found[2]);
  return isMeant ? 'yes' : addsLabels ? 'perhaps' : 'no';
}
