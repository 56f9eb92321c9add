import type { YamlFile, YamlValue } from '../../source/yaml.ts';

/** What names an object of Kubernetes. */
export interface ObjectName {
  /** With its group: `apps/v1`. */
  readonly apiVersion: string;
  readonly kind: string;
  /** Empty where the object names none. */
  readonly namespace: string;
  /** Empty where the object has none. */
  readonly name: string;
}

/** An object of Kubernetes as a file declares it. */
export interface KubernetesObject extends ObjectName {
  readonly file: YamlFile;
  readonly value: YamlValue;
}

/** What stands in a file or a part of it. */
export interface Manifests {
  /** Mappings with `apiVersion` and `kind`, those of lists each by itself. */
  readonly objects: readonly KubernetesObject[];
  /** Documents, and items of lists, that are none. */
  readonly others: readonly YamlValue[];
}

const manifestsOfFile = new WeakMap<YamlFile, Manifests>();

/** What stands in a file, in all its documents. */
export function manifestsIn(file: YamlFile): Manifests {
  const known = manifestsOfFile.get(file) ?? joined(file.documents.map((each) => manifestsOf(file, each)));
  manifestsOfFile.set(file, known);
  return known;
}

/** The objects of a file. */
export function objectsIn(file: YamlFile): readonly KubernetesObject[] {
  return manifestsIn(file).objects;
}

/** What stands in one document. The items of a list stand in its place, whatever it is a list of (`List`, `DeploymentList`). */
export function manifestsOf(file: YamlFile, document: YamlValue | null): Manifests {
  if (document === null || file.scalar(document)?.type === 'null') return { objects: [], others: [] };
  const text = (path: readonly string[]) => {
    const at = file.at(document, path);
    return file.scalar(at)?.type === 'null' ? '' : (file.written(at) ?? '');
  };
  const [apiVersion, kind] = [text(['apiVersion']), text(['kind'])];
  const items = kind.endsWith('List') ? file.items(file.at(document, ['items'])) : [];
  if (items.length > 0) return joined(items.map((item) => manifestsOf(file, item)));
  if (apiVersion === '' || kind === '') return { objects: [], others: [document] };
  const name = text(['metadata', 'name']) || text(['metadata', 'generateName']);
  const namespace = text(['metadata', 'namespace']);
  return { objects: [{ file, value: document, apiVersion, kind, namespace, name }], others: [] };
}

function joined(all: readonly Manifests[]): Manifests {
  return { objects: all.flatMap(({ objects }) => objects), others: all.flatMap(({ others }) => others) };
}

/** `apps` of `apps/v1`; empty for the core group. */
export function groupOf({ apiVersion }: Pick<ObjectName, 'apiVersion'>): string {
  const slash = apiVersion.indexOf('/');
  return slash === -1 ? '' : apiVersion.slice(0, slash);
}

/** `Deployment/analytics/lightdash`; what is missing leaves its part empty. */
export function showObject({ kind, namespace, name }: ObjectName): string {
  return `${kind}/${namespace}/${name}`;
}

/** Groups whose objects have readers of their own, or speak of images without running them. */
const OTHER_GROUPS =
  /^(?:(?:helm|source|kustomize|image|notification)\.toolkit\.fluxcd\.io|kustomize\.config\.k8s\.io|apiextensions\.k8s\.io|skaffold|kargo\.akuity\.io|argocd-image-updater\.argoproj\.io)$/;

/** Whether an object is another format's to read, or runs nothing whatever images it names. */
export function isOfAnotherFormat(object: Pick<ObjectName, 'apiVersion' | 'kind'>): boolean {
  const group = groupOf(object);
  if (group === 'argoproj.io') return /^(?:Application|ApplicationSet|AppProject)$/.test(object.kind);
  return OTHER_GROUPS.test(group);
}
