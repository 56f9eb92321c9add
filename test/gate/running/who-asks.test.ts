import { expect, it } from 'vitest';
import { withMigrations } from '../../../src/companions/companion-report.ts';
import { describeVersions } from '../../../src/companions/history/page/service.ts';
import { awaitVersion } from '../../../src/evidence/await-version.ts';
import { RunningVersions } from '../../../src/evidence/running-version.ts';
import { judgeFiles } from '../../fuzz/repositories.ts';
import { version } from '../../support/documents.ts';
import { historyReport } from '../../support/history-report-factory.ts';
import { type Behaviour, html, serve, serverForTest, status } from '../../support/misbehaving-server.ts';
import { usePlainHttp } from '../../support/plain-http.ts';
import { HASTY, health, readiness, tellingHealth } from '../../support/running-service.ts';

usePlainHttp();

const RUNS = version('2.1.0');
const compose = (tag: string) => ({ 'compose.yaml': `services: {web: {image: "lightdash/lightdash:${tag}"}}\n` });
const named = { headers: { 'lightdash-version': RUNS } };
const warned = (...warnings: readonly string[]) => tellingHealth(RUNS, { warnings });
/** It tells of its migrations, and has no list of warnings yet. */
const between = (requiresMigration: boolean) =>
  serve({ status: 'ok', results: { version: RUNS, requiresMigration } }, named);
/** Servers before August 2026 answer with an error while migrations are pending. */
const throwing = status(500, named);

/** How a wait for 2.1.0 ends, with a clock of its own. */
async function waits(origin: string): Promise<string> {
  const versions = new RunningVersions(HASTY.limits.fetch);
  const url = new URL(origin);
  let clock = 0;
  try {
    const { end } = await awaitVersion(RUNS, 30_000, {
      ask: async () => {
        const found = await versions.ask(url, '');
        return found.version === RUNS ? await versions.withReadiness(url, found) : found;
      },
      sleep: async (ms) => {
        clock += ms;
      },
      now: () => clock,
      onAnswer: () => undefined,
    });
    return end;
  } finally {
    versions.close();
  }
}

async function asksGate(origin: string, from: string, to: string): Promise<string> {
  const inputs = { 'running-url': origin };
  const { decision, outcome } = await judgeFiles(compose(from), compose(to), inputs, new Map(), HASTY);
  return `${decision}${outcome.fails ? ' fails' : ''}`;
}

async function asksCompanion(origin: string): Promise<string> {
  const report = historyReport({ service: { ...historyReport().service, baseUrl: origin, version: RUNS } });
  const told = await withMigrations(report);
  const { migrations } = told.service;
  // What is open is said, and nothing else is.
  const says = describeVersions({ ...told, service: { ...told.service, versions: [RUNS] } }, (text) => text);
  expect(says !== '').toBe(migrations !== null && migrations !== 'done');
  return `${migrations}`;
}

/*
 * Server, state, its two answers (null: it does not know the question); then how `running --expect` ends, what the gate decides on an upgrade from
 * there that its releases prove, and what the companions are told.
 */
it.each<[string, string, Behaviour, Behaviour | null, string, string, string]>([
  ['old', 'clean', health(RUNS), null, 'arrived', 'roll', 'null'],
  ['old', 'pending', throwing, null, 'silent', 'roll', 'null'],
  ['old', 'database down', status(503, named), null, 'silent', 'roll', 'null'],
  ['old', "a proxy's page", html(), null, 'silent', 'roll', 'null'],
  ['between', 'clean', between(false), null, 'arrived', 'roll', 'done'],
  ['between', 'pending', between(true), null, 'open', 'recreate fails', 'pending'],
  [
    'between',
    'pending, as readiness alone says',
    health(RUNS),
    readiness('schema_pending'),
    'open',
    'recreate fails',
    'pending',
  ],
  [
    'between',
    'parked, as readiness alone says',
    between(false),
    readiness('migration_parked'),
    'parked',
    'recreate fails',
    'parked',
  ],
  ['between', 'database down', between(false), readiness('db_unavailable'), 'open', 'recreate fails', 'unavailable'],
  ['between', "a proxy's page for readiness", between(false), html(), 'arrived', 'roll', 'done'],
  ['new', 'clean', tellingHealth(RUNS), readiness(null), 'arrived', 'roll', 'done'],
  [
    'new',
    'pending',
    tellingHealth(RUNS, { open: true }),
    readiness('schema_pending'),
    'open',
    'recreate fails',
    'pending',
  ],
  [
    'new',
    'pending, and ready',
    tellingHealth(RUNS, { open: true }),
    readiness(null),
    'open',
    'recreate fails',
    'pending',
  ],
  ['new', 'parked', warned('migration_parked'), readiness('migration_parked'), 'parked', 'recreate fails', 'parked'],
  ['new', 'parked, and ready', warned('migration_parked'), readiness(null), 'parked', 'recreate fails', 'parked'],
  [
    'new',
    'parked, as readiness alone says',
    tellingHealth(RUNS),
    readiness('migration_parked'),
    'parked',
    'recreate fails',
    'parked',
  ],
  [
    'new',
    'ledger unavailable',
    warned('migration_ledger_unavailable'),
    readiness('migration_ledger_unavailable'),
    'open',
    'recreate fails',
    'unavailable',
  ],
  ['new', 'database down', tellingHealth(RUNS), readiness('db_unavailable'), 'open', 'recreate fails', 'unavailable'],
  ['new', 'a reason of tomorrow', tellingHealth(RUNS), readiness('new'), 'open', 'recreate fails', 'unavailable'],
  ['new', "a proxy's page", html(), readiness(null), 'silent', 'roll', 'null'],
  ['new', "a proxy's page for readiness", tellingHealth(RUNS), status(502), 'arrived', 'roll', 'done'],
])('a server that is %s, %s', async (_, __, ofHealth, ofReadiness, waited, judged, told) => {
  const start = async () => {
    const paths = { '/api/v1/health': ofHealth, ...(ofReadiness === null ? {} : { '/api/v1/readyz': ofReadiness }) };
    return (await serverForTest(paths)).origin;
  };
  expect(await asksCompanion(await start())).toBe(told);
  expect(await asksGate(await start(), RUNS, '2.2.0')).toBe(judged);
  // Nobody else's change waits for it.
  expect(await asksGate(await start(), RUNS, RUNS)).toBe('unchanged');
  expect(await waits(await start())).toBe(waited);
});

it.each<[string, (version: string) => Behaviour]>([
  ['old', health],
  ['new', tellingHealth],
])('a server that is %s, and answers with two versions in turn', async (_, answers) => {
  const inTurns = (): Behaviour => {
    let asked = 0;
    return (request, response) => {
      asked += 1;
      answers(asked % 2 === 1 ? RUNS : '2.0.0')(request, response);
    };
  };
  const start = async () => (await serverForTest({ '/api/v1/health': inTurns() })).origin;
  // It answers otherwise at the end of the run, so it is not known what runs, and the files decide.
  expect(await asksGate(await start(), RUNS, '2.2.0')).toBe('roll');
  expect(await waits(await start())).toBe('other');
});
