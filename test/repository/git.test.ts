import { rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { GitTree } from '../../src/repository/git.ts';
import { Git } from '../../src/repository/git-command.ts';
import { GitDifferences } from '../../src/repository/git-difference.ts';
import { GitObjects } from '../../src/repository/git-objects.ts';
import { TreeError } from '../../src/repository/tree.ts';
import { emptyRepository, type GitRepository, repositoryWith } from '../support/git-repository.ts';

function treesOf(repository: GitRepository) {
  const git = new Git({ folder: repository.folder, gitFolder: `${repository.folder}/.git`, isBare: false });
  const objects = new GitObjects(git);
  onTestFinished(() => objects.close());
  const differences = new GitDifferences(git);
  const tree = (name: string, like: GitTree | null = null) =>
    new GitTree({ git, objects, differences }, repository.id(name), like);
  return { git, objects, tree };
}

/** So many files are searched by git, not one by one. */
const MANY = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`many/${index}.txt`, `nothing ${index}`]));

const textOf = async (tree: GitTree, path: string) => (await tree.read(path))?.toString() ?? null;

describe('GitTree', () => {
  it('lists the entries of a commit in the order of their paths, whatever is in the working tree', async () => {
    const repository = repositoryWith({ 'a/b.yaml': 'b', 'a.yaml': 'a', 'a-b/c': 'c' });
    repository.commit({ link: { link: 'a.yaml' }, module: { submodule: '2'.repeat(40) } });
    const { tree } = treesOf(repository);
    const commit = tree('HEAD');
    repository.git('checkout', '--quiet', 'HEAD~1');
    const entries = await commit.entries();
    expect([...entries.keys()]).toEqual(['a-b/c', 'a.yaml', 'a/b.yaml', 'link', 'module']);
    expect(entries.get('a.yaml')).toEqual({ path: 'a.yaml', kind: 'file', id: repository.id('main:a.yaml') });
    expect(entries.get('link')?.kind).toBe('symlink');
    expect(entries.get('module')).toEqual({ path: 'module', kind: 'submodule', id: '2'.repeat(40) });
    expect(commit.name).toBe(`commit ${repository.id('main').slice(0, 7)}`);
    expect(await commit.read('module')).toBeNull();
    expect(await commit.read('module/a.yaml')).toBeNull();
  });

  it('reads content as it was committed: without filters and line ends, and pointers as pointers', async () => {
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12\n`;
    const bytes = Buffer.from([0xff, 0x00, 0x0d, 0x0a]);
    const repository = emptyRepository();
    repository.git('config', 'filter.lfs.smudge', 'echo executed');
    repository.git('config', 'diff.shout.textconv', 'echo executed');
    const attributes = '*.bin filter=lfs\n*.yaml text eol=crlf diff=shout\n';
    const large = Buffer.alloc(1_500_000, 'x');
    repository.commit({
      'a.yaml': 'lightdash\n',
      raw: bytes,
      'large.bin': pointer,
      large,
      '.gitattributes': attributes,
    });
    const tree = treesOf(repository).tree('HEAD');
    expect(await textOf(tree, 'a.yaml')).toBe('lightdash\n');
    expect(await tree.read('raw')).toEqual(bytes);
    expect(await textOf(tree, 'large.bin')).toBe(pointer);
    expect((await tree.read('large'))?.length).toBe(1_500_000);
    expect(await tree.containing('executed', ['a.yaml', 'large.bin'])).toEqual([]);
    for (const path of ['absent', '', '/a.yaml', '../a.yaml']) expect(await tree.read(path), path).toBeNull();
  });

  it('follows links inside the tree and none that leads out of it', async () => {
    const chain = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [
        `chain${index}`,
        { link: index === 0 ? 'deploy/a.yaml' : `chain${index - 1}` },
      ]),
    );
    const repository = repositoryWith({
      'deploy/a.yaml': 'a',
      'deploy/up': { link: '../top.yaml' },
      'top.yaml': 'top',
      folder: { link: './deploy/' },
      'nested/folder': { link: '../folder' },
      absolute: { link: '/etc/passwd' },
      outside: { link: '../../etc/passwd' },
      circle: { link: 'circle' },
      dangling: { link: 'absent' },
      toFolder: { link: 'deploy' },
      ...chain,
    });
    const tree = treesOf(repository).tree('HEAD');
    expect(await textOf(tree, 'deploy/up')).toBe('top');
    expect(await textOf(tree, 'folder/a.yaml')).toBe('a');
    expect(await textOf(tree, 'nested/folder/up')).toBe('top');
    expect(await textOf(tree, 'chain9')).toBe('a');
    for (const path of ['chain10', 'absolute', 'outside', 'circle', 'dangling', 'toFolder', 'folder/absent']) {
      expect(await tree.read(path), path).toBeNull();
    }
    expect(await tree.containing('lightdash', ['absolute', 'top.yaml'])).toEqual(['absolute']);
  });

  it('copes with all names of files', async () => {
    const names = [
      'a b.yaml',
      'quote".yaml',
      "it's",
      'line\nbreak.yaml',
      ':(top)x.yaml',
      '*.yaml',
      '-e',
      'ü',
      'back\\slash',
    ];
    const repository = repositoryWith(Object.fromEntries(names.map((name) => [name, `lightdash in ${name}`])));
    repository.commit({ 'none.yaml': 'nothing', 'sub/*.yaml': 'nothing' });
    const tree = treesOf(repository).tree('HEAD');
    const paths = [...(await tree.entries()).keys()];
    expect(paths).toEqual([...names, 'none.yaml', 'sub/*.yaml'].sort());
    expect(await tree.containing('lightdash', paths)).toEqual([...names].sort());
    for (const name of names) expect(await textOf(tree, name)).toBe(`lightdash in ${name}`);
  });

  it.runIf(process.platform === 'linux')('keeps names apart that are not valid UTF-8', async () => {
    const repository = repositoryWith({ 'a.yaml': 'lightdash one', 'b.yaml': 'two' });
    const entries = ['a', 'b'].map((name, index) => {
      const id = repository.id(`HEAD:${name}.yaml`);
      return Buffer.concat([Buffer.from('100644 caf'), Buffer.from([0xe8 + index, 0]), Buffer.from(id, 'hex')]);
    });
    const file = `${repository.folder}/raw-tree`;
    writeFileSync(file, Buffer.concat(entries));
    const id = repository.git('hash-object', '-t', 'tree', '-w', '--literally', file);
    repository.git('update-ref', 'refs/heads/odd', repository.git('commit-tree', '-m', 'Odd', id));
    const tree = treesOf(repository).tree('odd');
    expect([...(await tree.entries()).keys()]).toEqual(['caf\\350', 'caf\\351']);
    expect(await textOf(tree, 'caf\\350')).toBe('lightdash one');
    expect(await tree.containing('lightdash', ['caf\\350', 'caf\\351'])).toContain('caf\\350');
  });

  it.each([
    ['few files', {}],
    ['many files', MANY],
  ])('finds a text in any case, in binary files and after long lines, among %s', async (_, more) => {
    const repository = repositoryWith({
      ...more,
      'lower.yaml': 'lightdash',
      'mixed.yaml': 'LightDash',
      binary: Buffer.concat([Buffer.from([0, 0xff]), Buffer.from('LIGHTDASH')]),
      long: `${'x'.repeat(3_000_000)}lightdash`,
      'none.yaml': 'light dash',
      other: 'lightdash',
    });
    const tree = treesOf(repository).tree('HEAD');
    const paths = ['none.yaml', 'mixed.yaml', 'lower.yaml', 'long', 'binary', 'absent', ...Object.keys(more)];
    expect(await tree.containing('lightdash', paths)).toEqual(['mixed.yaml', 'lower.yaml', 'long', 'binary']);
    expect(await tree.containing('absentText', paths)).toEqual([]);
    expect(await tree.containing('lightdash', [])).toEqual([]);
  });

  // Together longer than the names that are given to git one by one.
  const LONG = `folder/${'with a long name '.repeat(7)}`;

  it.each([
    ['of the same kinds', (index: number) => `${LONG} ${index % 7}/values ${index}.yaml`],
    ['of many kinds', (index: number) => `${LONG} ${index % 7}/values.${index}`],
    ['without an extension', (index: number) => `${LONG} ${index}/Dockerfile`],
  ])('finds a text in many files %s', async (_, nameOf) => {
    const files = Object.fromEntries(
      Array.from({ length: 250 }, (_, index) => [nameOf(index), index % 50 === 0 ? `lightdash ${index}` : `${index}`]),
    );
    const repository = repositoryWith({ ...files, 'else.txt': 'lightdash' });
    const tree = treesOf(repository).tree('HEAD');
    const found = await tree.containing('lightdash', Object.keys(files));
    expect(found).toEqual(Object.keys(files).filter((_, index) => index % 50 === 0));
  });

  it('searches for all texts of the readers at once, and then for each one', async () => {
    const repository = repositoryWith({
      ...MANY,
      'argo.yaml': 'apiVersion: ArgoProj.io/v1alpha1\n# LightDash',
      'flux.yaml': 'apiVersion: helm.toolkit.fluxcd.io/v2',
      'near.yaml': 'argoprojXio',
      'none.yaml': 'lightdash',
    });
    const { git, tree } = treesOf(repository);
    const run = vi.spyOn(git, 'run');
    const head = tree('HEAD');
    const paths = ['argo.yaml', 'flux.yaml', 'near.yaml', 'none.yaml', ...Object.keys(MANY)];
    expect(await head.containing('argoproj.io', paths)).toEqual(['argo.yaml']);
    expect(await head.containing('toolkit.fluxcd.io', paths)).toEqual(['flux.yaml']);
    expect(await head.containing('crossplane.io', paths)).toEqual([]);
    expect(await head.containing('crossplane.io', ['near.yaml', 'none.yaml'])).toEqual([]);
    const searches = run.mock.calls.map(([args]) => args).filter(([command]) => command === 'grep');
    expect(searches).toHaveLength(1);
    expect(await head.containing('LIGHTDASH', paths)).toEqual(['argo.yaml', 'none.yaml']);
    // A text around one of them can only stand where that one stands.
    expect(await head.containing('NotLightDash', paths)).toEqual([]);
    expect(await head.containing('helm.toolkit.fluxcd.io/v2', paths)).toEqual(['flux.yaml']);
    expect(run.mock.calls.filter(([[command]]) => command === 'grep')).toHaveLength(1);
    expect(await head.containing('nothing', paths)).toEqual(Object.keys(MANY));
    expect(run.mock.calls.filter(([[command]]) => command === 'grep')).toHaveLength(2);
  });

  it.each(['grep.lineNumber', 'grep.column', 'grep.fullName', 'color.grep', 'color.ui'])(
    'finds a text whatever %s says',
    async (setting) => {
      const repository = repositoryWith({ ...MANY, 'a.yaml': 'lightdash', 'b.yaml': 'b: toolkit.fluxcd.io' });
      repository.git('config', setting, setting.startsWith('color') ? 'always' : 'true');
      const head = treesOf(repository).tree('HEAD');
      const paths = ['a.yaml', 'b.yaml', ...Object.keys(MANY)];
      expect(await head.containing('lightdash', paths)).toEqual(['a.yaml']);
      expect(await head.containing('toolkit.fluxcd.io', paths)).toEqual(['b.yaml']);
      expect(await head.containing('nothing', paths)).toEqual(Object.keys(MANY));
    },
  );

  it('finds each text where many files hold one of them', async () => {
    const texts = ['LightDash', 'argoproj.io', 'toolkit.fluxcd.io', 'crossplane.io', 'LightDash argoproj.io'];
    const files = Array.from(
      { length: 60 },
      (_, index) => [`${index}.yaml`, `${index} ${texts[index % 5]}\n`] as const,
    );
    const head = treesOf(repositoryWith(Object.fromEntries(files))).tree('HEAD');
    for (const text of ['lightdash', 'argoproj.io', 'toolkit.fluxcd.io', 'crossplane.io']) {
      const holding = files.filter(([, content]) => content.toLowerCase().includes(text)).map(([path]) => path);
      expect(
        await head.containing(
          text,
          files.map(([path]) => path),
        ),
        text,
      ).toEqual(holding);
    }
  });

  it('searches a file that is too large to be read', async () => {
    const tree = treesOf(repositoryWith({ 'a.yaml': 'a', 'large.json': Buffer.alloc(100_000_001, 'x') })).tree('HEAD');
    expect(await tree.containing('lightdash', ['a.yaml', 'large.json'])).toEqual([]);
  });

  it('searches once what two commits have in common, and reads the few files that differ', async () => {
    const files = { ...MANY, 'a.yaml': 'lightdash', 'b.yaml': 'b', 'moved.yaml': 'LIGHTDASH' };
    const repository = repositoryWith(files);
    repository.commit({ 'b.yaml': 'now lightdash', 'moved.yaml': null, 'there.yaml': 'LIGHTDASH' });
    const { git, objects, tree } = treesOf(repository);
    const run = vi.spyOn(git, 'run');
    const read = vi.spyOn(objects, 'read');
    const base = tree('HEAD~1');
    expect(await base.containing('lightdash', Object.keys(files))).toEqual(['a.yaml', 'moved.yaml']);
    const head = tree('HEAD', base);
    const found = await head.containing('lightdash', ['a.yaml', 'b.yaml', 'there.yaml', ...Object.keys(MANY)]);
    expect(found).toEqual(['a.yaml', 'b.yaml', 'there.yaml']);
    expect(run.mock.calls.filter(([[command]]) => command === 'grep')).toHaveLength(1);
    const held = ['HEAD~1:a.yaml', 'HEAD~1:moved.yaml', 'HEAD:b.yaml'];
    expect(read.mock.calls).toEqual(held.map((name) => [repository.id(name)]));
    expect(await head.containing('LightDash', ['b.yaml'])).toEqual(['b.yaml']);
    expect(read).toHaveBeenCalledTimes(3);
  });

  describe('lists a commit by what differs from a like one', () => {
    const BEFORE = {
      ...MANY,
      'changed.yaml': 'before',
      'gone.yaml': 'gone',
      'mode.sh': 'same',
      'moved.yaml': 'a text long enough to be found again',
      'becomes-folder': 'a file',
      'becomes-file/a.yaml': 'a folder',
      'becomes-link': 'a file',
      'link.yaml': { link: 'changed.yaml' },
      module: { submodule: '1'.repeat(40) },
      '.gitmodules': '[submodule "module"]\n\tpath = module\n\turl = ./module\n\tignore = all\n',
    };
    const AFTER = {
      'changed.yaml': 'after',
      'gone.yaml': null,
      'moved.yaml': null,
      'a/moved.yaml': 'a text long enough to be found again',
      'becomes-folder': null,
      'becomes-folder/b.yaml': 'now a folder',
      'becomes-file/a.yaml': null,
      'becomes-file': 'now a file',
      'becomes-link': { link: 'changed.yaml' },
      'link.yaml': { link: 'mode.sh' },
      'zz/new.yaml': 'new',
      module: { submodule: '2'.repeat(40) },
    };
    const commandsOf = (git: Git) => {
      const run = vi.spyOn(git, 'run');
      return () => run.mock.calls.map(([[command]]) => command);
    };

    it.each([
      ['as it is', {}],
      ['with settings that hide or rename', { 'diff.ignoreSubmodules': 'all', 'diff.renames': 'copies' }],
    ])('%s', async (_, settings: Readonly<Record<string, string>>) => {
      const repository = repositoryWith(BEFORE);
      repository.git('update-index', '--chmod=+x', 'mode.sh');
      // A link takes the place of neither a file nor another link.
      for (const path of ['becomes-link', 'link.yaml']) rmSync(`${repository.folder}/${path}`);
      repository.commit(AFTER);
      for (const [name, value] of Object.entries(settings)) repository.git('config', name, value);
      for (const [name, other] of [
        ['HEAD~1', 'HEAD'],
        ['HEAD', 'HEAD~1'],
        ['HEAD', 'HEAD'],
      ] as const) {
        const { git, tree } = treesOf(repository);
        const expected = [...(await tree(name).entries())];
        const like = tree(other);
        await like.entries();
        const commands = commandsOf(git);
        expect([...(await tree(name, like).entries())]).toEqual(expected);
        expect(commands()).toEqual(['diff-tree']);
      }
    });

    it('where a changed name could be another one as text, it lists the commit itself', async () => {
      const repository = repositoryWith({ ...MANY, 'back\\slash': 'before' });
      repository.commit({ 'back\\slash': 'after' });
      const { git, tree } = treesOf(repository);
      const expected = [...(await tree('HEAD~1').entries())];
      const like = tree('HEAD');
      await like.entries();
      const commands = commandsOf(git);
      expect([...(await tree('HEAD~1', like).entries())]).toEqual(expected);
      expect(commands()).toEqual(['diff-tree', 'ls-tree']);
    });
  });

  it('searches a list once for all texts that readers look for everywhere, and again after a failure', async () => {
    const repository = repositoryWith({ ...MANY, 'a.yaml': 'lightdash', 'b.yaml': 'argoproj.io' });
    const { tree } = treesOf(repository);
    const head = tree('HEAD');
    const entries = vi.spyOn(head, 'entries');
    const paths = ['b.yaml', 'a.yaml', ...Object.keys(MANY)];
    entries.mockRejectedValueOnce(new TreeError('not now'));
    await expect(head.containing('lightdash', paths)).rejects.toThrow('not now');
    expect(await head.containing('lightdash', paths)).toEqual(['a.yaml']);
    expect(await head.containing('argoproj.io', paths)).toEqual(['b.yaml']);
    expect(await head.containing('crossplane.io', paths)).toEqual([]);
    expect(entries).toHaveBeenCalledTimes(2);
    expect(await head.containing('lightdash', [...paths])).toEqual(['a.yaml']);
    expect(entries).toHaveBeenCalledTimes(3);
  });

  it('of a commit that is not there cannot be listed', async () => {
    const { git } = treesOf(repositoryWith({ a: 'a' }));
    const objects = new GitObjects(git);
    const tree = new GitTree({ git, objects, differences: new GitDifferences(git) }, '1'.repeat(40));
    await expect(tree.entries()).rejects.toThrow(/^Cannot read commit 1111111: git ls-tree failed: fatal: /);
    objects.close();
  });

  it('with a content that is missing says so, where it is read or searched', async () => {
    const repository = repositoryWith({ ...MANY, 'a.yaml': 'lightdash' });
    const id = repository.id('HEAD:a.yaml');
    rmSync(`${repository.folder}/.git/objects/${id.slice(0, 2)}/${id.slice(2)}`, { force: true });
    const tree = treesOf(repository).tree('HEAD');
    await expect(tree.read('a.yaml')).rejects.toThrow(/^Cannot read a\.yaml in commit .*does not have its content$/);
    await expect(tree.containing('lightdash', ['a.yaml'])).rejects.toThrow(/^Cannot read a\.yaml in commit /);
    await expect(tree.containing('lightdash', ['a.yaml', ...Object.keys(MANY)])).rejects.toThrow(
      /^Cannot search commit /,
    );
  });
});
