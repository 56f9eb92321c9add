import { isObject } from '../../documents/is-object.ts';

/** The most values shown for one rule. A filter may have thousands. */
const MOST_VALUES = 5;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Filters in words, one text for each top-level rule or group, all of which must hold: `orders_status equals "open"`.
 * Disabled rules, and values that are neither a rule nor a group, are left out.
 *
 * @param filters Filters or DashboardFilters (docs/service-api.md#request-records), nested no deeper than a record may be
 */
export function filterWords(filters: Fields | undefined): string[] {
  const parts = ['dimensions', 'metrics', 'tableCalculations'].map((name) => filters?.[name]);
  // A query has groups; a dashboard has lists of rules.
  return parts.flatMap((part) => (isObject(part) ? wordsOfAll(part['and'] ?? part) : []));
}

function wordsOfAll(items: unknown): string[] {
  const list = Array.isArray(items) ? items : [items];
  return list.map(wordsOf).filter((words) => words !== '');
}

function wordsOf(item: unknown): string {
  if (!isObject(item)) return '';
  for (const [member, word] of [
    ['and', ' and '],
    ['or', ' or '],
  ] as const) {
    if (Array.isArray(item[member])) {
      const words = wordsOfAll(item[member]);
      return words.length > 1 ? `(${words.join(word)})` : words.join();
    }
  }
  return wordsOfRule(item);
}

function wordsOfRule({ target, operator, values, settings, disabled }: Fields): string {
  if (!isObject(target) || typeof operator !== 'string' || disabled === true) return '';
  const field = target['fieldId'] ?? target['fieldRef'];
  if (typeof field !== 'string') return '';
  const given = (Array.isArray(values) ? values : []).map((value) => JSON.stringify(value));
  const shown = given.slice(0, MOST_VALUES).join(operator.endsWith('Between') ? ' and ' : ' or ');
  const rest = given.length > MOST_VALUES ? ` or ${given.length - MOST_VALUES} more` : '';
  return [field, splitCamelCase(operator), `${shown}${rest}`, describePeriod(settings)]
    .filter((part) => part !== '')
    .join(' ');
}

/** `inThePast` as `in the past`. */
function splitCamelCase(operator: string): string {
  return operator.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** The period of a date filter (docs/service-api.md#request-records). */
function describePeriod(settings: unknown): string {
  if (!isObject(settings) || typeof settings['unitOfTime'] !== 'string') return '';
  return settings['completed'] === true ? `completed ${settings['unitOfTime']}` : settings['unitOfTime'];
}
