import { describe, expect, it } from 'vitest';
import { isMadeWithChart, type Means, meansOf } from '../../src/gate/means.ts';

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
    expect(isMadeWithChart({ kind, chart: null })).toBe(isChart);
  });

  it.each(['argo-cd', 'flux', 'helmfile', 'kustomize', 'terraform'])(
    '%s, with the chart that its files name',
    (kind) => {
      const chart = { name: 'lightdash', version: null, place: null, repository: null };
      expect(meansOf(kind)).toEqual([]);
      expect(isMadeWithChart({ kind, chart })).toBe(true);
      expect(isMadeWithChart({ kind, chart: null })).toBe(false);
    },
  );
});
