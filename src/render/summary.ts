import type { HopReport, Report, SpanReport } from '../gate/report.ts';
import { helmArguments, instructionsFor } from './deployment-mapping.ts';
import { quoteForMarkdown as quote } from './escape.ts';
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

/** A job summary stays readable, and far below the 1 MiB above which a runner drops it without a word. */
const MOST_ROWS = 25;

const MARKS = { unchanged: '✅', roll: '✅', recreate: '🟠', blocked: '⛔', unproven: '❓' } as const;

/** The job summary: the decision and why, the next step, the plan, the reasons, how to apply it, the evidence. */
export function renderSummary(report: Report): string {
  const [span] = report.spans;
  return [
    `## ${MARKS[report.decision]} ${headline(span)}`,
    `**${because(span, quote)}** \`upgrade.mode\` is \`${report.upgradeMode}\`.`,
    ...nextSteps(span).map((step) => `- ${step}`),
    ...planSection(span),
    ...reasonsSection(span),
    ...applySection(report, span),
    ...notesSection(report),
    ...evidenceSection(report),
  ]
    .join('\n\n')
    .replaceAll(/^(- .*)\n\n(?=- )/gm, '$1\n')
    .concat('\n');
}

function planSection(span: SpanReport): string[] {
  const { plan } = span;
  const heading = '### Plan';
  if (plan.hops === null) return [heading, describeNoPath(plan.problem, quote)];
  if (plan.hops.length === 0) return [];
  const row = (hop: HopReport, index: number) => [
    `${index + 1}`,
    `${hop.from} → ${hop.to}`,
    `\`${hop.upgradeMode}\``,
    hop.decision,
    describeHop(hop),
  ];
  return [
    heading,
    table(['Hop', 'Versions', 'Mode', 'Decision', 'Why'], plan.hops.map(row)),
    ...beyond(plan.hops.length, 'hop'),
    ...(plan.hops.length > 1
      ? ['Between two hops, wait until the new version runs and its migrations are finished.']
      : []),
    `Newest version that rolls from ${span.from}: ${describeNewest(span)}.`,
  ];
}

function reasonsSection(span: SpanReport): string[] {
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
    '### What forced it',
    table(['Release', 'Reason', 'Published', 'Migrations', 'Breaking API changes', 'Config changes', 'Declared'], rows),
    ...beyond(rows.length, 'reason'),
  ];
}

function applySection({ chartVersion }: Report, { plan }: SpanReport): string[] {
  const hop = plan.hops?.[0];
  // What is not proven to be permitted gets no instructions.
  if (hop === undefined || hop.decision === 'unproven') return [];
  const blocks = instructionsFor(hop.to, hop.upgradeMode, chartVersion).map(
    ({ title, language, lines }) => `${title}:\n\n\`\`\`${language}\n${lines.join('\n')}\n\`\`\``,
  );
  return [
    `### How to apply ${hop.from} → ${hop.to}`,
    `Helm argument: \`${helmArguments(hop.upgradeMode)}\``,
    ...blocks,
  ];
}

function notesSection({ notes }: Report): string[] {
  if (notes.length === 0) return [];
  const lines = notes.map((note) => `- ${note.level === 'warning' ? '⚠️ ' : ''}${describeNote(note, quote)}`);
  return ['### Also noticed', lines.join('\n')];
}

function evidenceSection({ evidence, generatedAt, tool }: Report): string[] {
  const { schemaVersion, generatedAt: indexedAt } = evidence.index;
  const rows = evidence.documents.map(({ document, release, location, sha256, readAt, problem }) => [
    release === null ? document : `${document} ${release}`,
    quote(location),
    problem === null ? `\`${sha256}\`` : quote(problem),
    readAt,
  ]);
  const drift = evidence.drift.map(({ release, member, index, artifact }) => [
    release,
    member,
    quote(index || 'empty'),
    quote(artifact || 'empty'),
  ]);
  return [
    `<details><summary>Evidence: ${countOf(rows.length, 'document')}, artifacts: ${evidence.artifacts}</summary>`,
    table(['Document', 'Location', 'SHA-256', 'Read at'], rows),
    ...beyond(rows.length, 'document'),
    ...(drift.length === 0 ? [] : ['Drift between the index and the artifacts:']),
    ...(drift.length === 0 ? [] : [table(['Release', 'Member', 'Index', 'Artifact'], drift)]),
    ...beyond(drift.length, 'difference'),
    `Index generated at ${indexedAt === null ? 'an unknown time' : quote(indexedAt)}, schema version ${schemaVersion ?? 'not given'}. Judged by ${tool.name} ${tool.version} at ${generatedAt}.`,
    '</details>',
  ];
}

/** The day of an ISO date-time; whatever else stands there is quoted. */
function dayOf(date: string | null | undefined): string {
  if (date == null) return '';
  return /^\d{4}-\d{2}-\d{2}T/.test(date) ? date.slice(0, 10) : quote(date);
}

function count(value: number | null | undefined): string {
  return value == null ? '' : String(value);
}

function beyond(rows: number, noun: string): string[] {
  return rows <= MOST_ROWS ? [] : [`…and ${countOf(rows - MOST_ROWS, `more ${noun}`)}, all in the report file.`];
}

/** A table of the first rows; columns in which they have nothing are left out. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const shown = rows.slice(0, MOST_ROWS);
  const filled = (_: string, column: number) => shown.some((row) => row[column] !== '');
  const line = (cells: readonly string[]) => `| ${cells.filter(filled).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...shown.map(line)].join('\n');
}

/** The job summary of a run that could not ask its question at all. */
export function renderFailure(message: string): string {
  const lines = message
    .split('\n')
    .slice(0, MOST_ROWS)
    .map((line) => `- ${quote(line)}`);
  return `## ${MARKS.unproven} Upgrade Gate could not check the upgrade\n\n${lines.join('\n')}\n\n\`upgrade.mode\` is \`Recreate\`.\n`;
}
