import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll } from 'vitest';
import { gatherHistory } from '../../src/companions/history/gather-history.ts';
import { gatherRecipes } from '../../src/companions/recipes/gather-recipes.ts';
import { AnalyticsError } from '../../src/companions/service/analytics-error.ts';
import { AnalyticsClient } from '../../src/companions/service/client.ts';
import { GitHubApi } from '../../src/net/github-api.ts';
import { FETCH_LIMITS } from '../../src/net/limits.ts';
import { openRepository } from '../../src/repository/repository.ts';
import { answerTo, type ServiceRequest } from '../support/analytics-service.ts';
import { manyCharts, NOON, run, someWorld, TOKEN } from '../support/analytics-service-data.ts';
import { pullRequestEvent } from '../support/events.ts';
import { historyQuestion } from '../support/gathered-history.ts';
import { chartUuid, recipesHost, recipesQuestion } from '../support/gathered-recipes.ts';
import { type MisbehavingServer, startServer } from '../support/misbehaving-server.ts';
import { type Interference, interfered, interference, type Sent, send } from './answers.ts';
import { fuzz, property } from './harness.ts';
import { judgeIn, PROVEN_TO, UNSAFE_TO } from './repositories.ts';

const LIMITS = {
  ...FETCH_LIMITS,
  idleMs: 2_000,
  totalMs: 5_000,
  longestRetryAfterMs: 1,
  firstWaitMs: 1,
  mostAttempts: 2,
};

/** Of the run that is going on. */
let interferences: readonly Interference[] = [];
let count = 0;

/** The next answer, as it arrives. */
function onItsWay(sent: Sent): Sent {
  const position = count;
  count += 1;
  return interfered(
    sent,
    interferences.filter(({ which }) => which === position),
  );
}

function begin(by: readonly Interference[]): void {
  interferences = by;
  count = 0;
}

const json = (document: unknown): Sent => ({
  status: 200,
  type: 'application/json; charset=utf-8',
  body: Buffer.from(JSON.stringify(document)),
});

/* GitHub: a pull request that leads to a release that is not proven, seen by the API alone. */

const [BASE, HEAD, MERGE] = ['a', 'b', 'c'].map((digit) => digit.repeat(40)) as [string, string, string];
const FILES = new Map(
  (
    [
      [BASE, PROVEN_TO],
      [HEAD, UNSAFE_TO],
      [MERGE, UNSAFE_TO],
    ] as const
  ).map(([commit, tag]) => [
    commit,
    new Map([
      ['README.md', Buffer.from('# Deployments of lightdash\n')],
      ['lightdash/values.yaml', Buffer.from(`image:\n  repository: lightdash/lightdash\n  tag: ${tag}\n`)],
    ]),
  ]),
);
const ROOT = '/repos/acme/deploy';
const blobId = (bytes: Buffer) => createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

function answerOfGitHub(address: string): Sent {
  const url = new URL(address, 'http://api.test');
  const path = decodeURIComponent(url.pathname.slice(ROOT.length));
  const commit = path.split('/').at(-1) ?? '';
  const files = FILES.get(commit);
  if (path.startsWith('/git/trees/') && files !== undefined) {
    const tree = [...files].map(([name, bytes]) => {
      return { path: name, mode: '100644', type: 'blob', sha: blobId(bytes), size: bytes.length };
    });
    return json({ sha: commit, tree, truncated: false });
  }
  if (path.startsWith('/contents/')) {
    const bytes = FILES.get(url.searchParams.get('ref') ?? '')?.get(path.slice('/contents/'.length));
    if (bytes !== undefined)
      return { status: 200, type: 'application/vnd.github.raw+json; charset=utf-8', body: bytes };
  }
  if (path === `/git/commits/${MERGE}`) return json({ sha: MERGE, parents: [{ sha: BASE }, { sha: HEAD }] });
  if (path === '/git/ref/pull/7/merge')
    return json({ ref: 'refs/pull/7/merge', object: { type: 'commit', sha: MERGE } });
  if (path === '/git/ref/heads/main') return json({ ref: 'refs/heads/main', object: { type: 'commit', sha: BASE } });
  return { ...json({ message: 'Not Found' }), status: 404 };
}

