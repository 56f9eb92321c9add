import { describe, expect, it } from 'vitest';
import { type GateSettingName, parseSettings, requireVersions } from '../../src/gate/settings.ts';
import { InputError } from '../../src/settings/input-error.ts';

const parse = (texts: Partial<Record<GateSettingName, string>>) =>
  parseSettings({ from: '1.0.0', to: '1.1.0', ...texts }, (name) => `--${name}`);

describe('settings', () => {
  it('have their defaults, which are the strict ones', () => {
    const { given: _, team: __, ...defaults } = parse({});
    expect(defaults).toEqual({
      from: '1.0.0',
      to: '1.1.0',
      'running-url': [],
      targets: [],
      files: [],
      images: [],
      'tag-suffix': '-commercial',
      chart: 'lightdash',
      'chart-repository-url': 'https://lightdash.github.io/helm-charts',
      'env-files': [],
      'compose-files': [],
      'new-target': 'pass',
      'no-deployment': 'fail',
      strict: 'false',
      'index-url': 'https://raw.githubusercontent.com/lightdash/lightdash/main/release-safety-index.json',
      'release-asset-url': 'https://github.com/lightdash/lightdash/releases/download/{version}/release-safety.json',
      artifacts: 'verify',
      endpoints: [],
      'fail-on': 'not-rolling',
      comment: 'never',
      suggestions: 'false',
      'working-directory': '.',
    });
  });

  it('take an empty text as none', () => {
    const empty = { artifacts: '', 'fail-on': '', 'chart-version': '', 'index-url': '' };
    const { given: _, ...others } = parse(empty);
    expect(parse({})).toMatchObject(others);
  });

  it('name all that is wrong at once', () => {
    expect(() => parse({ from: 'v1', artifacts: 'veryfy' })).toThrow(InputError);
    expect(() => parse({ from: 'v1', artifacts: 'veryfy' })).toThrow(
      '--from is "v1", not a version. Give it as X.Y.Z, digits only, without "v" or spaces.\n' +
        '--artifacts is "veryfy". Give one of verify, explain, off. Did you mean "verify"?',
    );
  });

  it('miss versions only where they are asked for', () => {
    const label = (name: string) => `--${name}`;
    const settings = parseSettings({ to: '1.1.0' }, label);
    expect(settings.from).toBeUndefined();
    expect(() => requireVersions(settings)).toThrow(
      '--from is missing. Give the version as X.Y.Z, for example 1.156.0.',
    );
    const both = parse({});
    expect(requireVersions(both)).toEqual(both);
  });

  it('read lists line by line', () => {
    expect(parse({ files: '\n a/** \r\n\n!a/b.yaml\n' }).files).toEqual(['a/**', '!a/b.yaml']);
    expect(parse({ targets: 'a.yaml#b.c name=x\nd.yaml#e' }).targets).toMatchObject([
      { file: 'a.yaml', name: 'x' },
      { file: 'd.yaml', name: null },
    ]);
  });

  it.each<[GateSettingName, string, string]>([
    ['targets', 'a.yaml', '--targets holds "a.yaml": it is not file#dot.path or file@regex:pattern.'],
    ['targets', 'a#b name=x\nc#d name=x', '--targets holds "c#d name=x": "x" is given twice.'],
    ['targets', 'a#b\na#b', '--targets holds "a#b": "a#b" is given twice.'],
    ['env-files', 'a\n../b', '--env-files holds "../b", which is outside of the repository.'],
    ['compose-files', '/etc/x', '--compose-files holds "/etc/x", which is outside of the repository.'],
    ['strict', 'yes', '--strict is "yes". Give one of true, false'],
    ['discover', 'on', '--discover is "on". Give one of true, false'],
    ['new-target', 'warn', '--new-target is "warn". Give one of pass, fail'],
    ['chart-repository-url', 'ftp://x/', '--chart-repository-url is not an address'],
    [
      'fail-on',
      'Never',
      '--fail-on is "Never". Give one of not-rolling, mode-mismatch, blocked, never. Did you mean "never"?',
    ],
    ['fail-on', 'sometimes', '--fail-on is "sometimes". Give one of not-rolling, mode-mismatch, blocked, never.'],
    ['comment', 'on-fail', '--comment is "on-fail". Give one of never, on-failure, always. Did you mean "on-failure"?'],
    ['chart-version', '2.16', '--chart-version is "2.16", not a chart version.'],
    [
      'endpoints',
      '/api/v1/org/users\nusers',
      '--endpoints holds "users", which is no endpoint. Give a method and a path, for example GET /api/v1/saved/{chartUuid}.',
    ],
    ['chart-version', 'v2.16.284', '--chart-version is "v2.16.284", not a chart version.'],
    ['index-url', 'ftp://index.test/', '--index-url is not an address: the scheme "ftp:" is not http, https or file'],
    ['index-url', 'https://', '--index-url is not an address: it is not a valid URL'],
    ['release-asset-url', 'https://{version}.test/', '"{version}" may only appear in the path'],
    ['release-asset-url', 'artifacts/', '--release-asset-url has no "{version}" where the version goes.'],
  ])('%s %j is refused', (name, text, message) => {
    expect(() => parse({ [name]: text })).toThrow(message);
  });

  it('need no place for the version where no artifact is read', () => {
    expect(parse({ 'release-asset-url': 'artifacts/', artifacts: 'off' })['release-asset-url']).toBe('artifacts/');
  });

  it.each(['2.16.284', '3.0.0-beta.1'])('take the chart version %s', (text) => {
    expect(parse({ 'chart-version': text })['chart-version']).toBe(text);
  });

  it('keep messages short whatever was given', () => {
    let message = '';
    try {
      parse({ from: 'x'.repeat(1_000_000) });
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toContain('--from is "xxx');
    expect(message.length).toBeLessThan(200);
  });
});
