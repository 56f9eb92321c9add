import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { info } from '@actions/core';
import { renderFailurePage } from '../../page/failure-page.ts';
import { annotate } from '../../runner/annotate.ts';
import type { ActionRun } from '../../runner/frame.ts';
import { progressInLog } from '../../runner/log-progress.ts';
import { writeSummary } from '../../runner/runner-files.ts';
import { InputError } from '../../settings/input-error.ts';
import { hideIn, labelOf, runCompanion } from '../companion.ts';
import { withMigrations } from '../companion-report.ts';
import { AnalyticsClient } from '../service/client.ts';
import { readBaselineFolder, refuseForeignFolder } from './baseline-folder.ts';
import { gatherRecipes, type Recipes, type RecipesHost } from './gather-recipes.ts';
import { publishRecipes, withdraw, writeFiles } from './outputs.ts';
import { renderRecipes, renderRecipesAnnotations } from './page/log.ts';
import { renderRecipesSummary } from './page/summary.ts';
import type { RecipesQuestion } from './recipes-report.ts';
import { type RecipesSettings, SETTINGS } from './settings.ts';

/** In milliseconds. All requests together end after this time, so that no service can hold a job for an hour. */
const MOST_TIME_MS = 1_200_000;

/** One run, from the inputs to the final outputs. @returns whether the step fails @throws Error for inputs and files */
async function main(processEnv: NodeJS.ProcessEnv): Promise<boolean> {
  const run = { title: 'Query recipes', parsers: SETTINGS, withdraw };
  return await runCompanion(run, processEnv, async (settings, hide) => {
    const recipes = hideIn(await gather(settings, questionOf(settings)), hide);
    const { report } = recipes;
    const written = await writeFiles(recipes, settings, processEnv);
    await writeSummary(renderRecipesSummary(report, written));
    info(renderRecipes(report, written.baselinePath !== null));
    annotate(renderRecipesAnnotations(report));
    publishRecipes(report, written);
    return report.outcome.fails;
  });
}

async function gather(settings: RecipesSettings, question: RecipesQuestion): Promise<Recipes> {
  const { signal, isInterrupted } = interruptedBySignals();
  const client = new AnalyticsClient({ baseUrl: settings['base-url'], token: settings['api-token'], signal });
  try {
    const recipes = await gatherRecipes(client, question, {
      now: () => new Date(),
      signal,
      isInterrupted,
      // A run that is asked to end does not wait.
      wait: (ms) => sleep(ms, undefined, { signal }).catch(() => undefined),
      onProgress: progressInLog(),
    });
    // A run that is asked to end asks nothing more.
    return signal.aborted ? recipes : { ...recipes, report: await withMigrations(recipes.report) };
  } finally {
    client.close();
  }
}

/** From now on, a first SIGINT or SIGTERM only ends the requests, so that a cancelled job still writes its findings. A second one ends the process. */
function interruptedBySignals(): Pick<RecipesHost, 'signal' | 'isInterrupted'> {
  const end = new AbortController();
  let isInterrupted = false;
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      isInterrupted = true;
      end.abort();
    });
  }
  // Node 20 may garbage-collect a signal that combines another one with a time limit. Then it never fires.
  const timeIsUp = () => end.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  setTimeout(timeIsUp, MOST_TIME_MS).unref();
  return { signal: end.signal, isInterrupted: () => isInterrupted };
}

const NOTHING_ASKED =
  'There is nothing to do. Give one of charts, charts-from-history, baseline, metric-tags, expect-metrics and users. An empty input counts as not given, such as the path of a baseline that was never written.';

/** @throws InputError for settings that ask for nothing, exclude each other, or name a folder that cannot be used */
function questionOf(settings: RecipesSettings): RecipesQuestion {
  const { charts, users, baseline: folder, 'write-baseline': written, 'project-uuid': projectUuid } = settings;
  const { 'charts-from-history': chartsFromHistory, 'metric-tags': tags } = settings;
  if (written !== undefined) refuseForeignFolder(written);
  if (written !== undefined && folder !== undefined && resolve(written) === resolve(folder)) {
    const both = `${labelOf('baseline')} and ${labelOf('write-baseline')}`;
    throw new InputError(
      `${both} are the same folder, so the next run would accept what is broken now. Write to another folder.`,
    );
  }
  const baseline = folder === undefined ? null : readBaselineFolder(folder);
  const expected = [...new Set(settings['expect-metrics'])];
  const asksForCharts = charts.length > 0 || chartsFromHistory > 0 || folder !== undefined;
  const asksForMetrics = tags.length > 0 || expected.length > 0;
  if (written !== undefined && !asksForCharts) {
    const either = `${labelOf('charts')} or ${labelOf('charts-from-history')}`;
    throw new InputError(`${labelOf('write-baseline')} has no charts to write. Give ${either}.`);
  }
  if (!asksForCharts && !asksForMetrics && users === undefined) throw new InputError(NOTHING_ASKED);
  if (baseline !== null && baseline.projectUuid.toLowerCase() !== projectUuid.toLowerCase()) {
    const differ = `it belongs to project ${baseline.projectUuid}, but ${labelOf('project-uuid')} is ${projectUuid}`;
    throw new InputError(
      `${labelOf('baseline')} cannot be used: ${differ}. Give the baseline of this project, or write a new one.`,
    );
  }
  return {
    projectUuid,
    expectedVersion: settings['expected-version'],
    charts,
    chartsFromHistory,
    baseline,
    // An empty input is the path of a baseline that was never written.
    isBaselineMissing: baseline === null && (folder !== undefined || settings['fail-on'] === 'changed'),
    metrics: asksForMetrics ? { tags, expected } : null,
    users: users ?? null,
    failOn: settings['fail-on'],
  };
}

export const recipesAction: ActionRun = {
  title: 'Query recipes',
  endedEarly: 'The step ended before it had checked anything.',
  mostMinutes: 30,
  main,
  withdraw,
  renderFailure: (message) => renderFailurePage('Query recipes did not finish, so the step fails', message),
};
