import type { Reason } from '../../release-safety/decision.ts';
import type { FailOn } from '../judge/fail-on.ts';
import type { JudgedDeployment } from '../judge/judged.ts';
import { showMinute } from '../policy/release-age.ts';
import type { Choice } from '../report/report.ts';
import type { SpanReport } from '../report/span-report.ts';

/** Lightdash publishes verdicts within days: an older release without one stays unknown. */
const FRESH_DAYS = 7;
const DAY_MS = 86_400_000;

/** The choice to wait, if the releases only have to become old enough. */
export function waitForAge(
  failing: readonly { readonly report: { readonly id: string }; readonly span: SpanReport | null }[],
  failOn: FailOn,
): Choice[] {
  const isAll = failing.every(({ span }) => span?.reasons.every(({ rule }) => rule === 'too-young') === true);
  const moments = failing.map(({ span }) => Date.parse(span?.held?.passesFrom ?? ''));
  if (!isAll || moments.length === 0 || moments.some(Number.isNaN)) return [];
  const title = `Wait until ${showMinute(Math.max(...moments))}`;
  return [
    waiting(
      title,
      'Run this check again then.',
      failing.map(({ report }) => report.id),
      failOn,
    ),
  ];
}

/** The choice to wait, if only the verdicts on releases of the last days are missing. */
export function waitForVerdicts(failing: readonly JudgedDeployment[], failOn: FailOn): Choice[] {
  const reasons = failing.flatMap<Reason | null>(({ span }) => span?.reasons ?? [null]);
  const missing = reasons.map((reason) => (reason?.rule === 'verdict-unknown' ? reason.release : null));
  const dates = new Map(
    failing.flatMap(({ span }) => (span?.explanation.releases ?? []).map((each) => [each.version, each.releaseDate])),
  );
  const isFresh = (date: string | null | undefined) => Date.now() - Date.parse(date ?? '') < FRESH_DAYS * DAY_MS;
  const versions = [...new Set(missing)].filter((version) => version !== null);
  if (missing.includes(null) || versions.length === 0 || !versions.every((each) => isFresh(dates.get(each)))) return [];
  const which = versions.length === 1 ? versions[0] : `${versions.length} releases`;
  const instead = 'Run this check again once the verdict is published.';
  return [
    waiting(
      `Wait for Lightdash's verdict on ${which}`,
      instead,
      failing.map(({ report }) => report.id),
      failOn,
    ),
  ];
}

function waiting(title: string, instead: string, deployments: readonly string[], failOn: FailOn): Choice {
  return {
    id: 'wait',
    title,
    to: null,
    deployments,
    edits: [],
    patch: null,
    command: null,
    instead,
    inputs: [],
    failOn,
    after: [],
    thenPasses: null,
  };
}
