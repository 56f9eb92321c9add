import type { Place } from '../../place.ts';
import type { Problem } from '../../problem.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import type { KubernetesObject } from '../manifests/objects.ts';
import { type PlacedText, textAt } from './scalar-text.ts';

/** One application, as a manifest has it or as a set makes it. */
export interface Application {
  /** The manifest, or what a set's template became. */
  readonly file: YamlFile;
  /** With `metadata` and `spec`. */
  readonly root: YamlValue;
  /** Path of the manifest. */
  readonly carrier: string;
  /** What it is called, without the kind: `argocd/bi`. */
  readonly identity: string;
  /** Perhaps with a template in it. */
  readonly name: string;
  /** What the file has: the set, where one makes it. */
  readonly manifest: KubernetesObject;
  /** What may change its sources and cannot be told; null for nothing. */
  readonly patch: Problem | null;
  /** What its set lays over the template, as far as its parameters are known; null where that is nothing. */
  readonly templatePatch: PlacedText | null;
  /** Files that the elements of its set were read from. */
  readonly files: readonly string[];
}

/** One of the sources of an application. */
export interface Source {
  readonly file: YamlFile;
  readonly value: YamlValue;
  /** Where it stands: the line of its chart or path, else its first one. */
  readonly place: Place;
}

/** The sources of an application; several count, where it has both. What Argo CD renders to a branch first counts as it is before that. */
export function sourcesOf({ file, root }: Application): Source[] {
  const several = file.items(file.at(root, ['spec', 'sources']));
  const one = file.at(root, ['spec', 'source']) ?? file.at(root, ['spec', 'sourceHydrator', 'drySource']);
  const values = several.length > 0 ? several : one === null ? [] : [one];
  return values.map((value) => {
    const told = textAt(file, value, ['chart']) ?? textAt(file, value, ['path']);
    return { file, value, place: told?.place ?? value.place };
  });
}
