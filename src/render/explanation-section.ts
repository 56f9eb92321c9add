import type { ApiSurfaceReport, ApiTotals, Explanation, ReleaseReport, SpanReport } from '../gate/report.ts';
import { areMigrationsUnknown, isConfigUnknown } from '../gate/unknown-sections.ts';
import type { ConfigChange } from '../release-safety/config-changes.ts';
import type { Heaviness } from '../release-safety/table-impact.ts';
import type { Verdict } from '../release-safety/verdict.ts';
import { MARKDOWN, quoteForMarkdown as quote } from './escape.ts';
import { table } from './markdown-table.ts';
import { beyond, type Detail } from './page.ts';
import { countOf, dayOf, listOf } from './phrases.ts';

const SURFACES = [
  ['rest', 'REST'],
  ['mcp', 'MCP'],
] as const;

/** What the releases of a span bring, counted in one sentence; empty where they bring nothing to know of. */
export function countNews({ explanation }: SpanReport): string {
  const { tables, api, config, releases } = explanation;
  const migrations = releases.reduce((sum, release) => sum + (release.migrations?.count ?? 0), 0);
  const breaks = releases.reduce((sum, release) => sum + release.declaredBreaks.length, 0);
  const breaking = api.rest.breaking + api.mcp.breaking;
  const named = tables.filter((impact) => impact.table !== null).length;
  const counts = [
    [
      migrations,
      named === 0
        ? countOf(migrations, 'migration')
        : `${countOf(migrations, 'migration')} on ${countOf(named, 'table')}`,
    ],
    [breaking, countOf(breaking, 'breaking API change')],
    [config.length, countOf(config.length, 'environment variable')],
    [breaks, countOf(breaks, 'declared break')],
  ] as const;
  return counts
    .filter(([count]) => count > 0)
    .map(([, text]) => text)
    .join(', ');
}

/** What the releases of a span do together, folded: database tables, API, environment variables, declared breaks. */
export function explanationParagraphs(span: SpanReport, detail: Detail): string[] {
  const { explanation } = span;
  const news = countNews(span);
  const api = apiItems(explanation);
  const unexplained = unexplainedSentence(span);
  const open = openMigrations(explanation);
  if (news === '' && api.length + open.length === 0) return unexplained;
  const { rest, mcp } = explanation.api;
  const isUnknown =
    explanation.unexplained + rest.unknown.length + mcp.unknown.length > 0 || explanation.releases.some(leavesOpen);
  const nothing = isUnknown ? 'nothing that is known to break' : 'nothing that breaks';
  const title = `What ${span.from} → ${span.to} brings: ${news === '' ? nothing : news}`;
  if (!detail.deep) return [`${title}.`, ...unexplained];
  return folded(title, [
    ...unexplained,
    ...tableParagraphs(explanation, detail),
    ...bulleted([...unlistedMigrations(explanation), ...open, ...api]),
    ...configParagraphs(explanation, detail),
    ...breakParagraphs(explanation, detail),
  ]);
}

/** Whether an artifact that was read does not tell what its release does to the database or to environment variables. */
function leavesOpen(release: ReleaseReport): boolean {
  return release.explained && (areMigrationsUnknown(release) || isConfigUnknown(release));
}

/** Each release by itself, folded. */
export function releaseParagraphs({ explanation: { releases } }: SpanReport, detail: Detail): string[] {
  const told = releases.filter(({ explained }) => explained);
  if (told.length === 0) return [];
  if (!detail.deep) return [`${countOf(told.length, 'release')} one by one: in the report file.`];
  const shown = told.slice(0, detail.rows).map((release) => releaseItem(release, detail));
  return folded(`Release by release: ${countOf(told.length, 'release')}`, [
    ...shown,
    ...beyond(told.length, shown.length, 'release'),
  ]);
}

function unexplainedSentence({ explanation: { unexplained } }: SpanReport): string[] {
  if (unexplained === 0) return [];
  const which = countOf(unexplained, 'release');
  return [`For ${which} no artifact was read: what ${unexplained === 1 ? 'it brings' : 'they bring'} is not known.`];
}

function tableParagraphs({ tables }: Explanation, detail: Detail): string[] {
  const rows = tables.map(({ table: name, migrations, releases, rewritesTable, locksTable, scansTable }) => [
    name === null ? 'not named' : quote(name),
    String(migrations),
    wordOf(rewritesTable),
    wordOf(locksTable),
    wordOf(scansTable),
    listOf(releases),
  ]);
  return table(
    ['Database table', 'Migrations', 'Rewrites it', 'Locks it', 'Scans it', 'Releases'],
    rows,
    detail,
    'table',
  );
}

