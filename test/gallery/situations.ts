import { migrations, surface } from '../../scripts/fixtures/release.js';
import type { Report } from '../../src/gate/report/report.ts';
import { HOSTILE_CHANGE, hostilePublished } from './hostile-documents.ts';
import { overflowing } from './overflowing.ts';
import { publish, releases, versionsFrom } from './published.ts';
import { reportOnChange, runsAt } from './run.ts';

/** A case that the gallery shows. */
export interface Situation {
  /** Names its files: `01-proven`. */
  readonly name: string;
  readonly title: string;
  readonly report: () => Promise<Report>;
}

/** The whole gate runs for a report, so that it is made when somebody asks, and once. Nobody changes what stands in it. */
function madeOnce(situation: Situation): Situation {
  let made: Promise<Report> | undefined;
  return {
    ...situation,
    report: () => {
      made ??= situation.report();
      return made;
    },
  };
}

const PRODUCTION = 'deploy/production/lightdash/values.yaml';

/** The settings of the README's workflow, and the chart that all situations with Helm have, unless they are about another one. */
const CHART = { 'chart-version': '2.16.361', 'fail-on': 'mode-mismatch' };

/** Values of the service's chart, as teams have them. */
function values(tag: string, { mode = 'RollingUpdate', more = '' }: { mode?: string | null; more?: string } = {}) {
  return `image:
  repository: lightdash/lightdash
  tag: "${tag}"
${mode === null ? '' : `upgrade:\n  mode: ${mode}\n`}migrationJob:
  enabled: true
${more}`;
}

function bump(from: string, to: string, more: Parameters<typeof values>[1] = {}) {
  return { base: { [PRODUCTION]: values(from, more) }, change: { [PRODUCTION]: values(to, more) } };
}

const ADDS_INDEXES = migrations(
  ['20260912101500_add_query_history_indexes.ts', ['query_history'], {}],
  ['20260912113000_add_saved_queries_versions_author.ts', ['saved_queries_versions'], {}],
);

const FILLS_HISTORY = migrations([
  '20260914083000_backfill_query_history_trigger.ts',
  ['query_history'],
  { scansTable: true, rewritesTable: 'unknown' },
]);

const DROPS_COLUMN = migrations(
  [
    '20260918140000_drop_dashboards_owner.ts',
    ['dashboards', 'dashboard_versions'],
    { locksTable: true, rewritesTable: true },
  ],
  ['20260918143000_rename_spaces_slug.ts', ['spaces'], { locksTable: true }],
);

const RESPONSE_BREAK = 'GET /api/v1/saved/{chartUuid}: response property "results.updatedByUser" removed';

/** A release that is known not to be safe, with all that comes with one. */
const UNSAFE = {
  row: { rollingUpdateSafe: false },
  artifact: {
    migrations: DROPS_COLUMN,
    api: { rest: surface([RESPONSE_BREAK]), mcp: surface() },
    declaredBreaks: [
      {
        file: 'packages/backend/src/database/migrations/20260918140000_drop_dashboards_owner.ts',
        line: 12,
        reason: 'The old version still reads dashboards.owner_uuid.',
        requiredStop: false,
      },
    ],
  },
} as const;

const proven = madeOnce({
  name: '01-proven',
  title: 'Every release is proven',
  report: () =>
    reportOnChange(
      bump('2.156.0', '2.158.1'),
      publish(
        releases(['2.155.0', '2.156.0', '2.156.1', '2.157.0', '2.158.0', '2.158.1', '2.159.0'], {
          '2.157.0': { artifact: { migrations: ADDS_INDEXES } },
          '2.158.0': {
            artifact: {
              api: { rest: surface([], ['GET /api/v1/org/users: enum of "role" gained "agent"']), mcp: surface() },
            },
          },
        }),
      ),
      CHART,
    ),
});

export const oneUnknown = madeOnce({
  name: '02-one-unknown',
  title: 'One release is unknown',
  report: () =>
    reportOnChange(
      bump('2.156.0', '2.159.0'),
      publish(
        releases(['2.156.0', '2.157.0', '2.157.1', '2.158.0', '2.159.0'], {
          '2.158.0': { row: { rollingUpdateSafe: 'unknown' }, artifact: { migrations: FILLS_HISTORY } },
        }),
      ),
      CHART,
    ),
});

