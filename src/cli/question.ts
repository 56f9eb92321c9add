import { type Evidence, gatherEvidence } from '../evidence/evidence.ts';
import { evidenceSource } from '../gate/gate.ts';
import type { Settings } from '../gate/settings.ts';
import { USER_AGENT } from '../gate/tool.ts';
import { ReverseSpanError } from '../release-safety/span.ts';
import { compareVersions } from '../release-safety/version.ts';
import { lineForLog } from '../render/escape.ts';
import { progressOn } from '../render/progress.ts';

/**
 * Reads the evidence for a question about two versions. Where the index cannot be read, says why on stderr.
 *
 * @throws ReverseSpanError where `to` is below `from`; nothing is fetched then
 */
export async function readEvidence(settings: Settings): Promise<Evidence> {
  const { from, to } = settings;
  if (compareVersions(to, from) < 0) throw new ReverseSpanError(from, to);
  const evidence = await gatherEvidence(evidenceSource(settings), [{ from, to }], {
    userAgent: USER_AGENT,
    onProgress: progressOn(process.stderr),
  });
  const { problem, location } = evidence.indexRecord;
  if (problem !== null) complain(`the release-safety index at ${location} cannot be used: ${problem}`);
  return evidence;
}

/** Writes one message to stderr, each of its lines safe for a log. */
export function complain(message: string): void {
  for (const line of message.split('\n')) process.stderr.write(`upgrade-gate: ${lineForLog(line)}\n`);
}
