import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { awaitVersion } from '../../src/evidence/await-version.ts';
import type { RunningAnswer } from '../../src/evidence/running-version.ts';
import { version } from '../support/documents.ts';
import { holdsAsync } from '../support/holds.ts';

const NEW = version('2.114.0');
/** `!2.114.0`: an error of that version; `2.114.0 pending`: it answers, and says that of its migrations. */
const answer = (text: string | null): RunningAnswer => ({
  isClean: false,
  migrations: (text?.split(' ')[1] ?? null) as RunningAnswer['migrations'],
  version: text === null || text.startsWith('!') ? null : version(text.split(' ')[0] ?? ''),
  problem: text === null ? 'it answered HTTP 502' : text.startsWith('!') ? `${text} answers HTTP 500` : null,
  named: text?.startsWith('!') === true ? version(text.slice(1)) : null,
});

/** A service that gives these answers in turn, and the last from then on, on a clock of its own. */
async function waitFor(texts: readonly (string | null)[], withinMs: number) {
  let clock = 0;
  const askedAt: number[] = [];
  const told: (string | null)[] = [];
  const { end } = await awaitVersion(NEW, withinMs, {
    ask: async () => {
      askedAt.push(clock);
      clock += 100;
      return answer(texts[Math.min(askedAt.length, texts.length) - 1] ?? null);
    },
    sleep: async (ms) => {
      clock += ms;
    },
    now: () => clock,
    onAnswer: ({ version: found, problem }) => told.push(found ?? problem),
  });
  return { end, askedAt, told };
}

const [OLD, FRESH, LATER] = ['2.113.0', '2.114.0', '2.115.0'];
const MINUTE = 60_000;

it.each<[string, readonly (string | null)[], number, string, number]>([
  ['is there already', [FRESH], MINUTE, 'arrived', 3],
  ['comes after the old one', [OLD, OLD, FRESH], MINUTE, 'arrived', 5],
  ['comes after pending migrations', [OLD, '!2.114.0', '!2.114.0', FRESH], MINUTE, 'arrived', 6],
  ['comes after a restart', [OLD, null, null, FRESH], MINUTE, 'arrived', 6],
  ['answers in turn with the old one for a while', [OLD, FRESH, OLD, FRESH, FRESH, OLD, FRESH], MINUTE, 'arrived', 9],
  ['does not come', [OLD], MINUTE, 'other', 12],
  ['keeps answering in turn with the old one', [FRESH, OLD, FRESH, OLD], 18_000, 'other', 4],
  ['answers once, at the very end', [OLD, OLD, FRESH], 14_000, 'other', 3],
  ['is overtaken by a newer one', [OLD, LATER], MINUTE, 'other', 2],
  ['never finishes its migrations', [OLD, '!2.114.0'], MINUTE, 'silent', 12],
  ['never answers', [null], MINUTE, 'silent', 12],
  ['has done its migrations', ['2.114.0 done'], MINUTE, 'arrived', 3],
  ['finishes its migrations', ['2.114.0 pending', '2.114.0 unavailable', '2.114.0 done'], MINUTE, 'arrived', 5],
  ['has migrations that do not finish', ['2.114.0 pending'], MINUTE, 'open', 12],
  ['cannot tell', ['2.114.0 unavailable'], 12_000, 'open', 3],
  ['has parked migrations', ['2.113.0 parked', '2.114.0 done', '2.114.0 parked'], MINUTE, 'parked', 3],
  ['is not told, once', ['2.114.0 pending', FRESH], 4_000, 'open', 1],
  ['is asked once if there is no time', [FRESH], 1_000, 'arrived', 1],
  ['is asked again if there is just the time', [OLD], 5_100, 'other', 2],
  ['is not there, and there is no time', [OLD], 1_000, 'other', 1],
])('a version that %s', async (_, texts, within, end, questions) => {
  const found = await waitFor(texts, within);
  expect(found.end).toBe(end);
  expect(found.askedAt).toHaveLength(questions);
});

it.each<[string, readonly (string | null)[], readonly (string | null)[]]>([
  ['another state of its migrations', ['2.114.0 pending', '2.114.0 unavailable', FRESH], [FRESH, FRESH, FRESH]],
  [
    'another problem',
    [null, '!2.114.0', null],
    ['it answered HTTP 502', '!2.114.0 answers HTTP 500', 'it answered HTTP 502'],
  ],
  ['another version', [OLD, FRESH, FRESH, FRESH], [OLD, FRESH]],
])('reports %s', async (_, texts, expected) => {
  expect((await waitFor(texts, MINUTE)).told).toEqual(expected);
});

it('asks every five seconds at most, ends in time, and reports each new answer once', async () => {
  const texts = fc.array(fc.constantFrom(OLD, FRESH, LATER, null, '!2.114.0'), { minLength: 1, maxLength: 12 });
  await holdsAsync(
    fc.asyncProperty(texts, fc.integer({ min: 0, max: MINUTE }), async (given, within) => {
      const { end, askedAt, told } = await waitFor(given, within);
      for (const [at, time] of askedAt.entries())
        if (at > 0) expect(time - (askedAt[at - 1] ?? 0)).toBeGreaterThanOrEqual(5_000);
      expect(askedAt.at(-1)).toBeLessThanOrEqual(within);
      for (const [at, each] of told.entries()) if (at > 0) expect(each).not.toBe(told[at - 1]);
      if (end === 'arrived') expect(told.at(-1)).toBe(FRESH);
    }),
    { numRuns: 1_000 },
  );
});
