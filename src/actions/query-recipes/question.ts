import type { Baseline } from '../../analytics/recipes/baseline.ts';
import type { RecipesQuestion } from '../../analytics/recipes/recipes-question.ts';
import { InputError } from '../../settings/input-error.ts';
import { labelOf } from '../companion.ts';
import type { RecipesSettings } from './settings.ts';

/**
 * The question of a run, from its settings.
 *
 * @param baseline the content of the folder in the input `baseline`; null if there is none
 * @throws InputError for settings that ask for nothing, or do not go together
 */
export function questionOf(settings: RecipesSettings, baseline: Baseline | null): RecipesQuestion {
  const { charts, users } = settings;
  const chartsFromHistory = settings['charts-from-history'];
  const compareHistory = settings['compare-history'] === 'true';
  const tags = settings['metric-tags'];
  const expected = [...new Set(settings['expect-metrics'])];
  const asksForCharts = charts.length > 0 || chartsFromHistory > 0 || settings.baseline !== undefined;
  const asksForMetrics = tags.length > 0 || expected.length > 0;

  if (settings['write-baseline'] !== undefined && !asksForCharts) {
    throw new InputError(
      `${labelOf('write-baseline')} has no charts to write. Give ${labelOf('charts')} or ${labelOf('charts-from-history')}.`,
    );
  }
  if (!asksForCharts && !asksForMetrics && !compareHistory && users === undefined) {
    throw new InputError(
      'There is nothing to do. Give one of charts, charts-from-history, baseline, compare-history, metric-tags, expect-metrics and users; an empty input, such as the path of a baseline that was never written, counts as not given.',
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
    isBaselineMissing: baseline === null && (settings.baseline !== undefined || settings['fail-on'] === 'changed'),
    compareHistory,
    metrics: asksForMetrics ? { tags, expected } : null,
    users: users ?? null,
    failOn: settings['fail-on'],
  };
}
