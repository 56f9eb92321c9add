import type { Version } from '../../release-safety/version.ts';
import { matchesGlob } from '../../repository/glob.ts';
import { baseNameOf, folderOf } from '../../repository/repository-paths.ts';
import type { ReadSides } from '../object-change.ts';
import { APPLIES_EACH, filesIn, type Reference } from './line-references.ts';
import { versionsNear } from './standing-lines.ts';

/** A tool loads it if nothing is said. */
const BY_DEFAULT = /(?:^|\/)(?:\.env|terraform\.tfvars|[^/]*\.auto\.tfvars|(?:docker-)?compose\.ya?ml)$/;

/**
 * Whether a file that a line loads more or less changes no version (docs/supported-files.md#any-other-file): a file that is loaded later sets
 * one as well, another one sets the same, or it is deployed all the same.
 *
 * @param own the versions in the file
 * @param ends the paths of the file
 * @param path of the file with the line
 */
export function changesNothing(
  { was, is, before: old, after: now, rest }: Reference,
  own: readonly Version[],
  ends: readonly string[],
  path: string,
  { before, after }: ReadSides,
): boolean {
  const { objects } = is === '' ? after : before;
  const others = objects.filter(({ carrier, place }) => ![carrier, place.file].some((file) => ends.includes(file)));
  // What the line loads besides is overridden, or what is deployed next to the file.
  const isOneOf = (names: readonly string[], file: string) =>
    names.some((name) => matchesGlob(baseNameOf(name), baseNameOf(file)));
  const beside = filesIn({ text: rest });
  const loaded = others.filter(({ place: { file } }) => rest.includes(baseNameOf(file)) || isOneOf(beside, file));
  const [name, { text }] = is === '' ? [was, old] : [is, now];
  const files = filesIn({ text });
  const later = APPLIES_EACH.test(text) || !files.includes(name) ? [] : files.slice(files.lastIndexOf(name) + 1);
  const isOverridden = loaded.some(({ place: { file }, version }) => version !== null && isOneOf(later, file));
  const near = versionsNear(ends.at(-1) ?? path, loaded.length > 0 ? loaded : others);
  const isSame = isOverridden || own.every((version) => near.has(version));
  if (isSame || loaded.length > 0) return isSame;
  const isWhole = (end: string) =>
    [...before.objects, ...after.objects].some(({ carrier, kind }) => carrier === end && kind !== 'helm-values') &&
    !others.some(({ carrier }) => ['', folderOf(path), folderOf(end)].includes(folderOf(carrier)));
  return ends.every((end) => BY_DEFAULT.test(end) || isWhole(end));
}
