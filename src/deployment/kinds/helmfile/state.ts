import { ProblemError, problemAt } from '../../../problems/problem.ts';
import { type Files, nullIfUnreadable } from '../../../syntax/source-files.ts';
import { ANY_LINE, unclearTemplates } from '../../../syntax/template-text.ts';
import type { YamlFile, YamlValue } from '../../../syntax/yaml.ts';
import { folderOf, resolvePath } from '../../repository-paths.ts';

/** A helmfile with its bases, as written. */
export interface Helmfile {
  readonly path: string;
  readonly text: string;
  /** The bases, then the helmfile itself. */
  readonly parts: readonly YamlFile[];
  /** Its environments. A single null means that they are not known, or too many. */
  readonly environments: readonly (string | null)[];
}

/** The environment that helmfile uses by default. */
export const DEFAULT_ENVIRONMENT = 'default';

/** Nobody writes longer helmfiles. */
const MOST_CHARACTERS = 200_000;
/** The most characters read in all environments of one helmfile together. */
const MOST_IN_ALL = 1_000_000;
const MOST_ENVIRONMENTS = 40;

/** The values under a root key of helmfiles, highest precedence first. */
export function topLevel(files: readonly YamlFile[], name: string): { file: YamlFile; value: YamlValue }[] {
  const held = files.flatMap((file) =>
    file.documents.flatMap((root) => {
      const value = file.at(root, [name]);
      return value === null ? [] : [{ file, value }];
    }),
  );
  return held.reverse();
}

/**
 * Reads a helmfile and its bases.
 *
 * @throws ProblemError where the file itself cannot be read
 * @throws TreeError where the tree cannot be read
 */
export async function readHelmfile(files: Files, path: string): Promise<Helmfile> {
  const text = ((await files.text(path)) ?? '').replace(/\r(?!\n)/g, '\n');
  if (text.length > MOST_CHARACTERS) {
    const place = { file: path, line: 1, column: 1 };
    throw new ProblemError(problemAt('unparseable', place, `more than ${MOST_CHARACTERS} characters`));
  }
  const own = await files.yaml(path);
  const parts = own === null ? [] : [own];
  let isKnown = true;
  for (const { file, value } of topLevel(parts, 'bases')) {
    for (const item of file.items(value).toReversed()) {
      const base = resolvePath(folderOf(path), file.written(item) ?? '');
      const read = base === null ? null : await nullIfUnreadable(files.yaml(base));
      if (read === null || topLevel([read], 'bases').length > 0) isKnown = false;
      else parts.unshift(read);
    }
  }
  // A template in these sections may add environments or change values.
  for (const key of ['environments', 'values']) {
    for (const { file, value } of topLevel(parts, key)) {
      const [start, end] = value.node.range ?? [0, 0];
      const section = file.text.slice(file.text.lastIndexOf(key, start), end);
      if (unclearTemplates(section, ANY_LINE).length > 0) isKnown = false;
    }
  }
  const names = topLevel(parts, 'environments').flatMap(({ file, value }) => file.members(value));
  const environments = [...new Set(names.map(({ name }) => name))];
  const isMany = environments.length > MOST_ENVIRONMENTS || environments.length * text.length > MOST_IN_ALL;
  if (!isKnown || isMany) return { path, text, parts, environments: [null] };
  return { path, text, parts, environments: environments.length === 0 ? [DEFAULT_ENVIRONMENT] : environments };
}
