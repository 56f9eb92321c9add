import picomatch from 'picomatch';
import { compareVersions, type Version } from '../../release-safety/version.ts';
import { OPEN_MIGRATIONS } from '../policy/terms.ts';
import type { RunningRecord } from '../report/report.ts';

/** The service that runs a deployment, by the deployment's file and id; null if none is named for it. */
export type ServiceFinder = (file: string | null, id: string | null) => RunningRecord | null;

/** Finds the service of a deployment: the first whose glob fits its file or its id (docs/rules.md#the-current-version). */
export function serviceFinder(running: readonly RunningRecord[], folder: string): ServiceFinder {
  const services = running.map((service) => ({ service, fits: picomatch(service.glob ?? '**', { dot: true }) }));
  return (file, id) => {
    const isBelow = folder !== '' && file?.startsWith(`${folder}/`) === true;
    const names = [file, isBelow ? file.slice(folder.length + 1) : null, id].filter((name) => name !== null);
    const found = services.find(({ service: { glob }, fits }) => {
      // An id may hold characters that mean something in a glob.
      return glob === null || names.some((name) => name === glob || fits(name));
    });
    return found?.service ?? null;
  };
}

/**
 * How what runs stands to what the files say (docs/rules.md#the-current-version): `behind` the version before the change, `ahead` of it but not of the
 * new one, `above` the new one, or `base` if the files name no version before the change.
 */
export type RunningStanding = 'behind' | 'ahead' | 'above' | 'base';

/** How a running version stands to a jump forward; null if it is where the jump begins. */
export function standingOf(
  { from, to }: { readonly from: Version; readonly to: Version },
  running: Version,
): Exclude<RunningStanding, 'base'> | null {
  if (running === from) return null;
  if (compareVersions(running, to) > 0) return 'above';
  return compareVersions(running, from) < 0 ? 'behind' : 'ahead';
}

/**
 * Why the last step of a plan has not arrived, so that the next one has to wait (docs/renovate.md#a-weekly-pull-request-with-the-next-step): another
 * version runs than the files say, nothing answers, or migrations are open. A service that does not tell of migrations is taken at its version.
 *
 * @returns sentences, each once; empty if nothing is known against the next step
 */
export function whyNotArrived(
  deployments: readonly {
    readonly place: { readonly file: string };
    readonly id: string;
    readonly start: Version | null;
  }[],
  serviceOf: ServiceFinder,
): string[] {
  const found = deployments.flatMap(({ place, id, start }) => {
    const service = serviceOf(place.file, id);
    if (service === null || start === null) return [];
    const { location, version: running, problem, migrations } = service;
    if (running === null) return [`${location}: ${problem}.`];
    if (running !== start) return [`${location} runs ${running}, and ${place.file} has ${start}.`];
    return migrations === null || migrations === 'done'
      ? []
      : [`${location} runs ${running}, and ${OPEN_MIGRATIONS[migrations]}.`];
  });
  return [...new Set(found)];
}
