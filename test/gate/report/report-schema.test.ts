import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { makeReportSchema, SCHEMA_PATH } from '../../../scripts/schema/report-schema.js';
import type { RepositoryHost } from '../../../src/gate/judge/judge-repository.ts';
import type { Report } from '../../../src/gate/report/report.ts';
import type { GateSettingName } from '../../../src/gate/settings.ts';
import { openRepository } from '../../../src/repository/repository.ts';
import { reportFile } from '../../support/approvals.ts';
import { artifactOf, documentOf, type Loose } from '../../support/documents.ts';
import { emptyRepository, type FileContent } from '../../support/git-repository.ts';
import {
  adviceReport,
  deploymentReport,
  givenDeployment,
  problemReport,
  report,
} from '../../support/report-factory.ts';
import { reportOn, reportOnDocuments } from '../../support/reports.ts';

const published = readFileSync(SCHEMA_PATH, 'utf8');
const schema = JSON.parse(published);

/** The same schema, with no room for a member that it does not name. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const members = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, closed(value)]));
  return 'properties' in node && 'type' in node ? { ...members, additionalProperties: false } : members;
}

const compile = (document: object) => new Ajv({ allowUnionTypes: true }).compile(document);
const isValid = compile(schema);
const isExact = compile({ ...(closed(schema) as object), $id: 'urn:test:closed' });

/** Fails with what is wrong, and where. */
function expectExact(found: unknown): void {
  isExact(found);
  expect(isExact.errors ?? []).toEqual([]);
}

type Files = Readonly<Record<string, FileContent | null>>;

/** The report on a repository with two commits. */
async function reportOnRepository(base: Files, head: Files, settings: Partial<Record<GateSettingName, string>> = {}) {
  const origin = emptyRepository();
  origin.commit(base);
  origin.commit(head);
  const host: RepositoryHost = {
    event: { name: 'local', payload: null, sha: null },
    workspace: null,
    open: () => openRepository({ directory: origin.folder, api: null, fetch: false }),
  };
  const names = { 'base-ref': 'HEAD^', 'head-ref': 'HEAD', 'working-directory': origin.folder };
  return reportOn('', '', { ...names, ...settings }, host);
}

const VALUES = 'values.yaml';
const values = (tag: string, more = '') => `image:\n  repository: lightdash/lightdash\n  tag: ${tag}\n${more}`;
const compose = (tag: string) => `services:\n  web:\n    image: lightdash/lightdash:${tag}\n`;
const VARIABLES =
  'configMap: {CACHE_TTL: "60", QUERY_MAX_ROWS: "9"}\nextraEnv: [{name: LEGACY_SCHEDULER, value: "x"}]\n';
const SECRET = 'extraEnvFrom: [{secretRef: {name: lightdash-env}}]\n';

it('is what the code says now: run `npm run schema` and commit what it makes', () => {
  expect(published).toBe(makeReportSchema());
});

it('says which version of the report it is about', () => {
  expect(schema).toMatchObject({
    $id: 'urn:upgrade-gate:report:1',
    title: 'Upgrade Gate: report file, reportVersion 1',
    properties: { reportVersion: { const: '1' } },
  });
});

it('describes each member', () => {
  const vague: string[] = [];
  const visit = (node: Loose, path: string): void => {
    const { type, $ref, anyOf, properties, items } = node;
    const isKnown = type === 'object' ? properties !== undefined : type !== 'array' || items !== undefined;
    if ((type ?? $ref ?? anyOf) === undefined || !isKnown) vague.push(path);
    for (const [name, member] of Object.entries(properties ?? {})) visit(member, `${path}.${name}`);
    for (const [at, choice] of (anyOf ?? []).entries()) visit(choice, `${path}|${at}`);
    if (items !== undefined) visit(items, `${path}[]`);
  };
  visit(schema, 'report');
  for (const [name, definition] of Object.entries(schema.definitions)) visit(definition, name);
  expect(vague).toEqual([]);
  expect(schema.definitions.Verdict).toMatchObject({ anyOf: [{ type: 'boolean' }, { const: 'unknown' }] });
  expect(schema.definitions.Version).toMatchObject({ type: 'string' });
});

