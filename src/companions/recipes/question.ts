import { resolve } from 'node:path';
import { InputError } from '../../settings/input-error.ts';
import { labelOf } from '../companion.ts';
import { readBaselineFolder, refuseForeignFolder } from './baseline-folder.ts';
import type { RecipesQuestion } from './recipes-report.ts';
import type { RecipesSettings } from './settings.ts';

/**
 * The question of a run, from its settings. A folder that cannot be used is reported before any work is done.
 *
 * @throws InputError for settings that ask for nothing, or do not go together
 */
export function questionOf(settings: RecipesSettings): RecipesQuestion {
  const { charts, users, baseline: folder, 'write-baseline': written } = settings;
  if (written !== undefined) refuseForeignFolder(written);
  if (written !== undefined && folder !== undefined && resolve(written) === resolve(folder)) {
    throw new InputError(
      `${labelOf('baseline')} and ${labelOf('write-baseline')} are the same folder, so the next run would accept what is broken now. Write to another folder.`,
    );
  }
  const baseline = folder === undefined ? null : readBaselineFolder(folder);
  const chartsFromHistory = settings['charts-from-history'];
  const tags = settings['metric-tags'];
  const expected = [...new Set(settings['expect-metrics'])];
  const asksForCharts = charts.length > 0 || chartsFromHistory > 0 || folder !== undefined;
  const asksForMetrics = tags.length > 0 || expected.length > 0;

  if (written !== undefined && !asksForCharts) {
    throw new InputError(
      `${labelOf('write-baseline')} has no charts to write. Give ${labelOf('charts')} or ${labelOf('charts-from-history')}.`,
    );
  }
  if (!asksForCharts && !asksForMetrics && users === undefined) {
    throw new InputError(
      'There is nothing to do. Give one of charts, charts-from-history, baseline, metric-tags, expect-metrics and users. An empty input counts as not given, such as the path of a baseline that was never written.',
    );
  }
  const project = settings['project-uuid'];
  if (baseline !== null && baseline.projectUuid.toLowerCase() !== project.toLowerCase()) {
    throw new InputError(
      `${labelOf('baseline')} cannot be used: it belongs to project ${baseline.projectUuid}, but ${labelOf('project-uuid')} is ${project}. Give the baseline of this project, or write a new one.`,
    );
  }
  return {
    projectUuid: project,
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
