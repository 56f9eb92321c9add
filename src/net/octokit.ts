import type { getOctokit } from '@actions/github';
import { FetchError } from './fetch-error.ts';
import { type GitHubApi, type GitHubRequest, parseJson } from './github-api.ts';

/** GitHub's API with the types of its endpoints. */
export type Octokit = ReturnType<typeof getOctokit>;

const silent = () => undefined;
const SILENT = { debug: silent, info: silent, warn: silent, error: silent };

/** Octokit for comments and suggestions, on the session of the API with its limits. What creates something is sent once. Every method throws a FetchError. */
export async function octokitOn(api: GitHubApi): Promise<Octokit> {
  const { getOctokit } = await import('@actions/github');
  const { baseUrl, token } = api.repository;
  const octokit = getOctokit(token, {
    baseUrl: baseUrl.replace(/\/$/, ''),
    log: SILENT,
    request: { fetch: (address: string, request: SentRequest) => fetchBy(api, address, request) },
  });
  octokit.hook.error('request', (error) => {
    throw error.cause instanceof FetchError ? error.cause : error;
  });
  return octokit;
}

/** The part of what Octokit hands to `fetch` that is used. */
interface SentRequest {
  readonly method: GitHubRequest['method'];
  readonly headers: { readonly accept: string };
  readonly body?: string;
}

async function fetchBy(api: GitHubApi, address: string, { method, headers, body }: SentRequest): Promise<Response> {
  const url = new URL(address);
  const { origin } = new URL(api.repository.baseUrl);
  const name = api.nameOf(method, url);
  // The address of a next page comes from the server.
  if (url.origin !== origin) {
    throw new FetchError('redirect', `${name}: it leads to ${url.origin}, where the token is not sent`);
  }
  const repeatable = method !== 'POST' || url.pathname.endsWith('/graphql');
  const answer = await api.ask({ method, url, accept: headers.accept, body: body ?? null, repeatable });
  if (method === 'DELETE') return new Response(null, { status: 204 });
  parseJson(answer.bytes, name);
  const { link } = answer.headers;
  const contentType = { 'content-type': 'application/json; charset=utf-8' };
  return new Response(answer.bytes, { headers: { ...contentType, ...(typeof link === 'string' && { link }) } });
}

/** The items of a list, whatever the number of its pages. @throws FetchError if there are more pages than these, or if one is no list */
export async function* itemsOf<T>(
  pages: AsyncIterable<{ readonly data: readonly T[] }>,
  mostPages: number,
): AsyncGenerator<T> {
  let count = 0;
  for await (const { data } of pages) {
    count += 1;
    if (count > mostPages) throw new FetchError('too-large', `the list has more than ${mostPages} pages`);
    if (!Array.isArray(data)) throw new FetchError('encoding', 'the answer is not a list');
    yield* data;
  }
}
