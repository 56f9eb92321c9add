import { showPlace } from '../../problems/place.ts';
import type { Version } from '../../release-safety/version.ts';
import type { Tree } from '../../repository/tree.ts';

const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
const GIVES_FROM = /^(?:- )?from:[ \t]*(['"]?)([\d.]+)\1[ \t]*(?:#.*)?$/;

/**
 * Where the workflows give this version as `from`, which is left over once the files name it again
 * (docs/rules.md#the-current-version): `.github/workflows/gate.yml:12`, or the version itself if nothing can be seen.
 */
export async function linesOfFrom(from: Version, head: Tree): Promise<readonly string[]> {
  const workflows = [...(await head.entries()).keys()].filter((path) => WORKFLOW.test(path));
  const places: string[] = [];
  for (const file of await head.containing(from, workflows)) {
    const lines = ((await head.read(file))?.toString('utf8') ?? '').split('\n');
    for (const [at, text] of lines.entries()) {
      if (GIVES_FROM.exec(text.trim())?.[2] === from) places.push(showPlace({ file, line: at + 1 }));
    }
  }
  return places.length === 0 ? [from] : places;
}
