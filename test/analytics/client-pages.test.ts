import { describe, expect, it } from 'vitest';
import { MOST_PAGES } from '../../src/analytics/limits.ts';
import type { ServiceRequest } from '../support/analytics-service.ts';
import { clientForTest } from '../support/analytics-service-client.ts';
import { manyRuns, PROJECT, run, someWorld, uuid } from '../support/analytics-service-data.ts';
import { serve } from '../support/misbehaving-server.ts';
import { usePlainHttp } from '../support/plain-http.ts';

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
  const { items, read, total, complete, pages } = await client.queryHistory(PROJECT, {}, { rows });
  expect(pages).toBe(service.requests.length);
  return { rows: items.length, read, total, complete, requests: service.requests.map(asked), items };
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
      pagination: { totalResults: 250 },
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

  it('is read to the end although it says nothing of pages', async () => {
    const read = await readFrom((page) => ({ data: slice(page, 60) }));
    expect(read).toMatchObject({ rows: 250, total: 250, complete: true });
    expect(read.requests).toHaveLength(6);
  });
});

describe('pages that lie', () => {
  it.each<[string, object, object]>([
    ['of a number of pages that is too low', { totalPageCount: 1 }, { rows: 250, total: 250, complete: true }],
    ['of a number of pages that is too high', { totalPageCount: 50 }, { rows: 250, total: 250, complete: true }],
    ['of endless pages', { totalPageCount: 2 ** 53 - 1 }, { rows: 250, total: 250, complete: true }],
    ['of a number of rows that is too high', { totalResults: 2 ** 53 - 1 }, { rows: 250, total: 2 ** 53 - 1 }],
    ['of a number of rows that is too low', { totalResults: 1 }, { rows: 250, total: 250, complete: true }],
    ['of no rows at all', { totalResults: -1, totalPageCount: -1 }, { rows: 100, read: 100, total: 100 }],
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
    expect(same).toMatchObject({ rows: 100, total: 250, complete: false, requests: ['1/100', '2/25'] });
  });

  it('and have no end, are left', async () => {
    const read = await readFrom((page, pageSize) => ({
      data: Array.from({ length: pageSize }, (_, row) => ({ ...ALL[0], queryUuid: uuid(page * 1_000 + row) })),
    }));
    expect(read).toMatchObject({ rows: MOST_PAGES * 100, total: null, complete: false });
    expect(read.requests).toHaveLength(MOST_PAGES);
  });

  it('and cannot be read, have an end as well', async () => {
    const read = await readFrom((_, pageSize) => ({ data: Array(pageSize).fill(null) }));
    expect(read).toMatchObject({ rows: 0, read: MOST_PAGES * 100, complete: false });
  });

  it('and give more rows than asked for, are cut', async () => {
    const read = await readFrom((page) => ({ data: slice(page, 200), pagination: pagination(page, 200) }), 10);
    expect(read).toMatchObject({ rows: 10, read: 10, total: 250, complete: false, requests: ['1/10'] });
    const all = await readFrom(() => ({ data: ALL, pagination: pagination(1, 250) }), 10);
    expect(all).toMatchObject({ rows: 10, total: 250, complete: false });
  });
});
