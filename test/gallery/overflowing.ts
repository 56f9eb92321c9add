import { migrations, surface } from '../../scripts/fixtures/release.js';
import type { RowChanges } from '../support/documents.ts';

/** The maker's lists are capped at so many lines; one more says what was left out. */
export const LISTED = 50;
const UNLISTED = 37;
export const MIGRATIONS = 20;

/** Breaks and advisories that the maker's engineers declared, of each as many. */
export const DECLARED = 2;

/** How many breaking changes an {@link overflowing} artifact has on each surface, those that it does not list included. */
export const OVERFLOWING_COUNT = LISTED + UNLISTED;

/** Sections of an artifact whose lists are all as long as they get. */
export function overflowing(version: string): RowChanges {
  const lines = (text: string) => [
    ...numbered(LISTED).map((number) => `${text} (${version}, ${number})`),
    `... and ${UNLISTED} more changes`,
  ];
  const api = {
    ...surface(
      lines('GET /api/v1/projects/{projectUuid}/dashboards: response property "results[].tiles" removed'),
      lines('POST /api/v2/projects/{projectUuid}/query/metric-query: enum of "context" gained a value'),
    ),
    breakingCount: OVERFLOWING_COUNT,
    advisoryCount: OVERFLOWING_COUNT,
  };
  const files = numbered(MIGRATIONS).map((number) => [
    `20260915${String(number).padStart(6, '0')}_rework_table_${number}_for_${version}.ts`,
    [`table_${number}`, 'query_history'],
    { locksTable: number % 2 === 0, rewritesTable: number % 3 === 0 ? 'unknown' : false, scansTable: true },
  ]);
  return {
    migrations: migrations(...files),
    api: { rest: api, mcp: api },
    config: {
      checked: true,
      breaking: true,
      changes: [
        { type: 'removed', name: `REMOVED_BY_${version}`, previousDefault: 'on' },
        { type: 'defaultChanged', name: 'LIGHTDASH_MAX_PAYLOAD', previousDefault: '5mb', defaultValue: version },
      ],
    },
    declaredBreaks: numbered(DECLARED).map((number) => ({
      id: `break-${number}-of-${version}`,
      reason: 'The old version reads what is gone.',
      requiredStop: false,
    })),
    declaredAdvisories: numbered(DECLARED).map((number) => ({
      message: `Look at dashboard ${number} after ${version}.`,
    })),
  };
}

function numbered(count: number): number[] {
  return [...Array(count).keys()];
}
