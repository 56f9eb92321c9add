import { answerOfImage, type ImageReading, type ImageRules, problemAnswer } from '../../deployment.ts';
import type { Place, PlacedText } from '../../place.ts';
import { type Problem, problemAt } from '../../problem.ts';
import { quoteText } from '../../quote-text.ts';
import { classifyImage, type ImageReference, parseImageReference } from '../../reference.ts';
import { YamlFile, type YamlScalar } from '../../source/yaml.ts';
import { VARIABLE, variablesIn } from '../variables.ts';

/** An image whose parts may stand in different places, as an overlay has its tag. */
export interface PlacedImage {
  readonly name: PlacedText;
  readonly tag: PlacedText | null;
  readonly digest: PlacedText | null;
}

/** A scalar as a part of an image. */
export function placedText({ text, place, type }: YamlScalar): PlacedText {
  return { text, place, ...(type === 'other' && { isMisread: true }) };
}

/** Takes an image apart as kustomize does: the tag stands behind the first colon after the last slash. */
export function placedImage(text: string, place: Place): PlacedImage {
  const [, name = text, tag, digest] = /^((?:[^@/]*\/)*[^@/:]*)(?::([^@]*))?(?:@(.*))?$/s.exec(text) ?? [];
  const placed = (part: string | undefined) => (part === undefined ? null : { text: part, place });
  return { name: { text: name, place }, tag: placed(tag), digest: placed(digest) };
}

/** The image as a registry is asked for it. */
export function imageText({ name, tag, digest }: PlacedImage): string {
  return `${name.text}${tag === null ? '' : `:${tag.text}`}${digest === null ? '' : `@${digest.text}`}`;
}

/** What fills in a part of an image: a template, also where the YAML reader has set it aside, and what sops makes of a value. */
const FILLED_IN = /\{\{.{0,500}?\}\}|\uE0F0+|ENC\[[^\]]{0,500}\]?/g;

/** Stands for a part of a reference that is not known; occurs in no name of an image. */
const UNKNOWN = '\uFFFC';

/**
 * Reads an image; null where it is none of the service. Nothing in the repository fills in variables and templates of manifests: of the
 * tag they are problems, in front of the service's own name they do not matter.
 *
 * @param source the image as it is written
 * @param isService whether its container is the service by what it sets or is called, which decides where the image is hidden altogether
 */
export function readImage(
  image: PlacedImage,
  { source, isService }: { readonly source: string; readonly isService: boolean },
  rules: ImageRules,
): ImageReading | null {
  const text = imageText(image);
  const { place } = image.tag ?? image.digest ?? image.name;
  const refuse = (why: Problem): ImageReading => ({ answer: problemAnswer(why), place, notices: [] });
  const problem = hiddenPart(image, source, place);
  const reference = parseImageReference(text.replace(VARIABLE, UNKNOWN).replace(FILLED_IN, UNKNOWN));
  if (reference === null || reference.repository.split('/').at(-1)?.includes(UNKNOWN)) {
    const isOurs = isService || /lightdash/i.test(`${source} ${text}`);
    return isOurs ? refuse(problem ?? problemAt('not-a-version', place, quoteText(text))) : null;
  }
  if (classifyImage(reference, rules.images) === 'other') return null;
  if (problem !== null && !isKnownBehindPrefix(problem, reference, rules)) return refuse(problem);
  const read = answerOfImage(reference, rules, place);
  return read && { ...read, place };
}

/** Why some part of an image is not known; null where all of it is. */
function hiddenPart(image: PlacedImage, source: string, place: Place): Problem | null {
  const text = imageText(image);
  const [variable] = variablesIn(text);
  if (image.tag?.isMisread) return problemAt('numeric-tag', place, `${quoteText(image.tag.text)} as a number`);
  if (text.includes('ENC[')) return problemAt('encrypted', place);
  if (YamlFile.hasTemplate(text)) return problemAt('unresolved-template', place, quoteText(source));
  return variable === undefined ? null : problemAt('unresolved-variable', place, quoteText(`\${${variable}}`));
}

/** Whether only a registry or a mirror is not known, and the image is plainly the service's own. */
function isKnownBehindPrefix({ code }: Problem, reference: ImageReference, { images }: ImageRules): boolean {
  const path = reference.repository.split('/').slice(-2).join('/');
  const isKnown = code === 'unresolved-variable' && !`${path} ${reference.tag} ${reference.digest}`.includes(UNKNOWN);
  return isKnown && classifyImage(reference, images) === 'service';
}
