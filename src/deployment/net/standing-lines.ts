import type { DetectionSettings } from '../detect.ts';
import { NO_CHANGE, type ObjectChange } from '../judge.ts';
import { parseImageReference, readImageTag } from '../reference.ts';
import { serviceImagesIn } from '../service-names.ts';
import { withoutComment } from '../text-lines.ts';
import type { Tree } from '../trees/tree.ts';
import { filesNaming, textOf } from './known-lines.ts';

/**
 * What stands in lines that no reader reads, where a repository deploys nothing else: images of the service with their versions. A change that
 * leaves them alone is no reason to say that there is no deployment.
 *
 * @param renames from the new path of a renamed file to its old one
 */
export async function standingLines(
  { base, head, renames }: { readonly base: Tree; readonly head: Tree; readonly renames: ReadonlyMap<string, string> },
  settings: DetectionSettings,
): Promise<ObjectChange[]> {
  if (!settings.discover) return [];
  const changes: ObjectChange[] = [];
  for (const path of await filesNaming(head, settings)) {
    const before = new Set(linesOf(await textOf(base, renames.get(path) ?? path)));
    for (const [index, text] of linesOf(await textOf(head, path)).entries()) {
      for (const image of serviceImagesIn(text, settings.images)) {
        const reference = parseImageReference(image);
        const reading = reference && readImageTag(reference, settings.tagSuffix);
        if (reading === null || !('version' in reading)) continue;
        const { version } = reading;
        const place = { file: path, line: index + 1, column: text.indexOf(version) + 1 };
        const line = { id: `line:${path}#${index + 1}`, mustBeListed: false };
        const isOld = before.has(text);
        changes.push({
          ...NO_CHANGE,
          change: isOld ? 'unchanged' : 'install',
          place,
          from: isOld ? version : null,
          to: version,
          line,
        });
      }
    }
  }
  return changes;
}

function linesOf(text: string | null): string[] {
  return (text ?? '').split(/\r\n|\r|\n/).map((line) => withoutComment(line).trimEnd());
}
