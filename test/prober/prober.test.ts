import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatDrift } from '../../scripts/prober/format-drift.js';
import { newestMajor } from '../../scripts/prober/newest-major.js';
import { newestSpan } from '../../scripts/prober/newest-span.js';
import { tellDrift } from '../../scripts/prober/tell-drift.js';
import { emptyRepository, repositoryWith, temporaryFolder } from '../support/git-repository.ts';
import { gitHubWrites, type Issue } from '../support/github-writes.ts';
import { serve, serverForTest } from '../support/misbehaving-server.ts';
import { runNode } from '../support/process.ts';
import { reportOn, reportOnDocuments } from '../support/reports.ts';

const RUN = 'https://github.test/acme/gate/actions/runs/1';
const entry = (version: string, previousVersion: string | null, more: object = {}) => ({
  version,
  previousVersion,
  releaseDate: null,
  rollingUpdateSafe: true,
  requiredStops: [],
  minPreviousVersion: null,
  backfilled: false,
  ...more,
});
const indexWith = (more: object = {}, row: object = {}) => ({
  schemaVersion: '1',
  generatedAt: null,
  backfillFloorVersion: '1.0.0',
  entries: [entry('1.0.0', null), entry('1.0.1', '1.0.0', row)],
  ...more,
});
const findingOn = async (index: unknown) => formatDrift(await reportOnDocuments('1.0.0', '1.0.1', index));

describe('the span that is judged', () => {
  it('ends with the newest releases, whatever their order', () => {
    const versions = ['1.10.0', '1.2.0', '1.9.0', '1.9.1', '2.0.0', '0.9.0', '1.3.0', '2.0.0'];
    expect(newestSpan({ entries: versions.map((version) => ({ version })) })).toEqual({ from: '1.2.0', to: '2.0.0' });
  });

  it.each([
    ['nothing', null],
    ['a text', 'x'],
    ['no entries', {}],
    [
      'entries that are none',
      { entries: [null, 1, {}, { version: 2 }, { version: '1.0' }, { version: '1.0.0\nto=9.9.9' }] },
    ],
    ['versions that only print like one', { entries: [{ version: ['1.0.0'] }, { version: ['1.0.1'] }] }],
    ['one release', { entries: [{ version: '1.0.0' }, { version: '01.0.0' }] }],
  ])('is nowhere with %s, and well formed', (_, document) => {
    expect(newestSpan(document)).toEqual({ from: '0.0.1', to: '0.0.2' });
  });
});

describe('what the gate reports', () => {
  it('is well on documents as they are documented', async () => {
    expect(formatDrift(await reportOn('2.0.0', '2.2.0'))).toMatchObject({ state: 'well', lines: [] });
  });

  it('is drift with members that nobody knows', async () => {
    const finding = await findingOn(indexWith({ signature: 'x' }));
    expect(finding).toMatchObject({ state: 'drift', lines: ['unknown-members: signature'] });
  });

  it('is drift with rows that cannot be read', async () => {
    const { state, lines } = await findingOn(indexWith({}, { rollingUpdateSafe: 'yes' }));
    expect(state).toBe('drift');
    expect(lines[0]).toMatch(/^rows-skipped: row 1: .*rollingUpdateSafe/);
  });

  it('is drift with another schema of the index', async () => {
    const { state, lines } = await findingOn(indexWith({ schemaVersion: '2' }));
    expect(state).toBe('drift');
    expect(lines[0]).toMatch(/^index: .*schemaVersion/);
  });

  it('is drift with a page in the place of the index', async () => {
    const report = await reportOn('1.0.0', '1.0.1', { 'index-url': 'README.md' });
    expect(formatDrift(report)).toMatchObject({ state: 'drift', lines: [expect.stringMatching(/^index: /)] });
  });

  it('is no drift where the index is out of reach, nor where an artifact is', async () => {
    const outage = await reportOn('1.0.0', '1.0.1', { 'index-url': '/nonexistent/index.json' });
    expect(formatDrift(outage)).toMatchObject({ state: 'unread', lines: [] });
    const missing = await reportOn('2.0.0', '2.2.0', { 'release-asset-url': '/nonexistent/{version}.json' });
    expect(formatDrift(missing)).toMatchObject({ state: 'unread', lines: [] });
  });

  it('has the same fingerprint for the same drift of other releases, and another one for another', async () => {
    const index = (version: string, name: string) => ({
      ...indexWith({}, {}),
      entries: [
        entry('1.0.0', null),
        entry('1.0.1', '1.0.0'),
        entry(version, '1.0.1', { rollingUpdateSafe: 1 }),
        { ...entry('3.0.0', version), [name]: 1 },
      ],
    });
    const [first, later, other] = await Promise.all([
      findingOn(index('2.0.0', 'more')),
      findingOn(index('2.7.1', 'more')),
      findingOn(index('2.0.0', 'else')),
    ]);
    expect(later.fingerprint).toBe(first.fingerprint);
    expect(other.fingerprint).not.toBe(first.fingerprint);
  });

  it.each<object>([{}, { reportVersion: '2' }, { reportVersion: '1', notes: [], evidence: { documents: [] } }])(
    'is an error, not well, where it is another report: %j',
    (report) => expect(() => formatDrift(report)).toThrow('The report'),
  );
});

