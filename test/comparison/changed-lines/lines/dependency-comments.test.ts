import { describe, expect, it } from 'vitest';
import { compare, show } from '../../../support/comparison.ts';

/** A deployment that has nothing to do with it. */
const BESIDE = { 'other/compose.yaml': 'services:\n  bi:\n    image: lightdash/lightdash:1.2.3\n' };

async function changesOf(path: string, text: (version: string) => string, [before, after]: readonly [string, string]) {
  const all = await compare({ ...BESIDE, [path]: text(before) }, { ...BESIDE, [path]: text(after) });
  return all.filter((each) => each.change !== 'unchanged').map((each) => show(each).replace(/^\S+ /, ''));
}

const TAGS = ['1.2.3', '1.3.0'] as const;
const CHARTS = ['2.9.1', '2.16.101'] as const;

describe('a version below a comment for a tool that updates it', () => {
  it.each<[string, (version: string) => string]>([
    ['bi.yml', (it) => `# renovate: datasource=docker depName=lightdash/lightdash\nbi: "${it}"\n`],
    ['bi.env', (it) => `# renovate: datasource=github-releases depName=lightdash/lightdash\nBI_VERSION=${it}\n`],
    [
      'bi.tf',
      (it) =>
        `locals {\n  # renovate: datasource=docker depName=bi packageName=lightdash/lightdash\n  x = "${it}"\n}\n`,
    ],
    ['bi.mk', (it) => `# renovate: depName=lightdash/lightdash\n# Keep this line.\nBI := ${it}\n`],
    ['bi.ts', (it) => `export const bi = '${it}'; // renovate: datasource=docker depName=lightdash/lightdash\n`],
    ['bi.yaml', (it) => `bi:\n  version: ${it} # {"$imagepolicy": "flux-system:lightdash:tag"}\n`],
  ])('%s: is that of the service', async (path, text) => {
    expect(await changesOf(path, text, TAGS)).toEqual(['upgrade 1.2.3 → 1.3.0']);
  });

  it('is that of its chart', async () => {
    const text = (it: string) =>
      `# renovate: datasource=helm depName=lightdash registryUrl=https://x\nBI_CHART=${it}\n`;
    expect(await changesOf('bi.env', text, CHARTS)).toEqual(['upgrade 0.2248.0 → 1.237.0']);
  });

  it.each<[string, (version: string) => string]>([
    [
      'bi.yml',
      (it) =>
        `# renovate: datasource=docker depName=lightdash/lightdash\nbi: "1.0.0"\n# renovate: datasource=docker depName=x/y\nxy: "${it}"\n`,
    ],
    ['ci.yml', (it) => `# renovate: datasource=npm depName=@lightdash/cli\ncli: "${it}"\n`],
    ['ci.env', (it) => `# renovate: datasource=pypi depName=lightdash-sync\nSYNC=${it}\n`],
    ['x.env', (it) => `# renovate: datasource=docker depName=lightdash/lightdash\nBI=1.0.0\nX=${it}\n`],
  ])('%s: is that of something else', async (path, text) => {
    expect(await changesOf(path, text, TAGS)).toEqual([]);
  });
});
