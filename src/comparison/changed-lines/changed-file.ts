import { namesServiceImage } from '../../deployment/service-names.ts';
import { type Place, showPlace } from '../../problems/place.ts';
import { problemAt } from '../../problems/problem.ts';
import type { Version } from '../../release-safety/version.ts';
import { folderOf } from '../../repository/repository-paths.ts';
import type { ChangedLine, LineChange } from '../object-change.ts';
import type { KnownLines } from './known-lines.ts';
import { namesOf } from './literals/literal-names.ts';
import type { LiteralUse } from './literals/literal-owner.ts';
import type { ChangedLines, PlainLine, VersionLiteral } from './literals/version-literals.ts';
import type { Variable } from './variables/variable.ts';
import { isCommonName, plainName } from './variables/variable-syntax.ts';

/** A version of the service. */
export interface OwnLiteral extends VersionLiteral, LiteralUse {
  readonly place: Place;
}

export interface ChangedFile {
  readonly path: string;
  readonly oldPath: string;
  /** Whether the file is neither new nor gone. */
  readonly isOnBothSides: boolean;
  readonly changed: ChangedLines;
  /** The service's versions of each side that nothing in the file replaces, or is replaced by. */
  gone: OwnLiteral[];
  come: OwnLiteral[];
}

/** A change that is not understood, with what is known of it nevertheless. */
export function notUnderstood(
  place: Place,
  found: string,
  {
    from = null,
    to = null,
    mustBeListed = [],
    ...wording
  }: Partial<Pick<LineChange, 'from' | 'to'> & Omit<ChangedLine, 'id'> & { readonly remedy: string }> = {},
): LineChange {
  const line = { id: `line:${place.file}#${place.line}`, mustBeListed };
  return { line, place, from, to, problem: problemAt('not-understood', place, found, wording) };
}

/** The variables that a literal sets. A name that any program may have counts if the files of the variable are known. */
export function ownVariables(
  literal: VersionLiteral & Partial<Pick<OwnLiteral, 'place'>>,
  variables: KnownLines['variables'] = new Map(),
): string[] {
  const isTakenHere = ({ scope, takers }: Variable) =>
    scope !== undefined || takers?.has(folderOf(literal.place?.file ?? '')) === true;
  const isOwn = (name: string) => {
    const variable = variables.get(plainName(name));
    return !isCommonName(name) || (variable !== undefined && isTakenHere(variable));
  };
  return namesOf(literal).filter(isOwn).map(plainName);
}

/** An image that the template of a chart fills in. */
const FILLED_IN = /^[\s-]{0,99}image:\s{0,9}["']?\{\{/;

/** A line with the service's image, or with one that may be it. */
export function imageLine(lines: readonly PlainLine[], path: string, places: ReadonlySet<string>, known: KnownLines) {
  const isImage = ({ text }: PlainLine) => namesServiceImage(text, known.settings.images) || FILLED_IN.test(text);
  return lines.find((line) => isImage(line) && !isRead(line, path, places));
}

/** The one version of a set; null if there are several, or none. */
export function only(versions: ReadonlySet<Version | null>): Version | null {
  return versions.size === 1 ? ([...versions][0] ?? null) : null;
}

/** Whether a reader has read the line. */
export function isRead({ line }: PlainLine, file: string, places: ReadonlySet<string>): boolean {
  return places.has(showPlace({ file, line }));
}
