import { type Annotation, fitAnnotation } from '../../../page/annotations.ts';
import { LOG, quoteForLog as quote } from '../../../page/escape.ts';
import { capital } from '../../../page/words.ts';
import { describeContract, describeService, describeVersions } from '../../history/page/contract.ts';
import { listUpTo } from '../../history/page/lists.ts';
import { chartsOf } from '../fail-on.ts';
import type { FailureReport, MetricsReport, RecipesReport } from '../recipes-report.ts';
import { describeFailure, nextStep } from './causes.ts';
import {
  beforeAndAfter,
  describeOutcome,
  describeUncounted,
  describeUntold,
  nameOfChart,
  recipesHeadline,
  unreadableRuns,
} from './phrases.ts';

const MOST_NAMED = 5;

/** The report for a log, in a few lines beside its annotations. Ends without a line break. */
export function renderRecipes(report: RecipesReport): string {
  const lines = beforeAndAfter(report, quote);
  const outcome = describeOutcome(report, (text) => text);
  return [
    `Query recipes: ${recipesHeadline(report).title}`,
    ...(lines === null ? [] : [`Before ${lines.before}`, `After ${lines.after}`]),
    capital(describeService(report, quote)),
    ...(outcome === '' ? [] : [outcome]),
  ].join('\n');
}

/** An error for each cause that fails the step. A warning for each other cause, and for advisory findings. */
export function renderRecipesAnnotations(report: RecipesReport): Annotation[] {
  const { metrics, users, outcome, isTokenRefused } = report;
  const isContractTold = outcome.failures.some(({ cause }) => cause === 'contract');
  const failures = outcome.failures.toSorted((one, other) => Number(other.fails) - Number(one.fails));
  const warnings = [
    ...(metrics === null ? [] : [describeEmptyCatalog(metrics)]),
    ...(users === null || isTokenRefused ? [] : problemsOf(users).map((why) => `The users could not be read: ${why}`)),
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

function describeCause(failure: FailureReport, report: RecipesReport): string {
  const names = namesOf(failure, report);
  const such = names.length === 0 ? '' : `: ${listUpTo(names, MOST_NAMED)}`;
  return `${capital(describeFailure(failure, report))}${such}. ${nextStep(failure.cause, report)}`;
}

/** The charts or metrics of a cause. The first chart comes with the service's message. */
function namesOf({ cause }: FailureReport, { charts, metrics, contract }: RecipesReport): string[] {
  if (cause === 'contract') return [describeContract(contract)];
  if (cause === 'token-refused') return problemsOf(metrics, charts).slice(0, 1);
  if (cause === 'metrics-missing') return (metrics?.missing ?? []).map(({ name }) => LOG.quote(name));
  if (cause === 'metrics-unknown') return problemsOf(metrics);
  if (cause === 'nothing-checked') return problemsOf(charts);
  return chartsOf(cause, charts?.charts ?? []).map((chart, position) => {
    const name = nameOfChart(chart, LOG.quote);
    return position > 0 || chart.message === null ? name : `${name} (${LOG.quote(chart.message)})`;
  });
}

function problemsOf(...parts: readonly ({ readonly problem: string | null } | null)[]): string[] {
  return parts.flatMap((part) => (part === null || part.problem === null ? [] : [LOG.prose(part.problem)]));
}

/** A tag without any metric is a typo, or a change of the model removed it. Empty if there are metrics. */
function describeEmptyCatalog({ metrics, unknownTags, problem, unreadable }: MetricsReport): string {
  if (unknownTags.length > 0) {
    const names = listUpTo(unknownTags.map(LOG.quote), MOST_NAMED);
    return `No metric has the tag ${names}. Check for a typo, and check the tag in the model`;
  }
  if (metrics.length > 0 || unreadable > 0 || problem !== null) return '';
  return 'The catalog has no metrics. Recompile the project, which rewrites its catalog';
}
