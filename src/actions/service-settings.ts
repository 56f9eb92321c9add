import { quoteValue } from '../documents/quote-value.ts';
import { isVersion } from '../release-safety/version.ts';
import {
  optional,
  readSettings,
  SettingError,
  type SettingParser,
  type SettingParsers,
  type SettingsOf,
} from '../settings/setting-parsers.ts';
import { readInputTexts } from './input-texts.ts';

/** The variables that Lightdash itself uses for these in CI. A variable counts if its input is empty. */
export const VARIABLES = {
  'base-url': 'LIGHTDASH_URL',
  'project-uuid': 'LIGHTDASH_PROJECT',
  'api-token': 'LIGHTDASH_API_KEY',
} as const;

const required =
  (name: keyof typeof VARIABLES): SettingParser<string> =>
  (text) => {
    if (text !== undefined) return text;
    throw new SettingError(`is missing. Give it, or set ${VARIABLES[name]}.`);
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
 * Reads a companion's inputs from the environment. If an input is empty, its variable counts (see {@link VARIABLES}).
 *
 * @throws InputError for an unknown input or a wrong value
 */
export function readServiceInputs<Kinds extends SettingParsers>(
  kinds: Kinds,
  processEnv: NodeJS.ProcessEnv,
): SettingsOf<Kinds> {
  const texts: Record<string, string> = readInputTexts(processEnv, Object.keys(kinds));
  for (const [name, variable] of Object.entries(VARIABLES)) {
    // A secret that was piped into its store ends with a line break. A token never has spaces around it.
    texts[name] = texts[name]?.trim() || (processEnv[variable] ?? '').trim();
  }
  return readSettings(kinds, texts, labelOf);
}

/** The name of an input in messages. */
export function labelOf(name: string): string {
  return `Input "${name}"`;
}
