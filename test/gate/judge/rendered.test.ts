import { createHash } from 'node:crypto';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRenderedPair, reportRendered } from '../../../src/gate/judge/rendered.ts';
import { parseSettings } from '../../../src/gate/settings.ts';
import { DEFAULTS } from '../../support/detection.ts';
import { temporaryFolder } from '../../support/git-repository.ts';
import { memoryTree } from '../../support/memory-tree.ts';

const MANIFEST = `apiVersion: apps/v1
kind: Deployment
metadata: {name: lightdash}
spec: {template: {spec: {containers: [{name: web, image: "lightdash/lightdash:2.0.0"}]}}}
`;

const label = (name: string) => `Input "${name}"`;
const settingsFor = (folder: string, base = 'base', head = 'head') =>
  parseSettings({ 'working-directory': folder, 'rendered-base': base, 'rendered-head': head }, label);

function read(folder: string, committed: readonly string[] = [], root: string | null = folder, base = 'base') {
  const tree = memoryTree(Object.fromEntries(committed.map((path) => [path, 'x\n'])));
  return readRenderedPair(settingsFor(folder, base), DEFAULTS, tree, root);
}

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

describe('rendered manifests', () => {
  it('are read of a file or a folder, and named by the digests that sha256sum prints', async () => {
    const folder = folderWith({
      base: MANIFEST,
      'head/b.yaml': MANIFEST,
      'head/a/c.json': '{}',
      'head/notes.txt': 'x',
    });
    symlinkSync('/etc', join(folder, 'head/etc'));
    const list = `${digest('{}')}  a/c.json\n${digest(MANIFEST)}  b.yaml\n`;
    expect(reportRendered(await read(folder))).toEqual({
      base: { path: 'base', sha256: digest(MANIFEST), files: 1, workloads: 1 },
      head: { path: 'head', sha256: digest(list), files: 2, workloads: 1 },
    });
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['50 MB', { 'head/a.yaml': `# ${'x'.repeat(50_000_000)}\n${MANIFEST}` }, 'holds more than 32 MB'],
    ['nothing', { 'head/readme.txt': 'x' }, 'holds no object at all'],
  ])('are no evidence if they are %s', async (_, files, found) => {
    const pair = await read(folderWith({ base: MANIFEST, ...files }));
    expect(pair?.head).toMatchObject({ objects: [], problem: { code: 'rendered-unusable', found } });
  });

  it.each<[string, readonly string[]]>([
    ['the file itself', ['base']],
    ['something in the folder', ['head/other.yaml']],
    ['a link above it', ['out']],
  ])('must not come from the change: %s is committed', async (_, committed) => {
    const folder = folderWith({ base: MANIFEST, 'head/a.yaml': MANIFEST, 'out/base': MANIFEST });
    const base = committed[0] === 'out' ? 'out/base' : 'base';
    await expect(read(folder, committed, folder, base)).rejects.toThrow('which is committed');
  });

  it('must not come from the change, by whatever link the workspace is reached', async () => {
    const folder = folderWith({ 'repository/base': MANIFEST, 'repository/head': MANIFEST });
    symlinkSync(join(folder, 'repository'), join(folder, 'workspace'));
    const settings = settingsFor(join(folder, 'workspace'));
    const reading = readRenderedPair(settings, DEFAULTS, memoryTree({ base: 'x\n' }), join(folder, 'repository'));
    await expect(reading).rejects.toThrow('which is committed');
  });

  it('may be outside of the repository, whatever that contains', async () => {
    const folder = folderWith({ base: MANIFEST, head: MANIFEST, 'repository/base': 'x' });
    expect(await read(folder, ['base'], join(folder, 'repository'))).not.toBeNull();
  });

  it('that are not where the input says end the run', async () => {
    await expect(read(folderWith({ base: MANIFEST }))).rejects.toThrow('`rendered-head` is head, but nothing is there');
  });

  it('may share one path only if that is a plan of Terraform', async () => {
    const plan = '{"format_version":"1.2","resource_changes":[]}';
    const folder = folderWith({ base: MANIFEST, plan });
    const both = (path: string) =>
      readRenderedPair(settingsFor(folder, path, `./${path}`), DEFAULTS, memoryTree({}), null);
    await expect(both('base')).rejects.toThrow('Render each side to its own path');
    expect(await both('plan')).not.toBeNull();
  });

  it.each([
    ['rendered-base', 'rendered-head'],
    ['rendered-head', 'rendered-base'],
  ])('are given for both sides: not %s alone', (name, missing) => {
    expect(() => parseSettings({ [name]: 'x' }, label)).toThrow(
      `Input "${name}" is set, but Input "${missing}" is missing`,
    );
  });

  it('are not looked for without the inputs', async () => {
    const settings = parseSettings({}, label);
    expect(await readRenderedPair(settings, DEFAULTS, memoryTree({}), null)).toBeNull();
    expect(reportRendered(null)).toBeNull();
  });
});
