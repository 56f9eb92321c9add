import { describe, expect, it, vi } from 'vitest';
import { GitHubApi } from '../../src/net/github-api.ts';
import { USER_AGENT } from '../../src/net/tool.ts';
import { GitHubTree } from '../../src/repository/github.ts';
import { emptyRepository, type FileContent, type GitRepository, repositoryWith } from '../support/git-repository.ts';
import { type GitHubApiOptions, gitHubApiFor, refuse } from '../support/github-api.ts';
import {
  type Behaviour,
  cutInTheMiddle,
  failTimes,
  html,
  serve,
  stallAfterHeaders,
  stallBeforeHeaders,
  status,
} from '../support/misbehaving-server.ts';

async function treeOf(
  repository: GitRepository,
  options: GitHubApiOptions & { localBlob?: (id: string) => Promise<Buffer | null> } = {},
) {
  const github = await gitHubApiFor(repository, options);
  const commit = repository.id('HEAD');
  const tree = new GitHubTree(new GitHubApi(github.api), commit, options.localBlob);
  return { commit, server: github.server, paths: () => github.paths, tree };
}

/** The server misbehaves for what a path begins with. */
const at = (start: string, behaviour: Behaviour) => ({
  // Long enough for an answer that is merely late, short enough to wait for one that never comes.
  idleMs: 300,
  behave: (path: string) => (path.startsWith(start) ? behaviour : undefined),
});

