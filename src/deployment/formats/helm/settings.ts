import { type Problem, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { isFilledIn, type Setting } from './command.ts';

/** The way to a value that is read: `['image', 'tag']`. */
type Key = readonly string[];

export const TAG: Key = ['image', 'tag'];
export const REPOSITORY: Key = ['image', 'repository'];
export const MODE: Key = ['upgrade', 'mode'];
export const JOB: Key = ['migrationJob', 'enabled'];

const READ_KEYS = [TAG, REPOSITORY, MODE, JOB];

/** What `--set` and its like say at one key that is read. */
export interface SaidValue extends Pick<Setting, 'name' | 'place'> {
  readonly value: string;
  /** Whether the value is text whatever it looks like. */
  readonly isText: boolean;
}

/**
 * What the command line says at a key; undefined where it says nothing, or nothing that could be read, which is a
 * {@link problemOfSettings}.
 *
 * @param set the one that wins last
 */
export function saidAt(set: readonly Setting[], key: Key): SaidValue | undefined {
  const setting = set.findLast((each) => isAt(each, key));
  return setting === undefined ? undefined : (scalarOf(setting) ?? undefined);
}

/** Whether a value is one that takes away what the files say: empty, or null. */
export function isUnset({ value, isText }: SaidValue): boolean {
  return value === '' || (!isText && /^null$/i.test(value));
}

/** Whether a setting sets what stands at a key, what holds it, or something within it. */
export function reaches({ steps }: Setting, key: Key): boolean {
  const shared = Math.min(steps.length, key.length);
  // An item of a list stands in the place of a map.
  return shared > 0 && steps.slice(0, shared).every((step, index) => typeof step === 'number' || step === key[index]);
}

/**
 * Why the values cannot be told from the command line and the files (DETECTION 2.3: only what stands there literally is known):
 * the first setting whose name cannot be read, or that sets a part of the values of which only single keys are read.
 *
 * @returns null where every setting can be read, or says nothing about what is read
 */
export function problemOfSettings(set: readonly Setting[]): Problem | null {
  for (const setting of set) {
    const problem = problemOfSetting(setting);
    if (problem !== null) return problem;
  }
  return null;
}

/** Settings that may set anything: those whose names cannot be read. */
export function unreadableSettings(set: readonly Setting[]): Setting[] {
  return set.filter((setting) => isFilledIn(setting.name) || isWholeOfJson(setting) || isBrokenJson(setting));
}

/** The code for a text that is filled in elsewhere. */
export function codeOf(text: string): 'unresolved-template' | 'unresolved-variable' {
  return text.includes('{{') ? 'unresolved-template' : 'unresolved-variable';
}

/** What to call a setting, without its value, which may be a secret. */
export function showName(setting: Setting): string {
  if (isWholeOfJson(setting)) return '--set-json';
  return isBrokenJson(setting) ? `--set-json ${setting.name}` : setting.name;
}

function problemOfSetting(setting: Setting): Problem | null {
  const { name, value, place } = setting;
  const refuse = (found: string) => problemAt('external-values', place, quoteText(found));
  if (isWholeOfJson(setting) || isBrokenJson(setting)) return refuse(showName(setting));
  if (isFilledIn(name)) return problemAt(codeOf(name), place, quoteText(name));
  const isRead = READ_KEYS.some((key) => isAt(setting, key)) && scalarOf(setting) !== null;
  // No secret stands beside the keys that are read.
  return !isRead && READ_KEYS.some((key) => reaches(setting, key)) ? refuse(`${name}=${value}`) : null;
}

function isAt(setting: Setting, key: Key): boolean {
  return reaches(setting, key) && setting.steps.length === key.length;
}

/** `--set-json '{"image": …}'`, all values at once. */
function isWholeOfJson({ name, isJson }: Setting): boolean {
  return isJson && /^\s*\{/.test(name);
}

/** `--set-json 'a=1,b=2'`, which is several settings, or what Helm refuses. A single value may be filled in. */
function isBrokenJson({ value, isJson }: Setting): boolean {
  return isJson && parseJson(value) === undefined && (!isFilledIn(value) || value.includes('='));
}

/** The text that a setting gives, as far as it is one; null for a map, a list and the content of a file. */
function scalarOf(setting: Setting): SaidValue | null {
  const { name, value, isText, isJson, isFile, place } = setting;
  const isList = !isText && /^\{(?!\{)/.test(value);
  if (isFile || isList) return null;
  if (!isJson) return { name, value, isText, place };
  const parsed = parseJson(value);
  if (parsed === undefined) return isFilledIn(value) ? { name, value, isText: true, place } : null;
  if (typeof parsed === 'object' && parsed !== null) return null;
  return { name, value: String(parsed), isText: typeof parsed === 'string', place };
}

/** A value of JSON; undefined where it is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
