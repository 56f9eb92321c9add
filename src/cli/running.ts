import { setTimeout as sleep } from 'node:timers/promises';
import { quoteValue } from '../documents/quote-value.ts';
import { type Arrival, awaitVersion } from '../evidence/await-version.ts';
import { type RunningAnswer, RunningVersions } from '../evidence/running-version.ts';
import { OPEN_MIGRATIONS } from '../gate/policy/terms.ts';
import { parseRunningAddresses, type RunningAddress } from '../gate/running/running-url.ts';
import { environmentNamed } from '../gate/team-file/team-rules.ts';
import { FETCH_LIMITS } from '../net/limits.ts';
import { jsonLine } from '../page/escape.ts';
import { product } from '../product/product.ts';
import { isVersion, type Version } from '../release-safety/version.ts';
import { InputError } from '../settings/input-error.ts';
import { optional, readSettings, SettingError, withDefault } from '../settings/setting-parsers.ts';
import { answer, complain, EXIT, type ExitCode } from './answers.ts';
import { type CommandOptions, optionLabel } from './options.ts';

const UNITS_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 };

/** The options that are no settings of the gate. */
const OWN = {
  environment: optional((text) => text),
  url: (text = ''): RunningAddress => {
    const [address] = parseRunningAddresses(text);
    if (address === undefined) throw new SettingError(`is missing. Give the address of ${product.name}, https://host.`);
    if (address.glob !== null) throw new SettingError('has a glob. Give the address alone, https://host.');
    return address;
  },
  expect: optional((text) => {
    if (isVersion(text)) return text;
    throw new SettingError(`is ${quoteValue(text)}, not a version. Give it as X.Y.Z, for example 2.114.0.`);
  }),
  within: withDefault((text) => {
    const [, count, unit = ''] = /^([1-9]\d{0,4})([smh])$/.exec(text) ?? [];
    const unitMs = UNITS_MS[unit];
    if (unitMs === undefined)
      throw new SettingError(`is ${quoteValue(text)}. Give seconds, minutes or hours, such as 90s, 10m or 1h.`);
    return Number(count) * unitMs;
  }, '10m'),
};

/** What to tell if a wait ends without the expected version. */
const ENDS: Readonly<Record<Exclude<Arrival['end'], 'arrived'>, (expected: string) => string>> = {
  parked: () => 'Somebody has to look at the log of the migration. Do not upgrade further before it is done.',
  open: () =>
    'Its migrations did not finish in time. Look at their log, and do not upgrade further before they have finished.',
  silent: (expected) => `${expected} does not answer. Look at its pods and at its migrations.`,
  other: (expected) =>
    `another version than ${expected} answers. The deployment did not finish, or another one replaced it.`,
};
const NOT_TOLD = 'This older server does not say whether its migrations are done. Look at their log.';

/** The options with an address, and the settings that count for it. Without `--url`, the team's own file has both. */
async function withAddress({ own, settings }: CommandOptions): Promise<Pick<CommandOptions, 'own' | 'settings'>> {
  const { environment: name } = own;
  if (own['url'] !== undefined && name !== undefined)
    throw new InputError('--url and --environment are two addresses. Give only one.');
  if (own['url'] !== undefined) return { own, settings };
  const { settingsOfCheckout } = await import('../gate/team-file/checked-out.ts');
  const inForce = await settingsOfCheckout(settings);
  const { environments } = inForce.team;
  const ofEnvironment = name === undefined ? null : environmentNamed(inForce.team, name).runningUrl;
  const ofAll = inForce['running-url'].find(({ glob }) => glob === null)?.url.href;
  const url = ofEnvironment ?? ofAll;
  if (url !== undefined) return { own: { ...own, url }, settings: inForce };
  if (name !== undefined) throw new InputError(`The environment "${name}" has no running-url in the team's own file.`);
  const named = environments.flatMap((each) => (each.runningUrl === null ? [] : [`--environment ${each.name}`]));
  if (named.length > 0) throw new InputError(`Each environment has its own address. Give ${named.join(' or ')}.`);
  return { own, settings: inForce };
}

