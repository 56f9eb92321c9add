import { describe, expect, it } from 'vitest';
import { compareTrees } from '../../src/comparison/compare-trees.ts';
import { chartKey, isOfficialRepository, mirrorNotices } from '../../src/deployment/chart-source.ts';

import { chartRepository, DEFAULTS } from '../support/detection.ts';
import { memoryTree } from '../support/memory-tree.ts';

const OFFICIAL = 'https://lightdash.github.io/helm-charts';

describe('the repository of a chart', () => {
  it.each([
    [OFFICIAL, true],
    [`${OFFICIAL}//`, true],
    ['http://lightdash.github.io/helm-charts', true],
    ['oci://709825985650.dkr.ecr.us-east-1.amazonaws.com/lightdash', true],
    [`${OFFICIAL}.evil.test`, false],
    [`https://evil.test/${OFFICIAL}`, false],
    ['@lightdash', false],
    ['', false],
  ])('%s is the official one: %s', (repository, expected) => {
    expect(isOfficialRepository(repository)).toBe(expected);
    expect(mirrorNotices(repository)).toHaveLength(expected ? 0 : 1);
  });

  it('is worth a notice if no file names it', () => {
    expect(mirrorNotices(null)).toHaveLength(1);
  });

  it.each([
    [{}, true],
    [{ repository: `${OFFICIAL}/` }, true],
    [{ repository: 'http://lightdash.github.io/helm-charts' }, true],
    [{ place: { file: 'b', line: 2, column: 2 } }, true],
    [{ repository: 'https://charts.example.com' }, false],
    [{ repository: null }, false],
    [{ version: '2.9.0' }, false],
    [{ name: 'other' }, false],
  ])('and name and version identify a chart: %j is the same: %s', (other, expected) => {
    const chart = { name: 'lightdash', version: '2.9.1', place: null, repository: OFFICIAL };
    expect(chartKey({ ...chart, ...other }) === chartKey(chart)).toBe(expected);
  });

  it.each([
    [`${OFFICIAL}/`, true],
    ['https://charts.example.com', false],
    ['', false],
  ])('tells whether a chart that no index lists is still the same: from %j', async (repository, isSame) => {
    const tree = (from: string) =>
      memoryTree({ 'Chart.yaml': `dependencies: [{name: lightdash, version: 2.10.117, repository: "${from}"}]\n` });
    const pair = { base: tree(OFFICIAL), head: tree(repository), renames: new Map() };
    const rules = { from: null, to: null, strict: false };
    const { changes } = await compareTrees(pair, DEFAULTS, rules, chartRepository());
    expect(changes.map(({ problem }) => problem?.code ?? null)).toEqual([isSame ? null : 'chart-unknown']);
  });
});
