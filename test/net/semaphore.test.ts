import { describe, expect, it } from 'vitest';
import { Semaphore } from '../../src/net/semaphore.ts';

/** Some works that end when they are told to, and which of them have begun and ended. */
function works(places: Semaphore, count: number) {
  const begun: number[] = [];
  const ends: ((failure?: Error) => void)[] = [];
  const ended = Array.from({ length: count }, (_, number) =>
    places.run(
      () =>
        new Promise<number>((resolve, reject) => {
          begun.push(number);
          ends[number] = (failure) => (failure === undefined ? resolve(number) : reject(failure));
        }),
    ),
  );
  return { begun, ended, end: (number: number, failure?: Error) => ends[number]?.(failure) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('Places', () => {
  it('lets no more work run than there are places, and the longest waiting next', async () => {
    const { begun, ended, end } = works(new Semaphore(2), 5);
    expect(begun).toEqual([0, 1]);
    end(1);
    expect(await ended[1]).toBe(1);
    await settled();
    expect(begun).toEqual([0, 1, 2]);
    end(0);
    end(2);
    await settled();
    expect(begun).toEqual([0, 1, 2, 3, 4]);
    end(3);
    end(4);
    expect(await Promise.all(ended)).toEqual([0, 1, 2, 3, 4]);
  });

  it('gives the place of work that fails to the next', async () => {
    const { begun, ended, end } = works(new Semaphore(1), 2);
    end(0, new Error('broken'));
    await expect(ended[0]).rejects.toThrow('broken');
    await settled();
    expect(begun).toEqual([0, 1]);
    end(1);
    expect(await ended[1]).toBe(1);
  });

  it('frees each place when its work is done', async () => {
    const places = new Semaphore(1);
    for (let times = 0; times < 3; times += 1) expect(await places.run(async () => times)).toBe(times);
  });
});
