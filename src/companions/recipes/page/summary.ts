import { blockForMarkdown, MARKDOWN, quoteForMarkdown as quote } from '../../../page/escape.ts';
import { type Detail, MOST_IN_SUMMARY, renderPage, type Section } from '../../../page/page.ts';
import { capital, countOf, present } from '../../../page/words.ts';
import { contractParagraphs } from '../../history/page/contract.ts';
import { foldParagraphs } from '../../history/page/lists.ts';
import { describeShare } from '../../history/page/phrases.ts';
import { describeService, describeVersions, titleOn } from '../../history/page/service.ts';
import type { RecipesReport } from '../recipes-report.ts';
import { describeFailure, nextStep } from './causes.ts';
import { changedParagraphs, otherChartParagraphs, troubledParagraphs } from './charts.ts';
import { metricParagraphs, userParagraphs } from './listings.ts';
import { beforeAndAfter, describeOutcome, MARKS, recipesHeadline, unreadableRuns } from './phrases.ts';

/** Files that were written besides the report; null for a file that was not written. A page names no path, because it is read elsewhere than on the runner. */
export interface RecipesFiles {
  /** A folder with a unified diff for each chart that changed. */
  readonly diffPath: string | null;
  readonly baselinePath: string | null;
  readonly usersPath: string | null;
}

const MOST_CAUSES = 3;

/** The job summary: first what fails the step and what to do, in the end the service that was asked. */
export function renderRecipesSummary(report: RecipesReport, files: RecipesFiles): string {
  const { mark, title } = recipesHeadline(report);
  const versions = describeVersions(report, quote);
  const compared = beforeAndAfter(report, quote);
  const causes = report.outcome.failures
    .toSorted((one, other) => Number(other.fails) - Number(one.fails))
    .map((failure) => {
      const mark = failure.fails ? MARKS.fails : MARKS.flawed;
      const telling = { prose: MARKDOWN.prose, isPage: true, address: '' };
      return `- ${mark} **${capital(describeFailure(failure, report))}.** ${nextStep(failure.cause, report, telling)}`.trim();
    });
  const section = (name: string, render: (detail: Detail) => string[]): Section => ({ name, render });
  const sections = [
    section('the result', () => [
      `## ${mark} ${titleOn('Query recipes', report.service, quote)}: ${title}`,
      ...(versions === '' ? [] : [`⚠️ ${versions}.`]),
      ...(compared === null ? [] : [`- **Before** ${compared.before}.`, `- **After** ${compared.after}.`]),
    ]),
    section('what to do', () => causeParagraphs(causes, report)),
    section('charts that did not pass', (detail) => troubledParagraphs(report, detail)),
    section('changed SQL', (detail) => changedParagraphs(report, detail, files.diffPath !== null)),
    section('the API before and after', (detail) => contractParagraphs(report, detail)),
    section('other charts', (detail) => otherChartParagraphs(report, detail)),
    section('metrics', (detail) => (isTold(report, 'metrics') ? metricParagraphs(report, detail) : [])),
    section('users', (detail) =>
      isTold(report, 'users') ? userParagraphs(report, detail, files.usersPath !== null) : [],
    ),
    section('how it was read', () => closingParagraphs(report, files)),
  ];
  return renderPage(sections, MOST_IN_SUMMARY);
}

/** Whether a part says more than that the token is refused, which is told once. */
function isTold(report: RecipesReport, part: 'metrics' | 'users'): boolean {
  return !report.isTokenRefused || report[part]?.problem === null;
}

function causeParagraphs(causes: readonly string[], report: RecipesReport): string[] {
  if (causes.length === 0) return [];
  const further = causes.slice(MOST_CAUSES);
  const { fails, failures } = report.outcome;
  const outcome = describeOutcome(report, (text) => `\`${text}\``);
  const renews = failures.some(({ cause }) => cause === 'changed' || cause === 'no-baseline' || cause === 'lost');
  return present(
    fails ? `### ${MARKS.fails} ${outcome.slice(0, -1)}` : '### What to do',
    causes.slice(0, MOST_CAUSES),
    further.length > 0 && foldParagraphs(countOf(further.length, 'further cause'), further),
    // The folder that is compared with would be refused.
    renews && ['The lines for a new baseline:', blockForMarkdown('yaml', ['with:', '  write-baseline: new-baseline'])],
    !fails && outcome,
  );
}

function closingParagraphs(report: RecipesReport, { baselinePath }: RecipesFiles): string[] {
  const { charts, tool, service } = report;
  // If the history could not be read, another paragraph says so.
  const history = charts === null || charts.problem !== null ? null : charts.history;
  const parts = present(
    capital(charts?.baseline ? `project ${quote(service.projectUuid)}.` : describeService(report, quote)),
    history !== null && `Charts chosen from the runs of the account that owns the token: ${describeShare(history)}.`,
    unreadableRuns(report).map((text) => `⚠️ ${text}.`),
    baselinePath !== null && 'The output `baseline-path` names the new baseline.',
    `By ${tool.name} ${tool.version}. The report file (\`report-path\`) has everything.`,
  );
  return [parts.join(' ')];
}