describe('the report of a run on given versions', () => {
  it.each<[string, string, Report['decision'], Partial<Record<GateSettingName, string>>?]>([
    ['2.0.0', '2.2.0', 'roll'],
    ['2.0.0', '2.2.0', 'roll', { artifacts: 'off' }],
    ['2.2.0', '2.5.0', 'recreate', { 'chart-version': '2.16.284', 'fail-on': 'mode-mismatch' }],
    ['2.2.0', '2.5.0', 'recreate', { artifacts: 'explain', 'fail-on': 'blocked' }],
    ['2.0.0', '2.8.0', 'blocked'],
    ['2.4.0', '3.2.0', 'blocked', { 'fail-on': 'never' }],
    ['1.0.0', '3.2.0', 'blocked'],
    ['0.5.0', '1.0.0', 'recreate'],
    ['0.5.0', '2.2.0', 'blocked'],
    ['2.8.0', '2.11.0', 'unproven'],
    ['2.0.0', '9.9.9', 'unproven'],
    ['2.2.0', '2.2.0', 'unchanged'],
    ['2.0.0', '2.2.0', 'unproven', { 'index-url': '/nowhere/index.json' }],
    ['2.0.0', '2.2.0', 'unproven', { 'release-asset-url': '/nowhere/{version}.json' }],
  ])('from %s to %s (%s)', async (from, to, decision, settings) => {
    const found = await reportOn(from, to, settings);
    expect(found.decision).toBe(decision);
    expectExact(found);
  });

  it.each([
    ['2.2.0', 'PASSED'],
    ['2.1.0', 'FAILED'],
  ])('to 2.2.0, where the upgrade to %s was approved (%s)', async (to, verificationResult) => {
    const approved = reportFile(await reportOn('2.0.0', to));
    const found = await reportOn('2.0.0', '2.2.0', { 'approved-report': approved, 'minimum-release-age': '1 day' });
    expect(found.approval).toMatchObject({ verificationResult, policy: { minimumReleaseAge: '1 day' } });
    expectExact(found);
  });

  it('whose documents are odd in many ways', async () => {
    const index = documentOf([
      ['1.0.0'],
      ['1.1.0'],
      ['1.2.0'],
      ['1.3.0'],
      ['1.4.0', { previousVersion: '0.1.0' }],
    ]) as Loose;
    delete index.schemaVersion;
    delete index.generatedAt;
    index.extra = 1;
    index.entries.push({ version: '0.5.0' }, 7);
    const found = await reportOnDocuments('1.0.0', '1.3.0', index, {
      '1.1.0': artifactOf('1.1.0', '1.0.0', {
        releaseDate: 5,
        migrations: { present: 'unknown', count: 3, files: [] },
        config: { checked: true, breaking: true, changes: [{ type: 'moved' }, { name: 'A', previousDefault: 5 }] },
        compatibility: { rollingUpdateSafe: 'unknown' },
        declaredBreaks: [{ requiredStop: false }],
        declaredAdvisories: [{ any: 'shape' }],
      }),
      '1.2.0': artifactOf('1.2.0', '1.1.0', { migrations: null, api: null, config: null, extra: 1 }),
    });
    expect(new Set(found.notes.map(({ code }) => code)).size).toBeGreaterThan(5);
    expectExact(found);
  });
});

