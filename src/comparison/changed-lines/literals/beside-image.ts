import { classifyImage, type ImageReference, parseImageReference } from '../../../deployment/reference.ts';
import type { ServiceNames } from '../../../deployment/service-names.ts';
import { baseNameOf } from '../../../repository/repository-paths.ts';
import { meansService } from '../variables/variable-syntax.ts';
import type { VersionLiteral } from './version-literals.ts';

/** An image without a tag, with what stands in front in its key: `image: acme/shop`, `SHOP_IMAGE=acme/shop`, `<image>acme/shop</image>`, `--image acme/shop`. */
const REPOSITORY =
  /(?:^|[\s{,<]|--)["']?(\w[\w.-]{0,99}[._-])?(?:repo(?:sitory)?|image)(?:_?name)?["']?(?:\s{0,60}[:?]?[:=]\s{0,60}|>|\s{1,9}(?=["']|[\w.-]{1,99}\/))["']?([\w./:-]{1,400})(?=["'\s,}<]|$)/i;
/** The key of its tag. */
const TAG = /^(?:--)?(\w[\w.-]{0,99}[._-])?(?:tag|version)$/i;

/** An image in front of its tag. */
export const IMAGE_IN_FRONT = /["'`]?[\w./-]{1,199}\/[\w.-]{1,99}:v?$/;

/** The images whose repository stands beside a tag in the same block, so that the two are one: `{repository: lightdash/lightdash, tag: 1.2.3}`. */
export function imagesBeside({ key, inFront, around }: VersionLiteral): ImageReference[] {
  const tag = TAG.exec(key);
  if (tag === null) return [];
  return [inFront, around.command, ...around.context].flatMap((text) => {
    const [, owner = '', repository = ''] = REPOSITORY.exec(text) ?? [];
    const isSame = owner.toLowerCase() === (tag[1] ?? '').toLowerCase();
    return !isSame || repository.includes('://') ? [] : (parseImageReference(repository) ?? []);
  });
}

/** Whether a variable or a file has all words in the name of an image that is not the service's: `LIGHTDASH_CADDY_VERSION` of `acme/caddy`. */
export function isNamedAfter(name: string, repository: string): boolean {
  const words = wordsIn(name);
  return wordsIn(baseNameOf(repository)).every((word) => words.includes(word) && !meansService(word));
}

function wordsIn(name: string): string[] {
  return name.toLowerCase().split(/[\W_]/);
}

/**
 * Whether a tag is that of an image beside it.
 *
 * @param kinds of images: those of the service, unless others are asked for
 */
export function isBesideImage(
  literal: VersionLiteral,
  { images }: ServiceNames,
  kinds: readonly string[] = ['service', 'custom'],
): boolean {
  return imagesBeside(literal).some((reference) => kinds.includes(classifyImage(reference, images)));
}
