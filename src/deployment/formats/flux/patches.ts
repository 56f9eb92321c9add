import type { Place } from '../../place.ts';
import { type Problem, ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { resolvePath } from '../../repository-paths.ts';
import { embeddedYaml, type MadeSetting, settingsAsYaml } from '../../source/embedded-yaml.ts';
import { type Files, readable } from '../../source/source-files.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import { groupOf, type KubernetesObject, manifestsIn } from '../manifests/objects.ts';
import { type Kustomization, kustomizationIn, type Way } from './kustomizations.ts';
import { isSameObject, type ObjectName, scalarAt, textAt } from './objects.ts';

/** A part of what an object is made of. */
export type Part =
  /** What one document says. */
  | { readonly kind: 'document'; readonly file: YamlFile; readonly root: YamlValue }
  /** What cannot be seen, or not be read. */
  | { readonly kind: 'unseen'; readonly problem: Problem };

/** So many patches are read of one kustomization. */
const MOST_PATCHES = 1_000;

/** So many members are taken out of one JSON patch. */
const MOST_MEMBERS = 2_000;

/** What of an object decides a version, so that a patch that replaces all of it is not one that adds to it. */
const DECIDING = [
  '/spec/values/image/tag',
  '/spec/values/image/repository',
  '/spec/chart/spec/version',
  '/spec/ref/tag',
];

/** More patches of one object are not told apart. */
const MOST_PARTS = 20;

/**
 * The patches of an object on its way through kustomizations, the one that wins first.
 *
 * @param files recorded ones: what is applied becomes an input
 */
export async function patchesOf(tree: Files, files: Files, way: Way, object: ObjectName): Promise<Part[]> {
  const parts: Part[] = [];
  let names: Names = { ...object, names: [object.name], namespaces: [object.namespace] };
  for (const kustomization of way) {
    for (const each of [...kustomization.components, kustomization]) {
      // A component that is on the way has its turn there.
      if (each !== kustomization && way.includes(each)) continue;
      files.has(each.file.path);
      for (const part of appliedBy(await loaded(tree, each), files, names)) parts.push(part);
      if (parts.length > MOST_PARTS)
        return [unseenAt(each.root.place, 'more patches than are read'), ...parts.reverse()];
    }
    names = renamedBy(kustomization, names);
  }
  return parts.reverse();
}

/** What an object is called on its way: a patch may know it by any of its names. */
interface Names {
  readonly kind: string;
  readonly names: readonly string[];
  readonly namespaces: readonly string[];
}

function renamedBy({ file, root }: Kustomization, { kind, names, namespaces }: Names): Names {
  const [prefix, suffix] = [textAt(file, root, ['namePrefix']), textAt(file, root, ['nameSuffix'])];
  const namespace = textAt(file, root, ['namespace']) || textAt(file, root, ['targetNamespace']);
  return {
    kind,
    names: prefix === '' && suffix === '' ? names : [...names, `${prefix}${names.at(-1) ?? ''}${suffix}`],
    namespaces: namespace === '' ? namespaces : [...namespaces, namespace],
  };
}

function isNamed(one: ObjectName, { kind, names, namespaces }: Names): boolean {
  return namespaces.some((namespace) => names.some((name) => isSameObject(one, { kind, name, namespace })));
}

/** What a kustomization applies to whatever goes through it. */
interface Applied {
  readonly patches: readonly Patch[];
  readonly replacements: readonly Replacement[];
  /** What may be a patch of any release. */
  readonly unseen: readonly Part[];
}

interface Patch {
  /** Null where the documents say themselves what they patch. */
  readonly target: Target | null;
  /** Null for one that stands in the kustomization itself. */
  readonly path: string | null;
  readonly parts: readonly { readonly object: ObjectName | null; readonly part: Part }[];
  readonly place: Place;
}

/** Names are patterns; empty ones mean any. */
interface Target extends ObjectName {
  /** Whether labels or annotations choose as well. */
  readonly isSelective: boolean;
}

interface Replacement {
  /** Null where they cannot be read. */
  readonly targets: readonly Pick<ObjectName, 'kind' | 'name'>[] | null;
  readonly path: string | null;
  readonly place: Place;
}

/** What one kustomization applies to an object, in the order of its patches. */
function appliedBy({ patches, replacements, unseen }: Applied, files: Files, object: Names): Part[] {
  const parts: Part[] = [];
  for (const { target, path, parts: all, place } of patches) {
    const match = target === null ? 'yes' : matchOf(target, object);
    if (match === 'no') continue;
    const own = all.filter((each) => target !== null || each.object === null || isNamed(each.object, object));
    if (own.length > 0 && path !== null) files.has(path);
    for (const { part } of own) {
      if (match === 'yes' || part.kind === 'unseen') parts.push(part);
      else if (mayDecide(part)) parts.push(unseenAt(place, 'a patch of what a pattern or selector may mean'));
    }
  }
  const isMeant = ({ kind, name }: Pick<ObjectName, 'kind' | 'name'>) =>
    [object.kind, ''].includes(kind) && [...object.names, ''].includes(name);
  for (const { targets, path, place } of replacements) {
    if (targets?.some(isMeant) === false) continue;
    if (path !== null) files.has(path);
    parts.push(unseenAt(place, '`replacements`'));
  }
  return object.kind === 'HelmRelease' ? [...parts, ...unseen] : parts;
}

function unseenAt(place: Place, found: string): Part {
  return { kind: 'unseen', problem: problemAt('external-values', place, found) };
}

const loadedOnce = new WeakMap<Kustomization, Promise<Applied>>();

/** What a kustomization applies, read once. */
function loaded(tree: Files, kustomization: Kustomization): Promise<Applied> {
  const known = loadedOnce.get(kustomization) ?? load(tree, kustomization);
  loadedOnce.set(kustomization, known);
  return known;
}

async function load(tree: Files, kustomization: Kustomization): Promise<Applied> {
  const { file, root, folder } = kustomization;
  const patches: Patch[] = [];
  const unseen: Part[] = [];
  for (const key of ['patchesStrategicMerge', 'patches', 'patchesJson6902']) {
    const entries = file.items(file.at(root, [key]));
    for (const entry of entries.slice(0, MOST_PATCHES)) patches.push(await readPatch(tree, kustomization, entry));
    const rest = entries[MOST_PATCHES];
    if (rest !== undefined) unseen.push(unseenAt(rest.place, 'more patches than are read'));
  }
  const transformers = file.at(root, ['transformers']);
  if (transformers !== null && (await mayChangeReleases(tree, kustomization))) {
    unseen.push(unseenAt(transformers.place, '`transformers`'));
  }
  for (const entry of file.items(file.at(root, ['components']))) {
    const text = file.scalar(entry)?.text ?? '';
    const path = resolvePath(folder, text);
    const isHere = path !== null && kustomizationIn(tree, path) !== null;
    if (!isHere && /:\/\/|^[\w.-]+\.\w+\/.*\/|\?ref=/.test(text)) unseen.push(unseenAt(entry.place, quoteText(text)));
  }
  const replacements: Replacement[] = [];
  const entries = file.items(file.at(root, ['replacements']));
  for (const entry of entries.slice(0, MOST_PATCHES))
    replacements.push(await readReplacement(tree, kustomization, entry));
  const rest = entries[MOST_PATCHES];
  if (rest !== undefined) unseen.push(unseenAt(rest.place, 'more replacements than are read'));
  return { patches, replacements, unseen };
}

/** Transformers that change nothing that a release is read for. */
const HARMLESS_TRANSFORMERS = new Set([
  'AnnotationsTransformer',
  'HashTransformer',
  'LabelTransformer',
  'ReplicaCountTransformer',
]);

async function mayChangeReleases(tree: Files, { file, root, folder }: Kustomization): Promise<boolean> {
  for (const entry of file.items(file.at(root, ['transformers']))) {
    const path = resolvePath(folder, file.scalar(entry)?.text ?? '');
    const transformers = path === null ? null : await readable(tree.yaml(path));
    const isHarmless = (each: KubernetesObject) => groupOf(each) === '' && HARMLESS_TRANSFORMERS.has(each.kind);
    if (transformers === null) return true;
    const { objects, others } = manifestsIn(transformers);
    if (others.length > 0 || !objects.every(isHarmless)) return true;
  }
  return false;
}

async function readPatch(tree: Files, { file, folder }: Kustomization, entry: YamlValue): Promise<Patch> {
  const value = file.at(entry, ['target']);
  const target = value === null ? null : targetOf(file, value);
  const inline = file.isMap(entry) ? file.at(entry, ['patch']) : entry;
  const text = file.isMap(entry) ? textAt(file, entry, ['path']) : (file.scalar(entry)?.text ?? '');
  const isInline = inline !== null && (file.isMap(entry) || /[\n:{]/.test(text));
  const path = isInline || text === '' ? null : resolvePath(folder, text);
  const { place } = entry;
  const refuse = (part: Part): Patch => ({ target, path, parts: [{ object: null, part }], place });
  try {
    const patch = isInline ? embeddedYaml(file, inline) : path === null ? null : await tree.yaml(path);
    if (patch !== null) return { target, path, parts: partsOf(patch, target !== null), place };
    // Without a target it would have said itself what it patches.
    return target === null || isInline
      ? { target, path, parts: [], place }
      : refuse(unseenAt(entry.place, quoteText(text)));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    // A patch that cannot be read may be one of anything.
    return refuse({ kind: 'unseen', problem: error.problem });
  }
}

function targetOf(file: YamlFile, value: YamlValue): Target {
  const text = (key: string) => textAt(file, value, [key]);
  const isSelective = text('labelSelector') !== '' || text('annotationSelector') !== '';
  return { kind: text('kind'), name: text('name'), namespace: text('namespace'), isSelective };
}

/** Whether a patch is one of an object. What a pattern, or a selector, means is not told: a namespace may come from elsewhere too. */
function matchOf(target: Target, { kind, names, namespaces }: Names): 'yes' | 'no' | 'maybe' {
  let isSure = !target.isSelective;
  const fits = (pattern: string, values: readonly string[]) => {
    if (/^(?:\^?\.[*+]\$?)?$/.test(pattern) || values.includes(pattern)) return true;
    if (!/[^\w-]/.test(pattern)) return values.includes('');
    isSure = false;
    return true;
  };
  const isMeant = fits(target.kind, [kind]) && fits(target.name, names) && fits(target.namespace, namespaces);
  if (!isMeant) return 'no';
  return isSure ? 'yes' : 'maybe';
}

/** What a release or a source is read for. */
const READ_KEYS = ['chart', 'chartRef', 'values', 'valuesFrom', 'postRenderers', 'url', 'ref', 'version', 'sourceRef'];

/** Whether a patch changes what a version is read from. */
function mayDecide(part: Extract<Part, { kind: 'document' }>): boolean {
  const { file, root } = part;
  const data = ['data', 'binaryData'].some((key) => file.at(root, [key]) !== null);
  return data || READ_KEYS.some((key) => file.at(root, ['spec', key]) !== null);
}

function partsOf(patch: YamlFile, hasTarget: boolean): Patch['parts'] {
  const operations = patch.documents.flatMap((document) =>
    document !== null && !patch.isMap(document) ? patch.items(document) : [],
  );
  if (operations.length > 0) {
    return hasTarget ? partsOfOperations(patch, operations).map((part) => ({ object: null, part })) : [];
  }
  const { objects, others } = manifestsIn(patch);
  const all = [
    ...objects.map((object) => ({ object, root: object.value })),
    // One with a target may leave out what names the object.
    ...(hasTarget ? others : []).map((root) => ({ object: null, root })),
  ];
  return all.flatMap(({ object, root }): Patch['parts'][number][] => {
    const document = { object, part: { kind: 'document', file: patch, root } } as const;
    const directive = directiveIn(patch, root);
    return directive === null ? [document] : [document, { object, part: unseenAt(directive.place, '`$patch`') }];
  });
}

/** What says that a patch replaces or deletes instead of adding; null where nothing does. */
function directiveIn(file: YamlFile, root: YamlValue): YamlValue | null {
  const open = [root];
  // An alias may lead to the same values time and again.
  const seen = new Set<unknown>();
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (seen.has(value.node)) continue;
    seen.add(value.node);
    for (const { name, value: member } of file.members(value)) {
      if (name === '$patch') return member;
      open.push(member);
    }
    for (const item of file.items(value)) open.push(item);
  }
  return null;
}

/** Replacements take a value from elsewhere; what they set cannot be told. */
async function readReplacement(tree: Files, { file, folder }: Kustomization, entry: YamlValue): Promise<Replacement> {
  const text = textAt(file, entry, ['path']);
  const { place } = entry;
  const path = text === '' ? null : resolvePath(folder, text);
  const source = text === '' ? file : path === null ? null : await readable(tree.yaml(path));
  if (source === null) return { targets: null, path, place };
  const { root } = source;
  const all = source === file ? [entry] : source.isMap(root) ? [root] : source.items(root);
  const targets = all.flatMap((each) =>
    source.items(source.at(each, ['targets'])).map((target) => {
      const select = source.at(target, ['select']);
      return { kind: textAt(source, select, ['kind']), name: textAt(source, select, ['name']) };
    }),
  );
  return { targets, path, place };
}

/** A JSON patch as a document that says what the patch sets. */
function partsOfOperations(file: YamlFile, operations: readonly YamlValue[]): Part[] {
  const settings: MadeSetting[] = [];
  /** What makes place for the whole of a mapping or list. */
  const replaced: MadeSetting[] = [];
  const problems: Problem[] = [];
  for (const operation of operations) {
    const op = textAt(file, operation, ['op']);
    const path = textAt(file, operation, ['path']);
    const place = scalarAt(file, operation, ['path'])?.place ?? operation.place;
    const refuse = () => problems.push(problemAt('external-values', place, `the patch of ${quoteText(path)}`));
    if (op === 'test') continue;
    const isAll = DECIDING.some((each) => each.startsWith(`${path}/`) || path === '');
    const steps = stepsOfPointer(path);
    const value = file.at(operation, ['value']);
    // What lies in a list would take the place of all of it.
    if (/\/(?:\d+|-)(?:\/|$)/.test(path)) refuse();
    else if (op === 'remove') {
      settings.push({ steps, value: 'null', isText: false, place });
      if (isAll) refuse();
    } else if ((op !== 'add' && op !== 'replace') || value === null || (isAll && file.scalar(value) === null)) {
      refuse();
    } else {
      if (file.scalar(value) === null) replaced.push({ steps, value: 'null', isText: false, place });
      if (!addSettings(file, value, steps, settings)) refuse();
    }
  }
  const unseen = problems.map((problem): Part => ({ kind: 'unseen', problem }));
  const made = [replaced, settings].flatMap((each): Part[] => {
    if (each.length === 0) return [];
    const document = settingsAsYaml(file.path, each);
    return document.root === null ? [] : [{ kind: 'document', file: document, root: document.root }];
  });
  return [...made, ...unseen];
}

/** `/spec/values/a~1b` as its steps. */
function stepsOfPointer(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** @returns false where there is more than is read */
function addSettings(
  file: YamlFile,
  value: YamlValue,
  steps: readonly (string | number)[],
  settings: MadeSetting[],
): boolean {
  if (settings.length >= MOST_MEMBERS) return false;
  const scalar = file.scalar(value);
  if (scalar !== null) {
    // A null that is set, other than one that is removed, takes away what stands below.
    if (scalar.type === 'null') return false;
    settings.push({ steps, value: scalar.text, isText: scalar.type === 'string', place: scalar.place });
    return true;
  }
  const members: { step: string | number; value: YamlValue }[] = [
    ...file.members(value).map((member) => ({ step: member.name, value: member.value })),
    ...file.items(value).map((item, index) => ({ step: index, value: item })),
  ];
  const { place } = value;
  if (members.length === 0 && !file.isMap(value)) settings.push({ steps, value: '{}', isText: false, place });
  return members.every((member) => addSettings(file, member.value, [...steps, member.step], settings));
}
