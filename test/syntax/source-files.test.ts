import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../src/problems/problem.ts';
import { EditedTree } from '../../src/repository/edited.ts';
import { type Tree, TreeError } from '../../src/repository/tree.ts';
import { SourceFiles } from '../../src/syntax/source-files.ts';
import { memoryTree } from '../support/memory-tree.ts';

function filesOf(content: string | Buffer): SourceFiles {
  return new SourceFiles(memoryTree({ 'a.yaml': content }), ['a.yaml']);
}

/** The text of a file, or its problem as `code line:column found`. */
async function read(content: string | Buffer): Promise<string | null> {
  try {
    return await filesOf(content).text('a.yaml');
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { code, place, found } = error.problem;
    expect(place?.file).toBe('a.yaml');
    return `${code} ${place?.line}:${place?.column} ${found}`.trim();
  }
}

describe('the text of a file', () => {
  it.each<[string, string | Buffer, string]>([
    ['plain', 'a: 1\n', 'a: 1\n'],
    ['empty', '', ''],
    ['with a byte-order mark', '\uFEFFa: 1\n', 'a: 1\n'],
    ['with two of them', '\uFEFF\uFEFFa: 1\n', '\uFEFFa: 1\n'],
    ['with CRLF', 'a: 1\r\nb: 2\r\n', 'a: 1\r\nb: 2\r\n'],
    ['in any script', 'ä: 😀\n', 'ä: 😀\n'],
    ['not UTF-8', Buffer.from([0x61, 0x3a, 0x20, 0xff]), 'unparseable 1:1 not UTF-8'],
    ['cut in the middle of a character', Buffer.from('ä').subarray(0, 1), 'unparseable 1:1 not UTF-8'],
    ['with a surrogate', Buffer.from([0xed, 0xa0, 0x80]), 'unparseable 1:1 not UTF-8'],
    ['overlong', Buffer.from([0xc0, 0xaf]), 'unparseable 1:1 not UTF-8'],
    ['UTF-16, little end first', Buffer.from('\uFEFFa: 1', 'utf16le'), 'unparseable 1:1 not UTF-8'],
    ['UTF-16, big end first', Buffer.from('\uFEFFa: 1', 'utf16le').swap16(), 'unparseable 1:1 not UTF-8'],
    ['as large as can be', Buffer.alloc(5_000_000, '#'), '#'.repeat(5_000_000)],
    ['larger', Buffer.alloc(5_000_001, '#'), 'unparseable 1:1 larger than 5 MB'],
    [
      'an LFS pointer',
      'version https://git-lfs.github.com/spec/v1\noid sha256:ab\nsize 120\n',
      'unparseable 1:1 a Git LFS pointer, not the file itself',
    ],
    [
      'an LFS pointer further down',
      '# version https://git-lfs.github.com/spec/v1\n',
      '# version https://git-lfs.github.com/spec/v1\n',
    ],
  ])('%s', async (_, content, expected) => {
    // Not toBe: a difference of 5 MB takes a minute to show.
    expect((await read(content)) === expected, `${(await read(content))?.slice(0, 100)}`).toBe(true);
  });

  it.each<[string, string]>([
    ['a: 1\n<<<<<<< HEAD\nb: 1\n=======\nb: 2\n>>>>>>> topic\n', 'conflict-markers 2:1'],
    ['<<<<<<< HEAD\n||||||| base\n=======\n>>>>>>> topic\n', 'conflict-markers 1:1'],
    ['a: 1\r\n<<<<<<< HEAD\r\n', 'conflict-markers 2:1'],
    ['a: 1\r<<<<<<< HEAD\r', 'conflict-markers 2:1'],
    ['a: 1\r\n\r\n<<<<<<<\r\n', 'conflict-markers 3:1'],
    ['a: 1\n<<<<<<<\n', 'conflict-markers 2:1'],
    ['a: 1\n<<<<<<<', 'conflict-markers 2:1'],
    ['a: 1\nb: 2\n>>>>>>> topic\n', 'conflict-markers 3:1'],
    ['a: 1\n<<<<<<<<< Temporary merge branch 1\n', 'conflict-markers 2:1'],
    ['a: |\n  text\n<<<<<<< HEAD\n', 'conflict-markers 3:1'],
  ])('with conflict markers: %j', async (text, expected) => {
    expect(await read(text)).toBe(expected);
  });

  it.each([
    'a: <<<<<<< HEAD\n',
    ' <<<<<<< HEAD\n',
    '<<<<<< HEAD\n',
    '<<: *a\n',
    'a: |\n  <<<<<<< HEAD\n',
    '<<<<<<<x\n',
  ])('with what is no conflict marker: %j', async (text) => {
    expect(await read(text)).toBe(text);
  });
});

