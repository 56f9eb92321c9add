import type { IncomingMessage } from 'node:http';
import { refuse } from './github-api.ts';
import { type Behaviour, serve, serverForTest, status } from './misbehaving-server.ts';

/** A comment on a line, as the server holds it. */
export interface StoredReviewComment {
  readonly id: number;
  readonly path: string;
  readonly line: number | null;
  readonly body: string;
  readonly user: { readonly type: 'Bot' | 'User' } | null;
}

/** How the server differs from an obedient one with no comments. */
export interface ReviewServerOptions {
  readonly comments?: readonly StoredReviewComment[];
  /** `path:line` of the lines that the pull request shows; all of them unless told. */
  readonly shown?: readonly string[];
  /** By `path:line`, what stands there at the head. */
  readonly texts?: Readonly<Record<string, string>>;
  /** The newest commit of the pull request. */
  readonly headSha: string;
  /** Takes the place of the answer to whatever would change something. */
  readonly refusal?: Behaviour;
}

/** GitHub's answers about the comments on the lines of pull request 7 of acme/deploy, until the current test has finished. */
export async function reviewServerFor({ comments = [], shown, texts = {}, headSha, refusal }: ReviewServerOptions) {
  const stored = [...comments];
  // A push moves it.
  const state = { headSha };
  const writes: string[] = [];
  const pull = '/repos/acme/deploy/pulls/7';

  const answer = (method: string, { pathname, searchParams }: URL, body: Loose): Behaviour => {
    if (method === 'GET' && pathname === pull) return json({ head: { sha: state.headSha } });
    if (method === 'GET' && pathname === `${pull}/comments`) {
      const page = Number(searchParams.get('page') ?? 1);
      const size = Number(searchParams.get('per_page') ?? 30);
      const next = `<${server.origin}${pathname}?per_page=${size}&page=${page + 1}>; rel="next"`;
      const shown = stored.slice((page - 1) * size, page * size);
      return serve(shown, {
        headers: { 'content-type': 'application/json', ...(page * size < stored.length && { link: next }) },
      });
    }
    const id = Number(/\/pulls\/comments\/(\d+)$/.exec(pathname)?.[1]);
    writes.push(method === 'POST' ? `POST ${body.path}:${body.line}` : `${method} ${id}`);
    if (refusal !== undefined) return refusal;
    if (method === 'POST' && pathname === `${pull}/comments`) {
      const isShown =
        body.side === 'RIGHT' &&
        body.commit_id === state.headSha &&
        (shown?.includes(`${body.path}:${body.line}`) ?? true);
      if (!isShown) return refuse(422, 'Validation Failed: pull_request_review_thread.line must be part of the diff');
      const created = {
        id: 5_000_000_001 + writes.length,
        path: body.path,
        line: body.line,
        body: body.body,
        user: { type: 'Bot' },
        ...hunkOf(texts[`${body.path}:${body.line}`]),
      } as const;
      stored.push(created);
      return json(created, 201);
    }
    const position = stored.findIndex((comment) => comment.id === id);
    const existing = stored[position];
    if (existing === undefined) return refuse(404, 'Not Found');
    if (method === 'DELETE') {
      stored.splice(position, 1);
      return status(204);
    }
    stored[position] = { ...existing, body: body.body };
    return json(stored[position]);
  };

  const server = await serverForTest(async (request, response) => {
    const body = JSON.parse((await bodyOf(request)) || 'null');
    answer(request.method ?? '', new URL(request.url ?? '', 'http://api.test'), body)(request, response);
  });
  const environment = { GITHUB_REPOSITORY: 'acme/deploy', GITHUB_API_URL: server.origin };
  return Object.assign(state, { comments: stored, writes, environment });
}

/** A comment as it ends: with the line itself. */
function hunkOf(text: string | undefined) {
  return text === undefined ? {} : { diff_hunk: `@@ -1,2 +1,2 @@\n above\n+${text}` };
}

// biome-ignore lint/suspicious/noExplicitAny: what a client sends has no type yet
type Loose = any;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function json(document: unknown, code = 200): Behaviour {
  return serve(document, { status: code, headers: { 'content-type': 'application/json; charset=utf-8' } });
}
