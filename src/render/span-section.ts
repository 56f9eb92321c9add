import valid from 'semver/functions/valid.js';
import { showPlace } from '../deployment/place.ts';
import { meansOf } from '../gate/means.ts';
import type { DeploymentReport, HopReport, ReleaseReport, SpanReport } from '../gate/report.ts';
import { areMigrationsUnknown, isApiUnknown, isConfigUnknown } from '../gate/unknown-sections.ts';
import {
  checksFor,
  helmArguments,
  type Instructions,
  instructionsFor,
  knowsMode,
  type Writing,
} from './deployment-mapping.ts';
import { blockForMarkdown, quoteForMarkdown as quote } from './escape.ts';
import { explanationParagraphs, folded, releaseParagraphs } from './explanation-section.ts';
import type { Jump } from './jumps.ts';
import { table } from './markdown-table.ts';
import { beyond, type Detail, type Section } from './page.ts';
import { dayOf, describeHop, describeNewest, describeNoPath, describeReason } from './phrases.ts';
import { drawSpan, SQUARES } from './span-picture.ts';
import { variableParagraphs } from './variable-section.ts';

/**
 * One jump on a page: the plan with its picture, what the deployments have to change, how to apply the first hop, what
 * forced it, and what its releases bring.
 *
 * @param chartVersion of the service's chart where a deployment does not know it
 * @param heading what a heading starts with, such as `###`
 */
export function spanSections(jump: Jump, chartVersion: string | null, heading: string): Section[] {
  const { span, deployments } = jump;
  return [
    { name: 'the plan', render: (detail) => planParagraphs(span, heading, detail) },
    { name: 'environment variables', render: (detail) => variableParagraphs(span, deployments, heading, detail) },
    { name: 'how to apply it', render: (detail) => applyParagraphs(span, deployments, chartVersion, heading, detail) },
    { name: 'what forced it', render: (detail) => reasonParagraphs(span, heading, detail) },
    { name: 'what the releases bring', render: (detail) => explanationParagraphs(span, detail) },
    { name: 'release by release', render: (detail) => releaseParagraphs(span, detail) },
  ];
}

function planParagraphs(span: SpanReport, heading: string, detail: Detail): string[] {
  const { plan } = span;
  const picture = drawSpan(span, SQUARES);
  const drawn = picture === null ? [] : [`${picture.strip}<br>${picture.legend}`];
  if (plan.hops === null) return [`${heading} Plan`, describeNoPath(plan.problem, quote), ...drawn];
  const [first] = plan.hops;
  if (first === undefined) return [];
  const newest = `Newest version that rolls from ${span.from}: ${describeNewest(span)}.`;
  if (plan.hops.length === 1) {
    const sentence = `One hop, ${first.from} → ${first.to}, with \`${first.upgradeMode}\`: ${describeHop(first)}.`;
    return [`${heading} Plan`, sentence, ...drawn, newest];
  }
  const row = (hop: HopReport, index: number) => [
    `${index + 1}`,
    `${hop.from} → ${hop.to}`,
    `\`${hop.upgradeMode}\``,
    hop.decision,
    describeHop(hop),
  ];
  // Hops are what people came for; there are eight at most on the real index.
  const rows = { rows: Math.max(detail.rows, 10) };
  return [
    `${heading} Plan`,
    ...drawn,
    ...table(['Hop', 'Versions', 'Mode', 'Decision', 'Why'], plan.hops.map(row), rows, 'hop'),
    'Between two hops, wait until the new version runs and its migrations are finished.',
    newest,
  ];
}

function reasonParagraphs(span: SpanReport, heading: string, detail: Detail): string[] {
  // One without a release has been told of as the reason for the decision.
  if (span.reasons.every(({ release }) => release === null)) return [];
  const releases = new Map(span.explanation.releases.map((release) => [release.version, release]));
  const rows = span.reasons.map((reason) => {
    const release = reason.release === null ? undefined : releases.get(reason.release);
    return [reason.release ?? '', describeReason(reason, quote), ...newsCells(release)];
  });
  const head = ['Release', 'Reason', 'Published', 'Migrations', 'Breaking API changes', 'Config changes', 'Declared'];
  return [
    `${heading} ${span.decision === 'unproven' ? 'What is missing' : 'What forced it'}`,
    ...table(head, rows, detail, 'reason'),
  ];
}