/** As many releases as the maker had published live in the autumn of 2026, with as many that are not proven. */
const MANY = versionsFrom(2, 20, 481);

const weekOfReleases = madeOnce({
  name: '03-week-of-releases',
  title: 'A week of 480 releases',
  report: () => {
    const unsafe = [60, 61, 170, 300, 301, 420].map((position) => [MANY[position] ?? '', UNSAFE]);
    const unknown = [30, 120, 240, 360, 470].map((position) => [
      MANY[position] ?? '',
      { row: { rollingUpdateSafe: 'unknown' }, artifact: { migrations: FILLS_HISTORY } },
    ]);
    const light = [5, 44, 99, 205, 333, 402].map((position) => [
      MANY[position] ?? '',
      { artifact: { migrations: ADDS_INDEXES } },
    ]);
    return reportOnChange(
      bump(MANY[0] ?? '', MANY.at(-1) ?? '', { mode: 'Recreate' }),
      publish(releases(MANY, Object.fromEntries([...unsafe, ...unknown, ...light]))),
      CHART,
    );
  },
});

const blockedByStop = madeOnce({
  name: '04-blocked-by-stop',
  title: 'Blocked by a required stop',
  report: () =>
    reportOnChange(
      bump('2.140.0', '2.144.0', { mode: null }),
      publish(
        releases(['2.140.0', '2.141.0', '2.142.0', '2.142.1', '2.143.0', '2.144.0'], {
          '2.142.0': {
            row: { rollingUpdateSafe: false, requiredStops: ['2.142.0'] },
            artifact: {
              migrations: migrations([
                '20260901070000_move_results_to_new_layout.ts',
                ['query_history', 'results_cache'],
                { locksTable: true, rewritesTable: true, scansTable: true },
              ]),
              declaredBreaks: [
                {
                  id: 'results-layout',
                  reason: 'Stored results move to a new layout that older versions cannot read.',
                  requiredStop: true,
                  migration: '20260901070000_move_results_to_new_layout.ts',
                  releasedIn: '2.142.0',
                },
              ],
            },
          },
        }),
      ),
      CHART,
    ),
});

/** The way that the real index prescribes, with the releases around its landings. */
const LADDER = [
  ['0.1893.0', null],
  ['0.2248.0', '0.1893.0'],
  ['0.3461.0', '0.1893.0'],
  ['0.3471.1', '0.3461.0'],
  ['0.3474.0', '0.3471.1'],
  ['1.2.0', '0.3474.0'],
  ['1.3.0', '1.2.0'],
  ['1.111.0', '1.3.0'],
  ['1.112.0', '1.111.0'],
  ['2.114.0', '1.111.0'],
] as const;

const blockedByMinimum = madeOnce({
  name: '05-blocked-by-minimum',
  title: 'Blocked by a minimum, five steps',
  report: () =>
    reportOnChange(
      bump('0.3471.1', '2.114.0', { mode: null }),
      publish(
        LADDER.map(([version, minPreviousVersion]) => ({
          version,
          row: {
            minPreviousVersion,
            ...(version.startsWith('0.') ? { rollingUpdateSafe: 'unknown', backfilled: true } : {}),
            ...(version === '1.3.0' ? { rollingUpdateSafe: false } : {}),
          },
        })),
      ),
      CHART,
    ),
});

const belowFloor = madeOnce({
  name: '06-below-floor',
  title: 'Below the floor of the index',
  report: () =>
    reportOnChange(
      bump('0.1850.2', '0.1896.0', { mode: null }),
      publish(
        releases(['0.1893.0', '0.1894.0', '0.1895.0', '0.1896.0']).map(({ version }) => ({
          version,
          row: {
            rollingUpdateSafe: 'unknown',
            backfilled: true,
            ...(version === '0.1893.0' ? { requiredStops: [version], syntheticRequiredStop: true } : {}),
          },
        })),
      ),
      { 'chart-version': '2.9.1' },
    ),
});

