import { classifyImage, parseImageReference } from './reference.ts';

/** Characters of an image reference; a URL is made of the same. */
const WORDS = /[\w./:@-]+/g;
/** No registry takes a longer reference, and a glob of the user's may be slow to refuse it. */
const LONGEST_REFERENCE = 1_000;
/** What other schemes lead to is a page, a source or a server. */
const IMAGE_SCHEME = /(?:^|[^\w-])(?:docker|docker-image|oci|oras)$/i;
/** These keep the service's source, and pages on its images, under names that are the same as those of images. */
const NO_REGISTRY =
  /^(?:(?:www\.|raw\.)?(?:github|githubusercontent|gitlab|bitbucket|codeberg)(?:\.com|\.org)?|hub\.docker\.com)$/i;

/** Whether a text names an image of the service, or a build of it under a name of its own, with or without a tag. */
export function namesServiceImage(text: string, images: readonly string[]): boolean {
  return serviceImagesIn(text, images).next().done !== true;
}

/** Every image of the service that a text names, as it is written there. */
export function* serviceImagesIn(text: string, images: readonly string[]): Generator<string> {
  if (images.length === 0 && !/lightdash/i.test(text)) return;
  for (const [word] of text.matchAll(WORDS)) {
    const image = imageIn(word);
    if (image !== null && isService(image, images)) yield image;
  }
}

/** A key or a scheme may stand in front of an image without a blank: `image:lightdash/lightdash`. */
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
  // One of the user's own globs may fit any single word, such as a name.
  const isPlainWord = !/[/:@]/.test(text);
  if (isPlainWord) return false;
  const kind = classifyImage(reference, images);
  return kind === 'service' || (kind === 'custom' && reference.tag !== null);
}

/** Words that hold the service's name and mean another thing: its tools, its sources and its pages. */
const OTHER_THINGS =
  /@lightdash\/[\w-]+|lightdash\.github\.io\/helm-charts|(?:https?:\/\/|git@)[\w./:@-]*lightdash[\w./-]*|[\w-]+\.lightdash\.[\w.]+|[\w./-]*lightdash[-_.]?(?:cli|sdk|mcp|exporter|provider|dbt|proxy|postgres\w*|db|redis|minio|nats|nginx|traefik|ingress|grafana|prometheus|metabase|airflow|airbyte|chrome|headless|browser\w*|python|client|plugin|operator|docs?|dashboards?|content|backup|gate)\w*|dbt[-_]lightdash/gi;

/** What a run's settings call the service besides. */
interface ServiceNames {
  readonly images: readonly string[];
  readonly chart: string;
}

/** Whether lines name the service, its image or its chart, and not only a tool or a page of it. */
export function namesService(text: string, { images, chart }: ServiceNames = { images: [], chart: '' }): boolean {
  const rest = text.replace(OTHER_THINGS, (word) => (/helm-charts/.test(word) ? 'lightdash' : ''));
  if (/lightdash/i.test(rest) || namesServiceImage(rest, images)) return true;
  return chart !== 'lightdash' && chart !== '' && rest.toLowerCase().includes(chart.toLowerCase());
}
