import type { Report, SpanReport } from '../gate/report.ts';
import { quoteForLog as quote } from './escape.ts';
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

const MOST_LINES = 8;
/** The real index has plans of up to eight hops. */
const MOST_HOPS = 50;

/** The report for a terminal or a log: decision, reasons, next step, plan, evidence. Ends without a line break. */
export function renderReport(report: Report): string {
  const [span] = report.spans;
  const { failOn, fails } = report.outcome;
  return [
    ...renderVerdict(span),
    ...renderPlan(span),
    ...report.notes.map((note) => `${note.level === 'warning' ? 'Warning' : 'Note'}: ${describeNote(note, quote)}`),
    ...renderEvidence(report),
    `upgrade.mode: ${report.upgradeMode}`,
    `fail-on ${failOn}: ${fails ? 'fails' : 'passes'}`,
  ].join('\n');
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
  return [...hops, `Newest version that rolls: ${describeNewest(span)}`];
}

function renderEvidence({ evidence }: Report): string[] {
  const read = evidence.documents.map(({ document, release, location, sha256, problem }) => {
    const name = release === null ? document : `${document} ${release}`;
    return `  ${name}  ${sha256 ?? 'not read'}  ${quote(location)}${problem === null ? '' : `  ${quote(problem)}`}`;
  });
  const age = evidence.index.generatedAt === null ? '' : `, index generated at ${quote(evidence.index.generatedAt)}`;
  return [`Evidence: ${countOf(read.length, 'document')}, artifacts ${evidence.artifacts}${age}`, ...capped(read)];
}

function capped(lines: readonly string[], most = MOST_LINES): string[] {
  if (lines.length <= most) return [...lines];
  return [...lines.slice(0, most), `  … and ${lines.length - most} more`];
}
