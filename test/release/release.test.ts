import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { releaseUnreleased, sectionOf } from '../../scripts/release/changelog.js';
import { moveMajor } from '../../scripts/release/move-major.js';
import { openPullRequest } from '../../scripts/release/open-pull-request.js';
import { planRelease } from '../../scripts/release/plan.js';
import { prepareRelease } from '../../scripts/release/prepare.js';
import { bump } from '../../scripts/release/version.js';
import { folderWith, repositoryWith } from '../support/git-repository.ts';
import { gitHubWrites } from '../support/github-writes.ts';
import { ROOT } from '../support/process.ts';

const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- A probe.

## [1.2.3] - 2026-01-02

- The release before.

[1.2.3]: https://github.test/releases/v1.2.3
`;

const manifest = (version: string) => `${JSON.stringify({ name: 'upgrade-gate', version, private: true }, null, 2)}\n`;
const lock = (version: string) =>
  `${JSON.stringify({ name: 'upgrade-gate', version, packages: { '': { version }, 'node_modules/a': { version: '9.9.9' } } }, null, 2)}\n`;

describe('the next version', () => {
  it.each([
    ['patch', '1.2.4'],
    ['minor', '1.3.0'],
    ['major', '2.0.0'],
  ])('%s', (part, next) => expect(bump('1.2.3', part)).toBe(next));

  it.each([
    ['1.2.3', 'huge', 'none of patch, minor, major'],
    ['1.2', 'patch', 'no version'],
    ['1.2.3-rc.1', 'patch', 'no version'],
    ['01.2.3', 'patch', 'no version'],
  ])('refuses %s by %s', (version, part, message) => expect(() => bump(version, part)).toThrow(message));
});

describe('CHANGELOG.md', () => {
  it('gets a section for what was unreleased', () => {
    const text = releaseUnreleased(CHANGELOG, '1.3.0', '2026-03-04');
    expect(sectionOf(text, 'Unreleased')).toBe('');
    expect(sectionOf(text, '1.3.0')).toBe('### Added\n\n- A probe.');
    expect(text.replace('\n\n## [1.3.0] - 2026-03-04', '')).toBe(CHANGELOG);
  });

  it('is not cut by links below the last section', () => {
    expect(sectionOf(CHANGELOG, '1.2.3')).toBe('- The release before.');
  });

  it.each([
    ['a version that is there', CHANGELOG, '1.2.3', 'a section of 1.2.3 already'],
    ['nothing unreleased', CHANGELOG.replace('- A probe.', ''), '1.3.0', 'nothing to release'],
    ['no such section', '# Changelog\n', '1.3.0', 'no section'],
  ])('refuses %s', (_, text, version, message) => {
    expect(() => releaseUnreleased(text, version, '2026-03-04')).toThrow(message);
  });

  it('has no section of a version that only looks alike', () => expect(sectionOf(CHANGELOG, '1.2.30')).toBeNull());
});

describe('preparing', () => {
  const tool = (version: string) => `export const TOOL = { name: 'upgrade-gate', version: '${version}' } as const;\n`;
  const filesAt = (version: string) => ({
    'package.json': manifest(version),
    'package-lock.json': lock(version),
    'src/net/tool.ts': tool(version),
    'CHANGELOG.md': CHANGELOG,
  });

  it('raises the version wherever it stands', () => {
    const folder = folderWith(filesAt('1.2.3'));
    expect(prepareRelease(folder, 'minor', '2026-03-04')).toBe('1.3.0');
    for (const [name, content] of Object.entries({
      ...filesAt('1.3.0'),
      'CHANGELOG.md': releaseUnreleased(CHANGELOG, '1.3.0', '2026-03-04'),
    })) {
      expect(readFileSync(join(folder, name), 'utf8')).toBe(content);
    }
  });

  it('knows every place of the real project', () => {
    const names = ['package.json', 'package-lock.json', 'src/net/tool.ts'];
    const folder = folderWith({
      ...Object.fromEntries(names.map((name) => [name, readFileSync(`${ROOT}${name}`, 'utf8')])),
      'CHANGELOG.md': CHANGELOG,
    });
    expect(prepareRelease(folder, 'major', '2026-03-04')).toBe(
      bump(JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')).version, 'major'),
    );
    const changed = names.map((name) => {
      const before = readFileSync(`${ROOT}${name}`, 'utf8').split('\n');
      const after = readFileSync(join(folder, name), 'utf8').split('\n');
      return after.filter((line, number) => line !== before[number]).length;
    });
    expect(changed).toEqual([1, 2, 1]);
  });

  it.each([
    ['files that disagree', { 'package-lock.json': lock('1.2.2') }, 'run npm install'],
    ['code that says another version', { 'src/net/tool.ts': tool('1.2.2') }, 'does not say'],
  ])('refuses %s, and writes nothing', (_, other, message) => {
    const folder = folderWith({ ...filesAt('1.2.3'), ...other });
    expect(() => prepareRelease(folder, 'minor', '2026-03-04')).toThrow(message);
    expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(manifest('1.2.3'));
    expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toBe(CHANGELOG);
  });
});

describe('what a push to main releases', () => {
  const folderAt = (version: string) => folderWith({ 'package.json': manifest(version), 'CHANGELOG.md': CHANGELOG });

  it('is a version with a section and without a tag', async () => {
    const { github } = await gitHubWrites(repositoryWith({ a: '1' }));
    expect(await planRelease(folderAt('1.2.3'), github)).toEqual({ release: true, version: '1.2.3', tag: 'v1.2.3' });
  });

  it('is nothing where the tag is there', async () => {
    const repository = repositoryWith({ a: '1' });
    repository.git('tag', 'v1.2.3');
    const { github } = await gitHubWrites(repository);
    expect(await planRelease(folderAt('1.2.3'), github)).toMatchObject({ release: false });
  });

  it('is nothing where nobody has proposed the version', async () => {
    const { github } = await gitHubWrites(repositoryWith({ a: '1' }));
    expect(await planRelease(folderAt('1.4.0'), github)).toMatchObject({ release: false });
  });

  it('is an error where GitHub does not answer, not a release', async () => {
    const { github } = await gitHubWrites(repositoryWith({ a: '1' }));
    github.ask = () => Promise.reject(new Error('down'));
    await expect(planRelease(folderAt('1.2.3'), github)).rejects.toThrow('down');
  });
});

describe('the major tag', () => {
  it('is made by the first release and moved by the next', async () => {
    const repository = repositoryWith({ a: '1' });
    const { github } = await gitHubWrites(repository);
    repository.git('tag', 'v1.0.0');
    expect(await moveMajor(github, 'v1.0.0', repository.id('HEAD'))).toBe('v1');
    expect(repository.id('v1')).toBe(repository.id('v1.0.0'));

    const next = repository.commit({ a: '2' });
    repository.git('tag', 'v1.0.1');
    repository.git('tag', 'v10.0.0', 'v1.0.0');
    await moveMajor(github, 'v1.0.1', next);
    expect(repository.id('v1')).toBe(next);
  });

  it('stays where a newer release is there', async () => {
    const repository = repositoryWith({ a: '1' });
    const { github, writes } = await gitHubWrites(repository);
    for (const tag of ['v1.9.0', 'v1.10.0']) repository.git('tag', tag);
    await expect(moveMajor(github, 'v1.9.0', repository.id('HEAD'))).rejects.toThrow('v1.10.0 is newer');
    expect(writes).toEqual([]);
  });

  it('stays where the release is another commit than was tested', async () => {
    const repository = repositoryWith({ a: '1' });
    const { github, writes } = await gitHubWrites(repository);
    repository.git('tag', 'v1.0.0');
    await expect(moveMajor(github, 'v1.0.0', 'b'.repeat(40))).rejects.toThrow('not the bbbb');
    expect(writes).toEqual([]);
  });
});

describe('a pull request', () => {
  it('has the files on top of the commit they were made from', async () => {
    const repository = repositoryWith({ 'CHANGELOG.md': 'old', 'README.md': 'same' });
    const parent = repository.id('HEAD');
    const { github, writes } = await gitHubWrites(repository);
    const folder = folderWith({ 'CHANGELOG.md': 'new', 'README.md': 'same' });
    const address = await openPullRequest({ github, parent, branch: 'release/v1.3.0', title: 'Release 1.3.0', folder });
    expect(address).toBe('https://github.test/acme/gate/pull/7');
    expect(repository.git('diff', '--name-only', parent, 'release/v1.3.0')).toBe('CHANGELOG.md');
    expect(repository.id('release/v1.3.0^')).toBe(parent);
    expect(repository.id('main')).toBe(parent);
    expect(writes.at(-1)).toEqual([
      'POST',
      '/pulls',
      { title: 'Release 1.3.0', head: 'release/v1.3.0', base: 'main', body: '' },
    ]);
  });

  it('is not opened where nothing changes', async () => {
    const repository = repositoryWith({ 'README.md': 'same' });
    const { github, writes } = await gitHubWrites(repository);
    const proposal = {
      github,
      parent: repository.id('HEAD'),
      branch: 'x',
      title: 'x',
      folder: folderWith({ 'README.md': 'same' }),
    };
    expect(await openPullRequest(proposal)).toBeNull();
    expect(writes).toEqual([]);
  });

  it.each(['.github/workflows/ci.yml', 'src/a.ts', 'dist/gate/a.js'])('takes no %s', async (path) => {
    const repository = repositoryWith({ 'README.md': 'x' });
    const { github, writes } = await gitHubWrites(repository);
    const proposal = {
      github,
      parent: repository.id('HEAD'),
      branch: 'x',
      title: 'x',
      folder: folderWith({ [path]: '' }),
    };
    await expect(openPullRequest(proposal)).rejects.toThrow('is not a file that may be changed here');
    expect(writes).toEqual([]);
  });
});
