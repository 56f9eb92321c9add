import { product } from '../../../product/product.ts';
import type { YamlValue } from '../../../syntax/yaml.ts';
import { type ContainerVariables, searchVariables } from '../../container-variables.ts';
import { type Declarations, declaring, type ImageReading, type ImageRules, modeOf } from '../../image-answer.ts';
import { type PlacedImage, placedImage, readImage } from './image.ts';
import { type KubernetesObject, showObject } from './objects.ts';

export interface NamedImage {
  /** Object and container, as the end of an identity: `Deployment/bi/lightdash#web`. */
  readonly id: string;
  readonly object: KubernetesObject;
  /** That of the container, otherwise the keys that lead to the image. */
  readonly name: string;
  /** Whether it is in a list of containers, where kustomize sets images. */
  readonly isListed: boolean;
  readonly image: PlacedImage;
  /** As written, including templates. */
  readonly source: string;
  readonly containerVariables: ContainerVariables | null;
  /** The container around the image; null for the image of a custom resource. */
  readonly container: YamlValue | null;
}

type Steps = readonly (string | number)[];

/** Every image in an object of any kind: in containers, and under a key `…image` of custom resources. */
export function imagesOf(object: KubernetesObject): NamedImage[] {
  const { group, kind } = object;
  // A config map's content is plain text to its readers.
  if (group === '' && /^(?:ConfigMap|Secret)$/.test(kind)) return [];
  const found: NamedImage[] = [];
  const pending: { readonly steps: Steps; readonly value: YamlValue }[] = [{ steps: [], value: object.value }];
  const known = new Set<object>();
  // Nested values are appended to the list during the loop.
  for (const { steps, value } of pending) {
    // Aliases may lead to the same node many times.
    if (known.has(value.node)) continue;
    known.add(value.node);
    for (const { name, value: member } of value.members) {
      if (steps.length === 0 ? /^(?:metadata|status)$/.test(name) : name === 'annotations') continue;
      const isImage = /image$/i.test(name) && member.scalar !== null;
      if (isImage) found.push(...imageAt(object, value, [...steps, name], member));
      else pending.push({ steps: [...steps, name], value: member });
    }
    for (const [index, item] of value.items.entries()) pending.push({ steps: [...steps, index], value: item });
  }
  return found;
}

const CONTAINER_LIST = /^(?:containers|initContainers|ephemeralContainers)$/;
/** A name with a tag or a digest, which is no address. */
const WHOLE_IMAGE = /^[^\s:@]+[:@](?!\/\/)\S+$/;

/** The image under a key `…image`; empty if its text is none. @param holder the mapping with that key */
function imageAt(object: KubernetesObject, holder: YamlValue, steps: Steps, value: YamlValue): NamedImage[] {
  const scalar = value.scalarAt();
  if (scalar === null) return [];
  // `…containers.0.image`, or `…container.image` in a custom resource.
  const [list, parent, key] = [steps.at(-3), steps.at(-2), steps.at(-1)];
  const isInList = key === 'image' && CONTAINER_LIST.test(`${list}`);
  const isContainer = isInList || (key === 'image' && parent === 'container');
  if (!isContainer && !WHOLE_IMAGE.test(scalar.text)) return [];
  const container = isContainer ? holder : null;
  const name = container?.at(['name'])?.scalar?.text || (isInList ? `[${parent}]` : steps.join('.'));
  return [
    {
      id: `${showObject(object)}#${name}`,
      object,
      name,
      isListed: isInList && list !== 'ephemeralContainers',
      image: placedImage(scalar.text, scalar.place),
      source: value.source,
      containerVariables: container && searchVariables([container]),
      container,
    },
  ];
}

/** Reads an image in an object; null if it is not the service's. */
export function readNamedImage(named: NamedImage, rules: ImageRules): ImageReading | null {
  return readImage(named.image, { source: named.source, isService: looksLikeService(named) }, rules);
}

const SERVICE_WORKLOAD = new RegExp(`^${product.word}(?:-(?:backend|server|web|app|api|scheduler|worker)s?)?$`, 'i');

function looksLikeService({ containerVariables, name, object }: NamedImage): boolean {
  if (containerVariables === null) return false;
  if (containerVariables.set.some((variable) => variable.name === product.service.secretVariable)) return true;
  return SERVICE_WORKLOAD.test(name) || (SERVICE_WORKLOAD.test(object.name) && name === '[0]');
}

/** What a Deployment declares by its strategy (docs/rules.md#how-downtime-is-declared). */
export function declarationsOf(object: KubernetesObject): Declarations {
  const strategy = object.kind.startsWith('Deployment') ? object.value.scalarAt('spec', 'strategy', 'type') : null;
  return declaring(modeOf(strategy));
}
