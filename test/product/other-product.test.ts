import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { LIGHTDASH } from '../../src/product/lightdash.ts';
import { ROOT } from '../support/process.ts';

/** The maker and the product of the same format that nobody publishes. */
const renamed = (text: string) =>
  text.replaceAll('Lightdash', 'Lumenview').replaceAll('LIGHTDASH', 'LUMENVIEW').replaceAll('lightdash', 'lumenview');
const LUMENVIEW = JSON.parse(renamed(JSON.stringify(LIGHTDASH)));

const folder = mkdtempSync(join(tmpdir(), 'other-product-'));
afterAll(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** Documents and charts of one product, in a folder of that name. */
function documentsOf(name: string, rename: (text: string) => string): string {
  const own = join(folder, name);
  cpSync(`${ROOT}fixtures`, own, { recursive: true });
  cpSync(`${ROOT}test/fuzz/charts`, join(own, 'charts'), { recursive: true });
  for (const each of readdirSync(own, { recursive: true, encoding: 'utf8' })) {
    const path = join(own, each);
    if (statSync(path).isFile()) writeFileSync(path, rename(readFileSync(path, 'utf8')));
  }
  return own;
}

type Files = Readonly<Record<string, string>>;

/** Everything that a product's gate says of some changes, as texts. Its modules are loaded anew, with the product in its place. */
async function saidOf(
  product: unknown,
  name: string,
  rename: (text: string) => string,
): Promise<Record<string, string>> {
  vi.resetModules();
  vi.doMock('../../src/product/lightdash.ts', () => ({ LIGHTDASH: product }));
  const { EVERY_KIND } = await import('../support/example-repositories.ts');
  const { judgeFiles } = await import('../fuzz/repositories.ts');
  const { renderComment, renderSummary } = await import('../../src/render/pages.ts');
  const { renderDetails, renderReport } = await import('../../src/render/terminal.ts');
  const { renderAnnotations } = await import('../../src/render/annotations.ts');
  const { helpOf, overview } = await import('../../src/cli/help.ts');
  const { COMMANDS } = await import('../../src/cli/commands.ts');
  const { PROBLEM_CODES, problemAt } = await import('../../src/problems/problem.ts');
  const { objectsIn } = await import('../support/found-objects.ts');
  const documents = documentsOf(name, rename);
  const settings = {
    artifacts: 'verify',
    'index-url': join(documents, 'release-safety-index.json'),
    'release-asset-url': join(documents, 'artifacts/{version}.json'),
    'chart-repository-url': join(documents, 'charts/index.yaml'),
    'fail-on': 'mode-mismatch',
  };
  const said: Record<string, string> = {};
  for (const repository of EVERY_KIND.filter((each) => each.name.startsWith('the example of'))) {
    const files = (version: string): Files =>
      Object.fromEntries(Object.entries(repository.files(version)).map(([path, text]) => [rename(path), rename(text)]));
    said[`${repository.name}: detect`] = JSON.stringify(await objectsIn(files('2.2.0')));
    for (const [from, to] of [
      ['2.0.0', '2.2.0'],
      ['2.2.0', '2.5.0'],
      ['1.0.0', '2.5.0'],
      ['2.2.0', '99.0.0'],
      ['2.5.0', '2.2.0'],
      ['2.2.0', 'latest'],
    ] as const) {
      const report = await judgeFiles(files(from), files(to), settings);
      const surfaces = [
        renderSummary(report),
        renderComment(report),
        renderReport(report),
        renderDetails(report),
        JSON.stringify(renderAnnotations(report)),
        JSON.stringify(report),
      ];
      said[`${repository.name}: ${from} → ${to}`] = surfaces.join('\n').replaceAll(documents, 'DOCUMENTS');
    }
  }
  said['help'] = [overview(), ...Object.keys(COMMANDS).map(helpOf)].join('\n');
  said['problems'] = PROBLEM_CODES.map((code) => problemAt(code, null, 'x').message).join('\n');
  return Object.fromEntries(Object.entries(said).map(([key, text]) => [key, text.replace(/[\da-f]{40,64}/g, 'HASH')]));
}

describe('the product of another maker', { timeout: 120_000 }, () => {
  it('is one value: with it the gate says the very same, under its name alone', async () => {
    // The report has the moment at which each document was read.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-02T09:00:00Z') });
    const own = await saidOf(LIGHTDASH, 'lightdash', (text) => text);
    const other = await saidOf(LUMENVIEW, 'lumenview', renamed);
    expect(Object.keys(other)).toEqual(Object.keys(own));
    expect(Object.keys(own).length).toBeGreaterThan(80);
    expect(Object.values(own).filter((text) => /lightdash/i.test(text)).length).toBeGreaterThan(80);
    expect(Object.entries(other).filter(([, text]) => /lightdash/i.test(text))).toEqual([]);
    for (const [key, text] of Object.entries(own)) expect([key, other[key]]).toEqual([key, renamed(text)]);
    const decisions = Object.values(other).join('\n');
    for (const decision of ['roll', 'recreate', 'blocked', 'unproven']) {
      expect(decisions).toContain(`"decision":"${decision}"`);
    }
  });
});
