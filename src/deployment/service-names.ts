import { isNamed, product } from '../product/product.ts';
import { classifyImage, parseImageReference } from './reference.ts';

/** Characters of an image reference. A URL has the same ones. */
const WORDS = /[\w./:@-]+/g;
/** No registry accepts a longer reference, and matching a user's glob against one may be slow. */
const LONGEST_REFERENCE = 1_000;
/** Any other scheme leads to a page, a source repository or a server. */
const IMAGE_SCHEME = /(?:^|[^\w-])(?:docker|docker-image|oci|oras)$/i;
/** These hosts hold the service's source and pages about its images, under names that look like images. */
const NO_REGISTRY =
  /^(?:(?:www\.|raw\.)?(?:github|githubusercontent|gitlab|bitbucket|codeberg)(?:\.com|\.org)?|hub\.docker\.com)$/i;

/** Whether a text names an image of the service or a custom build of it, with or without a tag. */
export function namesServiceImage(text: string, images: readonly string[]): boolean {
  return serviceImagesIn(text, images).next().done !== true;
}

/** Every image of the service in a text, as written there. */
export function* serviceImagesIn(text: string, images: readonly string[]): Generator<string> {
  if (images.length === 0 && !isNamed(text)) return;
  for (const [word] of text.matchAll(WORDS)) {
    const image = imageIn(word);
    if (image !== null && isService(image, images)) yield image;
  }
}

/** A key or a scheme may precede an image without a blank: `image:lightdash/lightdash`. */
function imageIn(word: string): string | null {
  const scheme = word.lastIndexOf('://');
  if (scheme !== -1) return IMAGE_SCHEME.test(word.slice(0, scheme)) ? word.slice(scheme + 3) : null;
  const [, key = '', rest = ''] = /^([\w-]+):([^/]+\/.+)$/.exec(word) ?? [];
  if (rest !== '' && !NO_REGISTRY.test(key) && !/^\d/.test(rest)) return rest;
  return word;
}

function isService(text: string, images: readonly string[]): boolean {
  const reference = text.length > LONGEST_REFERENCE ? null : parseImageReference(text);
  if (reference === null || NO_REGISTRY.test(reference.registry ?? '')) return false;
  // A user's glob may match any single word, such as a name.
  if (!/[/:@]/.test(text)) return false;
  const kind = classifyImage(reference, images);
  return kind === 'service' || (kind === 'custom' && reference.tag !== null);
}

const { software, infrastructure, names } = product.others;

/** What follows the service's name in the name of something else, as the source of a regular expression. */
export const COMPANION_ENDING = `[-_.]?(?:${software}|(?:${infrastructure})(?![a-z]))`;

/** The address of the chart's repository without its scheme, as the source of a regular expression. */
export const CHART_HOST = product.chart.repository.replace(/^\w+:\/\//, '').replaceAll('.', '\\.');

const OTHER_THINGS = new RegExp(
  [
    String.raw`@${product.word}\/[\w-]+`,
    CHART_HOST,
    String.raw`(?:https?:\/\/|git@)[\w./:@-]{0,199}${product.word}[\w./-]*`,
    // A host, but not the key of a setting: `bi.lightdash.version=`, `name: bi.lightdash.image.tag`.
    String.raw`(?<![\w-])[\w-]+\.${product.word}\.(?!(?:\w{1,40}\.){0,9}(?:tag|version)(?![\w.]))[\w.]+(?![\w.]|["']?\s{0,9}[=:])`,
    String.raw`(?<![\w./-])[\w./-]*${product.word}${COMPANION_ENDING}\w*`,
    ...names,
  ].join('|'),
  'gi',
);

const IS_CHART_HOST = new RegExp(product.chart.repository.split('/').at(-1) ?? CHART_HOST);

/** Further names of the service, from the run's settings. */
export interface ServiceNames {
  readonly images: readonly string[];
  readonly chart: string;
}

/** Whether a text names the service, its image or its chart, beyond its tools and pages. */
export function namesService(text: string, { images, chart }: ServiceNames = { images: [], chart: '' }): boolean {
  const rest = text.replace(OTHER_THINGS, (word) => (IS_CHART_HOST.test(word) ? product.word : ''));
  if (isNamed(rest) || namesServiceImage(rest, images)) return true;
  return chart !== product.chart.name && chart !== '' && rest.toLowerCase().includes(chart.toLowerCase());
}

/** Whether the address of a repository or a module names the service. */
export function namesServiceInAddress(address: string, names?: ServiceNames): boolean {
  return namesService(address.replaceAll('://', ' ').replace(/^git@/, ''), names);
}
