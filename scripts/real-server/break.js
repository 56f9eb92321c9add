// Takes a dimension and a metric out of the model, and with the dimension a filter. Then runs every chart: Lightdash and its warehouse say which are broken.
//
//   node scripts/real-server/break.js STATE_FILE
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Service } from './service.js';
import { CHART_CONTEXT, explores, GONE, METRICS } from './shop.js';

/** @param {import('./seed.js').State} state @returns {Promise<import('./seed.js').State>} with the charts that fail */
export async function breakContent(state) {
  const { baseUrl, token, project, charts } = state;
  const service = new Service(baseUrl);
  service.useToken(token);
  await service.ask('PUT', `/api/v1/projects/${project}/explores`, explores({ isBroken: true }));
  await service.awaitMetrics(
    project,
    METRICS.filter((name) => name !== `orders.${GONE.metric}`),
  );
  const failing = [];
  for (const { uuid } of charts) {
    const status = await service.run(project, 'chart', { chartUuid: uuid, context: CHART_CONTEXT });
    if (status !== 'ready') failing.push(uuid);
  }
  return { ...state, failing };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [file] = process.argv.slice(2);
  const state = await breakContent(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, JSON.stringify(state));
  console.log(`${state.failing.length} of ${state.charts.length} charts no longer run`);
}