const drift = madeOnce({
  name: '07-drift',
  title: 'Index and artifact disagree',
  report: () =>
    reportOnChange(
      bump('2.150.0', '2.154.0'),
      publish(
        releases(['2.149.0', '2.150.0', '2.151.0', '2.152.0', '2.153.0', '2.154.0'], {
          '2.151.0': {
            artifact: {
              compatibility: { rollingUpdateSafe: false, recommendedStrategy: 'Recreate' },
              migrations: DROPS_COLUMN,
            },
          },
          '2.153.0': {
            artifact: {
              upgrade: { minPreviousVersion: '2.152.0', requiredStops: ['2.152.0'] },
              aNewMember: 'that nobody knows yet',
            },
          },
          '2.154.0': { artifact: null },
        }),
      ),
      CHART,
    ),
});

const threeEnvironments = madeOnce({
  name: '08-three-environments',
  title: 'Three environments: one rolls, one has to be recreated, one cannot be read',
  report: () => {
    const places = ['staging', 'production', 'europe'].map((name) => `deploy/${name}/lightdash/values.yaml`);
    const files = (tags: readonly string[]) =>
      Object.fromEntries(places.map((place, position) => [place, values(tags[position] ?? '')]));
    return reportOnChange(
      { base: files(['2.158.0', '2.156.0', '2.156.0']), change: files(['2.159.0', '2.159.0', 'latest']) },
      publish(releases(['2.156.0', '2.157.0', '2.158.0', '2.159.0'], { '2.157.0': UNSAFE })),
      CHART,
    );
  },
});

const SETTINGS = `configMap:
  SITE_URL: https://bi.example.com
  LIGHTDASH_QUERY_CACHE_TTL: "600"
  LIGHTDASH_LEGACY_PIVOT: "true"
secrets:
  LIGHTDASH_SECRET: ref+vault://bi/lightdash
  SLACK_SIGNING_KEY: ref+vault://bi/slack
extraEnv:
  - name: SCHEDULER_CONCURRENCY
    value: "6"
  - name: S3_ACCESS_KEY
    valueFrom:
      secretKeyRef:
        name: lightdash-storage
        key: access-key
envFrom:
  - secretRef:
      name: lightdash-environment
`;

const CAPPED_API = [
  RESPONSE_BREAK,
  'GET /api/v1/org/users: response property "results[].isMarketingOptedIn" removed',
  'POST /api/v1/projects/{projectUuid}/explores/{exploreName}/compileQuery: request property "limit" is now required',
  'DELETE /api/v1/dashboards/{dashboardUuid}/owner: path removed',
  '... and 23 more changes',
];

export const environmentVariables = madeOnce({
  name: '09-environment-variables',
  title: 'Environment variables, heavy migrations, a capped list and declared breaks',
  report: () =>
    reportOnChange(
      bump('2.160.0', '2.164.0', { mode: null, more: SETTINGS }),
      publish(
        releases(['2.160.0', '2.161.0', '2.162.0', '2.163.0', '2.164.0'], {
          '2.161.0': {
            artifact: {
              config: {
                checked: true,
                breaking: true,
                changes: [
                  {
                    type: 'renamed',
                    name: 'QUERY_CACHE_TTL_SECONDS',
                    previousName: 'LIGHTDASH_QUERY_CACHE_TTL',
                    defaultValue: '300',
                  },
                  { type: 'removed', name: 'LIGHTDASH_LEGACY_PIVOT', previousDefault: 'false' },
                  { type: 'renamed', name: 'SLACK_SIGNING_SECRET', previousName: 'SLACK_SIGNING_KEY' },
                ],
              },
            },
          },
          '2.162.0': {
            row: { rollingUpdateSafe: false },
            artifact: {
              migrations: {
                ...migrations(
                  [
                    '20260920090000_rewrite_query_history_partitions.ts',
                    ['query_history'],
                    { rewritesTable: true, locksTable: true, scansTable: true },
                  ],
                  [
                    '20260920093000_add_saved_queries_versions_checksum.ts',
                    ['saved_queries_versions'],
                    { locksTable: 'unknown', scansTable: true },
                  ],
                  ['20260920100000_tidy_settings.ts', [], { scansTable: 'unknown' }],
                ),
                count: 5,
                coreCount: 5,
              },
              api: {
                rest: { ...surface(CAPPED_API), breakingCount: 27 },
                mcp: surface(['tool "run_metric_query": argument "limit" removed']),
              },
              declaredBreaks: [
                UNSAFE.artifact.declaredBreaks[0],
                {
                  id: 'pivot-engine',
                  reason: 'Pivots of the old engine cannot be opened by the new one.',
                  requiredStop: false,
                  releasedIn: '2.162.0',
                },
              ],
            },
          },
          '2.164.0': {
            artifact: {
              config: {
                checked: true,
                breaking: 'unknown',
                changes: [
                  { type: 'defaultChanged', name: 'SCHEDULER_CONCURRENCY', previousDefault: '3', defaultValue: '8' },
                  {
                    type: 'defaultChanged',
                    name: 'LIGHTDASH_MAX_PAYLOAD',
                    previousDefault: '5mb',
                    defaultValue: '20mb',
                  },
                  { type: 'removed', name: 'S3_ACCESS_KEY', previousDefault: null },
                ],
              },
            },
          },
        }),
      ),
      CHART,
    ),
});

