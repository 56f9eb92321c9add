import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/gate/report.ts';
import { renderComment } from '../../src/render/comment.ts';
import { renderSummary } from '../../src/render/summary.ts';
import { version } from '../support/documents.ts';
import {
  adviceReport,
  declaredBreak,
  deploymentReport,
  explanation,
  givenDeployment,
  hopReport,
  migrationReport,
  problemReport,
  releaseReport,
  report,
  spanReport,
  surfaceReport,
  variableReport,
} from '../support/report-factory.ts';
import { outline, shown } from '../support/shown.ts';

const recreate = deploymentReport({ decision: 'recreate' });
const pinned = 'The job summary of this check has the evidence: documents, digests and times.';

/** The same result, found at another time, from other copies of the documents, and with more trouble. */
function later(value: Report): Report {
  const documents = value.evidence.documents.map((document) => ({
    ...document,
    readAt: '2027-02-03T04:05:06.789Z',
    sha256: 'f'.repeat(64),
    attempts: 3,
    bytes: 7,
  }));
  return { ...value, generatedAt: '2027-02-03T04:05:06.789Z', evidence: { ...value.evidence, documents } };
}

describe('the comment', () => {
  const chances: [string, Report][] = [
    ['given versions', report([givenDeployment()])],
    ['a roll', report([deploymentReport()])],
    ['a recreate', report([{ ...recreate, advice: [adviceReport()], variables: [variableReport({ state: 'set' })] }])],
    [
      'several',
      report([recreate, deploymentReport({ file: 'b.yaml' }), deploymentReport({ problem: problemReport() })]),
    ],
    ['nothing that changes', report([deploymentReport({ to: '1.2.0' })])],
    ['a problem of the run', report([], { problem: problemReport() })],
    ['a note', report([recreate], { notes: [{ level: 'warning', code: 'drift', count: 1, examples: ['x'] }] })],
  ];

  it.each(chances)('is the same for the same result: %s', (_, value) => {
    expect(renderComment(later(value))).toBe(renderComment(value));
    // The summary is not, so the two do differ in what a reader could see.
    expect(renderSummary(later(value))).not.toBe(renderSummary(value));
  });

  it.each(chances)('holds no time and no digest, and says where they are: %s', (_, value) => {
    const text = shown(renderComment(value));
    expect(text).not.toMatch(/\d{2}:\d{2}:\d{2}|[\da-f]{40}|aaaaaaaa|0{64}/);
    expect(text.trimEnd().split('\n').at(-1)).toBe(`<sub>${pinned}</sub>`);
  });

  it('has what the summary has, but for the evidence', () => {
    const value = report([recreate]);
    expect(outline(renderComment(value))).toEqual(
      outline(renderSummary(value)).filter((heading) => !heading.includes('Evidence')),
    );
  });

  it('has less of it than the summary', () => {
    const releases = Array.from({ length: 30 }, (_, minor) => releaseReport({ version: `1.${minor}.0` }));
    const span = spanReport({ decision: 'recreate', explanation: explanation(releases) });
    const value = report([recreate], { spans: [span] });
    expect(renderSummary(value)).not.toContain('more releases, all in the report file');
    expect(renderComment(value)).toContain('…and 20 more releases, all in the report file.');
    expect(renderComment(value)).not.toContain('Shortened');
  });

  it('is short once everything is green', () => {
    for (const value of [report([deploymentReport({ to: '1.2.0' })]), report([])]) {
      expect(renderComment(value).split('\n').length).toBeLessThan(10);
    }
    const text = renderComment(report([deploymentReport()]));
    expect(text).toMatch(/^## ✅ Roll: 1\.2\.0 → 1\.3\.0 may be rolled\n/);
    expect(text.split('\n').length).toBeLessThan(50);
    expect(text).not.toMatch(/Recreate|⛔|❓|🟠|### What forced it/);
  });
});

describe('a comment on a huge report', () => {
  const wide = '😀'.repeat(240);
  const many = <T>(count: number, make: (position: number) => T) => Array.from({ length: count }, (_, at) => make(at));
  const listed = { lines: many(200, () => wide), count: 5_000, unlisted: 4_800 };
  const surface = surfaceReport({ breaking: true, changes: listed, advisories: listed });
  const releases = many(300, (minor) =>
    releaseReport({
      version: `1.2.${minor + 1}`,
      migrations: { present: true, count: 50, files: many(50, (at) => migrationReport({ tables: [`${wide}${at}`] })) },
      api: { rest: surface, mcp: surface },
      declaredBreaks: many(20, () => declaredBreak({ reason: wide, source: wide })),
    }),
  );
  const hops = many(300, (patch) => hopReport(`1.2.${patch}`, `1.2.${patch + 1}`, { decision: 'recreate' }));
  const reasons = releases.map(({ version: release }) => ({ rule: 'unverified', release, says: wide }) as const);
  const variables = many(120, (at) =>
    variableReport({ state: 'set', names: [`${at}${wide}`], effect: 'renamed', name: wide }),
  );
  const advice = many(100, (line) =>
    adviceReport({ code: 'no-migration-job', line, message: wide, lines: many(40, () => wide) }),
  );
  const writes = {
    means: ['helm', 'compose', 'place'],
    carrier: null,
    services: [],
    keys: many(5, () => wide),
    tagSuffix: wide,
  } as const;
  const span = spanReport({
    from: '1.2.0',
    to: '1.2.300',
    decision: 'recreate',
    plan: { hops, problem: null },
    reasons,
    explanation: explanation(releases, { config: variables }),
  });
  const jump = {
    from: version('1.2.0'),
    to: version('1.2.300'),
    decision: 'recreate',
    advice,
    variables,
    writes,
  } as const;

  it.each<[string, number]>([
    ['one deployment', 1],
    ['many deployments', 200],
  ])('fits, and says that it was shortened: %s', (_, count) => {
    const deployments = many(count, (line) => ({ ...deploymentReport(jump), line, id: `${line}${wide}` }));
    const text = renderComment(report(deployments, { spans: [span] }));
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000);
    expect(text).toMatch(/^## 🟠 /);
    expect(text.trimEnd().split('\n').at(-1)).toMatch(
      /^Shortened to fit this page: .*\. The report file \(`report-path`\) has everything\.$/,
    );
    expect(text.match(/^<details>/gm) ?? []).toHaveLength(text.match(/^<\/details>/gm)?.length ?? 0);
    expect((text.match(/^ *```/gm) ?? []).length % 2).toBe(0);
  });
});
