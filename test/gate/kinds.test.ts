import { describe, expect, it } from 'vitest';
import { renderAnnotations } from '../../src/render/annotations.ts';
import { renderSummary } from '../../src/render/pages.ts';
import { judgeFiles } from '../fuzz/repositories.ts';
import { EVERY_KIND } from '../support/example-repositories.ts';
import { serverForTest, status } from '../support/misbehaving-server.ts';
import { ROOT } from '../support/process.ts';
import { shown } from '../support/shown.ts';

const ARTIFACTS = { artifacts: 'verify', 'release-asset-url': `${ROOT}fixtures/artifacts/{version}.json` };

describe.each(EVERY_KIND)('a change of $name', ({ kind, files, file, line, count, unrelated }) => {
  it('is green along a span that is proven, and names the file and the line', async () => {
    const report = await judgeFiles(files('2.0.0'), files('2.2.0'), ARTIFACTS);
    expect(report).toMatchObject({ decision: 'roll', upgradeMode: 'RollingUpdate', safe: true });
    expect(report.outcome.fails).toBe(false);
    expect(report.deployments).toHaveLength(count);
    expect(report.deployments.filter(({ decision }) => decision !== 'unchanged')).toEqual([
      expect.objectContaining({ kind, file, line, from: '2.0.0', to: '2.2.0', change: 'upgrade', decision: 'roll' }),
    ]);
    expect(renderAnnotations(report).filter(({ level }) => level !== 'notice')).toEqual([]);
    const summary = renderSummary(report);
    expect(summary).toContain('2.0.0 → 2.2.0');
    expect(shown(summary)).toContain(`\`${file}:${line}\``);
  });

  it('is red across a release that is not proven, on the line that decides', async () => {
    const report = await judgeFiles(files('2.2.0'), files('2.5.0'), ARTIFACTS);
    expect(report).toMatchObject({ decision: 'recreate', upgradeMode: 'Recreate', safe: false });
    expect(report.outcome.fails).toBe(true);
    const errors = renderAnnotations(report).filter(({ level }) => level === 'error');
    expect(errors).toMatchObject([{ file, startLine: line }]);
    expect(renderSummary(report)).toContain('2.4.0');
  });

  it('is green without a request where another application changes', async () => {
    const server = await serverForTest(status(500));
    const report = await judgeFiles(
      files('2.2.0'),
      { ...files('2.2.0'), ...unrelated },
      {
        artifacts: 'verify',
        'index-url': `${server.origin}/index.json`,
        'release-asset-url': `${server.origin}/{version}.json`,
        'chart-repository-url': `${server.origin}/charts`,
      },
    );
    expect(report).toMatchObject({ decision: 'unchanged', upgradeMode: 'RollingUpdate', safe: true });
    expect(report.outcome.fails).toBe(false);
    expect(report.deployments.map(({ decision }) => decision)).toEqual(Array(count).fill('unchanged'));
    expect(server.requests).toEqual([]);
    expect(renderAnnotations(report)).toEqual([]);
  });
});
