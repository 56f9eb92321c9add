import type { ImageRules } from '../../deployment.ts';
import type { Environment } from '../../environment.ts';
import { type Place, showPlace } from '../../place.ts';
import { type Problem, ProblemError, problemAt } from '../../problem.ts';
import type { YamlValue } from '../../source/yaml.ts';
import { environmentOfContainer } from './environment.ts';
import { type ImageReading, type PlacedImage, placedImage, readImage } from './image.ts';
import { type KubernetesObject, showObject } from './objects.ts';

/** An image that an object names. */
export interface NamedImage {
  /** Of the object and the container, as an identity ends: `Deployment/bi/lightdash#web`. */
  readonly id: string;
  readonly object: KubernetesObject;
  /** The container's name, else the keys that lead to the image. */
  readonly name: string;
  /** Whether it stands in a list of containers, where kustomize sets images. */
  readonly isListed: boolean;
  readonly image: PlacedImage;
  /** As it is written, templates included. */
  readonly source: string;
  /** Where an alias stands that leads to it; null where there is none. */
  readonly alias: Place | null;
  /** Null where it is no container. */
  readonly environment: Environment | null;
}

/** No object that runs something has as many values. */
const MOST_VALUES = 50_000;

/**
 * Every image that an object names, found by its structure, so that the kind does not matter: of containers, and under a key
 * `…image` of custom resources. What is said of an object alone, in its metadata and its status, runs nothing.
 *
 * @throws ProblemError (`unparseable`) where the object is too large
 */
export function imagesOf(object: KubernetesObject): NamedImage[] {
  const { file } = object;
  const found: NamedImage[] = [];
  const pending: { readonly steps: readonly (string | number)[]; readonly value: YamlValue }[] = [
    { steps: [], value: object.value },
  ];
  // What is found below joins the end of the list while it is gone through.
  for (const { steps, value } of pending) {
    if (pending.length > MOST_VALUES) {
      throw new ProblemError(problemAt('unparseable', value.place, `more than ${MOST_VALUES} values`));
    }
    for (const { name, value: member } of file.members(value)) {
      if (steps.length === 0 ? /^(?:metadata|status)$/.test(name) : name === 'annotations') continue;
      if (/image$/i.test(name) && file.scalar(member) !== null) found.push(...imageAt(object, value, steps, name));
      else pending.push({ steps: [...steps, name], value: member });
    }
    for (const [index, item] of file.items(value).entries()) pending.push({ steps: [...steps, index], value: item });
  }
  return found;
}

/** The images of an object, or why they cannot be told. */
export function imagesIfReadable(object: KubernetesObject): NamedImage[] | Problem {
  try {
    return imagesOf(object);
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
}

function imageAt(
  object: KubernetesObject,
  holder: YamlValue,
  steps: readonly (string | number)[],
  key: string,
): NamedImage[] {
  const { file } = object;
  const value = file.at(holder, [key]);
  const scalar = file.scalar(value);
  if (value === null || scalar === null || scalar.type === 'null' || scalar.text === '') return [];
  const last = steps.at(-1);
  const isListed = key === 'image' && /^(?:containers|initContainers|ephemeralContainers)$/.test(String(steps.at(-2)));
  const isContainer = isListed || (key === 'image' && last === 'container');
  if (!isContainer && !/^[^\s:@]+[:@](?!\/\/)\S+$/.test(scalar.text)) return [];
  const written = isContainer ? file.scalar(file.at(holder, ['name']))?.text : undefined;
  const name = written || (isListed ? `[${last}]` : [...steps, key].join('.'));
  return [
    {
      id: `${showObject(object)}#${name}`,
      object,
      name,
      isListed: isListed && steps.at(-2) !== 'ephemeralContainers',
      image: placedImage(scalar.text, scalar.place),
      source: file.sourceOf(value),
      alias: value.alias,
      environment: isContainer ? environmentOfContainer(file, holder) : null,
    },
  ];
}

/** Reads an image that an object names; null where it is none of the service. */
export function readNamedImage(named: NamedImage, rules: ImageRules): ImageReading | null {
  const { image, source, alias } = named;
  const reading = readImage(image, { source, isService: looksLikeService(named) }, rules);
  if (reading === null || alias === null) return reading;
  const notice = `the image at ${showPlace(alias)} is an alias of ${showPlace(image.name.place)}`;
  return { ...reading, notices: [...reading.notices, notice] };
}

const SERVICE_WORKLOAD = /^lightdash(?:-(?:backend|server|web|app|api|scheduler|worker)s?)?$/i;

function looksLikeService({ environment, name, object }: NamedImage): boolean {
  if (environment === null) return false;
  if (environment.set.some((variable) => variable.name === 'LIGHTDASH_SECRET')) return true;
  return SERVICE_WORKLOAD.test(name) || (SERVICE_WORKLOAD.test(object.name) && name === '[0]');
}
