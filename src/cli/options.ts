import { parseArgs } from 'node:util';
import {
  InputError,
  parseSettings,
  SETTING_NAMES,
  type SettingName,
  type Settings,
  suggest,
} from '../gate/settings.ts';

/** The options of one command, read. */
export interface CommandOptions {
  readonly settings: Settings;
  readonly json: boolean;
}

/**
 * Reads the options of a command. They have the names of the action's inputs; `--json` stands beside them.
 *
 * @param names the settings that this command takes
 * @param defaults where this command's default differs from the setting's own
 * @throws InputError for an option that is unknown, without a value or wrong, and for stray arguments
 */
export function readOptions(
  args: readonly string[],
  names: readonly SettingName[],
  defaults: Readonly<Partial<Record<SettingName, string>>> = {},
): CommandOptions {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const, multiple: true as const }]));
  const { tokens, values } = parse(args, options);
  for (const token of tokens) {
    if (token.kind === 'positional') throw new InputError(`"${token.value}" is not an option. Write --from X --to Y.`);
    if (token.kind !== 'option') continue;
    if (token.name === 'json') {
      if (token.value !== undefined) throw new InputError('--json takes no value.');
      continue;
    }
    if (!(names as readonly string[]).includes(token.name)) {
      throw new InputError(`There is no option ${token.rawName}${suggest(token.name, [...names, 'json'])}`);
    }
    // As in strict mode: what looks like an option is not taken for the value of the one before it.
    const swallowed = token.value?.startsWith('-') === true && !token.inlineValue;
    if (token.value === undefined || swallowed) throw new InputError(`${token.rawName} needs a value.`);
  }
  const texts: Partial<Record<SettingName, string>> = { ...defaults };
  for (const name of names) {
    const given = values[name];
    if (!Array.isArray(given)) continue;
    if (given.length > 1) throw new InputError(`--${name} is given ${given.length} times.`);
    if (given[0] === '') throw new InputError(`--${name} is empty.`);
    texts[name] = String(given[0]);
  }
  return { settings: parseSettings(texts, (name) => `--${name}`), json: values['json'] === true };
}

function parse(args: readonly string[], options: Record<string, { type: 'string'; multiple: true }>) {
  return parseArgs({
    args: [...args],
    options: { ...options, json: { type: 'boolean' } },
    // The messages of strict mode do not name the nearest option.
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
}

/** The settings that a command takes which judges by the index and asks no further. */
export const QUESTION_NAMES = SETTING_NAMES.filter((name) => name !== 'fail-on' && name !== 'chart-version');
