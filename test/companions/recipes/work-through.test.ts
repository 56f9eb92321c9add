import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Compilation } from '../../../src/companions/recipes/check-chart.ts';
import { type Batch, workThrough } from '../../../src/companions/recipes/work-through.ts';
import { holdsAsync } from '../../support/holds.ts';

type Result = Pick<Compilation, 'result' | 'message'> & { readonly item: number };

const OK = { result: 'ok', message: null } as const;
const UNCHECKED = { result: 'unchecked', message: 'no answer' } as const;
const HOPELESS = { result: 'unchecked', message: 'bad token' } as const;
const AT_ONCE = 4;

/** So many turns of the loop, after which others go on. */
async function turns(count: number) {
  for (let turn = 0; turn < count; turn += 1) await null;
}

/** Works through items, and tells what was asked and when. */
async function worked(
  items: readonly number[],
  check: (item: number) => Promise<Omit<Result, 'item'>>,
  changes: Partial<Batch<number, Result>> = {},
) {
  const asked: number[] = [];
  const progress: number[] = [];
  const client = { isTokenRefused: false };
  let open = 0;
  let most = 0;
  const results = await workThrough<number, Result>({
    items,
    check: async (item) => {
      asked.push(item);
      open += 1;
      most = Math.max(most, open);
      const result = await check(item);
      open -= 1;
      client.isTokenRefused ||= result.message === HOPELESS.message;
      return { ...result, item };
    },
    skip: (item, message) => ({ result: 'unchecked', message, item }),
    endedBy: () => null,
    client,
    onProgress: ({ done, total }) => {
      expect(total).toBe(items.length);
      progress.push(done);
    },
    ...changes,
  });
  return { results, asked, progress, most };
}

const upTo = (count: number) => Array.from({ length: count }, (_, item) => item);
const messages = (results: readonly Result[]) => results.map(({ message }) => message);

describe('every item has one result, in the order of the items', () => {
  const anyResult = fc.constantFrom(OK, OK, UNCHECKED, { ...OK, result: 'broken', message: 'x' } as const, HOPELESS);
  const anyItem = fc.record({ result: anyResult, turns: fc.nat(12) });

  it('however long each takes and whatever comes of it', async () => {
    await holdsAsync(
      fc.asyncProperty(fc.array(anyItem, { maxLength: 60 }), fc.option(fc.nat(60)), async (given, endsAt) => {
        let checked = 0;
        const { results, asked, progress, most } = await worked(
          upTo(given.length),
          async (item) => {
            await turns(given[item]?.turns ?? 0);
            checked += 1;
            return given[item]?.result ?? OK;
          },
          { endedBy: () => (endsAt !== null && checked >= endsAt ? 'told to end' : null) },
        );
        expect(results.map(({ item }) => item)).toEqual(upTo(given.length));
        expect(asked).toEqual([...new Set(asked)]);
        expect(most).toBeLessThanOrEqual(AT_ONCE);
        expect(progress).toEqual(upTo(given.length + 1));
        for (const { item, result, message } of results) {
          // Nothing but its own check makes it anything else than unchecked.
          const own = given[item]?.result ?? OK;
          if (result !== 'unchecked') expect([result, message]).toEqual([own.result, own.message]);
          if (!asked.includes(item))
            expect([result, message]).toEqual([
              'unchecked',
              expect.stringMatching(/^(Not asked, because |told to end)/),
            ]);
        }
      }),
    );
  });

  it('also where there are none', async () => {
    expect(await worked([], async () => OK)).toMatchObject({ results: [], progress: [0], asked: [] });
  });

  it('four at once, and no fewer while there are as many', async () => {
    const { most } = await worked(upTo(20), async () => {
      await turns(5);
      return OK;
    });
    expect(most).toBe(AT_ONCE);
  });
});

