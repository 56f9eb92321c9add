import type { ImageRules } from '../../deployment.ts';
import type { Place } from '../../place.ts';
import { type Problem, ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { embeddedYaml, type MadeSetting, settingsAsYaml } from '../../source/embedded-yaml.ts';
import type { Files } from '../../source/source-files.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import type { FilesOfTree, FormatSettings } from '../format.ts';
import { isOfService } from '../kustomize/images.ts';
import { type ImageEntry, type PatchEntry, resolveReference } from '../kustomize/kustomization.ts';
import { sourceFilesOf, stepsOf } from '../kustomize/replacements.ts';
import { type Instance, instanceOf, isSameObject, type Renaming, renamed, selects } from '../kustomize/selector.ts';
import { type ImageField, imageFieldsOf, notHere, readTransformer } from '../kustomize/transformers.ts';
import { type KubernetesObject, manifestsIn } from '../manifests/objects.ts';
import { type Kustomization, kustomizationsOf, type Way } from './kustomizations.ts';
import { scalarAt, textAt } from './objects.ts';

/** A part of what an object is made of. */
export type Part =
  /** What one document says. */
  | {
      readonly kind: 'document';
      readonly file: YamlFile;
      readonly root: YamlValue;
      /** The entry of a kustomization that applies it; null for the object itself. */
      readonly from: Place | null;
    }
  /** What cannot be seen, or not be read. */
  | {
      readonly kind: 'unseen';
      readonly problem: Problem;
      /** What of the object it is about; anything where that is not said. */
      readonly about?: readonly string[];
    };

type Document = Extract<Part, { kind: 'document' }>;

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
 * The patches of an object on its way through kustomizations, the one that wins first. As kustomize does it: components, patches,
 * then names, then late patches, transformers and replacements; what Flux has in its own object is written into the kustomization.
 *
 * @param files recorded ones: what is applied becomes an input
 * @param decides whether a document changes what the object is read for
 */
export async function patchesOf(
  tree: Files,
  files: Files,
  way: Way,
  object: KubernetesObject,
  rules: ImageRules,
  decides: (part: Document) => boolean = mayDecide,
): Promise<Part[]> {
  const patching = new Patching(tree, files, way, object, rules, decides);
  for (const layer of layersOf(way)) {
    await patching.layer(layer);
    if (patching.parts.length > MOST_PARTS) {
      const [{ overlay }] = layer;
      return [unseenAt(overlay.root.place, 'more patches than are read'), ...patching.parts.reverse()];
    }
  }
  return patching.parts.reverse();
}

/**
 * Everything that kustomizations lay over an object which is read as its file has it, on all its ways, the one that comes first
 * first. A way on which it is taken away counts for nothing.
 *
 * @param files recorded ones
 * @throws TreeError where the tree cannot be read
 */
export async function allPatchesOf(
  tree: FilesOfTree,
  files: Files,
  object: KubernetesObject,
  settings: FormatSettings,
  decides: (part: Document) => boolean = mayDecide,
): Promise<Part[]> {
  const { ways, isCut } = (await kustomizationsOf(tree, settings)).waysOf(object.file.path);
  const all: Part[] = isCut ? [unseenAt(object.value.place, 'more kustomizations than are read')] : [];
  for (const way of isCut ? [] : ways) {
    const parts = await patchesOf(tree, files, way, object, settings, decides);
    if (!parts.some(deletes)) all.push(...parts.reverse().filter((part) => part.kind === 'unseen' || decides(part)));
  }
  return all;
}

/** Why what the file of an object says may not be what is applied; null where it is. */
export function problemOfPart(part: Part, { file, value }: KubernetesObject): Problem {
  if (part.kind === 'unseen') return part.problem;
  const found = `a patch of the ${file.written(file.at(value, ['kind'])) ?? 'object'}`;
  return problemAt('external-values', part.from ?? part.root.place, found);
}

/** Whether a patch takes the object away: this environment goes without. */
export function deletes(part: Part): boolean {
  if (part.kind === 'unseen') return false;
  const { file, root } = part;
  return file.scalar(file.at(root, ['$patch']))?.text === 'delete';
}

/** A kustomization, and what Flux writes into it. */
type Layer = readonly [Kustomization, ...Kustomization[]];

function layersOf(way: Way): Layer[] {
  const layers: [Kustomization, ...Kustomization[]][] = [];
  for (const each of way) {
    const last = layers.at(-1);
    const isWrittenInto =
      each.flux !== null && last !== undefined && each.flux.kustomization === last[0].overlay.file.path;
    if (isWrittenInto) last.push(each);
    else layers.push([each]);
  }
  return layers;
}

/** One object on its way. */
class Patching {
  readonly parts: Part[] = [];
  #instance: Instance;
  #addsLabels = false;

  constructor(
    private readonly tree: Files,
    private readonly files: Files,
    private readonly way: Way,
    object: KubernetesObject,
    private readonly rules: ImageRules,
    private readonly decides: (part: Document) => boolean,
  ) {
    this.#instance = instanceOf(object);
  }

  /** @param within components that this one is a part of */
  async layer(layer: Layer, within: readonly Kustomization[] = []): Promise<void> {
    for (const { components } of layer) {
      for (const component of components) {
        // A component that is on the way has its turn there.
        if (this.way.includes(component) || within.includes(component)) continue;
        await this.layer([component], [...within, component]);
      }
    }
    const all: Applied[] = [];
    for (const each of layer) {
      this.files.has(each.overlay.file.path);
      all.push(await loaded(this.tree, each));
    }
    for (const { patches } of all) this.#patch(patches);
    const [{ overlay }, over] = layer;
    this.#rename({ ...overlay, namespace: over?.overlay.namespace || overlay.namespace });
    for (const { latePatches } of all) this.#patch(latePatches);
    for (const { images, unseen, renamings, replacements } of all) {
      this.#transformImages(images);
      for (const renaming of renamings) this.#rename(renaming);
      this.parts.push(...unseen);
      this.#replace(replacements);
    }
  }

  #patch(patches: readonly Patch[]): void {
    for (const { target, path, parts, place } of patches) {
      const match = target === null ? 'yes' : selects(target.file, target.value, this.#instance, this.#addsLabels);
      if (match === 'no') continue;
      const own = parts.filter(
        ({ object }) => target !== null || object === null || isSameObject(object, this.#instance),
      );
      if (own.length > 0 && path !== null) this.files.has(path);
      for (const { part } of own) {
        if (match === 'yes' || part.kind === 'unseen') this.parts.push(part);
        else if (this.decides(part)) this.parts.push(unseenAt(place, 'a patch of what a pattern or selector may mean'));
      }
    }
  }

  #rename(renaming: Renaming): void {
    this.#instance = renamed(this.#instance, renaming);
    this.#addsLabels ||= renaming.addsLabels;
  }

  #replace(replacements: readonly Replacement[]): void {
    for (const { file, select, path, place, sources } of replacements) {
      if (select !== null && selects(file, select, this.#instance, this.#addsLabels) === 'no') continue;
      for (const each of [...(path === null ? [] : [path]), ...sources]) this.files.has(each);
      this.parts.push(unseenAt(place, '`replacements`'));
    }
  }

  /** Images of the service that go into the object itself, where a configuration says so. */
  #transformImages(images: readonly AppliedImages[]): void {
    for (const { entries, fields, problem } of images) {
      const entry = entries.find((each) => isOfService(each, this.rules));
      if (entry === undefined) continue;
      const isMeant = fields.some(
        ({ kind, way }) => (kind === '' || kind === this.#instance.kind) && isRead(way.split('/')),
      );
      if (isMeant) this.parts.push(unseenAt(entry.place, '`images` with `configurations`'));
      else if (problem !== null) this.parts.push({ kind: 'unseen', problem });
    }
  }
}

/** What a kustomization applies to whatever goes through it. */
interface Applied {
  readonly patches: readonly Patch[];
  readonly latePatches: readonly Patch[];
  readonly images: readonly AppliedImages[];
  readonly renamings: readonly Renaming[];
  readonly replacements: readonly Replacement[];
  /** What may be a patch of anything. */
  readonly unseen: readonly Part[];
}

interface Patch {
  /** Null where the documents say themselves what they patch. */
  readonly target: { readonly file: YamlFile; readonly value: YamlValue } | null;
  /** Null for one that stands in the kustomization itself. */
  readonly path: string | null;
  readonly parts: readonly PatchPart[];
  readonly place: Place;
}

interface PatchPart {
  /** What it names as its own; null where it says nothing of that. */
  readonly object: KubernetesObject | null;
  readonly part: Part;
}

interface Replacement {
  readonly file: YamlFile;
  /** Null for anything. */
  readonly select: YamlValue | null;
  readonly path: string | null;
  readonly place: Place;
  /** Files that may hold what it puts there. */
  readonly sources: readonly string[];
}

interface AppliedImages {
  readonly entries: readonly ImageEntry[];
  readonly fields: readonly ImageField[];
  /** Why there may be other fields; null where there are none. */
  readonly problem: Problem | null;
}

function unseenAt(place: Place, found: string): Extract<Part, { kind: 'unseen' }> {
  return { kind: 'unseen', problem: problemAt('external-values', place, found) };
}

const loadedOnce = new WeakMap<Kustomization, Promise<Applied>>();

/** What a kustomization applies, read once. */
function loaded(tree: Files, kustomization: Kustomization): Promise<Applied> {
  const known = loadedOnce.get(kustomization) ?? load(tree, kustomization);
  loadedOnce.set(kustomization, known);
  return known;
}

async function load(tree: Files, { overlay }: Kustomization): Promise<Applied> {
  const { file, folder } = overlay;
  const unseen: Part[] = [];
  const limited = <T>(all: readonly T[], placeOf: (each: T) => Place, what: string): readonly T[] => {
    const rest = all[MOST_PATCHES];
    if (rest === undefined) return all;
    unseen.push(unseenAt(placeOf(rest), `more ${what} than are read`));
    return [];
  };
  const read = async (entries: readonly PatchEntry[]) => {
    const patches: Patch[] = [];
    for (const entry of limited(entries, ({ place }) => place, 'patches')) {
      patches.push(await readPatch(tree, { file, folder }, entry));
    }
    return patches;
  };
  const [patches, latePatches] = [await read(overlay.patches), await read(overlay.latePatches)];
  const renamings: Renaming[] = [];
  const images: AppliedImages[] = [];
  if (overlay.images.length > 0) images.push({ entries: overlay.images, ...(await imageFieldsOf(tree, overlay)) });
  for (const { path, inline, place } of overlay.transformers) {
    try {
      const resolved = path === null ? null : resolveReference(tree, folder, path);
      const own = resolved?.kind === 'file' ? await tree.yaml(resolved.path) : inline && embeddedYaml(file, inline);
      const { objects, others } = own === null ? { objects: [], others: [null] } : manifestsIn(own);
      const all = objects.map(readTransformer);
      if (others.length > 0 || all.some(({ does }) => does === 'anything'))
        unseen.push(unseenAt(place, '`transformers`'));
      for (const each of all) {
        if (each.does === 'rename') renamings.push(each.renaming);
        if (each.does === 'images') images.push({ entries: [each.entry], fields: each.fields, problem: null });
      }
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      unseen.push({ kind: 'unseen', problem: error.problem });
    }
  }
  for (const reference of overlay.components) {
    const resolved = resolveReference(tree, folder, reference);
    if (resolved.kind === 'remote' || resolved.kind === 'missing') {
      unseen.push({ kind: 'unseen', problem: notHere(reference, resolved.kind) });
      continue;
    }
    const problem = await problemOf(tree.yaml(resolved.path));
    if (problem !== null) unseen.push({ kind: 'unseen', problem });
  }
  const replacements: Replacement[] = [];
  const sources = overlay.replacements.length === 0 ? [] : await sourceFilesOf(tree, overlay);
  for (const entry of limited(overlay.replacements, ({ place }) => place, 'replacements')) {
    const own = await readReplacement(tree, { file, folder }, entry);
    replacements.push(...own.map((each) => ({ ...each, sources })));
  }
  return { patches, latePatches, images, renamings, replacements, unseen };
}

/** Why something cannot be read; null where it can. */
async function problemOf(reading: Promise<unknown>): Promise<Problem | null> {
  try {
    await reading;
    return null;
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
}

interface Source {
  readonly file: YamlFile;
  readonly folder: string;
}

async function readPatch(tree: Files, { file, folder }: Source, entry: PatchEntry): Promise<Patch> {
  const { path: reference, inline, place } = entry;
  const target = entry.target === null ? null : { file, value: entry.target };
  const resolved = reference === null ? null : resolveReference(tree, folder, reference);
  const path = resolved?.kind === 'file' ? resolved.path : null;
  const common = { target, path, place };
  // A patch that cannot be read may be one of anything.
  const refuse = (problem: Problem): Patch => ({
    ...common,
    parts: [{ object: null, part: { kind: 'unseen', problem } }],
  });
  if (reference !== null && path === null) return refuse(notHere(reference, resolved?.kind ?? 'missing'));
  try {
    const patch = path !== null ? await tree.yaml(path) : inline && embeddedYaml(file, inline);
    return { ...common, parts: patch === null ? [] : partsOf(patch, target !== null, place) };
  } catch (error) {
    if (error instanceof ProblemError) return refuse(error.problem);
    throw error;
  }
}

/** What a release, a source, an application or an object of Flux is read for. */
const READ_KEYS = new Set([
  ...['chart', 'chartRef', 'values', 'valuesFrom', 'postRenderers', 'url', 'ref', 'version', 'sourceRef'],
  ...['path', 'postBuild', 'images', 'patches', 'components'],
  ...['source', 'sources', 'sourceHydrator', 'generators', 'template', 'templatePatch'],
]);

/** Marks of Image Updater of Argo CD, which stand in annotations. */
const UPDATER = 'argocd-image-updater.argoproj.io';

/** Whether a way leads to something that an object is read for, or to what holds it. */
function isRead([first, second, ...rest]: readonly string[]): boolean {
  if (first === undefined || first === '' || first === 'data' || first === 'binaryData') return true;
  if (first === 'metadata') return second === 'annotations' && (rest[0]?.includes(UPDATER) ?? true);
  return first === 'spec' && (second === undefined || READ_KEYS.has(second));
}

/** Whether a patch changes what a version is read from. */
function mayDecide({ file, root }: Document): boolean {
  const names = (path: readonly string[]) => file.members(file.at(root, path)).map(({ name }) => [...path, name]);
  const annotations = names(['metadata', 'annotations']);
  const data = [...names([]), ...names(['spec'])].filter(
    ([first, ...rest]) => first !== 'metadata' && (first !== 'spec' || rest.length > 0),
  );
  return [...annotations, ...data].some(isRead);
}

const partsOfFiles = new WeakMap<YamlFile, Map<string, readonly PatchPart[]>>();

/** The parts of a patch, which several entries may name. */
function partsOf(patch: YamlFile, hasTarget: boolean, place: Place): readonly PatchPart[] {
  const known = partsOfFiles.get(patch) ?? new Map<string, readonly PatchPart[]>();
  partsOfFiles.set(patch, known);
  const key = String(hasTarget);
  const parts = known.get(key) ?? readParts(patch, hasTarget);
  known.set(key, parts);
  return parts.map(({ object, part }) => ({
    object,
    part: part.kind === 'document' ? { ...part, from: place } : part,
  }));
}

function readParts(patch: YamlFile, hasTarget: boolean): PatchPart[] {
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
  return all.flatMap(({ object, root }): PatchPart[] => {
    const document = { object, part: { kind: 'document', file: patch, root, from: null } } as const;
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

/** Replacements take a value from elsewhere; what they set cannot be told. One that cannot be read may set anything. */
async function readReplacement(
  tree: Files,
  { file, folder }: Source,
  entry: YamlValue,
): Promise<Omit<Replacement, 'sources'>[]> {
  const reference = scalarAt(file, entry, ['path']);
  const { place } = entry;
  const resolved = reference === null ? null : resolveReference(tree, folder, reference);
  const path = resolved?.kind === 'file' ? resolved.path : null;
  if (reference !== null && path === null) return [{ file, select: null, path, place }];
  const source = path === null ? file : await tree.yaml(path).catch(unlessProblem);
  if (source === null) return [{ file, select: null, path, place }];
  const all = path === null ? [entry] : source.isMap(source.root) ? [source.root] : source.items(source.root);
  return all.flatMap((each) =>
    source.items(source.at(each, ['targets'])).flatMap((target) => {
      const fields = source.items(source.at(target, ['fieldPaths'])).flatMap((item) => source.scalar(item)?.text ?? []);
      if (fields.length > 0 && !fields.some((field) => isRead(stepsOf(field)))) return [];
      return [{ file: source, select: source.at(target, ['select']), path, place }];
    }),
  );
}

function unlessProblem(error: unknown): null {
  if (error instanceof ProblemError) return null;
  throw error;
}

/** A JSON patch as a document that says what the patch sets. */
function partsOfOperations(file: YamlFile, operations: readonly YamlValue[]): Part[] {
  const settings: MadeSetting[] = [];
  /** What makes place for the whole of a mapping or list. */
  const replaced: MadeSetting[] = [];
  const unseen: Part[] = [];
  for (const operation of operations) {
    const op = textAt(file, operation, ['op']);
    const path = textAt(file, operation, ['path']);
    const steps = stepsOfPointer(path);
    const place = scalarAt(file, operation, ['path'])?.place ?? operation.place;
    const refuse = () => {
      if (!isRead(steps)) return;
      unseen.push({ ...unseenAt(place, `the patch of ${quoteText(path)}`), about: steps });
    };
    if (op === 'test') continue;
    const isAll = DECIDING.some((each) => each.startsWith(`${path}/`) || path === '');
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
  const made = [replaced, settings].flatMap((each): Part[] => {
    if (each.length === 0) return [];
    const document = settingsAsYaml(file.path, each);
    return document.root === null ? [] : [{ kind: 'document', file: document, root: document.root, from: null }];
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
