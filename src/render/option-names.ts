import { SETTING_NAMES } from '../gate/settings.ts';

const INPUT = new RegExp(`\`(${SETTING_NAMES.join('|')})(?:: ([^\`]*)|:)?\``, 'g');

/** Inputs of the action are options of the same name on the command line. */
export function inOptions(text: string): string {
  return text.replaceAll(
    INPUT,
    (_, name: string, value?: string) =>
      `\`--${name.replace(/^(base|head)-ref$/, '$1')}${value === undefined ? '' : ` ${value}`}\``,
  );
}

/** A message of a problem without the remedy to give versions, for commands that compare nothing. */
export function withoutVersions(message: string): string {
  return message
    .replace(/Pass `to:`(?:,? or|,) (\w)/, (_, first: string) => first.toUpperCase())
    .replace('`to:` or ', '')
    .replace(/,? or pass (?:`from:` and )?`to:`(?=\.)/, '');
}
