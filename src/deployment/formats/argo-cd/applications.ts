import type { Problem } from '../../problem.ts';
import type { Files } from '../../source/source-files.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import type { Application } from './application.ts';
import { applicationsOfSet } from './application-set.ts';
import type { Budget } from './generators.ts';
import { type Manifest, manifestsIn } from './manifests.ts';

/** A set of which not all applications are known. */
export interface OpenSet {
  readonly set: Manifest;
  readonly problem: Problem;
}

/** What a file has of Argo CD. */
export interface ApplicationsOfFile {
  readonly applications: readonly Application[];
  readonly openSets: readonly OpenSet[];
  /** Whether there are projects of applications. */
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
  const { manifests, hasProjects, others } = manifestsIn(file);
  const applications: Application[] = [];
  const openSets: OpenSet[] = [];
  for (const manifest of manifests) {
    if (manifest.kind === 'Application') applications.push(applicationOf(manifest));
    else {
      const reading = await applicationsOfSet(files, manifest, budget);
      applications.push(...reading.applications);
      if (reading.problem !== null) openSets.push({ set: manifest, problem: reading.problem });
    }
  }
  return { applications, openSets, hasProjects, others };
}

function applicationOf({ file, root, name, namespace }: Manifest): Application {
  const identity = `${namespace}/${name}`;
  return { file, root, carrier: file.path, identity, name, manifestName: name, patch: null, files: [] };
}