function unlistedMigrations({ releases }: Explanation): string[] {
  const unlisted = releases.reduce(
    (sum, { migrations }) => sum + (migrations === null ? 0 : migrations.count - migrations.files.length),
    0,
  );
  if (unlisted === 0) return [];
  return [
    `${countOf(unlisted, 'migration')} that no artifact lists: what ${unlisted === 1 ? 'it does' : 'they do'} is not known.`,
  ];
}

/** What no table and no count can have. For environment variables their own part of the page says it. */
function openMigrations({ releases }: Explanation): string[] {
  const open = releases.filter((release) => release.explained && areMigrationsUnknown(release));
  if (open.length === 0) return [];
  const which = listOf(open.map(({ version }) => version));
  return [`Database: what ${which} ${open.length === 1 ? 'does' : 'do'} to it is not known.`];
}

function wordOf(verdict: Verdict): string {
  return verdict === true ? '**yes**' : verdict === false ? 'no' : 'unknown';
}

function apiItems({ api }: Explanation): string[] {
  return SURFACES.flatMap(([name, label]) => totalsItems(api[name], label));
}

function totalsItems({ breaking, unlisted, advisories, releases, unknown }: ApiTotals, label: string): string[] {
  const capped =
    unlisted === 0
      ? ''
      : ` ${unlisted.toLocaleString('en')} of them ${unlisted === 1 ? 'is' : 'are'} not listed by the documents: whether they concern you cannot be ruled out.`;
  return [
    ...(breaking === 0 ? [] : [`${label}: ${countOf(breaking, 'breaking change')} in ${listOf(releases)}.${capped}`]),
    ...(unknown.length === 0
      ? []
      : [
          `${label}: whether ${listOf(unknown)} ${unknown.length === 1 ? 'breaks' : 'break'} something, and what, is not known.`,
        ]),
    ...(advisories === 0 ? [] : [`${label}: ${countOf(advisories, 'note')} on changes that break nothing.`]),
  ];
}

function configParagraphs({ config }: Explanation, detail: Detail): string[] {
  const rows = config.map(({ effect, names, name, previousDefault, defaultValue, releases }) => [
    names.slice(0, 3).map(quote).join(' → '),
    effect === 'renamed' ? `renamed to ${quote(name ?? '')}` : effect === 'removed' ? 'removed' : 'another default',
    // Of a new name with the old default there is nothing to tell.
    effect === 'renamed' && previousDefault === defaultValue ? '' : defaultOf(previousDefault),
    effect === 'removed' || previousDefault === defaultValue ? '' : defaultOf(defaultValue),
    listOf(releases),
  ]);
  return table(
    ['Environment variable', 'Net effect', 'Default before', 'Default after', 'Releases'],
    rows,
    detail,
    'variable',
  );
}

function defaultOf(value: string | null): string {
  return value === null ? 'none' : quote(value);
}

function breakParagraphs({ releases }: Explanation, detail: Detail): string[] {
  const items = releases.flatMap(({ version, declaredBreaks }) =>
    declaredBreaks.map((declared) => `${version}: ${describeBreak(declared)}`),
  );
  const shown = items.slice(0, detail.rows);
  return [...bulleted(shown), ...beyond(items.length, shown.length, 'declared break')];
}

function describeBreak({
  reason,
  requiredStop,
  source,
  migration,
  releasedIn,
}: ReleaseReport['declaredBreaks'][number]): string {
  const details = [
    ...(source === null ? [] : [quote(source)]),
    ...(migration === null ? [] : [`migration ${quote(migration)}`]),
    ...(releasedIn === null ? [] : [`released in ${quote(releasedIn)}`]),
    ...(requiredStop ? ['**required stop**'] : []),
  ];
  const text = reason === null ? 'a break without a reason' : MARKDOWN.prose(reason);
  return `declared break: ${text}${details.length === 0 ? '' : ` (${details.join(', ')})`}`;
}

