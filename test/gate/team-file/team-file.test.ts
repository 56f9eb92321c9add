import { describe, expect, it } from 'vitest';
import { type GateSettingName, OF_FILE, SETTING_NAMES } from '../../../src/gate/settings.ts';
import { MOST_TEAM_FILE_BYTES, parseTeamFile } from '../../../src/gate/team-file/team-file.ts';
import { InputError } from '../../../src/settings/input-error.ts';

const PATH = '.github/upgrade-gate.yml';
const read = (text: string) => parseTeamFile(PATH, Buffer.from(text));

function complaintOf(text: string): string {
  try {
    read(text);
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
  return 'none';
}

const ENVIRONMENTS = 'environments: {staging: {files: ["s/**"]}, production: {files: ["p/**"]}}\n';
const exception = (members: string) => `exceptions:\n  - {from: 2.0.0, to: 2.1.0, reason: why, ${members}}\n`;

describe("a team's own file", () => {
  it('says all that the page says', () => {
    const file = read(
      `# ours\nfail-on: mode-mismatch\nstrict: true\nimages: [a/b, c/d]\nchart-version: 2.16.361\n${ENVIRONMENTS}${exception('environment: production, allow: recreate')}`,
    );
    expect(file.settings).toEqual(
      new Map([
        ['fail-on', { text: 'mode-mismatch', line: 2 }],
        ['strict', { text: 'true', line: 3 }],
        ['images', { text: 'a/b\nc/d', line: 4 }],
        ['chart-version', { text: '2.16.361', line: 5 }],
      ]),
    );
    expect(file.environments).toEqual([
      { name: 'staging', files: ['s/**'], runningUrl: null, promoteFrom: null },
      { name: 'production', files: ['p/**'], runningUrl: null, promoteFrom: null },
    ]);
    expect(file.exceptions).toEqual([
      {
        from: '2.0.0',
        to: '2.1.0',
        reason: 'why',
        environment: 'production',
        allow: 'recreate',
        files: [],
        file: PATH,
        line: 8,
      },
    ]);
  });

  it.each(['', '# nothing but a comment\n', '---\n'])('may be empty: %j', (text) => {
    expect(read(text)).toMatchObject({ environments: [], exceptions: [], knownIssues: null });
  });

  it('may list the known issues itself', () => {
    const issue = '{id: a, versions: ">=2.0.0", applies-to: target, effect: block, reason: slow}';
    expect(read(`known-issues:\n  - ${issue}\n`).knownIssues).toMatchObject([{ id: 'a', effect: 'block' }]);
    expect(complaintOf(`known-issues:\n  - ${issue.replace('block', 'stop')}\n`)).toBe(
      `${PATH}:2: known-issues.0.effect: expected block or recreate`,
    );
  });

  it.each<[what: string, text: string, complaint: string]>([
    ['an unknown member', 'fail-onn: never\n', '1: unknown member "fail-onn". Did you mean "fail-on"?'],
    ['one that is like nothing', 'zzzzzzzzzz: 1\n', '1: unknown member "zzzzzzzzzz"'],
    [
      'a wrong value',
      '\nfail-on: sometimes\n',
      '2: "fail-on" is "sometimes". Give one of not-rolling, mode-mismatch, blocked, never.',
    ],
    ['an empty value', 'fail-on:\n', '1: "fail-on" is empty'],
    ['a list where a text goes', 'fail-on: [never]\n', '1: "fail-on" is an array of 1, expected a text'],
    ['a mapping where a list goes', 'images: {a: b}\n', '1: "images" is an object, expected a text or a list of texts'],
    ['a key twice', 'strict: true\nstrict: false\n', '2: '],
    ['no mapping', '- a\n', '1: the file is an array of 1, expected a mapping'],
    ['two documents', 'strict: true\n---\nstrict: true\n', '2: '],
    [
      'an environment without files',
      'environments: {a: {}}\n',
      '1: "environments.a.files" is nothing, expected a list of globs',
    ],
    ['a name that nobody can write', 'environments: {"a b": {files: ["x"]}}\n', '1: '],
    [
      'an address with a glob',
      'environments: {a: {files: ["x"], running-url: "b=https://c"}}\n',
      '1: "environments.a.running-url" is "b=https://c", expected one address, https://host',
    ],
    [
      'an exception without a reason',
      'exceptions: [{from: 2.0.0, to: 2.1.0, allow: recreate}]\n',
      '1: "exceptions[0].reason" is nothing, expected a reason: who decided it, and when it happens',
    ],
    [
      'one for another thing',
      exception('allow: everything'),
      '2: "exceptions[0].allow" is "everything", expected recreate or rollback',
    ],
    [
      'one of no version',
      exception('allow: recreate').replace('2.1.0', '2.1'),
      '2: "exceptions[0].to" is "2.1", expected a version, X.Y.Z',
    ],
    [
      'one without a scope',
      ENVIRONMENTS + exception('allow: recreate'),
      '3: the exception needs "environment" (staging, production) or "files"',
    ],
    [
      'one with two scopes',
      ENVIRONMENTS + exception('allow: recreate, environment: staging, files: [x]'),
      '3: the exception has "environment" and "files": give one of them',
    ],
    [
      'one for an environment that is not there',
      ENVIRONMENTS + exception('allow: recreate, environment: prodution'),
      '3: there is no environment "prodution". Did you mean "production"?',
    ],
    [
      'one for an environment whose name is cut short',
      ENVIRONMENTS + exception('allow: recreate, environment: prod'),
      '3: there is no environment "prod". Did you mean "production"?',
    ],
    [
      'a recreate that goes down',
      exception('allow: recreate').replace('to: 2.1.0', 'to: 1.0.0'),
      '2: allow: recreate needs a higher version in "to" than in "from", and 1.0.0 is not above 2.0.0. A downgrade needs allow: rollback',
    ],
    [
      'a rollback that goes up',
      exception('allow: rollback'),
      '2: allow: rollback needs a lower version in "to" than in "from", and 2.1.0 is not below 2.0.0. An upgrade needs allow: recreate',
    ],
  ])('refuses %s', (_, text, complaint) => {
    expect(complaintOf(text)).toContain(`${PATH}:${complaint}`);
  });

  it('refuses a cycle of anchors, and an expansion without an end', () => {
    expect(complaintOf('a: &a [*a]\n')).toContain(`${PATH}:`);
    const bomb = ['a: &a [x, x, x, x, x, x, x, x, x, x]'];
    for (const [one, other] of ['ab', 'bc', 'cd', 'de', 'ef', 'fg', 'gh', 'hi'])
      bomb.push(`${other}: &${other} [${Array(10).fill(`*${one}`).join(', ')}]`);
    expect(complaintOf(bomb.join('\n'))).toContain(`${PATH}`);
  });

  it('refuses files larger than 1 MB, and files that are not text', () => {
    expect(complaintOf(`#${'x'.repeat(MOST_TEAM_FILE_BYTES)}`)).toBe(`${PATH}: it is larger than 1 MB`);
    expect(() => parseTeamFile(PATH, Buffer.from([0xff, 0xfe]))).toThrow(InputError);
  });

  it('names a few of many problems', () => {
    const many = Array.from({ length: 9 }, (_, at) => `x${at}: 1\n`).join('');
    expect(complaintOf(many).split('\n')).toHaveLength(6);
    expect(complaintOf(many)).toContain(`${PATH}: and 4 more`);
  });

  const ofRun = SETTING_NAMES.filter((name) => !Object.hasOwn(OF_FILE, name));
  it.each(ofRun)('refuses %s by its name, because it belongs to one run', (name) => {
    expect(complaintOf(`${name}: x\n`)).toBe(
      `${PATH}:1: "${name}" belongs to one run: give it as an input or an option, not here`,
    );
  });

  const VALUES: Partial<Record<GateSettingName, string>> = {
    'running-url': 'https://a.example',
    targets: '"a.yaml#b"',
    'chart-version': '1.2.3',
    discover: 'true',
    'new-target': 'fail',
    'no-deployment': 'pass',
    strict: 'true',
    'release-asset-url': '"https://a.example/{version}"',
    artifacts: 'off',
    'minimum-release-age': '3 days',
    'max-index-age': '2 days',
    endpoints: '"GET /api/v1/saved/{chartUuid}"',
    'fail-on': 'never',
    comment: 'always',
    suggestions: 'true',
  };
  it.each(SETTING_NAMES.filter((name) => Object.hasOwn(OF_FILE, name)))('takes %s', (name) => {
    expect(read(`${name}: ${VALUES[name] ?? 'a/b'}\n`).settings.has(name)).toBe(true);
  });
});
