import { type GateSettings, parseSettings, SETTING_NAMES } from '../../gate/settings.ts';
import { readInputTexts } from '../input-texts.ts';

/**
 * Reads the action's inputs from the environment.
 *
 * @throws InputError for an unknown input or a wrong value
 */
export function readInputs(processEnv: NodeJS.ProcessEnv): GateSettings {
  return parseSettings(readInputTexts(processEnv, SETTING_NAMES), (name) => `Input "${name}"`);
}