const hostileText = madeOnce({
  name: '10-hostile-text',
  title: 'Hostile text everywhere',
  report: () => reportOnChange(HOSTILE_CHANGE, hostilePublished()),
});

/** So many customers beside the production, each with a version of its own. */
const CUSTOMERS = 15;

export const overBudget = madeOnce({
  name: '11-over-budget',
  title: 'More than fits on a page',
  report: () => {
    const [first = '', ...others] = MANY;
    const last = others.at(-1) ?? '';
    const running = Array.from({ length: CUSTOMERS }, (_, position) => {
      const number = String(position + 1).padStart(2, '0');
      return [`deploy/customer-${number}/lightdash/values.yaml`, others.at(-3 - 2 * position) ?? ''] as const;
    });
    const places = [[PRODUCTION, first] as const, ...running];
    return reportOnChange(
      {
        base: Object.fromEntries(places.map(([place, version]) => [place, values(version, { mode: null })])),
        change: Object.fromEntries(places.map(([place]) => [place, values(last, { mode: null })])),
      },
      publish([
        { version: first },
        ...others.map((version, position) => ({
          version,
          row: position % 2 === 0 ? {} : { rollingUpdateSafe: 'unknown' },
          artifact: overflowing(version),
        })),
      ]),
      CHART,
    );
  },
});

const networkDown = madeOnce({
  name: '12-network-down',
  title: 'The network is down',
  report: () => reportOnChange(bump('2.156.0', '2.158.1'), null, CHART),
});

const compose = (tag: string) => `services:
  lightdash:
    image: lightdash/lightdash:${tag}
    ports: ["8080:8080"]
    environment:
      LIGHTDASH_SECRET: \${LIGHTDASH_SECRET}
      LIGHTDASH_QUERY_CACHE_TTL: "600"
  db:
    image: postgres:16
`;

const singleContainer = madeOnce({
  name: '13-compose',
  title: 'Compose with a single container',
  report: () =>
    reportOnChange(
      { base: { 'compose.yaml': compose('2.156.0') }, change: { 'compose.yaml': compose('2.158.0') } },
      publish(releases(['2.156.0', '2.157.0', '2.158.0'], { '2.157.0': UNSAFE })),
    ),
});

const unchanged = madeOnce({
  name: '14-unchanged',
  title: 'No version changes',
  report: () =>
    reportOnChange(
      { base: { [PRODUCTION]: values('2.156.0'), 'README.md': 'Once.\n' }, change: { 'README.md': 'Twice.\n' } },
      null,
      CHART,
    ),
});

const downgrade = madeOnce({
  name: '15-downgrade',
  title: 'A lower version than before',
  report: () => reportOnChange(bump('2.158.1', '2.156.0'), publish(releases(['2.156.0', '2.157.0', '2.158.1'])), CHART),
});

