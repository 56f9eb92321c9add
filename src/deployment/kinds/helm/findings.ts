import type { Place } from '../../../problems/place.ts';
import type { Problem } from '../../../problems/problem.ts';
import type { ContainerVariables } from '../../container-variables.ts';
import { DEFAULTS, type Finding, type SecondOrder } from '../../finding.ts';
import { type Chart, type Declarations, type ImageReading, refusedImage } from '../../image-answer.ts';

/** What a release says about one image of the service. */
export interface HelmImageReading extends ImageReading {
  readonly chart: Chart | null;
  readonly declared: Declarations;
  readonly containerVariables: ContainerVariables | null;
  /** Literals of image, tag and chart version in every layer, including overridden ones. */
  readonly understood: readonly Place[];
  readonly unused?: readonly Place[];
  /** Versions in a chart whose templates are not understood. One of them may decide. */
  readonly secondOrder?: readonly SecondOrder[];
  readonly tagBelow?: string;
  readonly winners?: readonly string[];
}

/** One image of the service that a release deploys. Its main image comes first, then instances of the chart, then other images. */
export interface ReleasePart {
  readonly found: HelmImageReading;
  /** Whether some values have a key for the tag, even an empty one. */
  readonly setsTag: boolean;
  /** The path in the values, as an identity. */
  readonly steps: readonly string[];
  /** The keys under which a values file can affect the image. */
  readonly way: readonly string[];
  /** Whether this is an instance of the service's chart, which is upgraded on its own, and not another workload. */
  readonly isInstance: boolean;
}

/** A release about which nothing is known. */
export function problemPart(problem: Problem, place: Place): ReleasePart {
  const found = { ...DEFAULTS, ...refusedImage(problem, place) };
  return { found, setsTag: true, steps: [], way: [], isInstance: true };
}

/** A part of values that stand below some keys, as a part of the whole values. */
export function partBelow(keys: readonly string[], part: ReleasePart): ReleasePart {
  const { found, isInstance } = part;
  const declared = isInstance ? { ...found.declared, keys: [...keys, ...found.declared.keys] } : found.declared;
  return { ...part, found: { ...found, declared }, steps: [...keys, ...part.steps], way: [...keys, ...part.way] };
}

/** The identity of a release in its tool's files. */
export type ReleaseOfTool = Pick<
  Finding,
  'kind' | 'id' | 'carrier' | 'inputs' | 'isRenderedByArgoCd' | 'application' | 'release' | 'secondOrder' | 'variables'
>;

/** The same parts with a change of the first, which is the release itself. */
export function changeMain(
  [main, ...further]: readonly ReleasePart[],
  change: (found: HelmImageReading) => HelmImageReading,
): ReleasePart[] {
  return main === undefined ? [] : [{ ...main, found: change(main.found) }, ...further];
}

/**
 * The findings of a release. Its main image and other workloads are one unit; a further instance of the service's chart is
 * one of its own.
 */
export function findingsOfRelease(parts: readonly ReleasePart[], release: ReleaseOfTool): Finding[] {
  return parts.map(({ found, steps, isInstance }, index): Finding => {
    const id = index === 0 ? release.id : `${release.id}#${steps.join('.')}`;
    const secondOrder = [...release.secondOrder, ...(found.secondOrder ?? [])];
    return { ...found, ...release, id, unit: isInstance ? id : release.id, secondOrder };
  });
}
