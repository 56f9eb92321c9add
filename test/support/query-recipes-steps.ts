import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { ChartReport, RecipesReport } from '../../src/companions/recipes/recipes-report.ts';
import { type AnalyticsService, type AnalyticsServiceOptions, startAnalyticsService } from './analytics-service.ts';
import { orders, PROJECT, savedChart, someWorld, TOKEN, uuid, type World } from './analytics-service-data.ts';
import type { Killing } from './process.ts';
import type { runAction, StepResult } from './runner.ts';

const OUTPUTS = [
  'charts',
  'ok',
  'broken',
  'not-allowed',
  'not-found',
  'unchecked',
  'changed',
  'unchanged',
  'metrics',
  'metrics-missing',
  'users',
  'users-pending',
  'users-inactive',
  'server-version',
  'baseline-path',
  'diff-path',
  'users-path',
  'report-path',
];

/** The id of `savedChart(number)`. */
export const chart = (number: number) => uuid(0xc0 + number);

/** So many charts over the same explore. */
export function manyCharts(count: number, changes: Parameters<typeof savedChart>[1] = {}) {
  return Array.from({ length: count }, (_, number) => savedChart(0x1000 + number, changes));
}

/** An explore whose field compiles to something else. */
export function ordersWith(status: string) {
  return orders({ dimensions: { ...orders().dimensions, orders_status: status } });
}

export function projectWith(explore = orders(), metrics = someWorld().projects[0]?.metrics ?? []): World['projects'] {
  return [{ uuid: PROJECT, explores: [explore], metrics }, ...someWorld().projects.slice(1)];
}

/** A service and a folder for one test. (Their end is the run's: the tests of this file run side by side.) */
export async function withService<T>(
  world: World,
  use: (service: AnalyticsService, folder: string) => Promise<T>,
  options: AnalyticsServiceOptions = {},
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-gate-recipes-'));
  const service = await startAnalyticsService(world, options);
  try {
    return await use(service, folder);
  } finally {
    await service.close();
    rmSync(folder, { recursive: true });
  }
}

/** Runs the companion by one of the ways to run an action, and makes sure that the token is nowhere but where the runner is told to mask it. */
export function queryRecipesStep(run: typeof runAction) {
  return async function runAt(
    { baseUrl }: { readonly baseUrl: string },
    inputs: Readonly<Record<string, string>>,
    environment: Readonly<Record<string, string>> = {},
    killing?: Killing,
  ): Promise<StepResult & { readonly recipes: RecipesReport }> {
    const given = { 'base-url': baseUrl, 'project-uuid': PROJECT, 'api-token': TOKEN, ...inputs };
    const result = await run(given, environment, null, 'query-recipes', killing);
    const mask = `::add-mask::${TOKEN}\n`;
    expect(result.stdout.startsWith(mask)).toBe(true);
    const rest = result.stdout.slice(mask.length);
    for (const text of [rest, result.stderr, result.summary, JSON.stringify([result.written, result.report])]) {
      expect(text).not.toContain(TOKEN.slice(6, 20));
    }
    expect(`${result.stdout}${result.stderr}`).not.toMatch(/^\s+at .*[:(]|node:internal/m);
    expect([...new Set(result.written.map(([name]) => name))].sort()).toEqual([...OUTPUTS].sort());
    // Whatever comes of it, at first nothing was known.
    expect(result.written.slice(0, OUTPUTS.length).every(([, value]) => value === '')).toBe(true);
    return { ...result, recipes: result.report as unknown as RecipesReport };
  };
}

export function messages({ commands }: StepResult, ...levels: readonly string[]): string[] {
  return commands.filter(({ name }) => levels.includes(name)).map(({ message }) => message);
}

export function resultsOf({ recipes }: { readonly recipes: RecipesReport }): ChartReport['result'][] {
  return recipes.charts?.charts.map(({ result }) => result) ?? [];
}
