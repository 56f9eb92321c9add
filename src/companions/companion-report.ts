import { type MigrationState, RunningVersions } from '../evidence/running-version.ts';
import { FETCH_LIMITS } from '../net/limits.ts';
import { TOOL } from '../net/tool.ts';
import type { AnalyticsClient } from './service/client.ts';
import { type ContractReport, contractReport } from './service/contract.ts';
import type { ObservedShape } from './service/observed-shape.ts';

/** What the reports of all companions have: who made them, when, and of which service. */
export interface CompanionReport {
  readonly reportVersion: '1';
  readonly tool: { readonly name: string; readonly version: string };
  readonly generatedAt: string;
  readonly service: {
    /** Without credentials. */
    readonly baseUrl: string;
    /** From the newest answer that says it. Hostile until escaped; null if none does. */
    readonly version: string | null;
    /** All that answered; more than one while an upgrade rolls. */
    readonly versions: readonly string[];
    /** The version that was deployed, as the inputs say; null if they do not. */
    readonly expected: string | null;
    readonly projectUuid: string;
    /** What it says of its migrations at the end; null if it does not tell, or was not asked. */
    readonly migrations: MigrationState | null;
  };
  /** What the API was seen to be, beside what it was before. */
  readonly contract: ContractReport;
}

export interface CompanionQuestion {
  readonly projectUuid: string;
  /** The version that was deployed; undefined if nobody says. */
  readonly expectedVersion?: string | undefined;
}

/**
 * The part of a report that all companions share; to be made when the client has asked everything.
 *
 * @param before what the API was seen to be before; null if that is not known
 */
export function companionReport(
  { baseUrl, serverVersion: version, serverVersions: versions, observedShape }: AnalyticsClient,
  { projectUuid, expectedVersion }: CompanionQuestion,
  generatedAt: string,
  before: ObservedShape | null,
): CompanionReport {
  return {
    reportVersion: '1',
    tool: TOOL,
    generatedAt,
    service: { baseUrl, version, versions, expected: expectedVersion ?? null, projectUuid, migrations: null },
    contract: contractReport(before, observedShape),
  };
}

/** The report with what the service says of its migrations, asked once and without the token. */
export async function withMigrations<Report extends CompanionReport>(report: Report): Promise<Report> {
  const { service } = report;
  if (service.version === null) return report;
  const versions = new RunningVersions({ ...FETCH_LIMITS, mostAttempts: 1 });
  try {
    const url = new URL(service.baseUrl);
    const answer = await versions.ask(url, '');
    const { migrations } = answer.version === null ? answer : await versions.withReadiness(url, answer);
    return { ...report, service: { ...service, migrations } };
  } finally {
    versions.close();
  }
}
