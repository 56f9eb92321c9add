import { type Found, unreadableFound } from '../deployment.ts';
import { ProblemError, problemAt } from '../problem.ts';
import { quoteText } from '../reference.ts';
import { folderOf, resolvePath } from '../repository-paths.ts';
import { showsService } from '../service-signs.ts';
import { type Files, readable } from '../source/source-files.ts';
import type { YamlFile } from '../source/yaml.ts';
import { type Kustomizations, kustomizationsOf } from './flux/kustomizations.ts';
import { indexKey, objectsSpeakingOf, scalarAt } from './flux/objects.ts';
import { type FluxReading, type FluxRelease, isDeleted, readFluxRelease } from './flux/release.ts';
import type { FilesOfTree, Format, FormatSettings } from './format.ts';
import { foundOfRelease } from './helm/release-found.ts';
import { showsInUnread } from './kustomize/claims.ts';
import { type Overlay, readKustomization, readOverlay } from './kustomize/kustomization.ts';
import { groupOf, type KubernetesObject, manifestsIn, objectsIn } from './manifests/objects.ts';
import {
  FLUX,
  FLUX_GROUPS,
  HELM_GROUP,
  isFileOfChart,
  isKustomizationFile,
  isManifestPath,
  KUSTOMIZE_GROUP,
  SOURCE_GROUP,
} from './signs.ts';

const KIND = FLUX.kind;

/** Groups whose objects fix no version by themselves: what updates files, what tells people. */
const OTHER_GROUPS = new Set(['image.toolkit.fluxcd.io', 'notification.toolkit.fluxcd.io']);

/**
 * Releases of Flux (DETECTION 2.3): a `HelmRelease`, by itself or as kustomizations patch it, one deployment an environment. The namespace
 * that a kustomization gives to what it takes in is not followed: a release that does not say its own goes without.
 */
export const flux: Format = {
  ...FLUX,

  async read(files, candidates, settings) {
    const objects: KubernetesObject[] = [];
    for (const path of candidates) objects.push(...(await fluxObjectsIn(files, path)));
    objects.push(...(await relatedReleases(files, candidates, objects, settings)));
    if (!objects.some(isRelease)) return { found: [], claimed: spokenFor(objects, NOTHING_ASKED, new Set(), settings) };
    const kustomizations = await kustomizationsOf(files, settings);
    const releases = await environmentsOf(files, kustomizations, objects, settings);
    const found: Found[] = [];
    const asked: Asked = { byService: new Set(), byAny: new Set() };
    const understood = new Set<unknown>();
    const notUnderstood = new Set<unknown>();
    for (const environment of releases) {
      const read = await readFluxRelease(files, kustomizations, environment.release, settings);
      for (const part of read.parts) {
        if (part.kind === 'document') (read.isUnderstood ? understood : notUnderstood).add(part.root.node);
      }
      for (const path of read.isUnderstood ? read.asked : []) asked.byAny.add(path);
      if (read.reading === null) continue;
      for (const path of read.asked) asked.byService.add(path);
      found.push(...foundOf(read, environment));
    }
    const used = new Set([...understood, ...notUnderstood]);
    for (const { object, patches } of await loosePatches(files, kustomizations, objects, used, settings)) {
      found.push(patchWithoutBase(object, patches));
      understood.add(object.value.node);
    }
    for (const node of notUnderstood) understood.delete(node);
    const known = new Set(objects.map(({ file }) => file.path));
    for (const path of asked.byAny) {
      if (!known.has(path) && !isKustomizationFile(path)) objects.push(...(await objectsUsed(files, path)));
    }
    const claimed = [...spokenFor(objects, asked, understood, settings), ...(await usedFiles(files, asked, settings))];
    return { found, claimed };
  },

  async carries(files, { carrier, identities }, settings) {
    if (!files.has(carrier)) return false;
    try {
      const file = await files.yaml(carrier);
      if (file === null) return false;
      const own = objectsIn(file).filter(isRelease);
      if (own.length === 0 || !isWholeTree(files)) return own.length > 0;
      const kustomizations = await kustomizationsOf(files, settings);
      // What cannot be read may hold it.
      if (kustomizations.unreadable.length > 0) return true;
      const releases = await environmentsOf(files, kustomizations, own, settings);
      for (const { identity: own, release } of releases) {
        if (!identities.some((identity) => isOf(identity, own))) continue;
        if (!(await isDeleted(files, kustomizations, release, settings))) return true;
      }
      return false;
    } catch (error) {
      // There and unreadable is not gone.
      if (error instanceof ProblemError) return true;
      throw error;
    }
  },
};

