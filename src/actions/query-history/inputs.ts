import { readSettings } from '../../settings/setting-parsers.ts';
import { labelOf, readServiceTexts } from '../service-settings.ts';
import { type HistorySettings, SETTING_NAMES, SETTINGS } from './settings.ts';

/**
 * Reads the action's inputs from the environment. If an input is empty, its variable counts (see `VARIABLES`).
 *
 * @throws InputError for an unknown input or a wrong value
 */
export function readInputs(environment: NodeJS.ProcessEnv): HistorySettings {
  return readSettings(SETTINGS, readServiceTexts(environment, SETTING_NAMES), labelOf);
}
