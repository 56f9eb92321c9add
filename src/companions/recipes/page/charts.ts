import { blockForMarkdown, MARKDOWN, quoteForMarkdown as quote } from '../../../page/escape.ts';
import { type Detail, describeOmitted } from '../../../page/page.ts';
import { capital, countOf, listOf, numberOf, present } from '../../../page/words.ts';
import { foldParagraphs, itemsUpTo, listParagraphs } from '../../history/page/lists.ts';
import { linkToChart } from '../../history/page/phrases.ts';
import type { ChartComparison, ChartReport, ChartsReport, RecipesReport, SqlDifference } from '../recipes-report.ts';
import { describeCharts, describeMessage, describeResult, nameOfChart, troubledCharts } from './phrases.ts';

type Service = RecipesReport['service'];

const MOST_NAMED = 10;
/** An id says less than a name, and takes two lines of a phone. */
const MOST_IDS = 3;

const EDITED = ' Someone saved this chart after the baseline was written, so perhaps the upgrade is not the reason.';

/** Charts that do not compile, or whose result is unknown: one line for each problem. */
export function troubledParagraphs({ charts, isTokenRefused, service }: RecipesReport, detail: Detail): string[] {
  // A refused token is named once, not at each chart.
  const troubled = troubledCharts(charts?.charts ?? []).filter(
    ({ result }) => result !== 'unchecked' || !isTokenRefused,
  );
  if (troubled.length === 0) return [];
  const wrongs = new Map<string, ChartReport[]>();
  for (const chart of troubled) {
    const wrong = JSON.stringify([describeResult(chart), describeMessage(chart, MARKDOWN)]);
    const same = wrongs.get(wrong) ?? [];
    same.push(chart);
    wrongs.set(wrong, same);
  }
  const items = [...wrongs.values()].map((same) => {
    const [first] = same as [ChartReport];
    const message =
      first.message === null ? '' : `<br>${describeMessage(first, MARKDOWN)}${first.result === 'unchecked' ? '.' : ''}`;
    const titles = same.map((chart) => titleOf(chart, service));
    const most = same.every(({ name }) => name === null) ? MOST_IDS : MOST_NAMED;
    return `**${capital(describeResult(first))}:** ${listOf(titles, most)}${message}`;
  });
  return ['### Charts that did not pass', ...listParagraphs(items, detail, 'reason')];
}

/** Charts with other SQL than in the baseline, each with the first lines of the difference. */
export function changedParagraphs({ charts, service }: RecipesReport, detail: Detail, isWritten: boolean): string[] {
  const changed = (charts?.charts ?? []).flatMap((chart) => {
    const difference = chart.comparison?.result === 'changed' ? chart.comparison.difference : null;
    if (difference === null) return [];
    const note = `Open ${linkTo(chart, service)}.${chart.comparison?.isEdited ? EDITED : ''}`;
    return [{ title: titleOf(chart, null), note, difference }];
  });
  if (changed.length === 0) return [];
  const whole = isWritten ? ' The output `diff-path` names the folder of the whole differences.' : '';
  return [
    '### Changed SQL',
    `${countOf(changed.length, 'chart')} ${changed.length === 1 ? 'compiles' : 'compile'} to different SQL than before.${whole}`,
    ...differenceParagraphs(changed, detail),
  ];
}

/** Charts that are left out of the comparison, and why; then the charts without problems, folded. */
export function otherChartParagraphs({ charts, service }: RecipesReport, detail: Detail): string[] {
  if (charts === null) return [];
  const notes = notesOn(charts, service, detail);
  const well = charts.charts.filter(({ result, comparison }) => result === 'ok' && comparison?.result !== 'changed');
  const title = describeCharts({ charts: well, baseline: charts.baseline });
  const isAlone = well.length === charts.charts.length && notes.length === 0;
  const items = well.map((chart) => titleOf(chart, service));
  // The heading of the page has the title of charts that stand alone.
  const fold = () => foldParagraphs(isAlone ? 'The charts' : title, itemsUpTo(items, detail, 'chart'));
  const list = detail.deep ? fold() : [`${title}.`];
  const text = [...notes, ...(well.length === 0 ? [] : list)];
  return isAlone || text.length === 0 ? text : ['### Other charts', ...text];
}

