import { type Problem, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { folderOf } from '../../repository-paths.ts';
import { type Files, readable } from '../../source/source-files.ts';

const FILE = /(?:^|\/)terragrunt(?:\.stack)?\.hcl(?:\.json)?$/;
/** Files that those of Terragrunt include have any name. */
const INCLUDED = /\.hcl$/;
const LOCK_FILE = /(?:^|\/)\.terraform\.lock\.hcl$/;
/** A line that says where a module is, in a block `terraform` or in a local that one is made of. */
const SOURCE = /(?:source|module|url)/i;
const TEXT = /"([^"\n]*)"/g;
/** No source is longer. */
const LONGEST_LINE = 2_000;

/** Says what is not seen of the inputs of a module in a folder, where Terragrunt calls it; null where it does not. */
export type TerragruntInputs = (folder: string) => Problem | null;

/**
 * The modules that Terragrunt calls, by the last part of their paths or because it runs in their folder, with the problem of what it
 * gives them: its inputs come from several files and win over defaults, and are not read.
 *
 * @param isLeft whether a path is one that is not searched
 */
export async function calledByTerragrunt(files: Files, isLeft: (path: string) => boolean): Promise<TerragruntInputs> {
  const own = files.paths.filter((path) => FILE.test(path) && !isLeft(path));
  const byName = new Map<string, Problem>();
  const byFolder = new Map<string, Problem>();
  for (const path of own) byFolder.set(folderOf(path), problemIn(path, 0));
  const searched = own.length === 0 ? [] : files.paths.filter((path) => INCLUDED.test(path) && !isLeft(path));
  for (const path of searched) {
    const lines = LOCK_FILE.test(path) ? [] : ((await readable(files.text(path)))?.split('\n') ?? []);
    for (const [index, line] of lines.entries()) {
      if (line.length > LONGEST_LINE || !SOURCE.test(line) || /^\s*(?:#|\/\/)/.test(line)) continue;
      for (const [, source = ''] of line.matchAll(TEXT)) {
        const name = source.includes('/') ? lastPartOf(source) : '';
        if (name !== '' && !byName.has(name)) byName.set(name, problemIn(path, index));
      }
    }
  }
  return (folder) => byName.get(folder.slice(folder.lastIndexOf('/') + 1)) ?? byFolder.get(folder) ?? null;
}

function problemIn(file: string, index: number): Problem {
  const place = { file, line: index + 1, column: 1 };
  return problemAt('unresolved-variable', place, `${quoteText('inputs')} of Terragrunt`);
}

/** `lightdash` of `git::https://x/modules.git//bi/lightdash?ref=v1` */
function lastPartOf(source: string): string {
  const [path = ''] = source.split('?', 1);
  return path.split('/').findLast((part) => part !== '') ?? '';
}
