import { describe, expect, it } from 'vitest';
import { pullRequestEvent } from '../support/events.ts';
import {
  ACTIONS,
  type Misbehaving,
  provenQuestion,
  provenServer,
  runGate,
  runHistory,
  runRecipes,
} from '../support/faulty-steps.ts';
import {
  type Behaviour,
  serverForTest,
  stallAfterHeaders,
  stallBeforeHeaders,
  status,
} from '../support/misbehaving-server.ts';
import { ROOT, runNode } from '../support/process.ts';
import { commentServerFor, JOB_TOKEN } from '../support/pull-request-comments.ts';
import { runAction } from '../support/runner.ts';
import { expectUnfinished } from '../support/unfinished.ts';

// On Windows there are no signals: whatever ends a process there ends it as SIGKILL does, at once.
const onUnix = process.platform !== 'win32';

/** A moment of a run that lasts until the process is gone: a server that keeps the request waiting. */
function moment(wait: Behaviour = stallBeforeHeaders(), requests = 1) {
  let come: () => void = () => undefined;
  const after = new Promise<void>((resolve) => {
    come = resolve;
  });
  let left = requests;
  const behaviour: Behaviour = (request, response) => {
    wait(request, response);
    left -= 1;
    if (left === 0) come();
  };
  return { after, behaviour };
}

/** Half of an answer, and nothing after it. */
const half: Behaviour = (_, response) => {
  response.writeHead(200, { 'content-length': 1_000 }).write('{"schemaVersion":');
};

describe.skipIf(!onUnix).concurrent('a gate that is told to end', () => {
  const stages: readonly (readonly [string, Behaviour, number, (path: string) => boolean])[] = [
    ['while the index is asked for', stallBeforeHeaders(), 1, (path) => path === '/index.json'],
    ['in the middle of the index', half, 1, (path) => path === '/index.json'],
    // The index is there, and nothing of any artifact.
    ['before the first artifact', stallBeforeHeaders(), 3, (path) => path !== '/index.json'],
    ['in the middle of an artifact', half, 1, (path) => path === '/1.2.0.json'],
    ['while one artifact is missing', stallAfterHeaders(), 1, (path) => path === '/1.3.0.json'],
  ];
  const endings = stages.flatMap((stage) =>
    (['SIGTERM', 'SIGKILL'] as const).map((signal) => [signal, ...stage] as const),
  );

  it.each([
    ...endings,
    ['SIGINT', ...(stages[3] as (typeof stages)[number])] as const,
    ['SIGHUP', ...(stages[3] as (typeof stages)[number])] as const,
  ])('by %s %s has proven nothing', async (signal, _, wait, requests, isHeld) => {
    const { after, behaviour } = moment(wait, requests);
    const result = await runGate({ killing: { signal, after } }, (path) => (isHeld(path) ? behaviour : undefined));
    expect([result.code, result.signal]).toEqual([null, signal]);
    expect(result.outputsProblem).toBeNull();
    expect(result.outputs).toMatchObject({ decision: 'unproven', 'upgrade-mode': 'Recreate' });
    expectUnfinished(result, '');
    expect(result.summary).toBe('');
  });
});

describe.skipIf(!onUnix)('a signal that Node does not listen to', () => {
  it('changes nothing: SIGPIPE', async () => {
    const { after, behaviour } = moment();
    const answer = provenServer();
    const result = await runGate({ killing: { signal: 'SIGPIPE', after } }, (path) => {
      if (path !== '/index.json') return undefined;
      return (request, response) => {
        behaviour(request, response);
        // The signal is sent as soon as this function has ended.
        setImmediate(() => answer(request, response));
      };
    });
    expect([result.code, result.signal, result.outputs['upgrade-mode']]).toEqual([0, null, 'RollingUpdate']);
  });
});

