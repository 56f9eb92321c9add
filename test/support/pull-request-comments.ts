import type { IncomingMessage } from 'node:http';
import type { GitHubRepository } from '../../src/net/github-api.ts';
import { FETCH_LIMITS } from '../../src/net/limits.ts';
import { refuse } from './github-api.ts';
import { type Behaviour, type MisbehavingServer, serve, serverForTest, status } from './misbehaving-server.ts';

/** A comment as the server holds it. */
export interface StoredComment {
  readonly id: number;
  /** Null for an account that is gone. */
  readonly author: { readonly login: string; readonly __typename: 'Bot' | 'User' } | null;
  readonly body: string;
}

/** What a request wants of the comments: who asks, and of which pull request; a page of them; or to change one. */
type Operation = 'ask' | 'find' | 'create' | 'update' | 'delete';

/** How the server differs from an obedient one with no comments. */
export interface CommentServerOptions {
  /** `/api/v3` for an enterprise server. */
  readonly prefix?: string;
  /** How the server calls the account that asks. */
  readonly viewer?: string;
  /** The newest commit of the pull request; left out of the answers unless told. */
  readonly headSha?: string | null;
  readonly comments?: readonly StoredComment[];
  /** Where every page of comments says that the next one is. */
  readonly nextPage?: string;
  /** Whether each page says that it is the next one. */
  readonly endless?: boolean;
  /** Takes the place of the answer where it is not undefined; that to `ask` is one of `find`. */
  readonly behave?: (operation: Exclude<Operation, 'ask'>) => Behaviour | undefined;
}

/** A server that holds the comments of pull request 7 of acme/deploy. */
export interface CommentServer {
  readonly server: MisbehavingServer;
  readonly api: GitHubRepository;
  /** What the runner puts into the environment of a step. */
  readonly environment: Readonly<Record<string, string>>;
  readonly comments: readonly StoredComment[];
  /** What was asked for, in order, without `ask`. */
  readonly operations: readonly Exclude<Operation, 'ask'>[];
}

/** As a job's own token begins. */
export const JOB_TOKEN = 'ghs_secretToken1234567890';
/** Who writes with it. */
export const JOB_ACCOUNT = { login: 'github-actions', __typename: 'Bot' } as const;

/** Beyond what 32 bits can hold, as real ones are. */
const FIRST_NEW_ID = 4_000_000_001;

/** GitHub's answers about the comments on a pull request, until the current test has finished. */
export async function commentServerFor(options: CommentServerOptions = {}): Promise<CommentServer> {
  const { prefix = '', viewer = 'github-actions[bot]', headSha, behave } = options;
  const comments = [...(options.comments ?? [])];
  const operations: Exclude<Operation, 'ask'>[] = [];
  const graphqlPath = prefix === '' ? '/graphql' : '/api/graphql';
  const issues = `${prefix}/repos/acme/deploy/issues`;

  const answer = (operation: Operation, path: string, body: Loose): Behaviour => {
    switch (operation) {
      case 'ask':
        return json(askAnswer(viewer, headSha, body.variables));
      case 'find':
        return pageOf(comments, new URL(path, server.origin), options);
      case 'create': {
        const created = { id: FIRST_NEW_ID + comments.length, author: JOB_ACCOUNT, body: stored(body.body) };
        comments.push(created);
        return json({ id: created.id, body: created.body }, 201);
      }
      case 'update': {
        const position = comments.findIndex(({ id }) => path.endsWith(`/comments/${id}`));
        const existing = comments[position];
        if (existing === undefined) return refuse(404, 'Not Found');
        comments[position] = { ...existing, body: stored(body.body) };
        return json({ id: existing.id, body: existing.body });
      }
      case 'delete': {
        const position = comments.findIndex(({ id }) => path.endsWith(`/comments/${id}`));
        if (position === -1) return refuse(404, 'Not Found');
        comments.splice(position, 1);
        return status(204);
      }
    }
  };

  const server = await serverForTest(async (request, response) => {
    const path = request.url ?? '';
    const body = JSON.parse((await bodyOf(request)) || 'null');
    const operation = operationOf(request.method ?? '', path, graphqlPath, issues);
    if (operation === null) return refuse(404, 'Not Found')(request, response);
    if (operation !== 'ask') operations.push(operation);
    const isKnown = /^(token|bearer) \S+$/i.test(request.headers.authorization ?? '');
    const obedient = () => (isKnown ? answer(operation, path, body) : refuse(401, 'Bad credentials'));
    (behave?.(operation === 'ask' ? 'find' : operation) ?? obedient())(request, response);
  });
  const baseUrl = `${server.origin}${prefix}`;
  return {
    server,
    comments,
    operations,
    api: {
      baseUrl,
      token: JOB_TOKEN,
      owner: 'acme',
      repo: 'deploy',
      limits: { ...FETCH_LIMITS, idleMs: 3_000, totalMs: 5_000, firstWaitMs: 2, mostAttempts: 3 },
    },
    environment: {
      GITHUB_REPOSITORY: 'acme/deploy',
      GITHUB_API_URL: baseUrl,
      GITHUB_GRAPHQL_URL: `${server.origin}${graphqlPath}`,
    },
  };
}

