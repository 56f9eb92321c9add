import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { groupByPlace } from '../../src/deployment/deployed-object.ts';
import { detect, findCandidates } from '../../src/deployment/detect.ts';
import { LOG, MARKDOWN, quoteForLog, quoteForMarkdown } from '../../src/page/escape.ts';
import { showPlace } from '../../src/problems/place.ts';
import { FolderTree } from '../../src/repository/folder.ts';
import { DEFAULTS, deploymentsIn, show } from '../support/detection.ts';
import { temporaryFolder } from '../support/git-repository.ts';
import { type MemoryFile, memoryTree } from '../support/memory-tree.ts';

const IMAGE = 'image:\n  repository: lightdash/lightdash\n  tag: 1.2.3\n';
const COMPOSE = 'services:\n  lightdash:\n    image: lightdash/lightdash:1.2.3\n';
const BOMB = ['a0: &a0 [x]', ...Array.from({ length: 30 }, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i},`.repeat(9)}]`)];

/** A folder on the disk with these files, and all that the tree of it deploys. */
function folderWith(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = temporaryFolder();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** What a tree deploys, by the places that decide, and what is said of files that cannot be parsed. */
async function read(files: Readonly<Record<string, MemoryFile>> | FolderTree) {
  const tree = files instanceof FolderTree ? files : memoryTree(files);
  const { objects, notParsed } = await detect(tree, DEFAULTS, await findCandidates(tree, DEFAULTS));
  return { deployments: groupByPlace(objects), notParsed };
}

describe('a file that cannot be read', () => {
  it.each<[string, string | Buffer, string]>([
    ['aliases that multiply', `${IMAGE}${BOMB.join('\n')}\n`, '10 unparseable'],
    ['an alias within its anchor', `${IMAGE}a: &a [*a]\n`, '4 unparseable'],
    ['a key that stands twice', `${IMAGE}  tag: 2.0.0\n`, '4 unparseable'],
    ['a key that stands twice, in quotes', `${IMAGE}"image": {}\n`, '4 unparseable'],
    ['a key in base 64', `${IMAGE}  !!binary dGFn: 2.0.0\n`, '4 unparseable'],
    ['a key by an alias', `x: &t tag\n${IMAGE}  *t : 2.0.0\n`, '5 unparseable'],
    ['a merge key behind the tag', `x: &x {tag: 2.0.0}\n${IMAGE}  <<: *x\n`, '5 unparseable'],
    ['an end of line that others see', `${IMAGE}# x\u2028  tag: 2.0.0\n`, '4 unparseable'],
    ['what is not UTF-8', Buffer.concat([Buffer.from(`${IMAGE}# `), Buffer.from([0xff])]), '1 unparseable'],
    ['conflict markers', `${IMAGE}<<<<<<< HEAD\n=======\n>>>>>>> x\n`, '4 conflict-markers'],
    ['more levels than any file has', `${IMAGE}a: ${'['.repeat(100_000)}`, '4 unparseable'],
    ['too large a file', `${IMAGE}${'# long\n'.repeat(1_000_000)}`, '1 unparseable'],
    ['a NUL', `${IMAGE}# \0\n`, '4 unparseable'],
  ])('is a problem of its deployment: %s', async (_, content, expected) => {
    const { deployments, notParsed } = await read({ 'lightdash/values.yaml': content });
    expect(deployments.map(show)).toEqual([`lightdash/values.yaml:${expected}`]);
    expect(deployments[0]?.version).toBeNull();
    expect(notParsed).toEqual([]);
  });

  it.each<[string, string | Buffer]>([
    ['aliases that multiply', `title: lightdash\n${BOMB.join('\n')}\n`],
    ['a key that stands twice', 'title: lightdash\ntitle: b\n'],
    ['what is not UTF-8', Buffer.from('title: lightdash \xff', 'latin1')],
    ['more levels than any file has', `title: lightdash\na: ${'['.repeat(100_000)}`],
    ['an image in a comment', 'a: 1 # image: lightdash/lightdash:1.2.3\na: 2\n'],
  ])('deploys nothing if no image or chart in it says so: %s', async (_, content) => {
    const { deployments, notParsed } = await read({ 'deploy/values.yaml': content });
    expect(deployments).toEqual([]);
    expect(notParsed).toHaveLength(1);
  });

  it('does not change what the other files deploy', async () => {
    const files = { 'a/values.yaml': `${IMAGE}image: {}\n`, 'b/compose.yaml': COMPOSE };
    expect((await deploymentsIn(files)).map(show)).toEqual(['a/values.yaml:4 unparseable', 'b/compose.yaml:3 1.2.3']);
  });

  it('is a problem if it is a pointer of Git LFS', async () => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:ab\nsize 120\n';
    const { deployments, notParsed } = await read({ 'lightdash/values.yaml': pointer });
    expect(deployments.map(show)).toEqual(['lightdash/values.yaml:1 unparseable']);
    expect(notParsed).toEqual([]);
  });
});

