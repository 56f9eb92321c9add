import { type Evidence, gatherEvidence } from '../evidence/evidence.ts';
import { evidenceSource } from '../gate/evidence-source.ts';
import { type GivenVersions, requireVersions } from '../gate/settings.ts';
import { connectByNode } from '../net/node-connections.ts';
import { USER_AGENT } from '../net/tool.ts';
import { progressOn } from '../render/progress.ts';
import { complain } from './complain.ts';
import { optionLabel, QUESTION_NAMES, readOptions } from './options.ts';

/** A question about two versions. */
export interface Question {
  readonly settings: GivenVersions;
  readonly json: boolean;
  readonly verbose: boolean;
}

/** @throws InputError where the question cannot be asked */
export function readQuestion(args: readonly string[], switches: readonly string[] = []): Question {
  const form = { names: QUESTION_NAMES, defaults: { artifacts: 'off' }, switches };
  const { settings, json, switches: given } = readOptions(args, form);
  return { settings: requireVersions(settings, optionLabel), json, verbose: given.has('verbose') };
}

/**
 * Reads the evidence for a question about two versions. Where the index cannot be read, says why on stderr.
 *
 * @throws ReverseSpanError where `to` is below `from`; nothing is fetched then
 */
export async function readEvidence(settings: GivenVersions): Promise<Evidence> {
  const { from, to } = settings;
  const evidence = await gatherEvidence(evidenceSource(settings), [{ from, to }], {
    userAgent: USER_AGENT,
    connect: connectByNode,
    onProgress: progressOn(process.stderr),
  });
  const { problem, location } = evidence.indexRecord;
  if (problem !== null) complain(`the release-safety index at ${location} cannot be used: ${problem}`);
  return evidence;
}
