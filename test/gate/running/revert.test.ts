import { describe, expect, it } from 'vitest';
import { renderReport } from '../../../src/render/terminal.ts';
import { judgeFiles } from '../../fuzz/repositories.ts';
import { type Behaviour, html, serve, serverForTest, status } from '../../support/misbehaving-server.ts';
import { usePlainHttp } from '../../support/plain-http.ts';
import { HASTY, health, inTurn, readiness, tellingHealth } from '../../support/running-service.ts';

usePlainHttp();

const OLD = '2.1.0';
const NEW = '2.2.0';
const BROKEN = health(NEW);
const CLEAN = tellingHealth(OLD);
const READY = readiness(null);
const compose = (tag: string) => `services: {web: {image: "lightdash/lightdash:${tag}"}}\n`;

interface Service {
  readonly health: Behaviour;
  readonly ready: Behaviour | null;
}
interface Change {
  readonly base: (origin: string) => Readonly<Record<string, string>>;
  readonly head: (origin: string) => Readonly<Record<string, string>>;
  readonly inputs: (origin: string) => Readonly<Record<string, string>>;
}

const file = (origin: string) => ({ '.github/upgrade-gate.yml': `running-url: ${origin}\n` });
const USUAL: Change = {
  base: (origin) => ({ 'compose.yaml': compose(NEW), ...file(origin) }),
  head: (origin) => ({ 'compose.yaml': compose(OLD), ...file(origin) }),
  inputs: () => ({ 'fail-on': 'mode-mismatch' }),
};

async function judge(service: Partial<Service> = {}, change: Partial<Change> = {}) {
  const { health: ofHealth, ready } = { health: CLEAN, ready: READY, ...service };
  const paths = { '/api/v1/health': ofHealth, ...(ready === null ? {} : { '/api/v1/readyz': ready }) };
  const { origin, requests } = await serverForTest(paths);
  const { base, head, inputs } = { ...USUAL, ...change };
  const report = await judgeFiles(base(origin), head(origin), inputs(origin), new Map(), HASTY);
  const asked = requests.filter(({ path }) => path.endsWith('/health')).length;
  return { report, asked };
}

