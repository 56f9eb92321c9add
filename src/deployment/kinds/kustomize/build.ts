import type { Place } from '../../place.ts';
import { type Problem, ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { folderOf } from '../../repository-paths.ts';
import type { Files } from '../../source/source-files.ts';
import { type HelmReleaseReading, readHelmRelease } from '../helm/release.ts';
import type { KindSettings } from '../kind.ts';
import { imagesOf, type NamedImage, readNamedImage } from '../manifests/containers.ts';
import type { PlacedImage, PlacedText } from '../manifests/image.ts';
import { isOfAnotherKind, itemsAt, objectsIn, textAt } from '../manifests/objects.ts';
import { filesOfRelease, releaseOfChart } from './charts.ts';
import {
  type ImageOverride,
  imagesAt,
  isKustomizationFile,
  type Kustomization,
  placesOf,
  readKustomization,
  resolveReference,
} from './kustomization.ts';
import { renderedBy, withImages } from './release-images.ts';

/** What every part of a build goes through on its way to the root. */
interface Layered {
  /** The folder that it is known by: that of its kustomization, or of one over it, but for those that list folders below them. */
  readonly home: string;
  /** All kustomizations on the way. */
  readonly layers: readonly Kustomization[];
}

/** An image of an object as it is built. */
export interface BuiltImage extends NamedImage, Layered {
  /** Literals that were read for it. */
  readonly accounts: readonly Place[];
  /** Whether it is the service's as its object has it. */
  readonly wasService: boolean;
}

/** A chart that kustomize inflates. */
export interface BuiltChart extends Layered {
  readonly release: string;
  /** Null where it has nothing of the service. */
  readonly reading: HelmReleaseReading | null;
  /** The repository of its image as it is rendered; null where that cannot be told. */
  readonly rendered: string | null;
}

/** What is taken in and not in the repository, or cannot be read. */
interface Unseen {
  readonly text: string;
  readonly problem: Problem;
}

/** What a kustomization makes of its resources. */
export interface Built {
  images: BuiltImage[];
  charts: BuiltChart[];
  readonly unseen: Unseen[];
  /** Entries of `images` that met nothing. */
  readonly unmet: ImageOverride[];
  /** Files that hold nothing but what was read. */
  readonly parts: Set<string>;
}

/** No build goes through as many kustomizations, or has as many images; one that takes itself in time and again has more. */
const MOST_PARTS = 5_000;

/**
 * Builds a kustomization as far as images go.
 *
 * @param start its file, or files of objects that are taken in as they are
 * @param over further `images`, which take the place of those with the same name
 * @throws ProblemError where a kustomization on the way cannot be read, or leads back to itself
 * @throws TreeError where the tree cannot be read
 */
export async function build(
  files: Files,
  start: string | readonly string[],
  settings: KindSettings,
  over: readonly ImageOverride[] = [],
): Promise<Built> {
  let count = 0;
  const root = nothing();
  if (typeof start === 'string') await addLayer(root, start, []);
  else {
    for (const at of start) await addObjects(root, at, folderOf(at));
    for (const override of over) applyOverride(root, override, settings);
  }
  return root;

  /** What a kustomization makes of what is there: a component works on what the one that names it has so far. */
  async function addLayer(built: Built, at: string, stack: readonly string[]): Promise<void> {
    const top = { file: at, line: 1, column: 1 };
    count += 1;
    if (stack.includes(at)) throw refusal(top, `it leads back to itself by ${quoteText(stack.at(-1) ?? at)}`);
    if (count > MOST_PARTS) throw refusal(top, `more than ${MOST_PARTS} kustomizations`);
    const file = await files.yaml(at);
    const from = file === null ? null : readKustomization(file, folderOf(at));
    built.parts.add(at);
    if (from === null) return;
    const inner = [...stack, at];
    for (const reference of from.resources) {
      const path = resolveReference(files, from.folder, reference.text);
      if (path === null) built.unseen.push(notHere(reference));
      else if (isKustomizationFile(path)) {
        const base = nothing();
        await addLayer(base, path, inner);
        const isBelow = from.folder === '' || path.startsWith(`${from.folder}/`);
        take(built, base, isBelow ? null : from.folder);
      } else await addObjects(built, path, from.folder);
      if (built.images.length > MOST_PARTS) throw refusal(top, `more than ${MOST_PARTS} images`);
    }
    await addCharts(built, from);
    for (const reference of from.components) {
      const path = resolveReference(files, from.folder, reference.text);
      if (path !== null && isKustomizationFile(path)) await addLayer(built, path, inner);
      else built.unseen.push(notHere(reference));
    }
    const layered = <T extends Layered>(each: T): T => ({ ...each, layers: [...each.layers, from] });
    built.images = built.images.map(layered);
    built.charts = built.charts.map(layered);
    const own = imagesAt(from, 'images');
    for (const override of stack.length === 0 ? mergeOverrides(own, over) : own) {
      applyOverride(built, override, settings);
    }
  }

  /** The objects of a file; one that cannot be read may hold anything. */
  async function addObjects(built: Built, at: string, home: string): Promise<void> {
    try {
      const file = await files.yaml(at);
      const objects = file === null ? [] : objectsIn(file);
      const own = objects.filter((object) => !isOfAnotherKind(object));
      if (own.length === objects.length) built.parts.add(at);
      for (const named of own.flatMap(imagesOf)) {
        const wasService = readNamedImage(named, settings) !== null;
        built.images.push({ ...named, home, layers: [], accounts: [named.image.name.place], wasService });
      }
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      built.unseen.push({ text: at, problem: error.problem });
    }
  }

  async function addCharts(built: Built, from: Kustomization): Promise<void> {
    for (const value of itemsAt(from, 'helmCharts')) {
      const release = await releaseOfChart(files, from, value);
      const reading = await readHelmRelease(files, release, settings);
      for (const path of reading === null ? [] : filesOfRelease(release)) built.parts.add(path);
      const entry = { file: from.file, value };
      const name = textAt(entry, 'releaseName') || textAt(entry, 'name');
      const rendered = renderedBy(release, settings);
      built.charts.push({ release: name, home: from.folder, layers: [], reading, rendered });
    }
  }
}

/** As if further `images` were written into a kustomization, which is how tools apply them. */
function mergeOverrides(own: readonly ImageOverride[], over: readonly ImageOverride[]): ImageOverride[] {
  const names = new Set(own.map(({ name }) => name));
  const merged = own.map((each) => over.find(({ name }) => name === each.name) ?? each);
  return [...merged, ...over.filter(({ name }) => !names.has(name))];
}

function notHere({ text, place }: PlacedText): Unseen {
  return { text, problem: problemAt('external-values', place, quoteText(text)) };
}

function refusal(place: Place, why: string): ProblemError {
  return new ProblemError(problemAt('unparseable', place, why));
}

function nothing(): Built {
  return { images: [], charts: [], unseen: [], unmet: [], parts: new Set() };
}

/** Takes in what another kustomization builds, which is known by a folder from now on; null where it keeps its own. */
function take(built: Built, { images, charts, unseen, unmet, parts }: Built, home: string | null): void {
  const moved = <T extends Layered>(each: T): T => (home === null ? each : { ...each, home });
  built.images = [...built.images, ...images.map(moved)];
  built.charts = [...built.charts, ...charts.map(moved)];
  for (const each of unseen) built.unseen.push(each);
  for (const each of unmet) built.unmet.push(each);
  for (const each of parts) built.parts.add(each);
}

/**
 * Applies one of `images` (DETECTION 2.3, "Kustomize"): every container whose image has its name gets the new name, tag and digest.
 * Kustomize sees no image where something else than a tag stands behind the name.
 */
function applyOverride(built: Built, override: ImageOverride, settings: KindSettings): void {
  const { name, newName, newTag, digest } = override;
  let isMet = false;
  const isTag = ({ tag }: PlacedImage) => /^[\w.{}-]*$/.test(tag?.text ?? '');
  built.images = built.images.map((each) => {
    if (!each.isListed || each.image.name.text !== name || !isTag(each.image)) return each;
    isMet = true;
    const parts = newTag === null && digest === null ? {} : { tag: newTag, digest };
    const image = { ...each.image, name: newName ?? each.image.name, ...parts };
    const source = newTag?.text ?? newName?.text ?? each.source;
    return { ...each, image, source, alias: null, accounts: [...each.accounts, ...placesOf(override)] };
  });
  built.charts = built.charts.map((each) => {
    if (each.reading === null) return each;
    const reading = withImages(each.reading, [override], each.rendered, settings);
    if (placesIn(reading) === placesIn(each.reading)) return each;
    isMet = true;
    return { ...each, reading, rendered: each.rendered && (newName?.text ?? name) };
  });
  if (!isMet) built.unmet.push(override);
}

/** How many literals a release was read from. */
function placesIn({ accounts, further }: HelmReleaseReading): number {
  return accounts.length + further.reduce((sum, { found }) => sum + found.accounts.length, 0);
}
