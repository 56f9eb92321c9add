import { setSecret } from '@actions/core';
import { secretHider } from '../analytics/secret.ts';
import { VARIABLES } from './service-settings.ts';

/**
 * Tells the runner to mask the token in the log, before anything else is written to the log.
 *
 * @returns a function that removes the token from a text, because a runner masks neither the summary nor files
 */
export function maskToken(processEnv: NodeJS.ProcessEnv): (text: string) => string {
  const tokens = [processEnv['INPUT_API-TOKEN'], processEnv[VARIABLES['api-token']]]
    .map((token) => token?.trim() ?? '')
    .filter((token) => token !== '');
  for (const token of tokens) setSecret(token);
  const hiders = tokens.map(secretHider);
  return (text) => hiders.reduce((hidden, hide) => hide(hidden), text);
}

/** The same value with every text in it hidden, including member names. A server may echo the token anywhere. */
export function hideIn<T>(value: T, hide: (text: string) => string): T {
  return hiddenIn(value, hide) as T;
}

function hiddenIn(value: unknown, hide: (text: string) => string): unknown {
  if (typeof value === 'string') return hide(value);
  if (Array.isArray(value)) return value.map((item) => hiddenIn(item, hide));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [hide(name), hiddenIn(member, hide)]));
}