describe('SourceFiles', () => {
  it('reads and parses each file once', async () => {
    let readings = 0;
    const tree: Tree = { ...memoryTree({ 'a.yaml': 'a: 1' }), read: async () => Buffer.from(`a: ${++readings}`) };
    const files = new SourceFiles(tree, ['a.yaml']);
    const [first, second] = await Promise.all([files.yaml('a.yaml'), files.yaml('a.yaml')]);
    expect(first).toBe(second);
    expect(await files.text('a.yaml')).toBe('a: 1');
  });

  it('reads again only what is edited', async () => {
    const asked: string[] = [];
    const memory = memoryTree({ 'a.yaml': 'a: 1', 'b.yaml': 'b: 1' });
    const read = (path: string) => {
      asked.push(path);
      return memory.read(path);
    };
    const tree: Tree = { ...memory, read };
    const paths = ['a.yaml', 'b.yaml'];
    const [first, second] = [tree, new EditedTree(tree, new Map([['a.yaml', Buffer.from('a: 2')]]))].map(
      (each) => new SourceFiles(each, paths),
    );
    for (const path of paths) await first?.yaml(path);
    expect(await second?.text('a.yaml')).toBe('a: 2');
    expect(await second?.yaml('b.yaml')).toBe(await first?.yaml('b.yaml'));
    expect(asked).toEqual(paths);
  });

  it('has no content where there is no file', async () => {
    const files = filesOf('a: 1');
    expect(files.has('b.yaml')).toBe(false);
    expect(await files.text('b.yaml')).toBeNull();
    expect(await files.yaml('b.yaml')).toBeNull();
  });

  it('says each time why a file cannot be read', async () => {
    const tree: Tree = {
      ...memoryTree({}),
      read: async () => {
        throw new TreeError('gone');
      },
    };
    const files = new SourceFiles(tree, ['a.yaml']);
    for (const _ of [1, 2]) {
      await expect(files.text('a.yaml')).rejects.toThrow(new TreeError('gone'));
      await expect(files.yaml('a.yaml')).rejects.toThrow(new TreeError('gone'));
    }
  });

  it('searches as its tree does', async () => {
    expect(await filesOf('LightDash').containing('lightdash', ['a.yaml', 'b.yaml'])).toEqual(['a.yaml']);
  });
});

describe('recorded files', () => {
  it('remember what was asked for, there or not', async () => {
    const recorded = filesOf('a: 1').recorded();
    expect(recorded.paths).toEqual(['a.yaml']);
    expect([...recorded.asked]).toEqual([]);
    expect(recorded.has('b.yaml')).toBe(false);
    expect(recorded.has('a.yaml')).toBe(true);
    await recorded.text('c.yaml');
    await recorded.yaml('d.yaml');
    expect([...recorded.asked]).toEqual(['b.yaml', 'a.yaml', 'c.yaml', 'd.yaml']);
  });

  it('keep their records apart', async () => {
    const files = filesOf('a: 1');
    const [one, other] = [files.recorded(), files.recorded()];
    expect(await one.yaml('a.yaml')).toBe(await other.yaml('a.yaml'));
    await one.text('b.yaml');
    expect([...other.asked]).toEqual(['a.yaml']);
  });
});
