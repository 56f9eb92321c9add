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

/** The objects of a file, in all its documents and lists: mappings with `apiVersion` and `kind`. */
export function objectsIn(file: YamlFile): KubernetesObject[] {
  return file.documents.flatMap((document) => (document === null ? [] : objectsOf(file, document)));
}

/** The object that a value is; the items of a list in its place. Empty where it is none. */
export function objectsOf(file: YamlFile, value: YamlValue): KubernetesObject[] {
  const text = (path: readonly string[]) => {
    const at = file.at(value, path);
    const scalar = file.scalar(at);
    return at !== null && scalar?.hasTemplate === true ? file.sourceOf(at) : (scalar?.text ?? '');
  };
  const [apiVersion, kind] = [text(['apiVersion']), text(['kind'])];
  if (apiVersion === '' || kind === '') return [];
  const items = file.items(file.at(value, ['items']));
  if (kind.endsWith('List') && items.length > 0) return items.flatMap((item) => objectsOf(file, item));
  const name = text(['metadata', 'name']) || text(['metadata', 'generateName']);
  return [{ file, value, apiVersion, kind, namespace: text(['metadata', 'namespace']), name }];
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
