import type { YamlFile, YamlPath, YamlValue } from '../../../syntax/yaml.ts';
import { remembered } from '../../remembered.ts';

/** A Kubernetes object as declared in a file. Missing members are empty. */
export interface KubernetesObject {
  readonly value: YamlValue;
  /** Empty for the core group. */
  readonly group: string;
  readonly kind: string;
  readonly namespace: string;
  readonly name: string;
}

/** Where an object holds the objects that it applies: for Flux, OpenShift and Open Cluster Management. */
const HOLDERS: Readonly<Record<string, YamlPath>> = {
  ResourceSet: ['spec', 'resources'],
  Template: ['objects'],
  ManifestWork: ['spec', 'workload', 'manifests'],
};

/** The objects in all documents of a file, with those that lists and sets hold one by one; none without a file. */
export function objectsIn(file: YamlFile | null): readonly KubernetesObject[] {
  return file === null ? [] : objectsOfFile(file);
}

const objectsOfFile = remembered(
  ({ documents }: YamlFile) => documents.flatMap((value) => (value === null ? [] : objectsOf(value))),
  (file) => file,
);

function objectsOf(value: YamlValue): KubernetesObject[] {
  const text = (...path: string[]) => {
    const at = value.at(path);
    return at?.scalar?.type === 'null' ? '' : (at?.written ?? '');
  };
  const [apiVersion, kind] = [text('apiVersion'), text('kind')];
  const held = kind.endsWith('List') ? ['items'] : (HOLDERS[kind] ?? null);
  const items = held === null ? [] : value.itemsAt(...held);
  if (items.length > 0) return items.flatMap(objectsOf);
  if (apiVersion === '' || kind === '') return [];
  const group = apiVersion.slice(0, Math.max(0, apiVersion.indexOf('/')));
  const name = text('metadata', 'name') || text('metadata', 'generateName');
  return [{ value, group, kind, namespace: text('metadata', 'namespace'), name }];
}

/** Formats an object as `Deployment/analytics/lightdash`. A missing part is empty. */
export function showObject({ kind, namespace, name }: Pick<KubernetesObject, 'kind' | 'namespace' | 'name'>): string {
  return `${kind}/${namespace}/${name}`;
}

/** Groups whose objects have their own readers, or name images without running them. */
const OTHER_GROUPS =
  /^(?:[a-z]+\.toolkit\.fluxcd\.io|kustomize\.config\.k8s\.io|apiextensions\.k8s\.io|helm\.cattle\.io|helm\.(?:m\.)?crossplane\.io|skaffold|kyverno\.io|kargo\.akuity\.io|argocd-image-updater\.argoproj\.io)$/;

/** Whether another kind reads an object, or the object runs none of the images it names. */
export function isOfAnotherKind({ group, kind }: Pick<KubernetesObject, 'group' | 'kind'>): boolean {
  if (group === 'argoproj.io') return /^(?:Application|ApplicationSet|AppProject)$/.test(kind);
  return OTHER_GROUPS.test(group);
}
