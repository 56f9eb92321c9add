import { type Found, NOTHING_DECLARED, unreadableFound } from '../deployment.ts';
import { type Problem, ProblemError } from '../problem.ts';
import { showsService } from '../service-signs.ts';
import { type Files, readable } from '../source/source-files.ts';
import type { YamlFile } from '../source/yaml.ts';
import type { ImageReading } from './compose/image.ts';
import type { Format, FormatSettings } from './format.ts';
import { isChartsOwn } from './helm/values-file.ts';
import { findUnused } from './kustomize/roots.ts';
import { identify, plainIdentity, withoutContainer } from './manifests/identities.ts';
import { namesUnreadImage, readSite, writtenImages } from './manifests/image-reading.ts';
import { type ImageSite, imagesOf, type ObjectImages } from './manifests/image-sites.ts';
import { isOfAnotherFormat, type KubernetesObject, manifestsIn, objectsIn, showObject } from './manifests/objects.ts';
import { isKustomizationFile, mayHoldObjects, PLAIN_MANIFESTS } from './signs.ts';

const KIND = PLAIN_MANIFESTS.kind;

/** Manifests of Kubernetes as they are applied: the image of each container, and those that custom resources name (DETECTION 2.3). */
export const manifests: Format = {
  ...PLAIN_MANIFESTS,

  async read(files, candidates, settings) {
    const readings: ManifestReading[] = [];
    const unreadable: Found[] = [];
    const claimed: string[] = [];
    const unused = await findUnused(files, settings);
    for (const path of candidates) {
      if (isKustomizationFile(path) || unused.has(path) || !(await isWorthALook(files, path))) continue;
      if (await isChartsOwn(files, path, settings)) continue;
      const file = await readable(files.yaml(path));
      if (file === null) continue;
      const { read, problems, isWhole } = readFile(file, settings);
      readings.push(...read);
      unreadable.push(...problems.map(({ object, problem }) => unreadableObject(path, object, problem)));
      if (isWhole && read.length + problems.length > 0) claimed.push(path);
    }
    return { found: [...foundOf(readings), ...unreadable], claimed };
  },

  async carries(files, { carrier, identities }) {
    try {
      const file = await files.yaml(carrier);
      if (file === null) return false;
      const held = new Set(objectsIn(file).map(showObject));
      return identities.some((identity) => held.has(withoutContainer(plainIdentity(identity))));
    } catch (error) {
      // There and unreadable is not gone.
      if (error instanceof ProblemError) return true;
      throw error;
    }
  },
};

/** An image of the service in a manifest. */
interface ManifestReading {
  readonly path: string;
  readonly site: ImageSite;
  readonly reading: ImageReading;
}

interface FileReading {
  readonly read: readonly ManifestReading[];
  /** Objects that show the service and cannot be read. */
  readonly problems: readonly { readonly object: KubernetesObject; readonly problem: Problem }[];
  /** Whether every part of the file that shows the service was read, here or by the format that it belongs to. */
  readonly isWhole: boolean;
}

/** A cheap look, so that files of other tools are not gone through. */
async function isWorthALook(files: Files, path: string): Promise<boolean> {
  const text = await readable(files.text(path));
  return text !== null && mayHoldObjects(text);
}

function readFile(file: YamlFile, settings: FormatSettings): FileReading {
  const read: ManifestReading[] = [];
  const problems: FileReading['problems'][number][] = [];
  const isShown = (value: KubernetesObject['value']) => showsService(file.sourceOf(value), settings.images);
  const { objects, others } = manifestsIn(file);
  let isWhole = !others.some(isShown);
  for (const object of objects) {
    if (isOfAnotherFormat(object)) continue;
    const images = imagesIfReadable(object);
    if (images instanceof ProblemError) {
      if (isShown(object.value)) problems.push({ object, problem: images.problem });
      continue;
    }
    const own = images.sites.flatMap((site) => {
      const reading = readSite(site, settings);
      return reading === null ? [] : [{ path: file.path, site, reading }];
    });
    read.push(...own);
    const known = writtenImages(own.map(({ site }) => site));
    const hasUnread = images.texts.some((text) => namesUnreadImage(text, known, settings));
    if (hasUnread || (own.length === 0 && isShown(object.value))) isWhole = false;
  }
  return { read, problems, isWhole };
}

function imagesIfReadable(object: KubernetesObject): ObjectImages | ProblemError {
  try {
    return imagesOf(object);
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
}

function foundOf(readings: readonly ManifestReading[]): Found[] {
  const named = identify(readings.map(({ path, site: { object, name } }) => ({ path, object, name })));
  return readings.map(({ path, site, reading }, index) => {
    const { identities, unit } = named[index] ?? { identities: [`${KIND}:${path}`] as const, unit: path };
    return {
      kind: KIND,
      identities,
      units: [unit],
      carrier: path,
      ...reading,
      chart: null,
      declared: NOTHING_DECLARED,
      environment: site.environment,
      inputs: [path],
    };
  });
}

function unreadableObject(path: string, object: KubernetesObject, problem: Problem): Found {
  return unreadableFound(KIND, `${KIND}:~${path}#${showObject(object)}`, path, problem, [path]);
}
