import type { EvidenceHost } from '../../evidence/evidence.ts';
import { type RunningAnswer, RunningVersions } from '../../evidence/running-version.ts';
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
  host: EvidenceHost,
  judge: (running: readonly RunningRecord[]) => Promise<T>,
): Promise<T> {
  const { 'running-url': addresses, 'tag-suffix': tagSuffix } = settings;
  if (addresses.length === 0) return judge([]);
  const before = await askServices(addresses, tagSuffix, host);
  const judged = await judge(before);
  const known = addresses.filter((_, at) => before[at]?.version !== null);
  const records = known.length === 0 ? [] : await askServices(known, tagSuffix, host);
  const again = new Map(known.map((address, at) => [address, records[at]]));
  const after = before.map((record, at) => {
    const later = again.get(addresses[at] as RunningAddress);
    if (later === undefined || later.version === record.version) return record;
    const then = later.version ?? `nothing: ${later.problem}`;
    return {
      ...record,
      version: null,
      migrations: null,
      problem: `it answered ${record.version}, and at the end of the run ${then}`,
    };
  });
  const isSame = after.every((record, at) => record === before[at]);
  return isSame ? judged : judge(after);
}

/** Asks each service once, however many lines name it. @returns a record for each line */
export async function askServices(
  addresses: readonly RunningAddress[],
  tagSuffix: string,
  { limits, onProgress }: EvidenceHost,
): Promise<RunningRecord[]> {
  const versions = new RunningVersions(limits?.fetch);
  const answers = new Map<string, Promise<RunningAnswer>>();
  const progress = { reading: 'the current version', total: 1 } as const;
  try {
    onProgress({ ...progress, done: 0 });
    return await Promise.all(
      addresses.map(async ({ glob, url, location }) => {
        const answer = answers.get(url.href) ?? askOnce(versions, url, tagSuffix);
        answers.set(url.href, answer);
        const { version, problem, migrations } = await answer;
        return { location, glob, askedAt: new Date().toISOString(), version, problem, migrations };
      }),
    );
  } finally {
    onProgress({ ...progress, done: 1 });
    versions.close();
  }
}

async function askOnce(versions: RunningVersions, url: URL, tagSuffix: string): Promise<RunningAnswer> {
  const answer = await versions.ask(url, tagSuffix);
  return answer.version === null ? answer : versions.withReadiness(url, answer);
}
