import picomatch from 'picomatch';
import type { ProblemCode } from '../problems/problem.ts';
import { quoteText } from '../problems/quote-text.ts';
import { product } from '../product/product.ts';
import { isVersion, type Version } from '../release-safety/version.ts';
import { remembered } from './remembered.ts';

/** The parts of an image reference (grammar of distribution/reference). */
export interface ImageReference {
  /** Without a registry or mirror in front: `lightdash/lightdash`. */
  readonly repository: string;
  readonly registry: string | null;
  readonly tag: string | null;
  readonly digest: string | null;
}

/** Stands for an unknown part of a reference. It never occurs in an image name. */
export const UNKNOWN = '\uFFFC';

/** Splits an image reference: `[registry/]repository[:tag][@digest]`; null if the text has no repository. */
export function parseImageReference(text: string): ImageReference | null {
  const [name = '', ...digests] = text.split('@');
  const slash = name.lastIndexOf('/');
  const colon = name.indexOf(':', slash + 1);
  const path = colon === -1 ? name : name.slice(0, colon);
  const tag = colon === -1 ? null : name.slice(colon + 1);
  const [first = '', ...rest] = path.split('/');
  const hasRegistry = rest.length > 0 && (/[.:]/.test(first) || first === 'localhost');
  const repository = hasRegistry ? rest.join('/') : path;
  if (repository === '' || /\s/.test(repository)) return null;
  return {
    repository,
    registry: hasRegistry ? first : null,
    tag: tag === '' ? null : tag,
    digest: digests.length === 0 ? null : digests.join('@'),
  };
}

/**
 * Classifies an image (docs/how-detection-works.md#images-and-tags):
 * - `service`: an image of the service.
 * - `custom`: a build under its own name, whose tag is taken as the version.
 * - `undecided`: the name ends with the service's (`aibiz_lightdash`), so it may be a build.
 * - `other`: anything else, such as a tool around the service (`lightdash-exporter`).
 *
 * @param images globs of repositories, with or without their registry, whose tag is the version (input `images`)
 */
export function classifyImage({ registry, repository }: ImageReference, images: readonly string[]) {
  const whole = registry === null ? repository : `${registry}/${repository}`;
  const isNamed = matcherOf(images);
  if (isNamed(whole) || isNamed(repository)) return 'service';
  const components = repository.toLowerCase().split('/');
  const last = components.at(-1) ?? '';
  if (last === product.image.marketplaceName || components.slice(-2).join('/') === product.image.path) return 'service';
  if (last === product.word && (registry !== null || components.length > 1)) return 'custom';
  return ENDS_WITH_WORD.test(last) && !IS_HELPER.test(last) ? 'undecided' : 'other';
}

/** `dbt-lightdash` brings dbt to the service, and is none of it. */
const IS_HELPER = new RegExp(`(?:^|[_-])(?:${product.others.software})[_-]${product.word}$`);
const ENDS_WITH_WORD = new RegExp(`(?:^|[_-])${product.word}$`);

/** Compiling a list of globs takes longer than a hundred matches. */
const matcherOf = remembered((globs: readonly string[]) => picomatch([...globs], { nocase: true }));

/** Names of Docker Hub, the default registry. */
const DOCKER_HUB = /^(?:index\.|registry-1\.)?docker\.io$/i;

/** The origin of an image without its tag. Two images of the same build have the same origin (docs/rules.md#decisions). */
export function imageSource({ registry, repository }: ImageReference): string {
  const isDockerHub = registry === null || DOCKER_HUB.test(registry);
  return (isDockerHub ? repository : `${registry}/${repository}`).toLowerCase();
}

/** The path of an image, independent of its registry or mirror. */
export function imagePath({ repository }: ImageReference): string {
  const path = repository.toLowerCase();
  const known = [product.image.path, product.image.marketplaceName];
  return known.find((each) => path === each || path.endsWith(`/${each}`)) ?? path;
}

/** The version in a tag and what was dropped from the tag, or the reason why the tag is not a version. */
export type TagReading =
  | { readonly version: Version; readonly suffix: string; readonly digest: string | null; readonly isPrefixed?: true }
  | { readonly code: ProblemCode; readonly found: string };

const MOVING = /^(?:latest|beta|stable|main|master|edge|nightly|v?\d{1,4}(?:\.\d+)?|.+-latest)$/;

/**
 * Reads a tag (docs/how-detection-works.md#images-and-tags): `1.2.3`, `1.2.3@sha256:…`, or with the suffix to drop. The maker
 * also pushes tags such as `2026.11.12-10.20.30`.
 */
export function readTag(tag: string, suffix: string): TagReading {
  const at = tag.indexOf('@');
  const name = at === -1 ? tag : tag.slice(0, at);
  const digest = at === -1 ? null : tag.slice(at + 1);
  const found = quoteText(tag);
  if (name === '') return { code: digest === null ? 'moving-tag' : 'digest-only', found };
  const isSuffixed = suffix !== '' && name.endsWith(suffix) && name.length > suffix.length;
  const isPrefixed = /^v\d/.test(name);
  const bare = name.slice(isPrefixed ? 1 : 0, isSuffixed ? -suffix.length : undefined);
  const isRelease = isVersion(bare) && Number(bare.split('.', 1)[0]) < 1_000;
  if (isRelease) return { version: bare, suffix: isSuffixed ? suffix : '', digest, ...(isPrefixed && { isPrefixed }) };
  if (MOVING.test(name)) return { code: 'moving-tag', found };
  const isDecorated = /^v?(?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d*)){2}[-+_][\w.+-]+$/.test(name);
  return { code: isDecorated ? 'unknown-suffix' : 'not-a-version', found };
}

/** Reads the version of an image from its tag. An image without a tag is `latest`. */
export function readImageTag({ tag, digest }: ImageReference, suffix: string): TagReading {
  if (tag !== null) return readTag(digest === null ? tag : `${tag}@${digest}`, suffix);
  return digest === null
    ? { code: 'moving-tag', found: 'An image without a tag (`latest`)' }
    : { code: 'digest-only', found: quoteText(digest) };
}
