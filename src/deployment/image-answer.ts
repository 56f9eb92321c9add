import { type Place, type PlacedText, showPlace } from '../problems/place.ts';
import { type Problem, problemAt } from '../problems/problem.ts';
import { quoteText } from '../problems/quote-text.ts';
import { product } from '../product/product.ts';
import type { Version } from '../release-safety/version.ts';
import {
  classifyImage,
  type ImageReference,
  imagePath,
  imageSource,
  parseImageReference,
  readImageTag,
  type TagReading,
  UNKNOWN,
} from './reference.ts';

/** Two images of one version are the same build if these properties agree (docs/rules.md#decisions). */
export interface Image {
  /** Without a registry or mirror: `lightdash/lightdash`. */
  readonly path: string;
  /** With its registry, unless that is Docker Hub. */
  readonly source: string;
  /** The suffix dropped from the tag, such as `-commercial`; empty for none. */
  readonly suffix: string;
  readonly digest: string | null;
  /** Whether the tag has a leading `v`, as no tag of the maker has. */
  readonly isPrefixed?: true;
}

/** A setting and the place where a file sets it. */
export interface Declared<T> {
  readonly value: T;
  readonly place: Place;
}

export type DeclaredMode = Declared<'RollingUpdate' | 'Recreate'>;

/** What a deployment declares about its upgrades, in the same scope and precedence as its tag. */
export interface Declarations {
  /** The keys of the values under which the declarations stand, or would stand. */
  readonly keys: readonly string[];
  /** The first chart value in the winning layer, where another setting can be added; null if no file has one. */
  readonly values: Place | null;
  readonly upgradeMode: DeclaredMode | null;
  readonly migrationJob: Declared<boolean> | null;
  /** The workloads of the service's chart that run beside the backend, or may: the keys of their values. */
  readonly workers: readonly string[];
}

export const NOTHING_DECLARED: Declarations = {
  keys: [],
  values: null,
  upgradeMode: null,
  migrationJob: null,
  workers: [],
};

/** The declarations of something that can only declare a mode. */
export function declaring(upgradeMode: DeclaredMode | null): Declarations {
  return { ...NOTHING_DECLARED, upgradeMode };
}

/** A text as a mode; null if it is not one. */
export function modeOf(written: { readonly text: string; readonly place: Place } | null): DeclaredMode | null {
  if (written?.text !== 'Recreate' && written?.text !== 'RollingUpdate') return null;
  return { value: written.text, place: written.place };
}

/** What counts of declarations if patches may set another mode: none that they may take back. */
export function declaredUnder(setsMode: boolean, declared: Declarations): Declarations {
  return setsMode ? { ...declared, upgradeMode: null } : declared;
}

/** The service's chart, for a deployment that uses it. */
export interface Chart {
  readonly name: string;
  /** An exact version; null if the files give a range or none. */
  readonly version: string | null;
  /** Where the chart's version stands; null if no file gives it. */
  readonly place: Place | null;
  /** The chart's origin as written: an address, or a name that the tool knows; null if no file gives it. */
  readonly repository: string | null;
}

/** What a place says about the running version. */
export type Answer =
  | { readonly status: 'version'; readonly version: Version; readonly image: Image }
  /** The tag is empty, so the chart's `appVersion` decides. */
  | { readonly status: 'chart'; readonly chart: Chart & { readonly version: string }; readonly image: Image }
  | { readonly status: 'problem'; readonly problem: Problem };

/** What an image says of the service's version. */
export interface ImageReading {
  readonly answer: Answer;
  /** The place that decides it. */
  readonly place: Place;
  readonly notices: readonly string[];
}

export interface ImageRules {
  /** Globs of repositories whose tag is the Lightdash version. */
  readonly images: readonly string[];
  /** The one suffix that is dropped from a tag; empty for none. */
  readonly tagSuffix: string;
}

/** What an image says about the version; null if it is not the service's. @param place that of the reference or its tag */
export function answerOfImage(reference: ImageReference, rules: ImageRules, place: Place): ImageReading | null {
  const kind = classifyImage(reference, rules.images);
  if (kind === 'other') return null;
  if (kind === 'undecided') {
    return refusedImage(problemAt('custom-image', place, quoteText(showImage(reference))), place);
  }
  const notices = kind === 'custom' ? [customImageNotice(reference, place)] : [];
  return { answer: answerOfTag(readImageTag(reference, rules.tagSuffix), reference, place), place, notices };
}

/** The notice for an image built under another name. */
export function customImageNotice(reference: ImageReference, place: Place): string {
  return `${quoteText(showImage(reference))} at ${showPlace(place)} is a custom image; its tag is taken as the ${product.name} version`;
}

/** Turns a tag that was read into an answer. */
export function answerOfTag(reading: TagReading, reference: ImageReference, place: Place): Answer {
  if ('code' in reading) {
    const problem = problemAt(reading.code, place, reading.found);
    // The same tag of another registry is another problem.
    return problemAnswer({ ...problem, found: `${problem.found} of ${imageSource(reference)}` });
  }
  const { version, ...build } = reading;
  return {
    status: 'version',
    version,
    image: { path: imagePath(reference), source: imageSource(reference), ...build },
  };
}

/** A problem as an answer. */
export function problemAnswer(problem: Problem): Answer {
  return { status: 'problem', problem };
}

/** The reading of an image whose version is not known. The place of the problem decides, otherwise the given one. */
export function refusedImage(problem: Problem, place: Place): ImageReading {
  return { answer: problemAnswer(problem), place: problem.place ?? place, notices: [] };
}

/**
 * Reads an image of which some parts, each {@link UNKNOWN}, may be filled in elsewhere; null if it is not the service's.
 * What is not known in front of the service's own path does not matter.
 *
 * @param image.problem why a part is not known
 * @param image.isOurs whether what stands around it shows that it is the service's, if its name is not known
 */
export function answerOfPartlyKnown(
  { text, place, problem, isOurs }: PlacedText & { readonly problem: Problem | null; readonly isOurs: () => boolean },
  rules: ImageRules,
): ImageReading | null {
  const reference = parseImageReference(text);
  const path = reference?.repository.split('/').slice(-2) ?? [];
  if (reference === null || path.at(-1)?.includes(UNKNOWN)) {
    return isOurs() ? refusedImage(problem ?? problemAt('not-a-version', place, quoteText(text)), place) : null;
  }
  const kind = classifyImage(reference, rules.images);
  if (kind === 'other') return null;
  const isHidden = [...path, reference.tag, reference.digest].some((part) => part?.includes(UNKNOWN));
  const isOnlyRegistryHidden = kind === 'service' && problem?.code === 'unresolved-variable' && !isHidden;
  if (problem === null || isOnlyRegistryHidden) return answerOfImage(reference, rules, place);
  return refusedImage(problem, place);
}

/** Formats an image reference as it was written. */
export function showImage({ registry, repository, tag, digest }: ImageReference): string {
  const origin = registry === null ? '' : `${registry}/`;
  const version = tag === null ? '' : `:${tag}`;
  return `${origin}${repository}${version}${digest === null ? '' : `@${digest}`}`;
}
