import type { Place, PlacedText } from '../../../problems/place.ts';
import { type Problem, problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { YamlFile, type YamlScalar } from '../../../syntax/yaml.ts';
import { answerOfImage, type ImageReading, type ImageRules, refusedImage } from '../../image-answer.ts';
import { classifyImage, type ImageReference, parseImageReference, UNKNOWN } from '../../reference.ts';
import { namesService } from '../../service-names.ts';
import { VARIABLE, variablesIn } from '../template-variables.ts';

/** An image whose parts may have different places, such as an overlay's tag. */
export interface PlacedImage {
  readonly name: PlacedText;
  readonly tag: PlacedText | null;
  readonly digest: PlacedText | null;
}

/** A scalar as a part of an image. */
export function placedText({ text, place, type }: YamlScalar): PlacedText {
  return { text, place, ...(type === 'other' && { isMisread: true }) };
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

/**
 * A filled-in part of an image: a template, including the YAML reader's placeholder for one, or a value encrypted by
 * sops.
 */
const FILLED_IN = /\{\{.{0,500}?\}\}|\uE0F0+|ENC\[[^\]]{0,500}\]?/g;

/**
 * Reads an image; null if it is not the service's. Manifests have no values for variables and templates: in a tag
 * they are a problem, before the service's own name they do not matter.
 *
 * @param source the image as written
 * @param isService whether the container's variables or name show that it is the service; this decides if the image
 *   itself is hidden
 */
export function readImage(
  image: PlacedImage,
  { source, isService }: { readonly source: string; readonly isService: boolean },
  rules: ImageRules,
): ImageReading | null {
  const text = imageText(image);
  const { place } = image.tag ?? image.digest ?? image.name;
  const problem = hiddenPart(image, source, place);
  const reference = parseImageReference(text.replace(VARIABLE, UNKNOWN).replace(FILLED_IN, UNKNOWN));
  if (reference === null || reference.repository.split('/').at(-1)?.includes(UNKNOWN)) {
    const isOurs = isService || namesService(`${source} ${text}`);
    return isOurs ? refusedImage(problem ?? problemAt('not-a-version', place, quoteText(text)), place) : null;
  }
  if (classifyImage(reference, rules.images) === 'other') return null;
  if (problem !== null && !isKnownBehindPrefix(problem, reference, rules)) return refusedImage(problem, place);
  const read = answerOfImage(reference, rules, place);
  return read && { ...read, place };
}

/** Why a part of an image is unknown; null if all of it is known. */
function hiddenPart(image: PlacedImage, source: string, place: Place): Problem | null {
  const text = imageText(image);
  const [variable] = variablesIn(text);
  if (image.tag?.isMisread) return problemAt('numeric-tag', place, `${quoteText(image.tag.text)} as a number`);
  if (text.includes('ENC[')) return problemAt('encrypted', place);
  if (YamlFile.hasTemplate(text)) return problemAt('unresolved-template', place, quoteText(source));
  return variable === undefined ? null : problemAt('unresolved-variable', place, quoteText(`\${${variable}}`));
}

/** Whether only a registry or mirror is unknown, before the service's own path. */
function isKnownBehindPrefix({ code }: Problem, reference: ImageReference, { images }: ImageRules): boolean {
  const path = reference.repository.split('/').slice(-2).join('/');
  const isKnown = code === 'unresolved-variable' && !`${path} ${reference.tag} ${reference.digest}`.includes(UNKNOWN);
  return isKnown && classifyImage(reference, images) === 'service';
}
