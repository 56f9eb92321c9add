import { type Problem, ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { inFolder } from '../../repository-paths.ts';
import type { Files } from '../../source/source-files.ts';
import type { YamlFile, YamlPath, YamlValue } from '../../source/yaml.ts';
import { isFilledIn } from './scalar-text.ts';

/** A value of a source with the file that it stands in. */
export interface SourceValue {
  readonly file: YamlFile;
  readonly value: YamlValue;
}

/** A source of an application with the files beside its path that override it (DETECTION 2.3, `.argocd-source`). */
export interface SourceLayers {
  /** The one that wins first; the last is the application itself. */
  readonly layers: readonly SourceValue[];
  /** Why an override cannot be read; null for none. */
  readonly problem: Problem | null;
  /** Those that are there. */
  readonly paths: readonly string[];
}

/**
 * @param folder the source's own, where it is in this tree; else null
 * @param application name of the application
 */
export async function sourceLayers(
  files: Files,
  own: SourceValue,
  folder: string | null,
  application: string,
): Promise<SourceLayers> {
  const layers = [own];
  const paths: string[] = [];
  let problem = folder === null ? null : problemOfName(files, own, folder, application);
  const names = ['.argocd-source.yaml'];
  // What is a path itself is no name of an application.
  if (application !== '' && !/[/\\]/.test(application) && !isFilledIn(application)) {
    names.push(`.argocd-source-${application}.yaml`);
  }
  for (const name of folder === null ? [] : names) {
    const path = inFolder(folder ?? '', name);
    if (!files.has(path)) continue;
    paths.push(path);
    try {
      const file = await files.yaml(path);
      if (file?.root != null) layers.unshift({ file, value: file.root });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      problem ??= error.problem;
    }
  }
  return { layers, problem, paths };
}

/** An override for some application, where it is not known what this one is called. */
function problemOfName(files: Files, { value }: SourceValue, folder: string, application: string): Problem | null {
  if (!isFilledIn(application)) return null;
  const prefix = inFolder(folder, '.argocd-source-');
  if (!files.paths.some((path) => path.startsWith(prefix))) return null;
  return problemAt('unresolved-template', value.place, quoteText(application));
}

/** What the source says at a path, of the first that has it: lists count as a whole. */
export function firstAt(source: SourceLayers, path: YamlPath): SourceValue | null {
  return allAt(source, path)[0] ?? null;
}

/** What every one of them says at a path, the one that wins first; a null takes away what those below it say. */
export function allAt({ layers }: SourceLayers, path: YamlPath): SourceValue[] {
  const values: SourceValue[] = [];
  for (const { file, value } of layers) {
    const found = file.at(value, path);
    if (found !== null) values.push({ file, value: found });
    if (path.some((_, index) => file.scalar(file.at(value, path.slice(0, index + 1)))?.type === 'null')) break;
  }
  return values;
}
