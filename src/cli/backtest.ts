import { quoteValue } from '../documents/quote-value.ts';
import { jsonLine } from '../page/escape.ts';
import { type Backtest, countOfDecision, stopsOf, backtest as test } from '../release-safety/backtest.ts';
import { daysOfData, renderBacktest, rhythmWithFewestStops } from '../render/backtest.ts';
import { InputError } from '../settings/input-error.ts';
import { optional, readSettings, SettingError } from '../settings/setting-parsers.ts';
import { answer, complain, EXIT, type ExitCode } from './answers.ts';
import { readEvidence } from './evidence.ts';
import { type CommandOptions, optionLabel } from './options.ts';

/** Days between two upgrades. These rhythms are compared if the user asks for none. */
const RHYTHMS = [1, 2, 7, 14, 30];

const OWN = {
  every: optional((text) => {
    const [, days] = /^([1-9]\d{0,3})d$/.exec(text) ?? [];
    if (days === undefined) throw new SettingError(`is ${quoteValue(text)}. Give it in days, for example 7d.`);
    return Number(days);
  }),
};

/** `backtest --from X [--every 7d]`: what regular upgrades would have meant (docs/policy.md), by the index alone. @throws InputError */
export async function backtest({ settings, json, own }: CommandOptions): Promise<ExitCode> {
  const { from } = settings;
  if (from === undefined) throw new InputError('--from is missing. Give the version as X.Y.Z, for example 1.156.0.');
  const { every } = readSettings(OWN, own, optionLabel);
  const days = every === undefined ? RHYTHMS : [every];
  const { index } = await readEvidence({ ...settings, artifacts: 'off' }, []);
  if (index === null) return EXIT.unproven;
  const rhythms = days.flatMap((each) => test(index, from, each) ?? []);
  const [first] = rhythms;
  if (first === undefined) {
    const isListed = index.releases.some(({ version }) => version === from);
    complain(isListed ? `the index has no usable release date for ${from}.` : `${from} is not in the index.`);
    return EXIT.unproven;
  }
  const best = rhythmWithFewestStops(rhythms);
  const document =
    every === undefined
      ? { from, fewestStops: best === null ? null : `${best.days}d`, rhythms: rhythms.map(documentOf) }
      : documentOf(first);
  answer(json ? jsonLine(document) : renderBacktest(rhythms));
  return EXIT.passed;
}

function documentOf(past: Backtest) {
  const { from, to, days, upgrades, longestRollingDays, start, end } = past;
  return {
    from,
    to,
    every: `${days}d`,
    upgrades: upgrades.length,
    rolls: countOfDecision(past, 'roll'),
    recreates: countOfDecision(past, 'recreate'),
    blocked: countOfDecision(past, 'blocked'),
    unproven: countOfDecision(past, 'unproven'),
    stops: stopsOf(past),
    longestRollingDays,
    daysOfData: daysOfData(past),
    start,
    end,
    steps: upgrades,
  };
}
