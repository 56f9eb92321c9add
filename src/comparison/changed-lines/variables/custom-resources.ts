import type { ReadSides } from '../../object-change.ts';
import { readTextFile, textsNaming } from '../lines/watched-files.ts';

/** The kind of resource that a template makes something of: `compositeTypeRef` of a Composition of Crossplane, `schema` of a definition of kro. */
const TEMPLATE_OF =
  /^[ \t-]*["']?(?:compositeTypeRef|schema)["']?:(?:.*\n){0,4}?.*\bkind["']?:\s{0,9}["']?(\w{1,99})/gm;
/** A field of that resource as a tag: `fromFieldPath: spec.version` with `toFieldPath: …image.tag`, `tag: ${schema.spec.version}`. */
const TAG_FROM =
  /\bfromFieldPath["']?:\s{0,9}["']?spec\.(?:\w{1,99}\.){0,9}(\w{1,99})["']?,?\s{1,99}["']?toFieldPath["']?:\s{0,9}["']?[\w.[\]"-]{0,400}(?:tag|image)\b|\btag["']?:\s{0,9}["']?\$?\{{1,2}[^}\n]{0,199}\bspec\.(?:\w{1,99}\.){0,9}(\w{1,99})\s?\}/g;
const KIND = /^["']?kind["']?:\s{0,9}["']?(\w{1,99})/gm;

/**
 * The fields of changed resources from which a template about the service takes the tag (docs/supported-files.md#any-other-file), by the path of
 * the file. Nothing else in such a file need name the service.
 */
export async function fieldsOfResources(sides: ReadSides, changed: readonly string[]) {
  const fields = new Map<string, Set<string>>();
  for await (const { text } of textsNaming(sides.head, sides)) {
    const taken = [...text.matchAll(TAG_FROM)].map(([, patched, filled]) => patched ?? filled ?? '');
    // A claim of Crossplane leaves out the first letter.
    for (const [, kind = ''] of text.matchAll(TEMPLATE_OF))
      for (const each of [kind, kind.replace(/^X/, '')])
        fields.set(each, new Set([...(fields.get(each) ?? []), ...taken]));
  }
  const found = new Map<string, ReadonlySet<string>>();
  if (fields.size === 0) return found;
  for (const path of changed) {
    const text = (await readTextFile(sides.head, path)) ?? '';
    const own = [...text.matchAll(KIND)].flatMap(([, kind = '']) => [...(fields.get(kind) ?? [])]);
    if (own.length > 0) found.set(path, new Set(own));
  }
  return found;
}
