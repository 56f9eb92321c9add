import { describe, expect, it } from 'vitest';
import { MOST_PAGES } from '../../../src/companions/service/limits.ts';
import type { ServiceRequest } from '../../support/analytics-service.ts';
import { clientForTest } from '../../support/analytics-service-client.ts';
import { manyRuns, PROJECT, run, someWorld, uuid } from '../../support/analytics-service-data.ts';
import { serve, status } from '../../support/misbehaving-server.ts';
import { usePlainHttp } from '../../support/plain-http.ts';

usePlainHttp();

const COUNTS = {
  total: 0,
  warehouseTimeMsLast7Days: 0,
  windows: { lastFewMinutes: 0, lastHour: 0, last24Hours: 0, last7Days: 0, last30Days: 0 },
  triggers: { interactive: 0, apps: 0, scheduled: 0 },
};
const ALL = manyRuns(250).map(({ item }) => item);

interface Page {
  readonly data: readonly unknown[];
  readonly pagination?: object;
}

/** Reads the history of a server with pages of its own making. */
async function readFrom(pageFor: (page: number, pageSize: number) => Page, rows = 100_000) {
  const { service, client } = await clientForTest(someWorld(), {
    behave: ({ query }) => {
      const results = { counts: COUNTS, ...pageFor(Number(query.get('page')), Number(query.get('pageSize'))) };
      return serve({ status: 'ok', results });
    },
  });
  const { items, read, total, complete, pages, onePage } = await client.queryHistory(PROJECT, {}, { rows });
  expect(pages).toBe(service.requests.length);
  return { rows: items.length, read, total, complete, onePage, requests: service.requests.map(asked), items };
}

const asked = ({ query }: ServiceRequest) => `${query.get('page')}/${query.get('pageSize')}`;
const slice = (page: number, pageSize: number) => ALL.slice((page - 1) * pageSize, page * pageSize);
const pagination = (page: number, pageSize: number, changes: object = {}) => ({
  page,
  pageSize,
  totalResults: ALL.length,
  totalPageCount: Math.ceil(ALL.length / pageSize),
  ...changes,
});

describe('a list that grows while it is read', () => {
  it('has each row once', async () => {
    const { service, client } = await clientForTest(someWorld({ runs: manyRuns(250) }), {
      afterAnswer: () => {
        const runs = Array.from({ length: 30 }, (_, number) =>
          run(10_000 + service.requests.length * 100 + number, { minutesAgo: 0 }),
        );
        service.world.runs = [...runs, ...service.world.runs];
      },
    });
    const history = await client.queryHistory(PROJECT, {}, { rows: 1_000 });
    expect(history.items.map(({ queryUuid }) => queryUuid)).toEqual(ALL.map(({ queryUuid }) => queryUuid));
    expect(service.requests.map(asked)).toEqual(['1/100', '2/100', '3/100', '4/100']);
    // The counts are of the moment when the reading began.
    expect(history).toMatchObject({
      counts: { total: 250 },
      total: 250,
      complete: true,
    });
  });

  it('is never said to have fewer rows than were read', async () => {
    const shrunk = await readFrom((page, pageSize) => ({
      data: slice(page, pageSize),
      pagination: pagination(page, pageSize, page === 1 ? { totalResults: 120, totalPageCount: 2 } : {}),
    }));
    expect(shrunk).toMatchObject({ rows: 250, read: 250, total: 250, complete: true });
  });
});

describe('a server that gives fewer rows at a time than it is asked for', () => {
  it('is asked for what it gives', async () => {
    const read = await readFrom((page, pageSize) => {
      const given = Math.min(pageSize, 60);
      return { data: slice(page, given), pagination: pagination(page, given) };
    });
    expect(read).toMatchObject({ rows: 250, complete: true });
    expect(read.requests).toEqual(['1/100', '2/60', '3/60', '4/60', '5/60']);
  });
});

