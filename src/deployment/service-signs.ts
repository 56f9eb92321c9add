import { isHcl, linesThatNameImages, showsServiceInHcl } from './hcl-signs.ts';
import type { Problem } from './problem.ts';
import { classifyImage, parseImageReference } from './reference.ts';
import { linesOf, withoutComment } from './text-lines.ts';

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

const CHART_REPOSITORY = /lightdash\.github\.io\/helm-charts/;
/** The name or the path of a chart, also in braces. */
const CHART_MEMBER = /(?:^|[\s{,])["']?chart["']?[ \t]*:\s*(?:[|>][-+]?\s+)?["']?([^\s"',{}[\]]+)/gm;
const GIT_SOURCE = /\brepoURL["']?[ \t]*:[ \t]*["']?([^\s"',{}]+)/gi;
/** What is fetched from another repository under the service's name, at a revision: a remote base, a module. */
const REMOTE_SOURCE = /lightdash[^\s"']{0,300}[?&](?:ref|version)=/i;
const OCI_CHART = /\boci:\/\/([^\s"',{}]+)/g;
const NAME_MEMBER = /(?:^|[\s{,])["']?name["']?[ \t]*:[ \t]*["']?([\w.-]+)/gm;
/** What a manifest that is named after the service has in it where it says which version runs. */
const KIND_MEMBER = /(?:^|[\s{,])["']?(?:kind["']?[ \t]*:|newTag["']?[ \t]*:)/m;
const VERSION_MEMBER =
  /(?:^|[\s{,])["']?(?:tag|newTag|newName|imageTag|image\.tag|targetRevision|semver|digest|chartRef)(?![\w.-])/m;
const DEPLOYMENT_TEXT =
  /^[^#\n]*(?:lightdash\.github\.io\/helm-charts|\b(?:chart|name):\s*["']?lightdash\b|\bimage:|\btag:)/im;

/**
 * Whether a text of a kind that is not read shows that it deploys the service: an image, its chart, or a tag under its name.
 *
 * @param images globs of repositories that count as the service, too
 * @param path where the text stands; its name may say what it is
 */
export function showsService(text: string, images: readonly string[], path = ''): boolean {
  const lines = isHcl(path) ? [...linesThatNameImages(text)] : [...linesOf(text)].map(withoutComment);
  const said = lines.join('\n');
  if (namesImage(said, images) || CHART_REPOSITORY.test(said) || namesRemoteSource(said)) return true;
  return isHcl(path) ? showsServiceInHcl(path, text) : namesChart(said) || isNamedManifest(said);
}

/** Whether a text fetches something of the service's name from another repository, at a revision. */
export function namesRemoteSource(text: string): boolean {
  return REMOTE_SOURCE.test(text);
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

/** What a member may be called that fixes a version, or says where to find it. */
const VERSION_KEY =
  /(?:tag|version|revision|digest|image|newname|value|ref|from|files?|repository|chart|semver|default|source|repourl|(?<!\w)path)(?!\w)/i;
/** Below these, everything counts: names of charts and of other files. */
const WHOLE_KEY = /(?:ref|from|files?)["']?\s*[:=][^\w]*$/i;
/** Hexadecimal from the length on that people write of commits. */
const DIGEST = /^(?:\w+:)?(?=.*\d)[0-9a-f]{7,128}$/i;
const MEMBER_LINE = /^\s*(?:-\s+)*["']?[\w.-]+["']?\s*[:=]/;

/** Which of the lines below a member belong to it: those of a text, all of them, or a value that may stand on the next line. */
type Continuation = 'text' | 'all' | 'value';

/**
 * What may fix a version in a text of any kind, in its order and in a form that can be compared: versions, digests, images of the service,
 * and members that are called as those are that fix one, with the lines that go on. What cannot be told apart counts.
 */
export function versionsIn(text: string, images: readonly string[]): string {
  const found: string[] = [];
  let open: { readonly kind: Continuation; readonly indent: number; isFirst: boolean } | null = null;
  for (const line of linesOf(text)) {
    const said = withoutComment(line).trimEnd();
    if (said.trim() === '') continue;
    const indent = indentOf(said);
    if (open !== null) {
      const isBelow = indent > open.indent || (open.kind !== 'text' && open.isFirst);
      const isList = open.kind !== 'text' && /^\s*-/.test(said) && leadOf(said) >= open.indent;
      const isOther = open.kind === 'value' && MEMBER_LINE.test(said);
      open.isFirst = false;
      if ((isBelow || isList) && !isOther) {
        // A comment within a text is part of it.
        found.push(line.trim());
        continue;
      }
      open = null;
    }
    const start = startOf(said, images);
    found.push(...versionWords(start === -1 ? said : said.slice(0, start)));
    if (start === -1) continue;
    found.push(said.slice(start));
    open = { kind: continuationOf(said), indent, isFirst: true };
  }
  return found.join('\n');
}

/** Where a line begins to name what fixes a version; -1 where it does not. */
function startOf(line: string, images: readonly string[]): number {
  // What stands behind a key without one may be its value.
  if (/^\s*:/.test(line)) return 0;
  const key = line.search(VERSION_KEY);
  const image = namesImage(line, images) ? line.search(/\S/) : -1;
  if (key === -1 || image === -1) return Math.max(key, image);
  return Math.min(key, image);
}

function versionWords(line: string): string[] {
  const words = line.match(/[\w.+@:/-]+/g) ?? [];
  return words.filter((word) => /\d\.\d/.test(word) || /sha\d+:/i.test(word) || DIGEST.test(word.slice(0, 200)));
}

function continuationOf(line: string): Continuation {
  if (WHOLE_KEY.test(line.slice(-100))) return 'all';
  return /[:={[(]$|<<[-~]?"?\w+"?$/.test(line.slice(-100)) ? 'value' : 'text';
}

/** Where the first key of a line stands, behind the signs of a list. */
function indentOf(line: string): number {
  return /^(?:[ \t]|[-?:](?=[ \t]))*/.exec(line)?.[0].length ?? 0;
}

function leadOf(line: string): number {
  return /^[ \t]*/.exec(line)?.[0].length ?? 0;
}

function namesChart(text: string): boolean {
  for (const [, source = ''] of text.matchAll(GIT_SOURCE)) if (/lightdash\/helm-charts\b/i.test(source)) return true;
  for (const [, chart = ''] of text.matchAll(CHART_MEMBER)) if (isChart(chart)) return true;
  for (const [, chart = ''] of text.matchAll(OCI_CHART)) if (isChart(chart)) return true;
  return false;
}

function isChart(chart: string): boolean {
  return /^lightdash\b/.test(chart.slice(chart.lastIndexOf('/') + 1));
}

/** Whether a manifest under the service's name fixes a version, such as one that takes its chart from elsewhere. */
function isNamedManifest(text: string): boolean {
  if (!KIND_MEMBER.test(text) || !VERSION_MEMBER.test(text)) return false;
  for (const [, name = ''] of text.matchAll(NAME_MEMBER)) if (/lightdash/i.test(name)) return true;
  return false;
}

function namesImage(text: string, images: readonly string[]): boolean {
  return imagesIn(text, images).next().done !== true;
}

/** Every image of the service that a text names, as often as it stands there outside of comments. */
function* imagesIn(text: string, images: readonly string[]): Generator<string> {
  for (const line of linesOf(text)) {
    if (images.length === 0 && !/lightdash/i.test(line)) continue;
    for (const [word] of withoutComment(line).matchAll(WORDS)) if (isImage(word, images)) yield word;
  }
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
