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
import { folded } from './explanation-section.ts';
import { type Jump, jumpsOf } from './jumps.ts';
import { table } from './markdown-table.ts';
import { beyond, type Detail, renderPage, type Section } from './page.ts';
import { because, countOf, describeNote, headline, nextSteps } from './phrases.ts';
import { headlineOf, remedyOf } from './run-phrases.ts';
import { spanSections } from './span-section.ts';
import { collectVariables } from './variable-phrases.ts';

/** A sentence names so many places. */
const MOST_PLACES = 5;

/** A runner drops a summary above 1 MiB without a word, and one of half that is more than anybody reads. Bytes. */
const MOST_BYTES = 500_000;

const MARKS = { unchanged: '✅', roll: '✅', recreate: '🟠', blocked: '⛔', unproven: '❓' } as const;

/**
 * The job summary: the decision and why, the next step, the plan, what to change in the files, how to apply it, what forced
 * it, what the releases bring, the evidence. Several deployments are a table first, then a part for each distinct jump.
 */
export function renderSummary(report: Report): string {
  return renderPage([...decisionSections(report), ...evidenceSections(report)], MOST_BYTES);
}

/** What a summary and a comment have in common: all but the evidence. */
export function decisionSections(report: Report): Section[] {
  const { mark, title } = headlineOf(report, MARKDOWN);
  const opening = (detail: Detail) => [`## ${mark} ${title}`, ...openingParagraphs(report, detail)];
  const [worst, ...others] = jumpsOf(report);
  const isOnly = worst !== undefined && others.length === 0 && report.deployments.length === 1;
  return [
    { name: 'deployments', render: opening },
    ...(isOnly ? [] : [adviceSection(report, isOnly)]),
    ...(worst === undefined ? [] : worstSections(report, worst, isOnly)),
    ...(others.length === 0
      ? []
      : [{ name: 'further jumps', render: (detail: Detail) => furtherJumps(report, others, detail) }]),
  ];
}

/** @param isOnly whether the page speaks of one jump alone, with the lines for its mode further down */
function adviceSection(report: Report, isOnly: boolean): Section {
  return { name: 'what to change', render: (detail) => adviceParagraphs(report, isOnly, detail) };
}

function evidenceSections(report: Report): Section[] {
  return [
    { name: 'notes', render: (detail) => noteParagraphs(report, detail) },
    { name: 'the evidence', render: (detail) => evidenceParagraphs(report, detail) },
  ];
}

function openingParagraphs(report: Report, detail: Detail): string[] {
  const { problem, deployments } = report;
  if (problem !== null) {
    const remedy = remedyOf(problem);
    const block = remedy.length === 0 ? [] : [blockForMarkdown('yaml', remedy)];
    return [`**${prose(problem.message)}** ${modeSentence(report)}`, ...block];
  }
  const [deployment] = deployments;
  if (deployment !== undefined && deployments.length === 1) return singleDeployment(report, deployment);
  return severalDeployments(report, detail);
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
    ...[...variableSteps([deployment]), ...steps].map((step) => `- ${step}`),
    ...(isGiven(deployment) ? [] : [`${whereabouts(deployment)} ${outcomeSentence(report)}`]),
  ];
}

/** What has to be done before the version changes, where the files set variables by names that go away. */
function variableSteps(deployments: readonly DeploymentReport[]): string[] {
  const count = collectVariables(deployments).filter(({ urgency }) => urgency === 'act').length;
  if (count === 0) return [];
  return [
    `Change ${countOf(count, 'environment variable')} that ${count === 1 ? 'is' : 'are'} set here and ${count === 1 ? 'goes' : 'go'} away; see below.`,
  ];
}

/** Where one deployment stands and what its files set. */
function whereabouts(deployment: DeploymentReport): string {
  const declared = describeDeclared(deployment);
  const sets = declared === '' ? '' : `; the files set ${declared}`;
  return `${placeOf(deployment, quote)} (${quote(deployment.kind)})${sets}.`;
}

