import type { HopReport, SpanReport } from '../../gate/report/span-report.ts';
import { countOf } from '../words.ts';
import { type Block, firstOf, item, text } from './blocks.ts';
import type { Pen } from './pen.ts';
import { describeNoPath } from './reasons.ts';

/** Readers come for the hops, so all of them should be visible. A plan on the real index has at most eight. */
const MOST_HOPS = 10;

/** The hops of a plan in one line: `0.3471.1 → 0.3474.0 → 1.2.0 → …`. */
export function planLine({ from, plan }: SpanReport, pen: Pen): string {
  const hops = plan.hops ?? [];
  const landings = hops.slice(0, MOST_HOPS).map(({ to }) => pen.version(to));
  const last = hops.length > landings.length ? ['…', ...hops.slice(-1).map(({ to }) => pen.version(to))] : [];
  return [from, ...landings, ...last].join(' → ');
}

/** Each hop with its mode; or why there is no plan. */
export function planBlocks(span: SpanReport, pen: Pen, rows: number): Block[] {
  const { plan } = span;
  if (plan.hops === null) return [text(describeNoPath(plan.problem, pen))];
  return firstOf(plan.hops, Math.max(rows, MOST_HOPS), (hop) => item(describeHop(hop, pen)), 'hop');
}

/** `🟠 1.2.0 → 1.3.0 needs downtime: 1 release is not proven`. */
function describeHop(hop: HopReport, pen: Pen): string {
  const { from, to, decision, reasons, evidence } = hop;
  const count = new Set(reasons.map((reason) => reason.release)).size;
  if (decision === 'unproven') return `❓ ${from} → ${pen.version(to)} lacks proof for ${countOf(count, 'release')}.`;
  const what = decision === 'roll' ? 'rolls' : `needs downtime (${pen.code('Recreate')})`;
  const isAsked = count > 0 && reasons.every(({ rule }) => rule === 'known-issue-recreate');
  const why = isAsked
    ? 'your known issues ask for it'
    : count === 0
      ? 'every release is proven'
      : `${countOf(count, 'release')} ${count === 1 ? 'is' : 'are'} not proven`;
  // If an artifact is missing, the index is not the reason for the mode.
  const isUnverified = reasons.some(({ rule }) => rule === 'unverified');
  const grounds = evidence === 'index' && !isUnverified ? ', by the index alone' : '';
  return `${decision === 'roll' ? '' : '🟠 '}${from} → ${pen.version(to)} ${what}: ${why}${grounds}.`;
}
