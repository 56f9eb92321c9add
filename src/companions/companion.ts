import { setSecret } from '@actions/core';
import { quoteValue } from '../documents/quote-value.ts';
import { isPlainHttp } from '../net/connection-security.ts';
import { messageOfError } from '../net/message-of-error.ts';
import type { Annotation } from '../page/annotations.ts';
import { product } from '../product/product.ts';
import { isVersion } from '../release-safety/version.ts';
import { annotate } from '../runner/annotate.ts';
import { readInputTexts } from '../runner/input-texts.ts';
import { requireOutputsFile } from '../runner/runner-files.ts';
import {
  optional,
  readSettings,
  SettingError,
  type SettingParser,
  type SettingParsers,
  type SettingsOf,
} from '../settings/setting-parsers.ts';
import { secretHider } from './service/secret.ts';

/** The variables that the service's own command line uses for these in CI. A variable counts if its input is empty. */
const VARIABLES = {
  'base-url': product.service.variables.url,
  'project-uuid': product.service.variables.project,
  'api-token': product.service.variables.token,
} as const;

const required =
  (name: keyof typeof VARIABLES): SettingParser<string> =>
  (text) => {
    if (text !== undefined) return text;
    throw new SettingError(`is missing. Give it, or set ${VARIABLES[name]} in \`env:\`.`);
  };

/** The settings of every companion: the address of the service, the project, the token, and the version that should answer. */
export const serviceSettings = {
  'base-url': required('base-url'),
  'project-uuid': required('project-uuid'),
  'api-token': required('api-token'),
  'expected-version': optional((text) => {
    if (isVersion(text)) return text;
    throw new SettingError(`is ${quoteValue(text)}, not a version. Give the version that was deployed, X.Y.Z.`);
  }),
} as const;

/**
 * One run of a companion: mask the token, publish empty outputs, read the inputs, work. Its errors do not have the
 * token. Returns whether the step fails.
 */
export async function runCompanion<Parsers extends SettingParsers>(
  { title, parsers, withdraw }: { readonly title: string; readonly parsers: Parsers; readonly withdraw: () => void },
  processEnv: NodeJS.ProcessEnv,
  work: (settings: SettingsOf<Parsers>, hide: (text: string) => string) => Promise<boolean>,
): Promise<boolean> {
  const hide = maskToken(processEnv);
  try {
    requireOutputsFile(processEnv);
    withdraw();
    const texts: Record<string, string> = readInputTexts(processEnv, Object.keys(parsers));
    for (const [name, variable] of Object.entries(VARIABLES)) {
      // A secret that was piped into its store ends with a line break. A token never has spaces around it.
      texts[name] = texts[name]?.trim() || (processEnv[variable] ?? '').trim();
    }
    const settings = readSettings(parsers, texts, labelOf);
    annotate(plainHttpWarnings(texts['base-url'] ?? '', title));
    return await work(settings, hide);
  } catch (error) {
    // The cause could still have the hidden token.
    const message = hide(messageOfError(error));
    throw new Error(message.replace(/(?<![.!?])$/, '.'));
  }
}

/** The name of an input in messages. */
export function labelOf(name: string): string {
  return `Input "${name}"`;
}

/** Masks the token in the log. The result removes it from a text, because summary and files are not masked. */
export function maskToken(processEnv: NodeJS.ProcessEnv): (text: string) => string {
  const tokens = [processEnv['INPUT_API-TOKEN'], processEnv[VARIABLES['api-token']]]
    .map((token) => token?.trim() ?? '')
    .filter((token) => token !== '');
  for (const token of tokens) setSecret(token);
  const hiders = tokens.map(secretHider);
  return (text) => hiders.reduce((hidden, hide) => hide(hidden), text);
}

/** The same value with every text in it hidden, including member names. A server may echo the token anywhere. */
export function hideIn<T>(value: T, hide: (text: string) => string): T;
/** The same value with every text in it hidden, including member names. A server may echo the token anywhere. */
export function hideIn(value: unknown, hide: (text: string) => string): unknown {
  if (typeof value === 'string') return hide(value);
  if (Array.isArray(value)) return value.map((item) => hideIn(item, hide));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [hide(name), hideIn(member, hide)]));
}

/** A warning if the token would travel unencrypted. @param baseUrl as the user gave it; an invalid URL is refused elsewhere */
export function plainHttpWarnings(baseUrl: string, title: string): Annotation[] {
  if (!isPlainHttp(baseUrl)) return [];
  const message = 'base-url begins with http://, so anyone on the way can read the token. Use https://.';
  return [{ level: 'warning', title, message }];
}
