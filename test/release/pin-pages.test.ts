import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isPinned, pinPages, pinText, repositoryOf } from '../../scripts/release/pin-pages.js';
import { type FileContent, repositoryWith } from '../support/git-repository.ts';
import { ROOT } from '../support/process.ts';

const BEFORE = 'OWNER/upgrade-gate';
const proposed = { repository: 'acme/upgrade-gate', tag: 'v1.0.0', commit: null };
const released = { ...proposed, commit: 'a'.repeat(40) };
const next = { ...proposed, tag: 'v1.0.1' };

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(isPinned);
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const named = tracked.filter((path) => /\bOWNER\b|\bCOMMIT\b/.test(textOf(path)));

/** What this project names before its first release: the pages have placeholders, so the next release changes them. */
const isUnreleased = repositoryOf(JSON.parse(textOf('package.json'))) === BEFORE;

/** The lines that use an action of this project, or check it out. */
const pinsIn = (text: string) =>
  text.match(/(?:uses: acme\/upgrade-gate|github:acme\/upgrade-gate#\w|^ +re[fv]: [vac]|checkout --quiet [vac]).*/gm);

describe.runIf(isUnreleased)('a page, a manifest and the list of code owners', () => {
  it('are all found that have a placeholder', () => {
    expect(named).toEqual(
      expect.arrayContaining(['README.md', 'SECURITY.md', 'docs/policy.md', 'docs/renovate.md', 'package.json']),
    );
    expect(named).toContain('.github/CODEOWNERS');
  });

  it.each(named)('%s has no placeholder once a release is proposed, nor when it is released', (path) => {
    for (const release of [proposed, released]) {
      const pinned = pinText(textOf(path), BEFORE, release);
      expect(pinned).not.toMatch(/\bOWNER\b|@COMMIT|\bCOMMIT\b/);
      for (const line of pinsIn(pinned) ?? [])
        expect(line).toMatch(
          release.commit === null
            ? /[@#]v1\.0\.0|(?:re[fv]:|checkout --quiet) v1\.0\.0$/
            : /a{40}(?: # v1\.0\.0)?(?![\w.])/,
        );
    }
  });

  it.each(named)('%s comes out the same by way of the pins of earlier releases', (path) => {
    const { repository } = proposed;
    const first = pinText(textOf(path), BEFORE, proposed);
    expect(pinText(first, repository, proposed)).toBe(first);
    const pinned = pinText(first, repository, released);
    expect(pinned).toBe(pinText(textOf(path), BEFORE, released));
    expect(pinText(pinned, repository, next)).toBe(pinText(textOf(path), BEFORE, next));
  });
});

describe('all pages of a release', () => {
  it('are pinned in the checkout, by the name that package.json has', () => {
    const files = Object.fromEntries(
      tracked.map((path): [string, FileContent] => [path, readFileSync(join(ROOT, path))]),
    );
    const repository = repositoryWith({ ...files, 'CHANGELOG.md': '@COMMIT', 'src/a.ts': 'OWNER/upgrade-gate@COMMIT' });
    pinPages(repository.folder, released);
    const changed = repository.git('diff', '--name-only').split('\n');
    expect(changed).toEqual(isUnreleased ? named.toSorted() : changed);
    expect(repository.git('grep', '-lw', '-e', 'OWNER', '-e', 'COMMIT')).toBe('CHANGELOG.md\nsrc/a.ts');
    const manifest = JSON.parse(readFileSync(join(repository.folder, 'package.json'), 'utf8'));
    expect(repositoryOf(manifest)).toBe('acme/upgrade-gate');
    expect([manifest.homepage, manifest.bugs]).toEqual([
      'https://github.com/acme/upgrade-gate#readme',
      'https://github.com/acme/upgrade-gate/issues',
    ]);
  });
});

describe('pinning', () => {
  it.each([
    ['- uses: OWNER/upgrade-gate@COMMIT', '- uses: acme/upgrade-gate@v1.0.0', 'a # v1.0.0'],
    ['  uses: OWNER/upgrade-gate/query-recipes@COMMIT', '  uses: acme/upgrade-gate/query-recipes@v1.0.0', 'a # v1.0.0'],
    [
      'uses: OWNER/upgrade-gate/.github/workflows/gate.yml@COMMIT # x',
      'uses: acme/upgrade-gate/.github/workflows/gate.yml@v1.0.0 # x',
      'a # v1.0.0 # x',
    ],
    ['repository: OWNER/upgrade-gate\n  ref: COMMIT', 'repository: acme/upgrade-gate\n  ref: v1.0.0', 'a # v1.0.0'],
    [
      'repo: https://github.com/OWNER/upgrade-gate\n    rev: COMMIT',
      'repo: https://github.com/acme/upgrade-gate\n    rev: v1.0.0',
      'a # v1.0.0',
    ],
    [
      'git clone https://github.com/OWNER/upgrade-gate x\n- git -C x checkout --quiet COMMIT',
      'git clone https://github.com/acme/upgrade-gate x\n- git -C x checkout --quiet v1.0.0',
      'a # v1.0.0',
    ],
    ['npx github:OWNER/upgrade-gate#COMMIT detect', 'npx github:acme/upgrade-gate#v1.0.0 detect', 'a detect'],
    ['/.github/ @OWNER', '/.github/ @acme', null],
    [
      'https://raw.githubusercontent.com/OWNER/upgrade-gate/main/x',
      'https://raw.githubusercontent.com/acme/upgrade-gate/main/x',
      null,
    ],
  ])('%j is %j before the release', (text, before, after) => {
    expect(pinText(text, BEFORE, proposed)).toBe(before);
    expect(pinText(text, BEFORE, released).replace('a'.repeat(40), 'a')).toBe(
      after === null ? before : before.replace(/v1\.0\.0.*/, after),
    );
  });

  it('says where the commit is, and whose it is', () => {
    const text =
      '`OWNER/upgrade-gate` is where you have this action from; pin it by the commit\nyou have reviewed. The end.'.replace(
        'commit\nyou',
        'commit you',
      );
    const page = 'https://github.com/acme/upgrade-gate/releases/tag/v1.0.0';
    expect(pinText(text, BEFORE, proposed)).toBe(
      `To pin \`v1.0.0\` by its commit, copy the line from [the release](${page}). The end.`,
    );
    expect(pinText(text, BEFORE, released)).toBe(`The commit is that of [v1.0.0](${page}). The end.`);
  });

  it('keeps the pins of other actions and of other owners', () => {
    const text = [
      '- uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1',
      `- uses: other/upgrade-gate@${'c'.repeat(40)} # v1.0.0`,
      `- uses: acme/upgrade-gate-more@${'c'.repeat(40)} # v1.0.0`,
      '- uses: acme/upgrade-gate@v1',
      'repository: other/upgrade-gate\n  ref: COMMIT',
    ].join('\n');
    expect(pinText(text, BEFORE, released)).toBe(text);
  });

  it('moves a fork to its own name', () => {
    const fork = { ...released, repository: 'fork/upgrade-gate' };
    expect(pinText(pinText('uses: OWNER/upgrade-gate@COMMIT', BEFORE, released), 'acme/upgrade-gate', fork)).toBe(
      `uses: fork/upgrade-gate@${'a'.repeat(40)} # v1.0.0`,
    );
  });

  it.each([
    ['a short commit', { ...released, commit: 'abc1234' }, 'no full commit id'],
    ['a tag that is no release', { ...released, tag: 'v1' }, 'no version X.Y.Z'],
    ['a tag without v', { ...released, tag: '1.0.0' }, 'no tag of a release'],
    ['a release before 1.0.0', { ...released, tag: 'v0.1.0' }, 'the first release is 1.0.0'],
    ['no repository', { ...released, repository: 'acme' }, 'no repository'],
  ])('refuses %s', (_, release, message) => expect(() => pinText('', BEFORE, release)).toThrow(message));
});