/** What a release brings, counted; empty where no artifact of it was read. */
function newsCells(release: ReleaseReport | undefined): string[] {
  if (release === undefined) return ['', '', '', '', ''];
  const { releaseDate, explained, migrations, api, config, declaredBreaks } = release;
  const surfaces = [api.rest, api.mcp];
  const breaking = surfaces.reduce((sum, surface) => sum + (surface?.changes.count ?? 0), 0);
  const counts = [
    countOrUnknown(migrations?.count ?? 0, areMigrationsUnknown(release)),
    countOrUnknown(breaking, surfaces.some(isApiUnknown)),
    countOrUnknown(config?.changes.length ?? 0, isConfigUnknown(release)),
  ];
  return [
    releaseDate === null ? '' : dayOf(releaseDate, quote),
    ...counts.map((count) => (explained ? count : '')),
    declaredBreaks
      .slice(0, 3)
      .map(({ reason }) => quote(reason ?? 'no reason given'))
      .join(' '),
  ];
}

function countOrUnknown(count: number, isUnknown: boolean): string {
  if (!isUnknown) return String(count);
  return count === 0 ? 'unknown' : `${count} or more`;
}

function applyParagraphs(
  { plan }: SpanReport,
  deployments: readonly DeploymentReport[],
  chartVersion: string | null,
  heading: string,
  detail: Detail,
): string[] {
  const [hop, ...further] = plan.hops ?? [];
  // What is not proven to be permitted gets no instructions.
  if (hop === undefined || hop.decision === 'unproven') return [];
  const writings = deployments.map(writingOf);
  const chart = chartOf(deployments, chartVersion);
  const instructions = ({ to, upgradeMode: mode }: HopReport) =>
    instructionsFor({ to, mode, chartVersion: chart, writings });
  const { write, run } = instructions(hop);
  if (write.length + run.length === 0) return [];
  const means = [...new Set(writings.flatMap((writing) => writing.means))];
  // A command of the files takes it as well.
  const isDirect = writings.some((writing) => writing.means.includes('helm') && writing.keys.length === 0);
  const argument =
    isDirect && knowsMode({ chartVersion: chart }) ? [`Helm argument: \`${helmArguments(hop.upgradeMode)}\``] : [];
  const commands = run.map(instructionBlock);
  return [
    `${heading} How to apply ${hop.from} → ${hop.to}`,
    ...write.map(instructionBlock),
    ...argument,
    // What to write is for everybody; of several commands each reader needs one.
    ...(commands.length > 1 ? folded('The commands', commands) : commands),
    ...furtherHops(further, checksFor(means), instructions, detail),
  ];
}

/** The hops after the first, folded, with the check that comes before each. */
function furtherHops(
  hops: readonly HopReport[],
  checks: readonly Instructions[],
  instructions: (hop: HopReport) => ReturnType<typeof instructionsFor>,
  detail: Detail,
): string[] {
  if (hops.length === 0) return [];
  const check = checks.map(instructionBlock);
  if (!detail.deep) return check;
  const shown = hops.slice(0, detail.rows);
  const steps = shown.flatMap((hop) => {
    const { write, run } = instructions(hop);
    // With compose there is nothing but commands.
    const blocks = write.length > 0 ? write : run;
    return [`**${hop.from} → ${hop.to}**, \`${hop.upgradeMode}\``, ...blocks.map(instructionBlock)];
  });
  return [...check, ...folded('The hops after that', [...steps, ...beyond(hops.length, shown.length, 'hop')])];
}

function instructionBlock({ title, language, lines }: Instructions): string {
  return `${title}:\n\n${blockForMarkdown(language, lines)}`;
}

function writingOf({ file, line, writes }: DeploymentReport): Writing {
  const at = file === null ? null : showPlace({ file, line, column: null });
  // A chart may fix the version too, and is no file of values.
  const isChart = /(?:^|\/)Chart\.(?:yaml|lock)$/.test(file ?? '');
  return { file: isChart ? null : file, at, ...writes };
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
