import { countOf, dayOf, daysBetween } from '../page/words.ts';
import { type Backtest, countOfDecision, stopsOf } from '../release-safety/backtest.ts';
import { LOG_PEN } from './pen.ts';

/** The width of a bar in characters. */
const BAR = 12;

const HEADS = ['every', 'upgrades', 'roll', 'downtime', 'blocked', 'unproven', 'longest', ''];

/** The results of some upgrade rhythms side by side, in lines of at most 80 columns. Ends without a line break. */
export function renderBacktest(rhythms: readonly Backtest[]): string {
  const [first] = rhythms;
  if (first === undefined) return '';
  const rows = [HEADS, ...rhythms.map(rowOf)];
  const widths = HEADS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const table = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  return [
    `What upgrades from ${first.from} on would have meant, ${dayOf(first.start, LOG_PEN)} to ${dayOf(first.end, LOG_PEN)}:`,
    `The index has ${countOf(daysOfData(first), 'day')} of data from that release on.`,
    '',
    ...table,
    '',
    'Each upgrade takes the newest release. The index alone judges the direct jump.',
    '"longest": longest stretch in which every upgrade rolled. █ rolls, ░ does not.',
    ...(rhythms.length < 2 ? [] : [fewestStops(rhythms)]),
  ].join('\n');
}

/** Full days that a backtest covers. No rhythm that is longer has an upgrade. */
export function daysOfData({ start, end }: Backtest): number {
  return daysBetween(start, end);
}

function rowOf(past: Backtest): string[] {
  const { upgrades, days, longestRollingDays } = past;
  const total = upgrades.length;
  const share = (count: number) => (total === 0 ? '0' : `${count} (${Math.round((100 * count) / total)} %)`);
  const rolls = countOfDecision(past, 'roll');
  const full = total === 0 ? 0 : Math.round((BAR * rolls) / total);
  return [
    countOf(days, 'day'),
    String(total),
    share(rolls),
    share(countOfDecision(past, 'recreate')),
    share(countOfDecision(past, 'blocked')),
    String(countOfDecision(past, 'unproven')),
    countOf(longestRollingDays, 'day'),
    total === 0 ? '' : '█'.repeat(full) + '░'.repeat(BAR - full),
  ];
}

/** The rhythm with the fewest stops. Among equals, the rhythm that keeps Lightdash newest. Null if no rhythm has an upgrade. */
export function rhythmWithFewestStops(rhythms: readonly Backtest[]): Backtest | null {
  const bringing = rhythms.filter(({ upgrades }) => upgrades.length > 0);
  return bringing.toSorted((one, other) => stopsOf(one) - stopsOf(other) || one.days - other.days)[0] ?? null;
}

function fewestStops(rhythms: readonly Backtest[]): string {
  const best = rhythmWithFewestStops(rhythms);
  if (best === null) return 'No rhythm has an upgrade in that time.';
  return `The least downtime: every ${countOf(best.days, 'day')}, ${stopsOf(best)} of ${countOf(best.upgrades.length, 'upgrade')}.`;
}
