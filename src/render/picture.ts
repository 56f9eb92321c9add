import { groupBy } from '../deployment/group-by.ts';
import type { SpanReport, VerdictRun } from '../gate/report/span-report.ts';
import { countOf, listOf, numberOf } from '../page/words.ts';
import type { Rule } from '../release-safety/decision.ts';
import { compareVersions, type Version } from '../release-safety/version.ts';
import { type Block, firstOf, item } from './blocks.ts';
import type { Pen } from './pen.ts';
import { gravestReasons } from './reasons.ts';

/** The words for releases that are not proven, by the rule that says so. */
const WORDS: Partial<Record<Rule, string>> = {
  'verdict-false': 'not safe',
  'verdict-unknown': 'without a verdict',
  'backfilled-true': 'judged only in retrospect',
  unverified: 'with an unreadable artifact',
  contradiction: 'contradictory',
  malformed: 'unreadable in the index',
};

const WORDS_OF_VERDICTS = { true: 'proven', false: 'not safe', unknown: 'without a verdict' } as const;

/** A word for each release of a jump that is not proven: the one for its gravest reason. */
function wordsFor(span: SpanReport): [release: Version, word: string][] {
  const reasons = gravestReasons(span, ({ rule }) => WORDS[rule] !== undefined);
  return [...reasons].map(([release, { rule }]) => [release, WORDS[rule] ?? '']);
}

/** The line names this many releases of a count. The picture and the reasons have the others. */
const MOST_NAMED = 3;

/** `92 proven · 1 not safe (2.95.0) · 0 without a verdict · 93 artifacts read`: what is known of the releases of a jump, as one line. */
export function countLine(span: SpanReport, pen: Pen): string {
  const { coveredReleases: total, explanation } = span;
  const words = wordsFor(span);
  const versions = groupBy(words, ([, word]) => word);
  const always = ['not safe', 'without a verdict'];
  const counts = [...new Set([...always, ...versions.keys()])].map((word) => {
    const named = (versions.get(word) ?? []).map(([version]) => pen.version(version));
    return `${numberOf(named.length)} ${word}${named.length === 0 ? '' : ` (${listOf(named, MOST_NAMED)})`}`;
  });
  const read = total - explanation.unexplained;
  const artifacts = read === total ? countOf(total, 'artifact') : `${numberOf(read)} of ${countOf(total, 'artifact')}`;
  return [`${numberOf(total - words.length)} proven`, ...counts, `${artifacts} read`].join(' · ');
}

/** A picture with more runs than this is too hard to read. */
const MOST_RUNS = 7;
const SHOWN = { first: 3, last: 2 } as const;

/**
 * A span as the runs of its releases, which can be read aloud: `2.60.0 ─ 61 proven ─ 2.95.0 not safe ─ 31 proven ─ 2.114.0`.
 *
 * @returns null if the picture would only repeat the sentence above it
 */
export function drawSpan(span: SpanReport, pen: Pen): string | null {
  const { from, to, verdicts, missingRanges } = span;
  const last = verdicts.at(-1);
  if (last === undefined || verdicts.every(({ verdict }) => verdict === true)) return null;
  const draw = (runs: readonly VerdictRun[]) => runs.map((run) => drawRun(run, span, pen));
  const rest = verdicts.length - SHOWN.first - SHOWN.last;
  const shown =
    verdicts.length <= MOST_RUNS
      ? draw(verdicts)
      : [...draw(verdicts.slice(0, SHOWN.first)), `… ${rest} more …`, ...draw(verdicts.slice(-SHOWN.last))];
  const isAtEnd = last.verdict !== true && last.last === to;
  const gaps = missingRanges.length === 0 ? '' : ' (the index has gaps here)';
  return `${[from, ...shown, ...(isAtEnd ? [] : [to])].join(' ─ ')}${gaps}`;
}

function drawRun(run: VerdictRun, span: SpanReport, pen: Pen): string {
  const { first, last, count } = run;
  const word = wordOf(run, span);
  if (word === 'proven') return `${numberOf(count)} proven`;
  const named =
    count === 1
      ? pen.strong(pen.version(first))
      : `${pen.strong(`${pen.version(first)} to ${pen.version(last)}`)} (${numberOf(count)})`;
  return `${named} ${word}`;
}

/** The runs as lines, unless the picture has shown them: `2.60.1 to 2.94.0: 62 releases, proven`. */
export function runItems(span: SpanReport, rows: number): Block[] {
  if (span.verdicts.length <= MOST_RUNS) return [];
  return firstOf(span.verdicts, rows, (run) => item(describeRun(run, span)), 'run');
}

function describeRun(run: VerdictRun, span: SpanReport): string {
  const { first, last, count } = run;
  const which = first === last ? first : `${first} to ${last}`;
  const word = wordOf(run, span);
  return `${which}: ${count === 1 ? word : `${countOf(count, 'release')}, ${word}`}`;
}

/** What the count line says of a run, or of one release: `not safe`, `without a verdict or with an unreadable artifact`. */
export function wordOf({ verdict, first, last, count }: VerdictRun, span: SpanReport): string {
  const own = wordsFor(span).filter(
    ([release]) => compareVersions(first, release) <= 0 && compareVersions(release, last) <= 0,
  );
  const others = own.length < count ? [WORDS_OF_VERDICTS[`${verdict}`]] : [];
  return [...new Set([...others, ...own.map(([, word]) => word)])].join(' or ');
}