describe('a folder on the disk', () => {
  it.each<[string, string, string[]]>([
    ['with an image', IMAGE, ['lightdash/values.yaml:1 unparseable']],
    ['without one', 'title: lightdash\n', []],
  ])('a file of 50 MB %s', { timeout: 30_000 }, async (_, start, expected) => {
    const folder = folderWith({ 'lightdash/values.yaml': start });
    truncateSync(join(folder, 'lightdash/values.yaml'), 50_000_000);
    expect((await read(new FolderTree(folder))).deployments.map(show)).toEqual(expected);
  });

  it.runIf(process.platform === 'linux')('links that lead out, devices and pipes hold nothing', async () => {
    const outside = folderWith({ 'lightdash/values.yaml': IMAGE, 'compose.yaml': COMPOSE });
    const folder = folderWith({ 'compose.yaml': COMPOSE, 'lightdash/readme.txt': '' });
    const link = (target: string, path: string) => symlinkSync(target, join(folder, path));
    link(join(outside, 'lightdash/values.yaml'), 'lightdash/values.yaml');
    link(join(outside, 'lightdash'), 'lightdash/out');
    link(outside, 'outside');
    link('/dev/zero', 'lightdash/zero.yaml');
    link('../../../../../../../../etc/passwd', 'lightdash/passwd.yaml');
    link('loop.yaml', 'lightdash/loop.yaml');
    link('.', 'lightdash/here');
    execFileSync('mkfifo', [join(folder, 'lightdash/pipe.yaml')]);
    expect((await deploymentsIn(new FolderTree(folder))).map(show)).toEqual(['compose.yaml:3 1.2.3']);
  });

  it.runIf(process.platform === 'linux')('a link within the folder is read', async () => {
    const folder = folderWith({ 'base/values.txt': IMAGE });
    mkdirSync(join(folder, 'lightdash'));
    symlinkSync('../base/values.txt', join(folder, 'lightdash/values.yaml'));
    expect((await deploymentsIn(new FolderTree(folder))).map(show)).toEqual(['lightdash/values.yaml:3 1.2.3']);
  });

  it.runIf(process.platform === 'linux')('a file may have any name', async () => {
    const name = 'values\nlightdash ::error::x %0A `|<b>\u001B[31m.yaml';
    const found = await deploymentsIn(new FolderTree(folderWith({ [`lightdash/${name}`]: IMAGE })));
    expect(found.map(({ place, version }) => [place.file, version])).toEqual([[`lightdash/${name}`, '1.2.3']]);
    expectDead(found.map(({ place }) => showPlace(place)).join(''));
  });
});

/** Shown as a message or as a name, in a log or on a page, it stays text. */
function expectDead(hostile: string): void {
  for (const shown of [LOG.prose(hostile), LOG.quote(hostile), quoteForLog(hostile)]) {
    expect(shown).not.toMatch(/::|##\[|[\p{Cc}\p{Cf}\u2028\u2029]/u);
  }
  for (const shown of [MARKDOWN.prose(hostile), MARKDOWN.quote(hostile), quoteForMarkdown(hostile)]) {
    const page = shown.replace(/<code>[^<>]*<\/code>/g, '');
    expect(page).not.toMatch(/[<>|`\n]|\]\(|@\w|:\/\//);
  }
}