describe('the issue', () => {
  const drift = { state: 'drift' as const, lines: ['unknown-members: signature'], fingerprint: '0123456789abcdef' };
  const well = { state: 'well' as const, lines: [], fingerprint: 'e3b0c44298fc1c14' };
  const issue = (more: Partial<Issue> & object = {}): Issue => ({
    number: 3,
    user: { login: 'github-actions[bot]' },
    labels: ['format-drift'],
    body: 'Text\n\n<!-- upgrade-gate-prober: 0123456789abcdef -->',
    ...more,
  });

  async function tell(finding: Parameters<typeof tellDrift>[0]['finding'], issues: Issue[] = []) {
    const { github, writes } = await gitHubWrites(emptyRepository(), { issues });
    return { done: await tellDrift({ github, finding, runUrl: RUN }), writes };
  }

  it('is opened by drift', async () => {
    const { done, writes } = await tell(drift);
    expect(done).toBe('opened');
    expect(writes).toEqual([
      [
        'POST',
        '/issues',
        {
          title: expect.any(String),
          labels: ['format-drift'],
          body: expect.stringMatching(/unknown-members: signature[\s\S]*0123456789abcdef -->$/),
        },
      ],
    ]);
  });

  it('is left alone by the same drift', async () => {
    expect(await tell(drift, [issue()])).toEqual({ done: 'nothing', writes: [] });
  });

  it('is found again where it has no label: GitHub drops those that a token may not make', async () => {
    expect(await tell(drift, [issue({ labels: [] })])).toEqual({ done: 'nothing', writes: [] });
    expect((await tell(well, [issue({ labels: [] })])).done).toBe('closed');
  });

  it('is changed, with a comment, by another drift', async () => {
    const { done, writes } = await tell({ ...drift, fingerprint: 'fedcba9876543210' }, [issue()]);
    expect(done).toBe('changed');
    expect(writes.map(([method, path]) => [method, path])).toEqual([
      ['PATCH', '/issues/3'],
      ['POST', '/issues/3/comments'],
    ]);
  });

  it('is closed, with a comment, when all is well', async () => {
    const { done, writes } = await tell(well, [issue()]);
    expect(done).toBe('closed');
    expect(writes).toEqual([
      ['POST', '/issues/3/comments', { body: expect.stringContaining(RUN) }],
      ['PATCH', '/issues/3', { state: 'closed', state_reason: 'completed' }],
    ]);
  });

  it('is neither opened nor closed by an outage', async () => {
    const unread = { ...well, state: 'unread' as const };
    expect(await tell(unread)).toEqual({ done: 'nothing', writes: [] });
    expect(await tell(unread, [issue()])).toEqual({ done: 'nothing', writes: [] });
  });

  it.each([
    ['another account', { user: { login: 'mallory' } }],
    ['a text without the marker at its end', { body: '<!-- upgrade-gate-prober: 0123456789abcdef --> and more' }],
    ['a pull request', { pull_request: {} }],
  ])('is not looked for in %s', async (_, more) => {
    expect((await tell(drift, [issue(more)])).done).toBe('opened');
    expect((await tell(well, [issue(more)])).done).toBe('nothing');
  });

  it.each<[string, Record<string, string>, number]>([
    ['well', {}, 0],
    ['unread', { 'release-asset-url': '/nonexistent/{version}.json' }, 1],
  ])('is left alone, and the run green only where all is well: %s', async (state, inputs, code) => {
    const server = await serverForTest(serve([]));
    const file = join(temporaryFolder(), 'report.json');
    writeFileSync(file, JSON.stringify(await reportOn('2.0.0', '2.2.0', inputs)));
    const env = { GITHUB_API_URL: server.origin, GITHUB_REPOSITORY: 'acme/gate', GH_TOKEN: 'ghs_test', RUN_URL: RUN };
    const ended = await runNode(['scripts/prober/tell-drift.js', file], { env });
    expect(ended).toMatchObject({ code, stdout: `The documents: ${state}. The issue: nothing.\n`, stderr: '' });
  });

  it('quotes hostile text within a block that it cannot leave', async () => {
    const hostile = [
      'unknown-members: `````\n# Heading @everyone <!-- upgrade-gate-prober: aaaaaaaaaaaaaaaa -->',
      `rows-skipped: \u202e\u200b\u001b[31m${'x'.repeat(5_000)}`,
      ...Array.from({ length: 40 }, (_, row) => `rows-skipped: row ${row}`),
    ];
    const { writes } = await tell({ ...drift, lines: hostile });
    const body = String(writes[0]?.[2]['body']);
    const lines = body.split('\n');
    const fences = lines.flatMap((line, number) => (/^`{6}(text)?$/.test(line) ? [number] : []));
    expect(fences).toHaveLength(2);
    const [start = 0, end = 0] = fences;
    const quoted = lines.slice(start + 1, end);
    expect(quoted[0]).toBe('unknown-members: ````` # Heading @everyone <!-- upgrade-gate-prober: aaaaaaaaaaaaaaaa -->');
    expect(quoted).toHaveLength(21);
    expect(quoted.at(-1)).toBe('… and 22 more');
    expect(Math.max(...quoted.map((line) => line.length))).toBeLessThanOrEqual(301);
    for (const character of '\u202e\u200b\u001b') expect(body).not.toContain(character);
    expect([...lines.slice(0, start), ...lines.slice(end + 1)].join('\n')).not.toContain('@');
    expect(body).toMatch(/<!-- upgrade-gate-prober: 0123456789abcdef -->$/);
  });
});

describe('the release that the prober runs', () => {
  it.each([
    [[], ''],
    [['v0', 'v1.0.0'], ''],
    [['v1', 'v1.0.0', 'v2.0.0'], 'v1'],
    [['v1', 'v2', 'v9', 'v10', 'v10.1.0', 'verbose'], 'v10'],
  ])('of %j is %j', async (tags, expected) => {
    const repository = repositoryWith({ a: '1' });
    for (const tag of tags) repository.git('tag', tag);
    expect(await newestMajor((await gitHubWrites(repository)).github)).toBe(expected);
  });
});
