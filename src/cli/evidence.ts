import type { Evidence, EvidenceSpan } from '../evidence/evidence.ts';
import { gatherUnderPolicy } from '../gate/policy/policy.ts';
import type { GateSettings } from '../gate/settings.ts';
import { progressOn } from '../page/progress.ts';
import { complain } from './answers.ts';

/** Reads the evidence for some jumps, and says on stderr why the index cannot be read. @throws ReverseSpanError */
export async function readEvidence(settings: GateSettings, jumps: readonly EvidenceSpan[]): Promise<Evidence> {
  const evidence = await gatherUnderPolicy(settings, jumps, {
    onProgress: process.stderr.isTTY ? progressOn(process.stderr) : () => undefined,
  });
  const { problem, location } = evidence.indexRecord;
  if (problem !== null) complain(`the release-safety index at ${location} cannot be used: ${problem}`);
  return evidence;
}