describe('a list without pagination is one page', () => {
  it.each<[string, readonly unknown[], object]>([
    ['that is full', ALL.slice(0, 100), { rows: 100, total: null, complete: false, onePage: 'no-pagination' }],
    ['that is not full', ALL.slice(0, 60), { rows: 60, total: null, complete: false, onePage: 'no-pagination' }],
    ['that is empty', [], { rows: 0, total: 0, complete: true, onePage: null }],
  ])('%s', async (_, data, expected) => {
    expect(await readFrom(() => ({ data }))).toMatchObject({ ...expected, requests: ['1/100'] });
  });
});

describe('pages that are read side by side', () => {
  const behind = (total: number) => (page: number, pageSize: number) => ({
    data: slice(page, pageSize),
    pagination: pagination(page, pageSize, { totalResults: total, totalPageCount: Math.ceil(total / pageSize) }),
  });

  it('are four at a time, once their number is known', async () => {
    const { service, client } = await clientForTest(someWorld({ runs: manyRuns(1_000) }), { delayMs: () => 20 });
    const history = await client.queryHistory(PROJECT, {}, { rows: 1_000 });
    expect(history).toMatchObject({ read: 1_000, complete: true, pages: 10, problem: null });
    expect(history.items.map(({ queryUuid }) => queryUuid)).toEqual(manyRuns(1_000).map(({ item }) => item.queryUuid));
    expect(service.mostAtOnce).toBe(4);
  });

  it('are not more than are wanted', async () => {
    expect((await readFrom(behind(250), 150)).requests).toEqual(['1/100', '2/100']);
  });

  it('count up to the first that fails, and say why', async () => {
    const { client } = await clientForTest(someWorld({ runs: manyRuns(1_000) }), {
      behave: ({ query }) => (query.get('page') === '4' ? status(504) : undefined),
    });
    const history = await client.queryHistory(PROJECT, {}, { rows: 1_000 });
    expect(history).toMatchObject({ read: 300, total: 1_000, complete: false, counts: { total: 1_000 } });
    expect(history.problem?.message).toMatch(/query\/history answered HTTP 504/);
  });

  it('end where one brings nothing new', async () => {
    const same = await readFrom((_, pageSize) => behind(900)(1, pageSize));
    expect(same).toMatchObject({ rows: 100, total: 900, complete: false, onePage: 'repeated' });
  });
});

describe('the end of a list', () => {
  const fromEnd = async (total: number, options: Parameters<typeof clientForTest>[1] = {}) => {
    const { service, client } = await clientForTest(someWorld({ runs: manyRuns(total) }), options);
    const history = await client.queryHistory(PROJECT, {}, { rows: 100, fromEnd: true });
    return { history, requests: service.requests.map(asked) };
  };

  it.each([
    [100, ['1/100'], 100, true],
    [101, ['1/100', '2/100'], 101, true],
    [250, ['1/100', '3/100', '2/100'], 250, true],
    [620, ['1/100', '7/100', '6/100'], 220, false],
    [700, ['1/100', '7/100'], 200, false],
  ])('of %i runs is read with %j', async (total, requests, read, complete) => {
    const { history, ...others } = await fromEnd(total);
    expect(others.requests).toEqual(requests);
    expect(history).toMatchObject({ read, total, complete });
    expect(history.items.map(({ queryUuid }) => queryUuid)).toContain(manyRuns(total).at(-1)?.item.queryUuid);
  });

  it('that has emptied since is looked for a few pages before, and no farther', async () => {
    const { requests } = await fromEnd(120, {
      behave: ({ query }) => {
        const page = Number(query.get('page'));
        const results = {
          data: page === 1 ? slice(1, 100) : [],
          pagination: pagination(page, 100, { totalPageCount: 1_000_000 }),
        };
        return serve({ status: 'ok', results: { counts: COUNTS, ...results } });
      },
    });
    expect(requests).toHaveLength(4);
  });

  it('that fails leaves the beginning, and says why', async () => {
    const { history } = await fromEnd(620, {
      behave: ({ query }) => (query.get('page') === '7' ? status(500) : undefined),
    });
    expect(history).toMatchObject({ read: 100, total: 620, complete: false });
    expect(history.problem?.message).toMatch(/query\/history answered HTTP 500/);
  });
});

