import type { Progress } from '../../net/progress.ts';
import { companionReport } from '../companion-report.ts';
import type { AnalyticsClient } from '../service/client.ts';
import type { OrganizationUser } from '../service/records/listings.ts';
import type { Baseline } from './baseline.ts';
import { type CheckedCharts, checkCharts } from './check-charts.ts';
import { checkMetrics } from './check-metrics.ts';
import { countUsers } from './count-users.ts';
import { judgeReport } from './fail-on.ts';
import { readRecentRuns } from './recent-runs.ts';
import type { RecipesQuestion, RecipesReport } from './recipes-report.ts';

export interface RecipesHost {
  readonly now: () => Date;
  /** Aborted when the run must end, or has used up its time. It also ends the client's requests. */
  readonly signal: AbortSignal;
  /** Whether the run was cancelled, rather than out of time. */
  readonly isInterrupted: () => boolean;
  readonly wait: (ms: number) => Promise<void>;
  readonly onProgress: (progress: Progress) => void;
}

/** The report, and the contents of the files beside it. */
export interface Recipes {
  readonly report: RecipesReport;
  /** The charts as a baseline for a later run; null if none compiled, or where some got no answer. */
  readonly baseline: Baseline | null;
  /** A unified diff for each chart that changed. Hostile until escaped. */
  readonly differences: readonly { readonly uuid: string; readonly text: string }[];
  /** Null if they were not requested or could not be read. */
  readonly users: readonly OrganizationUser[] | null;
}

/** Runs the requested recipes. One that fails with an AnalyticsError says so in its part, and the others go on. */
export async function gatherRecipes(
  client: AnalyticsClient,
  question: RecipesQuestion,
  host: RecipesHost,
): Promise<Recipes> {
  const { projectUuid } = question;
  const generatedAt = host.now().toISOString();
  const progress = { onProgress: host.onProgress, endedBy: () => reasonOfEnd(host) };

  // Recipes with few requests go first, so that a run that is cancelled has their results.
  const metrics = question.metrics && (await checkMetrics(client, projectUuid, question.metrics, host.wait));
  const counted = question.users && (await countUsers(client, question.users === 'list'));
  const runs = question.chartsFromHistory > 0 ? await readRecentRuns(client, projectUuid, host.onProgress) : null;
  const charts = await checkCharts(client, question, runs, progress);

  const report = {
    ...companionReport(client, question, generatedAt, question.baseline?.contract ?? null),
    isTokenRefused: client.isTokenRefused,
    isInterrupted: host.isInterrupted(),
    charts: charts?.report ?? null,
    metrics,
    users: counted?.report ?? null,
  } as const;
  const failures = judgeReport(report, question);
  const fails = failures.some((failure) => failure.fails);
  return {
    report: { ...report, outcome: { failOn: question.failOn, fails, failures } },
    baseline: baselineOf(charts, report),
    differences: charts?.differences ?? [],
    users: counted?.users ?? null,
  };
}

/** Why no further requests are sent; null while they are. */
function reasonOfEnd({ signal, isInterrupted }: RecipesHost): string | null {
  if (isInterrupted()) return 'Not asked, because the run was stopped';
  return signal.aborted ? 'Not asked, because the time for all requests was used up' : null;
}

function baselineOf(
  charts: CheckedCharts | null,
  { generatedAt, service, contract }: Pick<RecipesReport, 'generatedAt' | 'service' | 'contract'>,
): Baseline | null {
  if (charts === null || charts.checked.every(({ sql }) => sql === null)) return null;
  // A partial baseline would replace a complete one, and could not show what is lost or changed.
  if (charts.checked.some(({ result }) => result === 'unchecked')) return null;
  const { baseUrl, projectUuid, version: serverVersion } = service;
  return {
    generatedAt,
    baseUrl,
    projectUuid,
    serverVersion,
    contract: contract.observed,
    charts: charts.checked.map(({ uuid, name, updatedAt, result, movesWithClock, sql }) => {
      return { uuid, name, updatedAt, result, movesWithClock, sql };
    }),
  };
}
