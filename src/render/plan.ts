import type { HopReport, SpanReport } from '../gate/report/span-report.ts';
import { describeOmitted } from '../page/page.ts';
import { countOf, listOf, numberOf, present } from '../page/words.ts';
import { compareVersions } from '../release-safety/version.ts';
import { type Block, table, text } from './blocks.ts';
import { asksForDowntime } from './hold-words.ts';
import type { Pen } from './pen.ts';
import { unprovenByWord } from './picture.ts';

/** Readers come for the steps, so all of them should be visible. A plan on the real index has at most eight. */
const MOST_HOPS = 10;

/** The plan as a table: where each step ends, its downtime, what is not proven, why it is a step. The first is marked. */
export function planBlocks({ plan: { hops } }: SpanReport, pen: Pen): Block[] {
  const all = hops ?? [];
  const shown = all.slice(0, MOST_HOPS);
  const isRolling = all.every(({ decision }) => decision === 'roll');
  const rows = shown.map((hop, at) => [
    `${at === 0 ? '→ ' : ''}${at + 1}`,
    pen.version(hop.to),
    isRolling ? '' : describeDowntime(hop),
    describeDemand(hop, pen),
  ]);
  return [
    table(['Step', 'To', 'Downtime', 'Why stop'], rows),
    ...describeOmitted(all.length, shown.length, 'step').map((line) => text(line)),
  ];
}

/** What all steps have in common, and which of them rely on the index alone, as sentences. */
export function describeSteps({ plan: { hops } }: SpanReport): string {
  const all = hops ?? [];
  const byIndex = all.flatMap((hop, at) => (isByIndex(hop) ? [`${at + 1}`] : []));
  const which =
    byIndex.length === all.length ? '' : ` for ${byIndex.length === 1 ? 'step' : 'steps'} ${listOf(byIndex)}`;
  return `Each step is a separate pull request.${byIndex.length === 0 ? '' : ` Only the index was checked${which}.`}`;
}

/** Why a step needs downtime: `🟠 1 not safe, 2 no verdict`; `none` if it rolls. */
function describeDowntime(hop: HopReport): string {
  const { decision, reasons } = hop;
  if (decision === 'roll') return 'none';
  const counts = [...unprovenByWord(hop)].map(
    ([word, versions]) =>
      `${numberOf(versions.length)} ${word.replace(/^without an? /, 'no ').replace(/^with an? (.*)$/, `$1${versions.length === 1 ? '' : 's'}`)}`,
  );
  const asked = reasons.flatMap(({ rule }) => asksForDowntime(rule) ?? []);
  const why = [...new Set([...counts, ...asked])];
  return `${decision === 'unproven' ? '❓' : '🟠'} ${why.length === 0 ? 'yes' : why.join(', ')}`;
}

/** If an artifact is missing, the index is not the reason for the mode. */
function isByIndex({ evidence, reasons }: HopReport): boolean {
  return evidence === 'index' && !reasons.some(({ rule }) => rule === 'unverified');
}

/** Why the way has to stop at the end of a step; empty for the last one. */
function describeDemand({ demand, to }: HopReport, pen: Pen): string {
  if (demand === null) return '';
  const { rule, release, says } = demand;
  if (rule === 'required-stop') return 'required stop';
  if (rule === 'minimum-not-met') return says === to ? `minimum for ${release}` : `${release} needs ${pen.quote(says)}`;
  return 'oldest in the index';
}

/** Whether a version below the target rolls. If the target itself can be reached by rolling, the plan already says so. */
export function hasNewest({ newestRollingVersion: newest, to }: SpanReport): boolean {
  return newest !== null && compareVersions(newest, to) < 0;
}

/** The newest version that rolls, how to get there, and the evidence for it; `none` if there is none. */
export function describeNewest(span: SpanReport, pen: Pen): string {
  const { newestRollingVersion: newest, newestRollingHops: hops, newestRollingEvidence: grounds } = span;
  if (newest === null) return 'none';
  const steps = hops !== null && hops > 1 && `in ${countOf(hops, 'step')}`;
  const details = present(steps, grounds === 'index' && 'by the index alone').join(', ');
  return `${pen.version(newest)}${details === '' ? '' : ` (${details})`}`;
}
