import type { BusyReport, HistoryReport } from '../../analytics/history/history-report.ts';
import { quoteForMarkdown as quote } from '../escape.ts';
import { table } from '../markdown-table.ts';
import type { Detail } from '../page.ts';
import { barOf, durationOf, numeral, percentOf, tally } from './numbers.ts';
import { describeShare } from './phrases.ts';

/** What the newest runs have in common. Only a part of all runs is read, and every table says how large a part. */
export function newestParagraphs({ newest }: HistoryReport, detail: Detail): string[] {
  if (newest === null) return [];
  const { share, cacheHits, dashboards, explores, contexts } = newest;
  if (share.read === 0) return [];
  const read = describeShare(share);
  return [
    '### What the newest runs were',
    `${numeral(cacheHits)} of ${tally(share.read, 'run')} (${percentOf(cacheHits, share.read)}) came from the cache; ${read}.`,
    ...busiest('Busiest dashboards', 'Dashboard', dashboards, read, detail),
    ...busiest('Busiest explores', 'Explore', explores, read, detail),
    ...busiest('Busiest contexts', 'Context', contexts, read, detail),
  ];
}

function busiest(title: string, head: string, items: readonly BusyReport[], read: string, detail: Detail): string[] {
  if (items.length === 0) return [];
  const most = Math.max(...items.map(({ warehouseMs }) => warehouseMs));
  const rows = items.map(({ name, runs, failed, warehouseMs }) => [
    quote(name),
    warehouseMs === 0 ? '' : durationOf(warehouseMs).replaceAll(' ', '&nbsp;'),
    barOf(warehouseMs, most),
    numeral(runs),
    failed === 0 ? '' : numeral(failed),
  ]);
  return [
    `**${title}** (${read})`,
    ...table([head, 'Warehouse', '', 'Runs', 'Failed'], rows, detail, head.toLowerCase()),
  ];
}
