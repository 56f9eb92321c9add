import { areMigrationsUnknown, isConfigUnknown } from '../gate/judge/explanation.ts';
import type { ApiSurfaceReport, Explanation, ReleaseReport, SpanReport } from '../gate/report/span-report.ts';
import { type Detail, describeOmitted } from '../page/page.ts';
import { countedAll, countOf, dayOf, listOf, numberOf, present } from '../page/words.ts';
import type { ConfigChange } from '../release-safety/config-changes.ts';
import type { TableImpact } from '../release-safety/table-impact.ts';
import { type Block, firstOf, fold, item, text } from './blocks.ts';
import type { Pen } from './pen.ts';
import { runItems, wordOf } from './picture.ts';
import { describeHeaviness } from './why.ts';

const SURFACES = ['rest', 'mcp'] as const;

/** A count of what the releases of a span bring; empty if they bring nothing that the reader should know. */
export function countNews({ explanation }: SpanReport): string {
  const { tables, api, config, releases } = explanation;
  const migrations = releases.reduce((sum, release) => sum + (release.migrations?.count ?? 0), 0);
  const breaks = releases.reduce((sum, release) => sum + release.declaredBreaks.length, 0);
  const breaking = api.rest.breaking + api.mcp.breaking;
  const named = tables.filter((impact) => impact.table !== null).length;
  const on = named === 0 ? '' : ` on ${countOf(named, 'table')}`;
  return present(
    migrations > 0 && `${countOf(migrations, 'migration')}${on}`,
    breaking > 0 && countOf(breaking, 'breaking API change'),
    config.length > 0 && countOf(config.length, 'environment variable'),
    breaks > 0 && countOf(breaks, 'declared break'),
  ).join(', ');
}

/** All releases of a jump, folded: the runs, their combined effect, then each release. Empty if there is nothing to tell of them. */
export function releaseBlocks(span: SpanReport, pen: Pen, detail: Detail): Block[] {
  const { explanation, coveredReleases: total } = span;
  if (total === 0) return [];
  const news = countNews(span);
  const title = `${total === 1 ? 'The release' : countedAll(total, 'release')}${news === '' ? '' : `: ${news}`}`;
  if (!detail.deep) return [text(`${title}.`)];
  const told = explanation.releases.filter(({ explained }) => explained);
  return fold(title, [
    ...runItems(span, detail.rows),
    ...togetherItems(explanation, pen, detail),
    ...firstOf(told, detail.rows, (release) => releaseItem(release, span, pen, detail), 'release'),
  ]);
}

/** Whether every release is proven, every artifact was read, and none has a change that breaks something or may do so. */
export function isKnownToBreakNothing({ decision, explanation }: SpanReport): boolean {
  const { unexplained, releases, api, config } = explanation;
  const breaking = api.rest.breaking + api.mcp.breaking + config.length;
  const unknown = unexplained + api.rest.unknown.length + api.mcp.unknown.length;
  return (
    decision === 'roll' &&
    breaking + unknown === 0 &&
    releases.every((release) => !areMigrationsUnknown(release) && !isConfigUnknown(release)) &&
    releases.every(({ declaredBreaks }) => declaredBreaks.length === 0)
  );
}

/** What only the releases together show. What one of them brings stands there. */
function togetherItems({ tables, api, unexplained }: Explanation, pen: Pen, { rows }: Detail): Block[] {
  const shared = tables.filter(({ migrations }) => migrations > 1);
  const unread = unexplained === 1 ? 'what it brings is unknown' : 'what they bring is unknown';
  return present(
    unexplained > 0 && item(`The artifacts of ${countOf(unexplained, 'release')} were not read, so ${unread}.`),
    firstOf(shared, rows, (impact) => item(describeImpact(impact, pen)), 'table'),
    SURFACES.filter((name) => api[name].releases.length > 1).map((name) => {
      const { breaking, unlisted, releases } = api[name];
      const capped = `${numberOf(unlisted)} of them ${unlisted === 1 ? 'is' : 'are'} not listed and may affect you.`;
      const total = `${name.toUpperCase()}: ${countOf(breaking, 'breaking change')} in ${listOf(releases)}.`;
      return item(unlisted === 0 ? total : `${total} ${capped}`);
    }),
  );
}

function describeImpact({ table, migrations, releases, ...heaviness }: TableImpact, pen: Pen): string {
  const does = describeHeaviness(heaviness, pen);
  const name = table === null ? 'Tables that are not named' : `Table ${pen.quote(table)}`;
  return `${name}: ${countOf(migrations, 'migration')}${does === '' ? '' : `; ${does} it`} (${listOf(releases)}).`;
}

function defaultOf(value: string | null, { quote }: Pen): string {
  if (value === null) return 'none';
  return value === '' ? 'empty' : quote(value);
}

