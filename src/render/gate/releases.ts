import { areMigrationsUnknown, isConfigUnknown } from '../../gate/judge/explanation.ts';
import type {
  ApiSurfaceReport,
  ApiTotals,
  Explanation,
  ReleaseReport,
  SpanReport,
} from '../../gate/report/span-report.ts';
import type { ConfigChange } from '../../release-safety/config-changes.ts';
import { type Detail, describeOmitted } from '../page.ts';
import { countedAll, countOf, listOf, numberOf } from '../words.ts';
import { type Block, firstOf, fold, item, text } from './blocks.ts';
import { describeHeaviness } from './facts.ts';
import type { Pen } from './pen.ts';
import { describeRuns, wordOfVerdict } from './picture.ts';
import { dayOf } from './texts.ts';

const SURFACES = [
  ['rest', 'REST'],
  ['mcp', 'MCP'],
] as const;

/** A count of what the releases of a span bring; empty if they bring nothing that the reader should know. */
export function countNews({ explanation }: SpanReport): string {
  const { tables, api, config, releases } = explanation;
  const migrations = releases.reduce((sum, release) => sum + (release.migrations?.count ?? 0), 0);
  const breaks = releases.reduce((sum, release) => sum + release.declaredBreaks.length, 0);
  const breaking = api.rest.breaking + api.mcp.breaking;
  const named = tables.filter((impact) => impact.table !== null).length;
  const on = named === 0 ? '' : ` on ${countOf(named, 'table')}`;
  const counts = [
    [migrations, `${countOf(migrations, 'migration')}${on}`],
    [breaking, countOf(breaking, 'breaking API change')],
    [config.length, countOf(config.length, 'environment variable')],
    [breaks, countOf(breaks, 'declared break')],
  ] as const;
  return counts
    .filter(([count]) => count > 0)
    .map(([, words]) => words)
    .join(', ');
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
    ...firstOf(describeRuns(span), detail.rows, (run) => item(run), 'run'),
    ...togetherItems(explanation, pen, detail),
    ...firstOf(told, detail.rows, (release) => releaseItem(release, pen, detail), 'release'),
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

/** The combined effect of the releases: tables, the API, environment variables, and what is unknown about them. */
function togetherItems(explanation: Explanation, pen: Pen, { rows }: Detail): Block[] {
  const { tables, config, unexplained } = explanation;
  const unlisted = unlistedMigrations(explanation);
  const open = explanation.releases.filter((release) => release.explained && areMigrationsUnknown(release));
  const unread = unexplained === 1 ? 'what it brings is unknown' : 'what they bring is unknown';
  return [
    ...(unexplained === 0
      ? []
      : [item(`The artifacts of ${countOf(unexplained, 'release')} were not read: ${unread}.`)]),
    // A table that one migration touches stands at its release.
    ...firstOf(
      tables.filter(({ migrations }) => migrations > 1),
      rows,
      ({ table, migrations, releases, ...heaviness }) => {
        const does = describeHeaviness(heaviness, pen);
        const name = table === null ? 'Tables that are not named' : `Table ${pen.quote(table)}`;
        return item(
          `${name}: ${countOf(migrations, 'migration')}${does === '' ? '' : `; ${does} it`} (${listOf(releases)}).`,
        );
      },
      'table',
    ),
    ...(unlisted === 0
      ? []
      : [
          item(
            `${countOf(unlisted, 'migration')} that no artifact lists: what ${unlisted === 1 ? 'it does' : 'they do'} is unknown.`,
          ),
        ]),
    ...(open.length === 0 ? [] : [item(`Migrations of ${listOf(open.map(({ version }) => version))}: unknown.`)]),
    ...SURFACES.flatMap(([name, label]) => totalsItems(explanation.api[name], label)),
    ...firstOf(config, rows, (effect) => item(describeEffect(effect, pen)), 'variable'),
  ];
}

function unlistedMigrations({ releases }: Explanation): number {
  return releases.reduce(
    (sum, { migrations }) => sum + (migrations === null ? 0 : migrations.count - migrations.files.length),
    0,
  );
}

function totalsItems({ breaking, unlisted, advisories, releases, unknown }: ApiTotals, label: string): Block[] {
  const capped =
    unlisted === 0
      ? ''
      : ` ${numberOf(unlisted)} of them ${unlisted === 1 ? 'is' : 'are'} not listed and may affect you.`;
  return [
    // A change of one release stands there.
    ...(breaking === 0 || (releases.length === 1 && unlisted === 0)
      ? []
      : [item(`${label}: ${countOf(breaking, 'breaking change')} in ${listOf(releases)}.${capped}`)]),
    ...(unknown.length === 0
      ? []
      : [item(`${label}: unknown what ${listOf(unknown)} ${unknown.length === 1 ? 'breaks' : 'break'}, if anything.`)]),
    ...(advisories === 0 ? [] : [item(`${label}: ${countOf(advisories, 'note')} on changes that break nothing.`)]),
  ];
}

function describeEffect(change: Explanation['config'][number], pen: Pen): string {
  const { effect, names, name, previousDefault, defaultValue, releases } = change;
  const which = names.slice(0, 3).map(pen.quote).join(' → ');
  const when = ` (${listOf(releases)})`;
  if (effect === 'removed') return `Variable ${which}: removed${when}.`;
  const defaults =
    previousDefault === defaultValue
      ? ''
      : `default ${defaultOf(previousDefault, pen)} → ${defaultOf(defaultValue, pen)}`;
  const parts = [
    ...(effect === 'renamed' ? [`renamed to ${pen.quote(name ?? '')}`] : []),
    ...(defaults === '' ? [] : [defaults]),
  ];
  return `Variable ${which}: ${parts.join(', ')}${when}.`;
}

function defaultOf(value: string | null, { quote }: Pen): string {
  if (value === null) return 'none';
  return value === '' ? 'empty' : quote(value);
}

function releaseItem(release: ReleaseReport, pen: Pen, { lines: most }: Detail): Block {
  const { version, verdict, releaseDate } = release;
  const lines = [
    ...migrationLines(release, pen),
    ...SURFACES.flatMap(([name, label]) => surfaceLines(release.api[name], label, pen)),
    ...configLines(release, pen),
    ...release.declaredBreaks.map((declared) => describeBreak(declared, pen)),
    ...release.declaredAdvisories.map((advisory) => `note: ${pen.prose(advisory)}`),
  ];
  const shown = lines.slice(0, most);
  const day = releaseDate === null ? '' : `, ${dayOf(releaseDate, pen)}`;
  const title = `${pen.strong(pen.version(version))} ${wordOfVerdict(verdict)}${day}`;
  if (lines.length === 0) return item(`${title}: its artifact lists no changes.`);
  const more = describeOmitted(lines.length, shown.length, 'line');
  return item(
    title,
    [...shown, ...more].map((line) => item(line)),
  );
}

function describeBreak(declared: ReleaseReport['declaredBreaks'][number], pen: Pen): string {
  const { reason, requiredStop, source, migration, releasedIn } = declared;
  const details = [
    ...(source === null ? [] : [pen.quote(source)]),
    ...(migration === null ? [] : [`migration ${pen.quote(migration)}`]),
    ...(releasedIn === null ? [] : [`released in ${pen.quote(releasedIn)}`]),
    ...(requiredStop ? [pen.strong('required stop')] : []),
  ];
  const what = reason === null ? 'without a reason' : pen.prose(reason);
  return `declared break: ${what}${details.length === 0 ? '' : ` (${details.join(', ')})`}`;
}

function migrationLines({ migrations }: ReleaseReport, pen: Pen): string[] {
  if (migrations === null) return ['migrations: unknown'];
  const { present, count, files } = migrations;
  const unlisted = count - files.length;
  return [
    ...(present !== false && count === 0
      ? [`migrations: unknown ${present === true ? 'which ones' : 'whether there are any'}`]
      : []),
    ...files.map(({ name, edition, tables, heaviness }) => {
      const on = tables.length === 0 ? '' : ` on ${listOf(tables.map(pen.quote))}`;
      const does = describeHeaviness(heaviness, pen);
      return `migration ${pen.quote(name)} (${edition === 'core' ? 'core' : pen.quote(edition)})${on}${does === '' ? '' : `: ${does} it`}`;
    }),
    ...(unlisted > 0 ? [`${countOf(unlisted, 'migration')} that the artifact does not list`] : []),
  ];
}

function surfaceLines(surface: ApiSurfaceReport | null, label: string, { quote }: Pen): string[] {
  if (surface === null) return [`${label}: unknown`];
  const { checked, breaking, changes, advisories } = surface;
  const more = (count: number) => `${numberOf(count)} more that ${count === 1 ? 'is' : 'are'} not listed`;
  return [
    ...(!checked ? [`${label}: was not compared`] : []),
    ...(checked && breaking !== false && changes.count === 0
      ? [`${label}: ${breaking === true ? 'breaks something' : 'unknown whether it breaks something'}`]
      : []),
    ...changes.lines.map((line) => `${label} breaks: ${quote(line)}`),
    ...(changes.unlisted === 0 ? [] : [`${label} breaks: ${more(changes.unlisted)}, of ${numberOf(changes.count)}`]),
    ...advisories.lines.map((line) => `${label} note: ${quote(line)}`),
    ...(advisories.unlisted === 0 ? [] : [`${label} note: ${more(advisories.unlisted)}`]),
  ];
}

function configLines(release: ReleaseReport, pen: Pen): string[] {
  const { config } = release;
  if (config === null) return ['environment variables: unknown'];
  const { checked, breaking, changes } = config;
  return [
    ...(checked ? [] : ['environment variables: were not compared']),
    ...(checked && isConfigUnknown(release)
      ? [`environment variables: unknown ${breaking === true ? 'which ones change' : 'whether any changes'}`]
      : []),
    ...changes.map((change) => describeConfigChange(change, pen)),
  ];
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
