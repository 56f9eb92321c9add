import { type Finding, PLAIN } from '../../deployment/finding.ts';
import type { KindSettings } from '../../deployment/kinds/kind.ts';
import { imagesOf, type NamedImage, readNamedImage } from '../../deployment/kinds/manifests/containers.ts';
import { declarationsOf } from '../../deployment/kinds/manifests/declarations.ts';
import { isOfAnotherKind, type KubernetesObject, objectsIn, textAt } from '../../deployment/kinds/manifests/objects.ts';
import { ProblemError, problemAt } from '../../problems/problem.ts';
import { YamlFile } from '../../syntax/yaml.ts';
import type { RenderedFile } from './files.ts';
import type { RenderedFinding, RenderedName, RenderedReading } from './reading.ts';

/**
 * Reads the service's containers in Kubernetes objects.
 *
 * @throws ProblemError (`unparseable`) where a document is not an object
 */
export function readKubernetes({ path, text }: RenderedFile, settings: KindSettings): RenderedReading {
  const file = new YamlFile(path, text);
  for (const document of file.documents) {
    if (document === null || file.member(document, 'kind') !== null) continue;
    throw new ProblemError(
      problemAt('unparseable', document.place, 'not a Kubernetes object; compose services have to be JSON'),
    );
  }
  const objects = objectsIn(file).filter((object) => !isOfAnotherKind(object) && !isTest(object));
  const images = objects.flatMap(imagesOf);
  return { found: images.flatMap((image) => findingOf(image, settings)), present: objects.map(nameOf) };
}

/** An object that only `helm test` runs is not a deployment. */
function isTest(object: KubernetesObject): boolean {
  return /^test(?:-success|-failure)?$/.test(textAt(object, 'metadata', 'annotations', 'helm.sh/hook'));
}

function nameOf({ file, value, kind, namespace, name }: KubernetesObject): RenderedName {
  const comesAndGoes = /^(?:Job|Pod|Workflow)$/.test(kind);
  const labels = file.at(value, ['spec', 'selector', 'matchLabels']);
  const selector = labels === null ? '' : file.sourceOf(labels);
  return { form: 'kubernetes', namespace, name: `${kind}/${name}`, comesAndGoes, text: '', selector };
}

function findingOf(image: NamedImage, settings: KindSettings): RenderedFinding[] {
  const { object, id: name } = image;
  const reading = readNamedImage(image, settings);
  if (reading === null) return [];
  const { path } = object.file;
  const release = textAt(object, 'metadata', 'labels', 'app.kubernetes.io/instance');
  const unit = [object.namespace, release].filter((part) => part !== '').join('/');
  const found: Omit<Finding, 'kind' | 'id'> = {
    ...PLAIN,
    ...reading,
    unit,
    carrier: path,
    inputs: [],
    declared: declarationsOf(object),
    containerVariables: image.containerVariables,
  };
  return [{ ...found, name, object: nameOf(object) }];
}
