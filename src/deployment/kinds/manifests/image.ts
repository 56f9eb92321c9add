import type { Place, PlacedText } from '../../../problems/place.ts';
import { type Problem, problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { hasTemplate, VARIABLE, variablesIn } from '../../../syntax/template-variables.ts';
import { answerOfPartlyKnown, type ImageReading, type ImageRules } from '../../image-answer.ts';
import { UNKNOWN } from '../../reference.ts';
import { namesService } from '../../service-names.ts';

/** An image whose parts may have different places, such as an overlay's tag. */
export interface PlacedImage {
  readonly name: PlacedText;
  readonly tag: PlacedText | null;
  readonly digest: PlacedText | null;
}

/** Splits an image as kustomize does: the tag follows the first colon after the last slash. */
export function placedImage(text: string, place: Place): PlacedImage {
  const [, name = text, tag, digest] = /^((?:[^@/]*\/)*[^@/:]*)(?::([^@]*))?(?:@(.*))?$/s.exec(text) ?? [];
  const placed = (part: string | undefined) => (part === undefined ? null : { text: part, place });
  return { name: { text: name, place }, tag: placed(tag), digest: placed(digest) };
}

/** The image reference as a registry receives it. */
export function imageText({ name, tag, digest }: PlacedImage): string {
  return `${name.text}${tag === null ? '' : `:${tag.text}`}${digest === null ? '' : `@${digest.text}`}`;
}

/** A part of an image that a template fills in (or the YAML reader's placeholder for one), or that sops has encrypted. */
const FILLED_IN = /\{\{.{0,500}?\}\}|\uE0F0+|ENC\[[^\]]{0,500}\]?/g;

/** Reads an image; null if it is not the service's, which `isService` says if its name is hidden. */
export function readImage(
  image: PlacedImage,
  { source, isService }: { readonly source: string; readonly isService: boolean },
  rules: ImageRules,
): ImageReading | null {
  const written = imageText(image);
  const { place } = image.tag ?? image.digest ?? image.name;
  const problem = hiddenPart(image, source, place);
  const text = written.replace(VARIABLE, UNKNOWN).replace(FILLED_IN, UNKNOWN);
  const isOurs = () => isService || namesService(`${source} ${written}`);
  return answerOfPartlyKnown({ text, place, problem, isOurs }, rules);
}

function hiddenPart(image: PlacedImage, source: string, place: Place): Problem | null {
  const text = imageText(image);
  const [variable] = variablesIn(text);
  if (image.tag?.isMisread) return problemAt('numeric-tag', place, `${quoteText(image.tag.text)} as a number`);
  if (text.includes('ENC[')) return problemAt('encrypted', place);
  if (hasTemplate(text)) return problemAt('unresolved-template', place, quoteText(source));
  return variable === undefined ? null : problemAt('unresolved-variable', place, quoteText(`\${${variable}}`));
}
