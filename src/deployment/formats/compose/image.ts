import { type Answer, answerOfImage, type ImageRules, problemAnswer } from '../../deployment.ts';
import { type Place, showPlace } from '../../place.ts';
import { ProblemError, problemAt } from '../../problem.ts';
import { classifyImage, parseImageReference, quoteText } from '../../reference.ts';
import { YamlFile } from '../../source/yaml.ts';
import { noticeOfDefault } from './interpolation.ts';
import type { Sourced } from './service.ts';
import { namesService, readText } from './text.ts';
import { decidingPiece, type Piece, plainText, sliceText, type TracedText, written } from './traced-text.ts';

/** What an image says, and the place that decides it. */
export interface ImageReading {
  readonly answer: Answer;
  readonly place: Place;
  readonly notices: readonly string[];
}

/** Stands for a part of a reference that is not known; occurs in no name of an image. */
const UNKNOWN = '\uFFFC';

/** Reads the image of a service; null where it is none of the service that is looked for. */
export function readServiceImage(source: Sourced, rules: ImageRules): ImageReading | null {
  const { file, value } = source;
  const scalar = file.scalar(value);
  if (scalar === null) return null;
  const raw = file.sourceOf(value);
  try {
    const read = readText(source);
    if (read === null) return null;
    const reading = readImage(read.text, { raw, place: scalar.place }, rules);
    if (reading === null) return null;
    const [template] = written(scalar.text, scalar.place);
    const why = source.context.variables.whyUnset;
    const defaults = template === undefined ? [] : read.defaults.map((name) => noticeOfDefault(name, template, why));
    return { ...reading, notices: [...reading.notices, ...aliasOf(source), ...defaults] };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    if (!namesService(raw)) return null;
    return { answer: problemAnswer(error.problem), place: error.problem.place ?? scalar.place, notices: [] };
  }
}

/**
 * Reads an image reference that may have come from several places.
 *
 * @param use the reference as it was written, which tells whose image it is where the rest does not, and where
 */
export function readImage(
  traced: TracedText,
  { raw, place: usedAt }: { readonly raw: string; readonly place: Place },
  rules: ImageRules,
): ImageReading | null {
  const opaque = traced.find((piece) => isOpaque(piece));
  const [first] = traced;
  if (first === undefined) return null;
  const behind = opaque === undefined ? null : readBehindPrefix(traced, usedAt, rules);
  if (behind !== null) return behind;
  if (opaque !== undefined) {
    if (!mayBeService(traced, raw, rules)) return null;
    return { answer: problemAnswer(problemOf(opaque, raw)), place: opaque.place, notices: [] };
  }
  const text = plainText(traced);
  const reference = parseImageReference(text);
  const { place } = decidingPiece(sliceText(traced, ...decidingRange(text))) ?? first;
  if (reference === null) {
    if (!namesService(text)) return null;
    return { answer: problemAnswer(problemAt('not-a-version', place, quoteText(text))), place, notices: [] };
  }
  const read = answerOfImage(reference, rules, place);
  return read === null ? null : { ...read, place, notices: [...read.notices, ...noticesOfVariables(traced, usedAt)] };
}

/** Path and tag behind a registry or mirror that is not known; the version does not depend on that. */
const BEHIND_PREFIX = /^([\s\S]*)\/([^/:@]+\/[^/:@]+(?::[^/@]*)?(?:@[^/]*)?)$/;

/**
 * Reads an image of which nothing but its registry or mirror prefix is unknown; null where more of it is, and where it is
 * not plainly the service's own. Another build's name is known only together with all of its path.
 */
function readBehindPrefix(traced: TracedText, usedAt: Place, rules: ImageRules): ImageReading | null {
  const unset = traced.filter((piece) => isOpaque(piece));
  if (unset.some(({ origin }) => origin !== 'unset')) return null;
  const shown = traced.map((piece) => (isOpaque(piece) ? UNKNOWN : piece.text)).join('');
  const [, prefix = '', rest = ''] = BEHIND_PREFIX.exec(shown) ?? [];
  const reference = rest.includes(UNKNOWN) ? null : parseImageReference(rest);
  if (!prefix.includes(UNKNOWN) || reference === null || classifyImage(reference, rules.images) !== 'service')
    return null;
  const text = plainText(traced);
  const place = decidingPiece(sliceText(traced, ...decidingRange(text)))?.place ?? usedAt;
  const read = answerOfImage(reference, rules, place);
  if (read === null) return null;
  const names = [...new Set(unset.map(({ variable }) => quoteText(`\${${variable}}`)))].join(', ');
  const notice = `${names}, in front of the image at ${showPlace(usedAt)}, is not set, and as it stands that is no image that could be pulled: the version that is meant is taken from the rest of it`;
  return { ...read, place, notices: [...read.notices, notice, ...noticesOfVariables(traced, usedAt)] };
}

function isOpaque({ origin, text }: Piece): boolean {
  return origin === 'unset' || origin === 'misread' || /^ENC\[/.test(text) || YamlFile.hasTemplate(text);
}

function problemOf({ origin, text, place, variable }: Piece, raw: string) {
  if (origin === 'unset') return problemAt('unresolved-variable', place, quoteText(`\${${variable}}`));
  if (origin === 'misread') return problemAt('numeric-tag', place, `${quoteText(text)} as a number`);
  if (/^ENC\[/.test(text)) return problemAt('encrypted', place);
  return problemAt('unresolved-template', place, quoteText(raw));
}

/** Whether an image of which a part is not known may be one of the service. */
function mayBeService(traced: TracedText, raw: string, rules: ImageRules): boolean {
  const variables = traced.map(({ variable }) => variable ?? '').join(' ');
  const isNamed = namesService(raw) || namesService(variables) || namesService(plainText(traced));
  const shown = traced.map((piece) => (YamlFile.hasTemplate(piece.text) || !isOpaque(piece) ? piece.text : UNKNOWN));
  const reference = parseImageReference(shown.join(''));
  if (reference === null) return isNamed;
  const name = reference.repository.split('/').at(-1) ?? '';
  if (name.includes(UNKNOWN) || YamlFile.hasTemplate(name)) return isNamed;
  return classifyImage(reference, rules.images) !== 'other';
}

/** Where in a reference the part stands that decides the version: its tag, else its digest, else the end of its name. */
function decidingRange(text: string): [number, number] {
  const at = text.indexOf('@');
  const end = at === -1 ? text.length : at;
  const colon = text.indexOf(':', text.lastIndexOf('/', end - 1) + 1);
  if (colon !== -1 && colon < end) return [colon + 1, end];
  return at === -1 ? [Math.max(end - 1, 0), end] : [at + 1, text.length];
}

/** Both lines belong to what is said of a version that a variable gives: the one that sets it and the one that uses it. */
function noticesOfVariables(traced: TracedText, usedAt: Place): string[] {
  const named = traced.filter(({ origin, variable }) => origin === 'value' && variable !== null);
  const used = showPlace(usedAt);
  const notice = ({ variable, place }: Piece) =>
    `${quoteText(variable ?? '')}, used at ${used}, is set at ${showPlace(place)}`;
  return [...new Set(named.map(notice))];
}

function aliasOf({ value: { alias, place } }: Sourced): string[] {
  return alias === null ? [] : [`the image at ${showPlace(alias)} is an alias of ${showPlace(place)}`];
}