describe.skipIf(!onUnix)('a gate that has to end while it comments', () => {
  it.each([
    ['SIGTERM', 'find'],
    ['SIGKILL', 'create'],
  ] as const)('by %s while it is to %s it', async (signal, held) => {
    const { after, behaviour } = moment();
    const github = await commentServerFor({ behave: (operation) => (operation === held ? behaviour : undefined) });
    const server = await serverForTest(provenServer());
    const inputs = { ...provenQuestion(server.origin), comment: 'always', 'github-token': JOB_TOKEN };
    const event = {
      ...pullRequestEvent('a'.repeat(40), { headSha: 'b'.repeat(40), baseSha: 'c'.repeat(40) }),
      folder: ROOT,
    };
    const result = await runAction(inputs, github.environment, event, '', { signal, after });
    expect([result.signal, github.comments]).toEqual([signal, []]);
    expect(result.outputs).toMatchObject({ decision: 'unproven', 'upgrade-mode': 'Recreate' });
    expectUnfinished(result, '');
  });
});

describe.skipIf(!onUnix).concurrent('a companion that is told to end', () => {
  const isHistory = (path: string) => path.endsWith('/query/history');
  const isUsers = (path: string) => path.endsWith('/org/users');
  const isCompilation = (path: string) => path.endsWith('/compileQuery');

  it.each([
    ['query-history', runHistory, isHistory, 'SIGTERM'],
    ['query-history', runHistory, isHistory, 'SIGKILL'],
    ['query-history', runHistory, isHistory, 'SIGINT'],
    ['query-recipes', runRecipes, isCompilation, 'SIGKILL'],
    ['query-recipes', runRecipes, isUsers, 'SIGKILL'],
    ['query-recipes', runRecipes, isUsers, 'SIGHUP'],
  ] as const)('%s has found out nothing', async (action, run, isHeld, signal) => {
    const { after, behaviour } = moment();
    const held: Misbehaving = (path) => (isHeld(path) ? behaviour : undefined);
    const result = await run({ killing: { signal, after } }, held);
    expect(result.signal).toBe(signal);
    expect(result.outputsProblem).toBeNull();
    expectUnfinished(result, action);
  });

  it.each([
    ['its compilations', isCompilation],
    ['its users', isUsers],
  ])('query-recipes writes what it knows by SIGTERM, and fails: over %s', async (_, isHeld) => {
    const { after, behaviour } = moment();
    const result = await runRecipes({ killing: { signal: 'SIGTERM', after } }, (path) =>
      isHeld(path) ? behaviour : undefined,
    );
    expect([result.code, result.signal, result.report?.['isInterrupted']]).toEqual([1, null, true]);
    expect(result.summary).not.toContain('✅');
  });
});

describe.concurrent('a log that nobody reads', () => {
  // Nothing comes out of the process, so this happens before it has written anything.
  const closing = (stream: 'stdout' | 'stderr') => ({ killing: { closes: stream, after: Promise.resolve() } }) as const;

  it.each(ACTIONS)('changes nothing of what is found out, be it good: "%s"', async (_, run) => {
    const plain = await run();
    expect(plain.code).toBe(0);
    for (const stream of ['stdout', 'stderr'] as const) {
      const result = await run(closing(stream));
      const of = ({ code, summary, outputs }: typeof result) => ({
        code,
        lines: summary.split('\n').length,
        outputs: Object.keys(outputs),
      });
      expect(of(result), stream).toEqual(of(plain));
      expect(result.outputsProblem).toBeNull();
    }
  });

  it.each(['stdout', 'stderr'] as const)('nor be it bad: %s', async (stream) => {
    const result = await runGate(closing(stream), (path) => (path === '/1.2.0.json' ? status(404) : undefined));
    expect(result.code).toBe(1);
    expect(result.outputs).toMatchObject({ decision: 'unproven', safe: 'false', 'upgrade-mode': 'Recreate' });
    expect(result.written.filter(([name]) => name === 'upgrade-mode').map(([, value]) => value)).not.toContain(
      'RollingUpdate',
    );
  });

  it.each([
    ['stdout', 2],
    ['stderr', 0],
  ] as const)('leaves the command line without an answer only where it goes to %s', async (stream, code) => {
    const args = [
      'upgrade-check',
      '--from',
      '2.0.0',
      '--to',
      '2.2.0',
      '--index-url',
      'fixtures/release-safety-index.json',
    ];
    const ended = await runNode([`${ROOT}dist/cli/index.js`, ...args], {
      killing: { closes: stream, after: Promise.resolve() },
    });
    expect([ended.code, ended.signal]).toEqual([code, null]);
  });
});
