import type { SpanDecision } from './decision.ts';
import { meetsMinimum, type Span, spanVerdict } from './span.ts';
import type { Verdict } from './verdict.ts';

/**
 * Judges like the maker's command (docs/rules.md#lightdashs-own-command), by `rollingUpdateSafe` alone, so that a
 * backfilled `true` counts. Neither a target that is a stop nor an `unproven` span is `safe`. Returns the command's
 * JSON, and the releases that its text lists by verdict.
 */
export function checkUpgrade(span: Span, { decision }: SpanDecision) {
  const verdict = spanVerdict(span, (release) => release.rollingUpdateSafe);
  const evident = decision !== 'unproven';
  const versionsWith = (wanted: Verdict) =>
    span.releases.filter((release) => release.rollingUpdateSafe === wanted).map((release) => release.version);
  return {
    check: {
      fromVersion: span.from,
      toVersion: span.to,
      direction: span.direction,
      safe: evident && verdict === true && span.requiredStops.length === 0 && meetsMinimum(span),
      verdict,
      requiredStops: span.requiredStops,
      minPreviousVersion: span.minimum?.version ?? null,
      coveredVersions: span.releases.map((release) => release.version),
      missingRanges: span.missingRanges,
    },
    releases: { unsafe: versionsWith(false), unknown: versionsWith('unknown') },
  };
}
