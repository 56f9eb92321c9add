import type { ImageRules } from '../../deployment.ts';
import { type Environment, joinEnvironments } from '../../environment.ts';
import type { Place } from '../../place.ts';
import { type Problem, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import { plainText } from '../compose/traced-text.ts';
import { readContainerEnvironment } from '../manifests/container-environment.ts';
import {
  type ImageSite,
  imagesBelow,
  imagesOf,
  isContainerList,
  type Pointer,
  pieceOf,
  writtenImage,
} from '../manifests/image-sites.ts';
import { isOfAnotherFormat, type KubernetesObject, manifestsOf, type ObjectName } from '../manifests/objects.ts';
import { type Instance, instanceOf, isInNamespace, isSameObject, type Selection, selects } from './selector.ts';
import { type BuiltSite, isServiceImage, mayBeService, replaceParts, type State, withProblem } from './state.ts';

/** A patch once it is read. */
export interface ReadPatch {
  readonly file: YamlFile;
  /** What it is for, as the kustomization says it. */
  readonly target: { readonly file: YamlFile; readonly value: YamlValue } | null;
  readonly place: Place;
}

/**
 * Applies a patch, as far as it has to do with images: a strategic merge patch by the names of containers, a JSON patch by
 * the ways that it names. What cannot be followed becomes a problem of the images that it may change (`external-values`).
 *
 * @throws ProblemError (`unparseable`) where the patch is too large
 */
export function applyPatch(state: State, patch: ReadPatch, rules: ImageRules): State {
  return patch.file.documents.reduce((current, document) => {
    if (document === null) return current;
    const operations = patch.file.items(document);
    if (operations.length > 0) return applyOperations(current, patch, operations, rules);
    const { objects, others } = manifestsOf(patch.file, document);
    // A patch with a target may leave out what names the object.
    const nameless = { apiVersion: '', kind: '', namespace: '', name: '', file: patch.file };
    const all = [...objects, ...(patch.target === null ? [] : others.map((value) => ({ ...nameless, value })))];
    return all.reduce((each, object) => applyMerge(each, patch, object, rules), current);
  }, state);
}

/** What a patch that cannot be followed does to the images that it may be for. */
function unfollowed({ place, file }: ReadPatch): Problem {
  return problemAt('external-values', place, `a patch that cannot be followed (${quoteText(file.path)})`);
}

function selectionOf(state: State, { target }: ReadPatch, object: ObjectName | null, instance: Instance): Selection {
  if (target !== null) return selects(target.file, target.value, instance, state.addsLabels);
  if (object === null || !isSameObject(object, instance)) return 'no';
  // Without its namespace it is one of the default namespace, where there is one.
  const isExact = isInNamespace(object.namespace, instance);
  return isExact || !state.sites.some((site) => isSameObject(object, site.instance, true)) ? 'yes' : 'no';
}

// Strategic merge

interface PatchedContainer {
  /** The way to the list. */
  readonly list: Pointer;
  readonly name: string;
  readonly value: YamlValue;
  readonly directive: string;
}

function applyMerge(state: State, patch: ReadPatch, object: KubernetesObject, rules: ImageRules): State {
  if (isOfAnotherFormat(object)) return state;
  const { file } = patch;
  const isMeant = (site: BuiltSite) => selectionOf(state, patch, object, site.instance);
  const directiveOf = (value: YamlValue) => file.scalar(file.member(value, '$patch')?.value ?? null)?.text ?? '';
  const containers = containersIn(file, object.value).map(
    (each): PatchedContainer => ({ ...each, directive: directiveOf(each.value) }),
  );
  const others = imagesOf(object).sites.filter(({ shape }) => shape !== 'container');
  const isDelete = directiveOf(object.value) === 'delete';
  const changesImages =
    isDelete ||
    others.length > 0 ||
    containers.some(({ value, directive }) => directive !== '' || file.member(value, 'image') !== null);
  const meant = state.sites.filter((site) => isMeant(site) === 'yes');
  const after = isDelete
    ? { ...state, sites: state.sites.filter((site) => isMeant(site) !== 'yes') }
    : meant.length === 0
      ? withUnmatched(state, patch, object, rules)
      : mergeInto(state, patch, object.value, { containers, isMeant }, rules);
  const isPlain = !hasFurtherDirective(file, object.value);
  const whole = isPlain ? after : withProblem(after, unfollowed(patch), rules, (site) => isMeant(site) === 'yes');
  return changesImages ? withProblem(whole, unfollowed(patch), rules, (site) => isMeant(site) === 'perhaps') : whole;
}

interface Merge {
  readonly containers: readonly PatchedContainer[];
  readonly isMeant: (site: BuiltSite) => Selection;
}

function mergeInto(
  state: State,
  patch: ReadPatch,
  root: YamlValue,
  { containers, isMeant }: Merge,
  rules: ImageRules,
): State {
  const { file } = patch;
  let sites = state.sites.map((site) => (isMeant(site) === 'yes' ? mergeElsewhere(site, file, root, rules) : site));
  const models = new Map(sites.flatMap((site) => (isMeant(site) === 'yes' ? [[site.instance, site] as const] : [])));
  // A list is replaced first, wherever that stands in it.
  const isWhole = ({ name, directive }: PatchedContainer) => name === '' && directive === 'replace';
  for (const { list } of containers.filter(isWhole)) sites = sites.filter((site) => !isIn(site, list, models));
  for (const { list, name, value, directive } of containers.filter((each) => each.name !== '')) {
    const isIt = (site: BuiltSite) => site.name === name && isIn(site, list, models);
    const image = file.member(value, 'image');
    const isGone = directive === 'delete' || (image !== null && file.scalar(image.value)?.type === 'null');
    const [own] = image === null ? [] : containerSites(patch, list, value);
    const known = new Set(sites.filter(isIt).map(({ instance }) => instance));
    // Kustomize puts what is new in front of the others.
    const grown = new Set(isGone || own === undefined ? [] : [...models.keys()].filter((each) => !known.has(each)));
    const environment = readContainerEnvironment(file, value);
    sites = sites.flatMap((site): BuiltSite[] => {
      if (!isIt(site)) {
        const isMoved = site.isMoved || ((isGone || grown.has(site.instance)) && isIn(site, list, models));
        return [isMoved === site.isMoved ? site : { ...site, isMoved }];
      }
      if (isGone) return [];
      const changed = own === undefined ? site : withImage(site, own, file.path, rules);
      return [{ ...changed, environment: withVariables(site.environment, environment) }];
    });
    for (const instance of grown) {
      const model = models.get(instance);
      if (model !== undefined && own !== undefined) {
        sites.push(newSite({ ...own, object: model.object }, instance, file.path));
      }
    }
  }
  return { ...state, sites };
}

/** Whether an image is that of a container in a list of one of the objects. */
function isIn({ instance, shape, pointer }: BuiltSite, list: Pointer, models: ReadonlyMap<Instance, unknown>): boolean {
  return shape === 'container' && models.has(instance) && samePointer(pointer.slice(0, -2), list);
}

/** Images of custom resources, which a patch changes at the same place. */
function mergeElsewhere(site: BuiltSite, file: YamlFile, root: YamlValue, rules: ImageRules): BuiltSite {
  if (site.shape === 'container') return site;
  const value = file.at(root, site.pointer);
  if (value === null) return site;
  const scalar = file.scalar(value);
  if (site.shape === 'text') {
    if (scalar === null || scalar.type === 'null') return site;
    const image = writtenImage(scalar);
    return withImage(
      site,
      { image, source: file.sourceOf(value), place: scalar.place, alias: value.alias },
      file.path,
      rules,
    );
  }
  const part = (key: string) => {
    const found = file.scalar(file.member(value, key)?.value ?? null);
    return found === null || found.text === '' ? null : found;
  };
  const [newName, newTag, digest] = [part('repository') ?? part('name'), part('tag'), part('digest')];
  if (newName === null && newTag === null && digest === null) return site;
  const image = replaceParts(site.image, { newName, newTag, digest });
  return { ...site, image, files: [...site.files, file.path], alias: null, wasService: mayBeService(site, rules) };
}

function withImage(
  site: BuiltSite,
  { image, source, place, alias }: Pick<ImageSite, 'image' | 'source' | 'place' | 'alias'>,
  path: string,
  rules: ImageRules,
): BuiltSite {
  const wasService = mayBeService(site, rules);
  return { ...site, image, source, place, alias, files: [...site.files, path], wasService, tagProblem: null };
}

function withVariables(one: Environment | null, other: Environment): Environment {
  if (one === null) return other;
  const known = new Set(one.set.map(({ name }) => name));
  const added = other.set.filter(({ name }) => !known.has(name));
  const all = [...one.set, ...added];
  return { ...joinEnvironments([{ set: all, unseen: [] }]), unseen: [...one.unseen, ...other.unseen] };
}

function newSite(site: ImageSite, instance: Instance, path: string): BuiltSite {
  const nothing = { wasService: false, tagProblem: null, problem: null };
  return { ...site, instance, files: [path], isMoved: true, ...nothing };
}

function containerSites({ file }: ReadPatch, list: Pointer, value: YamlValue): ImageSite[] {
  const nameless: ObjectName = { apiVersion: '', kind: '', namespace: '', name: '' };
  const pointer = [...list, 0];
  return imagesBelow(nameless, file, pointer, value).sites.filter(
    ({ pointer: at }) => at.length === pointer.length + 1,
  );
}

/** The items of all lists of containers in a patch. */
function containersIn(file: YamlFile, root: YamlValue): Omit<PatchedContainer, 'directive'>[] {
  const found: Omit<PatchedContainer, 'directive'>[] = [];
  const pending: { pointer: Pointer; value: YamlValue }[] = [{ pointer: [], value: root }];
  // What is found below joins the end of the list while it is gone through.
  for (const { pointer, value } of pending) {
    if (pending.length > MOST_VALUES) break;
    for (const { name, value: below } of file.members(value)) {
      const list = [...pointer, name];
      if (!isContainerList(name)) pending.push({ pointer: list, value: below });
      for (const item of isContainerList(name) ? file.items(below) : []) {
        found.push({ list, name: file.scalar(file.member(item, 'name')?.value ?? null)?.text ?? '', value: item });
      }
    }
  }
  return found;
}

/** No patch has as many. */
const MOST_VALUES = 100_000;

/** Whether a patch replaces or deletes a part of an object that is no container and not all of it. */
function hasFurtherDirective(file: YamlFile, root: YamlValue): boolean {
  const pending: { value: YamlValue; isContainer: boolean; isRoot: boolean }[] = [
    { value: root, isContainer: false, isRoot: true },
  ];
  for (const { value, isContainer, isRoot } of pending) {
    if (pending.length > MOST_VALUES) return true;
    if (!isRoot && !isContainer && file.member(value, '$patch') !== null) return true;
    // Below a container nothing decides its image.
    if (isContainer) continue;
    for (const { name, value: below } of file.members(value)) {
      if (isContainerList(name)) {
        for (const item of file.items(below)) pending.push({ value: item, isContainer: true, isRoot: false });
      } else pending.push({ value: below, isContainer: false, isRoot: false });
    }
  }
  return false;
}

/** A patch for an object that is not among those that can be seen: where some cannot be, it may be one of them. */
function withUnmatched(state: State, patch: ReadPatch, object: KubernetesObject, rules: ImageRules): State {
  if (state.unseen.length === 0 && state.charts.length === 0) return state;
  const instance = instanceOf(object);
  const sites = imagesOf(object)
    .sites.filter(({ image }) => isServiceImage(plainText(image), rules))
    .map((site) => newSite(site, instance, patch.file.path));
  return { ...state, sites: [...state.sites, ...sites] };
}

// JSON patches

interface Operation {
  readonly op: string;
  readonly path: Pointer;
  readonly from: Pointer | null;
  readonly value: YamlValue | null;
  readonly place: Place;
}

function applyOperations(state: State, patch: ReadPatch, items: readonly YamlValue[], rules: ImageRules): State {
  if (patch.target === null) return state;
  const operations = items.flatMap((item) => operationOf(patch.file, item) ?? []);
  const isMeant = (site: BuiltSite) => selectionOf(state, patch, null, site.instance);
  const meant = state.sites.filter((site) => isMeant(site) === 'yes');
  const byInstance = new Map<Instance, BuiltSite[]>();
  for (const site of meant) {
    const others = byInstance.get(site.instance);
    if (others === undefined) byInstance.set(site.instance, [site]);
    else others.push(site);
  }
  const patched = [...byInstance].flatMap(([instance, sites]) =>
    operations.reduce((current, operation) => applyOperation(current, operation, patch, instance, rules), sites),
  );
  const rest = state.sites.filter((site) => isMeant(site) !== 'yes');
  const after =
    meant.length === 0
      ? withUnmatchedOperations(state, patch, operations, rules)
      : { ...state, sites: [...rest, ...patched] };
  const changesImages = operations.some(({ path }) => path.some((step) => /image|containers/i.test(String(step))));
  return changesImages ? withProblem(after, unfollowed(patch), rules, (site) => isMeant(site) === 'perhaps') : after;
}

function operationOf(file: YamlFile, item: YamlValue): Operation | null {
  const text = (key: string) => file.scalar(file.member(item, key)?.value ?? null)?.text ?? null;
  const [op, path, from] = [text('op'), text('path'), text('from')];
  if (op === null || path === null) return null;
  const value = file.member(item, 'value')?.value ?? null;
  return { op, path: pointerOf(path), from: from === null ? null : pointerOf(from), value, place: item.place };
}

/** A JSON pointer in its steps. */
function pointerOf(text: string): Pointer {
  return text
    .split('/')
    .slice(1)
    .map((step) => (/^\d{1,9}$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~')));
}

function applyOperation(
  sites: readonly BuiltSite[],
  operation: Operation,
  patch: ReadPatch,
  instance: Instance,
  rules: ImageRules,
): BuiltSite[] {
  const { op, path, from } = operation;
  const isTouched = (site: BuiltSite, way: Pointer) => isPrefix(way, site.pointer) || isPrefix(site.pointer, way);
  const refuse = (isMeant: (site: BuiltSite) => boolean) =>
    sites.map((site) =>
      isMeant(site) && mayBeService(site, rules) && site.problem === null
        ? { ...site, problem: unfollowed(patch) }
        : site,
    );
  if (op === 'test') return [...sites];
  if (op === 'move' || op === 'copy') {
    return refuse((site) => isTouched(site, path) || (from !== null && isTouched(site, from)));
  }
  // A place in a list is known only as long as nothing was put into it.
  const list = path.findIndex((step) => isContainerList(step));
  const isByPlace = list !== -1 && typeof path[list + 1] === 'number';
  const inList = (site: BuiltSite) => isPrefix(path.slice(0, list + 1), site.pointer);
  if (isByPlace && sites.some((site) => site.isMoved && inList(site))) {
    return touchesImages(path) ? refuse(inList) : [...sites];
  }
  const changed = changeEnvironment(sites, operation, patch);
  if (changed !== null) return changed;
  return changeImages(sites, operation, patch, instance, rules);
}

function touchesImages(path: Pointer): boolean {
  const list = path.findIndex((step) => isContainerList(step));
  return path.length <= list + 2 || path.at(-1) === 'image';
}

/** Null where the operation has nothing to do with the variables of a container. */
function changeEnvironment(
  sites: readonly BuiltSite[],
  { op, path, value }: Operation,
  { file }: ReadPatch,
): BuiltSite[] | null {
  const list = path.findIndex((step) => isContainerList(step));
  const key = path[list + 2];
  if (list === -1 || path.length < list + 3 || key === 'image') return null;
  if ((key !== 'env' && key !== 'envFrom') || op === 'remove' || value === null) return [...sites];
  const read = variablesOf(file, value, key);
  return sites.map((site) =>
    isPrefix(path.slice(0, list + 2), site.pointer)
      ? { ...site, environment: withVariables(site.environment, read) }
      : site,
  );
}

function variablesOf(file: YamlFile, value: YamlValue, key: string): Environment {
  const items = file.isMap(value) ? [value] : file.items(value);
  const names = items.flatMap((item) => file.scalar(file.member(item, 'name')?.value ?? null) ?? []);
  if (key === 'env') return { set: names.map(({ text, place }) => ({ name: text, place })), unseen: [] };
  return { set: [], unseen: [{ source: quoteText('envFrom'), place: value.place }] };
}

function changeImages(
  sites: readonly BuiltSite[],
  { op, path, value }: Operation,
  { file }: ReadPatch,
  instance: Instance,
  rules: ImageRules,
): BuiltSite[] {
  const [model] = sites;
  const scalar = file.scalar(value);
  const exact = sites.find((site) => samePointer(site.pointer, path));
  if (exact !== undefined && op !== 'remove' && value !== null && scalar !== null) {
    const now = withImage(
      exact,
      { image: [pieceOf(scalar)], source: file.sourceOf(value), place: scalar.place, alias: null },
      file.path,
      rules,
    );
    return sites.map((site) => (site === exact ? now : site));
  }
  const pair = sites.find((site) => site.shape === 'pair' && samePointer(site.pointer, path.slice(0, -1)));
  if (pair !== undefined && scalar !== null && op !== 'remove') return changePair(sites, pair, path, scalar, file.path);
  const last = path.at(-1);
  const parent = path.slice(0, -1);
  const isOfList = (site: BuiltSite) =>
    typeof site.pointer[parent.length] === 'number' && isPrefix(parent, site.pointer);
  const isItem = sites.some(isOfList) && (typeof last === 'number' || last === '-');
  const next = 1 + Math.max(-1, ...sites.filter(isOfList).map(({ pointer }) => Number(pointer[parent.length])));
  const index = last === '-' ? next : last;
  const at: Pointer = isItem ? [...parent, index ?? 0] : path;
  const isInsertion = isItem && op === 'add';
  const kept = isInsertion ? [...sites] : sites.filter((site) => !isPrefix(at, site.pointer));
  const by = isInsertion ? 1 : isItem && op === 'remove' ? -1 : 0;
  const shifted = kept.map((site) =>
    isOfList(site) && by !== 0 ? shift(site, parent.length, Number(index), by) : site,
  );
  if (op === 'remove' || value === null || model === undefined) return shifted;
  const added = imagesBelow(model.object, file, at, value).sites.map((site) => ({
    ...newSite(site, instance, file.path),
    isMoved: false,
  }));
  return [...shifted, ...added];
}

function changePair(
  sites: readonly BuiltSite[],
  pair: BuiltSite,
  path: Pointer,
  scalar: NonNullable<ReturnType<YamlFile['scalar']>>,
  from: string,
): BuiltSite[] {
  const part = (...keys: string[]) => (keys.includes(String(path.at(-1))) ? scalar : null);
  const parts = { newName: part('repository', 'name'), newTag: part('tag'), digest: part('digest') };
  const image = replaceParts(pair.image, parts);
  return sites.map((site) => (site === pair ? { ...site, image, files: [...site.files, from], alias: null } : site));
}

function shift(site: BuiltSite, depth: number, from: number, by: number): BuiltSite {
  const index = Number(site.pointer[depth]);
  if (index < from) return site;
  const pointer = site.pointer.map((step, position) => (position === depth ? index + by : step));
  return { ...site, pointer };
}

/** Operations for an object that cannot be seen: those that give it the service's image are all that is known of it. */
function withUnmatchedOperations(
  state: State,
  patch: ReadPatch,
  operations: readonly Operation[],
  rules: ImageRules,
): State {
  if (patch.target === null || (state.unseen.length === 0 && state.charts.length === 0)) return state;
  const { file: targetFile, value: target } = patch.target;
  const text = (key: string) => targetFile.scalar(targetFile.member(target, key)?.value ?? null)?.text ?? '';
  const object = { apiVersion: '', kind: text('kind'), namespace: text('namespace'), name: text('name') };
  const instance: Instance = {
    kind: object.kind,
    apiVersion: '',
    names: [object.name],
    namespaces: [],
    labels: new Map(),
    affixes: '',
  };
  const sites = operations.flatMap(({ path, value, op }) => {
    if (value === null || op === 'remove' || op === 'test') return [];
    // An image by itself is read as the member that it becomes.
    return imagesBelow(object, patch.file, path, value).sites.map((site) => {
      const container = path.length >= 3 && isContainerList(path.at(-3)) && path.at(-1) === 'image';
      return newSite(
        container ? { ...site, shape: 'container', name: `[${path.at(-2)}]` } : site,
        instance,
        patch.file.path,
      );
    });
  });
  const own = sites.filter(({ image }) => isServiceImage(plainText(image), rules));
  return { ...state, sites: [...state.sites, ...own] };
}

function isPrefix(one: Pointer, other: Pointer): boolean {
  return one.length <= other.length && one.every((step, index) => step === other[index]);
}

function samePointer(one: Pointer, other: Pointer): boolean {
  return one.length === other.length && isPrefix(one, other);
}
