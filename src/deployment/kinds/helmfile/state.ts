import { ProblemError, problemAt } from '../../problem.ts';
import { folderOf, resolvePath } from '../../repository-paths.ts';
import { type Files, nullIfUnreadable } from '../../source/source-files.ts';
import { ANY_LINE, unclearTemplates } from '../../source/template-text.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';

/** A helmfile with its bases, as they are written. */
export interface Helmfile {
  readonly path: string;
  readonly text: string;
  /** The bases, and itself behind them. */
  readonly parts: readonly YamlFile[];
  /** Its environments, null for one that is not known: where they cannot be told, or are too many. */
  readonly environments: readonly (string | null)[];
}

/** What an environment is called where nobody names one. */
export const DEFAULT_ENVIRONMENT = 'default';

/** Longer helmfiles are nobody's. */
const MOST_CHARACTERS = 200_000;
/** So many characters are read in all environments of a helmfile together. */
const MOST_IN_ALL = 1_000_000;
const MOST_ENVIRONMENTS = 40;

/** What stands under a key at the top of helmfiles, the one that wins first. */
export function topLevel(files: readonly YamlFile[], name: string): { file: YamlFile; value: YamlValue }[] {
  const held = files.flatMap((file) =>
    file.documents.flatMap((root) => {
      const value = file.at(root, [name]);
      return value === null ? [] : [{ file, value }];
    }),
  );
  return held.reverse();
}

/** @throws ProblemError where the file itself cannot be read */
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
  // A template among them may bring in others, or other values.
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
