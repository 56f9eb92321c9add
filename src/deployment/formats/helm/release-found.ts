import type { Found } from '../../deployment.ts';
import type { HelmReleaseReading } from './release.ts';

/** What identifies a release in the files of its tool. */
export type ReleaseOfTool = Pick<Found, 'kind' | 'carrier' | 'inputs' | 'isRenderedByArgoCd'> & {
  /** Unique within a tree; its further images have it with the way to them behind it. */
  readonly identity: string;
};

/** What a release deploys, as deployments that are upgraded as one: its own, and those of further images in its values. */
export function foundOfRelease(reading: HelmReleaseReading, { identity, ...release }: ReleaseOfTool): Found[] {
  const { further, ...own } = reading;
  const common = { ...release, units: [identity] };
  return [
    { ...own, ...common, identities: [identity] },
    ...further.map(({ found, steps }): Found => {
      const { answer, place, notices, chart, declared, environment } = found;
      const rest = { answer, place, notices, chart, declared, environment };
      return { ...rest, ...common, identities: [`${identity}#${steps.join('.')}`] };
    }),
  ];
}
