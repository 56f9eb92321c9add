import { readInputTexts } from '../input-texts.ts';
import { parseSettings, SETTING_NAMES, type SettingName, type Settings, VARIABLES } from './settings.ts';

/**
 * Reads the action's inputs from the environment, and where one is empty the variable that stands for it.
 *
 * @throws InputError for an unknown input or a wrong value
 */
export function readInputs(environment: NodeJS.ProcessEnv): Settings {
  const texts = readInputTexts(environment, SETTING_NAMES);
  for (const [name, variable] of Object.entries(VARIABLES)) {
    texts[name as keyof typeof VARIABLES] ||= environment[variable] ?? '';
  }
  return parseSettings(texts, labelOf);
}

/** How an input is called in a message. */
export function labelOf(name: SettingName): string {
  return `Input "${name}"`;
}
