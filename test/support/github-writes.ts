import type { IncomingMessage } from 'node:http';
import { GitHub } from '../../scripts/github/client.js';
import type { GitRepository } from './git-repository.ts';
import { serve, serverForTest } from './misbehaving-server.ts';

/** What GitHub knows of a repository beside its commits; the server changes it as it is asked to. */
export interface GitHubState {
  readonly pulls?: object[];
  readonly pullFiles?: object[];
  readonly issues?: Issue[];
}

export interface Issue {
  number: number;
  body: string;
  user: { login: string };
  state?: string;
  labels?: string[];
  comments?: string[];
}

/** A request that would change something. */
export type Write = readonly [method: string, path: string, body: Record<string, unknown>];

type Tree = { path: string; mode: string; sha: string | null }[];

/**
 * GitHub's API for writing, over a real repository and until the current test has finished: commits, trees and references
 * are git's own, so what a test finds in the repository is what a workflow would leave behind.
 */
export async function gitHubWrites(repository: GitRepository, state: GitHubState = {}) {
  const writes: Write[] = [];
  const server = await serverForTest(async (request, response) => {
    const method = request.method ?? '';
    const body = await bodyOf(request);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api.test');
    const path = pathname.replace('/repos/acme/gate', '');
    if (method !== 'GET') writes.push([method, path, body]);
    let answer: unknown;
    try {
      answer = answerTo(repository, state, `${method} ${path}`, body, searchParams);
    } catch (error) {
      return serve({ message: String(error) }, { status: 422 })(request, response);
    }
    return answer === undefined
      ? serve({ message: 'Not Found' }, { status: 404 })(request, response)
      : serve(answer)(request, response);
  });
  const github = new GitHub({ repository: 'acme/gate', token: 'ghs_test', baseUrl: server.origin });
  return { github, writes, requests: server.requests };
}

function answerTo(
  repository: GitRepository,
  { pulls = [], pullFiles = [], issues = [] }: GitHubState,
  asked: string,
  body: Record<string, unknown>,
  query: URLSearchParams,
): unknown {
  const routes: [RegExp, (...parts: string[]) => unknown][] = [
    [/^GET $/, () => ({ default_branch: 'main' })],
    [/^GET \/pulls$/, () => pulls],
    [/^POST \/pulls$/, () => ({ html_url: 'https://github.test/acme/gate/pull/7' })],
    [/^GET \/pulls\/\d+\/files$/, () => pullFiles],
    [
      /^GET \/issues$/,
      () => issues.filter(({ labels }) => !query.has('labels') || labels?.includes(query.get('labels') ?? '')),
    ],
    [/^(POST|PATCH) \/issues(\/\d+)?(\/comments)?$/, () => ({})],
    [/^GET \/git\/commits\/(\w+)$/, (sha) => ({ sha, tree: { sha: repository.id(`${sha}^{tree}`) } })],
    [/^GET \/git\/trees\/(\w+)$/, (sha) => ({ tree: listTree(repository, sha), truncated: false })],
    [/^POST \/git\/blobs$/, () => ({ sha: repository.store(Buffer.from(String(body['content']), 'base64')) })],
    [/^POST \/git\/trees$/, () => ({ sha: writeTree(repository, String(body['base_tree']), body['tree'] as Tree) })],
    [
      /^POST \/git\/commits$/,
      () => {
        const parents = (body['parents'] as string[]).flatMap((parent) => ['-p', parent]);
        return { sha: repository.git('commit-tree', String(body['tree']), ...parents, '-m', String(body['message'])) };
      },
    ],
    [/^GET \/git\/ref\/(.+)$/, (name) => reference(repository, `refs/${name}`)],
    [
      /^GET \/git\/matching-refs\/(.+)$/,
      (prefix) =>
        repository
          .git('for-each-ref', '--format=%(refname)')
          .split('\n')
          .filter((ref) => ref.startsWith(`refs/${prefix}`))
          .map((ref) => ({ ref })),
    ],
    [
      /^POST \/git\/refs$/,
      () => {
        // All zeros: it must not be there.
        repository.git('update-ref', String(body['ref']), String(body['sha']), '0'.repeat(40));
        return {};
      },
    ],
    [
      /^PATCH \/git\/refs\/(.+)$/,
      (name) => {
        const [ref, sha] = [`refs/${name}`, String(body['sha'])];
        if (body['force'] !== true) repository.git('merge-base', '--is-ancestor', ref, sha);
        repository.git('update-ref', ref, sha);
        return {};
      },
    ],
  ];
  for (const [pattern, answer] of routes) {
    const found = pattern.exec(asked);
    if (found !== null) return answer(...found.slice(1));
  }
  return undefined;
}

function listTree(repository: GitRepository, name = ''): object[] {
  const lines = repository.git('ls-tree', '-r', '-t', name).split('\n').filter(Boolean);
  return lines.map((line) => {
    const [, mode, type, sha, path] = /^(\d+) (\w+) (\w+)\t(.*)$/.exec(line) ?? [];
    return { mode, type, sha, path };
  });
}

function writeTree(repository: GitRepository, base: string, changes: Tree): string {
  repository.git('read-tree', base);
  for (const { path, mode, sha } of changes) {
    if (sha === null) repository.git('update-index', '--force-remove', path);
    else repository.git('update-index', '--add', '--cacheinfo', `${mode},${sha},${path}`);
  }
  return repository.git('write-tree');
}

function reference(repository: GitRepository, ref: string): object | undefined {
  try {
    return { ref, object: { sha: repository.git('rev-parse', '--verify', '--quiet', ref) } };
  } catch {
    return undefined;
  }
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return parts.length === 0 ? {} : JSON.parse(Buffer.concat(parts).toString());
}
