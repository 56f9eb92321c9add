import { describe, expect, it } from 'vitest';
import { artifactOf } from '../support/documents.ts';
import { failing, HURRIED } from '../support/faults.ts';
import { ACTIONS, type Misbehaving, PROVEN, provenQuestion, provenServer, runGate } from '../support/faulty-steps.ts';
import { AT_LENGTH } from '../support/holds.ts';
import {
  type Behaviour,
  cutInTheMiddle,
  cutWithoutLength,
  empty,
  failTimes,
  html,
  reset,
  serve,
  stallAfterHeaders,
  startServer,
  status,
} from '../support/misbehaving-server.ts';
import { runCli } from '../support/process.ts';
import { runAction, type StepResult } from '../support/runner.ts';

/** At length the time of a silent server is real. */
const SOON_OVER = failing({ faster: AT_LENGTH ? 1 : 10 });

function expectUnproven(result: StepResult, message: RegExp): void {
  expect(result.code).toBe(1);
  expect(result.outputs).toMatchObject({ decision: 'unproven', safe: 'false', 'upgrade-mode': 'Recreate' });
  expect(result.commands.filter(({ name }) => name === 'error')).toMatchObject([
    { message: expect.stringMatching(message) },
  ]);
}

describe.concurrent('names that cannot be resolved', () => {
  /** One host for the index and another one for the artifacts. */
  async function runByNames(names: Parameters<typeof failing>[0]['names'], host = 'assets.test'): Promise<StepResult> {
    const server = await startServer(provenServer());
    try {
      const port = new URL(server.origin).port;
      const inputs = {
        ...provenQuestion(`http://index.test:${port}`),
        'release-asset-url': `http://${host}:${port}/{version}.json`,
      };
      return await runAction(inputs, failing({ names: names ?? {}, waits: 1_000 }));
    } finally {
      await server.close();
    }
  }

  it('are no hindrance where they can', async () => {
    expect((await runByNames({})).outputs).toMatchObject({ decision: 'roll' });
  });

  it.each([
    ['from the index on', { most: 0, code: 'ENOTFOUND' }, /index.*getaddrinfo ENOTFOUND index\.test \(5 attempts\)/],
    ['after the index', { most: 1, code: 'EAI_AGAIN' }, /artifact of 1\.\d\.0.*getaddrinfo EAI_AGAIN assets\.test/],
  ] as const)('%s', async (_, names, message) => {
    expectUnproven(await runByNames(names), message);
  });

  it('on the second host alone', async () => {
    expectUnproven(await runByNames({}, 'assets.invalid'), /artifact of 1\.\d\.0.*ENOTFOUND assets\.invalid/);
  });
});

describe.concurrent('an exception that nobody catches', () => {
  const breaking = failing({ names: { most: 0, breaks: true } });

  it('ends the gate red, with what is safe', async () => {
    const result = await runAction(provenQuestion('http://index.test'), breaking);
    expectUnproven(result, /The gate ended before it reached a decision/);
  });

  it('ends the command line without an answer, not with one that is known', async () => {
    const { from = '', to = '', 'index-url': url = '' } = provenQuestion('http://index.test');
    const ended = await runCli(['upgrade-check', '--from', from, '--to', to, '--index-url', url], breaking);
    expect([ended.code, ended.stdout]).toEqual([2, '']);
    expect(ended.stderr).toContain('upgrade-gate: Error: made to fail');
  });
});

