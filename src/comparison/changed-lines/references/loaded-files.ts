import type { Version } from '../../../release-safety/version.ts';
import { matchesGlob } from '../../../repository/glob.ts';
import { baseNameOf, folderOf } from '../../../repository/repository-paths.ts';
import type { ReadSides } from '../../object-change.ts';
import type { ChangedFile } from '../changed-file.ts';
import { filesNamedIn } from '../lines/about-service.ts';
import { readTextFile } from '../lines/watched-files.ts';
import { changedLines, type VersionLiteral } from '../literals/version-literals.ts';
import { versionsNear } from '../standing-lines.ts';
import { APPLIES_EACH } from './line-references.ts';
import { filesIn, type Reference } from './referring-lines.ts';

/**
 * Whether all versions that leave a file are set by the same keys in files that its new lines or the same command name, or
 * those that come in files that its old lines named.
 */
export async function moveInNamedFiles(file: ChangedFile, { base, head, settings }: ReadSides): Promise<boolean> {
  const { path, oldPath, gone, come, changed } = file;
  if (gone.length > 0 === come.length > 0) return false;
  const [was, is] = [
    [...changed.plainBefore, ...changed.before],
    [...changed.plainAfter, ...changed.after],
  ];
  const [moved, lines, others, tree, from] =
    gone.length > 0 ? ([gone, is, was, head, path] as const) : ([come, was, is, base, oldPath] as const);
  const namedBy = (texts: readonly string[]) =>
    new Set(['', folderOf(from)].flatMap((folder) => filesNamedIn(texts.join('\n'), folder)));
  const isNew = namedBy(lines.map(({ text }) => text));
  // The other lines of the command that had the version may load a file that has it as well, or has it now.
  const isOther = namedBy(others.map(({ text }) => text));
  const ofCommands = [...namedBy(moved.map(({ around }) => around.command))].filter((named) => !isOther.has(named));
  const loaded = new Set([...isNew, ...ofCommands]);
  if (loaded.size === 0) return false;
  const there: (VersionLiteral & { readonly file: string })[] = [];
  for (const named of namedBy([(await readTextFile(tree, from)) ?? ''])) {
    const { after } = changedLines('', (await readTextFile(tree, named)) ?? '', settings.tagSuffix, named);
    there.push(...after.map((each) => ({ ...each, file: named })));
  }
  return moved.every((each) => {
    const same = there.filter((other) => isSameWay(wayTo(each), wayTo(other)));
    // Of several files, the last one that sets it counts.
    return same.some(({ file: named }) => loaded.has(named)) && same.every(({ version }) => version === each.version);
  });
}

/** The keys that lead to a version: `.helm.values.image.tag`. */
function wayTo({ key, around: { sections } }: VersionLiteral): string {
  return [...sections, key].map((line) => `.${/^[-\s]*["']?([\w.-]+)/.exec(line)?.[1] ?? ''}`).join('');
}

const isSameWay = (one: string, other: string) => one.endsWith(other) || other.endsWith(one);

/** A tool loads it if nothing is said. */
const BY_DEFAULT = /(?:^|\/)(?:\.env|terraform\.tfvars|[^/]*\.auto\.tfvars|(?:docker-)?compose\.ya?ml)$/;

/**
 * Whether a file that a line loads more or less changes no version (docs/supported-files.md#any-other-file): one that is
 * loaded later sets it as well, another one sets the same, or it is deployed all the same.
 *
 * @param own the versions in the file, which lies at one of the `ends`
 */
export function changesNothing(
  { was, is, before, after, rest }: Reference,
  own: ReadonlySet<Version>,
  ends: readonly string[],
  { path, sides, changed }: Pick<ChangedFile, 'path' | 'changed'> & { readonly sides: ReadSides },
): boolean {
  // What the file held stands in its place now, or the other way round.
  const instead = new Set((is === '' ? changed.after : changed.before).map(({ version }) => version));
  if ([...own].every((version) => instead.has(version))) return true;
  const [name, line, { objects }] = is === '' ? [was, before, sides.after] : [is, after, sides.before];
  const others = objects.filter(({ carrier, place }) => !ends.includes(carrier) && !ends.includes(place.file));
  // What the line loads besides is overridden, or what is deployed next to the file.
  const beside = filesIn({ text: rest });
  const loaded = others.filter(({ place: { file } }) => rest.includes(baseNameOf(file)) || isOneOf(beside, file));
  const later = APPLIES_EACH.test(line.text) ? [] : filesAfter(name, filesIn(line));
  if (loaded.some(({ version, place }) => version !== null && isOneOf(later, place.file))) return true;
  const near = versionsNear(ends.at(-1) ?? path, loaded.length > 0 ? loaded : others);
  if ([...own].every((version) => near.has(version)) && near.size <= own.size) return true;
  if (loaded.length > 0) return false;
  const isNear = (end: string) =>
    others.some(({ carrier }) => ['', folderOf(path), folderOf(end)].includes(folderOf(carrier)));
  const all = [...sides.before.objects, ...sides.after.objects];
  const isWhole = (end: string) => all.some(({ carrier, kind }) => carrier === end && kind !== 'helm-values');
  return ends.every((end) => BY_DEFAULT.test(end) || (isWhole(end) && !isNear(end)));
}

function filesAfter(name: string, files: readonly string[]): readonly string[] {
  return files.includes(name) ? files.slice(files.lastIndexOf(name) + 1) : [];
}

function isOneOf(names: readonly string[], file: string): boolean {
  return names.some((name) => matchesGlob(baseNameOf(name), baseNameOf(file)));
}
