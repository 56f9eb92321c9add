import { requireVersions } from '../gate/settings.ts';
import { jsonLine } from '../page/escape.ts';
import { decideSpan } from '../release-safety/decision.ts';
import { readSpan } from '../release-safety/span.ts';
import { checkUpgrade } from '../release-safety/upgrade-check.ts';
import { answer, EXIT, type ExitCode, exitCodeOf } from './answers.ts';
import { readEvidence } from './evidence.ts';
import type { CommandOptions } from './options.ts';

/** `upgrade-check`: the maker's command (docs/rules.md#lightdashs-own-command), by default without artifacts. */
export async function upgradeCheck(options: CommandOptions): Promise<ExitCode> {
  const settings = requireVersions(options.settings);
  const { index } = await readEvidence(settings, [settings]);
  if (index === null) return EXIT.unproven;
  const span = readSpan(index, settings.from, settings.to);
  const decided = decideSpan(index, span);
  const checked = checkUpgrade(span, decided);
  answer(options.json ? jsonLine(checked.check) : renderUpgradeCheck(checked));
  return exitCodeOf(checked.check.safe, decided.decision);
}

/** The text form of `upgrade-check`, in the order of Lightdash's own command. Ends without a line break. */
function renderUpgradeCheck({ check, releases }: ReturnType<typeof checkUpgrade>): string {
  const list = (label: string, values: readonly string[]) =>
    values.length === 0 ? [] : [`${label}: ${values.join(', ')}`];
  const missing = check.missingRanges.map(({ afterVersion, beforeVersion }) =>
    afterVersion === beforeVersion
      ? `  - version ${afterVersion} is not present in the release-safety index`
      : `  - after ${afterVersion} and before ${beforeVersion}`,
  );
  return [
    `Release safety check: ${check.fromVersion} -> ${check.toVersion}`,
    `Direction: ${check.direction}`,
    `Verdict: ${check.safe ? 'SAFE' : 'UNSAFE'}`,
    ...list('Unsafe rolling-update safety', releases.unsafe),
    ...list('Unknown rolling-update safety', releases.unknown),
    ...list('Required stops', check.requiredStops),
    ...list('Minimum previous version', check.minPreviousVersion === null ? [] : [check.minPreviousVersion]),
    ...(missing.length === 0 ? [] : ['Missing release-safety index coverage:', ...missing]),
    ...list('Covered releases', check.coveredVersions),
  ].join('\n');
}
