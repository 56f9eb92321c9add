import type { Evidence } from '../evidence/evidence.ts';
import { gatherUnderPolicy } from '../gate/policy/policy.ts';
import { type GateSettingName, type GivenVersions, requireVersions } from '../gate/settings.ts';
import { connectByNode } from '../net/node-connections.ts';
import { progressOn } from '../render/progress.ts';
import { complain } from './complain.ts';
import { optionLabel, QUESTION_NAMES, readOptions } from './options.ts';

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
  const form = { names: [...QUESTION_NAMES, ...more], defaults: { artifacts: 'off' }, switches };
  const { settings, json, switches: given } = readOptions(args, form);
  return { settings: requireVersions(settings, optionLabel), json, verbose: given.has('verbose') };
}

/**
 * Reads the evidence for a question about two versions. If the index cannot be read, it says why on stderr.
 *
 * @throws ReverseSpanError if `to` is below `from`; nothing is fetched then
 */
export async function readEvidence(settings: GivenVersions): Promise<Evidence> {
  const { from, to } = settings;
  const evidence = await gatherUnderPolicy(settings, [{ from, to }], {
    connect: connectByNode,
    onProgress: progressOn(process.stderr),
  });
  const { problem, location } = evidence.indexRecord;
  if (problem !== null) complain(`the release-safety index at ${location} cannot be used: ${problem}`);
  return evidence;
}
