import type { Report } from '../gate/report/report.ts';
import type { SpanReport } from '../gate/report/span-report.ts';
import { countedAll, countOf, dayOf, daysBetween, present } from '../page/words.ts';
import { UNPROVEN } from './alone.ts';
import { type Block, text } from './blocks.ts';
import { barOf, barringWords, isBar } from './hold-words.ts';
import type { Pen } from './pen.ts';
import { countLine, stripOf } from './picture.ts';
import { describeSteps, planBlocks } from './plan.ts';
import { describeBar, isHeld, isOfIssue } from './policy.ts';
import { describeOverlap, describeReason, isOfRelease } from './reasons.ts';
import { isKnownToBreakNothing } from './releases.ts';

/** Where the index ends and how old it is, for a version that it does not have; null if that is not the reason, or not known. */
function describeIndexEnd(
  { evidence, generatedAt }: Report,
  { reasons, verdicts }: SpanReport,
  pen: Pen,
): string | null {
  const made = evidence.index.generatedAt;
  const days = daysBetween(made ?? '', generatedAt);
  if (made === null || Number.isNaN(days) || reasons[0]?.rule !== 'not-indexed') return null;
  const last = verdicts.at(-1)?.last;
  const end = last === undefined ? '' : `${pen.strong(`The newest version below it in the index is ${last}.`)} `;
  return `${end}The index was made on ${dayOf(made, pen)}${days < 1 ? '' : `, ${countOf(days, 'day')} ago`}.`;
}

/** What is known of a jump: a sentence or a count and further facts, then a strip of its releases, or its plan. */
export function leadBlocks(report: Report | null, span: SpanReport, facts: readonly string[], pen: Pen): Block[] {
  const { decision, from, to, reasons, plan } = span;
  const [first] = reasons;
  // The heading says already that the index does not have the version.
  const lead = (report === null ? null : describeIndexEnd(report, span, pen)) ?? leadOf(span, pen);
  // A version that is not in the index may not exist.
  const isCompared = decision !== 'unchanged' && first?.rule !== 'not-indexed';
  // The list of several deployments has the link already.
  const isOnly = report?.deployments.length === 1;
  const help = !isOnly || decision === 'roll' || decision === 'unchanged' ? '' : pen.help(rowOf(span));
  const links = present(help, isCompared && pen.comparison(from, to)).join(' ·');
  const isPlanned = decision === 'blocked' && plan.hops !== null && !isHeld(span);
  const strip = decision === 'unproven' || isPlanned ? '' : pen.strip(span, stripOf(span));
  return present(
    text(`${present(lead, facts).join(' ')}${links}`.trim()),
    isPlanned && planBlocks(span, pen),
    strip !== '' && text(strip),
  );
}

/** The first sentence of a page. Its plan has a table, and the reasons a part of their own. */
function leadOf(span: SpanReport, pen: Pen): string {
  const { decision, reasons, plan } = span;
  if (decision === 'blocked' && !isHeld(span) && plan.hops !== null) return describeSteps(span);
  if (decision === 'unproven' && reasons[0] !== undefined && isOfRelease(reasons[0]))
    return pen.strong(`${countLine(span, pen, false)}.`);
  return leadSentence(span, pen, false);
}

/** The row of the page about red checks that a jump leads to: what bars it or is missing, else the decision. */
export function rowOf(span: SpanReport): string {
  const { decision, reasons } = span;
  const rule = (barOf(span) ?? reasons[0])?.rule ?? decision;
  return decision === 'unproven' || barringWords(rule) !== null ? rule : decision;
}

/** How many releases stand in the way of a jump and which; if there are none, the reason for the decision. For a message that has nothing else. */
export function leadSentence(span: SpanReport, pen: Pen, isNamed = true): string {
  const { decision, reasons, coveredReleases: covered } = span;
  const [first] = reasons;
  switch (decision) {
    case 'unchanged':
      // A note says that nothing was compared.
      return 'Give two different versions.';
    case 'roll': {
      const all = covered === 1 ? `${span.to} is` : `${countedAll(covered, 'release')} are`;
      const grounds = span.plan.hops?.[0]?.evidence === 'index' ? ', by the index alone' : '';
      const nothing = isKnownToBreakNothing(span) ? `, and nothing in ${covered === 1 ? 'it' : 'them'} breaks` : '';
      // The next upgrade has to wait for the migrations of a stop.
      const stop = span.requiredStops.includes(span.to)
        ? ` ${span.to} is a required stop. Let its migrations finish before you go to a later version.`
        : '';
      return `${all} proven safe to roll${grounds}${nothing}.${stop}`;
    }
    case 'recreate': {
      const general = reasons.find((reason) => !isOfRelease(reason));
      return present(
        general !== undefined && pen.strong(describeReason(general, pen)),
        reasons.some(isOfRelease) && pen.strong(`${countLine(span, pen, isNamed)}.`),
        !isNamed && describeOverlap(span),
      ).join(' ');
    }
    case 'blocked': {
      const bar = barOf(span);
      if (bar !== undefined) {
        const also = reasons.filter((reason) => reason !== bar && isBar(reason) && !isOfIssue(span, reason));
        return present(
          pen.strong(describeBar(span, bar, pen)),
          also.map((each) => describeReason(each, pen)),
        ).join(' ');
      }
      return first === undefined ? UNPROVEN : describeReason(first, pen);
    }
    case 'unproven':
      return first === undefined ? UNPROVEN : pen.strong(describeReason(first, pen));
  }
}