function notesOn({ charts, baseline }: ChartsReport, service: Service, { rows }: Detail): string[] {
  const note = (said: string, which: (chart: ChartReport) => boolean) => {
    const names = charts.filter(which).map((chart) => linkTo(chart, service));
    return (
      names.length > 0 && `- ${countOf(names.length, 'chart')} ${said}: ${listOf(names, Math.min(rows, MOST_NAMED))}.`
    );
  };
  const compared = (result: ChartComparison['result']) => (chart: ChartReport) =>
    baseline !== null && chart.comparison?.result === result;
  const isOfLate = ({ result, comparison }: ChartReport) => result === 'ok' && (comparison?.before ?? 'ok') !== 'ok';
  return present(
    note('compiled but not compared, because a filter moves with the clock', compared('moves-with-clock')),
    note('compiled but not compared, because new since the baseline', compared('not-in-baseline')),
    note('compiled that did not before', (chart) => compared('not-comparable')(chart) && isOfLate(chart)),
    note('compiled in part, because only one of several joined queries is checked', ({ isMerge }) => isMerge),
    note('compiled without the pivot, because only its query is checked', ({ isPivoted }) => isPivoted),
  );
}

/** @param service links the name to its chart there; not in the title of a fold, where Markdown has no links */
function titleOf(chart: ChartReport, service: Service | null): string {
  const { exploreName, runs } = chart;
  const facts = [
    ...(exploreName === null ? [] : [`explore ${quote(exploreName)}`]),
    ...(runs === null ? [] : [countOf(runs, 'run')]),
  ];
  const name = service === null ? nameOfChart(chart, quote) : linkTo(chart, service);
  return `${name}${facts.length === 0 ? '' : ` (${facts.join(', ')})`}`;
}

const linkTo = (chart: ChartReport, service: Service) => linkToChart(nameOfChart(chart, quote), chart.uuid, service);

/** This many are open, and the others are folded. Nobody reads a page full of SQL, least of all on a phone. */
const MOST_OPEN = 1;

interface NamedDifference {
  /** Markdown, as is `note`. */
  readonly title: string;
  /** Further information about the difference; empty if there is none. */
  readonly note: string;
  readonly difference: SqlDifference;
}

/** The differences in SQL of some charts, each with its first lines. */
function differenceParagraphs(differences: readonly NamedDifference[], detail: Detail): string[] {
  const shown = differences.slice(0, detail.rows);
  return [
    ...shown.flatMap((each, position) => paragraphsOf(each, detail, position < MOST_OPEN)),
    ...describeOmitted(differences.length, shown.length, 'changed chart'),
  ];
}

function paragraphsOf({ title, note, difference }: NamedDifference, { lines }: Detail, isOpen: boolean): string[] {
  const { added, removed } = difference;
  const counts = `+${numberOf(added)} −${numberOf(removed)} ${added + removed === 1 ? 'line' : 'lines'}`;
  const shown = difference.lines.slice(0, lines);
  // A page joins list items across a blank line, and a line of a difference may look like a list item.
  const visible = shown.filter((line) => line.trim() !== '');
  if (visible.length === 0) return [`- ${title}: ${counts}.${note === '' ? '' : ` ${note}`}`];
  const rest = difference.total - shown.length;
  const body = [
    ...(note === '' ? [] : [note]),
    blockForMarkdown('diff', visible),
    ...(rest > 0 ? [`…and ${countOf(rest, 'more line')}.`] : []),
  ];
  return isOpen ? [`${title}, ${counts}:`, ...body] : foldParagraphs(`${title}, ${counts}`, body);
}
