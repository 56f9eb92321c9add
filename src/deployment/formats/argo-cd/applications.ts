import type { Problem } from '../../problem.ts';
import type { Files } from '../../source/source-files.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import { groupOf, type KubernetesObject, manifestsIn } from '../manifests/objects.ts';
import type { Application } from './application.ts';
import { applicationsOfSet } from './application-set.ts';
import type { Budget } from './generators.ts';

/** Group of the objects of Argo CD. */
export const ARGO_CD_GROUP = 'argoproj.io';

/** Where applications live that do not say it. */
const DEFAULT_NAMESPACE = 'argocd';

/** A set of which not all applications are known. */
export interface OpenSet {
  readonly set: KubernetesObject;
  readonly problem: Problem;
}

/** What a file has of Argo CD. */
export interface ApplicationsOfFile {
  readonly applications: readonly Application[];
  readonly openSets: readonly OpenSet[];
  /** Whether there are projects of applications, which deploy nothing by what they name. */
  readonly hasProjects: boolean;
  /** What stands in the file besides. */
  readonly others: readonly YamlValue[];
}

/**
 * The applications of a file, those that its sets make among them.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function applicationsIn(files: Files, file: YamlFile, budget: Budget): Promise<ApplicationsOfFile> {
  const manifests = manifestsIn(file);
  const applications: Application[] = [];
  const openSets: OpenSet[] = [];
  const others = [...manifests.others];
  let hasProjects = false;
  for (const object of manifests.objects) {
    const kind = groupOf(object) === ARGO_CD_GROUP ? object.kind : '';
    if (kind === 'Application') applications.push(applicationOf(object));
    else if (kind === 'ApplicationSet') {
      const reading = await applicationsOfSet(files, object, budget);
      applications.push(...reading.applications);
      if (reading.problem !== null) openSets.push({ set: object, problem: reading.problem });
    } else if (kind === 'AppProject') hasProjects = true;
    else others.push(object.value);
  }
  return { applications, openSets, hasProjects, others };
}

function applicationOf(manifest: KubernetesObject): Application {
  const { file, value, name } = manifest;
  const identity = identityOfApplication(manifest);
  return {
    file,
    root: value,
    carrier: file.path,
    identity,
    name,
    manifest,
    patch: null,
    templatePatch: null,
    files: [],
  };
}

/** What an application is called, without the kind: `argocd/bi`. */
export function identityOfApplication({ namespace, name }: Pick<KubernetesObject, 'namespace' | 'name'>): string {
  return `${namespace || DEFAULT_NAMESPACE}/${name}`;
}
