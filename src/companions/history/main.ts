import { info } from '@actions/core';
import { LOG, MARKDOWN, type Quote } from '../../page/escape.ts';
import { renderFailurePage } from '../../page/failure-page.ts';
import { product } from '../../product/product.ts';
import { annotate } from '../../runner/annotate.ts';
import type { ActionRun } from '../../runner/frame.ts';
import { progressInLog } from '../../runner/log-progress.ts';
import { writeReport, writeSummary } from '../../runner/runner-files.ts';
import { InputError } from '../../settings/input-error.ts';
import { hideIn, runCompanion } from '../companion.ts';
import { withMigrations } from '../companion-report.ts';
import { AnalyticsError, type AnalyticsErrorKind } from '../service/analytics-error.ts';
import { AnalyticsClient } from '../service/client.ts';
import { namedFilters } from './earlier-report.ts';
import { failuresOf, isFailing } from './fail-on.ts';
import { gatherHistory, type HistoryHost } from './gather-history.ts';
import type { HistoryQuestion } from './history-question.ts';
import type { HistoryReport } from './history-report.ts';
import { publishCounts, publishHistory, withdraw } from './outputs.ts';
import { ownAnnotation, renderHistory, renderHistoryAnnotations } from './page/log.ts';
import { UNAVAILABLE } from './page/phrases.ts';
import { titleOn } from './page/service.ts';
import { renderHistorySummary, renderHistoryUnavailable } from './page/summary.ts';
import { questionOf } from './question.ts';
import { type HistorySettings, SETTINGS, unknownFilterValues } from './settings.ts';

/** In milliseconds. All requests together end after this time, because a job should not wait for a report. */
const MOST_TIME_MS = 300_000;
const GIVE_REPORT = 'Give the output report-path of an earlier run.';

/**
 * One run, from the inputs to the final outputs.
 *
 * @returns whether the step fails: a limit is exceeded, a required service is not fully available, or its API changed
 * @throws Error for wrong inputs
 */
async function main(processEnv: NodeJS.ProcessEnv): Promise<boolean> {
  const run = { title: 'Query history', parsers: SETTINGS, withdraw };
  return await runCompanion(run, processEnv, async (settings, hide) => {
    const question = questionOf(settings, new Date());
    const { report, error } = await gather(settings, question, (counts, version) =>
      publishCounts(hideIn(counts, hide), version === null ? null : hide(version)),
    );
    const unknown = report === null ? [] : unknownFilterValues(settings);
    annotate(unknown.map((each) => ownAnnotation('warning', `${hide(each)}. ${product.name} has accepted it.`)));
    const earlier = settings['compare-to'];
    const isMissing = earlier !== undefined && question.earlier === null;
    const note = isMissing
      ? `Nothing is compared, because there is no report with runs at ${hide(earlier)}. ${GIVE_REPORT}`
      : '';
    if (isMissing) annotate([ownAnnotation('warning', note)]);
    return report === null
      ? await endUnavailable(error.kind, hide(error.message), { ...settings, 'base-url': hide(settings['base-url']) })
      : await endWith(hideIn(report, hide), settings, note, processEnv);
  });
}

/** The report, or the error that explains why the service gave none. */
async function gather(
  settings: HistorySettings,
  question: HistoryQuestion,
  onCounts: NonNullable<HistoryHost['onCounts']>,
): Promise<{ report: HistoryReport; error: null } | { report: null; error: AnalyticsError }> {
  let client: AnalyticsClient | null = null;
  try {
    client = new AnalyticsClient({
      baseUrl: settings['base-url'],
      token: settings['api-token'],
      signal: AbortSignal.timeout(MOST_TIME_MS),
    });
    const host = { now: () => new Date(), onProgress: progressInLog(), onCounts };
    return { report: await withMigrations(await gatherHistory(client, question, host)), error: null };
  } catch (error) {
    if (!(error instanceof AnalyticsError)) throw error;
    // The input could not become a request, so Lightdash was never asked.
    if (client === null || (error.kind === 'invalid' && error.status === null)) throw error;
    if (error.status === 422 && Object.keys(namedFilters(question.filters)).length > 0)
      throw refusedFilter(error, settings);
    return { report: null, error };
  } finally {
    client?.close();
  }
}

/** Lightdash itself refuses the input; the message lists the accepted values. */
function refusedFilter({ message }: AnalyticsError, settings: HistorySettings): InputError {
  const sentences = [...unknownFilterValues(settings), `${product.name} refuses the filters. ${message}`];
  return new InputError(sentences.map((sentence) => `${sentence}.`).join(' '));
}

async function endUnavailable(kind: AnalyticsErrorKind, message: string, settings: HistorySettings): Promise<boolean> {
  const fails = settings['on-unavailable'] === 'fail';
  const headline = (quote: Quote) =>
    `${fails ? '❌' : '❓'} ${titleOn('Query history', { baseUrl: settings['base-url'] }, quote)}: ${UNAVAILABLE[kind] ?? `${product.name} gave no usable answer`}`;
  await writeSummary(renderHistoryUnavailable(headline(MARKDOWN.quote), message, fails));
  info(headline(LOG.quote));
  annotate([ownAnnotation(fails ? 'error' : 'warning', `${message}.`)]);
  return fails;
}

async function endWith(
  report: HistoryReport,
  settings: HistorySettings,
  note: string,
  processEnv: NodeJS.ProcessEnv,
): Promise<boolean> {
  const reportPath = await writeReport(report, processEnv);
  const failing = failuresOf(report, { failOn: settings['fail-on'], onUnavailable: settings['on-unavailable'] });
  await writeSummary(renderHistorySummary(report, settings['sort-by'], failing, note));
  info(renderHistory(report, failing));
  annotate(renderHistoryAnnotations(report, failing));
  publishHistory(report, reportPath);
  return isFailing(failing);
}

export const historyAction: ActionRun = {
  title: 'Query history',
  endedEarly: 'The step ended before it had read the query history.',
  mostMinutes: 10,
  main,
  withdraw,
  renderFailure: (message) => renderFailurePage('Query history did not finish, so the step fails', message),
};
