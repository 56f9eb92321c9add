import { groupBy } from '../../deployment/group-by.ts';
import type { Place } from '../../problems/place.ts';
import { quoteText } from '../../problems/quote-text.ts';
import { product } from '../../product/product.ts';
import type { Version } from '../../release-safety/version.ts';
import { baseNameOf } from '../../repository/repository-paths.ts';
import type { ChangedLine, LineChange } from '../object-change.ts';
import { type ChangedFile, notUnderstood, type OwnLiteral, only, ownVariables } from './changed-file.ts';
import type { KnownLines } from './known-lines.ts';

/** Judges variables that leave a file and come in another (docs/supported-files.md#any-other-file). Only the same version has moved. Takes them out. */
export function compareMoved(files: readonly ChangedFile[], known: KnownLines): LineChange[] {
  const nameOf = (literal: OwnLiteral) => ownVariables(literal).find((name) => known.variables.has(name)) ?? '';
  const left = files.flatMap((file) => file.gone.map((from) => ({ from, oldFile: file })));
  const leftByName = groupBy(left, ({ from }) => nameOf(from));
  const changes: LineChange[] = [];
  for (const file of files) {
    for (const to of file.come) {
      const name = nameOf(to);
      const [source, ...others] = leftByName.get(name) ?? [];
      if (name === '' || source === undefined || others.length > 0) continue;
      const { from, oldFile } = source;
      if (!isMove(from, oldFile, to, file)) continue;
      oldFile.gone = oldFile.gone.filter((each) => each !== from);
      file.come = file.come.filter((each) => each !== to);
      const change = compareSuccessor(tagsOf([from]), tagsOf([to]));
      if (change !== null) changes.push(change);
    }
  }
  return changes;
}

function isMove(from: OwnLiteral, oldFile: ChangedFile, to: OwnLiteral, file: ChangedFile): boolean {
  if (from.use !== to.use) return false;
  // A file that goes may have been read by others as well, unless it is written out where it was named.
  const isWrittenOut = file.changed.plainBefore.some(({ text }) => text.includes(baseNameOf(oldFile.path)));
  if (from.version === to.version) return oldFile.isOnBothSides || isWrittenOut;
  // Another version of a chart is judged where it comes, and another one in the same file there.
  return from.use === 'tag' && oldFile !== file;
}

/** A version that comes in a place, or is no longer there; null where it is not known. */
export interface Moved extends Pick<ChangedLine, 'mustBeListed'> {
  readonly place: Place;
  readonly version: Version | null;
}

/** Judges what comes where another loses its version: an install cannot be told from an upgrade there. Null if nothing comes, or it is the same version. */
export function compareSuccessor(gone: readonly Moved[], come: readonly Moved[]): LineChange | null {
  const versions = new Set(gone.map(({ version }) => version));
  for (const next of come) {
    const left = gone.find(({ place }) => place.file !== next.place.file);
    if (versions.has(next.version) || left === undefined) continue;
    const found = `${product.name} leaves ${quoteText(left.place.file)}, and what comes here may replace it`;
    const mustBeListed = [...left.mustBeListed, ...next.mustBeListed];
    const remedy =
      'Pass `from:` and `to:` if it does. If the two have nothing to do with each other, make a pull request of each.';
    return notUnderstood(next.place, found, { from: only(versions), to: next.version, mustBeListed, remedy });
  }
  return null;
}

/** The versions of the service among the literals, without those of its chart. */
export function tagsOf(literals: readonly OwnLiteral[]): Moved[] {
  return literals
    .filter(({ use }) => use === 'tag')
    .map((each) => ({ ...each, mustBeListed: each.mustBeListed ? [each.version] : [] }));
}
