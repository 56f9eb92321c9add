import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { labelOf } from '../../../src/companions/companion.ts';
import { questionOf } from '../../../src/companions/history/question.ts';
import { SETTINGS } from '../../../src/companions/history/settings.ts';
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
  it('counts as missing if nobody gave it', () => {
    expect(questionOf(settingsOf(''), NOW).earlier).toBeNull();
  });

  it('that is there is read', () => {
    const path = join(temporaryFolder(), 'report.json');
    writeFileSync(path, JSON.stringify(fullHistoryReport()));
    expect(questionOf(settingsOf(path), NOW).earlier?.errors).toEqual(fullHistoryReport().errors);
  });

  it.each([
    ['/dev/zero', 'Input "compare-to" cannot be used: "/dev/zero" is not a regular file.'],
    [tmpdir(), `Input "compare-to" cannot be used: "${tmpdir()}" is not a regular file.`],
  ])('that is no file is refused: %s', (path, message) => {
    expect(() => questionOf(settingsOf(path), NOW)).toThrow(message);
  });

  it('counts as missing if the file does not exist', () => {
    expect(questionOf(settingsOf(join(temporaryFolder(), 'report.json')), NOW).earlier).toBeNull();
  });
});
