import { describe, expect, it } from 'vitest';
import { compareTrees } from '../../src/comparison/compare-trees.ts';
import { chartKey, exactChartVersion, isOfficialRepository, mirrorNotices } from '../../src/deployment/chart.ts';
import {
  hasTagOfItsOwn,
  honoursRecreate,
  ignoresUpgradeMode,
  migratesInJobByDefault,
  refusesTag,
} from '../../src/product/chart-versions.ts';
import { chartRepository, DEFAULTS } from '../support/detection.ts';
import { memoryTree } from '../support/memory-tree.ts';

describe('what a version of the chart does', () => {
  it.each([
    ['2.5.3', false],
    ['2.6.0', true],
    ['2.6.1', false],
    ['2.16.361', false],
    ['3.0.0-alpha.9', false],
    ['3.0.0-beta.1', true],
    ['3.0.0', true],
    ['4.1.0', true],
  ])('%s migrates in a job by default: %s', (version, expected) => {
    expect(migratesInJobByDefault(version)).toBe(expected);
  });

  it.each([
    ['2.16.101', true, false],
    ['2.16.102', false, false],
    ['2.16.283', false, false],
    ['2.16.284', false, true],
    ['3.0.0-beta.1', true, false],
    ['3.0.0', false, true],
  ])('%s ignores upgrade.mode: %s, honours Recreate: %s', (version, ignores, honours) => {
    expect(ignoresUpgradeMode(version)).toBe(ignores);
    expect(honoursRecreate(version)).toBe(honours);
  });

  it.each([
    ['0.6.9', true],
    ['0.7.0', false],
  ])('%s has a default tag other than its appVersion: %s', (version, expected) => {
    expect(hasTagOfItsOwn(version)).toBe(expected);
  });

  it.each([
    ['3.0.0-beta.1', '1.169.0', true],
    ['3.0.0-beta.1', '1.99.0', true],
    ['3.0.0-beta.1', '1.169.1', false],
    ['3.0.0-beta.1', '2.0.0', false],
    ['2.16.361', '1.169.0', false],
  ])('%s refuses the tag %s: %s', (version, tag, expected) => {
    expect(refusesTag(version, tag)).toBe(expected);
  });

  it.each([
    ['2.16.361', '2.16.361'],
    ['v2.16.361', '2.16.361'],
    ['3.0.0-beta.1', '3.0.0-beta.1'],
    ['2.16', null],
    ['2.x', null],
    ['~2.16.0', null],
    ['>=2.16.0', null],
    ['=2.16.0', null],
    ['*', null],
    [' 2.16.0', null],
    ['', null],
  ])('the range %j names exactly the version %j', (text, expected) => {
    expect(exactChartVersion(text)).toBe(expected);
  });
});

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
  ])('knows whether a chart that no index lists is still the same: from %j', async (repository, isSame) => {
    const tree = (from: string) =>
      memoryTree({ 'Chart.yaml': `dependencies: [{name: lightdash, version: 2.10.117, repository: "${from}"}]\n` });
    const pair = { base: tree(OFFICIAL), head: tree(repository), renames: new Map() };
    const rules = { from: null, to: null, strict: false };
    const { changes } = await compareTrees(pair, DEFAULTS, rules, chartRepository());
    expect(changes.map(({ problem }) => problem?.code ?? null)).toEqual([isSame ? null : 'chart-unknown']);
  });
});
