import { type Finding, PLAIN } from '../finding.ts';
import type { KindSettings } from '../kinds/kind.ts';
import { imagesOf, type NamedImage, readNamedImage } from '../kinds/manifests/containers.ts';
import { declarationsOf } from '../kinds/manifests/declarations.ts';
import { isOfAnotherKind, type KubernetesObject, objectsIn, textAt } from '../kinds/manifests/objects.ts';
import { ProblemError, problemAt } from '../problem.ts';
import { YamlFile } from '../source/yaml.ts';
import type { RenderedFile } from './files.ts';
import type { RenderedFinding, RenderedName, RenderedReading } from './side.ts';

/**
 * The service's containers in objects of Kubernetes.
 *
 * @throws ProblemError (`unparseable`) where a document is no object
 */
export function readKubernetes({ path, text }: RenderedFile, settings: KindSettings): RenderedReading {
  const file = new YamlFile(path, text);
  for (const document of file.documents) {
    if (document === null || file.member(document, 'kind') !== null) continue;
    throw new ProblemError(
      problemAt('unparseable', document.place, 'no object of Kubernetes; services of compose have to be JSON'),
    );
  }
  const objects = objectsIn(file).filter((object) => !isOfAnotherKind(object));
  const images = objects.flatMap(imagesOf);
  const found = images.flatMap((image) => findingOf(image, settings));
  return { found: withModeOfUnit(found), present: objects.map(nameOf) };
}

/** Of a job no old version is left that could run beside the new one. */
const RUNS_ONCE = /^(?:Job|Pod|Workflow)$/;

function nameOf({ kind, namespace, name }: KubernetesObject): RenderedName {
  return { form: 'kubernetes', namespace, name: `${kind}/${name}`, runsOnce: RUNS_ONCE.test(kind) };
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
    environment: image.environment,
  };
  return [{ ...found, name, object: nameOf(object) }];
}

/** What runs once has no strategy of its own: it goes with the workloads that it is upgraded with. */
function withModeOfUnit(found: readonly RenderedFinding[]): RenderedFinding[] {
  return found.map((each) => {
    if (!each.object.runsOnce || each.declared.upgradeMode !== null) return each;
    const modes = found
      .filter(({ unit, object }) => unit === each.unit && !object.runsOnce)
      .map(({ declared }) => declared.upgradeMode);
    const [first] = modes;
    const isSame = modes.every((mode) => mode?.value === first?.value);
    return { ...each, declared: { ...each.declared, upgradeMode: isSame ? (first ?? null) : null } };
  });
}