let gitHub: MisbehavingServer;
/** Whether an answer that lists files differs from what is there. */
let isListChanged = false;

async function checkGitHub(by: readonly Interference[]): Promise<string> {
  begin(by);
  isListChanged = false;
  const api = new GitHubApi({
    baseUrl: gitHub.origin,
    token: 'ghs_secretToken1234567890',
    owner: 'acme',
    repo: 'deploy',
    limits: LIMITS,
  });
  const repository = await openRepository({ directory: '/nonexistent', api, fetch: false });
  const event = pullRequestEvent(BASE, { headSha: HEAD, baseSha: BASE }, 'pull_request_target');
  const report = await judgeIn(repository, event);
  const shown = JSON.stringify(
    report.deployments.map(({ from, to, change, decision }) => [from, to, change, decision]),
  );
  if (report.safe || report.upgradeMode !== 'Recreate') throw new Error(`safe: ${shown}`);
  // A server that names other files than there are is believed; what is in them is not.
  const isRemoval =
    isListChanged && report.deployments.some(({ change }) => change === 'removed' || change === 'install');
  if (!report.outcome.fails && !isRemoval) throw new Error(`passes: ${shown}`);
  if (!report.outcome.fails) return 'a file that is not listed';
  return report.problem === null ? 'judged' : 'cannot be read';
}

/* The analytics service: what it does not answer is never all right. */

const CHARTS = 4;
const usual = someWorld();
/** Every second chart is one of an explore that tells of errors. */
const WORLD = someWorld({
  projects: usual.projects.map((project) => ({
    ...project,
    explores: project.explores.flatMap((explore) => [
      explore,
      { ...explore, name: 'broken', uncompiled: ['orders_status'] },
    ]),
  })),
  charts: manyCharts(CHARTS).map((chart, at) =>
    at % 2 === 0 ? chart : { ...chart, metricQuery: { ...chart.metricQuery, exploreName: 'broken' } },
  ),
  runs: Array.from({ length: 12 }, (_, number) => run(number, { minutesAgo: 5 * number })),
});

let service: MisbehavingServer;
/** What the service has answered in this run, by path. */
let answers: { readonly path: string; readonly sent: Sent }[] = [];

const client = () =>
  new AnalyticsClient({
    baseUrl: service.origin,
    token: TOKEN,
    limits: { ...LIMITS, mostAtOnce: 1 },
  });

/** The results of an answer, as far as it is a success by the document; else undefined. */
// biome-ignore lint/suspicious/noExplicitAny: whatever the server sent
function resultsOf({ status, body }: Sent): any {
  try {
    const document = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return status === 200 && document.status === 'ok' ? document.results : undefined;
  } catch {
    return undefined;
  }
}

/** The fields that every chart asks for, as far as they were answered: a chart that arrives without a field is sound without it. */
function fieldsOfAll(): string[] {
  const queries = answers
    .filter(({ path }) => path.includes('/saved/'))
    .map(({ sent }) => resultsOf(sent)?.metricQuery)
    .filter((query) => typeof query?.exploreName === 'string');
  const isAsked = (field: string) => queries.every((query) => [query.dimensions, query.metrics].flat().includes(field));
  return ['orders_status', 'orders_order_count'].filter(isAsked);
}

function compiles(sent: Sent): boolean {
  const results = resultsOf(sent);
  const sql = typeof results === 'string' ? results : results?.query;
  const errors = typeof results === 'object' ? (results?.compilationErrors ?? []) : [];
  const isSound =
    typeof sql === 'string' && fieldsOfAll().every((field) => new RegExp(`(?<!NULL) AS "${field}"`).test(sql));
  return isSound && Array.isArray(errors) && errors.length === 0;
}

