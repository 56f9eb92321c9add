import type { ImageRules } from '../../deployment.ts';
import type { Place } from '../../place.ts';
import { type Problem, ProblemError, problemAt } from '../../problem.ts';
import { classifyImage, parseImageReference } from '../../reference.ts';
import type { YamlScalar } from '../../source/yaml.ts';
import { plainText, sliceText, type TracedText } from '../compose/traced-text.ts';
import type { HelmReleaseReading } from '../helm/release.ts';
import { type ImageSite, pieceOf } from '../manifests/image-sites.ts';
import type { ImageEntry } from './kustomization.ts';
import type { Instance } from './selector.ts';

/** An image of an object as it is built. */
export interface BuiltSite extends ImageSite {
  readonly instance: Instance;
  /** Files that the image comes from: its object's, and those of patches. */
  readonly files: readonly string[];
  /** Whether it was the service's image at some time. */
  readonly wasService: boolean;
  /** Why its tag is not known, as long as nothing sets one. */
  readonly tagProblem: Problem | null;
  /** Why its image is not known, whatever is set further on. */
  readonly problem: Problem | null;
  /** Whether its place in the list of containers may be another one by now. */
  readonly isMoved: boolean;
}

/** A chart that kustomize inflates. */
export interface BuiltChart {
  /** For an identity. */
  readonly name: string;
  readonly path: string;
  /** Files of values that it uses. */
  readonly values: readonly string[];
  readonly reading: HelmReleaseReading;
  /** The image that the chart names, without a tag. */
  readonly image: string;
  /** The image that `images` put in its place; null where none did. */
  readonly override: TracedText | null;
  readonly overrideSource: string;
}

/** Something that a build takes in and that cannot be seen. */
export interface Unseen {
  readonly problem: Problem;
}

/** What kustomize has built so far. */
export interface State {
  readonly sites: readonly BuiltSite[];
  readonly charts: readonly BuiltChart[];
  /** Releases of charts that have nothing of the service. */
  readonly otherReleases: readonly string[];
  readonly unseen: readonly Unseen[];
  /** Entries of `images` that name the service and met none of its images. */
  readonly unmatched: readonly ImageEntry[];
  /** Whether labels were added on the way, so that a selector may mean more than can be seen. */
  readonly addsLabels: boolean;
  /** Every file that was asked for. */
  readonly inputs: readonly string[];
  /** Those that are part of the build. */
  readonly parts: readonly string[];
}

/** Nothing at all. */
export const EMPTY: State = {
  sites: [],
  charts: [],
  otherReleases: [],
  unseen: [],
  unmatched: [],
  addsLabels: false,
  inputs: [],
  parts: [],
};

/** No build has as many images; one that takes itself in time and again has more. */
const MOST_SITES = 10_000;

/**
 * What was built, with other builds beside it.
 *
 * @throws ProblemError (`unparseable`) where there is too much of it
 */
export function include(state: State, others: readonly State[], place: Place): State {
  const all = [state, ...others];
  if (all.reduce((count, { sites }) => count + sites.length, 0) > MOST_SITES) {
    throw new ProblemError(problemAt('unparseable', place, `more than ${MOST_SITES} images`));
  }
  return {
    sites: [...state.sites, ...others.flatMap(({ sites }) => copied(sites))],
    charts: all.flatMap(({ charts }) => charts),
    otherReleases: all.flatMap(({ otherReleases }) => otherReleases),
    unseen: all.flatMap(({ unseen }) => unseen),
    unmatched: all.flatMap(({ unmatched }) => unmatched),
    addsLabels: all.some(({ addsLabels }) => addsLabels),
    inputs: [...new Set(all.flatMap(({ inputs }) => inputs))],
    parts: [...new Set(all.flatMap(({ parts }) => parts))],
  };
}

/** The images of objects that are others each time that they are taken in. */
function copied(sites: readonly BuiltSite[]): BuiltSite[] {
  const instances = new Map<Instance, Instance>();
  return sites.map((site) => {
    const copy = instances.get(site.instance) ?? { ...site.instance };
    instances.set(site.instance, copy);
    return { ...site, instance: copy };
  });
}

/** A build with files that were asked for, and are part of it where they are there. */
export function withFiles(state: State, paths: readonly string[], isPart = true): State {
  if (paths.length === 0) return state;
  const inputs = [...new Set([...state.inputs, ...paths])];
  return { ...state, inputs, parts: isPart ? [...new Set([...state.parts, ...paths])] : state.parts };
}

/** A build that takes in something that cannot be seen. */
export function withUnseen(state: State, problem: Problem): State {
  return { ...state, unseen: [...state.unseen, { problem }] };
}

/** A build with a problem of every image that is, or was, the service's, and that a test selects. */
export function withProblem(
  state: State,
  problem: Problem,
  rules: ImageRules,
  isMeant: (site: BuiltSite) => boolean = () => true,
): State {
  const sites = state.sites.map((site) =>
    site.problem === null && isMeant(site) && mayBeService(site, rules) ? { ...site, problem } : site,
  );
  return { ...state, sites };
}

/** Whether an image is the service's as it stands, or was before. */
export function mayBeService(site: Pick<BuiltSite, 'image' | 'wasService'>, rules: ImageRules): boolean {
  return site.wasService || isServiceImage(plainText(site.image), rules);
}

/** Whether a text names an image of the service, or perhaps one of its builds. */
export function isServiceImage(text: string, { images }: ImageRules): boolean {
  const reference = parseImageReference(text);
  return reference !== null && classifyImage(reference, images) !== 'other';
}

/** An image under its new name, tag or digest. */
export interface NewImage {
  readonly newName: YamlScalar | null;
  readonly newTag: YamlScalar | null;
  readonly digest: YamlScalar | null;
  readonly tagSuffix?: YamlScalar | null;
}

/** Takes an image apart as kustomize does: the name ends at the colon behind the last slash, or at the digest. */
export function splitImage(text: string): { name: string; tagStart: number; digestStart: number } {
  const at = text.indexOf('@');
  const digestStart = at === -1 ? text.length : at;
  const colon = text.indexOf(':', text.lastIndexOf('/', digestStart - 1) + 1);
  const tagStart = colon === -1 || colon >= digestStart ? digestStart : colon;
  return { name: text.slice(0, tagStart), tagStart, digestStart };
}

/** Puts a new name, a new tag and a new digest into an image, by kustomize's rules: either of the latter two replaces both. */
export function replaceParts(image: TracedText, { newName, newTag, digest, tagSuffix = null }: NewImage): TracedText {
  const text = plainText(image);
  const { tagStart, digestStart } = splitImage(text);
  const name = newName === null ? sliceText(image, 0, tagStart) : [pieceOf(newName)];
  if (newTag === null && digest === null) {
    if (tagSuffix === null) return [...name, ...sliceText(image, tagStart, text.length)];
    return [...name, ...sliceText(image, tagStart, digestStart), pieceOf(tagSuffix)];
  }
  return [
    ...name,
    ...(newTag === null ? [] : [pieceOf(newTag, ':'), pieceOf(newTag)]),
    ...(digest === null ? [] : [pieceOf(digest, '@'), pieceOf(digest)]),
  ];
}