describe('a service that does not answer any more', () => {
  it('is given up after ten in a row', async () => {
    const { results, asked } = await worked(upTo(100), async () => UNCHECKED);
    // Those that were under way already are waited for.
    expect(asked.length).toBeGreaterThanOrEqual(10);
    expect(asked.length).toBeLessThan(10 + AT_ONCE);
    expect(new Set(messages(results.slice(0, asked.length)))).toEqual(new Set(['no answer']));
    const reason = 'Not asked, because Lightdash did not answer for others before it';
    expect(new Set(messages(results.slice(asked.length)))).toEqual(new Set([reason]));
  });

  it.each(['ok', 'broken', 'not-found', 'not-allowed'] as const)(
    'is not given up where one in ten is %s',
    async (result) => {
      const { asked } = await worked(upTo(100), async (item) => (item % 10 === 9 ? { ...OK, result } : UNCHECKED));
      expect(asked).toHaveLength(100);
    },
  );

  it('is given up there, wherever the ten are', async () => {
    await holdsAsync(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 80 }), async (given) => {
        // Mostly unchecked; all take as long, so they end in their order.
        const { asked } = await worked(upTo(given.length), async (item) =>
          given[item] === 0 && item % 2 === 0 ? OK : UNCHECKED,
        );
        let inARow = 0;
        const tenth = given.findIndex((kind, item) => {
          inARow = kind === 0 && item % 2 === 0 ? 0 : inARow + 1;
          return inARow === 10;
        });
        if (tenth < 0) expect(asked).toHaveLength(given.length);
        else expect(asked.length).toBeLessThanOrEqual(tenth + AT_ONCE);
        expect(asked.length).toBeGreaterThanOrEqual(Math.min(given.length, tenth < 0 ? given.length : tenth + 1));
      }),
    );
  });

  it('is given up at once where it does not accept the token', async () => {
    const { results, asked } = await worked(upTo(50), async (item) => (item === 20 ? HOPELESS : OK));
    expect(asked.length).toBeLessThanOrEqual(21 + AT_ONCE);
    const reason = 'Not asked, because Lightdash did not answer for others before it';
    expect(results.at(-1)).toMatchObject({ result: 'unchecked', message: reason });
    expect(results[20]).toMatchObject({ message: 'bad token' });
    expect(results[19]).toMatchObject({ result: 'ok' });
  });
});

describe('a run that is to end', () => {
  it('asks for nothing more, and says so', async () => {
    const { results, asked } = await worked(upTo(30), async () => OK, { endedBy: () => 'told to end' });
    expect(asked).toEqual([]);
    expect(new Set(messages(results))).toEqual(new Set(['told to end']));
  });

  it('says so of those that it cut off, and keeps what was found out', async () => {
    let isEnded = false;
    const endedBy = () => (isEnded ? 'told to end' : null);
    const check = async (item: number) => {
      await null;
      if (item === 10) isEnded = true;
      if (item === 10) return { ...OK, result: 'broken', message: 'bad' } as const;
      return isEnded || item === 3 ? UNCHECKED : OK;
    };
    const { results, asked } = await worked(upTo(30), check, { endedBy });
    expect(asked.length).toBeLessThanOrEqual(10 + AT_ONCE);
    expect(results[2]).toMatchObject({ result: 'ok' });
    expect(results[3]).toMatchObject({ result: 'unchecked', message: 'no answer' });
    expect(results[10]).toMatchObject({ result: 'broken', message: 'bad' });
    expect(new Set(messages(results.slice(11)))).toEqual(new Set(['told to end']));
  });

  it('says that rather than that the service did not answer', async () => {
    let isEnded = false;
    const { results } = await worked(
      upTo(40),
      async (item) => {
        await null;
        isEnded ||= item === 9;
        return HOPELESS;
      },
      { endedBy: () => (isEnded ? 'told to end' : null) },
    );
    expect(results.at(-1)).not.toMatchObject({ message: expect.stringContaining('told to end (') });
    for (const { result } of results) expect(result).toBe('unchecked');
  });
});

it('ends with what is wrong in the program itself', async () => {
  const wrong = new RangeError('a bug');
  await expect(
    worked(upTo(9), async () => {
      throw wrong;
    }),
  ).rejects.toBe(wrong);
});
