import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isEarlierMissing, questionOf } from '../../../src/actions/query-history/question.ts';
import { SETTINGS } from '../../../src/actions/query-history/settings.ts';
import { labelOf } from '../../../src/actions/service-settings.ts';
import { readSettings } from '../../../src/settings/setting-parsers.ts';
import { NOON } from '../../support/analytics-service-data.ts';
import { temporaryFolder } from '../../support/git-repository.ts';
import { fullHistoryReport } from '../../support/history-report-factory.ts';

const NOW = new Date(NOON);

function settingsOf(path: string) {
  const given = { 'base-url': 'https://a.test', 'project-uuid': 'p', 'api-token': 'ldpat_1' };
  return readSettings(SETTINGS, { ...given, 'compare-to': path }, labelOf);
}

describe('an earlier report', () => {
  it('that was not asked for is not missing', () => {
    const settings = settingsOf('');
    expect(isEarlierMissing(settings, questionOf(settings, NOW))).toBe(false);
  });

  it('that was read is not missing, wherever it is now', () => {
    const path = join(temporaryFolder(), 'report.json');
    const settings = settingsOf(path);
    writeFileSync(path, JSON.stringify(fullHistoryReport()));
    const question = questionOf(settings, NOW);
    rmSync(path);
    expect(question.earlier?.errors).toEqual(fullHistoryReport().errors);
    expect(isEarlierMissing(settings, question)).toBe(false);
  });

  it('that was not there is missing, even if it comes later', () => {
    const path = join(temporaryFolder(), 'report.json');
    const settings = settingsOf(path);
    const question = questionOf(settings, NOW);
    writeFileSync(path, JSON.stringify(fullHistoryReport()));
    expect(question.earlier).toBeNull();
    expect(isEarlierMissing(settings, question)).toBe(true);
  });
});
