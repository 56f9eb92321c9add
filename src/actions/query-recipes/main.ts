import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { info } from '@actions/core';
import { AnalyticsClient } from '../../analytics/client.ts';
import { gatherRecipes, type Recipes } from '../../analytics/recipes/gather-recipes.ts';
import type { RecipesQuestion } from '../../analytics/recipes/recipes-question.ts';
import { renderRecipes, renderRecipesAnnotations } from '../../render/recipes/log.ts';
import { renderRecipesSummary } from '../../render/recipes/summary.ts';
import { InputError } from '../../settings/input-error.ts';
import { annotate } from '../annotate.ts';
import { progressInLog } from '../log-progress.ts';
import { requireOutputsFile } from '../outputs-file.ts';
import { plainHttpWarnings } from '../plain-http.ts';
import { writeSummary } from '../runner-files.ts';
import { labelOf, readServiceInputs } from '../service-settings.ts';
import { hideIn, maskToken } from '../service-token.ts';
import { readBaselineFolder, refuseForeignFolder, writeBaselineFolder } from './baseline-folder.ts';
import { writeFiles } from './files.ts';
import { interruptedBySignals } from './interruption.ts';
import { publishRecipes, withdraw } from './outputs.ts';
import { questionOf } from './question.ts';
import { type RecipesSettings, SETTINGS } from './settings.ts';

/**
 * One run: mask, safe outputs, work, files, summary, log, annotations, final outputs. The token is removed from everything that is written.
 *
 * @returns whether the step fails, by `fail-on`
 * @throws Error for wrong inputs, and if a file cannot be written
 */
export async function main(processEnv: NodeJS.ProcessEnv): Promise<boolean> {
  const hide = maskToken(processEnv);
  try {
    requireOutputsFile(processEnv);
    withdraw();
    const settings = readServiceInputs(SETTINGS, processEnv);
    const question = prepare(settings);
    for (const warning of plainHttpWarnings(settings['base-url'], 'Query recipes')) annotate([warning]);
    const recipes = hideIn(await gather(settings, question), hide);
    await endWith(recipes, settings, processEnv);
    return recipes.report.outcome.fails;
  } catch (error) {
    // The cause could still have the hidden token.
    throw new Error(hide(error instanceof Error ? error.message : String(error)));
  }
}

/** The question of the run. A folder that cannot be used is reported before any work is done. */
function prepare(settings: RecipesSettings): RecipesQuestion {
  const { baseline, 'write-baseline': written } = settings;
  if (written !== undefined) refuseForeignFolder(written);
  if (written !== undefined && baseline !== undefined && resolve(written) === resolve(baseline)) {
    throw new InputError(
      `${labelOf('baseline')} and ${labelOf('write-baseline')} are the same folder: the next run would accept what is broken now. Write to another folder.`,
    );
  }
  return questionOf(settings, baseline === undefined ? null : readBaselineFolder(baseline));
}

async function gather(settings: RecipesSettings, question: RecipesQuestion): Promise<Recipes> {
  const { signal, isInterrupted } = interruptedBySignals();
  const client = new AnalyticsClient({
    baseUrl: settings['base-url'],
    token: settings['api-token'],
    signal,
  });
  try {
    return await gatherRecipes(client, question, {
      now: () => new Date(),
      signal,
      isInterrupted,
      // A run that is asked to end does not wait.
      wait: (ms) => sleep(ms, undefined, { signal }).catch(() => undefined),
      onProgress: progressInLog(),
    });
  } finally {
    client.close();
  }
}

async function endWith(recipes: Recipes, settings: RecipesSettings, processEnv: NodeJS.ProcessEnv): Promise<void> {
  const { report, baseline } = recipes;
  const files = await writeFiles(recipes, settings.users === 'csv', processEnv);
  const folder = settings['write-baseline'];
  const baselinePath = folder === undefined || baseline === null ? null : writeBaselineFolder(folder, baseline);
  const written = { ...files, baselinePath };
  await writeSummary(renderRecipesSummary(report, written));
  info(renderRecipes(report));
  annotate(renderRecipesAnnotations(report));
  publishRecipes(report, written);
}