/** Whether an identity is that of a release, by either of its names, or that of a further image in its values. */
function isOf(identity: string, release: string): boolean {
  const own = `${KIND}:~${release.slice(release.indexOf('#') + 1)}`;
  return [release, own].some((name) => identity === name || identity.startsWith(`${name}#`));
}

function isWholeTree(files: Files): files is FilesOfTree {
  return 'recorded' in files && 'containing' in files;
}

/** The objects of a file in which Flux has some. */
async function fluxObjectsIn(files: FilesOfTree, path: string): Promise<readonly KubernetesObject[]> {
  const text = await files.text(path);
  if (text === null || !text.includes(FLUX_GROUPS)) return [];
  // JSON is not parsed before somebody needs it.
  const file = await readable(files.yaml(path));
  return file === null ? [] : objectsIn(file);
}

/** The objects of a file that a release uses; none of one that is no manifest. */
async function objectsUsed(files: FilesOfTree, path: string): Promise<readonly KubernetesObject[]> {
  const file = isManifestPath(path) ? await readable(files.yaml(path)) : null;
  return file === null || manifestsIn(file).others.length > 0 ? [] : objectsIn(file);
}

function isRelease(object: KubernetesObject): boolean {
  return groupOf(object) === HELM_GROUP && object.kind === 'HelmRelease';
}

/** Sources that a release refers to by itself, not by the name of a chart. */
const REFERRED = new Set(['OCIRepository', 'HelmChart']);

/** Releases that do not name the service themselves: what names it is their chart, its source, or a patch of theirs. */
async function relatedReleases(
  files: FilesOfTree,
  candidates: readonly string[],
  objects: readonly KubernetesObject[],
  settings: FormatSettings,
): Promise<KubernetesObject[]> {
  const sources = new Set<string>();
  const patched = new Set<string>();
  for (const object of objects) {
    if (groupOf(object) === SOURCE_GROUP && REFERRED.has(object.kind)) sources.add(indexKey(object));
    if (isRelease(object) && !isBase(object)) patched.add(object.name);
  }
  const charts = new Set(candidates.filter(isFileOfChart).map(folderOf));
  if (sources.size === 0 && patched.size === 0 && charts.size === 0) return [];
  const known = new Set<unknown>(objects.map(({ value }) => value.node));
  const all = [...(await objectsSpeakingOf(files, HELM_GROUP, settings)).values()].flat();
  return all.filter((each) => {
    if (!isRelease(each) || !isBase(each) || known.has(each.value.node)) return false;
    const reference = (key: string) => scalarAt(each.file, each.value, ['spec', 'chartRef', key])?.text ?? '';
    const chart = scalarAt(each.file, each.value, ['spec', 'chart', 'spec', 'chart'])?.text.replace(/^\/+/, '') ?? '';
    const folder = chart === '' ? null : resolvePath('', chart);
    if (folder !== null && charts.has(folder)) return true;
    return patched.has(each.name) || sources.has(indexKey({ kind: reference('kind'), name: reference('name') }));
  });
}

/** Whether a release says which chart it is of; else it patches one that does. */
function isBase({ file, value }: KubernetesObject): boolean {
  const paths = [
    ['spec', 'chart', 'spec', 'chart'],
    ['spec', 'chartRef', 'name'],
  ];
  return paths.some((path) => scalarAt(file, value, path) !== null);
}

interface Environment {
  readonly release: FluxRelease;
  readonly identity: string;
  /** Its own name, which it keeps when the file gets another one; null where several have it. */
  readonly name: string | null;
}

/** So many environments of all releases are read; no repository has as many. */
const MOST_ENVIRONMENTS = 2_000;

