import { decideSpan } from '../release-safety/decision.ts';
import { checkUpgrade } from '../release-safety/upgrade-check.ts';
import { jsonLine } from '../render/escape.ts';
import { renderUpgradeCheck } from '../render/gate/upgrade-check.ts';
import { answer } from './complain.ts';
import { EXIT, type ExitCode, exitCodeOf } from './exit-codes.ts';
import { readEvidence, readQuestion } from './question.ts';

/**
 * `upgrade-check`: the maker's command (docs/rules.md#lightdashs-own-command), by the index alone unless `--artifacts`
 * says otherwise.
 *
 * @throws InputError, ReverseSpanError
 */
export async function upgradeCheck(args: readonly string[]): Promise<ExitCode> {
  const { settings, json } = readQuestion(args);
  const { index } = await readEvidence(settings, [settings]);
  if (index === null) return EXIT.unproven;
  const decided = decideSpan(index, settings.from, settings.to);
  const { check, releases } = checkUpgrade(index, decided);
  answer(json ? jsonLine(check) : renderUpgradeCheck(check, releases));
  return exitCodeOf(check.safe, decided.decision);
}
