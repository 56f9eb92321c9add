import type { Advice, DeploymentReport, Report, SpanReport } from '../gate/report.ts';
import { collectAdvice, describeAdvice, languageOf } from './advice-phrases.ts';
import {
  changeOf,
  describeDeclared,
  gravestFirst,
  isGiven,
  placeOf,
  stateDeployment,
  stateOf,
} from './deployment-phrases.ts';
import { blockForMarkdown, MARKDOWN, textForMarkdown as prose, quoteForMarkdown as quote } from './escape.ts';
import { type Jump, jumpsOf } from './jumps.ts';
import { beyond, MOST_ROWS, table } from './markdown-table.ts';
import { because, countOf, describeNote, headline, nextSteps } from './phrases.ts';
import { headlineOf, remedyOf } from './run-phrases.ts';
import { spanSection } from './span-section.ts';

/** A sentence names so many places. */
const MOST_PLACES = 5;

/** Together with the tables, which are bounded by their rows, this keeps a summary below 1 MiB. Bytes. */
const MOST_ADVICE = 75_000;
const MOST_OTHER_SPANS = 120_000;

const MARKS = { unchanged: '✅', roll: '✅', recreate: '🟠', blocked: '⛔', unproven: '❓' } as const;

/**
 * The job summary: the decision and why, the next step, what to change in the files, the plan, the reasons, how to apply
 * it, the evidence. Several deployments are a table first, then a section for each distinct jump.
 */
export function renderSummary(report: Report): string {
  const { mark, title } = headlineOf(report, MARKDOWN);
  return [
    `## ${mark} ${title}`,
    ...openingParagraphs(report),
    ...adviceSection(report),
    ...spansSection(report),
    ...notesSection(report),
    ...evidenceSection(report),
  ]
    .join('\n\n')
    .replaceAll(/^(- .*)\n\n(?=- )/gm, '$1\n')
    .concat('\n');
}

function openingParagraphs(report: Report): string[] {
  const { problem, deployments } = report;
  if (problem !== null) {
    const remedy = remedyOf(problem);
    const block = remedy.length === 0 ? [] : [blockForMarkdown('yaml', remedy)];
    return [`**${prose(problem.message)}** ${modeSentence(report)}`, ...block];
  }
  const [deployment] = deployments;
  if (deployment !== undefined && deployments.length === 1) return singleDeployment(report, deployment);
  return severalDeployments(report);
}

function modeSentence({ upgradeMode }: Report): string {
  return `\`upgrade.mode\` is \`${upgradeMode}\`.`;
}

function outcomeSentence({ outcome }: Report): string {
  return `The check ${outcome.fails ? '**fails**' : 'passes'} (\`fail-on: ${outcome.failOn}\`).`;
}

function singleDeployment(report: Report, deployment: DeploymentReport): string[] {
  const { why, steps } = stateDeployment(report, deployment, MARKDOWN);
  return [
    `**${why}** ${modeSentence(report)}`,
    ...steps.map((step) => `- ${step}`),
    ...(isGiven(deployment) ? [] : [`${whereabouts(deployment)} ${outcomeSentence(report)}`]),
  ];
}

/** Where one deployment stands and what its files set. */
function whereabouts(deployment: DeploymentReport): string {
  const declared = describeDeclared(deployment);
  const sets = declared === '' ? '' : `; the files set ${declared}`;
  return `${placeOf(deployment, quote)} (${quote(deployment.kind)})${sets}.`;
}

function severalDeployments(report: Report): string[] {
  const { deployments } = report;
  const opening = `${outcomeSentence(report)} ${modeSentence(report)}`;
  const changed = gravestFirst(deployments).filter((deployment) => stateOf(deployment) !== 'unchanged');
  const unchanged = deployments.filter((deployment) => stateOf(deployment) === 'unchanged');
  const others = unchanged.length === 0 ? [] : [unchangedSentence(unchanged)];
  if (changed.length === 0) return [opening, ...others];
  const head = ['Deployment', 'Change', 'Decision', 'Mode', 'Files set', 'Next'];
  const rows = changed.slice(0, MOST_ROWS).map((deployment) => deploymentRow(report, deployment));
  return [opening, table(head, rows), ...beyond(changed.length, 'deployment'), ...others];
}

function deploymentRow(report: Report, deployment: DeploymentReport): string[] {
  const { mark, word, brief } = stateDeployment(report, deployment, MARKDOWN);
  const isAlone = report.deployments.every(({ file, id }) => file !== deployment.file || id === deployment.id);
  return [
    isAlone ? placeOf(deployment, quote) : `${placeOf(deployment, quote)}<br>${quote(deployment.id)}`,
    changeOf(deployment).replaceAll(' ', '&nbsp;'),
    `${mark}&nbsp;${word}`,
    deployment.upgradeMode === null ? '' : `\`${deployment.upgradeMode}\``,
    deployment.declared.upgradeMode === null ? '' : `\`${deployment.declared.upgradeMode}\``,
    brief,
  ];
}

function unchangedSentence(unchanged: readonly DeploymentReport[]): string {
  return `Unchanged: ${places(unchanged, (deployment) => ` ${changeOf(deployment)}`)}.`;
}