describe('the report of a run on a repository', () => {
  it.each<[string, Report['decision'], string, Files, Files, Partial<Record<GateSettingName, string>>?]>([
    ['an upgrade that rolls', 'roll', 'upgrade', { [VALUES]: values('2.0.0') }, { [VALUES]: values('2.2.0') }],
    [
      'one that sets a mode',
      'recreate',
      'upgrade',
      { [VALUES]: values('2.2.0') },
      { [VALUES]: values('2.5.0', 'upgrade: {mode: RollingUpdate}\nmigrationJob: {enabled: true}\n') },
      { 'chart-version': '2.16.283' },
    ],
    [
      'one in compose',
      'blocked',
      'upgrade',
      { 'compose.yaml': compose('1.0.0') },
      { 'compose.yaml': compose('3.2.0') },
    ],
    ['no change', 'unchanged', 'unchanged', { [VALUES]: values('2.0.0') }, { [VALUES]: values('2.0.0', 'a: 1\n') }],
    ['a downgrade', 'unproven', 'downgrade', { [VALUES]: values('2.2.0') }, { [VALUES]: values('2.0.0') }],
    ['an install', 'unchanged', 'install', { 'README.md': 'x' }, { [VALUES]: values('2.0.0') }],
    ['a removal', 'unchanged', 'removed', { [VALUES]: values('2.0.0') }, { [VALUES]: null }],
    ['a problem', 'unproven', 'upgrade', { [VALUES]: values('2.0.0') }, { [VALUES]: values('latest') }],
    ['a problem that was there', 'unchanged', 'unchanged', { [VALUES]: values('latest') }, { 'README.md': 'x' }],
  ])('with %s (%s)', async (_, decision, change, base, head, settings) => {
    const found = await reportOnRepository(base, head, settings);
    expect([found.decision, found.deployments[0]?.change]).toEqual([decision, change]);
    expectExact(found);
  });

  it('with variables of every state', async () => {
    const services = (tag: string) => `${compose(tag)}    environment: {CACHE_TTL_SECONDS: "60"}\n`;
    const base = { [VALUES]: values('2.2.0', VARIABLES), 'compose.yaml': services('2.2.0') };
    const head = { [VALUES]: values('2.5.0', VARIABLES + SECRET), 'compose.yaml': services('2.5.0') };
    const found = await reportOnRepository(base, head);
    const states = found.deployments.flatMap(({ variables }) => variables.map(({ state }) => state));
    expect(new Set(states)).toEqual(new Set(['set', 'set-new', 'not-set', 'unseen']));
    expect(found.deployments.flatMap(({ unseenVariables }) => unseenVariables)).toHaveLength(2);
    expectExact(found);
  });

  it('without any deployment', async () => {
    const found = await reportOnRepository({ 'README.md': 'x' }, { 'README.md': 'y' });
    expect(found).toMatchObject({ problem: { code: 'no-target' }, outcome: { cannotBeAsked: true } });
    expectExact(found);
  });

  it('without the commit to compare with', async () => {
    const found = await reportOnRepository({ [VALUES]: values('2.0.0') }, { 'a.txt': 'x' }, { 'base-ref': 'nowhere' });
    expect(found).toMatchObject({ problem: { code: 'base-unavailable' }, deployments: [] });
    expectExact(found);
  });
});

it('is met by the reports that the tests of all surfaces make up', () => {
  expectExact(report([]));
  expectExact(report([deploymentReport(), givenDeployment({ decision: 'unproven' })]));
  expectExact(report([deploymentReport({ problem: problemReport(), advice: [adviceReport()], to: null })]));
});

describe('what is no report', () => {
  /** The ways to all that a report holds. */
  function* waysIn(value: unknown, way: readonly string[] = []): Generator<readonly string[]> {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, member] of Object.entries(value)) {
      yield [...way, name];
      yield* waysIn(member, [...way, name]);
    }
  }

  /** A copy in which something was done to the member that a way leads to. */
  function changed(found: Report, way: readonly string[], change: (holder: Loose, name: string) => void): unknown {
    const copy = structuredClone(found) as Loose;
    const holder = way.slice(0, -1).reduce((value, name) => value[name], copy);
    change(holder, way.at(-1) as string);
    return copy;
  }

  it('has a missing member, or one of another type, at any depth', async () => {
    const found = await reportOn('2.2.0', '2.4.0');
    expect(isValid(found)).toBe(true);
    const ways = [...waysIn(found)];
    expect(ways.length).toBeGreaterThan(300);
    const dispensable = ways.filter((way) => {
      const isItem = /^\d+$/.test(way.at(-1) as string);
      return !isItem && isValid(changed(found, way, (holder, name) => delete holder[name]));
    });
    expect(dispensable).toEqual([]);
    // Nothing in a report is a list of lists.
    const vague = ways.filter((way) => {
      const other = changed(found, way, (holder, name) => {
        holder[name] = [[0]];
      });
      return isValid(other);
    });
    expect(vague).toEqual([]);
  });

  it.each<[string, string, unknown]>([
    ['has another version', 'reportVersion', '2'],
    ['has a decision that there is not', 'decision', 'maybe'],
    ['has a verdict as text', 'spans.0.verdict', 'true'],
    ['has a verdict that is null', 'spans.0.verdict', null],
    ['has a variable without any name', 'deployments.0.variables.0.names', []],
    ['has a plan with hops and a problem', 'spans.0.plan.problem', { rule: 'no-way-in', release: null, says: '' }],
  ])('%s', async (_, way, value) => {
    const found = await reportOn('2.2.0', '2.5.0');
    expect(isValid(found)).toBe(true);
    const spoilt = changed(found, way.split('.'), (holder, name) => {
      holder[name] = value;
    });
    expect(isValid(spoilt)).toBe(false);
  });

  it('leaves room for members that come later', async () => {
    const found = (await reportOn('2.2.0', '2.5.0')) as Loose;
    found.extra = 1;
    found.spans[0].explanation.releases[0].extra = { any: 'shape' };
    expect(isValid(found)).toBe(true);
    expect(isExact(found)).toBe(false);
  });
});
