import { summary } from '@actions/core';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runFramed } from '../../src/runner/frame.ts';

const { exitCode } = process;
/** What happened, in its order. */
let events: string[] = [];

beforeEach(() => {
  events = [];
  // Nothing is called back, so that the process of the tests goes on.
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    if (String(text).startsWith('::')) events.push(String(text).trim());
    return true;
  });
  vi.spyOn(process, 'on').mockReturnThis();
  vi.spyOn(summary, 'write').mockImplementation(async (options) => {
    events.push(`summary: ${summary.stringify()} ${JSON.stringify(options)}`);
    return summary;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

afterAll(() => {
  process.exitCode = exitCode;
});

type Part = 'main' | 'withdraw' | 'renderFailure' | 'onFailure';

/** Runs an action of which these parts throw. */
async function run(breaking: readonly Part[], fails = false): Promise<void> {
  const enter = (part: Part) => {
    events.push(part);
    if (breaking.includes(part)) throw new Error(`${part} broke.`);
  };
  await runFramed({
    title: 'Test',
    endedEarly: 'The test ended early.',
    mostMinutes: 15,
    main: async () => {
      enter('main');
      return fails;
    },
    withdraw: () => enter('withdraw'),
    renderFailure: (message) => {
      enter('renderFailure');
      return `It failed: ${message}`;
    },
    onFailure: (message) => {
      enter('onFailure');
      events.push(`told: ${message}`);
      return Promise.reject(new Error('Nobody listens.'));
    },
  });
}

describe('an action', () => {
  it.each([
    [false, 0],
    [true, 1],
  ])('that ends and fails the job (%s) ends with %i', async (fails, code) => {
    await run([], fails);
    expect(process.exitCode).toBe(code);
    expect(events).toEqual(['main']);
  });

  it('that throws takes back what it published before it says anything', async () => {
    await run(['main']);
    expect(process.exitCode).toBe(1);
    expect(events).toEqual([
      'main',
      'withdraw',
      '::error title=Test::main broke.',
      'renderFailure',
      'summary: It failed: main broke. {"overwrite":true}',
      'onFailure',
      'told: main broke.',
    ]);
  });

  it.each<Part[]>([['withdraw'], ['renderFailure'], ['onFailure'], ['withdraw', 'renderFailure', 'onFailure']])(
    'that throws fails the step and says why, though more breaks: %s %s %s',
    async (...parts) => {
      await run(['main', ...parts]);
      expect(process.exitCode).toBe(1);
      expect(events.filter((event) => !/^(?:summary|told): /.test(event))).toEqual([
        'main',
        'withdraw',
        '::error title=Test::main broke.',
        'renderFailure',
        'onFailure',
      ]);
    },
  );

  it('that throws where no summary can be written says so elsewhere all the same', async () => {
    vi.mocked(summary.write).mockRejectedValue(new Error('There is no file.'));
    await run(['main']);
    expect(process.exitCode).toBe(1);
    expect(events.at(-1)).toBe('told: main broke.');
  });
});
