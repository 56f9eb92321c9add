export interface Endpoint {
  /** Method and path, with names in place of ids. */
  readonly route: string;
  /** The advice where the service has no such resource. */
  readonly absent: string;
  /** Set where an older server does not know the endpoint and answers misleadingly. */
  readonly isHistory?: boolean;
}

/** One request to an endpoint. */
export interface Question extends Endpoint {
  /** Method and path as they are sent, for messages. */
  readonly name: string;
}

/** Everything that the companions ask (docs/maintainers/service-api.md). */
export const ENDPOINTS = {
  history: {
    route: 'GET /api/v2/projects/{projectUuid}/query/history',
    absent: 'Check `project-uuid`',
    isHistory: true,
  },
  savedChart: {
    route: 'GET /api/v1/saved/{chartUuid}',
    absent: 'Check the id of the chart. It may be deleted, or a chart of an SQL query',
  },
  compileQuery: {
    route: 'POST /api/v1/projects/{projectUuid}/explores/{exploreName}/compileQuery',
    absent: 'Check `project-uuid` and the explore',
  },
  users: {
    route: 'GET /api/v1/org/users',
    absent: 'Check `base-url`',
  },
  metrics: {
    route: 'GET /api/v2/projects/{projectUuid}/dataCatalog/metrics-with-time-dimensions',
    absent: 'Check `project-uuid`',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
