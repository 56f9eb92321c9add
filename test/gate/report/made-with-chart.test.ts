import { describe, expect, it } from 'vitest';
import { NOTHING_DECLARED } from '../../../src/deployment/image-answer.ts';
import type { KindName } from '../../../src/deployment/kinds/kinds.ts';
import { isMadeWithChart } from '../../../src/gate/report/writes.ts';

const PLACE = { file: 'a.yaml', line: 1, column: 1 };
const CHART = { name: 'lightdash', version: null, place: null, repository: null };
const OF_CHART = { ...NOTHING_DECLARED, values: PLACE };

describe('a deployment is made with the chart', () => {
  it.each<[KindName, named: boolean, values: boolean]>([
    // Versions that are given may be deployed with a chart, but nothing shows that they are.
    ['given', false, false],
    ['line', false, false],
    ['file', false, false],
    ['compose', false, false],
    ['dockerfile', false, false],
    ['manifests', false, false],
    ['helm-values', true, true],
    ['umbrella-chart', true, true],
    ['target', true, true],
    ['argo-cd', true, false],
    ['flux', true, false],
    ['helmfile', true, false],
    ['kustomize', true, false],
    ['terraform', true, false],
    ['rendered', true, false],
  ])('%s, if its files name the chart: %s; if they have values of the chart: %s', (kind, named, values) => {
    expect(isMadeWithChart({ kind, chart: CHART, declared: NOTHING_DECLARED })).toBe(named);
    expect(isMadeWithChart({ kind, chart: null, declared: OF_CHART })).toBe(values);
    expect(isMadeWithChart({ kind, chart: null, declared: NOTHING_DECLARED })).toBe(false);
  });
});