/** The server's answer to somebody who may only read. */
export const READ_ONLY: Behaviour = refuse(403, 'Resource not accessible by integration');

/** This many comments of people, with these in between. */
export function amongOthers(count: number, own: Readonly<Record<number, Omit<StoredComment, 'id'>>> = {}) {
  return Array.from({ length: count }, (_, position): StoredComment => {
    const author = { login: 'octocat', __typename: 'User' } as const;
    return { id: 3_000_000_001 + position, ...(own[position] ?? { author, body: `Comment ${position}` }) };
  });
}

// biome-ignore lint/suspicious/noExplicitAny: what a client sends has no type yet
type Loose = any;

function operationOf(method: string, path: string, graphqlPath: string, issues: string): Operation | null {
  if (method === 'POST' && path === graphqlPath) return 'ask';
  if (method === 'GET' && path.startsWith(`${issues}/7/comments?`)) return 'find';
  if (method === 'POST' && path === `${issues}/7/comments`) return 'create';
  if (!path.startsWith(`${issues}/comments/`)) return null;
  return method === 'PATCH' ? 'update' : method === 'DELETE' ? 'delete' : null;
}

function askAnswer(viewer: string, headRefOid: string | null | undefined, { owner, repo, number }: Loose) {
  if (owner !== 'acme' || repo !== 'deploy' || number !== 7) {
    const message = `Could not resolve to a PullRequest with the number of ${number}.`;
    const path = ['repository', 'pullRequest'];
    return { data: { repository: { pullRequest: null } }, errors: [{ type: 'NOT_FOUND', path, message }] };
  }
  return { data: { viewer: { login: viewer }, repository: { pullRequest: { headRefOid } } } };
}

function pageOf(comments: readonly StoredComment[], url: URL, { nextPage, endless }: CommentServerOptions): Behaviour {
  const size = Number(url.searchParams.get('per_page') ?? 30);
  const page = Number(url.searchParams.get('page') ?? 1);
  const [start, end] = [(page - 1) * size, page * size];
  const shown = comments.slice(start, end).map(({ id, author, body }) => ({ id, user: asUser(author), body }));
  if (endless !== true) url.searchParams.set('page', String(page + 1));
  const next = nextPage ?? (endless === true || end < comments.length ? url : null);
  const link = next === null ? {} : { link: `<${next}>; rel="next"` };
  return serve(shown, { headers: { 'content-type': 'application/json; charset=utf-8', ...link } });
}

function asUser(author: StoredComment['author']) {
  return author === null ? null : { login: author.login, type: author.__typename };
}

/** With the ends of lines of the form on the page, and nothing behind the last one. */
function stored(body: string): string {
  return body.trimEnd().replaceAll('\n', '\r\n');
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function json(document: unknown, status = 200): Behaviour {
  return serve(document, { status, headers: { 'content-type': 'application/json; charset=utf-8' } });
}