/** The first few places, each with what is said of it. */
function places(deployments: readonly DeploymentReport[], say: (deployment: DeploymentReport) => string): string {
  const named = deployments.slice(0, MOST_PLACES).map((deployment) => placeOf(deployment, quote) + say(deployment));
  const rest = deployments.length - named.length;
  return `${named.join(', ')}${rest === 0 ? '' : ` and ${rest.toLocaleString('en')} more`}`;
}

/** What is to be changed or done, with the lines to copy. What is only worth knowing stands among the notes. */
function adviceSection({ deployments }: Report): string[] {
  const advice = collectAdvice(deployments).filter(asksForAction);
  if (advice.length === 0) return [];
  return ['### Before you deploy', ...within(MOST_ADVICE, advice, adviceItem, 'hint')];
}

function asksForAction({ level, lines }: Advice): boolean {
  return level === 'warning' || lines.length > 0;
}

function adviceItem(advice: Advice): string {
  const { level, lines } = advice;
  const text = `- ${level === 'warning' ? '⚠️ ' : ''}${describeAdvice(advice, MARKDOWN)}`;
  if (lines.length === 0) return text;
  // Within the item of the list, so that text and lines stay together.
  const block = blockForMarkdown(languageOf(advice), lines).replaceAll(/^/gm, '  ');
  return `${text}\n\n${block}`;
}

/** The jumps, the worst open. A single one of a single deployment needs no heading: the summary speaks of it alone. */
function spansSection(report: Report): string[] {
  const [worst, ...others] = jumpsOf(report);
  if (worst === undefined) return [];
  if (report.deployments.length === 1 && others.length === 0) return jumpSection(report, worst, '###');
  const fold = (jump: Jump) =>
    [
      `<details><summary>${markedHeadline(jump.span)}</summary>`,
      ...jumpParagraphs(jump),
      ...jumpSection(report, jump, '####'),
      '</details>',
    ].join('\n\n');
  return [
    `### ${markedHeadline(worst.span)}`,
    ...jumpParagraphs(worst),
    ...jumpSection(report, worst, '####'),
    ...within(MOST_OTHER_SPANS, others, fold, 'jump'),
  ];
}

function jumpSection({ chartVersion }: Report, { span, deployments }: Jump, heading: string): string[] {
  return spanSection(span, deployments, chartVersion, heading);
}

function jumpParagraphs({ span, deployments }: Jump): string[] {
  const makers = deployments.length === 0 ? '' : ` For ${places(deployments, () => '')}.`;
  return [`**${because(span, quote)}**${makers}`, ...nextSteps(span).map((step) => `- ${step}`)];
}

function markedHeadline(span: SpanReport): string {
  return `${MARKS[span.decision]} ${headline(span)}`;
}

/** As many items as fit into so many bytes, and how many are left out. */
function within<T>(most: number, items: readonly T[], render: (item: T) => string, noun: string): string[] {
  const shown: string[] = [];
  let bytes = 0;
  for (const item of items.slice(0, MOST_ROWS)) {
    const part = render(item);
    bytes += Buffer.byteLength(part);
    if (bytes > most) break;
    shown.push(part);
  }
  const rest = items.length - shown.length;
  return rest === 0 ? shown : [...shown, `…and ${countOf(rest, `more ${noun}`)}, all in the report file.`];
}

function notesSection({ notes, deployments }: Report): string[] {
  const remarks = collectAdvice(deployments).filter((advice) => !asksForAction(advice));
  const items = [
    ...notes.map((note) => `- ${note.level === 'warning' ? '⚠️ ' : ''}${describeNote(note, quote)}`),
    ...within(MOST_ADVICE, remarks, adviceItem, 'remark'),
  ];
  return items.length === 0 ? [] : ['### Also noticed', items.join('\n')];
}

function evidenceSection(report: Report): string[] {
  const { evidence, generatedAt, tool } = report;
  const judged = `Judged by ${tool.name} ${tool.version} at ${generatedAt}.`;
  if (evidence.documents.length === 0) return [`${nothingFetched(report)} ${comparedSentence(report)}${judged}`];
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
    `Index generated at ${indexedAt === null ? 'an unknown time' : quote(indexedAt)}, schema version ${schemaVersion ?? 'not given'}. ${comparedSentence(report)}${judged}`,
    '</details>',
  ];
}

function nothingFetched({ problem, deployments }: Report): string {
  const isSettled =
    problem === null && deployments.every(({ change, problem: each }) => change === 'unchanged' && each === null);
  return isSettled
    ? 'No version changes, so nothing was fetched.'
    : 'There was no jump to judge, so nothing was fetched.';
}

/** Which commits were compared; empty where versions were given. */
function comparedSentence({ comparison }: Report): string {
  if (comparison === null) return '';
  const bases = comparison.bases.slice(0, MOST_PLACES).map(shortCommit);
  return `Compared ${shortCommit(comparison.head)} with ${bases.join(' and ')}. `;
}

function shortCommit(commit: string): string {
  return quote(commit.slice(0, 12));
}

/** The job summary of a run that could not ask its question at all. */
export function renderFailure(message: string): string {
  const lines = message
    .split('\n')
    .slice(0, MOST_ROWS)
    .map((line) => `- ${quote(line)}`);
  return `## ${MARKS.unproven} Upgrade Gate could not check the upgrade\n\n${lines.join('\n')}\n\n\`upgrade.mode\` is \`Recreate\`.\n`;
}