describe.concurrent('a server that flaps', () => {
  const wrongs: Readonly<Record<string, Behaviour>> = {
    reset: reset(),
    'HTTP 500': status(500),
    empty: empty(),
    cut: cutInTheMiddle(JSON.stringify(PROVEN['/1.1.0.json'])),
    'cut without a length': cutWithoutLength(JSON.stringify(PROVEN['/1.1.0.json'])),
    'HTML with HTTP 200': html(),
    silent: stallAfterHeaders(),
  };
  /** After these the next attempt may bring the document; the others are answers, if bad ones. */
  const passing = ['reset', 'HTTP 500', 'cut', 'silent'];
  const flapping = (behaviour: Behaviour, times: number): Misbehaving => {
    const flaps = Object.entries(PROVEN).map(([path, document]) => [
      path,
      failTimes(times, behaviour, serve(document)),
    ]);
    const byPath = Object.fromEntries(flaps) as Record<string, Behaviour>;
    return (path) => byPath[path];
  };

  it.each(Object.entries(wrongs))('is waited for or not believed: %s', async (name, behaviour) => {
    const environment = name === 'silent' ? SOON_OVER : HURRIED;
    const once = await runGate({ environment }, flapping(behaviour, 1));
    const isPassing = passing.includes(name);
    expect([once.code, once.outputs['decision']], once.stdout).toEqual(isPassing ? [0, 'roll'] : [1, 'unproven']);
    // For ever silent: test/e2e/gate.test.ts.
    if (name === 'silent') return;
    const always = await runGate({ environment: HURRIED }, flapping(behaviour, Number.POSITIVE_INFINITY));
    expectUnproven(always, /index.*(cannot|could not|is empty|expected|attempts)/);
  });

  it('and comes back with another verdict is believed in what it says last', async () => {
    const unsafe = artifactOf('1.2.0', '1.1.0', {
      compatibility: { rollingUpdateSafe: false, recommendedStrategy: 'Recreate' },
    });
    const behaviour = failTimes(2, status(503), serve(unsafe));
    const result = await runGate({ environment: HURRIED }, (path) => (path === '/1.2.0.json' ? behaviour : undefined));
    expect([result.code, result.outputs['decision'], result.outputs['upgrade-mode']]).toEqual([
      1,
      'recreate',
      'Recreate',
    ]);
  });
});

describe.concurrent('too many requests', () => {
  const storm = (headers: Readonly<Record<string, string>>) => status(429, { headers });

  it.each<[string, Record<string, string>, number]>([
    ['without a Retry-After', {}, 5],
    ['for a second', { 'retry-after': '1' }, 5],
    ['for an hour', { 'retry-after': '3600' }, 5],
  ])('%s, and then no more, are waited out', async (_, headers) => {
    const behaviours = Object.entries(PROVEN).map(([path, document]) => [
      path,
      failTimes(1, storm(headers), serve(document)),
    ]);
    const byPath = Object.fromEntries(behaviours) as Record<string, Behaviour>;
    const result = await runGate({ environment: HURRIED }, (path) => byPath[path]);
    expect([result.code, result.outputs['decision']], result.stdout).toEqual([0, 'roll']);
  });

  it.each<[string, Record<string, string>, number]>([
    ['without a Retry-After', {}, 5],
    ['for a second', { 'retry-after': '1' }, 5],
    ['for an hour', { 'retry-after': '3600' }, 5],
    ['until a date far ahead', { 'retry-after': 'Fri, 31 Dec 9999 23:59:59 GMT' }, 5],
  ])('%s, for ever, are given up', async (_, headers, attempts) => {
    const index = { asked: 0 };
    const result = await runGate({ environment: HURRIED }, (path) => {
      if (path === '/index.json') index.asked += 1;
      return storm(headers);
    });
    expectUnproven(result, new RegExp(`HTTP 429.*\\(${attempts} attempts\\)`));
    expect(index.asked).toBe(attempts);
    // Only the artifacts are stormed: each is given up as well.
    const artifacts = await runGate({ environment: HURRIED }, (path) =>
      path === '/index.json' ? undefined : storm(headers),
    );
    expectUnproven(artifacts, /artifact of 1\.\d\.0 could not be read.*HTTP 429/);
  });

  it.each(ACTIONS.slice(1))('for ever make "%s" fail where it is to fail', async (action, run) => {
    const result = await run({ environment: HURRIED }, () => storm({ 'retry-after': '3600' }));
    expect(result.code).toBe(1);
    if (action === 'query-history') expect(result.outputs['available']).toBe('false');
    else expect(result.outputs['ok']).toBe('0');
  });
});
