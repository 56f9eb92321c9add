import { describe, expect, it } from 'vitest';
import { isMadeWithChart, type Means, meansOf } from '../../src/gate/means.ts';

const PLACE = { file: 'a.yaml', line: 1, column: 1 };

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
    expect(isMadeWithChart({ id: `${kind}:a`, kind, chart: null, place: PLACE })).toBe(isChart);
  });

  it.each<[string, string, boolean]>([
    ['target:values.yaml#image.tag', 'values.yaml', true],
    ['target:a.yaml#spec.values.image.tag', 'a.yaml', true],
    ['target:production', 'values.yaml', true],
    ['target:task.json#image', 'task.json', false],
    ['target:ci.yml@regex:(?<version>.*)', 'ci.yml', false],
    ['target:production', 'deploy.sh', false],
  ])('%s in %s may lead to values of the chart: %s', (id, file, isChart) => {
    expect(isMadeWithChart({ id, kind: 'target', chart: null, place: { ...PLACE, file } })).toBe(isChart);
    const chart = { name: 'lightdash', version: null, place: null, repository: null };
    expect(isMadeWithChart({ id, kind: 'target', chart, place: { ...PLACE, file } })).toBe(true);
  });

  it.each(['argo-cd', 'flux', 'helmfile', 'kustomize', 'terraform'])(
    '%s, with the chart that its files name',
    (kind) => {
      const chart = { name: 'lightdash', version: null, place: null, repository: null };
      const object = { id: `${kind}:a`, kind, place: PLACE };
      expect(meansOf(kind)).toEqual([]);
      expect(isMadeWithChart({ ...object, chart })).toBe(true);
      expect(isMadeWithChart({ ...object, chart: null })).toBe(false);
    },
  );
});
