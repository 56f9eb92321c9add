import { describe, expect, it } from 'vitest';
import { ACTIONS, type Misbehaving, provenQuestion, provenServer } from '../support/faulty-steps.ts';
import { serverForTest, stallBeforeHeaders } from '../support/misbehaving-server.ts';
import { ROOT, runNode } from '../support/process.ts';
import { shown } from '../support/shown.ts';
import { expectUnfinished } from '../support/unfinished.ts';

/** How long each may take, and what it was doing last. */
const LIMITS = {
  '': [15, 'artifacts: 2 of 3'],
  'query-history': [10, 'the query history: 0 of 6'],
  'query-recipes': [30, 'charts: 0 of 2'],
} as const;

/** Lets the time for all of a run end soon after its start. Milliseconds: shorter than any other wait, longer than a start. */
const SOON = 5_000;

function endingSoon(minutes: number): string {
  const code = `const real = setTimeout; globalThis.setTimeout = (call, ms, ...rest) => real(call, ms === ${minutes * 60_000} ? ${SOON} : ms, ...rest);`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

/** What each action asks for at its end. */
const isHeld = (path: string) =>
  path === '/1.3.0.json' || path.endsWith('/query/history') || path.endsWith('/compileQuery');
const silent: Misbehaving = (path) => (isHeld(path) ? stallBeforeHeaders() : undefined);

describe.concurrent('a run whose time is over', () => {
  it.each(ACTIONS)('proves nothing, and says what it waited for: %s', async (action, run) => {
    const [minutes, place] = LIMITS[action];
    const result = await run({ environment: { NODE_OPTIONS: `--import=${endingSoon(minutes)}` } }, silent);
    const message = `The run did not end within ${minutes} minutes. It was stopped while reading ${place}.`;
    expect([result.code, result.signal], result.stdout).toEqual([1, null]);
    expectUnfinished(result, action);
    expect(result.commands.filter(({ name }) => name === 'error').at(-1)?.message).toBe(message);
    expect(shown(result.summary)).toContain(message);
  });

  it.each([
    [[], ''],
    [['--json'], '{"decision":"unproven","problem":{"code":"unproven","message":'],
  ])('proves nothing on the command line: %s', async (more, answer) => {
    const { origin } = await serverForTest(provenServer(silent));
    const options = Object.entries(provenQuestion(origin)).flatMap(([name, value]) => [`--${name}`, value]);
    const result = await runNode([
      `--import=${endingSoon(15)}`,
      `${ROOT}dist/cli/index.js`,
      'gate',
      ...options,
      ...more,
    ]);
    expect(result.code, result.stderr).toBe(2);
    expect(result.stderr).toContain(
      'upgrade-gate: The run did not end within 15 minutes. It was stopped while reading artifacts: 2 of 3.',
    );
    expect(result.stdout.slice(0, answer.length)).toBe(answer);
  });
});
