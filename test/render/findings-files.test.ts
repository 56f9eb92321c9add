import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/gate/report/report.ts';
import { renderAnnotations } from '../../src/render/annotations.ts';
import { isTold } from '../../src/render/evidence.ts';
import { codeQualityOf, sarifOf } from '../../src/render/findings-files.ts';
import { SITUATIONS } from '../gallery/situations.ts';
import { ROOT } from '../support/process.ts';
import { deploymentReport, problemReport, report } from '../support/report-factory.ts';

const SCHEMA = `${ROOT}node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json`;

function isUrl(text: string, base?: string): boolean {
  return URL.canParse(text, base) && !/[\s<>"{}|\\^`]/.test(text);
}

/** What the published schema of SARIF 2.1.0 has against a document; null if nothing. */
const { id: _, $schema: __, ...schema } = JSON.parse(readFileSync(SCHEMA, 'utf8'));
const validate = new Ajv({
  // One of its patterns is none of the newer kind.
  unicodeRegExp: false,
  formats: {
    uri: (text: string) => isUrl(text),
    'uri-reference': (text: string) => isUrl(text, 'https://root.test'),
    'date-time': (text: string) => !Number.isNaN(Date.parse(text)),
  },
}).compile(schema);
const objections = (document: unknown) => (validate(document) ? null : validate.errors);

/** Names that git can hold. */
const FILES = [
  'deploy/values.yaml',
  'a b/ü#?%.yaml',
  '::error::x',
  'line\nbreak',
  'half \ud800 pair',
  '../up',
  'C:\\x',
];

const STATES = {
  red: deploymentReport({ decision: 'recreate', fails: true }),
  unread: deploymentReport({ id: 'other', line: 9, problem: problemReport(), fails: false }),
  green: deploymentReport({ id: 'third', line: 12 }),
};

describe('SARIF', () => {
  it('is refused by the schema where it is wrong', () => {
    const log = sarifOf(report([STATES.red])) as unknown as { runs: { results: { level: string }[] }[] };
    expect(objections(log)).toBeNull();
    (log.runs[0]?.results[0] as { level: string }).level = 'bad';
    expect(objections(log)).not.toBeNull();
  });

  it.each(SITUATIONS)('of $name is valid', async ({ report: make }) => {
    expect(objections(sarifOf(await make()))).toBeNull();
  });

  it.each(FILES)('is valid with a file called %j, which its address gives back', (file) => {
    const log = sarifOf(report([deploymentReport({ decision: 'recreate', fails: true, file })]));
    expect(objections(log)).toBeNull();
    const uri = log.runs[0]?.results?.[0]?.locations?.[0]?.physicalLocation?.artifactLocation?.uri ?? '';
    expect(uri).not.toContain(':');
    expect(uri.split('/').map(decodeURIComponent).join('/')).toBe(Buffer.from(file).toString());
  });

  it('of a run that could not judge says so, at the root', () => {
    const log = sarifOf(report([], { problem: { code: 'base-unavailable', message: 'No base.' } }));
    expect(objections(log)).toBeNull();
    expect(log.runs[0]).toMatchObject({
      invocations: [{ executionSuccessful: false }],
      results: [
        {
          ruleId: 'base-unavailable',
          level: 'error',
          locations: [{ physicalLocation: { artifactLocation: { uri: '.' } } }],
        },
      ],
    });
  });
});

describe.each<[string, (value: Report) => readonly { level: string; text: string }[]]>([
  [
    'SARIF',
    (value) =>
      (sarifOf(value).runs[0]?.results ?? []).map(({ level = '', message }) => ({ level, text: message.text ?? '' })),
  ],
  [
    'code quality',
    (value) =>
      codeQualityOf(value).map(({ severity, description }) => ({
        level: severity === 'critical' ? 'error' : 'warning',
        text: description,
      })),
  ],
])('%s', (_name, findings) => {
  it.each(SITUATIONS)('has the errors and warnings that $name has as annotations', async ({ report: make }) => {
    const value = await make();
    const printed = renderAnnotations(value).filter(({ level }) => level !== 'notice');
    const shown = printed.filter(({ message }) => !message.startsWith('…and '));
    const unshown = printed.map(({ message }) => Number(/^…and (\d+) more/.exec(message)?.[1] ?? 0));
    const found = findings(value);
    for (const { level, title, message } of shown) {
      const text = `${title}: ${message}`.replace(/…$/, '');
      expect(
        found.some((one) => one.level === level && one.text.startsWith(text)),
        text,
      ).toBe(true);
    }
    // The page of a check that fails begins with these notes, and no annotation repeats them.
    const told = value.notes.filter((note) => note.level === 'warning' && isTold(note, value));
    const left = value.outcome.fails ? told.length : 0;
    expect(found).toHaveLength(unshown.reduce((sum, count) => sum + count, shown.length + left));
  });

  it('has all of them, however many', () => {
    const many = Array.from({ length: 40 }, (_each, index) => ({ ...STATES.red, id: `${index}`, line: index + 1 }));
    expect(findings(report(many))).toHaveLength(40);
  });

  it('has nothing of what is well', () => {
    expect(findings(report([STATES.green]))).toEqual([]);
  });
});

describe('code quality', () => {
  it('has what GitLab reads, for every finding', () => {
    const found = codeQualityOf(report([STATES.red, STATES.unread]));
    expect(found).toHaveLength(2);
    for (const finding of found) {
      expect(Object.keys(finding).sort()).toEqual(['check_name', 'description', 'fingerprint', 'location', 'severity']);
      expect(finding.fingerprint).toMatch(/^[0-9a-f]{64}$/);
      expect(finding.location.path).toBe(STATES.red.file);
    }
    expect(found.map(({ check_name, severity, location }) => [check_name, severity, location.lines.begin])).toEqual([
      [`upgrade-gate/recreate`, 'critical', STATES.red.line],
      [`upgrade-gate/${STATES.unread.problem?.code}`, 'minor', 9],
    ]);
  });

  it('names a finding the same in each run, and no two the same', () => {
    const prints = () => codeQualityOf(report([STATES.red, STATES.unread])).map(({ fingerprint }) => fingerprint);
    expect(prints()).toEqual(prints());
    expect(new Set(prints()).size).toBe(2);
  });

  it('of a run that could not judge has a place too', () => {
    const [finding] = codeQualityOf(report([], { problem: { code: 'base-unavailable', message: 'No base.' } }));
    expect(finding).toMatchObject({ severity: 'critical', location: { path: '.', lines: { begin: 1 } } });
  });
});
