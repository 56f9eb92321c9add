import {
  ORGANIZATION_ROLES,
  QUERY_EXECUTION_CONTEXTS,
  QUERY_HISTORY_STATUSES,
  QUERY_LANGUAGES,
  QUERY_TRIGGERS,
} from './records/enumerations.ts';

/** An endpoint of the service, and what its contract is observed by. */
export interface Endpoint {
  /** Method and path, with names in place of ids. */
  readonly route: string;
  /** The advice where the service has no such resource. */
  readonly absent: string;
  /** Set where an older server does not know the endpoint and answers misleadingly. */
  readonly isHistory?: boolean;
  /** The records whose members are observed, as paths. Nothing else is: the names of other members may be data. */
  readonly records: readonly string[];
  /** The members of enumerations, with their known values. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** The members that a server leaves out of some records. */
  readonly optional: readonly string[];
}

/** One request to an endpoint. */
export interface Question extends Endpoint {
  /** Method and path as they are sent, for messages. */
  readonly name: string;
}

const PAGES = ['', 'results', 'results.data[]', 'results.pagination'];

/** Everything that the companions ask (docs/maintainers/service-api.md). */
export const ENDPOINTS = {
  history: {
    route: 'GET /api/v2/projects/{projectUuid}/query/history',
    absent: 'Check `project-uuid`',
    isHistory: true,
    records: [...PAGES, 'results.counts', 'results.counts.windows', 'results.counts.triggers'],
    values: {
      'results.data[].context': QUERY_EXECUTION_CONTEXTS,
      'results.data[].trigger': QUERY_TRIGGERS,
      'results.data[].language': QUERY_LANGUAGES,
      'results.data[].status': QUERY_HISTORY_STATUSES,
    },
    optional: [],
  },
  savedChart: {
    route: 'GET /api/v1/saved/{chartUuid}',
    absent: 'Check the id of the chart. It may be deleted, or a chart of an SQL query',
    records: ['', 'results'],
    values: {},
    optional: 'description pivotConfig merge parameters updatedByUser deletedAt deletedBy verification'.split(' '),
  },
  compileQuery: {
    route: 'POST /api/v1/projects/{projectUuid}/explores/{exploreName}/compileQuery',
    absent: 'Check `project-uuid` and the explore',
    records: ['', 'results'],
    values: {},
    optional: ['pivotQuery', 'compilationErrors'],
  },
  users: {
    route: 'GET /api/v1/org/users',
    absent: 'Check `base-url`',
    records: [...PAGES, 'results.data[].groups[]'],
    values: { 'results.data[].role': ORGANIZATION_ROLES },
    optional: 'roleUuid isInviteExpired isPending'.split(' '),
  },
  metrics: {
    route: 'GET /api/v2/projects/{projectUuid}/dataCatalog/metrics-with-time-dimensions',
    absent: 'Check `project-uuid`',
    records: PAGES,
    values: {},
    optional:
      'description requiredAttributes anyAttributes tableGroupLabel tags chartUsage verifiedChartUsage searchRank spotlightFilterBy spotlightSegmentBy spotlightDefaultSegment spotlightDefaultFilter'.split(
        ' ',
      ),
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
