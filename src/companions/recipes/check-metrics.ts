import { closest } from 'fastest-levenshtein';
import { AnalyticsError, orFailure } from '../service/analytics-error.ts';
import type { AnalyticsClient } from '../service/client.ts';
import type { PagedRows } from '../service/pages.ts';
import type { CatalogMetric } from '../service/records/listings.ts';
import type { MetricsReport, RecipesQuestion } from './recipes-report.ts';

/** The service rebuilds its catalog when it compiles a project, so the catalog is empty for a moment. Milliseconds. */
export const WAIT_FOR_CATALOG_MS = 5_000;

/** Looks for the expected metrics (docs/maintainers/service-api.md#catalog-metrics). An empty catalog is read twice. */
export async function checkMetrics(
  client: AnalyticsClient,
  projectUuid: string,
  { tags, expected }: NonNullable<RecipesQuestion['metrics']>,
  wait: (ms: number) => Promise<void>,
): Promise<MetricsReport> {
  const asked = { tags, expected, isAskedAgain: false };
  let found = await orFailure(client.catalogMetrics(projectUuid, tags));
  if (!(found instanceof AnalyticsError) && found.read === 0) {
    await wait(WAIT_FOR_CATALOG_MS);
    asked.isAskedAgain = true;
    found = await orFailure(client.catalogMetrics(projectUuid, tags));
  }
  if (!(found instanceof AnalyticsError)) return { ...asked, ...metricsReport(found, asked) };
  const none = { metrics: [], missing: [], unknownTags: [], share: { read: 0, total: null }, unreadable: 0 };
  return { ...asked, ...none, problem: found.message };
}

function metricsReport(
  { items, unreadable, read, total, complete, problem }: PagedRows<CatalogMetric>,
  { tags, expected }: Pick<MetricsReport, 'tags' | 'expected'>,
): Omit<MetricsReport, 'tags' | 'expected' | 'isAskedAgain'> {
  const metrics = items
    .map(({ tableName, name, label, tags }) => ({
      name: `${tableName}.${name}`,
      label: typeof label === 'string' ? label : '',
      tags: tagsIn(tags) ?? [],
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const names = [...new Set(metrics.map(({ name }) => name))];
  const isWhole = complete && unreadable.length === 0;
  return {
    metrics,
    // A metric may be in the part of the catalog that was not read.
    missing: (isWhole ? expected : [])
      .filter((name) => !names.includes(name))
      .map((name) => ({ name, nearest: names.length === 0 ? null : closest(name, names) })),
    unknownTags: isWhole ? unknownTags(items, tags) : [],
    share: { read, total },
    unreadable: unreadable.length,
    problem: isWhole
      ? null
      : (problem?.message ??
        unreadable[0]?.problem ??
        'The catalog was not read to its end, because it is longer than the limit or does not say where it ends'),
  };
}

/** The requested tags that no metric has; empty where a metric does not report its tags. */
function unknownTags(items: readonly CatalogMetric[], tags: readonly string[]): string[] {
  const read = items.map((item) => tagsIn(item['tags']));
  if (read.includes(null)) return [];
  const known = new Set(read.flatMap((each) => each ?? []));
  return tags.filter((tag) => !known.has(tag));
}

/** Null if they cannot be read. */
function tagsIn(tags: unknown): string[] | null {
  return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') ? tags : null;
}
