import { describe, expect, it } from 'vitest';
import { NOTHING_DECLARED } from '../../../src/deployment/image-answer.ts';
import { isMadeWithChart, type Means, meansOf } from '../../../src/gate/report/means.ts';

const PLACE = { file: 'a.yaml', line: 1, column: 1 };
const OF_CHART = { declared: { ...NOTHING_DECLARED, values: PLACE } };

describe('what a kind of deployment is upgraded with', () => {
  it.each<[string, Means[], boolean]>([
    // Versions that are given may be deployed with a chart, but nothing shows that they are.
    ['given', ['helm', 'compose'], false],
    ['helm-values', ['helm'], true],
    ['line', [], false],
    ['target', ['helm'], true],
    ['umbrella-chart', ['umbrella'], true],
    ['compose', ['compose'], false],
    ['dockerfile', [], false],
    ['manifests', [], false],
    ['file', [], false],
    ['', [], false],
  ])('%s', (kind, means, isChart) => {
    expect(meansOf(kind)).toEqual(means);
    expect(isMadeWithChart({ kind, chart: null, ...OF_CHART })).toBe(isChart);
  });

  it.each(['helm-values', 'umbrella-chart', 'target'])(
    "%s, where the values have a part that is the chart's",
    (kind) => {
      const other = { kind, declared: NOTHING_DECLARED };
      expect(isMadeWithChart({ ...other, chart: null })).toBe(false);
      const chart = { name: 'lightdash', version: null, place: null, repository: null };
      expect(isMadeWithChart({ ...other, chart })).toBe(true);
    },
  );

  it.each(['argo-cd', 'flux', 'helmfile', 'kustomize', 'terraform'])(
    '%s, with the chart that its files name',
    (kind) => {
      const chart = { name: 'lightdash', version: null, place: null, repository: null };
      const object = { kind, ...OF_CHART };
      expect(meansOf(kind)).toEqual([]);
      expect(isMadeWithChart({ ...object, chart })).toBe(true);
      expect(isMadeWithChart({ ...object, chart: null })).toBe(false);
    },
  );
});
