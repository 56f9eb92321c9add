import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import { textAt } from './scalar-text.ts';

/** An application or a set of them as a manifest has it. */
export interface Manifest {
  readonly kind: 'Application' | 'ApplicationSet';
  readonly file: YamlFile;
  readonly root: YamlValue;
  /** Perhaps with a template in it. */
  readonly name: string;
  readonly namespace: string;
}

/** Where applications live that do not say it. */
const DEFAULT_NAMESPACE = 'argocd';

/** What stands in a file. */
export interface Manifests {
  readonly manifests: Manifest[];
  /** Whether there are projects, which deploy nothing by what they name. */
  readonly hasProjects: boolean;
  /** What Argo CD does not read as its own. */
  readonly others: YamlValue[];
}

/** The applications and sets of them in a file, and whatever else stands in it. */
export function manifestsIn(file: YamlFile): Manifests {
  const manifests: Manifest[] = [];
  const others: YamlValue[] = [];
  let hasProjects = false;
  for (const root of file.documents.flatMap((document) => document ?? [])) {
    const isList = textAt(file, root, ['kind'])?.text === 'List';
    for (const each of isList ? file.items(file.at(root, ['items'])) : [root]) {
      const kind = kindOf(file, each);
      if (kind === 'AppProject') hasProjects = true;
      else if (kind === 'Application' || kind === 'ApplicationSet') manifests.push(manifestOf(file, each, kind));
      else others.push(each);
    }
  }
  return { manifests, hasProjects, others };
}

function kindOf(file: YamlFile, root: YamlValue): string | null {
  const isOfArgoCd = textAt(file, root, ['apiVersion'])?.text.startsWith('argoproj.io/') === true;
  return isOfArgoCd ? (textAt(file, root, ['kind'])?.text ?? null) : null;
}

function manifestOf(file: YamlFile, root: YamlValue, kind: Manifest['kind']): Manifest {
  const name = textAt(file, root, ['metadata', 'name']) ?? textAt(file, root, ['metadata', 'generateName']);
  const namespace = textAt(file, root, ['metadata', 'namespace']);
  return { kind, file, root, name: name?.text ?? '', namespace: namespace?.text || DEFAULT_NAMESPACE };
}
