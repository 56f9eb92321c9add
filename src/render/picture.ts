import { groupBy } from '../deployment/group-by.ts';
import type { SpanReport, VerdictRun } from '../gate/report/span-report.ts';
import { countOf, listOf, numberOf } from '../page/words.ts';
import type { Rule } from '../release-safety/decision.ts';
import { compareVersions, type Version } from '../release-safety/version.ts';
import { type Block, firstOf, item } from './blocks.ts';
import type { Pen, StripPart } from './pen.ts';
import { worstReasons } from './reasons.ts';

/** The words for releases that are not proven, by the rule that says so, those that are not safe first. */
const WORDS: Partial<Record<Rule, string>> = {
  'verdict-false': 'not safe',
  'verdict-unknown': 'without a verdict',
  'backfilled-true': 'judged only in retrospect',
  unverified: 'with an unreadable artifact',
  contradiction: 'contradictory',
  malformed: 'unreadable in the index',
};

const WORDS_OF_VERDICTS = { true: 'proven', false: 'not safe', unknown: 'without a verdict' } as const;

/** A jump, or a step of its plan. */
type Reasoned = Pick<SpanReport, 'reasons'>;

/** A word for each release that is not proven: the one for its worst reason. */
function wordsFor(jump: Reasoned): [release: Version, word: string][] {
  const reasons = worstReasons(jump, ({ rule }) => WORDS[rule] !== undefined);
  return [...reasons].map(([release, { rule }]) => [release, WORDS[rule] ?? '']);
}

/** The releases of a jump that are not proven, by the word for them, those that are not safe first. */
export function unprovenByWord(jump: Reasoned): ReadonlyMap<string, readonly Version[]> {
  const words = groupBy(wordsFor(jump), ([, word]) => word);
  const known = Object.values(WORDS).filter((word) => words.has(word));
  return new Map(known.map((word) => [word, (words.get(word) ?? []).map(([version]) => version)]));
}

/** A sentence names this many releases of a count. */
const MOST_NAMED = 3;

/** `92 proven · 1 not safe`: the releases of a jump on one line, with their names if nothing else has them. */
export function countLine(span: SpanReport, pen: Pen, isNamed: boolean): string {
  const { coveredReleases: total, explanation } = span;
  const words = unprovenByWord(span);
  const counts = [...words].map(([word, versions]) => {
    const named = isNamed ? ` (${listOf(versions.map(pen.version), MOST_NAMED)})` : '';
    return `${numberOf(versions.length)} ${word}${named}`;
  });
  const proven = total - [...words.values()].flat().length;
  const read = total - explanation.unexplained;
  const unread = read === total ? [] : [`${numberOf(read)} of ${countOf(total, 'artifact')} read`];
  return [`${numberOf(proven)} proven`, ...counts, ...unread].join(' · ');
}

/** More runs than this are too thin to see. */
const MOST_RUNS = 24;

/** The runs of a span as parts of a strip, in their order; empty if there are too many, or if all releases are proven. */
export function stripOf(span: SpanReport): StripPart[] {
  const { verdicts } = span;
  if (verdicts.length > MOST_RUNS || verdicts.every(({ verdict }) => verdict === true)) return [];
  return verdicts.map((run) => ({
    verdict: run.verdict,
    count: run.count,
    words: `${run.verdict === true ? numberOf(run.count) : nameOf(run)} ${wordOf(run, span)}`,
  }));
}

/** A strip of few runs needs no words beside it. */
const FEW_RUNS = 7;

/** The runs as lines, if there are many: `2.60.1 to 2.94.0: 62 releases, proven`. */
export function runItems(span: SpanReport, rows: number): Block[] {
  if (span.verdicts.length <= FEW_RUNS) return [];
  return firstOf(span.verdicts, rows, (run) => item(describeRun(run, span)), 'run');
}

function describeRun(run: VerdictRun, span: SpanReport): string {
  const which = nameOf(run);
  const word = wordOf(run, span);
  return `${which}: ${run.count === 1 ? word : `${countOf(run.count, 'release')}, ${word}`}`;
}

function nameOf({ first, last }: VerdictRun): string {
  return first === last ? first : `${first} to ${last}`;
}

/** What the count line says of a run, or of one release: `not safe`, `without a verdict or with an unreadable artifact`. */
export function wordOf({ verdict, first, last, count }: VerdictRun, span: SpanReport): string {
  const own = wordsFor(span).filter(
    ([release]) => compareVersions(first, release) <= 0 && compareVersions(release, last) <= 0,
  );
  const others = own.length < count ? [WORDS_OF_VERDICTS[`${verdict}`]] : [];
  return [...new Set([...others, ...own.map(([, word]) => word)])].join(' or ');
}
