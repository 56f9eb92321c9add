import { serviceImagesIn } from '../../deployment/service-names.ts';
import type { LineChange } from '../object-change.ts';
import { type ChangedFile, isRead } from './changed-file.ts';
import type { KnownLines } from './known-lines.ts';
import type { PlainLine, VersionLiteral } from './literals/version-literals.ts';
import { blankVersions } from './literals/versions-in-text.ts';

/** A word that may be the name of an image, without its tag. */
const NAME = /(?<![\w.-])[\w.-]+(?::\d{1,5}(?=\/))?(?:\/[\w.-]+)+/g;
/** So many lines of each side are compared. */
const MOST_LINES = 50;

/** A changed line; its version if it has a single one. */
interface Line extends PlainLine {
  readonly version: VersionLiteral['version'] | null;
}

/**
 * The changed line that takes another image in the place of the service's, and differs in nothing else but the version
 * (docs/rules.md#decisions); null if there is none.
 */
export function compareImages({ path, oldPath, changed }: ChangedFile, known: KnownLines): LineChange | null {
  const { images, tagSuffix } = known.settings;
  // A reader says so of its own files.
  if (known.pins.has(path)) return null;
  const before = new Map<string, { readonly name: string; readonly line: Line }>();
  for (const line of linesOf(changed.plainBefore, changed.before)) {
    if (isRead(line, oldPath, known.before)) continue;
    for (const image of serviceImagesIn(line.text, images)) {
      const name = /^[^/]*\/[^:@]*/.exec(image)?.[0] ?? image;
      before.set(blankVersions(line.text.replace(name, '\0'), tagSuffix).trim(), { name, line });
    }
  }
  if (before.size === 0) return null;
  for (const line of linesOf(changed.plainAfter, changed.after)) {
    if (isRead(line, path, known.after)) continue;
    for (const { 0: name, index } of line.text.matchAll(NAME)) {
      const rest = `${line.text.slice(0, index)}\0${line.text.slice(index + name.length)}`;
      const was = before.get(blankVersions(rest, tagSuffix).trim());
      if (was === undefined || ofHub(was.name) === ofHub(name)) continue;
      const [from, to] = [was.line.version, line.version];
      const place = { file: path, line: line.line, column: 1 };
      const own = { id: `line:${path}#${line.line}`, mustBeListed: [] };
      return { line: own, place, from, to, problem: null, buildChanged: 'image' };
    }
  }
  return null;
}

/** An image of Docker Hub is the same with the registry in front of it. */
const ofHub = (name: string) => name.replace(/^(?:index\.)?docker\.io\//, '');

function linesOf(plain: readonly PlainLine[], literals: readonly VersionLiteral[]): Line[] {
  const all = [...plain.map((line) => ({ ...line, version: null })), ...literals];
  return all.slice(0, MOST_LINES);
}
