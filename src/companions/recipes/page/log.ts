import { type Annotation, fitAnnotation } from '../../../page/annotations.ts';
import { LOG, quoteForLog as quote } from '../../../page/escape.ts';
import { capital, endSentence, listOf, present } from '../../../page/words.ts';
import { describeContract } from '../../history/page/contract.ts';
import { addressOfChart } from '../../history/page/phrases.ts';
import { describeService, describeVersions, titleOn } from '../../history/page/service.ts';
import { chartsOf } from '../fail-on.ts';
import type { FailureReport, MetricsReport, RecipesReport } from '../recipes-report.ts';
import { describeFailure, nextStep } from './causes.ts';
import {
  beforeAndAfter,
  describeMessage,
  describeOutcome,
  describeUncounted,
  describeUntold,
  nameOfChart,
  recipesHeadline,
  unreadableRuns,
} from './phrases.ts';

const MOST_NAMED = 5;

/** The report for a log, in a few lines next to its annotations. Ends without a line break. @param hasBaseline whether a baseline was written */
export function renderRecipes(report: RecipesReport, hasBaseline = false): string {
  const lines = beforeAndAfter(report, quote);
  const { mark, title } = recipesHeadline(report);
  return present(
    `${mark} ${titleOn('Query recipes', report.service, quote)}: ${title}`,
    lines !== null && [`Before ${lines.before}`, `After ${lines.after}`],
    capital(lines === null ? describeService(report, quote) : `project ${quote(report.service.projectUuid)}.`),
    hasBaseline && 'The output baseline-path names the new baseline.',
    describeOutcome(report, (text) => text),
  ).join('\n');
}

/** An error for each cause that fails the step. A warning for each other cause, and for advisory findings. */
export function renderRecipesAnnotations(report: RecipesReport): Annotation[] {
  const { metrics, users, outcome, isTokenRefused } = report;
  const isContractTold = outcome.failures.some(({ cause }) => cause === 'contract');
  const failures = outcome.failures.toSorted((one, other) => Number(other.fails) - Number(one.fails));
  const warnings = [
    ...(metrics === null ? [] : [describeEmptyCatalog(metrics)]),
    ...(users === null || users.problem === null || isTokenRefused ? [] : [LOG.prose(users.problem)]),
    ...(users === null || users.untold === 0 ? [] : [describeUntold(users)]),
    ...(users === null || users.unreadable === 0 ? [] : [describeUncounted(users)]),
    ...unreadableRuns(report),
    ...(isContractTold ? [] : [describeContract(report.contract)]),
    describeVersions(report, LOG.quote),
  ];
  return [
    ...failures.map((failure) => annotation(failure.fails ? 'error' : 'warning', describeCause(failure, report))),
    ...warnings.filter((text) => text !== '').map((text) => annotation('warning', `${text}.`)),
  ];
}

function annotation(level: Annotation['level'], message: string): Annotation {
  return { level, title: 'Query recipes', message: fitAnnotation(message) };
}

/** The cause with its charts or metrics, what Lightdash says of the first chart, and what to do. */
function describeCause(failure: FailureReport, report: RecipesReport): string {
  const { cause } = failure;
  const [first, ...others] = chartsOf(cause, report.charts?.charts ?? []);
  const names =
    first === undefined ? namesOf(cause, report) : [first, ...others].map((each) => nameOfChart(each, quote));
  const such = names.length === 0 ? '' : `: ${listOf(names, MOST_NAMED)}`;
  const address = first === undefined ? '' : addressOfChart(first.uuid, report.service);
  return present(
    `${capital(describeFailure(failure, report))}${such}.`,
    first !== undefined && first.message !== null && endSentence(describeMessage(first, LOG)),
    nextStep(cause, report, { prose: LOG.prose, isPage: false, address }),
  ).join(' ');
}

/** The metrics of a cause, or how the API changed. */
function namesOf(cause: FailureReport['cause'], { metrics, contract }: RecipesReport): string[] {
  if (cause === 'contract') return [describeContract(contract)];
  if (cause !== 'metrics-missing') return [];
  return (metrics?.missing ?? []).map(({ name, nearest }) => {
    return `${quote(name)}${nearest === null ? '' : ` (did you mean ${quote(nearest)}?)`}`;
  });
}

/** A tag without any metric is a typo, or a change of the model removed it. Empty if there are metrics. */
function describeEmptyCatalog({ metrics, unknownTags, problem, unreadable }: MetricsReport): string {
  if (unknownTags.length > 0) {
    const names = listOf(unknownTags.map(LOG.quote), MOST_NAMED);
    return `No metric has the tag ${names}. Check for a typo, and check the tag in the model`;
  }
  if (metrics.length > 0 || unreadable > 0 || problem !== null) return '';
  return 'The catalog has no metrics. Recompile the project, which rewrites its catalog';
}
