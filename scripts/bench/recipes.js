// Measures the compile check of query-recipes: many charts, and a slow service in its own process.
import { spawn } from 'node:child_process';
import { median } from './measure.js';

const [CHARTS, WAIT_MS] = [200, 30];
const PROJECT = '00000000-0000-4000-8000-0000000000a1';

/** Measures against the ideal time at this concurrency. Each chart takes two requests, one after the other. */
export async function benchRecipes() {
  const { AnalyticsClient } = await import('../../build/companions/service/client.js');
  const { ANALYTICS_LIMITS } = await import('../../build/companions/service/limits.js');
  const { gatherRecipes } = await import('../../build/companions/recipes/gather-recipes.js');
  const baseUrl = await serve();
  const question = {
    projectUuid: PROJECT,
    baseUrl,
    charts: Array.from(
      { length: CHARTS },
      (_, number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    ),
    chartsFromHistory: 0,
    baseline: null,
    isBaselineMissing: false,
    compareHistory: false,
    metrics: null,
    users: null,
    failOn: 'broken',
  };
  const host = {
    now: () => new Date(),
    signal: new AbortController().signal,
    isInterrupted: () => false,
    wait: () => Promise.resolve(),
    onProgress: () => undefined,
  };
  const taken = [];
  for (let round = 0; round < 4; round += 1) {
    const client = new AnalyticsClient({ baseUrl, token: 'ldpat_bench' });
    const started = performance.now();
    const { report } = await gatherRecipes(client, question, host);
    taken.push(performance.now() - started);
    client.close();
    if (report.outcome.failures.length > 0) throw new Error(JSON.stringify(report.outcome));
  }
  const ideal = (2 * CHARTS * WAIT_MS) / ANALYTICS_LIMITS.mostAtOnce;
  const what = `query-recipes, ${CHARTS} charts, ${WAIT_MS} ms a request`;
  return [
    {
      what,
      against: `${ANALYTICS_LIMITS.mostAtOnce} at a time`,
      anchor: { wall: ideal },
      own: { wall: median(taken) },
    },
  ];
}

function serve() {
  const child = spawn(process.execPath, ['scripts/bench/analytics-server.js', String(WAIT_MS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.on('exit', () => child.kill());
  return new Promise((resolve) => {
    child.stdout.once('data', (port) => resolve(`http://127.0.0.1:${String(port).trim()}`));
  });
}
