import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { artifact } from '../../scripts/fixtures/release.js';
import { publishReport } from '../../src/actions/outputs.ts';
import type { Report } from '../../src/gate/report/report.ts';
import type { ReleaseReport } from '../../src/gate/report/span-report.ts';
import { renderAnnotations } from '../../src/render/annotations.ts';
import { renderComment, renderSummary } from '../../src/render/pages.ts';
import type { Loose } from '../support/documents.ts';
import { temporaryFolder } from '../support/git-repository.ts';
import { REAL_DATA } from '../support/real-data.ts';
import { DECLARED, LISTED, MIGRATIONS, OVERFLOWING_COUNT, overflowing } from './overflowing.ts';
import { reportOnChange } from './run.ts';

const VALUES = 'deploy/lightdash/values.yaml';
const values = (tag: string) => `image:\n  repository: lightdash/lightdash\n  tag: "${tag}"\n`;

/** One that a runner cuts or drops is longer. Characters. */
const MOST_MESSAGE = 4_096;

/** A runner shows so many of each level per step. */
const MOST_PER_LEVEL = 10;

/** What a page says where it does not show everything. */
const LEFT_OUT = /in the report file|The report file \(`report-path`\) has everything/;

describe.skipIf(REAL_DATA === null)('the largest span of the maker’s real index, all of whose lists overflow', () => {
  let report: Report;
  let live: readonly string[];
  let releases: readonly ReleaseReport[];

  beforeAll(async () => {
    const index: Loose = JSON.parse(readFileSync(join(REAL_DATA ?? '', 'release-safety-index.json'), 'utf8'));
    const rows: Loose[] = index.entries;
    const [first, last] = [rows.at(-1), rows[0]].map(({ version }) => version).sort(byNumbers);
    const artifacts = rows
      .filter((row) => !row.backfilled)
      .map((row) => [row.version, artifact(row, overflowing(row.version))]);
    live = artifacts.map(([version]) => version).sort(byNumbers);
    report = await reportOnChange(
      { base: { [VALUES]: values(first) }, change: { [VALUES]: values(last) } },
      { index, artifacts: Object.fromEntries(artifacts) },
    );
    releases = report.spans[0]?.explanation.releases ?? [];
  });

  it('is whole in the report: every release, every line', () => {
    expect(live.length).toBeGreaterThan(400);
    expect(report.spans).toHaveLength(1);
    const explained = releases.filter((release) => release.explained);
    expect(explained.map(({ version }) => version)).toEqual(live);
    // None of the others is proven.
    expect(releases).toHaveLength(report.spans[0]?.coveredReleases ?? 0);
    for (const { version, migrations, api, config, declaredBreaks, declaredAdvisories } of explained) {
      expect(migrations?.files, version).toHaveLength(MIGRATIONS);
      for (const surface of [api.rest, api.mcp]) {
        for (const list of [surface?.changes, surface?.advisories]) {
          expect(list?.lines, version).toHaveLength(LISTED);
          expect(list?.count, version).toBe(OVERFLOWING_COUNT);
        }
      }
      expect(config?.changes.length, version).toBeGreaterThan(1);
      expect([declaredBreaks.length, declaredAdvisories.length], version).toEqual([DECLARED, DECLARED]);
    }
    expect(report.evidence.documents).toHaveLength(live.length + 1);
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  it('fits into a job summary that says what it leaves out', () => {
    const summary = renderSummary(report);
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1_000_000);
    expect(summary).toMatch(LEFT_OUT);
  });

  it('fits into a comment that says where the rest is', () => {
    const comment = renderComment(report);
    expect(comment.length).toBeLessThanOrEqual(65_000);
    expect(comment).toContain(' has the rest');
  });

  it('fits into annotations', () => {
    const annotations = renderAnnotations(report);
    for (const { message } of annotations) expect(message.length).toBeLessThanOrEqual(MOST_MESSAGE);
    for (const level of ['error', 'warning', 'notice']) {
      expect(annotations.filter((annotation) => annotation.level === level).length).toBeLessThanOrEqual(MOST_PER_LEVEL);
    }
  });

  it('fits into outputs', () => {
    const file = join(temporaryFolder(), 'output');
    writeFileSync(file, '');
    vi.stubEnv('GITHUB_OUTPUT', file);
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    publishReport(report, '/runner/report.json');
    // One of them alone must fit into a variable of a later step.
    expect(statSync(file).size).toBeLessThan(128 * 1_024);
  });
});

/** Versions in their order. */
function byNumbers(left: string, right: string): number {
  return left.localeCompare(right, 'en', { numeric: true });
}
