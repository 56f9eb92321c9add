import type { Candidate } from '../choices/candidates.ts';
import { OPEN_MIGRATIONS } from '../policy/terms.ts';
import type { ServiceFinder } from './services.ts';

/**
 * Why the last step of a plan has not arrived, so that the next one has to wait (docs/renovate.md#a-weekly-pull-request-with-the-next-step): another
 * version runs than the files say, nothing answers, or migrations are open. A service that does not tell of migrations is taken at its version.
 *
 * @returns sentences, each once; empty if nothing is known against the next step
 */
export function whyNotArrived(deployments: readonly Candidate[], serviceOf: ServiceFinder): string[] {
  const found = deployments.flatMap(({ place, id, from }) => {
    const service = serviceOf(place.file, id);
    if (service === null || from === null) return [];
    const { location, version: running, problem, migrations } = service;
    if (running === null) return [`${location}: ${problem}.`];
    if (running !== from) return [`${location} runs ${running}, and ${place.file} has ${from}.`];
    return migrations === null || migrations === 'done'
      ? []
      : [`${location} runs ${running}, and ${OPEN_MIGRATIONS[migrations]}.`];
  });
  return [...new Set(found)];
}
