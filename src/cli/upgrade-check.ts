import { requireVersions } from '../gate/settings.ts';
import { jsonLine } from '../page/escape.ts';
import { decideSpan } from '../release-safety/decision.ts';
import { readSpan } from '../release-safety/span.ts';
import { checkUpgrade } from '../release-safety/upgrade-check.ts';
import { renderUpgradeCheck } from '../render/upgrade-check.ts';
import { answer, EXIT, type ExitCode, exitCodeOf } from './answers.ts';
import { readEvidence } from './evidence.ts';
import type { CommandOptions } from './options.ts';

/**
 * `upgrade-check`: the maker's command (docs/rules.md#lightdashs-own-command), by the index alone unless `--artifacts`
 * says otherwise.
 *
 * @throws InputError, ReverseSpanError
 */
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
