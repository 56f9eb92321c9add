import { existsSync, readFileSync } from 'node:fs';
import type { HistoryFilters } from '../../analytics/client.ts';
import { type EarlierReport, parseEarlierReport } from '../../analytics/history/earlier-report.ts';
import type { HistoryQuestion } from '../../analytics/history/history-question.ts';
import { parseSince } from '../../analytics/history/since.ts';
import { quoteValue } from '../../documents/quote-value.ts';
import { InputError } from '../../settings/input-error.ts';
import { labelOf } from '../service-settings.ts';
import type { HistorySettings } from './settings.ts';

/**
 * The question to the service, from the settings of a run.
 *
 * @throws InputError for a time or an earlier report that cannot be used
 */
export function questionOf(settings: HistorySettings, now: Date): HistoryQuestion {
  const { since, rows } = settings;
  if (since !== undefined && settings['compare-to'] !== undefined) {
    throw new InputError(`${labelOf('since')} and ${labelOf('compare-to')} are both given. Give one of them.`);
  }
  const comparing = since !== undefined ? 'since' : settings['compare-to'] !== undefined ? 'compare-to' : null;
  if (comparing !== null && rows === 0) {
    throw new InputError(`${labelOf(comparing)} has nothing to compare: ${labelOf('rows')} is 0. Give more rows.`);
  }
  return {
    projectUuid: settings['project-uuid'],
    baseUrl: settings['base-url'],
    expectedVersion: settings['expected-version'] ?? null,
    filters: filtersOf(settings),
    rows,
    since: since === undefined ? null : orInputError('since', () => parseSince(since, now)),
    earlier: earlierReport(settings['compare-to']),
    limits: {
      maxFailed: settings['max-failed'] ?? null,
      maxFailedScheduled: settings['max-failed-scheduled'] ?? null,
      maxWarehouseMs: settings['max-warehouse-ms'] ?? null,
    },
    stuckAfterMinutes: settings['stuck-after'],
  };
}

/**
 * Whether the settings name an earlier report that does not exist. The run before the upgrade may have found the service unavailable.
 *
 * @param question the result of `questionOf` for these settings; the file may have appeared or gone since
 */
export function isEarlierMissing(settings: HistorySettings, { earlier }: Pick<HistoryQuestion, 'earlier'>): boolean {
  return settings['compare-to'] !== undefined && earlier === null;
}

/** Unknown values go to Lightdash all the same, because it may know more than we do. */
function filtersOf({ trigger, language, status, search, window }: HistorySettings): HistoryFilters {
  return { trigger, language, status, search, window } as HistoryFilters;
}

function earlierReport(path: string | undefined): EarlierReport | null {
  if (path === undefined || !existsSync(path)) return null;
  return orInputError('compare-to', () => parseEarlierReport(readFileSync(path, 'utf8')));
}

function orInputError<T>(name: 'since' | 'compare-to', read: () => T): T {
  try {
    return read();
  } catch (error) {
    const message = error instanceof Error ? error.message : quoteValue(error);
    throw new InputError(`${labelOf(name)} cannot be used: ${message}.`);
  }
}
