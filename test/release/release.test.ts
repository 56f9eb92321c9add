import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { releaseUnreleased, sectionOf } from '../../scripts/release/changelog.js';
import { moveMajor } from '../../scripts/release/move-major.js';
import { openPullRequest } from '../../scripts/release/open-pull-request.js';
import { planRelease } from '../../scripts/release/plan.js';
import { prepareRelease } from '../../scripts/release/prepare.js';
import { bump, tagOf } from '../../scripts/release/version.js';
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

const tool = (version: string) => `export const TOOL = { name: 'upgrade-gate', version: '${version}' } as const;\n`;
const filesAt = (version: string) => ({
  'package.json': manifest(version),
  'package-lock.json': lock(version),
  'src/net/tool.ts': tool(version),
  'CHANGELOG.md': CHANGELOG,
});

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

describe('the first release', () => {
  it.each(['0.1.0', '0.0.1', '0.99.9'])('is not %s', (version) => {
    expect(() => tagOf(version)).toThrow('the first release is 1.0.0');
  });

  it.each(['patch', 'minor'])('is not proposed as a %s of 0.1.0, and nothing is written', (part) => {
    const folder = folderWith({ ...filesAt('0.1.0') });
    expect(() => prepareRelease(folder, part, '2026-03-04')).toThrow('the first release is 1.0.0');
    expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(manifest('0.1.0'));
  });

  it('is 1.0.0', () => expect(prepareRelease(folderWith(filesAt('0.1.0')), 'major', '2026-03-04')).toBe('1.0.0'));
});

describe('CHANGELOG.md', () => {
  it('gets a section for what was unreleased', () => {
    const text = releaseUnreleased(CHANGELOG, '1.3.0', '2026-03-04');
    expect(sectionOf(text, 'Unreleased')).toBe('');
    expect(sectionOf(text, '1.3.0')).toBe('### Added\n\n- A probe.');
    expect(text.replace('\n\n## [1.3.0] - 2026-03-04', '')).toBe(CHANGELOG);
  });

  const isFirst = sectionOf(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), '1.0.0') === null;

  it.runIf(isFirst)('has only what is added for the first release, since nobody has a version before it', () => {
    const unreleased = sectionOf(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), 'Unreleased') ?? '';
    expect(unreleased.match(/^### .*/gm)).toEqual(['### Added']);
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
  it('raises the version everywhere', () => {
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
    for (const version of ['1.4.0', '0.1.0'])
      expect(await planRelease(folderAt(version), github)).toMatchObject({ release: false, tag: '' });
  });

  it('is an error for a version before 1.0.0', async () => {
    const folder = folderWith({
      'package.json': manifest('0.2.0'),
      'CHANGELOG.md': CHANGELOG.replace('1.2.3', '0.2.0'),
    });
    const { github } = await gitHubWrites(repositoryWith({ a: '1' }));
    await expect(planRelease(folder, github)).rejects.toThrow('the first release is 1.0.0');
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

  it('stays if the release is another commit than the tested one', async () => {
    const repository = repositoryWith({ a: '1' });
    const { github, writes } = await gitHubWrites(repository);
    repository.git('tag', 'v1.0.0');
    await expect(moveMajor(github, 'v1.0.0', 'b'.repeat(40))).rejects.toThrow('not the bbbb');
    expect(writes).toEqual([]);
  });
});

describe('a pull request', () => {
  /** A checkout with these changes, and what its pull request is made of. */
  async function proposal(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) {
    const repository = repositoryWith(before);
    const { github, writes } = await gitHubWrites(repository);
    for (const [path, text] of Object.entries(after)) writeFileSync(join(repository.folder, path), text);
    const from = { parent: repository.id('HEAD'), checkout: repository.folder, bundles: null };
    return { repository, writes, made: { github, branch: 'release/v1.3.0', title: 'Release 1.3.0', ...from } };
  }

  it('has every page that differs, on top of the commit that is checked out', async () => {
    const { repository, writes, made } = await proposal(
      { 'CHANGELOG.md': 'old', 'README.md': 'same', 'docs/policy.md': 'old', '.github/CODEOWNERS': 'old' },
      { 'CHANGELOG.md': 'new', 'docs/policy.md': 'new', '.github/CODEOWNERS': 'new' },
    );
    expect(await openPullRequest(made)).toBe('https://github.test/acme/gate/pull/7');
    expect(repository.git('diff', '--name-only', made.parent, 'release/v1.3.0').split('\n')).toEqual([
      '.github/CODEOWNERS',
      'CHANGELOG.md',
      'docs/policy.md',
    ]);
    expect(repository.id('release/v1.3.0^')).toBe(made.parent);
    expect(repository.id('main')).toBe(made.parent);
    expect(writes.at(-1)).toEqual([
      'POST',
      '/pulls',
      { title: 'Release 1.3.0', head: 'release/v1.3.0', base: 'main', body: '' },
    ]);
  });

  it('is not opened where nothing changes', async () => {
    const { writes, made } = await proposal({ 'README.md': 'same' }, {});
    expect(await openPullRequest(made)).toBeNull();
    expect(writes).toEqual([]);
  });

  it.each(['.github/workflows/ci.yml', 'src/a.ts', 'dist/gate/index.js'])('takes no changed %s', async (path) => {
    const { writes, made } = await proposal({ [path]: 'old' }, { [path]: 'new' });
    await expect(openPullRequest(made)).rejects.toThrow('is not a file that may be changed here');
    expect(writes).toEqual([]);
  });

  it.each(['README.md', 'dist/gate/a.js', 'package.json'])('takes no %s from the job that builds', async (path) => {
    const { writes, made } = await proposal({ 'README.md': 'old' }, { 'README.md': 'new' });
    const bundles = folderWith({ [path]: '' });
    await expect(openPullRequest({ ...made, bundles })).rejects.toThrow('is not a file that may be changed here');
    expect(writes).toEqual([]);
  });
});
