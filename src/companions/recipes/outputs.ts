import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { quoteValue } from '../../documents/quote-value.ts';
import { cannotWrite, publishOutputs, writeReport } from '../../runner/runner-files.ts';
import type { OrganizationUser } from '../service/records/listings.ts';
import { CHART_RESULTS } from './baseline.ts';
import { writeBaselineFolder } from './baseline-folder.ts';
import type { Recipes } from './gather-recipes.ts';
import type { RecipesFiles } from './page/summary.ts';
import type { ChartReport, RecipesReport } from './recipes-report.ts';
import type { RecipesSettings } from './settings.ts';

interface WrittenFiles extends RecipesFiles {
  readonly reportPath: string;
}

/** Writes the report, the files beside it, and the baseline. @throws Error if a file cannot be written */
export async function writeFiles(
  { report, differences, users, baseline }: Recipes,
  { users: form, 'write-baseline': baselineFolder }: Pick<RecipesSettings, 'users' | 'write-baseline'>,
  processEnv: NodeJS.ProcessEnv,
): Promise<WrittenFiles> {
  const reportPath = await writeReport(report, processEnv);
  const folder = dirname(reportPath);
  const diffPath = differences.length > 0 ? join(folder, 'diffs') : null;
  const usersPath = form === 'csv' && users !== null ? join(folder, 'users.csv') : null;
  try {
    if (diffPath !== null) {
      await mkdir(diffPath);
      for (const { uuid, text } of differences) await writeFile(join(diffPath, `${uuid}.diff`), text);
    }
    if (usersPath !== null) await writeFile(usersPath, usersCsv(users ?? []));
  } catch (error) {
    throw cannotWrite('A file next to the report', quoteValue(folder), error);
  }
  const isWritten = baselineFolder !== undefined && baseline !== null;
  const baselinePath = isWritten ? writeBaselineFolder(baselineFolder, baseline) : null;
  return { reportPath, diffPath, usersPath, baselinePath };
}

/** The number of charts of which something is true; null if no charts were checked. */
const count = (isOne: (chart: ChartReport) => boolean) => (report: RecipesReport) =>
  report.charts === null ? null : report.charts.charts.filter(isOne).length;

/** The number of charts that were compared with a baseline and have this result. */
const compared = (wanted: 'changed' | 'unchanged') => (report: RecipesReport) =>
  report.charts?.baseline == null ? null : count(({ comparison }) => comparison?.result === wanted)(report);

/** Every number that a run publishes, by its name; null if it was not asked for. */
const NUMBERS: Readonly<Record<string, (report: RecipesReport) => number | null>> = {
  charts: count(() => true),
  ...Object.fromEntries(CHART_RESULTS.map((wanted) => [wanted, count(({ result }) => result === wanted)])),
  changed: compared('changed'),
  unchanged: compared('unchanged'),
  metrics: ({ metrics }) => (metrics === null || metrics.problem !== null ? null : metrics.metrics.length),
  'metrics-missing': ({ metrics }) => (metrics === null || metrics.problem !== null ? null : metrics.missing.length),
  users: ({ users }) => (users === null || users.problem !== null ? null : users.share.read),
  'users-pending': ({ users }) => users?.pending ?? null,
  'users-inactive': ({ users }) => users?.inactive ?? null,
};

const TEXTS = ['server-version', 'baseline-path', 'diff-path', 'users-path', 'report-path'] as const;

/** Publishes empty outputs: before anything else happens, and over everything that was published before a failure. */
export function withdraw(): void {
  publishOutputs(Object.fromEntries([...Object.keys(NUMBERS), ...TEXTS].map((name) => [name, ''])));
}

/** Publishes the findings. A value that was not asked for stays empty. */
export function publishRecipes(
  report: RecipesReport,
  { reportPath, diffPath, usersPath, baselinePath }: WrittenFiles,
): void {
  const texts: Readonly<Record<(typeof TEXTS)[number], string | null>> = {
    'server-version': report.service.version,
    'baseline-path': baselinePath,
    'diff-path': diffPath,
    'users-path': usersPath,
    'report-path': reportPath,
  };
  publishOutputs({
    ...Object.fromEntries(Object.entries(NUMBERS).map(([name, numberOf]) => [name, String(numberOf(report) ?? '')])),
    ...Object.fromEntries(TEXTS.map((name) => [name, texts[name] ?? ''])),
  });
}

const COLUMNS = [
  ...(['userUuid', 'firstName', 'lastName', 'email', 'role'] as const),
  ...(['isActive', 'isPending', 'isInviteExpired'] as const),
];

/** A spreadsheet takes a cell with this beginning for a formula, even within quotes. */
const FORMULA = /^[=+\-@\t\r]/;

// Control characters stay as they are, but only within quotes.
const NEEDS_QUOTES = /[",\p{Cc}]/u;

/**
 * The users as CSV (RFC 4180, CRLF). A cell that a spreadsheet would run as a formula gets an apostrophe in front, and
 * NUL is left out, because it ends a text in many readers.
 */
export function usersCsv(users: readonly OrganizationUser[]): string {
  // A line of only commas says nothing. Such users are counted and mentioned in the report.
  const rows = users
    .map((user) => [...COLUMNS.map((name) => user[name]), user.groups?.map(({ name }) => name).join('; ')].map(cellOf))
    .filter((cells) => cells.some((cell) => cell !== ''));
  return [[...COLUMNS, 'groups'], ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}

function cellOf(value: string | boolean | null | undefined): string {
  const text = String(value ?? '').replaceAll('\0', '');
  const inert = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