const chartOf = (name: string) => `apiVersion: v2
name: ${name}
version: 1.0.0
dependencies:
  - name: lightdash
    alias: bi
    version: 2.16.361
    repository: https://lightdash.github.io/helm-charts
`;

const umbrella = (tag: string) => `bi:
  image:
    tag: ${tag}
  upgrade:
    mode: RollingUpdate
  migrationJob:
    enabled: true
postgresql:
  image:
    tag: "16"
`;

const umbrellaChart = madeOnce({
  name: '16-umbrella-chart',
  title: 'An umbrella chart with an alias',
  report: () =>
    reportOnChange(
      {
        base: {
          'charts/analytics/Chart.yaml': chartOf('analytics'),
          'charts/analytics/values.yaml': umbrella('2.156.0'),
        },
        change: { 'charts/analytics/values.yaml': umbrella('2.158.0') },
      },
      publish(releases(['2.156.0', '2.157.0', '2.158.0'], { '2.157.0': UNSAFE })),
      { 'fail-on': 'mode-mismatch' },
    ),
});

const heldByPolicy = madeOnce({
  name: '17-held-by-policy',
  title: "Too young, and a known issue of the team's own",
  report: () =>
    reportOnChange(
      bump('2.156.0', '2.160.0'),
      publish(
        releases(['2.156.0', '2.157.0', '2.158.0', '2.159.0', '2.160.0'], {
          '2.160.0': { row: { releaseDate: '2026-11-20T16:30:00.000Z' } },
        }),
      ),
      { ...CHART, 'minimum-release-age': '3 days' },
      {
        'known-issues': {
          name: 'known-issues.yaml',
          text: `version: 1
issues:
  - id: slow-charts
    versions: ">=2.159.0"
    applies-to: target
    effect: block
    reason: Charts with more than 5000 rows time out since 2.159.0.
    url: https://tracker.example/issues/482
`,
        },
      },
    ),
});

const oldIndex = madeOnce({
  name: '20-old-index',
  title: 'An index that nobody has renewed for weeks',
  report: () =>
    reportOnChange(
      bump('2.156.0', '2.157.0'),
      publish(releases(['2.156.0', '2.157.0', '2.158.0']), undefined, { generatedAt: '2026-11-03T08:40:12.000Z' }),
      CHART,
    ),
});

const STAGING = 'deploy/staging/lightdash/values.yaml';

const notApproved = madeOnce({
  name: '18-not-what-was-approved',
  title: 'At deploy time: a verdict was corrected, and another version is deployed',
  report: async () => {
    const versions = ['2.156.0', '2.157.0', '2.158.0', '2.159.0'];
    const { base, change } = bump('2.156.0', '2.158.0');
    const both = (tag: string) => ({
      base: { ...base, [STAGING]: values('2.156.0') },
      change: { ...change, [STAGING]: values(tag) },
    });
    const approved = await reportOnChange(both('2.158.0'), publish(releases(versions)), CHART);
    return reportOnChange(both('2.159.0'), publish(releases(versions, { '2.157.0': UNSAFE })), CHART, {
      'approved-report': { name: 'approved-report.json', text: JSON.stringify(approved) },
    });
  },
});

const olderRuns = madeOnce({
  name: '19-older-version-runs',
  title: 'An older version runs than the files say: the last deployment failed',
  report: () => {
    runsAt('https://lightdash.acme.example', '2.156.0');
    return reportOnChange(
      bump('2.158.0', '2.159.0'),
      publish(releases(['2.156.0', '2.157.0', '2.158.0', '2.159.0'], { '2.157.0': UNSAFE })),
      { ...CHART, 'running-url': 'https://lightdash.acme.example' },
    );
  },
});

/** In the order in which a reader should see them. */
export const SITUATIONS: readonly Situation[] = [
  proven,
  oneUnknown,
  weekOfReleases,
  blockedByStop,
  blockedByMinimum,
  belowFloor,
  drift,
  threeEnvironments,
  environmentVariables,
  hostileText,
  overBudget,
  networkDown,
  singleContainer,
  unchanged,
  downgrade,
  umbrellaChart,
  heldByPolicy,
  notApproved,
  olderRuns,
  oldIndex,
];
