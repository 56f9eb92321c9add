import type { Advice, DeploymentReport, Report, SpanReport } from '../gate/report.ts';
import { collectAdvice, describeAdvice } from './advice-phrases.ts';
import { changeOf, describeDeclared, gravestFirst, isGiven, placeOf, stateDeployment } from './deployment-phrases.ts';
import { codeForLog, LOG, textForLog as prose, quoteForLog as quote } from './escape.ts';
import { countNews } from './explanation-section.ts';
import { jumpsOf } from './jumps.ts';
import {
  because,
  countOf,
  describeHop,
  describeNewest,
  describeNoPath,
  describeNote,
  describeReason,
  headline,
  nextSteps,
} from './phrases.ts';
import { headlineOf, remedyOf } from './run-phrases.ts';
import { drawSpan, LETTERS } from './span-picture.ts';
import { collectVariables, describeUnseen, describeVariable, type VariableFinding } from './variable-phrases.ts';

const MOST_LINES = 8;
/** The real index has plans of up to eight hops. */
const MOST_HOPS = 50;
const MOST_DEPLOYMENTS = 25;
const MOST_JUMPS = 5;

/**
 * The report for a terminal or a log: decision, reasons, next step, plan, evidence. Deployments that were found come with
 * a line each before the jumps that they make. Ends without a line break.
 */
export function renderReport(report: Report): string {
  const { failOn, fails } = report.outcome;
  return [
    ...renderDecision(report),
    ...collectAdvice(report.deployments).slice(0, MOST_DEPLOYMENTS).flatMap(renderAdvice),
    ...renderVariables(report),
    ...report.notes.map((note) => `${note.level === 'warning' ? 'Warning' : 'Note'}: ${describeNote(note, quote)}`),
    ...renderEvidence(report),
    `upgrade.mode: ${report.upgradeMode}`,
    `fail-on ${failOn}: ${fails ? 'fails' : 'passes'}`,
  ].join('\n');
}

function renderDecision(report: Report): string[] {
  const { deployments, problem } = report;
  const jumps = jumpsOf(report);
  if (problem !== null) {
    return [headlineOf(report, LOG).title, prose(problem.message), ...remedyOf(problem).map((line) => `  ${line}`)];
  }
  const [only] = deployments;
  const [jump] = jumps;
  if (only !== undefined && deployments.length === 1 && jump !== undefined && jumps.length === 1) {
    const [title = '', ...lines] = [...renderVerdict(jump.span), ...renderPlan(jump.span)];
    return isGiven(only) ? [title, ...lines] : [title, renderPlace(only), ...lines];
  }
  return [
    headlineOf(report, LOG).title,
    ...capped(
      gravestFirst(deployments).flatMap((deployment) => renderDeployment(report, deployment)),
      2 * MOST_DEPLOYMENTS,
    ),
    ...jumps.slice(0, MOST_JUMPS).flatMap(({ span }) => ['', ...renderVerdict(span), ...renderPlan(span)]),
    ...(jumps.length > MOST_JUMPS ? ['', `… and ${countOf(jumps.length - MOST_JUMPS, 'more jump')}`] : []),
    ...(jumps.length > 0 ? [''] : []),
  ];
}

/** `deploy/values.yaml:12  2.0.0 → 2.4.0  (helm-values; sets upgrade.mode RollingUpdate)` */
function renderPlace(deployment: DeploymentReport): string {
  const declared = describeDeclared(deployment);
  const details = [quote(deployment.kind), ...(declared === '' ? [] : [`sets ${declared}`])].join('; ');
  return `${placeOf(deployment, quote)}  ${changeOf(deployment)}  (${details})`;
}

/** A line for where and what, and one for the next step. */
function renderDeployment(report: Report, deployment: DeploymentReport): string[] {
  const { word, brief } = stateDeployment(report, deployment, LOG);
  const line = `  ${word}  ${renderPlace(deployment)}`;
  return brief === '' ? [line] : [line, `    ${brief}`];
}

function renderAdvice(advice: Advice): string[] {
  const { level, lines } = advice;
  return [
    `${level === 'warning' ? 'Warning' : 'Note'}: ${describeAdvice(advice, LOG)}`,
    ...capped(lines.map((line) => `  ${codeForLog(line)}`)),
  ];
}