describe('a change that takes back a deployment that did not happen', () => {
  it('passes with a warning, and proves nothing', async () => {
    const { report, asked } = await judge();
    expect(asked).toBe(4);
    expect(report).toMatchObject({ safe: false, upgradeMode: 'Recreate', outcome: { fails: false }, choices: [] });
    expect(report.deployments).toMatchObject([
      { change: 'downgrade', decision: null, reverts: true, fails: false, exceptions: [] },
    ]);
    expect(report.evidence.running).toMatchObject([{ version: OLD, confirmed: true }]);
    expect(report.notes.filter(({ code }) => code === 'reverts')).toEqual([
      {
        level: 'warning',
        code: 'reverts',
        count: 1,
        examples: [expect.stringMatching(/^compose\.yaml: http:\S+ still runs 2\.1\.0, not 2\.2\.0$/)],
      },
    ]);
    const page = renderReport(report).replaceAll(/\s+/g, ' ');
    expect(page).toContain('This takes back a deployment that did not happen');
    expect(page).toContain('2.2.0 never came to serve: three answers in a row named 2.1.0');
    expect(page.match(/This check passes[^.]*?ran/g)).toEqual(['This check passes: what it takes back never ran']);
    expect(page.match(/This check passes/g)).toHaveLength(1);
    expect(page).not.toMatch(/migrations cannot be undone|no way back/);
  });

  it.each(['mode-mismatch', 'blocked', 'never', 'not-rolling'])('under fail-on: %s', async (failOn) => {
    const { report } = await judge({}, { inputs: () => ({ 'fail-on': failOn }) });
    expect(report.outcome.fails).toBe(failOn === 'not-rolling');
    expect(report.safe).toBe(false);
  });

  const warned = (...warnings: readonly string[]) => tellingHealth(OLD, { warnings });
  const answers = (results: Readonly<Record<string, unknown>>) =>
    serve({ status: 'ok', results: { version: OLD, ...results } }, { headers: { 'lightdash-version': OLD } });
  const UNTOLD = 'it does not tell whether its migrations are done';
  const OPEN = 'its migrations are not done';
  const DIFFERS = 'three answers in a row did not name the same version';
  it.each<[string, Partial<Service>, string?]>([
    ['an older server, which does not tell', { health: health(OLD) }, UNTOLD],
    ['an older server without the question', { ready: null }, UNTOLD],
    ['a list of warnings that is missing', { health: answers({ requiresMigration: false }) }, UNTOLD],
    ['warnings that are no list', { health: answers({ requiresMigration: false, migrationWarnings: {} }) }, UNTOLD],
    ['warnings alone', { health: answers({ migrationWarnings: [] }) }, UNTOLD],
    ['a warning', { health: warned('migration_ledger_unavailable') }, OPEN],
    ['a warning of tomorrow', { health: warned('new') }, OPEN],
    ['parked migrations', { health: warned('migration_parked') }, OPEN],
    ['pending migrations', { health: tellingHealth(OLD, { open: true }) }, OPEN],
    ['a schema that is pending', { ready: readiness('schema_pending') }, OPEN],
    ['a database that is down', { ready: readiness('db_unavailable') }, OPEN],
    ["a proxy's page in the place of readiness", { ready: status(502) }, UNTOLD],
    ['no answer', { health: html() }],
    ['the version that is taken back', { health: BROKEN }],
    ['another version', { health: tellingHealth('2.0.0') }],
    ['two versions in turn', { health: inTurn(CLEAN, tellingHealth(NEW), CLEAN) }, DIFFERS],
    ['another one at the third answer', { health: inTurn(CLEAN, CLEAN, tellingHealth(NEW), CLEAN) }, DIFFERS],
    ['another one at the end', { health: inTurn(CLEAN, CLEAN, CLEAN, tellingHealth(NEW)) }],
    ['no second answer', { health: inTurn(CLEAN, html(), CLEAN) }, 'one of three answers did not come'],
    ['a warning at the second answer', { health: inTurn(CLEAN, warned('migration_parked'), CLEAN) }, OPEN],
    ['a warning at the end', { health: inTurn(CLEAN, CLEAN, CLEAN, warned('migration_parked')) }, OPEN],
  ])('is not shown by %s', async (_, service, why) => {
    const { report } = await judge(service);
    // Where another version runs, nothing suggests a revert.
    const doubts = report.notes.filter(({ code }) => code === 'revert-unconfirmed');
    expect(doubts.flatMap(({ examples }) => examples)).toEqual(
      why === undefined ? [] : [expect.stringMatching(/^compose\.yaml: http:\S+ runs 2\.1\.0, but /)],
    );
    if (why !== undefined) {
      const page = renderReport(report).replaceAll(/\s+/g, ' ');
      expect(page).toContain('that does not show that the newer version never came to serve');
      expect(page).toContain(`runs 2.1.0, but ${why}.`);
    }
    expect(report.outcome.fails).toBe(true);
    expect(report.deployments).toMatchObject([{ change: 'downgrade', reverts: false, fails: true }]);
    expect(report.notes.some(({ code }) => code === 'reverts')).toBe(false);
    // The way on that is left.
    expect(report.choices.map(({ id }) => id)).toContain('rollback');
  });

  const two = (one: string, other: string) => (origin: string) => ({
    'prod/compose.yaml': compose(one),
    'stage/compose.yaml': compose(other),
    ...file(origin),
  });
  const NOT_OF_BASE = "its address does not stand in the base's own file";
  const SHARED = 'it answers for other deployments as well';
  it.each<[string, Partial<Change>, string]>([
    [
      'of an input',
      {
        base: () => ({ 'compose.yaml': compose(NEW) }),
        head: () => ({ 'compose.yaml': compose(OLD) }),
        inputs: (origin) => ({ ...USUAL.inputs(origin), 'running-url': origin }),
      },
      NOT_OF_BASE,
    ],
    ['that the change adds', { base: () => ({ 'compose.yaml': compose(NEW) }) }, ''],
    ['of another environment as well', { base: two(OLD, NEW), head: two(OLD, OLD) }, SHARED],
    ['of both environments', { base: two(NEW, NEW), head: two(OLD, OLD) }, SHARED],
    [
      'of no environment of this file',
      {
        base: (origin) => ({
          'compose.yaml': compose(NEW),
          '.github/upgrade-gate.yml': `environments: {prod: {files: [prod/**], running-url: "${origin}"}}\n`,
        }),
        head: (origin) => ({
          'compose.yaml': compose(OLD),
          '.github/upgrade-gate.yml': `environments: {prod: {files: [prod/**], running-url: "${origin}"}}\n`,
        }),
      },
      '',
    ],
  ])('is not shown by an address %s', async (_, change, why) => {
    const { report } = await judge({}, change);
    const doubts = report.notes.filter(({ code }) => code === 'revert-unconfirmed').flatMap(({ examples }) => examples);
    expect(new Set(doubts.map((each) => each.replace(/^.* runs 2\.1\.0, but /, '')))).toEqual(
      new Set(why === '' ? [] : [why]),
    );
    expect(report.outcome.fails).toBe(true);
    expect(report.deployments.every(({ reverts }) => !reverts)).toBe(true);
  });

  it('is proven by the address of its environment, next to others', async () => {
    const settings = (origin: string) => ({
      '.github/upgrade-gate.yml': `environments:\n  prod: {files: ['prod/**'], running-url: '${origin}'}\n  stage: {files: ['stage/**']}\n`,
    });
    const both = (prod: string) => (origin: string) => ({ ...two(prod, OLD)(origin), ...settings(origin) });
    const { report } = await judge({}, { base: both(NEW), head: both(OLD) });
    expect(report.outcome.fails).toBe(false);
    expect(report.deployments.map(({ file: where, reverts }) => [where, reverts])).toEqual([
      ['prod/compose.yaml', true],
      ['stage/compose.yaml', false],
    ]);
    const page = renderReport(report).replaceAll(/\s+/g, ' ');
    expect(page).toContain('2.2.0 never came to serve');
    expect(page).not.toContain('restore a backup');
  });

  it('is not asked for where an exception lets it pass', async () => {
    const exception = (origin: string) =>
      `running-url: ${origin}\nexceptions:\n  - {from: ${NEW}, to: ${OLD}, allow: rollback, reason: x}\n`;
    const { report } = await judge(
      { health: health(OLD) },
      { head: (origin) => ({ 'compose.yaml': compose(OLD), '.github/upgrade-gate.yml': exception(origin) }) },
    );
    expect(report.outcome.fails).toBe(false);
    expect(report.notes.some(({ code }) => code === 'revert-unconfirmed')).toBe(false);
  });

  it('asks no other change more than twice', async () => {
    for (const [was, is] of [
      [OLD, NEW],
      [OLD, OLD],
      ['2.4.0', NEW],
    ] as const) {
      const { asked } = await judge(
        {},
        {
          base: (origin) => ({ 'compose.yaml': compose(was), ...file(origin) }),
          head: (origin) => ({ 'compose.yaml': compose(is), ...file(origin) }),
        },
      );
      expect(asked).toBe(2);
    }
  });
});
