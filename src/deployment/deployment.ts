import type { Version } from '../release-safety/version.ts';
import { type Place, showPlace } from './place.ts';
import { type Problem, problemAt } from './problem.ts';
import { quoteText } from './quote-text.ts';
import {
  classifyImage,
  type ImageReference,
  imagePath,
  imageSource,
  readImageTag,
  type TagReading,
} from './reference.ts';

/** What decides that two images of one version are the same build (DESIGN section 4). */
export interface Image {
  /** Without the registry or mirror: `lightdash/lightdash`. */
  readonly path: string;
  /** With it, unless that is Docker Hub. */
  readonly source: string;
  /** What was dropped from the tag: `-commercial`, or empty. */
  readonly suffix: string;
  readonly digest: string | null;
}

/** A setting as a file has it. */
export interface Declared<T> {
  readonly value: T;
  readonly place: Place;
}

/** What a deployment says about its own upgrades, in the scope and with the precedence of its tag. Null where it is not set. */
export interface Declarations {
  /** The keys of the values under which they stand, or would. */
  readonly keys: readonly string[];
  /** The first of the chart's own values in the layer that wins, where a further one may be written; null where no file has one. */
  readonly values: Place | null;
  readonly upgradeMode: Declared<'RollingUpdate' | 'Recreate'> | null;
  readonly migrationJob: Declared<boolean> | null;
  /** `lightdashBackend.strategy.type` and its like, by the name of the workload's section. */
  readonly strategies: readonly { readonly workload: string; readonly type: string; readonly place: Place }[];
}

export const NOTHING_DECLARED: Declarations = {
  keys: [],
  values: null,
  upgradeMode: null,
  migrationJob: null,
  strategies: [],
};

/** The version of the service's chart, where a deployment is made with it. */
export interface Chart {
  readonly name: string;
  /** Exact; null where the files give a range or none. */
  readonly version: string | null;
  /** Where its version stands; null where no file has it. */
  readonly place: Place | null;
  /** Where it comes from, as it is written: an address, or what a tool knows it by; null where no file says it. */
  readonly repository: string | null;
}

/** What a place says about the version that runs. */
export type Answer =
  | { readonly status: 'version'; readonly version: Version; readonly image: Image }
  /** The tag is empty: the chart's `appVersion` decides. */
  | { readonly status: 'chart'; readonly chart: Chart & { readonly version: string }; readonly image: Image }
  | { readonly status: 'problem'; readonly problem: Problem };

/** What an image says of the service's version. */
export interface ImageReading {
  readonly answer: Answer;
  /** The place that decides it. */
  readonly place: Place;
  readonly notices: readonly string[];
}

/** How image and tag are read, by the settings of a run. */
export interface ImageRules {
  /** Globs of repositories whose tag is the version. */
  readonly images: readonly string[];
  /** The one suffix that is dropped from a tag; empty for none. */
  readonly tagSuffix: string;
}

/**
 * What an image reference says about the version, or null where it is not an image of the service at all.
 *
 * @param place for the problem; usually where the reference or its tag stands
 */
export function answerOfImage(
  reference: ImageReference,
  rules: ImageRules,
  place: Place,
): { answer: Answer; notices: string[] } | null {
  const kind = classifyImage(reference, rules.images);
  if (kind === 'other') return null;
  if (kind === 'undecided') {
    return { answer: problemAnswer(problemAt('custom-image', place, quoteText(showImage(reference)))), notices: [] };
  }
  return {
    answer: answerOfTag(readImageTag(reference, rules.tagSuffix), reference, place),
    notices: kind === 'custom' ? [customImageNotice(reference, place)] : [],
  };
}

/** What to say of a build under a name of its own. */
export function customImageNotice(reference: ImageReference, place: Place): string {
  return `${quoteText(showImage(reference))} at ${showPlace(place)} is a custom image; its tag is taken as the Lightdash version`;
}

/** A tag that was read, as an answer. */
export function answerOfTag(reading: TagReading, reference: ImageReference, place: Place): Answer {
  if ('code' in reading) return problemAnswer(problemAt(reading.code, place, reading.found));
  const { version, suffix, digest } = reading;
  return {
    status: 'version',
    version,
    image: { path: imagePath(reference), source: imageSource(reference), suffix, digest },
  };
}

export function problemAnswer(problem: Problem): Answer {
  return { status: 'problem', problem };
}

/** An image reference as it was written. */
export function showImage({ registry, repository, tag, digest }: ImageReference): string {
  return `${registry === null ? '' : `${registry}/`}${repository}${tag === null ? '' : `:${tag}`}${digest === null ? '' : `@${digest}`}`;
}