function releaseItem(release: ReleaseReport, { lines: most }: Detail): string {
  const { version, verdict, releaseDate } = release;
  const items = [
    ...migrationItems(release),
    ...SURFACES.flatMap(([name, label]) => surfaceItems(release.api[name], label)),
    ...configItems(release),
    ...release.declaredBreaks.map(describeBreak),
    ...release.declaredAdvisories.map((advisory) => `declared note: ${MARKDOWN.prose(advisory)}`),
  ];
  const shown = items.slice(0, most);
  const rest = items.length - shown.length;
  const title = `**${version}** ${titleOfVerdict(verdict)}${releaseDate === null ? '' : `, ${dayOf(releaseDate, quote)}`}`;
  const more = rest === 0 ? [] : [`…and ${countOf(rest, 'more line')} in the report file`];
  if (items.length === 0) return `${title}: nothing that its artifact tells of.`;
  return [`${title}:`, ...[...shown, ...more].map((item) => `- ${item}`)].join('\n');
}

function titleOfVerdict(verdict: Verdict): string {
  return verdict === true ? 'proven' : verdict === false ? 'not safe' : 'unknown';
}

function migrationItems({ migrations }: ReleaseReport): string[] {
  if (migrations === null) return ['migrations: not known'];
  const { present, count, files } = migrations;
  const unlisted = count - files.length;
  return [
    ...(present !== false && count === 0
      ? [present === true ? 'which migrations it ships is not known' : 'whether it ships migrations is not known']
      : []),
    ...files.map(({ name, edition, tables, heaviness }) => {
      const on =
        tables.length === 0 ? '' : ` on ${tables.slice(0, 5).map(quote).join(', ')}${tables.length > 5 ? ', …' : ''}`;
      return `migration ${quote(name)} (${edition === 'core' ? 'core' : quote(edition)})${on}${describeHeaviness(heaviness)}`;
    }),
    ...(unlisted > 0 ? [`${countOf(unlisted, 'migration')} that the artifact does not list`] : []),
  ];
}

function describeHeaviness({ rewritesTable, locksTable, scansTable }: Heaviness): string {
  const parts = (
    [
      [rewritesTable, 'rewrites'],
      [locksTable, 'locks'],
      [scansTable, 'scans'],
    ] as const
  ).flatMap(([verdict, verb]) =>
    verdict === true ? [`**${verb}** it`] : verdict === 'unknown' ? [`perhaps ${verb} it`] : [],
  );
  return parts.length === 0 ? '' : `: ${parts.join(', ')}`;
}

function surfaceItems(surface: ApiSurfaceReport | null, label: string): string[] {
  if (surface === null) return [`${label}: not known`];
  const { checked, breaking, changes, advisories } = surface;
  return [
    ...(!checked ? [`${label}: was not compared`] : []),
    ...(checked && breaking !== false && changes.count === 0
      ? [`${label}: ${breaking === true ? 'breaks something' : 'not known whether it breaks something'}`]
      : []),
    ...changes.lines.map((line) => `${label} breaks: ${quote(line)}`),
    ...(changes.unlisted === 0
      ? []
      : [
          `${label} breaks: ${changes.unlisted.toLocaleString('en')} more that are not listed, of ${changes.count.toLocaleString('en')}`,
        ]),
    ...advisories.lines.map((line) => `${label} note: ${quote(line)}`),
    ...(advisories.unlisted === 0
      ? []
      : [`${label} note: ${advisories.unlisted.toLocaleString('en')} more that are not listed`]),
  ];
}

function configItems(release: ReleaseReport): string[] {
  const { config } = release;
  if (config === null) return ['environment variables: not known'];
  const { checked, breaking, changes } = config;
  return [
    ...(checked ? [] : ['environment variables: were not compared']),
    ...(checked && isConfigUnknown(release)
      ? [`environment variables: not known ${breaking === true ? 'which ones change' : 'whether one changes'}`]
      : []),
    ...changes.map(describeConfigChange),
  ];
}

function describeConfigChange(change: ConfigChange): string {
  switch (change.kind) {
    case 'removed':
      return `variable ${quote(change.name)} removed (default was ${defaultOf(change.previousDefault)})`;
    case 'renamed':
      return `variable ${quote(change.previousName)} renamed to ${quote(change.name)}`;
    case 'default-changed':
      return `variable ${quote(change.name)}: default ${defaultOf(change.previousDefault)} → ${defaultOf(change.defaultValue)}`;
    case 'other':
      return `variable ${change.name === null ? 'without a name' : quote(change.name)}: a change of a kind that is not known`;
  }
}

function bulleted(items: readonly string[]): string[] {
  return items.length === 0 ? [] : [items.map((item) => `- ${item}`).join('\n')];
}

/** A part of the page that opens at a click. */
export function folded(title: string, paragraphs: readonly string[]): string[] {
  return [`<details><summary>${title}</summary>`, ...paragraphs, '</details>'];
}
