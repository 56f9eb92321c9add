import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GitHubRepository } from '../../src/net/github-api.ts';
import { FETCH_LIMITS } from '../../src/net/limits.ts';
import type { GitRepository } from './git-repository.ts';
import { type Behaviour, type MisbehavingServer, serve, serverForTest, status } from './misbehaving-server.ts';

/** How the server differs from an obedient one. */
export interface GitHubApiOptions {
  /** `/api/v3` for an enterprise server. */
  readonly prefix?: string;
  /** Recursive lists of more files than these are cut off there. */
  readonly mostFiles?: number;
  /** How long silence is borne with; five seconds unless told. */
  readonly idleMs?: number;
  /** Takes the place of the answer where it is not undefined; the path is below the repository, with its query. */
  readonly behave?: (path: string) => Behaviour | undefined;
}

/** A server, and what a client needs to ask it. */
export interface GitHubApiServer {
  readonly server: MisbehavingServer;
  readonly api: GitHubRepository;
  /** Paths asked for so far, below the repository, with their queries. */
  readonly paths: readonly string[];
}

const TOKEN = 'ghs_secretToken1234567890';

/** GitHub's API over a real repository, until the current test has finished. */
export async function gitHubApiFor(
  repository: GitRepository,
  options: GitHubApiOptions = {},
): Promise<GitHubApiServer> {
  const { prefix = '', behave } = options;
  const root = `${prefix}/repos/acme/deploy`;
  const server = await serverForTest((request, response) => {
    const url = request.url ?? '';
    if (!url.startsWith(root)) return status(404)(request, response);
    const path = url.slice(root.length);
    (behave?.(path) ?? answer(repository, path, options))(request, response);
  });
  return {
    server,
    api: {
      baseUrl: `${server.origin}${prefix}`,
      token: TOKEN,
      owner: 'acme',
      repo: 'deploy',
      limits: { ...FETCH_LIMITS, idleMs: options.idleMs ?? 5_000, totalMs: 20_000, firstWaitMs: 2, mostAttempts: 3 },
    },
    get paths() {
      return server.requests.map(({ path }) => path.slice(root.length));
    },
  };
}

/** A refusal as GitHub words it. */
export function refuse(code: number, message: string, headers: Record<string, string> = {}): Behaviour {
  return serve(JSON.stringify({ message, documentation_url: 'https://docs.github.com/rest', status: String(code) }), {
    status: code,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
}

function answer(repository: GitRepository, path: string, options: GitHubApiOptions): Behaviour {
  const url = new URL(path, 'http://api.test');
  const [, kind, ...rest] = url.pathname.split('/').map(decodeURIComponent);
  try {
    switch (kind) {
      case 'git':
        return answerGit(repository, rest, url.searchParams.has('recursive'), options);
      case 'contents':
        return answerContent(repository, rest.join('/'), url.searchParams.get('ref') as string);
      case 'commits':
        return answerCommit(repository, rest.join('/'));
      case 'compare':
        return answerComparison(repository, rest.join('/'));
      default:
        return refuse(404, 'Not Found');
    }
  } catch {
    return refuse(404, 'Not Found');
  }
}

function answerGit(
  repository: GitRepository,
  [kind, ...rest]: readonly string[],
  recursive: boolean,
  { mostFiles = Number.POSITIVE_INFINITY }: GitHubApiOptions,
): Behaviour {
  const name = rest.join('/');
  switch (kind) {
    case 'trees': {
      const options = ['-z', '-l', ...(recursive ? ['-r', '-t'] : [])];
      const records = repository
        .gitBytes('ls-tree', ...options, name)
        .toString()
        .split('\0')
        .slice(0, -1);
      const truncated = recursive && records.length > mostFiles;
      const tree = (truncated ? records.slice(0, mostFiles) : records).map((record) => {
        const [, mode, type, sha, size, path] = /^(\d+) (\w+) (\w+) +(\S+)\t(.*)$/s.exec(record) as RegExpExecArray;
        return {
          path,
          mode,
          type,
          sha,
          ...(size === '-' ? {} : { size: Number(size) }),
          url: `https://api.test/${sha}`,
        };
      });
      return json({ sha: repository.id(`${name}^{tree}`), url: 'https://api.test', tree, truncated });
    }
    case 'blobs':
      return raw(repository.gitBytes('cat-file', 'blob', name));
    case 'commits': {
      const parents =
        repository
          .git('cat-file', '-p', name)
          .split('\n\n', 1)[0]
          ?.matchAll(/^parent (\w+)$/gm) ?? [];
      return json({ sha: name, parents: [...parents].map(([, sha]) => ({ sha })) });
    }
    case 'ref': {
      const sha = repository.id(`refs/${name}`);
      return json({ ref: `refs/${name}`, object: { type: repository.git('cat-file', '-t', sha), sha } });
    }
    default:
      return refuse(404, 'Not Found');
  }
}

function answerContent(repository: GitRepository, path: string, commit: string): Behaviour {
  const type = repository.git('cat-file', '-t', `${commit}:${path}`);
  if (type === 'tree') return json([{ type: 'file', name: 'a.yaml' }]);
  return raw(repository.gitBytes('cat-file', 'blob', `${commit}:${path}`));
}

function answerCommit(repository: GitRepository, name: string): Behaviour {
  try {
    const sha = repository.git('rev-parse', '--verify', '--end-of-options', `${name}^{commit}`).split('\n').at(-1);
    return json({ sha, files: [] });
  } catch {
    return refuse(422, `No commit found for SHA: ${name}`);
  }
}

function answerComparison(repository: GitRepository, range: string): Behaviour {
  const [base = '', head = ''] = range.split('...');
  for (const commit of [base, head]) repository.git('cat-file', '-e', `${commit}^{commit}`);
  try {
    return json({ merge_base_commit: { sha: repository.git('merge-base', base, head) }, files: [] });
  } catch {
    return refuse(404, `No common ancestor between ${base} and ${head}.`);
  }
}

function json(document: unknown): Behaviour {
  return serve(JSON.stringify(document), { headers: { 'content-type': 'application/json; charset=utf-8' } });
}

function raw(bytes: Buffer): Behaviour {
  return (_: IncomingMessage, response: ServerResponse) => {
    // As GitHub sends it: with a charset, whatever the content.
    response.writeHead(200, { 'content-type': 'application/vnd.github.raw+json; charset=utf-8' });
    response.end(bytes);
  };
}
