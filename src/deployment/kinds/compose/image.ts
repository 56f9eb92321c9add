import { answerOfImage, type ImageReading, type ImageRules, problemAnswer } from '../../deployment.ts';
import { type Place, showPlace } from '../../place.ts';
import { type Problem, ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../quote-text.ts';
import { classifyImage, parseImageReference } from '../../reference.ts';
import { YamlFile } from '../../source/yaml.ts';
import { plainText, sliceText, type TracedPiece, type TracedText } from './interpolation.ts';
import { mentionsService, readText, type Sourced, unsetVariable } from './values.ts';

/** Reads the image of a service; null where it is none of the service that is looked for. */
export function readServiceImage(source: Sourced, rules: ImageRules): ImageReading | null {
  const { file, value } = source;
  const scalar = file.scalar(value);
  if (scalar === null) return null;
  const raw = file.sourceOf(value);
  try {
    const reading = readImage(readText(source) ?? [], { raw, place: scalar.place }, rules);
    if (reading === null || value.alias === null) return reading;
    const alias = `the image at ${showPlace(value.alias)} is an alias of ${showPlace(value.place)}`;
    return { ...reading, notices: [...reading.notices, alias] };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return namesImage(raw) ? problemReading(error.problem, scalar.place) : null;
  }
}

function problemReading(problem: Problem, place: Place): ImageReading {
  return { answer: problemAnswer(problem), place: problem.place ?? place, notices: [] };
}

/** Stands for a part of a reference that is not known; occurs in no name of an image. */
const UNKNOWN = '\uFFFC';

/** Reads an image reference, of which `raw` tells whose image it is where the rest does not; null where it is none of the service. */
export function readImage(
  traced: TracedText,
  { raw, place: usedAt }: { readonly raw: string; readonly place: Place },
  rules: ImageRules,
): ImageReading | null {
  const opaque = traced.filter(isOpaque);
  const [hidden] = opaque;
  const text = traced
    .map((piece) => (isOpaque(piece) && !YamlFile.hasTemplate(piece.text) ? UNKNOWN : piece.text))
    .join('');
  const reference = parseImageReference(text);
  const kind = reference === null ? 'other' : classifyImage(reference, rules.images);
  const place = decidingPlace(traced) ?? usedAt;
  const isRegistryAlone = kind === 'service' && opaque.every(({ origin }) => origin === 'unset') && isInFront(text);
  if (hidden !== undefined && !isRegistryAlone) {
    const name = reference?.repository.split('/').at(-1) ?? UNKNOWN;
    const isHidden = name.includes(UNKNOWN) || YamlFile.hasTemplate(name);
    const texts = [raw, text, ...traced.map(({ variable }) => variable ?? '')];
    const isNamed = isHidden ? texts.some(namesImage) : kind !== 'other';
    return isNamed ? problemReading(problemOf(hidden, raw), hidden.place) : null;
  }
  if (reference === null)
    return namesImage(text) ? problemReading(problemAt('not-a-version', place, quoteText(text)), place) : null;
  const read = answerOfImage(reference, rules, place);
  return read && { ...read, place, notices: [...read.notices, ...noticesOfVariables(traced, usedAt)] };
}

/** Whether a text names an image of the service that nothing else is known of; a tool for it is none. */
function namesImage(text: string): boolean {
  return mentionsService(text.replace(/lightdash[-_](?:mcp|exporter|cli)/gi, ''));
}

/** Whether what is unknown stands in front of the image's own path: its registry or mirror, on which the version does not depend. */
function isInFront(text: string): boolean {
  const parts = text.split('/');
  return parts.length > 2 && !parts.slice(-2).join('/').includes(UNKNOWN);
}

function isOpaque({ origin, text }: TracedPiece): boolean {
  return origin === 'unset' || origin === 'misread' || text.startsWith('ENC[') || YamlFile.hasTemplate(text);
}

function problemOf({ origin, text, place, variable }: TracedPiece, raw: string): Problem {
  if (origin === 'unset') return unsetVariable(place, variable ?? '');
  if (origin === 'misread') return problemAt('numeric-tag', place, `${quoteText(text)} as a number`);
  if (text.startsWith('ENC[')) return problemAt('encrypted', place);
  return problemAt('unresolved-template', place, quoteText(raw));
}

/** The place of the part of a reference that decides the version: its tag, else its digest, else the end of its name. */
function decidingPlace(traced: TracedText): Place | undefined {
  const text = plainText(traced);
  const at = text.indexOf('@');
  const end = at === -1 ? text.length : at;
  const colon = text.indexOf(':', text.lastIndexOf('/', end - 1) + 1);
  const hasTag = colon !== -1 && colon < end;
  const rest = at === -1 ? sliceText(traced, Math.max(end - 1, 0)) : sliceText(traced, at + 1);
  const deciding = hasTag ? sliceText(traced, colon + 1, end) : rest;
  const variable = deciding.find(({ origin }) => origin === 'value' || origin === 'default');
  return (variable ?? deciding[0])?.place;
}

/** Both lines belong to what is said of a version that a variable gives: the one that sets it and the one that uses it. */
function noticesOfVariables(traced: TracedText, usedAt: Place): string[] {
  const notices = traced.flatMap(({ origin, variable, place }) => {
    const name = quoteText(variable ?? '');
    if (origin === 'value') return [`${name}, used at ${showPlace(usedAt)}, is set at ${showPlace(place)}`];
    if (origin !== 'default') return [];
    return [`${name} is not set in this repository: what ${showPlace(place)} gives in its place is used`];
  });
  return [...new Set(notices)];
}
