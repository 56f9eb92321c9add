import type { Environment } from '../../environment.ts';
import type { Place } from '../../place.ts';
import { ProblemError, problemAt } from '../../problem.ts';
import type { YamlFile, YamlScalar, YamlValue } from '../../source/yaml.ts';
import type { Piece, TracedText } from '../compose/traced-text.ts';
import { quoteStep } from '../helm/service-images.ts';
import { readContainerEnvironment } from './container-environment.ts';
import type { KubernetesObject, ObjectName } from './objects.ts';

/** The way to a value within an object: keys, and places in lists. */
export type Pointer = readonly (string | number)[];

/** A place in an object of Kubernetes that names an image. */
export interface ImageSite {
  readonly object: ObjectName;
  /** The way to the image. */
  readonly pointer: Pointer;
  /**
   * `container`: that of an item of `containers` and its like; `text`: under a key `…image` elsewhere; `pair`: a repository and
   * a tag that stand beside each other.
   */
  readonly shape: 'container' | 'text' | 'pair';
  /** Within the object, for an identity: the container's name, else the keys. */
  readonly name: string;
  readonly image: TracedText;
  /** As it is written, templates included. */
  readonly source: string;
  readonly place: Place;
  /** Where an alias stands that leads to it; null where there is none. */
  readonly alias: Place | null;
  /** Null where it is no container. */
  readonly environment: Environment | null;
}

/** What an object says of images. */
export interface ObjectImages {
  readonly sites: readonly ImageSite[];
  /** Texts elsewhere in it, which may speak of images. */
  readonly texts: readonly string[];
}

/** No object has as many; a definition of resources has some ten thousand. */
const MOST_VALUES = 200_000;

const CONTAINERS = /^(?:containers|initContainers|ephemeralContainers)$/;

/** Whether a list under this key is one of containers. */
export function isContainerList(key: string | number | undefined): boolean {
  return typeof key === 'string' && CONTAINERS.test(key);
}

/**
 * Every image that an object names (DETECTION 2.3, "Kubernetes manifests"), found by its structure, so that the kind does not
 * matter. What is said of an object alone, in its metadata and its status, runs nothing.
 *
 * @throws ProblemError (`unparseable`) where the object is too large
 */
export function imagesOf(object: KubernetesObject): ObjectImages {
  const { file, value } = object;
  return imagesBelow(object, file, [], value);
}

/**
 * The same for a part of an object.
 *
 * @param pointer the way to that part
 * @throws ProblemError (`unparseable`)
 */
export function imagesBelow(object: ObjectName, file: YamlFile, pointer: Pointer, value: YamlValue): ObjectImages {
  const sites: ImageSite[] = [];
  const texts: string[] = [];
  const pending: { pointer: Pointer; value: YamlValue }[] = [{ pointer, value }];
  // What is found below joins the end of the list while it is gone through.
  for (const next of pending) {
    if (pending.length > MOST_VALUES) {
      throw new ProblemError(problemAt('unparseable', value.place, `more than ${MOST_VALUES} values`));
    }
    const container = containerSite(object, file, next.pointer, next.value);
    if (container !== null) sites.push(container);
    const other = container === null ? otherSite(object, file, next.pointer, next.value) : null;
    if (other !== null) {
      sites.push(other);
      continue;
    }
    const scalar = file.scalar(next.value);
    if (scalar?.type === 'string') texts.push(scalar.text);
    for (const member of file.members(next.value)) {
      if (container !== null && member.name === 'image') continue;
      if (isAboutObject(next.pointer, member.name)) continue;
      pending.push({ pointer: [...next.pointer, member.name], value: member.value });
    }
    for (const [index, item] of file.items(next.value).entries()) {
      pending.push({ pointer: [...next.pointer, index], value: item });
    }
  }
  return { sites, texts };
}

function isAboutObject(pointer: Pointer, key: string): boolean {
  if (pointer.length === 0) return key === 'metadata' || key === 'status';
  return key === 'annotations' && pointer.at(-1) === 'metadata';
}

/** The image of a container; null where a value is none, or has no image. */
function containerSite(object: ObjectName, file: YamlFile, pointer: Pointer, value: YamlValue): ImageSite | null {
  const index = pointer.at(-1);
  if (typeof index !== 'number' || !isContainerList(pointer.at(-2))) return null;
  const image = file.member(value, 'image')?.value ?? null;
  const scalar = file.scalar(image);
  if (image === null || scalar === null || scalar.type === 'null') return null;
  return {
    object,
    pointer: [...pointer, 'image'],
    shape: 'container',
    name: file.scalar(file.at(value, ['name']))?.text || `[${index}]`,
    image: writtenImage(scalar),
    source: file.sourceOf(image),
    place: scalar.place,
    alias: image.alias,
    environment: readContainerEnvironment(file, value),
  };
}

/** An image elsewhere, as custom resources have them; null where a value is none. */
function otherSite(object: ObjectName, file: YamlFile, pointer: Pointer, value: YamlValue): ImageSite | null {
  const key = pointer.at(-1);
  const isNamedImage = typeof key === 'string' && /image$/i.test(key);
  const common = { object, pointer, name: pointer.map(showStep).join('.'), environment: null };
  const scalar = file.scalar(value);
  if (scalar !== null) {
    if (!isNamedImage || scalar.type !== 'string' || /\s/.test(scalar.text) || scalar.text.includes('://')) return null;
    const image = writtenImage(scalar);
    return { ...common, shape: 'text', image, source: file.sourceOf(value), place: scalar.place, alias: value.alias };
  }
  const repository = nonEmpty(file.scalar(file.at(value, ['repository'])));
  const named = repository ?? (isNamedImage ? nonEmpty(file.scalar(file.at(value, ['name']))) : null);
  const hasTag = file.member(value, 'tag') !== null;
  if (named === null || !(hasTag || (isNamedImage && repository !== null))) return null;
  return {
    ...common,
    shape: 'pair',
    image: pairedImage(file, value, named),
    source: named.text,
    place: named.place,
    alias: value.alias,
  };
}

function nonEmpty(scalar: YamlScalar | null): YamlScalar | null {
  return scalar === null || scalar.type !== 'string' || scalar.text === '' ? null : scalar;
}

/** A repository with the registry, the tag and the digest that stand beside it. */
function pairedImage(file: YamlFile, value: YamlValue, repository: YamlScalar): TracedText {
  const beside = (key: string) => {
    const scalar = file.scalar(file.at(value, [key]));
    return scalar === null || scalar.type === 'null' || scalar.text === '' ? null : scalar;
  };
  const [registry, tag, digest] = [beside('registry'), beside('tag'), beside('digest')];
  return [
    ...(registry === null ? [] : [pieceOf(registry), pieceOf(registry, '/')]),
    pieceOf(repository),
    ...(tag === null ? [] : [pieceOf(tag, ':'), pieceOf(tag)]),
    ...(digest === null ? [] : [pieceOf(digest, '@'), pieceOf(digest)]),
  ];
}

/** A scalar as a part of an image; `misread` where YAML does not read it as the text that stands there. */
export function pieceOf(scalar: YamlScalar, text = scalar.text): Piece {
  const origin = scalar.type === 'other' && text === scalar.text ? 'misread' : 'text';
  return { text, place: scalar.place, origin, variable: null, isExact: false };
}

/** An image that stands in one place. */
export function writtenImage(scalar: YamlScalar): TracedText {
  return [{ text: scalar.text, place: scalar.place, origin: 'text', variable: null, isExact: false }];
}

function showStep(step: string | number): string {
  return typeof step === 'number' ? `[${step}]` : quoteStep(step);
}
