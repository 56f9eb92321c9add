import { expect } from 'vitest';
import { type AnalyticsService, type AnalyticsServiceOptions, startAnalyticsService } from './analytics-service.ts';
import { PROJECT, run, someWorld, TOKEN, uuid, type World } from './analytics-service-data.ts';
import type { runAction, StepResult } from './runner.ts';

export const JSON_HEADERS = { headers: { 'content-type': 'application/json' } };

/** Everything is known or nothing. */
export const NOTHING_KNOWN = {
  available: 'false',
  total: '',
  interactive: '',
  apps: '',
  scheduled: '',
  'last-few-minutes': '',
  'last-hour': '',
  'last-24-hours': '',
  'last-7-days': '',
  'last-30-days': '',
  'warehouse-ms-last-7-days': '',
  counts: '',
  failed: '',
  'failed-scheduled': '',
  'server-version': '',
  'report-path': '',
};

/** Of the service's own clock, which is this machine's: `since` is counted from now. */
export function worldOfToday(changes: Partial<World> = {}): World {
  const now = Date.now();
  const failed = { status: 'error', error: 'relation "orders" does not exist', trigger: 'scheduled' };
  return someWorld({
    now: () => now,
    runs: [
      run(1, { minutesAgo: 2, now }, failed),
      run(2, { minutesAgo: 3, now }, { cacheHit: true, warehouseExecutionTimeMs: 0 }),
      run(3, { minutesAgo: 90, now }, { trigger: 'apps', dashboardUuid: uuid(0xdd), dashboardName: 'Sales' }),
      run(4, { minutesAgo: 100, now }, { warehouseExecutionTimeMs: 754_000, title: 'payments' }),
      run(5, { minutesAgo: 120, now }, { status: 'queued', warehouseExecutionTimeMs: null, resultsUpdatedAt: null }),
      run(6, { minutesAgo: 3_000, now }, { status: 'expired' }),
      run(7, { minutesAgo: 3, now, account: 'other' }),
    ],
    ...changes,
  });
}

/** Of a service with a trigger of the future. */
export const withAgents = {
  status: 'ok',
  results: {
    data: [],
    pagination: { page: 1, pageSize: 100, totalResults: 0, totalPageCount: 0 },
    counts: {
      total: 7,
      warehouseTimeMsLast7Days: 0,
      windows: { lastFewMinutes: 0, lastHour: 0, last24Hours: 0, last7Days: 7, last30Days: 0 },
      triggers: { interactive: 0, apps: 0, scheduled: 0, agents: 7 },
    },
  },
};

/** Starts a service for one test. (Its end is the run's, not the test's: the tests of this file run side by side.) */
export async function withService<T>(
  world: World,
  use: (service: AnalyticsService) => Promise<T>,
  options: AnalyticsServiceOptions = {},
): Promise<T> {
  const service = await startAnalyticsService(world, options);
  try {
    return await use(service);
  } finally {
    await service.close();
  }
}

/** Runs the companion by one of the ways to run an action, and makes sure that the token is nowhere but where the runner is told to mask it. */
export function queryHistoryStep(run: typeof runAction) {
  return async function runAt(
    { baseUrl }: { readonly baseUrl: string },
    inputs: Readonly<Record<string, string>> = {},
    environment: Readonly<Record<string, string>> = {},
  ): Promise<StepResult> {
    const given = { 'base-url': baseUrl, 'project-uuid': PROJECT, 'api-token': TOKEN, ...inputs };
    const result = await run(given, environment, null, 'query-history');
    const token = given['api-token'] || environment['LIGHTDASH_API_KEY']?.trim() || '';
    if (token !== '') {
      const mask = `::add-mask::${token}\n`;
      expect(result.stdout.startsWith(mask)).toBe(true);
      const rest = result.stdout.slice(mask.length);
      // Without its prefix: in a page the underscore is a reference.
      for (const text of [rest, result.stderr, result.summary, JSON.stringify([result.written, result.report])]) {
        expect(text).not.toContain(token.slice(6, 20));
      }
    }
    expect(`${result.stdout}${result.stderr}`).not.toMatch(/^\s+at .*[:(]|node:internal/m);
    return result;
  };
}

export function messages({ commands }: StepResult, ...levels: readonly string[]): string[] {
  return commands.filter(({ name }) => levels.includes(name)).map(({ message }) => message);
}