/** The releases with each way on which they are deployed, and with each patch that no kustomization applies. */
async function environmentsOf(
  files: FilesOfTree,
  kustomizations: Kustomizations,
  objects: readonly KubernetesObject[],
  settings: FormatSettings,
): Promise<Environment[]> {
  const { patchFiles } = kustomizations;
  const bases = objects.filter((each) => isRelease(each) && isBase(each) && !patchFiles.has(each.file.path));
  if (bases.length === 0) return [];
  const index = await objectsSpeakingOf(files, HELM_GROUP, settings);
  const counts = new Map<string, number>();
  for (const { name } of bases) counts.set(name, (counts.get(name) ?? 0) + 1);
  const all: { release: FluxRelease; name: string; path: string }[] = [];
  for (const object of bases) {
    const { name, namespace, file } = object;
    const own = `${namespace === '' ? '' : `${namespace}/`}${name}`;
    const add = (release: FluxRelease, at: string) =>
      all.push({ release, name: at === '' ? own : `${own}@${at}`, path: file.path });
    const { ways, isCut } = kustomizations.waysOf(file.path);
    const isOver = isCut || all.length > MOST_ENVIRONMENTS;
    const over = isOver ? [tooManyWays(object)] : [];
    const followed = isOver ? ways.slice(0, 1) : ways;
    for (const way of followed) add({ object, way, over }, way.at(-1)?.id ?? '');
    if (followed.length === 0) add({ object, way: [], over }, '');
    // Of several releases it is not told which one is patched.
    if (isOver || counts.get(name) !== 1) continue;
    for (const patch of index.get(indexKey(object)) ?? []) {
      if (!isRelease(patch) || isBase(patch) || patchFiles.has(patch.file.path)) continue;
      const part = { kind: 'document', file: patch.file, root: patch.value, from: null } as const;
      add({ object, way: ways[0] ?? [], over: [part] }, patch.file.path);
    }
  }
  return withIdentities(all);
}

function tooManyWays({ value }: KubernetesObject) {
  const problem = problemAt('external-values', value.place, 'more kustomizations than are read');
  return { kind: 'unseen', problem } as const;
}

/** Each under the name of its file and its own, and where no other is called like it, under the latter as well. */
function withIdentities(
  all: readonly { readonly release: FluxRelease; readonly name: string; readonly path: string }[],
): Environment[] {
  const counts = new Map<string, number>();
  for (const { name } of all) counts.set(name, (counts.get(name) ?? 0) + 1);
  const taken = new Map<string, number>();
  return all.map(({ release, name, path }) => {
    const identity = `${KIND}:${path}#${name}`;
    const count = (taken.get(identity) ?? 0) + 1;
    taken.set(identity, count);
    return {
      release,
      identity: count === 1 ? identity : `${identity}~${count}`,
      name: counts.get(name) === 1 ? `${KIND}:~${name}` : null,
    };
  });
}

function foundOf({ reading, asked }: FluxReading, { release, identity, name }: Environment): Found[] {
  if (reading === null) return [];
  const { file } = release.object;
  const found = foundOfRelease(reading, { kind: KIND, identity, carrier: file.path, inputs: [...asked] });
  if (name === null) return found;
  return found.map((each) => {
    const [own] = each.identities;
    return { ...each, identities: [own, `${name}${own.slice(identity.length)}`] };
  });
}

interface LoosePatch {
  readonly object: KubernetesObject;
  readonly patches: string;
}

/**
 * Patches that show the service, of releases that are not in the repository, or stand in it several times.
 *
 * @param used nodes of the documents that are read
 */
async function loosePatches(
  files: FilesOfTree,
  kustomizations: Kustomizations,
  objects: readonly KubernetesObject[],
  used: ReadonlySet<unknown>,
  settings: FormatSettings,
): Promise<LoosePatch[]> {
  const { patchFiles } = kustomizations;
  const index = await objectsSpeakingOf(files, HELM_GROUP, settings);
  return objects.flatMap((object) => {
    const { file, value, name } = object;
    if (!isRelease(object) || isBase(object) || used.has(value.node)) return [];
    // What a kustomization applies to a release of this repository is read with that.
    const isHere = index.get(indexKey(object))?.some((each) => isRelease(each) && isBase(each)) === true;
    if (patchFiles.has(file.path) && isHere) return [];
    const isOfService = /lightdash/i.test(name) || showsService(file.sourceOf(value), settings.images);
    return isOfService ? [{ object, patches: name }] : [];
  });
}

