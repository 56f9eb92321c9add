import type { Reason } from '../../release-safety/decision.ts';
import type { FailOn } from '../fail-on.ts';
import type { JudgedDeployment } from '../judged.ts';
import type { Choice } from '../report.ts';

/** Lightdash publishes verdicts within days; what is older stays unknown. */
const FRESH_DAYS = 7;
const DAY_MS = 86_400_000;

/** To wait, where all that is missing are verdicts on releases of the last days. */
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
  return [
    {
      id: 'wait',
      title: `Wait for Lightdash's verdict on ${which}`,
      to: null,
      deployments: failing.map(({ report }) => report.id),
      edits: [],
      patch: null,
      instead: 'Run this check again once the verdict is published.',
      inputs: [],
      failOn,
      thenPasses: null,
    },
  ];
}
