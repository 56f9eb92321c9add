import { setTimeout as sleep } from 'node:timers/promises';
import { info } from '@actions/core';
import { annotate } from '../../runner/annotate.ts';
import { progressInLog } from '../../runner/log-progress.ts';
import { writeSummary } from '../../runner/runner-files.ts';
import { hideIn, runCompanion } from '../companion.ts';
import { withMigrations } from '../companion-report.ts';
import { AnalyticsClient } from '../service/client.ts';
import { gatherRecipes, type Recipes, type RecipesHost } from './gather-recipes.ts';
import { publishRecipes, withdraw, writeFiles } from './outputs.ts';
import { renderRecipes, renderRecipesAnnotations } from './page/log.ts';
import { renderRecipesSummary } from './page/summary.ts';
import { questionOf } from './question.ts';
import type { RecipesQuestion } from './recipes-report.ts';
import { type RecipesSettings, SETTINGS } from './settings.ts';

/** In milliseconds. All requests together end after this time, so that no service can hold a job for an hour. */
const MOST_TIME_MS = 1_200_000;

/**
 * One run: work, files, summary, log, annotations, final outputs.
 *
 * @returns whether the step fails, by `fail-on`
 * @throws Error for wrong inputs, and if a file cannot be written
 */
export async function main(processEnv: NodeJS.ProcessEnv): Promise<boolean> {
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

/**
 * From now on, a signal that asks the process to end only ends its requests, so that its findings are still written. A cancelled job gets
 * SIGINT, then SIGTERM. A second signal of the same name ends the process.
 */
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