function patchWithoutBase({ file, value, namespace, name }: KubernetesObject, patches: string): Found {
  const place = scalarAt(file, value, ['metadata', 'name'])?.place ?? value.place;
  const problem = problemAt('external-values', place, `the HelmRelease ${quoteText(patches)} that is patched`);
  const identity = `${KIND}:${file.path}#${namespace === '' ? '' : `${namespace}/`}${name}`;
  return unreadableFound(KIND, identity, file.path, problem, [file.path]);
}

/** The files that were asked for. */
interface Asked {
  /** By releases of the service. */
  readonly byService: Set<string>;
  /** By those of anything else as well. */
  readonly byAny: Set<string>;
}

const NOTHING_ASKED: Asked = { byService: new Set(), byAny: new Set() };

/** The files of which all that shows the service is read. */
function spokenFor(
  objects: readonly KubernetesObject[],
  { byAny: asked }: Asked,
  understood: ReadonlySet<unknown>,
  { images }: FormatSettings,
): string[] {
  const byFile = new Map<YamlFile, KubernetesObject[]>();
  for (const object of objects) {
    const own = byFile.get(object.file);
    if (own === undefined) byFile.set(object.file, [object]);
    else own.push(object);
  }
  // One that stands beside a release, and that nothing takes values from, is not read.
  let words: ReadonlySet<string> | null = null;
  const named = () => {
    words ??= new Set(
      objects
        .filter(({ kind }) => kind !== 'ConfigMap')
        .flatMap(({ file, value }) => file.sourceOf(value).match(/[\w.-]+/g) ?? []),
    );
    return words;
  };
  const isSpokenFor = (object: KubernetesObject) => {
    const { file, value, kind } = object;
    const group = groupOf(object);
    if (understood.has(value.node) || OTHER_GROUPS.has(group)) return true;
    if (group === SOURCE_GROUP && (kind === 'HelmRepository' || asked.has(file.path))) return true;
    if (group === '' && kind === 'ConfigMap' && asked.has(file.path) && named().has(object.name)) return true;
    if (group === KUSTOMIZE_GROUP && asked.has(file.path)) {
      const spec = file.at(value, ['spec']);
      return isAllOfFlux(file.isMap(spec) ? readOverlay(file, spec, '') : null, images);
    }
    return !showsService(file.sourceOf(value), images);
  };
  return [...byFile].flatMap(([file, own]) => {
    const isOther = manifestsIn(file).others.some((each) => showsService(file.sourceOf(each), images));
    return own.every(isSpokenFor) && !isOther ? [file.path] : [];
  });
}

/** The files of values and of charts that releases of the service use, and kustomizations of which all that shows it is read. */
async function usedFiles(files: FilesOfTree, { byService }: Asked, { images }: FormatSettings): Promise<string[]> {
  const used: string[] = [];
  for (const path of byService) {
    const file = files.has(path) ? await readable(files.yaml(path)) : null;
    if (file === null) continue;
    if (isKustomizationFile(path)) {
      if (isAllOfFlux(readKustomization(file, folderOf(path)), images)) used.push(path);
    } else if (/(?:^|\/)Chart\.(?:yaml|lock)$/.test(path) || objectsIn(file).length === 0) {
      used.push(path);
    }
  }
  return used;
}

const KINDS_OF_FLUX =
  /\b(?:HelmRelease|HelmRepository|HelmChart|OCIRepository|GitRepository|ConfigMap|Kustomization)\b/;

/** Whether whatever shows the service in a kustomization is a patch of what Flux reads. */
function isAllOfFlux(overlay: Overlay | null, images: readonly string[]): boolean {
  if (overlay === null) return false;
  const { file, charts, generators, transformers, configurations, replacements, patches, latePatches } = overlay;
  const others = [overlay.images, charts, generators, transformers, configurations, replacements];
  if (others.some((each) => each.length > 0) || showsInUnread(overlay, images)) return false;
  return [...patches, ...latePatches].every(({ inline, target }) => {
    const text = [inline, target].map((each) => (each === null ? '' : file.sourceOf(each))).join('\n');
    return KINDS_OF_FLUX.test(text) || !showsService(text, images);
  });
}
