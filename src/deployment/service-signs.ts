import type { Problem } from './problem.ts';
import { classifyImage, parseImageReference } from './reference.ts';

/** An image of the maker's comes from here, whatever its name. */
const MAKERS_PROJECT = 'lightdash-containers';
/** No registry takes a longer reference, and a glob of the user's may be slow to refuse it. */
const LONGEST_REFERENCE = 1_000;

/** Characters of an image reference; a URL is made of the same. */
const WORDS = /[\w./:@-]+/g;
/** What other schemes lead to is a page, a source or a server. */
const IMAGE_SCHEME = /(?:^|[^\w-])(?:docker|docker-image|oci|oras)$/i;
/** These keep the service's source, and pages on its images, under names that are the same as those of images. */
const NO_REGISTRY =
  /^(?:(?:www\.|raw\.)?(?:github|githubusercontent|gitlab|bitbucket|codeberg)(?:\.com|\.org)?|hub\.docker\.com)$/i;

const CHART_TEXT = /lightdash\.github\.io\/helm-charts|^[ \t-]*chart:[ \t]*["']?lightdash\b/m;
const DEPLOYMENT_TEXT =
  /^[^#\n]*(?:lightdash\.github\.io\/helm-charts|\b(?:chart|name):\s*["']?lightdash\b|\bimage:|\btag:)/im;

/**
 * Whether a text of a kind that is not read shows that it deploys the service: an image, or its chart.
 *
 * @param images globs of repositories that count as the service, too
 */
export function showsService(text: string, images: readonly string[]): boolean {
  return namesImage(text, images) || CHART_TEXT.test(text);
}

/**
 * Whether the bytes of a file that cannot be parsed show an image or a chart of the service (DETECTION 2.5, `unparseable`).
 *
 * @param problem why it cannot be parsed
 */
export function looksDeployed(path: string, bytes: Buffer, problem: Problem, images: readonly string[]): boolean {
  // Text of two bytes a character shows through as well.
  const text = bytes.toString('latin1').replaceAll('\0', '');
  if (namesImage(text, images)) return true;
  const isInFolder = /lightdash/i.test(path);
  // What a pointer leads to is not in the repository, so it shows nothing of itself.
  if (isInFolder && problem.found.includes('LFS')) return true;
  const isNamed = isInFolder || /(?:^|\/)Chart\.(?:yaml|lock)$/.test(path) || /^[ \t]*lightdash:/m.test(text);
  return isNamed && DEPLOYMENT_TEXT.test(text);
}

/** What may fix a version in a text of any kind, in a form that can be compared: images of the service, tags and versions. */
export function versionsIn(text: string, images: readonly string[]): string {
  const members = text.match(/\b(?:newName|newTag|tag|version|targetRevision|digest)["']?[ \t]*[:=][^\n]*/gi) ?? [];
  return [...imagesIn(text, images), ...members.map((member) => member.trim())].sort().join('\n');
}

function namesImage(text: string, images: readonly string[]): boolean {
  return imagesIn(text, images).next().done !== true;
}

/** Every image of the service that a text names, as often as it stands there outside of comments. */
function* imagesIn(text: string, images: readonly string[]): Generator<string> {
  // One line after the other, since a file that cannot be parsed may be of any size.
  for (const [line] of text.matchAll(/[^\r\n]+/g)) {
    if (images.length === 0 && !/lightdash/i.test(line)) continue;
    for (const [word] of withoutComment(line).matchAll(WORDS)) if (isImage(word, images)) yield word;
  }
}

function withoutComment(line: string): string {
  if (/^\s*\/\//.test(line)) return '';
  const start = line.search(/(?:^|\s)#/);
  // Behind a quote it may be text.
  return start === -1 || /["']/.test(line.slice(0, start)) ? line : line.slice(0, start);
}

function isImage(word: string, images: readonly string[]): boolean {
  const scheme = word.lastIndexOf('://');
  if (scheme !== -1) return IMAGE_SCHEME.test(word.slice(0, scheme)) && isService(word.slice(scheme + 3), images);
  if (isService(word, images)) return true;
  // A key or a transport may stand in front without a blank: `image:lightdash/lightdash`.
  const [, key = '', rest = ''] = /^([\w.-]+):(.+)$/.exec(word) ?? [];
  return rest !== '' && !NO_REGISTRY.test(key) && isService(rest, images);
}

function isService(text: string, images: readonly string[]): boolean {
  const reference = parseImageReference(text);
  if (reference === null || NO_REGISTRY.test(reference.registry ?? '')) return false;
  if (reference.repository.toLowerCase().split('/').includes(MAKERS_PROJECT)) return true;
  // One of the user's own globs may fit any single word, such as a name.
  const isPlainWord = !/[/:@]/.test(text);
  return classifyImage(reference, isPlainWord || text.length > LONGEST_REFERENCE ? [] : images) === 'service';
}