function severalDeployments(report: Report, detail: Detail): string[] {
  const { deployments } = report;
  const opening = `${outcomeSentence(report)} ${modeSentence(report)}`;
  const changed = gravestFirst(deployments).filter((deployment) => stateOf(deployment) !== 'unchanged');
  const unchanged = deployments.filter((deployment) => stateOf(deployment) === 'unchanged');
  const others = unchanged.length === 0 ? [] : [unchangedSentence(unchanged)];
  if (changed.length === 0) return [opening, ...others];
  const head = ['Deployment', 'Decision', 'Next', 'Change', 'Mode', 'Files set'];
  const rows = changed.map((deployment) => deploymentRow(report, deployment));
  return [opening, ...table(head, rows, detail, 'deployment'), ...others];
}

function deploymentRow(report: Report, deployment: DeploymentReport): string[] {
  const { mark, word, brief } = stateDeployment(report, deployment, MARKDOWN);
  const { upgradeMode: mode } = deployment;
  const declared = deployment.declared.upgradeMode;
  const isAlone = report.deployments.every(({ file, id }) => file !== deployment.file || id === deployment.id);
  return [
    isAlone ? placeOf(deployment, quote) : `${placeOf(deployment, quote)}<br>${quote(deployment.id)}`,
    `${mark}&nbsp;${word}`,
    brief,
    changeOf(deployment).replaceAll(' ', '&nbsp;'),
    mode === null ? '' : `\`${mode}\``,
    // Only what differs is worth a look.
    declared === null || declared === mode ? '' : `\`${declared}\``,
  ];
}

function unchangedSentence(unchanged: readonly DeploymentReport[]): string {
  return `Unchanged: ${places(unchanged, (deployment) => ` ${changeOf(deployment)}`)}.`;
}

/** The first few places, each with what is said of it. */
function places<T extends Pick<Advice, 'file' | 'line'>>(items: readonly T[], say: (item: T) => string): string {
  const named = items.slice(0, MOST_PLACES).map((item) => placeOf(item, quote) + say(item));
  const rest = items.length - named.length;
  return `${named.join(', ')}${rest === 0 ? '' : ` and ${rest.toLocaleString('en')} more`}`;
}

/** What is to be changed or done, with the lines to copy. What is only worth knowing stands among the notes. */
function adviceParagraphs({ deployments }: Report, isOnly: boolean, detail: Detail): string[] {
  const advice = byText(collectAdvice(deployments).filter(asksForAction));
  if (advice.length === 0) return [];
  return ['### Before you deploy', ...firstOf(advice, detail, (same) => adviceItem(same, isOnly), 'hint')];
}

/** The same advice for several places, together. */
function byText(advice: readonly Advice[]): Advice[][] {
  const groups = new Map<string, Advice[]>();
  for (const piece of advice) {
    const key = JSON.stringify([piece.code, piece.message, piece.lines]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [piece]);
    else group.push(piece);
  }
  return [...groups.values()];
}

function asksForAction({ level, lines }: Advice): boolean {
  return level === 'warning' || lines.length > 0;
}

/** The lines with the mode stand together with those of the version, where the upgrade is applied. */
const WRITTEN_BELOW: readonly Advice['code'][] = ['mode-not-set', 'mode-differs'];

function adviceItem(same: readonly Advice[], isOnly: boolean): string {
  const [first] = same;
  if (first === undefined) return '';
  const { level, code, lines } = first;
  const isBelow = isOnly && WRITTEN_BELOW.includes(code) && lines.length > 0;
  const others = same.length === 1 ? '' : ` The same for ${places(same.slice(1), () => '')}.`;
  const text = `- ${level === 'warning' ? '⚠️ ' : ''}${describeAdvice(first, MARKDOWN)}${isBelow ? ' The lines to write stand below.' : ''}${others}`;
  if (lines.length === 0 || isBelow) return text;
  // Within the item of the list, so that text and lines stay together.
  const block = blockForMarkdown(languageOf(first), lines).replaceAll(/^/gm, '  ');
  return `${text}\n\n${block}`;
}

