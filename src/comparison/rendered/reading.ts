import { type DatabaseUser, neighboursOf } from '../../deployment/database-neighbours.ts';
import { DEFAULTS, type Finding } from '../../deployment/finding.ts';
import { answerOfImage, type ImageReading } from '../../deployment/image-answer.ts';
import type { RenderedForm } from '../../deployment/kinds/facts.ts';
import type { KindSettings } from '../../deployment/kinds/kind.ts';
import {
  declarationsOf,
  imagesOf,
  type NamedImage,
  readNamedImage,
} from '../../deployment/kinds/manifests/containers.ts';
import { neighboursBeside } from '../../deployment/kinds/manifests/database.ts';
import { isOfAnotherKind, type KubernetesObject, objectsIn } from '../../deployment/kinds/manifests/objects.ts';
import { parseImageReference } from '../../deployment/reference.ts';
import { membersOf } from '../../documents/is-object.ts';
import { unparseable } from '../../problems/problem.ts';
import { YamlFile } from '../../syntax/yaml.ts';
import type { RenderedFile } from './files.ts';

/** One of the two states that rendered manifests show. */
export type Side = 'base' | 'head';

/**
 * A rendered object that deploys the service. Its id is unique on its side, but for the rendered cluster:
 * `Deployment/bi/lightdash#web`, `compose/web`, `module.bi.helm_release.lightdash`.
 */
export interface RenderedFinding extends Finding {
  /** The object without its container. It may still exist after the service is removed from it. */
  readonly rendered: RenderedName;
}

/** The name of an object in its format. */
export interface RenderedName {
  readonly form: RenderedForm;
  /** The Kubernetes namespace; empty elsewhere. */
  readonly namespace: string;
  /** `Deployment/lightdash`, the compose service, or the Terraform address without indexes. */
  readonly name: string;
  /** Whether its name may change each time, or be missing, as for a job or an attribute that Terraform computes. */
  readonly comesAndGoes: boolean;
  /** The text that must be equal for an unchanged problem: in Terraform the whole resource, elsewhere empty. */
  readonly text: string;
  /** The labels by which a workload finds its pods, as JSON; empty if it has none. */
  readonly selector: string;
  /** The compose file that it was rendered from, if the repository has it. */
  readonly carrier?: string;
}

/** The content of one file of a side. */
export interface RenderedReading {
  readonly found: readonly RenderedFinding[];
  /** All objects that were read, whether or not they run the service. */
  readonly present: readonly RenderedName[];
}

/** Reads the service's containers in Kubernetes objects. @throws ProblemError (`unparseable`) where a document is not an object */
export function readKubernetes({ path, text }: RenderedFile, settings: KindSettings): RenderedReading {
  const file = new YamlFile(path, text);
  for (const document of file.documents) {
    // A template that prints nothing but its licence leaves a document without an object.
    const isNothing =
      document === null || document.scalar?.type === 'null' || (document.isMap && document.members.length === 0);
    if (isNothing || document.member('kind') !== null) continue;
    throw unparseable(document.place, 'not a Kubernetes object; compose services have to be JSON');
  }
  const objects = objectsIn(file).filter((object) => !isOfAnotherKind(object) && !isTest(object));
  const images = objects.flatMap(imagesOf).map((image) => ({ image, reading: readNamedImage(image, settings) }));
  const neighboursIn = neighboursBeside(images, ({ namespace }) => namespace);
  const found = images.flatMap(({ image, reading }) => findingOf(image, reading, neighboursIn));
  return { found, present: objects.map(nameOf) };
}

/** An object that only `helm test` runs is not a deployment. */
function isTest(object: KubernetesObject): boolean {
  return /^test(?:-success|-failure)?$/.test(object.value.textAt('metadata', 'annotations', 'helm.sh/hook'));
}

function nameOf({ value, kind, namespace, name }: KubernetesObject): RenderedName {
  const comesAndGoes = /^(?:Job|Pod|Workflow)$/.test(kind);
  const selector = value.at(['spec', 'selector', 'matchLabels'])?.source ?? '';
  return { form: 'kubernetes', namespace, name: `${kind}/${name}`, comesAndGoes, text: '', selector };
}

function findingOf(
  image: NamedImage,
  reading: ImageReading | null,
  neighboursOf: (object: KubernetesObject) => readonly string[],
): RenderedFinding[] {
  const { object, id, containerVariables } = image;
  if (reading === null) return [];
  const neighbours = neighboursOf(object);
  const release = object.value.textAt('metadata', 'labels', 'app.kubernetes.io/instance');
  const unit = [object.namespace, release].filter((part) => part !== '').join('/');
  const own = {
    kind: 'rendered',
    id,
    unit,
    carrier: object.value.file.path,
    inputs: [],
    rendered: nameOf(object),
  } as const;
  return [{ ...DEFAULTS, ...reading, ...own, declared: declarationsOf(object), containerVariables, neighbours }];
}

/** Reads the services in the output of `docker compose config --format json`. The image of a built service does not name its version. */
export function readComposeConfig(path: string, config: Readonly<Record<string, unknown>>, settings: KindSettings) {
  const services = Object.entries(membersOf(config['services']));
  const place = { file: path, line: null, column: null };
  const read = services.map(([name, value]) => {
    const service = membersOf(value);
    const reference = typeof service['image'] === 'string' ? parseImageReference(service['image']) : null;
    const reading = reference === null || 'build' in service ? null : answerOfImage(reference, settings, place);
    return { name, reading, user: userIn(name, service) };
  });
  const users = (isOwn: boolean) => read.flatMap(({ reading, user }) => ((reading !== null) === isOwn ? user : []));
  const neighbours = neighboursOf(users(true), users(false));
  const found = read.flatMap(({ name, reading }): RenderedFinding[] => {
    if (reading === null) return [];
    const own = { kind: 'rendered', id: `compose/${name}`, unit: 'compose', carrier: path, place, inputs: [] } as const;
    return [{ ...DEFAULTS, ...reading, ...own, neighbours, rendered: nameOfService(name) }];
  });
  return { found, present: services.map(([name]) => nameOfService(name)) };
}

/** Compose has filled in all variables. Null members are variables of whoever starts it. */
function userIn(name: string, service: Readonly<Record<string, unknown>>): DatabaseUser {
  const { image, container_name, hostname, environment } = service;
  const hosts = [name, container_name, hostname].filter((each) => typeof each === 'string');
  const values = Object.entries(membersOf(environment)).map(([key, value]) => [key, `${value ?? `$${key}`}`] as const);
  return { name, hosts, image: typeof image === 'string' ? image : '', values: new Map(values) };
}

function nameOfService(name: string): RenderedName {
  return { form: 'compose', namespace: '', name, comesAndGoes: false, text: '', selector: '' };
}