async function checkRecipes(by: readonly Interference[]): Promise<string> {
  begin(by);
  answers = [];
  const asked = client();
  try {
    const question = recipesQuestion({
      charts: Array.from({ length: CHARTS }, (_, number) => chartUuid(number + 1)),
      metrics: { tags: ['finance'], expected: ['orders.order_count'] },
      users: 'list',
    });
    const { report } = await gatherRecipes(asked, question, recipesHost().host);
    const charts = report.charts?.charts ?? [];
    const good = charts.filter(({ result }) => result === 'ok');
    const saved = good.filter(({ uuid }) =>
      answers.some(
        ({ path, sent }) => path.endsWith(uuid) && typeof resultsOf(sent)?.metricQuery?.exploreName === 'string',
      ),
    );
    const compiled = answers.filter(({ path, sent }) => path.endsWith('/compileQuery') && compiles(sent));
    if (charts.length !== CHARTS) throw new Error(`${charts.length} charts of ${CHARTS}`);
    if (saved.length < good.length || compiled.length < good.length) {
      throw new Error(
        `${good.length} charts are ok, of which ${saved.length} were read and ${compiled.length} compiled`,
      );
    }
    const metric = report.metrics;
    const isMetricServed = answers.some(({ sent }) => sent.body.includes('order_count'));
    if (metric !== null && metric.problem === null && metric.missing.length === 0 && !isMetricServed) {
      throw new Error('a metric is there that was not answered');
    }
    if (good.length < CHARTS && !report.outcome.fails && charts.some(({ result }) => result === 'broken')) {
      throw new Error('a broken chart does not fail');
    }
    return good.length === CHARTS / 2 ? 'as it is' : 'otherwise';
  } finally {
    asked.close();
  }
}

async function checkHistory(by: readonly Interference[]): Promise<string> {
  begin(by);
  answers = [];
  const asked = client();
  try {
    const limits = { 'max-failed': 1, 'max-failed-scheduled': 0, 'max-warehouse-ms': 1 };
    const { counts } = await gatherHistory(asked, historyQuestion({ limits }), { now: () => new Date(NOON) });
    if (!answers.some(({ sent }) => resultsOf(sent)?.counts?.total === counts.total)) {
      throw new Error(`a total of ${counts.total} that was not answered`);
    }
    return 'read';
  } catch (error) {
    if (error instanceof AnalyticsError) return `refused: ${error.kind}`;
    throw error;
  } finally {
    asked.close();
  }
}

beforeAll(async () => {
  gitHub = await startServer((request, response) => {
    const address = request.url ?? '';
    const sent = answerOfGitHub(address);
    const arrived = onItsWay(sent);
    if (address.includes('/git/trees/') && !arrived.body.equals(sent.body)) isListChanged = true;
    send(arrived, response);
  });
  service = await startServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://service.test');
      const { method = '', headers } = request;
      const received: ServiceRequest = {
        method,
        path: url.pathname,
        query: url.searchParams,
        headers,
        body: Buffer.concat(chunks).toString(),
      };
      const { status, contentType, text } = answerTo(WORLD, received);
      const sent = onItsWay({ status, type: contentType, body: Buffer.from(text) });
      answers.push({ path: url.pathname, sent });
      send(sent, response, { 'lightdash-version': '0.2231.1' });
    });
  });
});
afterAll(() => Promise.all([gitHub.close(), service.close()]));

const some = (most: number) => fc.array(interference(most), { maxLength: 2 });

fuzz('api-answers', [
  property({
    name: 'no answer of GitHub hides a change',
    inputs: some(7),
    check: checkGitHub,
    runs: 60,
    reaches: { judged: 15, 'cannot be read': 15 },
  }),
  property({
    name: 'no answer of the service makes a chart survive that did not compile',
    inputs: some(2 * CHARTS + 2),
    check: checkRecipes,
    runs: 50,
    reaches: { 'as it is': 10, otherwise: 5 },
  }),
  property({
    name: 'no answer of the service makes a history of what it did not say',
    inputs: some(4),
    check: checkHistory,
    runs: 40,
    reaches: { read: 10 },
  }),
]);
