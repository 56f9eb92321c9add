import { classifyImage, type ImageReference, parseImageReference } from '../../../deployment/reference.ts';
import type { ServiceNames } from '../../../deployment/service-names.ts';
import { baseNameOf } from '../../../repository/repository-paths.ts';
import { meansService } from '../variables/variable-syntax.ts';
import type { VersionLiteral } from './version-literals.ts';

const REPOSITORY = /(?:^|[\s{,])["']?(?:repository|image)["']?\s{0,60}[:=]\s{0,60}["']?([\w./:-]{1,400})(?=["'\s,}]|$)/;

/** The same in any form, and with what its key begins with (`SHOP_`): `SHOP_IMAGE := acme/shop`, `<image>acme/shop</image>`, `--image acme/shop`. */
const PREFIXED =
  /(?:^|[\s{,<]|--)["']?(\w[\w.-]{0,98}[._-])?(?:repo(?:sitory)?|image)(?:_?name)?["']?(?:\s{0,60}[:?]?[:=]\s{0,60}|>|\s{1,9}(?=["']|[\w.-]{1,99}\/))["']?([\w./:-]{1,400})(?=["'\s,}<]|$)/i;
/** The key of a tag, with what it begins with. */
const TAG = /^(?:--)?(\w[\w.-]{0,98}[._-])?(?:tag|version)$/i;

/** An image in front of its tag. */
export const IMAGE_IN_FRONT = /["'`]?[\w./-]{1,199}\/[\w.-]{1,99}:v?$/;

/** The images whose repository stands beside a tag in the same block, so that the two are one: `{repository: lightdash/lightdash, tag: 1.2.3}`. */
export function imagesBeside({ key, inFront, around }: VersionLiteral): ImageReference[] {
  if (!/^(?:tag|version)$/i.test(key)) return [];
  return [inFront, ...around.context].flatMap((text) => referenceOf(REPOSITORY.exec(text)?.[1]));
}

/** As {@link imagesBeside}, in any form, if the keys of both begin the same: `BI_IMAGE` and `BI_TAG`. */
function imagesOfPrefix({ key, inFront, around }: VersionLiteral): ImageReference[] {
  const tag = TAG.exec(key);
  if (tag === null) return [];
  return [inFront, around.command, ...around.context].flatMap((text) => {
    const [, prefix = '', repository] = PREFIXED.exec(text) ?? [];
    return prefix.toLowerCase() === (tag[1] ?? '').toLowerCase() ? referenceOf(repository) : [];
  });
}

function referenceOf(repository = ''): ImageReference[] {
  return repository.includes('://') ? [] : [parseImageReference(repository) ?? []].flat();
}

/** Whether a variable or a file has all words in the name of an image that is not the service's: `LIGHTDASH_CADDY_VERSION` of `acme/caddy`. */
export function isNamedAfter(name: string, repository: string): boolean {
  const words = wordsIn(name);
  return wordsIn(baseNameOf(repository)).every((word) => words.includes(word) && !meansService(word));
}

function wordsIn(name: string): string[] {
  return name.toLowerCase().split(/[\W_]/);
}

/** Whether a tag is that of an image of the service beside it. */
export function isBesideImage(literal: VersionLiteral, { images }: ServiceNames): boolean {
  return imagesOfPrefix(literal).some((reference) => /^(?:service|custom)$/.test(classifyImage(reference, images)));
}

/** Whether a tag is that of another image beside it. The prefix of a key is not enough for that: the image may be built from the service's. */
export function isBesideOther(literal: VersionLiteral, { images }: ServiceNames): boolean {
  return imagesBeside(literal).some((reference) => classifyImage(reference, images) === 'other');
}