/** The worst jump, open. Where the page speaks of it alone it needs no heading, and what to change stands behind its plan. */
function worstSections(report: Report, jump: Jump, isOnly: boolean): Section[] {
  const { chartVersion } = report;
  if (isOnly) {
    const [plan, ...rest] = spanSections(jump, chartVersion, '###');
    return [...(plan === undefined ? [] : [plan]), adviceSection(report, isOnly), ...rest];
  }
  const opening = { name: 'jumps', render: () => [`### ${markedHeadline(jump.span)}`, ...jumpParagraphs(jump)] };
  return [opening, ...spanSections(jump, chartVersion, '####')];
}

/** The jumps after the worst one, each folded; where there is no room, the table of deployments still has their decisions. */
function furtherJumps({ chartVersion }: Report, jumps: readonly Jump[], detail: Detail): string[] {
  const shown = jumps.slice(0, detail.rows).flatMap((jump) => {
    if (!detail.deep) return [`- ${markedHeadline(jump.span)}`];
    const sections = spanSections(jump, chartVersion, '####').flatMap(({ render }) => render(detail));
    return folded(markedHeadline(jump.span), [...jumpParagraphs(jump), ...sections]);
  });
  return [...shown, ...beyond(jumps.length, Math.min(detail.rows, jumps.length), 'jump')];
}

function jumpParagraphs({ span, deployments }: Jump): string[] {
  const makers = deployments.length === 0 ? '' : ` For ${places(deployments, () => '')}.`;
  const steps = [...variableSteps(deployments), ...nextSteps(span)];
  return [`**${because(span, quote)}**${makers}`, ...steps.map((step) => `- ${step}`)];
}

function markedHeadline(span: SpanReport): string {
  return `${MARKS[span.decision]} ${headline(span)}`;
}

function firstOf<T>(items: readonly T[], { rows }: Detail, render: (item: T) => string, noun: string): string[] {
  return [...items.slice(0, rows).map(render), ...beyond(items.length, Math.min(rows, items.length), noun)];
}

function noteParagraphs({ notes, deployments }: Report, detail: Detail): string[] {
  const remarks = byText(collectAdvice(deployments).filter((advice) => !asksForAction(advice)));
  const items = [
    ...notes.map((note) => `- ${note.level === 'warning' ? '⚠️ ' : ''}${describeNote(note, quote)}`),
    ...firstOf(remarks, detail, (same) => adviceItem(same, false), 'remark'),
  ];
  return items.length === 0 ? [] : ['### Also noticed', items.join('\n')];
}

function evidenceParagraphs(report: Report, detail: Detail): string[] {
  const { evidence, generatedAt, tool } = report;
  const judged = `${comparedSentence(report)}Judged by ${tool.name} ${tool.version} at ${generatedAt}.`;
  if (evidence.documents.length === 0) return [`${nothingFetched(report)} ${judged}`];
  const { schemaVersion, generatedAt: indexedAt } = evidence.index;
  const title = `Evidence: ${countOf(evidence.documents.length, 'document')}, artifacts: ${evidence.artifacts}`;
  const index = `Index generated at ${indexedAt === null ? 'an unknown time' : quote(indexedAt)}, schema version ${schemaVersion === null ? 'not given' : quote(schemaVersion)}.`;
  if (!detail.deep) return [`${title}. ${index} ${judged}`];
  const rows = evidence.documents.map(({ document, release, location, sha256, readAt, problem }) => [
    release === null ? document : `${document} ${release}`,
    quote(location),
    problem === null ? `\`${sha256}\`` : quote(problem),
    readAt,
  ]);
  const drift = evidence.drift.map(({ release, member, index: listed, artifact }) => [
    release,
    member,
    quote(listed || 'empty'),
    quote(artifact || 'empty'),
  ]);
  return folded(title, [
    ...table(['Document', 'Location', 'SHA-256', 'Read at'], rows, detail, 'document'),
    ...(drift.length === 0 ? [] : ['Drift between the index and the artifacts:']),
    ...table(['Release', 'Member', 'Index', 'Artifact'], drift, detail, 'difference'),
    `${index} ${judged}`,
  ]);
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
    .slice(0, 25)
    .map((line) => `- ${quote(line)}`);
  return `## ${MARKS.unproven} Upgrade Gate could not check the upgrade\n\n${lines.join('\n')}\n\n\`upgrade.mode\` is \`Recreate\`.\n`;
}
