import type { Evidence, EvidenceSpan } from '../evidence/evidence.ts';
import { gatherUnderPolicy } from '../gate/policy/policy.ts';
import { type GateSettingName, type GateSettings, type GivenVersions, requireVersions } from '../gate/settings.ts';
import { progressOn } from '../render/progress.ts';
import { complain } from './complain.ts';
import { EVIDENCE_NAMES, optionLabel, readOptions } from './options.ts';

/** A question about two versions. */
export interface VersionQuestion {
  readonly settings: GivenVersions;
  readonly json: boolean;
  readonly verbose: boolean;
}

/** @throws InputError if the settings or one of the versions are wrong */
export function readQuestion(
  args: readonly string[],
  switches: readonly string[] = [],
  more: readonly GateSettingName[] = [],
): VersionQuestion {
  const form = { names: ['from', 'to', ...EVIDENCE_NAMES, ...more] as const, defaults: { artifacts: 'off' }, switches };
  const { settings, json, switches: given } = readOptions(args, form);
  return { settings: requireVersions(settings, optionLabel), json, verbose: given.has('verbose') };
}

/**
 * Reads the evidence for some jumps. If the index cannot be read, it says why on stderr.
 *
 * @throws ReverseSpanError if a jump goes backwards; nothing is fetched then
 */
export async function readEvidence(settings: GateSettings, jumps: readonly EvidenceSpan[]): Promise<Evidence> {
  const evidence = await gatherUnderPolicy(settings, jumps, {
    onProgress: progressOn(process.stderr),
  });
  const { problem, location } = evidence.indexRecord;
  if (problem !== null) complain(`the release-safety index at ${location} cannot be used: ${problem}`);
  return evidence;
}
