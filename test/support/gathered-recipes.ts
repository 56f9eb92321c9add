import { gatherRecipes, type RecipesHost } from '../../src/companions/recipes/gather-recipes.ts';
import type { RecipesQuestion } from '../../src/companions/recipes/recipes-report.ts';
import type { Progress } from '../../src/net/progress.ts';
import type { AnalyticsServiceOptions } from './analytics-service.ts';
import { clientForTest } from './analytics-service-client.ts';
import { NOON, PROJECT, uuid, type World } from './analytics-service-data.ts';

/** The id of the n-th chart of a world. */
export const chartUuid = (number: number) => uuid(0xc0 + number);

/** A run that is to find out nothing, unless told. */
export function recipesQuestion(changes: Partial<RecipesQuestion> = {}): RecipesQuestion {
  return {
    projectUuid: PROJECT,
    charts: [],
    chartsFromHistory: 0,
    baseline: null,
    isBaselineMissing: false,
    metrics: null,
    users: null,
    failOn: 'broken',
    ...changes,
  };
}

/** A front door that nobody ends, unless it is told to. */
export function recipesHost(changes: Partial<RecipesHost> = {}) {
  const progress: Progress[] = [];
  const waits: number[] = [];
  const stop = new AbortController();
  const host: RecipesHost = {
    now: () => new Date(NOON),
    signal: stop.signal,
    isInterrupted: () => stop.signal.aborted,
    wait: async (ms) => {
      waits.push(ms);
    },
    onProgress: (step) => {
      progress.push(step);
    },
    ...changes,
  };
  return { host, stop, progress, waits };
}

/** What comes of a question to a service in that world. The client ends its requests with the host. */
export async function gatheredRecipes(
  world: World,
  changes: Partial<RecipesQuestion>,
  options: AnalyticsServiceOptions & {
    readonly host?: Partial<RecipesHost>;
    /** Called with what ends the run, before it starts. */
    readonly onStart?: (stop: AbortController) => void;
  } = {},
) {
  const { host: hostChanges, onStart, ...service } = options;
  const { host, stop, progress, waits } = recipesHost(hostChanges);
  const asked = await clientForTest(world, service, { signal: host.signal });
  onStart?.(stop);
  const recipes = await gatherRecipes(asked.client, recipesQuestion(changes), host);
  return { ...recipes, ...asked, progress, waits };
}
