import type { SavedChart } from '../../src/companions/service/records/charts.ts';
import type { HistoryItem } from '../../src/companions/service/records/history-page.ts';

/* What the loopback service of analytics-service.ts serves. Everything in here is made up. */

/** A moment for tests that need one. Milliseconds since 1970. */
export const NOON = Date.parse('2026-08-15T12:00:00.000Z');
const MINUTE_MS = 60_000;

/** Of the account whose runs the tests are about. */
export const TOKEN = 'ldpat_7c1f0e9ab2d34455886677fe';
export const SERVICE_TOKEN = 'ldsvc_55aa00bb11cc22dd33ee44ff';
export const OTHER_TOKEN = 'ldpat_0123456789abcdef01234567';

/** The n-th of the ids that tests use; anything else is no uuid. */
export function uuid(number: number): string {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
}
export const PROJECT = uuid(0xa1);
/** Exists, but only the other account may view it. */
export const FOREIGN_PROJECT = uuid(0xa2);
const ORGANIZATION = uuid(0xf0);

export interface Account {
  readonly name: string;
  readonly token: string;
  /** Projects that it may view. */
  readonly projects: readonly string[];
  readonly maySeeUsers: boolean;
  readonly mayUseCustomSql: boolean;
}

/** A run as the server keeps it: the item, and whose it is. */
export interface Run {
  /** Name of the account. */
  readonly account: string;
  readonly item: HistoryItem;
}

export interface Explore {
  readonly name: string;
  /** SQL by field id; `${ld.parameters.name}` in it is a parameter. */
  readonly dimensions: Readonly<Record<string, string>>;
  readonly metrics: Readonly<Record<string, string>>;
  /** Ids of dimensions whose own SQL did not compile when the project was deployed. */
  readonly uncompiled?: readonly string[];
}

export type Chart = SavedChart & { readonly uuid: string; readonly slug: string; readonly projectUuid: string };

export interface Project {
  readonly uuid: string;
  readonly explores: readonly Explore[];
  readonly metrics: readonly CatalogRecord[];
}

/** With the members that the service looks at; it sends the others as they are. */
export interface UserRecord {
  readonly userUuid: string;
  readonly firstName: string;
  readonly email: string;
  readonly groups: readonly { readonly name: string; readonly uuid: string }[];
  readonly [member: string]: unknown;
}
export interface CatalogRecord {
  readonly name: string;
  readonly label: string;
  readonly tableName: string;
  readonly tableLabel: string;
  readonly tags?: readonly string[];
  readonly [member: string]: unknown;
}

/** A server with all that it knows. Tests may change it at any time: each request is answered from what is there then. */
export interface World {
  /** The clock of the server, in milliseconds since 1970. */
  now: () => number;
  /** Sent as `Lightdash-Version`; null for an ingress that drops it. */
  version: string | null;
  /** What `/api/v1/health` says of its migrations; null for a server before August 2026, which does not tell. */
  migrations: { readonly open: boolean; readonly warnings: readonly string[] } | null;
  /** Why `/api/v1/readyz` is a 503; null for 200. A server that tells nothing does not know the question either. */
  notReady: string | null;
  historyEnabled: boolean;
  /** What comes of the history's path: older servers do not know it (docs/maintainers/service-api.md#the-query-history). */
  historyPath: 'endpoint' | 'read as a query id' | 'unknown' | 'answered with the page';
  /** docs/maintainers/service-api.md#the-query-history: the documentation has the trigger counts follow the window, servers of today do not. */
  triggerCountsIgnoreWindow: boolean;
  /** Until mid-2025 `results` was the SQL itself. */
  compilesToText: boolean;
  /** Very old servers answer with a list. */
  listsUsersBare: boolean;
  warehouseWorks: boolean;
  accounts: readonly Account[];
  projects: readonly Project[];
  runs: readonly Run[];
  charts: readonly Chart[];
  users: readonly UserRecord[];
}

/** One account with charts, users and metrics, a foreign project, and no runs yet. */
export function someWorld(changes: Partial<World> = {}): World {
  return {
    now: () => NOON,
    version: '0.2231.1',
    migrations: null,
    notReady: null,
    historyEnabled: true,
    historyPath: 'endpoint',
    triggerCountsIgnoreWindow: false,
    compilesToText: false,
    listsUsersBare: false,
    warehouseWorks: true,
    accounts: [
      { name: 'ci', token: TOKEN, projects: [PROJECT], maySeeUsers: true, mayUseCustomSql: false },
      { name: 'robot', token: SERVICE_TOKEN, projects: [PROJECT], maySeeUsers: false, mayUseCustomSql: true },
      {
        name: 'other',
        token: OTHER_TOKEN,
        projects: [PROJECT, FOREIGN_PROJECT],
        maySeeUsers: true,
        mayUseCustomSql: true,
      },
    ],
    projects: [
      {
        uuid: PROJECT,
        explores: [orders()],
        metrics: [
          catalogMetric('order_count', { label: 'Number of orders', tags: ['core', 'finance'] }),
          catalogMetric('revenue', { label: 'Revenue', tags: ['finance'] }),
          catalogMetric('visits', { label: 'All visits', tableName: 'visits', tableLabel: 'Visits' }),
        ],
      },
      { uuid: FOREIGN_PROJECT, explores: [orders()], metrics: [] },
    ],
    runs: [],
    charts: [savedChart(1), savedChart(2, { projectUuid: FOREIGN_PROJECT })],
    users: [
      organizationUser(1, { firstName: 'Ada', role: 'admin', groups: [{ name: 'Finance', uuid: uuid(0xd1) }] }),
      organizationUser(2, { firstName: 'Grace', role: 'editor' }),
      organizationUser(3, { firstName: 'Sofia', role: 'member', isActive: false, isPending: true }),
    ],
    ...changes,
  };
}

