import { quoteValue } from '../documents/quote-value.ts';
import { InputError, suggest } from './input-error.ts';

/* Kinds of settings that all callers share. Each parses the text that a user gave. */

/** The problem with a setting: sentences that continue after its name, one a line. */
export class SettingError extends Error {}

/** Parses a text; throws a {@link SettingError}. */
type TextParser<T> = ((text: string) => T) & HasWords;

/** The only texts that a parser takes; absent if it takes others. */
interface HasWords {
  readonly words?: readonly string[];
}

/** Parses a text that may be missing; throws a {@link SettingError}. */
export type SettingParser<T> = ((text: string | undefined) => T) & HasWords;

export type SettingParsers = Readonly<Record<string, SettingParser<unknown>>>;
type SettingValue<K> = K extends SettingParser<infer T> ? T : never;
type OptionalNames<K extends SettingParsers> = {
  [Name in keyof K]: undefined extends SettingValue<K[Name]> ? Name : never;
}[keyof K];

export type SettingsOf<K extends SettingParsers> = {
  -readonly [Name in Exclude<keyof K, OptionalNames<K>>]: SettingValue<K[Name]>;
} & {
  -readonly [Name in OptionalNames<K>]?: SettingValue<K[Name]>;
};

/** A setting that may be missing. */
export function optional<T>(read: TextParser<T>): SettingParser<T | undefined> {
  return withWordsOf(read, (text) => (text === undefined ? undefined : read(text)));
}

/** @param fallback the text to parse if the user gave none */
export function withDefault<T>(read: TextParser<T>, fallback: string): SettingParser<T> {
  return withWordsOf(read, (text) => read(text ?? fallback));
}

function withWordsOf<T>({ words }: HasWords, parser: (text: string | undefined) => T): SettingParser<T> {
  return words === undefined ? parser : Object.assign(parser, { words });
}

export const anyText: TextParser<string> = (text) => text;

/** The words of a setting that is on or off. */
export const SWITCH = ['true', 'false'] as const;

/** One of a few words. */
export function oneOf<const Names extends readonly string[]>(names: Names): TextParser<Names[number]> {
  const read = (text: string) => {
    if (names.includes(text)) return text;
    throw new SettingError(`is ${quoteValue(text)}. Give one of ${names.join(', ')}${suggest(text, names)}`);
  };
  return Object.assign(read, { words: names });
}

/** Digits only. A sign, an exponent or a hexadecimal number is certainly a mistake. */
export const wholeNumber: TextParser<number> = (text) => {
  if (!/^\d{1,15}$/.test(text)) {
    throw new SettingError(`is ${quoteValue(text)}, not a number. Give digits only.`);
  }
  return Number(text);
};

/** Items on lines or, with such a separator, between commas. Blank items are skipped. */
export function listBetween(separator: RegExp): TextParser<string[]> {
  return (text) =>
    text
      .split(separator)
      .map((item) => item.trim())
      .filter((item) => item !== '');
}

/** Reads a list, and refuses it unless every item is good. The explanation continues the sentence after a quoted item. */
export function everyItem(
  read: TextParser<string[]>,
  isGood: (item: string) => boolean,
  explain: string,
): TextParser<string[]> {
  return (text) => {
    const items = read(text);
    const bad = items.find((item) => !isGood(item));
    if (bad !== undefined) throw new SettingError(`holds ${quoteValue(bad)}${explain}`);
    return items;
  };
}

/**
 * Reads settings from texts; an absent or empty text takes the default. A label names a setting in messages: `Input
 * "rows"`, `--from`. Throws an InputError with every wrong setting and what was expected.
 */
export function readSettings<K extends SettingParsers>(
  parsers: K,
  texts: Readonly<Partial<Record<string, string>>>,
  label: (name: string) => string,
): SettingsOf<K> {
  const complaints: string[] = [];
  const settings: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(parsers)) {
    try {
      settings[name] = read(texts[name] || undefined);
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      complaints.push(...error.message.split('\n').map((message) => `${label(name)} ${message}`));
    }
  }
  if (complaints.length > 0) throw new InputError(complaints.join('\n'));
  return settings as SettingsOf<K>;
}
