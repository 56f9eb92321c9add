import { type Place, showPlace } from '../../../problems/place.ts';
import { type Problem, problemAt, thrownProblem } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { plainText, sliceText, type TracedPiece, type TracedText } from '../../../syntax/interpolation.ts';
import { hasTemplate } from '../../../syntax/template-variables.ts';
import { answerOfPartlyKnown, type ImageReading, type ImageRules, refusedImage } from '../../image-answer.ts';
import { UNKNOWN } from '../../reference.ts';
import { namesService } from '../../service-names.ts';
import { type ComposeValue, readText, unsetVariable } from './values.ts';

/** Reads the image of a compose service; null if it is not an image of Lightdash. */
export function readServiceImage(source: ComposeValue, rules: ImageRules): ImageReading | null {
  const { value } = source;
  const { scalar } = value;
  if (scalar === null) return null;
  const raw = value.source;
  try {
    const reading = readImage(readText(source) ?? [], { raw, place: scalar.place }, rules);
    if (reading === null || value.alias === null) return reading;
    const alias = `the image at ${showPlace(value.alias)} is an alias of ${showPlace(value.place)}`;
    return { ...reading, notices: [...reading.notices, alias] };
  } catch (error) {
    const problem = thrownProblem(error);
    return namesService(raw) ? refusedImage(problem, scalar.place) : null;
  }
}

/** Reads an image reference; null if it is not the service's. Where parts are unknown, `raw` shows whose image it is. */
export function readImage(
  traced: TracedText,
  { raw, place: usedAt }: { readonly raw: string; readonly place: Place },
  rules: ImageRules,
): ImageReading | null {
  const hidden = traced.find(isOpaque);
  const texts = [raw, plainText(traced), ...traced.map(({ variable }) => variable ?? '')];
  const image = {
    text: traced.map((piece) => (isOpaque(piece) ? UNKNOWN : piece.text)).join(''),
    place: decidingPlace(traced) ?? usedAt,
    problem: hidden === undefined ? null : problemOf(hidden, raw),
    isOurs: () => texts.some((each) => namesService(each)),
  };
  const read = answerOfPartlyKnown(image, rules);
  return read && { ...read, notices: [...read.notices, ...noticesOfVariables(traced, usedAt)] };
}

function isOpaque({ origin, text }: TracedPiece): boolean {
  return origin === 'unset' || origin === 'misread' || text.startsWith('ENC[') || hasTemplate(text);
}

function problemOf({ origin, text, place, variable }: TracedPiece, raw: string): Problem {
  if (origin === 'unset') return unsetVariable(place, variable ?? '');
  if (origin === 'misread') return problemAt('numeric-tag', place, `${quoteText(text)} as a number`);
  if (text.startsWith('ENC[')) return problemAt('encrypted', place);
  return problemAt('unresolved-template', place, quoteText(raw));
}

/** The place of the deciding part of a reference: its tag, otherwise its digest, otherwise the end of its name. */
function decidingPlace(traced: TracedText): Place | undefined {
  const text = plainText(traced);
  const [before = '', tag] = /^(?:[^@]*\/)?[^@/:]*(:[^@]*)?/.exec(text) ?? [];
  const end = before.length;
  const untagged = end < text.length ? end + 1 : Math.max(end - 1, 0);
  const deciding = tag === undefined ? sliceText(traced, untagged) : sliceText(traced, end - tag.length + 1, end);
  const variable = deciding.find(({ origin }) => origin === 'value' || origin === 'default');
  return (variable ?? deciding[0])?.place;
}

/** A version from a variable concerns two lines: the one that sets the variable and the one that uses it. */
function noticesOfVariables(traced: TracedText, usedAt: Place): string[] {
  const notices = traced.flatMap(({ origin, variable, place }) => {
    const name = quoteText(variable ?? '');
    if (origin === 'value') return [`${name}, used in ${usedAt.file}, is set at ${showPlace(place)}`];
    if (origin !== 'default') return [];
    return [`${name} is not set in this repository, so its default in ${place.file} is used`];
  });
  return [...new Set(notices)];
}
