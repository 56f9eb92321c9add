import type { Report, SpanReport } from '../gate/report.ts';
import type { UpgradeCheck, UpgradeCheckReleases } from '../release-safety/upgrade-check.ts';
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
  const reasons = span.reasons.map((reason) => `  - ${describeReason(reason, quote)}`);
  return [
    headline(span),
    because(span, quote),
    ...capped(reasons),
    'Next:',
    ...nextSteps(span).map((step) => `  ${step}`),
  ];
}

/** The plan as lines: one a hop, or why there is none; then the newest version that rolls. */
export function renderPlan(span: SpanReport): string[] {
  const { plan } = span;
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
  return [`Evidence: ${countOf(read.length, 'document')}, artifacts ${evidence.artifacts}`, ...capped(read)];
}

function capped(lines: readonly string[], most = MOST_LINES): string[] {
  if (lines.length <= most) return [...lines];
  return [...lines.slice(0, most), `  … and ${lines.length - most} more`];
}

/** The text form of `upgrade-check`, in the order of DESIGN section 6. Ends without a line break. */
export function renderUpgradeCheck(check: UpgradeCheck, releases: UpgradeCheckReleases): string {
  const list = (label: string, values: readonly string[]) =>
    values.length === 0 ? [] : [`${label}: ${values.join(', ')}`];
  const missing = check.missingRanges.map(({ afterVersion, beforeVersion }) =>
    afterVersion === beforeVersion
      ? `  - version ${afterVersion} is not present in the release-safety index`
      : `  - after ${afterVersion} and before ${beforeVersion}`,
  );
  return [
    `Release safety check: ${check.fromVersion} -> ${check.toVersion}`,
    `Direction: ${check.direction}`,
    `Verdict: ${check.safe ? 'SAFE' : 'UNSAFE'}`,
    ...list('Unsafe rolling-update safety', releases.unsafe),
    ...list('Unknown rolling-update safety', releases.unknown),
    ...list('Required stops', check.requiredStops),
    ...list('Minimum previous version', check.minPreviousVersion === null ? [] : [check.minPreviousVersion]),
    ...(missing.length === 0 ? [] : ['Missing release-safety index coverage:', ...missing]),
    ...list('Covered releases', check.coveredVersions),
  ].join('\n');
}
