import { classifyImage, parseImageReference } from '../../deployment/reference.ts';
import { serviceImagesIn } from '../../deployment/service-names.ts';
import { quoteText } from '../../problems/quote-text.ts';
import { product } from '../../product/product.ts';
import type { Version } from '../../release-safety/version.ts';
import type { LineChange } from '../object-change.ts';
import { type ChangedFile, isRead, notUnderstood } from './changed-file.ts';
import type { KnownLines } from './known-lines.ts';
import type { PlainLine } from './literals/version-literals.ts';
import { literalVersions } from './literals/versions-in-text.ts';
import { FILLED_IN } from './references/changed-words.ts';

/** What follows the name of an image: its tag and its digest, each perhaps filled in. */
const BEHIND_NAME = new RegExp(
  String.raw`(:(?:(?!</)(?:${FILLED_IN.source})|[\w.%#\\()-])*)?(@(?:(?!</)(?:${FILLED_IN.source})|[\w:.-])*)?`,
  'y',
);
/** A tag of which a variable fills in all or a part. */
const IS_FILLED_IN = /[$%#\\{<]|:$/;
/** Such lines make an image or fetch it, and run none. */
const MAKES_IMAGE = /\b(?:build|push|cache|tags?)\b/i;
/** So many lines of each side are compared. */
const MOST_LINES = 50;

/** An image of the service on a line. */
interface ImageOnLine {
  readonly line: PlainLine;
  /** With its colon; empty where there is none. */
  readonly tag: string;
  /** With its `@`; empty where there is none. */
  readonly digest: string;
  /** The version that the tag is; null if it is none. */
  readonly version: Version | null;
}

/**
 * The changed line of a file on both sides in which the service's image gets another tag that is no version, or another digest
 * (docs/supported-files.md#any-other-file); null if there is none. Versions and variables that replace each other are judged as such.
 */
export function compareTags({ path, oldPath, changed }: ChangedFile, known: KnownLines): LineChange | null {
  // A reader says so of its own files.
  if (known.pins.has(path)) return null;
  const was = changed.linesBefore.filter((line) => !isRead(line, oldPath, known.before));
  const is = changed.linesAfter.filter((line) => !isRead(line, path, known.after));
  const [before, after] = [imagesOn(was, known), imagesOn(is, known)];
  const without = (ones: readonly ImageOnLine[], others: readonly ImageOnLine[]) =>
    ones.filter((each) => !others.some(({ tag, digest }) => tag === each.tag && digest === each.digest));
  const gone = without(before, after).filter((each) => !isSplit(each, is));
  const come = without(after, before).filter((each) => !isSplit(each, was));
  for (const each of come) {
    const old = gone.find((other) => isOtherBuild(other, each));
    if (old === undefined) continue;
    const place = { file: path, line: each.line.line, column: 1 };
    const [from, to] = [old.version, each.version];
    if (from !== null && from === to) {
      const line = { id: `line:${path}#${place.line}`, mustBeListed: [] };
      return { line, place, from, to, problem: null, buildChanged: 'digest' };
    }
    const found = `the image of ${product.name} has ${nameOf(each)} instead of ${nameOf(old)}`;
    return notUnderstood(place, found, { from, to });
  }
  return null;
}

/** Whether one image replaces the other in a way that neither versions nor variables tell. */
function isOtherBuild(old: ImageOnLine, now: ImageOnLine): boolean {
  if (old.tag === now.tag) return true;
  if (old.version !== null || now.version !== null) return false;
  return !(isFilledIn(old) && isFilledIn(now));
}

const isFilledIn = ({ tag }: ImageOnLine) => IS_FILLED_IN.test(tag);
const nameOf = ({ tag, digest }: ImageOnLine) => quoteText(`${tag}${digest}`.slice(1) || 'latest');

/** Whether a tag that a variable fills in only stands apart from its image on the other side. */
function isSplit(image: ImageOnLine, others: readonly PlainLine[]): boolean {
  return isFilledIn(image) && image.tag.length > 1 && others.some(({ text }) => text.includes(image.tag.slice(1)));
}

function imagesOn(lines: readonly PlainLine[], { settings }: KnownLines): ImageOnLine[] {
  return lines.slice(0, MOST_LINES).flatMap((line) => {
    const found: ImageOnLine[] = [];
    let from = 0;
    for (const word of serviceImagesIn(line.text, settings.images)) {
      const reference = parseImageReference(word);
      const name = /^[^@]*\/[^:@]*/.exec(word)?.[0] ?? word;
      from = line.text.indexOf(name, from) + name.length;
      const isOwnBuild = reference !== null && classifyImage(reference, settings.images) === 'custom';
      if (isOwnBuild && MAKES_IMAGE.test(line.text)) continue;
      BEHIND_NAME.lastIndex = from;
      const [, written = '', digest = ''] = BEHIND_NAME.exec(line.text) ?? [];
      // Without a tag, it is `latest`.
      const tag = written === ':latest' ? '' : written;
      const [version = null] = literalVersions(tag, settings.tagSuffix);
      // The maker also publishes dates as tags: `2026.11.12-10.20.30`.
      const isVersion = version !== null && tag.replace(/^:v?/, '').startsWith(version);
      found.push({ line, tag, digest, version: isVersion ? version : null });
    }
    return found;
  });
}
