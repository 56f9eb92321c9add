import type { KnownLines } from '../known-lines.ts';
import { namesAnyOf } from '../lines/command-lines.ts';
import { isBesideOther } from './beside-image.ts';
import { isBelowApplication } from './other-software.ts';
import type { VersionLiteral } from './version-literals.ts';

/** A section that names no other software: an image follows, or the application that the file is about. */
export const OF_IMAGE =
  /^["']?(?:image|(?:main_?)?app|application|global|web|main|server|backend|deployment|controllers?|containers?)["']?\s*[:=]|^\[(?:Service|Container)\]$/i;

const IMAGE = /^["']?image["']?\s*[:=]/;
/** A setting of Helm for the image of the chart. */
const SETS_IMAGE = /\bimage\.tag$/;
/** The line above a text within a file: `run: |`. */
const OPENS_TEXT = /[|>][+-]?\d?$/;

/** Whether a tag stands in a file that may decide a version that is not known, or in a command about a deployment. */
export function isUndecided(literal: VersionLiteral, path: string, known: KnownLines): boolean {
  const { key, around } = literal;
  if (SETS_IMAGE.test(key) && namesAnyOf(`${around.command}\n${literal.text}`, known.pins.keys())) return true;
  const isTag =
    /^(?:image[._-]?)?tag$/i.test(key) ||
    (/^(?:image_?)?version$/i.test(key) && OF_IMAGE.test(around.sections.at(-1) ?? ''));
  // In values for the service's chart, its image stands at the top.
  const isAtTop = known.handed.has(path) && around.sections.every((line) => IMAGE.test(line));
  const isOurs = known.undecided.has(path) || isAtTop || isOfInstaller(literal, path, known);
  return isTag && isOurs && !isBelowApplication(literal, path, known);
}

/** Whether a file that installs no other chart sets the tag of the image, by an option or in values that it writes. */
function isOfInstaller(literal: VersionLiteral, path: string, { installers, settings }: KnownLines): boolean {
  if (!installers.has(path) || isBesideOther(literal, settings)) return false;
  if (literal.key === 'image.tag') return true;
  const { sections } = literal.around;
  const inner = sections.slice(sections.findLastIndex((line) => OPENS_TEXT.test(line)) + 1);
  return inner.length > 0 && inner.every((line) => IMAGE.test(line));
}
