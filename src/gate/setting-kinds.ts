import * as z from 'zod';
import { quoteValue } from '../release-safety/quote-value.ts';
import { InputError, suggest } from './input-error.ts';

/* The kinds of settings that more than one front door has; each reads the text that a user gave. */

/** The words of a setting that is on or off. */
export const SWITCH = ['true', 'false'] as const;

/** One of a few words. */
export const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names, {
    error: ({ input }) => `is ${quoteValue(input)}. Give one of ${names.join(', ')}${suggest(String(input), names)}`,
  });

/** Digits alone: neither a sign nor an exponent nor hexadecimal is meant by anybody. */
export const wholeNumber = z
  .string()
  .refine((text) => /^\d{1,15}$/.test(text), {
    error: ({ input }) => `is ${quoteValue(input)}, not a number. Give it in digits only.`,
  })
  .transform(Number);

/** Items on lines or, with such a separator, between commas; what is blank is passed over. */
export const listBetween = (separator: RegExp) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(separator)
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    );

/**
 * Reads settings from texts; an absent or empty text takes the default.
 *
 * @param texts by name, as the user gave them
 * @param label how the front door calls a setting in a message: `Input "rows"`, `--from`
 * @throws InputError naming every setting that is wrong, what stands there and what was expected
 */
export function readSettings<Schema extends z.ZodObject>(
  schema: Schema,
  texts: Readonly<Partial<Record<string, string>>>,
  label: (name: string) => string,
): z.infer<Schema> {
  const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const complaints = parsed.error.issues.map(({ path, message }) => `${label(String(path[0]))} ${message}`);
  throw new InputError(complaints.join('\n'));
}
