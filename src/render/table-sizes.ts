import type { Report, TableSize, TableSizesReport } from '../gate/report/report.ts';
import type { Detail } from '../page/page.ts';
import { dayOf, daysBetween, numberOf, present } from '../page/words.ts';
import { type Heaviness, type TableImpact, weightOf } from '../release-safety/table-impact.ts';
import { type Block, firstOf, heading, item } from './blocks.ts';
import type { Pen } from './pen.ts';
import { describeHeaviness } from './why.ts';

/** In days. Sizes that are older are still shown. */
const OLD = 30;

/** How big the tables are that migrations rewrite, lock or scan, the largest first (docs/report.md#table-sizes). */
export function tableSizeBlocks(report: Report, pen: Pen, { rows }: Detail): Block[] {
  const { tableSizes: sizes, spans, generatedAt } = report;
  if (sizes === null) return [];
  const title = heading('How big the tables are');
  if (sizes.problem !== null)
    return [title, item(`⚠️ ${pen.code('table-sizes')} cannot be read: ${pen.prose(sizes.problem)}.`)];
  const heavy = spans.flatMap(({ explanation }) => explanation.tables).filter((impact) => weightOf(impact) > 0);
  const impacts = [...new Map(heavy.toReversed().map((impact) => [impact.table, impact])).values()];
  const measured = sizes.tables.flatMap((size) => {
    const impact = impacts.find(({ table }) => table === size.table);
    return impact === undefined ? [] : [{ size, impact }];
  });
  if (measured.length === 0) return [];
  const isEstimated = measured.some(({ size, impact }) => classOf(size, impact) !== null);
  return present<Block>(
    title,
    firstOf(measured, rows, ({ size, impact }) => item(describe(size, impact, pen)), 'table'),
    isEstimated && item(ESTIMATE),
    describeAge(sizes, generatedAt, pen).map((line) => item(line)),
  );
}

/** In bytes for each second. Slow disks reach it; faster ones need less time (docs/report.md#table-sizes). */
const REWRITES = 50e6;
const SCANS = 200e6;

const ESTIMATE =
  'Seconds, minutes and hours are estimates by the size alone, for each migration: 50 MB a second for a rewrite, 200 MB for a scan. Your database may need less or more.';

/** How long one migration may work on a table, as a class; null if it neither rewrites nor scans it. It decides nothing. */
function classOf({ bytes }: TableSize, { rewritesTable, scansTable }: Heaviness): string | null {
  if (rewritesTable === false && scansTable === false) return null;
  const seconds = bytes / (rewritesTable === false ? SCANS : REWRITES);
  if (seconds < 60) return 'seconds';
  return seconds < 3_600 ? 'minutes' : 'hours';
}

function describe(size: TableSize, { releases, ...impact }: TableImpact, pen: Pen): string {
  const { table, rows, bytes } = size;
  const takes = classOf(size, impact);
  const count = rows === null ? 'an unknown number of rows' : `about ${shortly(rows)} ${rows === 1 ? 'row' : 'rows'}`;
  return `${releases.join(', ')} ${describeHeaviness(impact, pen)} ${pen.quote(table)}: ${count}, ${bytesOf(bytes)}.${takes === null ? '' : ` That may take ${takes}.`}`;
}

function describeAge({ tables }: TableSizesReport, generatedAt: string, pen: Pen): string[] {
  const [oldest] = tables.flatMap(({ measured }) => measured ?? []).toSorted();
  if (oldest === undefined) return [];
  const days = daysBetween(oldest, generatedAt);
  return days > OLD ? [`⚠️ Measured on ${dayOf(`${oldest}T`, pen)}, ${numberOf(days)} days ago. Measure again.`] : [];
}

/** `940`, `12 thousand`, `3.1 million`. */
function shortly(count: number): string {
  if (count < 1e3) return String(count);
  const power = Math.min(3, Math.floor(Math.log10(count) / 3));
  return `${rounded(count / 1e3 ** power)} ${['', 'thousand', 'million', 'billion'][power]}`;
}

/** `512 B`, `48 GB`. */
function bytesOf(bytes: number): string {
  const power = Math.min(4, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  return `${rounded(bytes / 1_000 ** power)} ${['B', 'kB', 'MB', 'GB', 'TB'][power]}`;
}

function rounded(number: number): string {
  return number < 10 ? String(Math.round(number * 10) / 10) : numberOf(Math.round(number));
}
