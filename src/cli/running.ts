import { setTimeout as sleep } from 'node:timers/promises';
import { quoteValue } from '../documents/quote-value.ts';
import { awaitVersion } from '../evidence/await-version.ts';
import { type RunningAnswer, RunningVersions } from '../evidence/running-version.ts';
import { parseRunningAddresses, type RunningAddress } from '../gate/running/running-url.ts';
import { FETCH_LIMITS } from '../net/limits.ts';
import { isVersion, type Version } from '../release-safety/version.ts';
import { jsonLine } from '../render/escape.ts';
import { InputError } from '../settings/input-error.ts';
import { SettingError } from '../settings/setting-parsers.ts';
import { answer, complain, EXIT, type ExitCode } from './answers.ts';
import type { CommandOptions } from './options.ts';

const DEFAULT_WAIT = '10m';
const UNITS_MS = { s: 1_000, m: 60_000, h: 3_600_000 } as const;

/**
 * `running --url URL [--expect X.Y.Z] [--within 10m]`: which version runs; with `--expect`, waits until it is that one. The version goes to
 * stdout, the progress to stderr.
 *
 * @throws InputError
 */
export async function running({ settings, json, own }: CommandOptions): Promise<ExitCode> {
  const { url, location } = addressOf(own.get('url'));
  const expected = versionOf(own.get('expect'));
  if (expected === null && own.has('within')) throw new InputError('--within needs --expect: the version to wait for.');
  const withinMs = durationOf(own.get('within') ?? DEFAULT_WAIT);
  // A question of its own every few seconds takes the place of further attempts.
  const limits = expected === null ? FETCH_LIMITS : { ...FETCH_LIMITS, mostAttempts: 1 };
  const versions = new RunningVersions(limits);
  const ask = () => versions.ask(url, settings['tag-suffix']);
  const tell = ({ version, problem }: RunningAnswer, found: ExitCode): ExitCode => {
    if (json) answer(jsonLine({ url: location, version, expected, problem }));
    else if (version !== null) answer(version);
    return found;
  };
  try {
    if (expected === null) {
      const found = await ask();
      if (found.problem !== null) complain(`${location}: ${found.problem}`);
      return tell(found, found.version === null ? EXIT.unproven : EXIT.passed);
    }
    const onAnswer = ({ version, problem }: RunningAnswer) => {
      const found = version === null ? `${problem}` : `${version} answers`;
      complain(`${location}: ${found}${version === expected ? '' : `; waiting for ${expected}`}`);
    };
    const { end, last } = await awaitVersion(expected, withinMs, {
      ask,
      sleep,
      now: () => performance.now(),
      onAnswer,
    });
    if (end === 'arrived') return tell(last, EXIT.passed);
    if (end === 'silent') {
      complain(`${location}: ${expected} does not answer. Look at its pods and at its migrations.`);
      return tell(last, EXIT.unproven);
    }
    complain(
      `${location}: another version than ${expected} answers. Look at the deployment: it did not finish, or another took its place.`,
    );
    return tell(last, EXIT.failed);
  } finally {
    versions.close();
  }
}

function addressOf(text: string | undefined): RunningAddress {
  try {
    const [address] = parseRunningAddresses(text ?? '');
    if (address === undefined) throw new SettingError('is missing. Give the address of Lightdash, https://host.');
    if (address.glob !== null) throw new SettingError('has a glob. Give the address alone, https://host.');
    return address;
  } catch (error) {
    if (error instanceof SettingError) throw new InputError(`--url ${error.message}`);
    throw error;
  }
}

function versionOf(text: string | undefined): Version | null {
  if (text === undefined || isVersion(text)) return text ?? null;
  throw new InputError(`--expect is ${quoteValue(text)}, not a version. Give it as X.Y.Z, for example 2.114.0.`);
}

function durationOf(text: string): number {
  const [, count, unit] = /^([1-9]\d{0,4})(s|m|h)$/.exec(text) ?? [];
  if (count === undefined)
    throw new InputError(`--within is ${quoteValue(text)}. Give seconds, minutes or hours: 90s, 10m, 1h.`);
  return Number(count) * UNITS_MS[unit as keyof typeof UNITS_MS];
}
