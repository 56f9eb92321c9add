import { type Evidence, gatherEvidence } from '../evidence/evidence.ts';
import { evidenceSource } from '../gate/gate.ts';
import type { Settings } from '../gate/settings.ts';
import { USER_AGENT } from '../gate/tool.ts';
import { progressOn } from '../render/progress.ts';
import { complain } from './complain.ts';

/**
 * Reads the evidence for a question about two versions. Where the index cannot be read, says why on stderr.
 *
 * @throws ReverseSpanError where `to` is below `from`; nothing is fetched then
 */
export async function readEvidence(settings: Settings): Promise<Evidence> {
  const { from, to } = settings;
  const evidence = await gatherEvidence(evidenceSource(settings), [{ from, to }], {
    userAgent: USER_AGENT,
    onProgress: progressOn(process.stderr),
  });
  const { problem, location } = evidence.indexRecord;
  if (problem !== null) complain(`the release-safety index at ${location} cannot be used: ${problem}`);
  return evidence;
}
