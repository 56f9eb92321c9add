import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import { groupOf, type ObjectName } from '../manifests/objects.ts';
import type { Instance } from './state.ts';

/** Whether an object is meant; `perhaps` where that cannot be told from the files. */
export type Selection = 'yes' | 'no' | 'perhaps';

/**
 * Whether the selector of a patch or a replacement means an object. Names are regular expressions, of which plain ones and
 * `.*` are understood.
 *
 * @param addsLabels whether the object may have labels that are not its own
 */
export function selects(file: YamlFile, target: YamlValue, instance: Instance, addsLabels: boolean): Selection {
  const text = (key: string) => file.scalar(file.member(target, key)?.value ?? null)?.text ?? '';
  const [group, version] = splitVersion(instance);
  return all([
    text('group') === '' ? 'yes' : matches(text('group'), [group]),
    text('version') === '' ? 'yes' : matches(text('version'), [version]),
    matches(text('kind'), [instance.kind]),
    matches(text('name'), firstAndLast(instance.names)),
    matches(text('namespace'), firstAndLast(instance.namespaces).map(effectiveNamespace)),
    selectsLabels(text('labelSelector'), instance, addsLabels),
    text('annotationSelector') === '' ? 'yes' : 'perhaps',
  ]);
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

/** What an object was called first, and is called now: a selector knows nothing of what was in between. */
function firstAndLast(texts: readonly string[]): string[] {
  return [...texts.slice(0, 1), ...texts.slice(-1)];
}

function splitVersion({ apiVersion }: Instance): [group: string, version: string] {
  return [groupOf({ apiVersion }), apiVersion.slice(apiVersion.indexOf('/') + 1)];
}

function all(selections: readonly Selection[]): Selection {
  if (selections.includes('no')) return 'no';
  return selections.includes('perhaps') ? 'perhaps' : 'yes';
}

/** Whether one of the texts fits an expression that stands for all of it; an empty one fits everything. */
function matches(pattern: string, texts: readonly string[]): Selection {
  const bare = pattern.replace(/^\^/, '').replace(/\$$/, '');
  if (bare === '' || bare === '.*') return 'yes';
  const parts = bare.split('.*');
  if (!parts.every((part) => /^[\w.-]*$/.test(part))) return 'perhaps';
  return texts.some((text) => fits(text, parts)) ? 'yes' : 'no';
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
