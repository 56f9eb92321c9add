import { isDeepStrictEqual } from 'node:util';
import type { Version } from '../../release-safety/version.ts';
import type { SpanReport } from './span-report.ts';

/** A REST endpoint that the team calls, as the input `endpoints` names it. */
export interface Endpoint {
  /** As the user wrote it; hostile until escaped. */
  readonly text: string;
  /** Null for every method. */
  readonly method: string | null;
  /** The parts of its path; null for a parameter. */
  readonly segments: readonly (string | null)[];
}

/** What releases break of the endpoints that the team calls. Texts are hostile until escaped. */
export interface EndpointsReport {
  /** The endpoints, as the user wrote them. */
  readonly asked: readonly string[];
  /** By endpoint in the order of `asked`, then in the order of the releases. */
  readonly changes: readonly { readonly endpoint: string; readonly version: Version; readonly line: string }[];
  /** Whether every breaking change of the REST API is known. If not, there may be more. */
  readonly isComplete: boolean;
}

/** A method and a path at the start of a line: `GET /api/v1/saved/{chartUuid} — removed …`. */
const ROUTE = /^(?:([A-Za-z]+)\s+)?(\/\S*?)(?=:?(?:\s|$))/;
/** A parameter of a path, or the id that was put in its place. */
const PARAMETER = /^(?:\{.*\}|:.+|\*|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** Reads a method and a path, or a path alone; null for anything else. */
export function parseEndpoint(text: string): Endpoint | null {
  const [route = '', method = null, path = ''] = ROUTE.exec(text) ?? [];
  if (route === '' || route !== text) return null;
  const [plain = ''] = path.split(/[?#]/);
  const parts = plain.split('/').filter((part) => part !== '');
  const segments = parts.map((part) => (PARAMETER.test(part) ? null : part));
  return { text, method: method?.toUpperCase() ?? null, segments };
}

/**
 * The breaking REST changes of the team's endpoints; null without endpoints or jumps. A parameter stands for every
 * other, whatever its name (docs/report.md#your-endpoints).
 */
export function endpointsReport(
  endpoints: readonly Endpoint[],
  spans: readonly Pick<SpanReport, 'explanation' | 'missingRanges' | 'coveredReleases'>[],
): EndpointsReport | null {
  if (endpoints.length === 0 || spans.length === 0) return null;
  const releases = new Map(
    spans.flatMap(({ explanation }) => explanation.releases.map(({ version, api }) => [version, api.rest] as const)),
  );
  const breaks = [...releases].flatMap(([version, rest]) =>
    (rest?.changes.lines ?? []).map((line) => ({ version, line, broken: parseEndpoint(ROUTE.exec(line)?.[0] ?? '') })),
  );
  const changes = endpoints.flatMap((endpoint) =>
    breaks
      .filter(({ broken }) => broken !== null && isSame(endpoint, broken))
      .map(({ version, line }) => ({ endpoint: endpoint.text, version, line })),
  );
  const areListed = spans.every(({ explanation: { unexplained, api }, missingRanges, coveredReleases }) => {
    // Without the index nothing is unexplained, because no release is known.
    const isCovered = coveredReleases > 0 && missingRanges.length === 0;
    return isCovered && unexplained + api.rest.unlisted + api.rest.unknown.length === 0;
  });
  return {
    asked: endpoints.map(({ text }) => text),
    changes,
    isComplete: areListed && breaks.every(({ broken }) => broken !== null),
  };
}

function isSame(one: Endpoint, other: Endpoint): boolean {
  const isMethod = one.method === null || other.method === null || one.method === other.method;
  return isMethod && isDeepStrictEqual(one.segments, other.segments);
}
