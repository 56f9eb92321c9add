import { readSettings } from '../../gate/setting-kinds.ts';
import { labelOf, readServiceTexts } from '../service-settings.ts';
import { SETTING_NAMES, SETTINGS, type Settings } from './settings.ts';

/**
 * Reads the action's inputs from the environment, and where one is empty the variable that stands for it.
 *
 * @throws InputError for an unknown input or a wrong value
 */
export function readInputs(environment: NodeJS.ProcessEnv): Settings {
  return readSettings(SETTINGS, readServiceTexts(environment, SETTING_NAMES), labelOf);
}