/** The environment variables that ask for something, a line each, and where more may stand. */
function renderVariables({ deployments }: Report): string[] {
  const findings = collectVariables(deployments);
  const asking = findings.filter(({ urgency }) => urgency !== 'nothing');
  const unseen = new Set(deployments.flatMap((each) => each.unseenVariables.map((one) => describeUnseen(one, LOG))));
  return [
    ...capped(asking.map(renderVariable)),
    ...(unseen.size === 0
      ? []
      : [`Note: cannot be seen: what is in ${[...unseen].slice(0, 3).join(', ')}${unseen.size > 3 ? ', …' : ''}`]),
  ];
}

function renderVariable({ variable, urgency }: VariableFinding): string {
  const at = variable.file === null ? '' : `${placeOf(variable, quote)}: `;
  return `${urgency === 'act' ? 'Warning' : 'Note'}: ${at}${describeVariable(variable, LOG)}`;
}

function renderVerdict(span: SpanReport): string[] {
  const why = because(span, quote);
  const reasons = span.reasons.map((reason) => describeReason(reason, quote)).filter((reason) => reason !== why);
  return [
    headline(span),
    why,
    ...capped(reasons.map((reason) => `  - ${reason}`)),
    'Next:',
    ...nextSteps(span).map((step) => `  ${step}`),
  ];
}

/** The plan as lines: one a hop, or why there is none; then the newest version that rolls. */
export function renderPlan(span: SpanReport): string[] {
  const { plan } = span;
  if (plan.hops?.length === 0) return [];
  const picture = drawSpan(span, LETTERS);
  const news = countNews(span);
  const hops =
    plan.hops === null
      ? [describeNoPath(plan.problem, quote)]
      : [
          `Plan: ${countOf(plan.hops.length, 'hop')}`,
          ...capped(
            plan.hops.map((hop) => `  ${hop.from} -> ${hop.to}  ${hop.upgradeMode}  (${describeHop(hop)})`),
            MOST_HOPS,
          ),
        ];
  return [
    ...(picture === null ? [] : [picture.strip, `  ${picture.legend}`]),
    ...hops,
    ...(news === '' ? [] : [`These releases bring ${news}`]),
    `Newest version that rolls: ${describeNewest(span)}`,
  ];
}

function renderEvidence({ evidence }: Report): string[] {
  if (evidence.documents.length === 0) return ['Evidence: nothing was fetched'];
  const read = evidence.documents.map(({ document, release, location, sha256, problem }) => {
    const name = release === null ? document : `${document} ${release}`;
    return `  ${name}  ${sha256 ?? 'not read'}  ${quote(location)}${problem === null ? '' : `  ${quote(problem)}`}`;
  });
  const age = evidence.index.generatedAt === null ? '' : `, index generated at ${quote(evidence.index.generatedAt)}`;
  return [`Evidence: ${countOf(read.length, 'document')}, artifacts ${evidence.artifacts}${age}`, ...capped(read)];
}

/** A deployment as `detect` lists it. Texts are hostile until escaped. */
export interface DetectedDeployment {
  readonly id: string;
  readonly kind: string;
  readonly file: string;
  readonly line: number | null;
  readonly column: number | null;
  readonly version: string | null;
  readonly problem: { readonly code: string; readonly message: string } | null;
  readonly chartVersion: string | null;
  readonly upgradeMode: string | null;
  readonly migrationJob: boolean | null;
}

/** What a folder deploys, a line or two for each place. Nothing is left out. Ends without a line break. */
export function renderDetection(deployments: readonly DetectedDeployment[]): string {
  if (deployments.length === 0) return 'No Lightdash deployment found. Set `targets: file#path`.';
  return deployments.flatMap(renderDetected).join('\n');
}

function renderDetected(deployment: DetectedDeployment): string[] {
  const { kind, version, problem, chartVersion, upgradeMode, migrationJob } = deployment;
  const details = [
    quote(kind),
    ...(chartVersion === null ? [] : [`chart ${quote(chartVersion)}`]),
    ...(upgradeMode === null ? [] : [`upgrade.mode ${quote(upgradeMode)}`]),
    ...(migrationJob === null ? [] : [`migrationJob.enabled ${migrationJob}`]),
  ];
  return [
    `${placeOf(deployment, quote)}  ${version === null ? 'unknown' : quote(version)}  (${details.join(', ')})`,
    ...(problem === null ? [] : [`  ${prose(problem.message)}`]),
  ];
}

function capped(lines: readonly string[], most = MOST_LINES): string[] {
  if (lines.length <= most) return [...lines];
  return [...lines.slice(0, most), `  … and ${lines.length - most} more`];
}
