import type { HistoryReport } from '../../analytics/history/history-report.ts';
import { QUERY_HISTORY_WINDOWS, QUERY_TRIGGERS } from '../../analytics/records/enumerations.ts';
import { table } from '../markdown-table.ts';
import type { Detail } from '../page.ts';
import { barOf, durationOf, numeral } from './numbers.ts';
import { unheededFilters, WINDOW_SPANS } from './phrases.ts';

const MEANINGS = {
  interactive: 'a person acts',
  apps: 'a dashboard, an embed or an app loads',
  scheduled: 'a schedule runs in the background',
} as const;

/** How many runs there are by what triggered them and by when, and what they cost the warehouse. */
export function countParagraphs(report: HistoryReport, detail: Detail): string[] {
  const { triggers, warehouseTimeMsLast7Days } = report.counts;
  const most = Math.max(...QUERY_TRIGGERS.map((trigger) => triggers[trigger]));
  const rows = QUERY_TRIGGERS.map((trigger) => {
    const runs = triggers[trigger];
    return [`\`${trigger}\``, MEANINGS[trigger], numeral(runs), barOf(runs, most)];
  });
  return [
    '### Runs by trigger',
    ...table(['Trigger', 'What it is', 'Runs', ''], rows, detail, 'trigger'),
    '### Runs by age',
    ...table(
      ['When', 'Runs', '', 'Up to then', 'Window'],
      windowRows(report),
      { rows: QUERY_HISTORY_WINDOWS.length },
      'window',
    ),
    `Each run stands in one window only: \`last7Days\` is not the whole week, the column “Up to then” is. ${observedSentence(report)}`,
    `Warehouse time of the last 7 days, all of them: **${durationOf(warehouseTimeMsLast7Days)}**.`,
  ];
}

function windowRows({ counts: { windows } }: HistoryReport): string[][] {
  const most = Math.max(...QUERY_HISTORY_WINDOWS.map((window) => windows[window]));
  let together = 0;
  return QUERY_HISTORY_WINDOWS.map((window) => {
    const runs = windows[window];
    together += runs;
    return [WINDOW_SPANS[window], numeral(runs), barOf(runs, most), numeral(together), `\`${window}\``];
  });
}

function observedSentence(report: HistoryReport): string {
  const aside = unheededFilters(report).map(({ name, by }) => `\`${name}\` does not narrow the runs by ${by}`);
  const observed = 'The times are observed ones, the service does not document them.';
  return aside.length === 0 ? observed : `${observed} The filter ${aside.join(', the filter ')}.`;
}
