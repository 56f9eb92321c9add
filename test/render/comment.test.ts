import { describe, expect, it } from 'vitest';
import type { DeploymentReport } from '../../src/gate/report/deployment-report.ts';
import type { Report } from '../../src/gate/report/report.ts';
import { renderComment, renderSummary } from '../../src/render/pages.ts';
import {
  adviceReport,
  choiceReport,
  declaredBreak,
  deploymentReport,
  explanation,
  givenDeployment,
  LINKS,
  problemReport,
  releaseReport,
  report,
  rollChoice,
  spanReport,
  variableReport,
} from '../support/report-factory.ts';
import { outline, shown } from '../support/shown.ts';

const recreate = deploymentReport({ decision: 'recreate' });
const choices = [choiceReport(), rollChoice()];

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
    ['choices', report([recreate], { choices, links: LINKS })],
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
    const text = shown(renderComment(value)).replaceAll(/\]\([^)]*\)/g, ']');
    expect(text).not.toMatch(/\d{2}:\d{2}:\d{2}|[\da-f]{40}|aaaaaaaa|0{64}/);
    const summary = value.links.run === null ? 'The job summary' : '[The job summary]';
    expect(text.trimEnd().split('\n').at(-1)).toBe(`<sub>${summary} has the rest. Updated on every push.</sub>`);
  });

  it('is one screen: the heading, the choices, the first reason, and a link to the rest', () => {
    const release = releaseReport({ declaredBreaks: [declaredBreak()] });
    const spans = [spanReport({ decision: 'recreate', explanation: explanation([release]) })];
    const text = renderComment(report([recreate], { choices, links: LINKS, spans }));
    expect(outline(text)).toEqual([
      '## 🟠 1.2.0 → [1.3.0](https://github.com/lightdash/lightdash/releases/tag/1.3.0) needs downtime (`Recreate`)',
      '### ❌ This check fails. To pass, choose one:',
    ]);
    expect(text.match(/^```diff$/gm)).toHaveLength(2);
    expect(shown(text)).toContain(': The old version reads it.');
    expect(text).toContain('[The job summary](https://github.com/acme/deploy/actions/runs/7)');
    expect(text.split('\n').length).toBeLessThan(45);
  });

  it('is short once everything is green', () => {
    for (const value of [report([deploymentReport({ to: '1.2.0' })]), report([]), report([deploymentReport()])]) {
      expect(renderComment(value).split('\n').length).toBeLessThan(10);
      expect(renderComment(value)).not.toMatch(/Recreate|⛔|❓|🟠|Why:/);
    }
  });
});

describe('a comment on a huge report', () => {
  const wide = '😀'.repeat(240);
  const many = <T>(count: number, make: (position: number) => T) => Array.from({ length: count }, (_, at) => make(at));
  const edits = many(200, (line) => ({
    file: `${line}${wide}`,
    at: 'line' as const,
    line,
    current: 'image:',
    removed: many(50, () => wide),
    added: many(50, () => wide),
  }));
  const releases = many(300, (minor) =>
    releaseReport({ version: `1.2.${minor + 1}`, declaredBreaks: many(20, () => declaredBreak({ reason: wide })) }),
  );
  const reasons = releases.map(({ version: release }) => ({ rule: 'unverified', release, says: wide }) as const);
  const span = spanReport({ decision: 'recreate', reasons, explanation: explanation(releases) });

  it.each<[string, number]>([
    ['one deployment', 1],
    ['many deployments', 200],
  ])('fits: %s', (_, count) => {
    const deployments = many(count, (line) => ({ ...recreate, line, id: `${line}${wide}` }));
    const text = renderComment(report(deployments, { spans: [span], choices: many(4, () => choiceReport({ edits })) }));
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000);
    expect(text).toMatch(/^## 🟠 /);
    expect((text.match(/^ *```/gm) ?? []).length % 2).toBe(0);
    // What has no room at all is named.
    expect(text.trimEnd().split('\n').at(-1)).toMatch(/^Shortened to fit this page: .*choices/);
  });

  const allowed = { file: 'upgrade-gate.yml', line: 5, reason: 'CHG-1', environment: null };

  it.each<[string, Report, boolean]>([
    ['a downtime that passes', report([{ ...recreate, fails: false }]), true],
    ['a downtime that fails, whose choices say so', report([recreate], { choices }), false],
    ['a roll', report([deploymentReport()]), false],
  ])('names the window where nothing else does: %s', (_, value, expected) => {
    expect(renderComment(value).includes('Deploy in a maintenance window, and back up the database first.')).toBe(
      expected,
    );
    expect(renderSummary(value)).not.toContain('Deploy in a maintenance window');
  });

  it.each<[string, Partial<DeploymentReport>]>([
    ['a downtime', { exceptions: [{ ...allowed, allow: 'recreate' }] }],
    ['a rollback', { change: 'downgrade', decision: null, exceptions: [{ ...allowed, allow: 'rollback' }] }],
  ])('says what to stop before the merge, where an exception allows %s', (_, changes) => {
    const value = report([{ ...recreate, fails: false, ...changes }], {
      outcome: { failOn: 'mode-mismatch', fails: false, cannotBeAsked: false },
    });
    const sentence = 'Back up the database, and stop Lightdash before the merge if merging deploys it.';
    expect(renderComment(value)).toContain(sentence);
    expect(renderComment({ ...value, outcome: { ...value.outcome, fails: true } })).not.toContain(sentence);
  });
});