const many = (count: number, content: (index: number) => string): Record<string, FileContent> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.yaml`, content(index)]));

describe('GitHubTree', () => {
  it.each(['', '/api/v3'])('lists and reads a commit under "%s/"', async (prefix) => {
    const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0xff, 0x00, 0x0d, 0x0a]);
    const repository = repositoryWith({
      'a/b.yaml': bytes,
      'a b#?%+ü.yaml': 'special',
      ':colon{brace}.yaml': 'more',
      empty: '',
      link: { link: 'a/b.yaml' },
      outside: { link: '../etc/passwd' },
      module: { submodule: '2'.repeat(40) },
    });
    const { tree, commit, server, paths } = await treeOf(repository, { prefix });
    const entries = await tree.entries();
    expect([...entries.keys()]).toEqual([
      ':colon{brace}.yaml',
      'a b#?%+ü.yaml',
      'a/b.yaml',
      'empty',
      'link',
      'module',
      'outside',
    ]);
    expect(entries.get('a/b.yaml')).toEqual({ path: 'a/b.yaml', kind: 'file', id: repository.id('HEAD:a/b.yaml') });
    expect(entries.get('link')?.kind).toBe('symlink');
    expect(entries.get('module')?.kind).toBe('submodule');
    expect(await tree.read('a/b.yaml')).toEqual(bytes);
    expect(await tree.read('link')).toEqual(bytes);
    expect(await tree.read('a b#?%+ü.yaml')).toEqual(Buffer.from('special'));
    expect(await tree.read(':colon{brace}.yaml')).toEqual(Buffer.from('more'));
    expect(await tree.read('empty')).toEqual(Buffer.alloc(0));
    for (const path of ['absent', 'a', 'module', 'outside']) expect(await tree.read(path), path).toBeNull();
    expect(tree.name).toBe(`commit ${commit.slice(0, 7)}`);
    expect(paths().slice(0, 2)).toEqual([`/git/trees/${commit}?recursive=1`, `/contents/a/b.yaml?ref=${commit}`]);
    expect(server.requests[0]?.headers.authorization).toBe('token ghs_secretToken1234567890');
    expect(server.requests[0]?.headers['user-agent']).toBe(USER_AGENT);
    // Equal contents are asked for once.
    expect(new Set(paths()).size).toBe(paths().length);
  });

  it('reads a file of more than a megabyte', async () => {
    const large = Buffer.alloc(1_500_000, 'line\n');
    const { tree } = await treeOf(repositoryWith({ 'large.yaml': large }));
    expect((await tree.read('large.yaml'))?.equals(large)).toBe(true);
  });

  it('refuses a file of more than 100 megabytes without asking for it', async () => {
    const sha = 'a'.repeat(40);
    const file = { path: 'a.yaml', mode: '100644', type: 'blob', sha, size: 100_000_001 };
    const list = serve(JSON.stringify({ tree: [file], truncated: false }));
    const { tree, paths } = await treeOf(repositoryWith({}), at('/git/trees', list));
    await expect(tree.read('a.yaml')).rejects.toThrow(
      /^Cannot read a\.yaml in commit .*: it is larger than the limit of 100 MB$/,
    );
    expect(paths()).toHaveLength(1);
  });

  it('lists folder by folder what does not fit into one list', async () => {
    const repository = repositoryWith({
      'a/1.yaml': '1',
      'a/2.yaml': '2',
      'a/deep/3.yaml': '3',
      'a/deep/4.yaml': '4',
      'a/deep/5.yaml': '5',
      'b/6.yaml': '6',
      'top.yaml': 'top',
    });
    const { tree } = await treeOf(repository, { mostFiles: 3 });
    expect([...(await tree.entries()).keys()]).toEqual([
      'a/1.yaml',
      'a/2.yaml',
      'a/deep/3.yaml',
      'a/deep/4.yaml',
      'a/deep/5.yaml',
      'b/6.yaml',
      'top.yaml',
    ]);
    expect((await tree.read('a/deep/4.yaml'))?.toString()).toBe('4');
  });

  it('gives up where lists come to no end', async () => {
    const list = { tree: [{ path: 'a', mode: '040000', type: 'tree', sha: 'a'.repeat(40) }], truncated: true };
    const cut = await treeOf(repositoryWith({ a: 'a' }), at('/git/trees', serve(JSON.stringify(list))));
    await expect(cut.tree.entries()).rejects.toThrow(/^Cannot list the files in commit .*: they are too many$/);
    const endless = await treeOf(repositoryWith({ a: 'a' }), {
      behave: (path) => serve(JSON.stringify({ ...list, truncated: path.includes('recursive') })),
    });
    await expect(endless.tree.entries()).rejects.toThrow(/they are too many for the API; check the repository out\.$/);
    expect(endless.server.requests).toHaveLength(500);
  });

  describe('tells absence and failure apart:', () => {
    const failing: readonly (readonly [string, Behaviour, RegExp, number])[] = [
      ['forbidden', refuse(403, 'Resource not accessible by integration'), /HTTP 403 \(Resource not accessible/, 1],
      ['without a good token', refuse(401, 'Bad credentials'), /HTTP 401 \(Bad credentials/, 1],
      ['absent', refuse(404, 'Not Found'), /HTTP 404 \(Not Found/, 1],
      ['failing', status(500), /HTTP 500 .*\(3 attempts\)/, 3],
      ['unavailable', status(503), /HTTP 503 .*\(3 attempts\)/, 3],
      [
        'used up',
        refuse(403, 'API rate limit exceeded', { 'x-ratelimit-remaining': '0' }),
        /the rate limit is used up$/,
        1,
      ],
      [
        'used up for now',
        refuse(403, 'You have exceeded a secondary rate limit', { 'retry-after': '0' }),
        /rate limit is used up \(3/,
        3,
      ],
      ['too many', refuse(429, 'Too many requests'), /HTTP 429 .*the rate limit is used up \(3 attempts\)$/, 3],
      ['silent', stallBeforeHeaders(), /no data came for 0\.3 s \(3 attempts\)$/, 3],
      ['silent after the headers', stallAfterHeaders(), /no data came for 0\.3 s \(3 attempts\)$/, 3],
      ['cut off', cutInTheMiddle('{"tree":[],"truncated":false}'), /\(3 attempts\)$/, 3],
    ];

    it.each(failing)('a list that is %s', async (_, behaviour, message, requests) => {
      const { tree, server } = await treeOf(repositoryWith({ 'a.yaml': 'a' }), at('/git/trees', behaviour));
      await expect(tree.entries()).rejects.toThrow(message);
      await expect(tree.entries()).rejects.toThrow(/^Cannot read the files in commit [0-9a-f]{7}: GET \/git\/trees\//);
      expect(server.requests).toHaveLength(requests);
    });

    it.each(failing)('a content that is %s', async (_, behaviour, message) => {
      const { tree } = await treeOf(repositoryWith({ 'a.yaml': 'a' }), at('/contents', behaviour));
      await expect(tree.read('a.yaml')).rejects.toThrow(message);
      await expect(tree.read('a.yaml')).rejects.toThrow(
        /^Cannot read a\.yaml in commit [0-9a-f]{7}: GET \/contents\/a\.yaml/,
      );
    });

    it.each<[string, Behaviour, RegExp]>([
      ['is no JSON', html(), /something that is not JSON$/],
      ['is empty', serve(''), /something that is not JSON$/],
      ['has no files', serve('{"truncated":false}'), /without a valid tree$/],
      ['does not say that it is whole', serve('{"tree":[]}'), /without a valid truncated$/],
      ['is an array', serve('[]'), /without a valid content$/],
    ])('a list that %s', async (_, behaviour, message) => {
      const { tree } = await treeOf(repositoryWith({ a: 'a' }), at('/git/trees', behaviour));
      await expect(tree.entries()).rejects.toThrow(message);
    });

    it.each<[string, Behaviour]>([
      ['of another file', serve('other')],
      ['of a folder', serve('[{"type":"file","name":"a.yaml"}]', { headers: { 'content-type': 'application/json' } })],
      ['of a page', html()],
      ['of nothing', serve('')],
    ])('the content %s', async (_, behaviour) => {
      const { tree } = await treeOf(repositoryWith({ 'a.yaml': 'a' }), at('/contents', behaviour));
      await expect(tree.read('a.yaml')).rejects.toThrow(/the answer is not the content that the commit names$/);
    });
  });

  it('recovers from what passes', async () => {
    const repository = repositoryWith({ 'a.yaml': 'a' });
    const { tree } = await treeOf(repository, at('/contents', failTimes(2, status(502), serve('a'))));
    expect((await tree.read('a.yaml'))?.toString()).toBe('a');
  });

  it('searches each content once', async () => {
    const files = many(60, (index) => (index % 20 === 0 ? `LightDash ${index}` : `${index}`));
    const repository = repositoryWith({ ...files, link: { link: '1.yaml' }, module: { submodule: '2'.repeat(40) } });
    const { tree, server } = await treeOf(repository);
    expect(await tree.containing('lightdash', ['1.yaml', 'absent', 'module', 'link'])).toEqual(['link']);
    expect(server.requests).toHaveLength(2);
    const found = await tree.containing('lightdash', [...Object.keys(files), 'link']);
    expect(found).toEqual(['0.yaml', '20.yaml', '40.yaml', 'link']);
    expect(server.requests).toHaveLength(61);
    expect((await tree.read('20.yaml'))?.toString()).toBe('LightDash 20');
    expect(await tree.containing('lightdash', Object.keys(files))).toEqual(found.slice(0, 3));
    expect(server.requests).toHaveLength(61);
  });

  it('asks for eight contents at a time', async () => {
    const files = many(40, (index) => `${index}`);
    let running = 0;
    let most = 0;
    const slowly: Behaviour = (request, response) => {
      running += 1;
      most = Math.max(most, running);
      setTimeout(() => {
        running -= 1;
        response.end(/\/(\d+)\.yaml/.exec(request.url ?? '')?.[1]);
      }, 5);
    };
    const { tree } = await treeOf(repositoryWith(files), at('/contents', slowly));
    expect(await tree.containing('lightdash', Object.keys(files))).toEqual([]);
    expect(most).toBe(8);
  });

  it('searches no more files than it may ask for', async () => {
    const files = many(1_001, (index) => `${index}`);
    const repository = repositoryWith(files);
    const { tree } = await treeOf(repository);
    await expect(tree.containing('lightdash', Object.keys(files))).rejects.toThrow(
      /^Cannot search commit .*: 1001 files are more than the 1,000 that are read over the API; check the repository out\.$/,
    );
    const local = await treeOf(repository, { localBlob: async () => Buffer.from('lightdash') });
    expect(await local.tree.containing('lightdash', Object.keys(files))).toHaveLength(1_001);
    expect(local.server.requests).toHaveLength(1);
  });

  it('takes from the local repository what that has', async () => {
    const repository = repositoryWith({ 'a.yaml': 'a', 'b.yaml': 'b' });
    const id = repository.id('HEAD:a.yaml');
    const localBlob = vi.fn(async (wanted: string) => (wanted === id ? Buffer.from('a') : null));
    const { tree, paths, commit } = await treeOf(repository, { localBlob });
    expect((await tree.read('a.yaml'))?.toString()).toBe('a');
    expect((await tree.read('b.yaml'))?.toString()).toBe('b');
    expect(paths()).toEqual([`/git/trees/${commit}?recursive=1`, `/contents/b.yaml?ref=${commit}`]);
  });

  it('writes nothing to the console', async () => {
    const calls = (['debug', 'info', 'log', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
    const deprecated = serve('{"tree":[],"truncated":false}', {
      headers: { deprecation: 'true', sunset: 'soon', 'content-type': 'application/json' },
    });
    const repository = emptyRepository();
    repository.commit({});
    await (await treeOf(repository, at('/git/trees', deprecated))).tree.entries();
    await (await treeOf(repository, at('/git/trees', status(500)))).tree.entries().catch(() => undefined);
    for (const call of calls) expect(call).not.toHaveBeenCalled();
  });
});