/** A list whose pagination is none: nobody knows what comes after its first page. */
const ONE_PAGE = { rows: 100, total: null, complete: false, onePage: 'no-pagination' };

describe('pages that lie', () => {
  it.each<[string, object, object]>([
    ['of a number of pages that is too low', { totalPageCount: 1 }, { rows: 250, total: 250, complete: true }],
    ['of a number of pages that is too high', { totalPageCount: 50 }, { rows: 250, total: 250, complete: true }],
    ['of many pages', { totalPageCount: 1_000_000 }, { rows: 250, total: 250, complete: true }],
    ['of pages that no list has', { totalPageCount: 2 ** 53 - 1 }, ONE_PAGE],
    ['of a number of rows that is too high', { totalResults: 2 ** 53 - 1 }, { rows: 250, total: 2 ** 53 - 1 }],
    ['of a number of rows that is too low', { totalResults: 1 }, { rows: 250, total: 250, complete: true }],
    ['of no rows at all', { totalResults: 0, totalPageCount: 0 }, { rows: 100, read: 100, total: 100 }],
    ['of less than no pages', { totalPageCount: -1 }, ONE_PAGE],
    ['of less than no rows', { totalResults: -1 }, { rows: 250, total: 250, complete: true }],
    ['of half a page', { totalPageCount: 2.5 }, ONE_PAGE],
    ['of another page', { page: 7 }, { rows: 250, complete: true }],
    ['of pages larger than asked for', { pageSize: 5_000 }, { rows: 250, complete: true }],
    ['of pages without a size', { pageSize: 0 }, { rows: 250, complete: true }],
    ['of pages of a negative size', { pageSize: -5 }, { rows: 250, complete: true }],
    ['of pages of half a row', { pageSize: 0.5 }, { rows: 250, complete: true }],
  ])('%s', async (_, lie, expected) => {
    const read = await readFrom((page, pageSize) => ({
      data: slice(page, pageSize),
      pagination: pagination(page, pageSize, lie),
    }));
    expect(read).toMatchObject(expected);
    expect(new Set(read.items).size).toBe(read.rows);
  });

  it('of smaller pages than they are, give some rows and no claim to all', async () => {
    const read = await readFrom((page, pageSize) => ({
      data: slice(page, Math.max(pageSize, 100)),
      pagination: pagination(page, 25),
    }));
    expect(read.rows).toBe(250);
    const same = await readFrom(() => ({ data: slice(1, 100), pagination: pagination(1, 25) }));
    expect(same).toMatchObject({ rows: 100, total: 250, complete: false, onePage: 'repeated' });
  });

  it('and have no end, are left', async () => {
    const most = 1_000_000;
    const read = await readFrom((page, pageSize) => ({
      data: Array.from({ length: pageSize }, (_, row) => ({ ...ALL[0], queryUuid: uuid(page * 1_000 + row) })),
      pagination: pagination(page, pageSize, { totalResults: most, totalPageCount: most }),
    }));
    expect(read).toMatchObject({ rows: MOST_PAGES * 100, total: most, complete: false });
    expect(read.requests).toHaveLength(MOST_PAGES);
  });

  it('and cannot be read, have an end as well', async () => {
    const read = await readFrom((page, pageSize) => ({
      data: Array(pageSize).fill(null),
      pagination: pagination(page, pageSize, { totalResults: 1e7 }),
    }));
    expect(read).toMatchObject({ rows: 0, read: MOST_PAGES * 100, complete: false });
  });

  it('and give more rows than asked for, are cut', async () => {
    const read = await readFrom((page) => ({ data: slice(page, 200), pagination: pagination(page, 200) }), 10);
    expect(read).toMatchObject({ rows: 10, read: 10, total: 250, complete: false, requests: ['1/10'] });
    const all = await readFrom(() => ({ data: ALL, pagination: pagination(1, 250) }), 10);
    expect(all).toMatchObject({ rows: 10, total: 250, complete: false });
  });
});
