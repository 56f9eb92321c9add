import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FolderTree } from '../../src/repository/folder.ts';
import { TreeError } from '../../src/repository/tree.ts';
import { temporaryFolder } from '../support/git-repository.ts';

const isRoot = process.getuid?.() === 0;
const isPosix = process.platform !== 'win32';

function folderWith(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = temporaryFolder();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

const pathsOf = async (tree: FolderTree) => [...(await tree.entries()).keys()];

describe('FolderTree', () => {
  it('lists files in the order of their paths, without .git and node_modules', async () => {
    const folder = folderWith({
      'b.yaml': 'b',
      'a/z.yaml': 'z',
      'a.yaml': 'a',
      '.env': 'TAG=1.2.3',
      '.git/config': '',
      'node_modules/x/values.yaml': 'x',
      'a/node_modules/y.yaml': 'y',
      'sub/.git': 'gitdir: elsewhere',
    });
    const tree = new FolderTree(folder);
    expect(await pathsOf(tree)).toEqual(['.env', 'a.yaml', 'a/z.yaml', 'b.yaml', 'sub/.git']);
    expect((await tree.entries()).get('a/z.yaml')).toEqual({ path: 'a/z.yaml', kind: 'file', id: null });
    expect(tree.name).toMatch(/^the folder upgrade-gate-/);
  });

  it('reads bytes as they are', async () => {
    const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0x00, 0xff, 0x0d, 0x0a]);
    const large = Buffer.alloc(3_000_000, 'x');
    const tree = new FolderTree(folderWith({ 'a.yaml': bytes, 'large.json': large, empty: '' }));
    expect(await tree.read('a.yaml')).toEqual(bytes);
    expect((await tree.read('large.json'))?.equals(large)).toBe(true);
    expect(await tree.read('empty')).toEqual(Buffer.alloc(0));
  });

  it.each([
    'absent.yaml',
    'a.yaml/b',
    'folder',
    '.git/config',
    'node_modules/a.yaml',
    '../a.yaml',
    '/a.yaml',
    'a\0b',
    '',
  ])('has no file "%s"', async (path) => {
    const files = { 'a.yaml': 'a', 'folder/b.yaml': 'b', '.git/config': '', 'node_modules/a.yaml': 'a' };
    expect(await new FolderTree(folderWith(files)).read(path)).toBeNull();
  });

  it.runIf(isPosix)('follows links inside the folder and none that leads out of it', async () => {
    const outside = folderWith({ 'secret.yaml': 'lightdash' });
    const folder = folderWith({ 'deploy/values.yaml': 'lightdash', '.git/config': 'lightdash' });
    const link = (target: string, path: string) => symlinkSync(target, join(folder, path));
    link('deploy/values.yaml', 'in.yaml');
    link('deploy', 'folder');
    link(join(outside, 'secret.yaml'), 'out.yaml');
    link(outside, 'outside');
    link('circle', 'circle');
    link('nowhere', 'dangling');
    link('.git/config', 'git');
    link('/dev/zero', 'device');
    const tree = new FolderTree(folder);
    expect((await tree.entries()).get('folder')?.kind).toBe('symlink');
    expect(await pathsOf(tree)).not.toContain('outside/secret.yaml');
    expect((await tree.read('in.yaml'))?.toString()).toBe('lightdash');
    expect((await tree.read('folder/values.yaml'))?.toString()).toBe('lightdash');
    for (const path of ['out.yaml', 'outside/secret.yaml', 'circle', 'dangling', 'git', 'device', 'folder']) {
      expect(await tree.read(path), path).toBeNull();
    }
    expect(await tree.containing('lightdash', ['in.yaml', 'out.yaml'])).toEqual(['in.yaml', 'out.yaml']);
  });

  it.runIf(isPosix)('neither lists nor opens pipes', async () => {
    const folder = folderWith({ 'a.yaml': 'lightdash' });
    execFileSync('sh', ['-c', 'mkfifo pipe.yaml'], { cwd: folder });
    const tree = new FolderTree(folder);
    expect(await pathsOf(tree)).toEqual(['a.yaml']);
    expect(await tree.read('pipe.yaml')).toBeNull();
    expect(await tree.containing('lightdash', ['pipe.yaml', 'a.yaml'])).toEqual(['a.yaml']);
  });

  it('finds a text in any case, anywhere in a file, among the paths asked for', async () => {
    const piece = 1_048_576;
    const files = {
      lower: 'image: lightdash/lightdash:1.2.3',
      mixed: 'LightDash',
      binary: Buffer.concat([Buffer.from([0, 0xff]), Buffer.from('LIGHTDASH')]),
      none: 'light dash',
      empty: '',
      short: 'light',
      'over the edge of a piece': Buffer.concat([Buffer.alloc(piece - 4, 'x'), Buffer.from('lightdash')]),
      'in the last piece': Buffer.concat([Buffer.alloc(2 * piece + 9, 'x'), Buffer.from('lightdash')]),
      'large without': Buffer.alloc(2 * piece, 'x'),
    };
    const tree = new FolderTree(folderWith({ ...files, 'not asked for': 'lightdash' }));
    expect(await tree.containing('lightdash', [...Object.keys(files), 'absent'])).toEqual([
      'lower',
      'mixed',
      'binary',
      'over the edge of a piece',
      'in the last piece',
    ]);
  });

  it.runIf(process.platform === 'linux')('keeps names apart that are not valid UTF-8', async () => {
    const folder = folderWith({ 'a "b"\n c.yaml': 'lightdash', 'ü.yaml': 'u' });
    const bytes = (text: string) => Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(text, 'latin1')]);
    mkdirSync(bytes('caf\xe9'));
    writeFileSync(bytes('caf\xe9/\xff.yaml'), 'lightdash one');
    writeFileSync(bytes('caf\xe9/\xfe.yaml'), 'lightdash two');
    const tree = new FolderTree(folder);
    const paths = ['a "b"\n c.yaml', 'caf\\351/\\376.yaml', 'caf\\351/\\377.yaml', 'ü.yaml'];
    expect(await pathsOf(tree)).toEqual(paths);
    expect((await tree.read('caf\\351/\\377.yaml'))?.toString()).toBe('lightdash one');
    expect((await tree.read('caf\\351/\\376.yaml'))?.toString()).toBe('lightdash two');
    expect(await tree.containing('lightdash', paths)).toEqual(paths.slice(0, 3));
  });

  it.skipIf(isRoot || !isPosix)('names a file that it may not read, once it is read', async () => {
    const folder = folderWith({ 'a.yaml': 'lightdash' });
    chmodSync(join(folder, 'a.yaml'), 0);
    const tree = new FolderTree(folder);
    expect(await tree.containing('lightdash', ['a.yaml'])).toEqual(['a.yaml']);
    await expect(tree.read('a.yaml')).rejects.toThrow(
      /^Cannot read a\.yaml in the folder .*: the permission is missing$/,
    );
  });

  it('of a folder that does not exist cannot be listed', async () => {
    const tree = new FolderTree(join(temporaryFolder(), 'absent'));
    await expect(tree.entries()).rejects.toThrow(new TreeError('Cannot list the files in the folder absent: ENOENT'));
  });
});
