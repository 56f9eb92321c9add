import { describe, expect, it } from 'vitest';
import type { PolicedEvidence } from '../../src/gate/policy/policy.ts';
import { notesOnEvidence } from '../../src/gate/report/notes.ts';
import type { SpanReport } from '../../src/gate/report/span-report.ts';
import { artifactOf, documentOf, type Loose } from '../support/documents.ts';
import { NO_REPOSITORY, reportOn, reportOnDocuments } from '../support/reports.ts';

/** A declared break of which the artifact tells nothing. */
const NO_BREAK = { reason: null, requiredStop: false, source: null, migration: null, releasedIn: null };

describe('the report', () => {
  it('has what every surface needs, and is plain JSON', async () => {
    const report = await reportOn('2.2.0', '2.5.0', { 'chart-version': '2.16.284' });
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
    expect(report).toMatchObject({
      reportVersion: '1',
      decision: 'recreate',
      upgradeMode: 'Recreate',
      safe: false,
      chartVersion: '2.16.284',
      outcome: { failOn: 'not-rolling', fails: true },
      deployments: [{ id: 'given', change: 'upgrade', decision: 'recreate', upgradeMode: 'Recreate' }],
      spans: [
        {
          plan: { hops: [{ to: '2.5.0', evidence: 'verified' }] },
          newestRollingVersion: null,
          verdicts: [
            { verdict: 'unknown', first: '2.3.0', last: '2.3.0', count: 1 },
            { verdict: false, first: '2.4.0', last: '2.4.0', count: 1 },
            { verdict: true, first: '2.5.0', last: '2.5.0', count: 1 },
          ],
          explanation: {
            releases: [
              { version: '2.3.0', verdict: 'unknown', migrations: { count: 2 }, config: { changes: [] } },
              {
                version: '2.4.0',
                verdict: false,
                migrations: { count: 2, files: { length: 2 } },
                api: { rest: { breaking: true, changes: { lines: { length: 4 }, count: 13, unlisted: 9 } } },
                config: { changes: { length: 3 } },
                declaredBreaks: [
                  {
                    reason: 'The old version still reads dashboards.owner',
                    source: 'migrations/20260312_drop_owner.ts:12',
                    requiredStop: false,
                  },
                ],
              },
            ],
            unexplained: 0,
          },
        },
      ],
      evidence: { artifacts: 'verify', documents: [{ document: 'index' }, {}, {}, {}] },
    });
  });

  it('marks what the index alone says', async () => {
    const verified = await reportOn('2.0.0', '2.1.0');
    expect(verified.spans[0]).toMatchObject({
      plan: { hops: [{ evidence: 'verified' }] },
      // 2.2.0 lies beyond the target, so its artifact was not read.
      newestRollingVersion: '2.2.0',
      newestRollingEvidence: 'index',
      newestRollingHops: 1,
    });
    const off = await reportOn('2.0.0', '2.1.0', { artifacts: 'off' });
    expect(off.spans[0]?.plan.hops?.[0]?.evidence).toBe('index');
    const past = await reportOn('1.0.0', '1.1.0');
    expect(past.spans[0]?.plan.hops?.[0]?.evidence).toBe('index');
  });

  it('says nothing about releases whose artifact is silent', async () => {
    const index = documentOf([['1.0.0'], ['1.1.0', { rollingUpdateSafe: false }]]);
    const artifact = artifactOf('1.1.0', '1.0.0', {
      compatibility: { rollingUpdateSafe: false },
      api: { rest: null, mcp: null },
      migrations: null,
      config: null,
      declaredBreaks: [{ requiredStop: false }],
    });
    const { spans, notes } = await reportOnDocuments('1.0.0', '1.1.0', index, { '1.1.0': artifact });
    expect(spans[0]?.explanation.releases).toMatchObject([
      { explained: true, migrations: null, api: { rest: null, mcp: null }, config: null, declaredBreaks: [NO_BREAK] },
    ]);
    expect(notes).toEqual([]);
  });

  it('explains nothing without an index', async () => {
    const { spans } = await reportOn('2.0.0', '2.1.0', { 'index-url': '/nowhere/index.json' });
    expect(spans).toMatchObject([
      {
        decision: 'unproven',
        plan: { hops: null, problem: { rule: 'index-unavailable' } },
        verdicts: [],
        explanation: { releases: [], unexplained: 0, tables: [], config: [] },
      },
    ]);
  });

  it('asks after the variables that the upgrade changes, of which given versions show nothing', async () => {
    const { deployments } = await reportOn('2.3.0', '2.7.0');
    expect(deployments[0]?.variables.map(({ effect, names, state }) => [effect, names, state])).toEqual([
      ['renamed', ['CACHE_TTL', 'CACHE_TTL_SECONDS', 'RESULTS_CACHE_TTL'], 'unseen'],
      ['removed', ['LEGACY_SCHEDULER'], 'unseen'],
      ['default-changed', ['SESSION_LIFETIME_HOURS'], 'unseen'],
      ['default-changed', ['QUERY_MAX_ROWS'], 'unseen'],
    ]);
    expect(deployments[0]?.unseenVariables).toEqual([]);
  });

  it('counts hops to the newest version that rolls', async () => {
    const index = documentOf([
      ['1.0.0'],
      ['1.1.0', { requiredStops: ['1.1.0'] }],
      ['1.2.0'],
      ['1.3.0', { rollingUpdateSafe: false }],
    ]);
    const { spans } = await reportOnDocuments('1.0.0', '1.3.0', index);
    expect(spans[0]).toMatchObject({ newestRollingVersion: '1.2.0', newestRollingHops: 2 });
  });
});

