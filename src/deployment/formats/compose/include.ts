import type { Place } from '../../place.ts';
import { ProblemError, problemAt } from '../../problem.ts';
import { folderOf } from '../../repository-paths.ts';
import type { YamlValue } from '../../source/yaml.ts';
import { resolvePath } from './paths.ts';
import type { Sourced } from './service.ts';
import { readKnownText } from './text.ts';
import type { EnvRequest } from './variables.ts';

/** One entry of `include`: files that are read together as a project of their own. */
export interface Include {
  readonly place: Place;
  readonly paths: readonly string[];
  /** Where their relative paths start. */
  readonly folder: string;
  /** Null for the `.env` of that folder. */
  readonly variables: readonly EnvRequest[] | null;
  /** The first of its paths that leads out of the repository, as it was written. */
  readonly outside: string | undefined;
}

/**
 * Reads `include`, in its short form and in its long one. All its paths start at the folder of the project that includes.
 *
 * @returns for each entry what it includes, or why that cannot be said
 * @throws ProblemError where it is no list
 */
export function readIncludes(source: Sourced): (Include | ProblemError)[] {
  const { file, value } = source;
  if (file.isMap(value) || file.scalar(value) !== null)
    throw new ProblemError(problemAt('unparseable', value.place, '`include` is no list'));
  return file.items(value).map((item) => {
    try {
      return readInclude({ ...source, value: item });
    } catch (error) {
      if (error instanceof ProblemError) return error;
      throw error;
    }
  });
}

function readInclude(source: Sourced): Include {
  const { file, value, context } = source;
  const { place } = value;
  const member = (name: string) => (file.isMap(value) ? (file.member(value, name)?.value ?? null) : null);
  const written = textsOf(source, file.isMap(value) ? member('path') : value);
  if (written.length === 0) throw new ProblemError(problemAt('unparseable', place, '`include` names no path'));
  const outside = (path: string): Include => ({ place, paths: [], folder: '', variables: null, outside: path });
  const paths: string[] = [];
  for (const { text } of written) {
    const path = resolvePath(context.folder, text);
    if (path === null) return outside(text);
    paths.push(path);
  }
  const [projectFolder] = textsOf(source, member('project_directory'));
  const folder =
    projectFolder === undefined ? folderOf(paths[0] ?? '') : resolvePath(context.folder, projectFolder.text);
  if (folder === null) return outside(projectFolder?.text ?? '');
  const variables: EnvRequest[] = [];
  const envFiles = textsOf(source, member('env_file'));
  for (const { text, place: namedAt } of envFiles) {
    if (text === '/dev/null') continue;
    // A path that leads out of the repository is one of no file there.
    variables.push({ path: resolvePath(context.folder, text) ?? text, namedAt });
  }
  return { place, paths, folder, variables: envFiles.length === 0 ? null : variables, outside: undefined };
}

/** A text or a list of texts, with their places. */
function textsOf(source: Sourced, value: YamlValue | null): { text: string; place: Place }[] {
  if (value === null || source.file.scalar(value)?.type === 'null') return [];
  const items = source.file.scalar(value) === null ? source.file.items(value) : [value];
  return items.flatMap((item) => {
    const text = readKnownText({ ...source, value: item });
    return text === null || text === '' ? [] : [{ text, place: item.place }];
  });
}