function releaseItem(release: ReleaseReport, span: SpanReport, pen: Pen, { lines: most }: Detail): Block {
  const { version, verdict, releaseDate } = release;
  const word = wordOf({ verdict, first: version, last: version, count: 1 }, span);
  const lines = [
    ...migrationLines(release, pen),
    ...SURFACES.flatMap((name) => surfaceLines(release.api[name], name.toUpperCase(), pen)),
    ...configLines(release, pen),
    ...release.declaredBreaks.map((declared) => describeBreak(declared, pen)),
    ...release.declaredAdvisories.map((advisory) => `note: ${pen.prose(advisory)}`),
  ];
  const shown = lines.slice(0, most);
  const day = releaseDate === null ? '' : `, ${dayOf(releaseDate, pen)}`;
  const title = `${pen.strong(pen.version(version))} ${word}${day}`;
  if (lines.length === 0) return item(`${title}: its artifact lists no changes.`);
  const more = describeOmitted(lines.length, shown.length, 'line');
  return item(
    title,
    [...shown, ...more].map((line) => item(line)),
  );
}

function describeBreak(declared: ReleaseReport['declaredBreaks'][number], pen: Pen): string {
  const { reason, requiredStop, source, migration, releasedIn } = declared;
  const details = present(
    source !== null && pen.quote(source),
    migration !== null && `migration ${pen.quote(migration)}`,
    releasedIn !== null && `released in ${pen.quote(releasedIn)}`,
    requiredStop && pen.strong('required stop'),
  );
  const what = reason === null ? 'without a reason' : pen.prose(reason);
  return `declared break: ${what}${details.length === 0 ? '' : ` (${details.join(', ')})`}`;
}

function migrationLines({ migrations }: ReleaseReport, pen: Pen): string[] {
  if (migrations === null) return ['migrations: unknown'];
  const { count, files } = migrations;
  const unlisted = count - files.length;
  const open = migrations.present === true ? 'which ones' : 'whether there are any';
  const listed = files.map(({ name, edition, tables, heaviness }) => {
    const on = tables.length === 0 ? '' : ` on ${listOf(tables.map(pen.quote))}`;
    const does = describeHeaviness(heaviness, pen);
    return `migration ${pen.quote(name)} (${edition === 'core' ? 'core' : pen.quote(edition)})${on}${does === '' ? '' : `: ${does} it`}`;
  });
  return present(
    count === 0 && migrations.present !== false && `migrations: unknown ${open}`,
    listed,
    unlisted > 0 && `${countOf(unlisted, 'migration')} that the artifact does not list`,
  );
}

function surfaceLines(surface: ApiSurfaceReport | null, label: string, { quote }: Pen): string[] {
  if (surface === null) return [`${label}: unknown`];
  const { checked, breaking, changes, advisories } = surface;
  const more = (count: number) => `${numberOf(count)} more that ${count === 1 ? 'is' : 'are'} not listed`;
  const isOpen = checked && breaking !== false && changes.count === 0;
  return present(
    !checked && `${label}: was not compared`,
    isOpen && `${label}: ${breaking === true ? 'breaks something' : 'unknown whether it breaks something'}`,
    changes.lines.map((line) => `${label} breaks: ${quote(line)}`),
    changes.unlisted > 0 && `${label} breaks: ${more(changes.unlisted)}, of ${numberOf(changes.count)}`,
    advisories.lines.map((line) => `${label} note: ${quote(line)}`),
    advisories.unlisted > 0 && `${label} note: ${more(advisories.unlisted)}`,
  );
}

function configLines(release: ReleaseReport, pen: Pen): string[] {
  const { config } = release;
  if (config === null) return ['environment variables: unknown'];
  const { checked, breaking, changes } = config;
  const open = breaking === true ? 'which ones change' : 'whether any changes';
  return present(
    !checked && 'environment variables: were not compared',
    checked && isConfigUnknown(release) && `environment variables: unknown ${open}`,
    changes.map((change) => describeConfigChange(change, pen)),
  );
}

function describeConfigChange(change: ConfigChange, pen: Pen): string {
  switch (change.kind) {
    case 'removed':
      return `variable ${pen.quote(change.name)} removed (its default was ${defaultOf(change.previousDefault, pen)})`;
    case 'renamed':
      return `variable ${pen.quote(change.previousName)} renamed to ${pen.quote(change.name)}`;
    case 'default-changed':
      return `variable ${pen.quote(change.name)}: default ${defaultOf(change.previousDefault, pen)} → ${defaultOf(change.defaultValue, pen)}`;
    case 'other':
      return `variable ${change.name === null ? 'without a name' : pen.quote(change.name)}: a change in a format that is not supported`;
  }
}