/**
 * `running [--url URL | --environment NAME] [--expect X.Y.Z] [--within 10m]`: which version runs; with `--expect`,
 * waits until it is that one. The version goes to stdout, the progress to stderr.
 */
export async function running(options: CommandOptions): Promise<ExitCode> {
  const { own, settings } = await withAddress(options);
  const { url: address, expect: expected = null, within } = readSettings(OWN, own, optionLabel);
  const { url, location } = address;
  if (expected === null && own['within'] !== undefined)
    throw new InputError('--within needs --expect, the version to wait for.');
  // A question of its own every few seconds takes the place of further attempts.
  const limits = expected === null ? FETCH_LIMITS : { ...FETCH_LIMITS, mostAttempts: 1 };
  const versions = new RunningVersions(limits);
  const ask = async () => {
    const found = await versions.ask(url, settings['tag-suffix']);
    const isReached = found.version !== null && (expected === null || found.version === expected);
    return isReached ? await versions.withReadiness(url, found) : found;
  };
  try {
    const { last, exit } =
      expected === null ? await askOnce(ask, location) : await waitFor(expected, within, ask, location);
    const { version, problem, migrations } = last;
    if (options.json) answer(jsonLine({ url: location, version, expected, problem, migrations }));
    else if (version !== null) answer(version);
    return exit;
  } finally {
    versions.close();
  }
}

type Ask = () => Promise<RunningAnswer>;

interface Asked {
  readonly last: RunningAnswer;
  readonly exit: ExitCode;
}

async function askOnce(ask: Ask, location: string): Promise<Asked> {
  const last = await ask();
  const { version, problem, migrations } = last;
  if (problem !== null)
    complain(`${location}: ${problem}. Check the address, and that ${product.name} can be reached from here.`);
  else if (migrations !== null && migrations !== 'done') complain(`${location}: ${OPEN_MIGRATIONS[migrations]}`);
  return { last, exit: version === null ? EXIT.unproven : EXIT.passed };
}

/** @param within in milliseconds */
async function waitFor(expected: Version, within: number, ask: Ask, location: string): Promise<Asked> {
  const wait = waitingOn(process.stderr, `Waiting for ${expected}`, within);
  const onAnswer = ({ version, problem, migrations }: RunningAnswer) => {
    wait.clear();
    const found = version === null ? `${problem}` : `${version} answers`;
    const isExpected = version === expected;
    const open =
      isExpected && migrations !== null && migrations !== 'done' ? `, and ${OPEN_MIGRATIONS[migrations]}` : '';
    complain(`${location}: ${found}${open}${isExpected ? '' : `. Waiting for ${expected}`}`);
  };
  const host = { ask, sleep, now: () => performance.now(), onAnswer };
  const { end, last } = await awaitVersion(expected, within, host).finally(wait.end);
  if (end !== 'arrived') {
    complain(`${location}: ${ENDS[end](expected)}`);
    return { last, exit: end === 'other' ? EXIT.failed : EXIT.unproven };
  }
  if (last.migrations === null) complain(`${location}: ${NOT_TOLD}`);
  return { last, exit: EXIT.passed };
}

/** Shows how long a wait lasts already, on a terminal only. `clear` makes room for another line, `end` ends the show. */
export function waitingOn(
  stream: { readonly isTTY?: boolean; write(text: string): unknown },
  what: string,
  withinMs: number,
): { readonly clear: () => void; readonly end: () => void } {
  if (stream.isTTY !== true) return { clear: () => undefined, end: () => undefined };
  const begun = performance.now();
  const all = Math.round(withinMs / 1_000);
  const clear = () => {
    stream.write('\r\u001B[K');
  };
  const show = () => {
    const seconds = Math.floor((performance.now() - begun) / 1_000);
    stream.write(`\r${what}: ${seconds} of ${all} s\u001B[K`);
  };
  const timer = setInterval(show, 1_000).unref();
  const end = () => {
    clearInterval(timer);
    clear();
  };
  return { clear, end };
}
