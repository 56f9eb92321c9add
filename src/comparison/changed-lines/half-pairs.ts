import type { DetectionSettings } from '../../deployment/detect.ts';
import { groupBy } from '../../deployment/group-by.ts';
import { namesServiceImage } from '../../deployment/service-names.ts';
import { type Place, showPlace } from '../../problems/place.ts';
import { problemAt } from '../../problems/problem.ts';
import { quoteText } from '../../problems/quote-text.ts';
import type { Version } from '../../release-safety/version.ts';
import { type ChangedLine, type ComparisonRules, compareLine, type ObjectChange } from '../object-change.ts';
import { type KnownLines, plainName } from './known-lines.ts';
import { isCommonName, isUndecided, type LiteralUse, namesOf } from './literal-owner.ts';
import type { ChangedLines, PlainLine, VersionLiteral } from './version-literals.ts';

/** A changed file with what is known about it. */
export interface ChangedFile {
  readonly path: string;
  readonly oldPath: string;
  readonly lines: ChangedLines;
  readonly known: KnownLines;
  readonly declaredAt: (place: Place) => ChangedLine['declared'];
  readonly settings: DetectionSettings;
  readonly rules: ComparisonRules;
}

/** A version of the service. */
export interface OwnLiteral extends Pick<VersionLiteral, 'version'>, LiteralUse {
  /** Null for a version that comes or goes with an object instead of a line. */
  readonly literal: VersionLiteral | null;
  readonly place: Place;
}

/** Versions without a counterpart on the other side. */
export interface UnpairedLiterals {
  gone: OwnLiteral[];
  come: OwnLiteral[];
}

/** A file with the versions in it that nothing in it replaces. */
export interface Half {
  readonly file: ChangedFile;
  readonly alone: UnpairedLiterals;
  /** Whether the file is neither new nor gone. */
  readonly isOnBothSides: boolean;
}

/**
 * Judges variables that leave one file and come in another (docs/detection.md#any-other-file), and takes them out of
 * what is left. Nothing says that the files belong together, so only the very same version counts as moved.
 */
export function compareMoved(halves: readonly Half[]): ObjectChange[] {
  const gone = halves.flatMap(({ file, alone, isOnBothSides }) =>
    alone.gone.map((literal) => ({ literal, isOnBothSides, name: nameOf(literal, file.known) })),
  );
  const changes: ObjectChange[] = [];
  for (const { file, alone } of halves) {
    for (const [name, come] of groupBy(alone.come, (literal) => nameOf(literal, file.known))) {
      const [left, ...further] = name === '' ? [] : gone.filter((each) => each.name === name);
      const [to] = come;
      if (left === undefined || to === undefined || further.length > 0 || come.length > 1) continue;
      const from = left.literal;
      if (from.use !== 'tag' || to.use !== 'tag') continue;
      const isSame = from.version === to.version;
      if (isSame && !left.isOnBothSides) continue;
      for (const half of halves) half.alone.gone = half.alone.gone.filter((each) => each !== from);
      alone.come = alone.come.filter((each) => each !== to);
      if (isSame) continue;
      const found = `${quoteText(name)} leaves ${quoteText(from.place.file)} and comes here with another version`;
      const remedy = 'Move it in one pull request, and change the version in the next.';
      const versions = { from: from.version, to: to.version, mustBeListed: needListing([from, to]) };
      changes.push(refuse(file, { place: to.place, found, remedy, ...versions }));
    }
  }
  return changes;
}

/** The variable that a literal sets and that something takes; empty if there is none, or if any program may have one. */
function nameOf({ literal }: OwnLiteral, { variables }: KnownLines): string {
  const names = literal === null ? [] : namesOf(literal).filter((name) => !isCommonName(name));
  return names.map(plainName).find((name) => variables.has(name)) ?? '';
}

/** A change that is not understood: what is known of its versions, and where. */
interface Refusal extends Pick<ObjectChange, 'place' | 'from' | 'to'> {
  readonly found: string;
  readonly mustBeListed?: readonly Version[];
  readonly remedy?: string;
}

function refuse({ path, declaredAt, rules }: ChangedFile, refusal: Refusal): ObjectChange {
  const { place, found, from, to, mustBeListed = [], remedy } = refusal;
  const line = { id: `line:${path}#${place.line}`, mustBeListed, declared: declaredAt(place) };
  const problem = problemAt('not-understood', place, found, remedy === undefined ? {} : { remedy });
  return compareLine(line, { place, from, to, problem }, rules);
}

/**
 * Judges the versions of a file without a counterpart: a version replaces a variable or is replaced by one, or several
 * could belong together.
 */