/** A run of the account `ci` that was created so many minutes before `now`; a good one of a chart unless told. */
export function run(
  number: number,
  { account = 'ci', minutesAgo = 1, now = NOON }: { account?: string; minutesAgo?: number; now?: number } = {},
  changes: Partial<HistoryItem> = {},
): Run {
  const at = (ms: number) => new Date(now - minutesAgo * MINUTE_MS + ms).toISOString();
  const metricQuery = ordersQuery();
  return {
    account,
    item: {
      queryUuid: uuid(0x1000 + number),
      createdAt: at(0),
      projectUuid: PROJECT,
      context: 'chartView',
      trigger: 'interactive',
      language: 'semantic',
      status: 'ready',
      title: 'orders',
      subline: 'Number of orders by Status — “Orders by status” on Sales',
      error: null,
      exploreName: 'orders',
      metricQuery,
      requestParameters: { context: 'chartView', chartUuid: uuid(0xc1), limit: null },
      chartUuid: uuid(0xc1),
      chartName: 'Orders by status',
      savedSqlUuid: null,
      dashboardUuid: null,
      dashboardName: null,
      compiledSql: 'SELECT "orders".status FROM "orders"',
      totalRowCount: 12,
      warehouseExecutionTimeMs: 240,
      cacheHit: false,
      resultsExpiresAt: at(86_400_000),
      processingStartedAt: at(20),
      resultsUpdatedAt: at(300),
      erroredAt: null,
      ...changes,
    },
  };
}

/** So many runs, the first a minute old and each of the others a minute older. */
export function manyRuns(count: number, changes: Partial<HistoryItem> = {}): Run[] {
  return Array.from({ length: count }, (_, number) => run(number, { minutesAgo: number + 1 }, changes));
}

export function ordersQuery(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    exploreName: 'orders',
    dimensions: ['orders_status'],
    metrics: ['orders_order_count'],
    filters: {},
    sorts: [{ fieldId: 'orders_order_count', descending: true }],
    limit: 500,
    tableCalculations: [],
    ...changes,
  };
}

export function orders(changes: Partial<Explore> = {}): Explore {
  return {
    name: 'orders',
    dimensions: {
      orders_status: '"orders".status',
      orders_created: '"orders".created',
      orders_region: `"orders".region_\${ld.parameters.region_level}`,
    },
    metrics: { orders_order_count: 'COUNT("orders".id)' },
    ...changes,
  };
}

/** With all members that servers send. */
export function savedChart(number: number, changes: Partial<Chart> = {}): Chart {
  return {
    uuid: uuid(0xc0 + number),
    slug: `chart-${number}`,
    projectUuid: PROJECT,
    name: `Chart ${number}`,
    description: 'Made up',
    tableName: 'orders',
    metricQuery: ordersQuery(),
    chartConfig: { type: 'table', config: {} },
    tableConfig: { columnOrder: ['orders_status', 'orders_order_count'] },
    updatedAt: '2026-08-01T08:00:00.000Z',
    organizationUuid: ORGANIZATION,
    spaceUuid: uuid(0xe1),
    spaceName: 'Sales',
    pinnedListUuid: null,
    pinnedListOrder: null,
    dashboardUuid: null,
    dashboardName: null,
    dashboardSlug: null,
    colorPalette: ['#112233'],
    colorPaletteUuid: null,
    resolvedColorPalette: {},
    inheritsFromOrgOrProject: true,
    access: [],
    verification: null,
    ...changes,
  };
}

/** So many charts that compile; the first is the first of a world. */
export function manyCharts(count: number, changes: Partial<Chart> = {}): Chart[] {
  return Array.from({ length: count }, (_, position) => savedChart(position + 1, changes));
}

/** With all members that servers send. */
export function organizationUser(number: number, changes: Partial<UserRecord> = {}): UserRecord {
  return {
    userUuid: uuid(0xb000 + number),
    userCreatedAt: '2025-01-01T00:00:00.000Z',
    userUpdatedAt: '2026-01-01T00:00:00.000Z',
    firstName: `User ${number}`,
    lastName: 'Example',
    email: `user${number}@example.test`,
    organizationUuid: ORGANIZATION,
    role: 'viewer',
    hasMultipleRoles: false,
    isActive: true,
    isInviteExpired: false,
    isPending: false,
    avatarUrl: null,
    avatarGradient: null,
    groups: [],
    ...changes,
  };
}

/** With the members that every server sends. */
export function catalogMetric(name: string, changes: Partial<CatalogRecord> = {}): CatalogRecord {
  return {
    name,
    label: name,
    fieldType: 'metric',
    tableLabel: 'Orders',
    catalogSearchUuid: uuid(0x9000),
    type: 'field',
    basicType: 'number',
    fieldValueType: 'count',
    tableName: 'orders',
    categories: [],
    icon: null,
    aiHints: null,
    owner: null,
    ...changes,
  };
}
