import { describe, expect, it } from 'vitest';
import { honoursRecreate } from '../../src/deployment/chart.ts';
import { helmArguments, instructionsFor } from '../../src/render/deployment-mapping.ts';
import { version } from '../support/documents.ts';

const titles = (mode: 'RollingUpdate' | 'Recreate', chart: string | null) =>
  instructionsFor(version('1.2.3'), mode, chart).map(({ title }) => title.replace(/[.,].*/, ''));

describe('the deployment mapping (INTERFACE.md)', () => {
  it.each([
    ['2.16.283', false],
    ['2.16.284', true],
    ['2.9.1', false],
    ['3.0.0', true],
    ['2.17.0', true],
    ['2.16.284-beta.1', false],
  ])('chart %s stops the old version by itself: %j', (chart, honours) => {
    expect(honoursRecreate(chart)).toBe(honours);
  });

  it('rolls with the mode set and compose brought up', () => {
    expect(instructionsFor(version('1.2.3'), 'RollingUpdate', null).map(({ lines }) => lines)).toEqual([
      ['image:', '  tag: "1.2.3"', 'upgrade:', '  mode: RollingUpdate'],
      [
        'helm upgrade "$RELEASE" lightdash/lightdash --version "$CHART_VERSION" --values values.yaml --set image.tag=1.2.3 --set upgrade.mode=RollingUpdate',
      ],
      ['# change the image tag to 1.2.3', 'docker compose up --detach'],
    ]);
  });

  it('recreates: compose down, change the tag, up', () => {
    const compose = instructionsFor(version('1.2.3'), 'Recreate', null).at(-1);
    expect(compose?.lines).toEqual([
      'docker compose down',
      '# change the image tag to 1.2.3',
      'docker compose up --detach',
    ]);
  });

  it.each([
    [null, ['Helm values', 'Helm', 'Helm', 'Compose']],
    ['2.16.284', ['Helm values', 'Helm', 'Compose']],
    ['2.16.283', ['Helm values', 'Helm', 'Compose']],
  ])('with chart %j advises what that chart needs', (chart, expected) => {
    expect(titles('Recreate', chart)).toEqual(expected);
    const scalesDown = instructionsFor(version('1.2.3'), 'Recreate', chart).some(({ lines }) =>
      lines.some((line) => line.startsWith('kubectl scale')),
    );
    expect(scalesDown).toBe(chart !== '2.16.284');
  });

  it('has the same advice for every chart that rolls', () => {
    expect(titles('RollingUpdate', '2.0.0')).toEqual(titles('RollingUpdate', '3.0.0'));
  });

  it('names the Helm argument', () => {
    expect(helmArguments('Recreate')).toBe('--set upgrade.mode=Recreate');
  });
});
