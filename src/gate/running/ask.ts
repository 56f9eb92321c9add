import { setTimeout as sleep } from 'node:timers/promises';
import type { EvidenceHost } from '../../evidence/evidence.ts';
import { type Doubt, type RunningAnswer, RunningVersions } from '../../evidence/running-version.ts';
import type { Report, RunningRecord } from '../report/report.ts';
import type { GateSettings } from '../settings.ts';
import { mayRevert } from './revert.ts';
import type { RunningAddress } from './running-url.ts';

/** In milliseconds. A service keeps its answer whether it is ready for ten seconds, and until then nothing new can be heard. */
const PERIOD_MS = 10_000;
const PATIENCE_MS = 30_000;
/** During a rolling update both versions answer in turn. */
const IN_A_ROW = 3;

/**
 * Asks the services of `running-url`, judges, and asks again: if a service then answers otherwise, an upgrade is under way, and the judgement is
 * made anew without what it said. Migrations that the judgement waits for have half a minute to finish (docs/rules.md#open-migrations).
 */
export async function judgeWithRunning<T>(
  settings: Pick<GateSettings, 'running-url' | 'tag-suffix' | 'team'>,
  host: EvidenceHost,
  judge: (running: readonly RunningRecord[]) => Promise<T>,
  reportOf: (judged: T) => Report,
): Promise<T> {
  const { 'running-url': addresses, 'tag-suffix': tagSuffix } = settings;
  if (addresses.length === 0) return judge([]);
  const ask = (some: readonly RunningAddress[]) => askServices(some, tagSuffix, host);
  const answers = await ask(addresses);
  const first = answers.map((answer) => unconfirmed(answer));
  const early = await judge(first);

  const report = reportOf(early);
  let told: readonly RunningRecord[] = first;
  if (report.deployments.some(({ migrations }) => migrations?.state === 'pending')) {
    told = await askUntilDone(first, () => ask(addresses), host);
  } else if (settings.team.decides.has('running-url') && mayRevert(report, answers)) {
    // An input may come from anywhere, so only an address of the base's own file can take a downgrade's sting.
    told = await confirm(answers, () => ask(addresses), host);
  }
  const judged = told.every((record, at) => saysTheSame(record, first[at])) ? early : await judge(told);

  const known = addresses.filter((_, at) => told[at]?.version !== null);
  const records = known.length === 0 ? [] : await ask(known);
  const latest = new Map(known.map((address, at) => [address, records[at]]));
  const after = told.map((record, at) => atTheEnd(record, latest.get(addresses[at] as RunningAddress)));
  return after.every((record, at) => record === told[at]) ? judged : judge(after);
}

function saysTheSame(one: RunningRecord, other: RunningRecord | undefined): boolean {
  const members = ['version', 'migrations', 'confirmed', 'doubt'] as const;
  return members.every((member) => one[member] === other?.[member]);
}

/** A record after the last answer of the run. If that names another version, or none, nobody knows what runs. */
function atTheEnd(record: RunningRecord, later: RunningRecord | undefined): RunningRecord {
  if (later === undefined) return record;
  if (later.version === record.version) {
    return record.confirmed && !later.confirmed ? unconfirmed(record, doubtOf(record, later)) : record;
  }
  const then = later.version ?? `nothing: ${later.problem}`;
  const problem = `it answered ${record.version}, and at the end of the run ${then}`;
  return { ...unconfirmed(record), version: null, migrations: null, problem };
}

function unconfirmed(record: RunningRecord, doubt: Doubt | null = null): RunningRecord {
  return { ...record, confirmed: false, doubt };
}

/** Why a further answer does not confirm a record; null if it does. */
function doubtOf({ version }: RunningRecord, later: RunningRecord | undefined): Doubt | null {
  if (later === undefined || later.version === null) return 'silent';
  if (later.version !== version) return 'differs';
  if (later.confirmed) return null;
  return later.migrations === null || later.migrations === 'done' ? 'untold' : 'open';
}

/** Asks again until no migration is pending, or until patience is over. */
async function askUntilDone(
  first: readonly RunningRecord[],
  again: () => Promise<readonly RunningRecord[]>,
  { patienceMs = PATIENCE_MS, onProgress }: EvidenceHost,
): Promise<readonly RunningRecord[]> {
  const progress = { reading: 'whether the migrations have finished', total: 1 } as const;
  let records = first;
  for (let waitedMs = 0; waitedMs < patienceMs && records.some(isPending); waitedMs += PERIOD_MS) {
    onProgress({ ...progress, done: 0 });
    await sleep(Math.min(PERIOD_MS, patienceMs));
    onProgress({ ...progress, done: 1 });
    records = (await again()).map((record) => unconfirmed(record));
  }
  return records;
}

/** Asks twice more: three equal answers, each of a service that is well, confirm what it runs. */
async function confirm(
  first: readonly RunningRecord[],
  again: () => Promise<readonly RunningRecord[]>,
  { patienceMs = PATIENCE_MS, onProgress }: EvidenceHost,
): Promise<readonly RunningRecord[]> {
  const progress = { reading: 'what runs, three times', total: IN_A_ROW } as const;
  let records = first.map((record) => ({ ...record, doubt: doubtOf(record, record) }));
  for (let done = 1; done < IN_A_ROW; done += 1) {
    onProgress({ ...progress, done });
    await sleep(Math.min(PERIOD_MS, patienceMs));
    const latest = await again();
    records = records.map((record, at) => {
      const doubt = record.doubt ?? doubtOf(record, latest[at]);
      return doubt === null ? record : unconfirmed(record, doubt);
    });
  }
  onProgress({ ...progress, done: IN_A_ROW });
  return records;
}

function isPending({ migrations }: RunningRecord): boolean {
  return migrations === 'pending';
}

/** Asks each service once, however many lines name it. @returns a record for each line, confirmed as far as one answer goes */
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
        const { named: _, isClean: confirmed, ...told } = await answer;
        return { location, glob, askedAt: new Date().toISOString(), ...told, confirmed, doubt: null };
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