describe('notes', () => {
  it('say what was skipped, what disagrees and what could not be read', async () => {
    const index = documentOf([['1.0.0'], ['1.1.0'], ['1.2.0'], ['1.3.0']]) as Loose;
    delete index.schemaVersion;
    index.extra = 1;
    index.entries.push({ version: '0.5.0' }, 7);
    const { notes } = await reportOnDocuments('1.0.0', '1.3.0', index, {
      '1.1.0': artifactOf('1.1.0', '1.0.0', {
        migrations: { present: false, count: 3, files: [] },
        config: 'none',
        note: 1,
        compatibility: { rollingUpdateSafe: 'unknown' },
      }),
      '1.2.0': artifactOf('1.2.0', '1.1.0', { upgrade: { minPreviousVersion: '1.0.0', requiredStops: ['1.0.0'] } }),
    });
    expect(notes.map(({ level, code, count, examples }) => [level, code, count, examples])).toEqual([
      ['warning', 'index-without-schema', 1, ['schemaVersion']],
      [
        'warning',
        'rows-skipped',
        2,
        [
          'row 4: member "previousVersion" is nothing, expected a version X.Y.Z or null',
          'row 5: the document is 7, expected an object',
        ],
      ],
      [
        'warning',
        'drift',
        3,
        [
          '1.1.0: rollingUpdateSafe is true in the index and unknown in the artifact',
          '1.2.0: minPreviousVersion is null in the index and 1.0.0 in the artifact',
          '1.2.0: requiredStops is empty in the index and 1.0.0 in the artifact',
        ],
      ],
      ['warning', 'artifacts-unusable', 1, ['1.3.0: there is no such file']],
      [
        'notice',
        'artifact-odd',
        2,
        [
          '1.1.0: migrations.present is false, but migrations.count is 3',
          '1.1.0: "config" does not have its documented shape',
        ],
      ],
      ['notice', 'unknown-members', 2, ['extra', 'note']],
    ]);
  });

  it('warn of documents that came over plain http, but for those of this machine', () => {
    const record = (location: string) => ({ location, problem: null });
    const locations = ['http://index.test/i.json', 'https://index.test/i.json', 'http://127.0.0.1:80/', 'i.json'];
    const artifactRecords = [
      ...locations,
      'http://localhost.test/a.json',
      'http://localhost/a.json',
      'http://127.0.0.test/a.json',
    ].map(record);
    const evidence = {
      index: null,
      drift: [],
      artifacts: new Map(),
      indexRecord: record('http://[::1]/i'),
      artifactRecords,
      policy: { oldIndex: null, knownIssues: null, unmatched: [], expired: [] },
    };
    expect(notesOnEvidence(evidence as unknown as PolicedEvidence, [{ decision: 'roll' } as SpanReport])).toEqual([
      {
        level: 'warning',
        code: 'plain-http',
        count: 3,
        examples: ['http://index.test/i.json', 'http://localhost.test/a.json', 'http://127.0.0.test/a.json'],
      },
    ]);
  });

  it('report contradictions outside the span', async () => {
    const index = documentOf([['1.0.0'], ['1.1.0', { previousVersion: '0.0.5' }], ['1.2.0'], ['1.3.0']]) as Loose;
    index.entries.push({ ...index.entries[0], rollingUpdateSafe: false });
    const { decision, notes } = await reportOnDocuments('1.2.0', '1.3.0', index);
    expect(decision).toBe('roll');
    expect(notes).toMatchObject([
      {
        level: 'warning',
        code: 'rows-in-doubt',
        count: 2,
        examples: [
          '1.0.0: index: the version appears 2 times, with different "rollingUpdateSafe"',
          '1.1.0: previousVersion is 0.0.5, after 1.0.0',
        ],
      },
    ]);
  });

  it('name the first few cases and count the others', async () => {
    const index = documentOf([['1.0.0'], ['1.1.0']]) as Loose;
    for (let row = 0; row < 3_500; row += 1) index.entries.push({ version: `0.${row}.0` });
    const { notes } = await reportOnDocuments('1.0.0', '1.1.0', index);
    expect(notes).toMatchObject([{ code: 'rows-skipped', count: 3_500, examples: { length: 3 } }]);
  });
});

describe('both versions given', () => {
  const under = (name: string) =>
    reportOn('2.1.0', '2.2.0', {}, { ...NO_REPOSITORY, event: { name, payload: null, sha: null } });

  it.each(['pull_request', 'pull_request_target', 'merge_group'])(
    'for a change (%s) warns that no file was searched',
    async (name) => {
      const { notes, decision } = await under(name);
      expect(decision).toBe('roll');
      expect(notes).toContainEqual({ level: 'warning', code: 'files-not-searched', count: 1, examples: [name] });
    },
  );

  it.each(['workflow_dispatch', 'push', 'schedule', 'local'])('says nothing of it for %s', async (name) => {
    expect((await under(name)).notes.map(({ code }) => code)).not.toContain('files-not-searched');
  });
});