export function compareHalfPairs({ gone, come }: UnpairedLiterals, file: ChangedFile): ObjectChange[] {
  const { path, oldPath, lines, known } = file;
  const [firstGone] = gone;
  const [firstCome] = come;
  if (firstGone !== undefined && firstCome !== undefined) {
    if (new Set([...gone, ...come].map(({ version }) => version)).size === 1) return [];
    const found = 'several Lightdash versions change here, and nothing says which one replaces which';
    const listed = needListing([firstGone, firstCome]);
    const versions = { from: tagOf([firstGone]), to: tagOf([firstCome]) };
    return [refuse(file, { place: firstCome.place, found, ...versions, mustBeListed: listed })];
  }
  if (firstCome !== undefined && imageLine(lines.plainBefore, oldPath, known.before, file) !== undefined) {
    const found = 'a Lightdash version replaces something that was not a version';
    return [refuse(file, { place: firstCome.place, found, from: null, to: tagOf(come) })];
  }
  const variable = imageLine(lines.plainAfter, path, known.after, file);
  if (firstGone !== undefined && variable !== undefined) {
    const found = `Lightdash ${firstGone.version} is replaced by something that is not a version`;
    const place = { file: path, line: variable.line, column: 1 };
    return [refuse(file, { place, found, from: tagOf(gone), to: null })];
  }
  const setBefore = new Set(lines.before.flatMap(namesOf).map(plainName));
  const assigned = come.find(({ literal }) => {
    if (literal === null) return false;
    const isNew = (name: string) => known.variables.has(name) && !setBefore.has(name);
    return isUndecided(literal, path, known) || namesOf(literal).map(plainName).some(isNew);
  });
  if (assigned !== undefined) {
    const found = `${assigned.literal?.key} is set here, and was not before`;
    const mustBeListed = needListing([assigned]);
    return [refuse(file, { place: assigned.place, found, from: null, to: tagOf([assigned]), mustBeListed })];
  }
  const setAfter = new Set(lines.after.flatMap(namesOf).map(plainName));
  const unset = gone.find(({ literal }) => {
    const names = literal === null ? [] : namesOf(literal).filter((name) => !isCommonName(name));
    const isTaken = (name: string) => known.variables.get(name)?.takers === null && !setAfter.has(name);
    return names.map(plainName).some(isTaken);
  });
  if (unset === undefined) return [];
  const found = `${unset.literal?.key} was set here, and is not any more`;
  const mustBeListed = needListing([unset]);
  return [refuse(file, { place: { ...unset.place, line: null }, found, from: tagOf([unset]), to: null, mustBeListed })];
}

/** A file that overrides what something else deploys, and comes or goes unread. */
export function compareOverride({ gone, come }: UnpairedLiterals, { path, rules }: ChangedFile): ObjectChange[] {
  const literal = /(?:^|\/)\.argocd-source[^/]*$/.test(path) ? [...come, ...gone][0] : undefined;
  if (literal === undefined) return [];
  const found = `Lightdash ${literal.version} in a file that overrides what Argo CD deploys`;
  return [notJudged(literal.place, found, rules)];
}

/** An image that the template of a chart fills in. */
const FILLED_IN = /^[\s-]{0,99}image:\s{0,9}["']?\{\{/;

/** A line with the service's image, or with one that may be it. */
function imageLine(
  lines: readonly PlainLine[],
  path: string,
  places: ReadonlySet<string>,
  { settings }: ChangedFile,
): PlainLine | undefined {
  const isImage = ({ text }: PlainLine) => namesServiceImage(text, settings.images) || FILLED_IN.test(text);
  return lines.find((line) => isImage(line) && !isRead(line, path, places));
}

/** The single version of the service among the literals; null if there are several, or where it is a chart's. */
function tagOf(literals: readonly OwnLiteral[]): Version | null {
  const versions = new Set(literals.map(({ use, version }) => (use === 'tag' ? version : null)));
  return versions.size === 1 ? ([...versions][0] ?? null) : null;
}

/** The versions that must be listed releases; empty where one of the literals is certainly the service's. */
function needListing(literals: readonly OwnLiteral[]): Version[] {
  return literals.every(({ use, mustBeListed }) => use === 'tag' && mustBeListed)
    ? literals.map(({ version }) => version)
    : [];
}

/** A change that could not be judged, at its place. */
export function notJudged(place: Place, found: string, rules: ComparisonRules): ObjectChange {
  const line = { id: `line:${place.file}#${place.line}`, mustBeListed: [], declared: null };
  return compareLine(line, { place, from: null, to: null, problem: problemAt('not-understood', place, found) }, rules);
}

/** Whether a reader has read the line. */
export function isRead({ line }: PlainLine, file: string, places: ReadonlySet<string>): boolean {
  return places.has(showPlace({ file, line, column: null }));
}
