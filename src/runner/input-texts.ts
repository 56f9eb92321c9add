import { getInput } from '@actions/core';
import { quoteValue } from '../documents/quote-value.ts';
import { InputError, suggest } from '../settings/input-error.ts';

/** The inputs of an action, with their white space: ` 1.2.3` is no version. @throws InputError for an unknown one */
export function readInputTexts<Name extends string>(
  processEnv: NodeJS.ProcessEnv,
  names: readonly Name[],
): Record<Name, string> {
  const known = names.map((name) => `INPUT_${name.toUpperCase()}`);
  for (const variable of Object.keys(processEnv)) {
    if (!variable.startsWith('INPUT_') || known.includes(variable)) continue;
    const name = variable.slice('INPUT_'.length).toLowerCase();
    throw new InputError(`There is no input ${quoteValue(name)}${suggest(name, names)}`);
  }
  const texts = names.map((name) => [name, getInput(name, { trimWhitespace: false })]);
  return Object.fromEntries(texts) as Record<Name, string>;
}
