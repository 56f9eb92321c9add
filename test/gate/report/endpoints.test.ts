import { describe, expect, it } from 'vitest';
import { endpointsReport, parseEndpoint } from '../../../src/gate/report/endpoints.ts';
import type { Explanation } from '../../../src/gate/report/span-report.ts';
import { readListedChanges } from '../../../src/release-safety/listed-changes.ts';
import { apiTotals, explanation, releaseReport, surfaceReport } from '../../support/report-factory.ts';

const endpoint = (text: string) => parseEndpoint(text) ?? expect.fail(`${text} is no endpoint`);

/** A jump whose releases break these, each release with its lines. */
function jump(lines: Readonly<Record<string, readonly string[]>>, changes: Partial<Explanation> = {}) {
  const releases = Object.entries(lines).map(([version, broken]) => {
    const rest = surfaceReport({ breaking: true, changes: readListedChanges(broken, undefined) });
    return releaseReport({ version, api: { rest, mcp: null } });
  });
  return { explanation: explanation(releases, changes), missingRanges: [], coveredReleases: 1 };
}

const brokenBy = (asked: string, line: string) =>
  endpointsReport([endpoint(asked)], [jump({ '1.3.0': [line] })])?.changes.length === 1;

describe('an endpoint', () => {
  it.each([
    'GET /api/v1/saved/{chartUuid}',
    'get /api/v1/saved/{x}',
    '/api/v1/saved/{chartUuid}',
    'GET  /api/v1/saved/:id/',
    '/api/v1/saved/*?projectUuid=1',
    '/api/v1/saved/00000000-0000-4000-8000-0000000000c1',
  ])('that is called by %s is broken by a line about it', (asked) => {
    expect(brokenBy(asked, 'GET /api/v1/saved/{chartUuid} — removed the required property `results/merge`')).toBe(true);
    expect(brokenBy(asked, 'GET /api/v1/saved/{chartUuidOrSlug}: removed')).toBe(true);
    expect(brokenBy(asked, 'GET /api/v1/saved/{chartUuid}')).toBe(true);
  });

  it.each([
    ['POST /api/v1/saved/{chartUuid}', 'GET /api/v1/saved/{chartUuid} — removed'],
    ['GET /api/v1/saved/{chartUuid}', 'GET /api/v1/saved/{chartUuid}/promoteDiff — removed'],
    ['GET /api/v1/saved/{chartUuid}', 'GET /api/v1/saved — removed'],
    ['GET /api/v2/projects/{p}/query/history', 'GET /api/v2/projects/{projectUuid}/query/{queryUuid} — removed'],
    ['GET /api/v1/saved/{chartUuid}', 'removed GET /api/v1/saved/{chartUuid}'],
  ])('%s is not broken by "%s"', (asked, line) => {
    expect(brokenBy(asked, line)).toBe(false);
  });

  it.each(['', 'GET', 'saved', 'https://bi.example.com/api/v1/saved', 'GET /api/v1/saved removed', 'GET POST /a'])(
    'is not %j',
    (text) => {
      expect(parseEndpoint(text)).toBeNull();
    },
  );
});

describe('the endpoints that a team calls', () => {
  const asked = ['GET /api/v1/org/users', 'GET /api/v1/saved/{chartUuid}'].map(endpoint);
  const saved = 'GET /api/v1/saved/{chartUuid} — removed `results/merge`';
  const users = 'GET /api/v1/org/users — removed `results/data`';

  it('have the changes that break them in their own order, each release once', () => {
    const first = jump({ '1.2.0': [saved], '1.3.0': [users, 'POST /api/v1/other — removed'] });
    const second = jump({ '1.3.0': [users, 'POST /api/v1/other — removed'] });
    expect(endpointsReport(asked, [first, second])).toEqual({
      asked: ['GET /api/v1/org/users', 'GET /api/v1/saved/{chartUuid}'],
      changes: [
        { endpoint: 'GET /api/v1/org/users', version: '1.3.0', line: users },
        { endpoint: 'GET /api/v1/saved/{chartUuid}', version: '1.2.0', line: saved },
      ],
      isComplete: true,
    });
  });

  it('are left out of the report if the team names none, or nothing jumps', () => {
    expect(endpointsReport([], [jump({ '1.2.0': [saved] })])).toBeNull();
    expect(endpointsReport(asked, [])).toBeNull();
  });

  it.each<[string, ReturnType<typeof jump>]>([
    ['release has no artifact that was read', jump({}, { unexplained: 1 })],
    ['list was cut', jump({}, { api: { rest: apiTotals({ unlisted: 2 }), mcp: apiTotals() } })],
    [
      'surface was not compared',
      jump({}, { api: { rest: apiTotals({ unknown: [releaseReport().version] }), mcp: apiTotals() } }),
    ],
    ['jump has no release in the index', { ...jump({}), coveredReleases: 0 }],
    ['jump has a gap in the index', { ...jump({}), missingRanges: [{ from: '1.2.0', to: '1.3.0' } as never] }],
    ['line names no endpoint', jump({ '1.3.0': ['The API of charts was removed'] })],
  ])('are not known to be sound where a %s', (_, span) => {
    expect(endpointsReport(asked, [span, jump({})])).toMatchObject({ changes: [], isComplete: false });
  });
});
