import { getInput } from '@actions/core';
import { InputError, parseSettings, SETTING_NAMES, type Settings, suggest } from '../../gate/settings.ts';
import { quoteValue } from '../../release-safety/quote-value.ts';

/**
 * Reads the action's inputs from the environment. White space counts: ` 1.2.3` is not a version.
 *
 * @throws InputError for an unknown input or a wrong value
 */
export function readInputs(environment: NodeJS.ProcessEnv): Settings {
  const known = SETTING_NAMES.map((name) => `INPUT_${name.toUpperCase()}`);
  for (const variable of Object.keys(environment)) {
    if (!variable.startsWith('INPUT_') || known.includes(variable)) continue;
    const name = variable.slice('INPUT_'.length).toLowerCase();
    throw new InputError(`There is no input ${quoteValue(name)}${suggest(name, SETTING_NAMES)}`);
  }
  const texts = Object.fromEntries(SETTING_NAMES.map((name) => [name, getInput(name, { trimWhitespace: false })]));
  return parseSettings(texts, (name) => `Input "${name}"`);
}
