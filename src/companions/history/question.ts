import { existsSync } from 'node:fs';
import { parseMoment } from '../../documents/moment.ts';
import { quoteValue } from '../../documents/quote-value.ts';
import { messageOfError } from '../../net/message-of-error.ts';
import { readRegularFile } from '../../net/regular-file.ts';
import { InputError } from '../../settings/input-error.ts';
import { labelOf } from '../companion.ts';
import { type EarlierReport, parseEarlierReport } from './earlier-report.ts';
import type { HistoryQuestion } from './history-question.ts';
import type { HistorySettings } from './settings.ts';

/** The question to the service, from the settings of a run. @throws InputError for a time or an earlier report that cannot be used */
export function questionOf(settings: HistorySettings, now: Date): HistoryQuestion {
  const { trigger, language, status, search, window, since, rows } = settings;
  if (since !== undefined && settings['compare-to'] !== undefined) {
    throw new InputError(`${labelOf('since')} and ${labelOf('compare-to')} are both given. Give one of them.`);
  }
  const comparing = since !== undefined ? 'since' : settings['compare-to'] !== undefined ? 'compare-to' : null;
  if (comparing !== null && rows === 0) {
    throw new InputError(`${labelOf(comparing)} has nothing to compare: ${labelOf('rows')} is 0. Give more rows.`);
  }
  return {
    projectUuid: settings['project-uuid'],
    expectedVersion: settings['expected-version'],
    // Unknown values go to Lightdash all the same, because it may know more than we do.
    filters: { trigger, language, status, search, window },
    rows,
    since: since === undefined ? null : orInputError(labelOf('since'), () => parseSince(since, now)),
    earlier: earlierReport(settings['compare-to']),
    limits: settings,
    stuckAfterMinutes: settings['stuck-after'],
  };
}

function earlierReport(path: string | undefined): EarlierReport | null {
  if (path === undefined || !existsSync(path)) return null;
  const read = () => parseEarlierReport(readRegularFile(path).toString('utf8'));
  return orInputError(`${labelOf('compare-to')} cannot be used:`, read);
}

function orInputError<T>(beginning: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new InputError(`${beginning} ${messageOfError(error)}.`);
  }
}

const MINUTE_MS = 60_000;
const UNITS: Readonly<Record<string, number>> = {
  m: MINUTE_MS,
  h: 60 * MINUTE_MS,
  d: 24 * 60 * MINUTE_MS,
  w: 7 * 24 * 60 * MINUTE_MS,
};
const DURATION = /^(\d{1,9})([mhdw])$/;
const WITHOUT_ZONE = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?)?$/i;
const FORMS =
  'Give a time with its zone, such as 2026-08-15T12:00:00Z, or a duration before now, such as 90m, 6h, 2d or 1w';

/** A point in time, or a duration before now. @throws RangeError for other texts, without a zone, and in the future */
export function parseSince(text: string, now: Date): Date {
  const given = text.trim();
  const [, amount, unit = ''] = DURATION.exec(given) ?? [];
  const time = amount === undefined ? parseMoment(given) : now.getTime() - Number(amount) * (UNITS[unit] ?? Number.NaN);
  if (time === null && WITHOUT_ZONE.test(given)) {
    // The zone of the machine that runs the job would be arbitrary.
    throw new RangeError(`is ${quoteValue(given)}, which has no time zone. ${FORMS}`);
  }
  const since = new Date(time ?? Number.NaN);
  if (Number.isNaN(since.getTime())) throw new RangeError(`is ${quoteValue(given)}, which is not a time. ${FORMS}`);
  if (since > now) throw new RangeError(`is ${quoteValue(given)}, in the future (now is ${now.toISOString()})`);
  return since;
}
