import valid from 'semver/functions/valid.js';
import type { DeploymentReport, HopReport, SpanReport } from '../gate/report.ts';
import { helmArguments, instructionsFor, meansOf } from './deployment-mapping.ts';
import { quoteForMarkdown as quote } from './escape.ts';
import { beyond, table } from './markdown-table.ts';
import { describeHop, describeNewest, describeNoPath, describeReason } from './phrases.ts';

/**
 * One jump in a job summary, as paragraphs: the plan, what forced it, how to apply its first hop.
 *
 * @param deployments those that make this jump
 * @param chartVersion of the service's chart where a deployment does not know it
 * @param heading what a heading starts with, such as `###`
 */
export function spanSection(
  span: SpanReport,
  deployments: readonly DeploymentReport[],
  chartVersion: string | null,
  heading: string,
): string[] {
  return [
    ...planParagraphs(span, heading),
    ...reasonParagraphs(span, heading),
    ...applyParagraphs(span, deployments, chartVersion, heading),
  ];
}

function planParagraphs(span: SpanReport, heading: string): string[] {
  const { plan } = span;
  if (plan.hops === null) return [`${heading} Plan`, describeNoPath(plan.problem, quote)];
  if (plan.hops.length === 0) return [];
  const row = (hop: HopReport, index: number) => [
    `${index + 1}`,
    `${hop.from} → ${hop.to}`,
    `\`${hop.upgradeMode}\``,
    hop.decision,
    describeHop(hop),
  ];
  return [
    `${heading} Plan`,
    table(['Hop', 'Versions', 'Mode', 'Decision', 'Why'], plan.hops.map(row)),
    ...beyond(plan.hops.length, 'hop'),
    ...(plan.hops.length > 1
      ? ['Between two hops, wait until the new version runs and its migrations are finished.']
      : []),
    `Newest version that rolls from ${span.from}: ${describeNewest(span)}.`,
  ];
}

function reasonParagraphs(span: SpanReport, heading: string): string[] {
  if (span.reasons.length === 0) return [];
  const releases = new Map(span.unprovenReleases.map((release) => [release.version, release]));
  const rows = span.reasons.map((reason) => {
    const release = reason.release === null ? undefined : releases.get(reason.release);
    return [
      reason.release ?? '',
      describeReason(reason, quote),
      dayOf(release?.releaseDate),
      count(release?.migrations),
      count(release?.breakingApiChanges),
      count(release?.configChanges),
      (release?.declaredBreaks ?? []).slice(0, 3).map(quote).join(' '),
    ];
  });
  return [
    `${heading} What forced it`,
    table(['Release', 'Reason', 'Published', 'Migrations', 'Breaking API changes', 'Config changes', 'Declared'], rows),
    ...beyond(rows.length, 'reason'),
  ];
}

function applyParagraphs(
  { plan }: SpanReport,
  deployments: readonly DeploymentReport[],
  chartVersion: string | null,
  heading: string,
): string[] {
  const hop = plan.hops?.[0];
  // What is not proven to be permitted gets no instructions.
  if (hop === undefined || hop.decision === 'unproven') return [];
  const means = [...new Set(deployments.flatMap(({ kind }) => meansOf(kind)))];
  const blocks = instructionsFor(hop.to, hop.upgradeMode, chartOf(deployments, chartVersion), means).map(
    ({ title, language, lines }) => `${title}:\n\n\`\`\`${language}\n${lines.join('\n')}\n\`\`\``,
  );
  if (blocks.length === 0) return [];
  const argument = means.includes('helm') ? [`Helm argument: \`${helmArguments(hop.upgradeMode)}\``] : [];
  return [`${heading} How to apply ${hop.from} → ${hop.to}`, ...argument, ...blocks];
}

/** The chart that all of these are made with; null where it is not known, or is not the same, so that no advice is narrowed. */
function chartOf(deployments: readonly DeploymentReport[], chartVersion: string | null): string | null {
  const charts = deployments
    .filter(({ kind }) => meansOf(kind).some((means) => means !== 'compose'))
    // A command is made of it, so it has to be a version and nothing else.
    .map(({ chart }) => valid(chart.to ?? chartVersion));
  const [first = null] = charts;
  return charts.every((chart) => chart === first) ? first : null;
}

/** The day of an ISO date-time; whatever else stands there is quoted. */
function dayOf(date: string | null | undefined): string {
  if (date == null) return '';
  return /^\d{4}-\d{2}-\d{2}T/.test(date) ? date.slice(0, 10) : quote(date);
}

function count(value: number | null | undefined): string {
  return value == null ? '' : String(value);
}
