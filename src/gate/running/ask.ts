import type { EvidenceHost } from '../../evidence/evidence.ts';
import { type AskingHost, type RunningAnswer, RunningVersions } from '../../evidence/running-version.ts';
import type { RunningRecord } from '../report/report.ts';
import type { GateSettings } from '../settings.ts';
import type { RunningAddress } from './running-url.ts';

/**
 * Asks the services of `running-url`, judges, and asks again: if a service then answers otherwise, an upgrade is under way, and the judgement is
 * made anew without what it said.
 *
 * @param judge makes the judgement with what runs
 */
export async function judgeWithRunning<T>(
  settings: Pick<GateSettings, 'running-url' | 'tag-suffix'>,
  { connect, limits }: Pick<EvidenceHost, 'connect' | 'limits'>,
  judge: (running: readonly RunningRecord[]) => Promise<T>,
): Promise<T> {
  const addresses = settings['running-url'];
  if (addresses.length === 0) return judge([]);
  const host = {
    ...(connect === undefined ? {} : { connect }),
    ...(limits === undefined ? {} : { limits: limits.fetch }),
  };
  const before = await ask(addresses, settings['tag-suffix'], host);
  const judged = await judge(before);
  const known = addresses.filter((_, at) => before[at]?.version !== null);
  const again = new Map(
    (await ask(known, settings['tag-suffix'], host)).map((record, at) => [known[at] as RunningAddress, record]),
  );
  const after = before.map((record, at) => {
    const later = again.get(addresses[at] as RunningAddress);
    if (later === undefined || later.version === record.version) return record;
    const then = later.version ?? `nothing: ${later.problem}`;
    return { ...record, version: null, problem: `it answered ${record.version}, and at the end of the run ${then}` };
  });
  const isSame = after.every((record, at) => record === before[at]);
  return isSame ? judged : judge(after);
}

async function ask(
  addresses: readonly RunningAddress[],
  tagSuffix: string,
  host: AskingHost,
): Promise<RunningRecord[]> {
  const versions = new RunningVersions(host);
  // Each address is asked once, however many lines name it.
  const answers = new Map<string, Promise<RunningAnswer>>();
  try {
    return await Promise.all(
      addresses.map(async ({ glob, url, location }) => {
        const answer = answers.get(url.href) ?? versions.ask(url, tagSuffix);
        answers.set(url.href, answer);
        const { version, problem } = await answer;
        return { location, glob, askedAt: new Date().toISOString(), version, problem };
      }),
    );
  } finally {
    versions.close();
  }
}
