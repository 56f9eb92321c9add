import { describe, expect, it } from 'vitest';
import { labelOf } from '../../../src/companions/companion.ts';
import { type HistorySettings, SETTINGS, unknownFilterValues } from '../../../src/companions/history/settings.ts';
import { readSettings } from '../../../src/settings/setting-parsers.ts';

const GIVEN = { 'base-url': 'https://a.test', 'project-uuid': 'p', 'api-token': 'ldpat_1' };

function read(texts: Partial<Record<keyof HistorySettings, string>>) {
  return readSettings(SETTINGS, { ...GIVEN, ...texts }, labelOf);
}

describe('settings', () => {
  it('have defaults', () => {
    expect(read({})).toEqual({
      ...GIVEN,
      status: [],
      'sort-by': 'createdAt',
      rows: 100,
      'stuck-after': 30,
      'on-unavailable': 'warn',
      'fail-on': 'limits',
    });
  });

  it('that are empty are absent', () => {
    const texts = { trigger: '', status: '', rows: '', since: '', 'max-failed': '', 'on-unavailable': '' } as const;
    expect(read(texts)).toEqual(read({}));
  });

  it.each<[string, string[]]>([
    ['error', ['error']],
    ['error,ready', ['error', 'ready']],
    [' error \n\n ready,\r\n expired ', ['error', 'ready', 'expired']],
    [',\n', []],
  ])('take a list from %j', (status, expected) => {
    expect(read({ status }).status).toEqual(expected);
  });

  it.each<[keyof HistorySettings, string, RegExp]>([
    ['rows', '-1', /^Input "rows" is "-1", not a number\. Give digits only\.$/],
    ['rows', '1.5', /is "1\.5", not a number/],
    ['rows', ' 1', /is " 1", not a number/],
    ['rows', '9'.repeat(16), /not a number/],
    ['max-failed', 'none', /^Input "max-failed" is "none"/],
    ['max-warehouse-ms', '1h', /^Input "max-warehouse-ms" is "1h"/],
    ['stuck-after', '0x1e', /^Input "stuck-after" is "0x1e"/],
    ['sort-by', 'runtme', /^Input "sort-by" is "runtme"\. Give one of createdAt, runtime\. Did you mean "runtime"\?$/],
    ['expected-version', 'v2.1.0', /^Input "expected-version" is "v2\.1\.0", not a version\./],
    ['on-unavailable', 'Fail', /^Input "on-unavailable" is "Fail"\. Give one of warn, fail\. Did you mean "fail"\?$/],
  ])('refuse %s %j', (name, text, message) => {
    expect(() => read({ [name]: text })).toThrow(message);
  });

  it('say everything that is wrong at once', () => {
    expect(() => readSettings(SETTINGS, { rows: 'x' }, labelOf)).toThrow(
      [
        'Input "base-url" is missing. Give it, or set LIGHTDASH_URL in `env:`.',
        'Input "project-uuid" is missing. Give it, or set LIGHTDASH_PROJECT in `env:`.',
        'Input "api-token" is missing. Give it, or set LIGHTDASH_API_KEY in `env:`.',
        'Input "rows" is "x", not a number. Give digits only.',
      ].join('\n'),
    );
  });
});

describe('filters', () => {
  it('that are known pass in silence', () => {
    const known = { trigger: 'apps', language: 'sql', status: 'error,ready', window: 'last7Days' } as const;
    expect(unknownFilterValues(read(known))).toEqual([]);
  });

  it('that are not known pass with a word', () => {
    const unknown = { trigger: 'agent', language: 'python', status: 'error,paused', window: 'last90Days' } as const;
    expect(unknownFilterValues(read(unknown))).toEqual([
      'Input "trigger" is "agent". Known are interactive, apps, scheduled',
      'Input "language" is "python". Known are semantic, sql',
      'Input "status" is "paused". Known are pending, queued, executing, expired, ready, error, cancelled',
      'Input "window" is "last90Days". Known are lastFewMinutes, lastHour, last24Hours, last7Days, last30Days',
    ]);
  });
});
