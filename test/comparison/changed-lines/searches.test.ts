import { expect, it, vi } from 'vitest';
import { compareTrees } from '../../../src/comparison/compare-trees.ts';
import { chartRepository, DEFAULTS } from '../../support/detection.ts';
import { memoryTree } from '../../support/memory-tree.ts';

const values = (image: string, tag: string) => `image:\n  repository: ${image}\n  tag: ${tag}\n`;

it('searches a large repository for no word that many files hold', async () => {
  const others = Array.from({ length: 30 }, (_, at) => [`apps/${at}/values.yaml`, values(`acme/${at}`, '1.2.0')]);
  const files = (tag: string) => ({
    ...Object.fromEntries(others),
    'bi/lightdash/values.yaml': values('lightdash/lightdash', '1.0.0'),
    'apps/mail/values.yaml': values('acme/mail', tag),
  });
  const head = memoryTree(files('1.1.0'));
  const containing = vi.spyOn(head, 'containing');
  const sides = { base: memoryTree(files('1.0.0')), head, renames: new Map<string, string>() };
  const { changes } = await compareTrees(sides, DEFAULTS, { from: null, to: null, strict: false }, chartRepository());
  expect(changes.map(({ change }) => change)).toEqual(['unchanged']);
  const everywhere = containing.mock.calls.filter(([, paths]) => paths.length > others.length).map(([text]) => text);
  expect([...new Set(everywhere)].sort()).toEqual([
    'argoproj.io',
    'crossplane.io',
    'helm.cattle.io',
    'lightdash',
    'toolkit.fluxcd.io',
  ]);
});
