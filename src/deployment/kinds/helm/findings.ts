import { type Chart, type Declarations, type ImageReading, problemAnswer } from '../../deployment.ts';
import type { Environment } from '../../environment.ts';
import { type Finding, PLAIN, type SecondOrder } from '../../finding.ts';
import type { Place } from '../../place.ts';
import type { Problem } from '../../problem.ts';

/** What a release says of one image of the service. */
export interface HelmImageReading extends ImageReading {
  readonly chart: Chart | null;
  readonly declared: Declarations;
  readonly environment: Environment | null;
  /** Literals of image, tag and chart version in every layer, those too that another one beats. */
  readonly accounts: readonly Place[];
  /** What may decide where nothing else does: versions in a chart whose templates are not understood. */
  readonly secondOrder?: readonly SecondOrder[];
}

/** One of the images of the service that a release deploys. */
export interface ReleasePart {
  readonly found: HelmImageReading;
  /** Whether some values have a key for the tag, be it empty. */
  readonly setsTag: boolean;
  /** The way to it in the values, for an identity. */
  readonly steps: readonly string[];
  /** The keys of the values at which a file that has a say says something. */
  readonly way: readonly string[];
  /** Whether this is an instance of the service's chart, which is upgraded on its own, not another workload. */
  readonly isInstance: boolean;
}

/** What a release deploys. */
export interface HelmReleaseReading extends HelmImageReading {
  /** Images beside the one that is the answer: further instances of the service's chart, and what no chart of the service reads. */
  readonly further: readonly ReleasePart[];
}

/** A release of which nothing is known. */
export function problemPart(problem: Problem, place: Place): ReleasePart {
  const found = { ...PLAIN, answer: problemAnswer(problem), place: problem.place ?? place };
  return { found, setsTag: true, steps: [], way: [], isInstance: true };
}

/** What identifies a release in the files of its tool. */
export type ReleaseOfTool = Pick<
  Finding,
  'kind' | 'id' | 'carrier' | 'inputs' | 'isRenderedByArgoCd' | 'secondOrder' | 'variables'
>;

/**
 * What a release deploys, as findings that are upgraded as one: its own, and those of further images in its values, which have the
 * way to them behind the release's id. A further instance of the service's chart is upgraded on its own.
 */
export function findingsOfRelease(reading: HelmReleaseReading, release: ReleaseOfTool): Finding[] {
  const { further, ...own } = reading;
  const toldOf = ({ secondOrder = [] }: HelmImageReading) => [...release.secondOrder, ...secondOrder];
  return [
    { ...own, ...release, unit: release.id, secondOrder: toldOf(own) },
    ...further.map(({ found, steps, isInstance }): Finding => {
      const id = `${release.id}#${steps.join('.')}`;
      return { ...found, ...release, id, unit: isInstance ? id : release.id, secondOrder: toldOf(found) };
    }),
  ];
}
