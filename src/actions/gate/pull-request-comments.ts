import * as z from 'zod';
import { FetchError } from '../../net/fetch-error.ts';
import type { GitHubApi } from '../../net/github-api.ts';

/** Four times as many as a pull request can have. */
const MOST_PAGES = 100;

/** An existing comment. */
export interface PullRequestComment {
  /** The id from the REST API: digits. */
  readonly id: string;
  /** The text from the server. Its line ends may differ from those that were sent. */
  readonly body: string;
}

/** The gate's existing comments, and the state of the pull request. */
export interface FoundComments {
  /** The comments with the marker, the oldest first. */
  readonly own: readonly PullRequestComment[];
  /** The newest commit of the pull request; null if the server does not say. */
  readonly headSha: string | null;
}

// The number of a comment comes from its address. `databaseId` has only 32 bits, and the numbers have outgrown that. Older servers have no
// `fullDatabaseId`.
const QUERY = `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  viewer { login }
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      headRefOid
      comments(first: 100, after: $after) {
        nodes { url body author { __typename login } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;

const commentSchema = z.object({
  url: z.string().regex(/#issuecomment-\d+$/),
  body: z.string(),
  // Null if the author's account was deleted.
  author: z.object({ __typename: z.string(), login: z.string() }).nullable(),
});

const pageSchema = z.object({
  viewer: z.object({ login: z.string() }),
  repository: z.object({
    pullRequest: z.object({
      headRefOid: z.string().nullish(),
      comments: z.object({
        nodes: z.array(commentSchema.nullable()),
        pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
      }),
    }),
  }),
});

const writtenSchema = z.object({ id: z.number() });

/** The comments on one pull request. Every method throws a FetchError if the server refuses or fails. */
export class PullRequestComments {
  readonly #api: GitHubApi;
  readonly #number: number;

  constructor(api: GitHubApi, number: number) {
    this.#api = api;
    this.#number = number;
  }

  /** The comments of the token's own account that begin with the marker. */
  async find(marker: string): Promise<FoundComments> {
    const { owner, repo, token } = this.#api.repository;
    const own: PullRequestComment[] = [];
    let after: string | null = null;
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const variables = { owner, repo, number: this.#number, after };
      const page: z.infer<typeof pageSchema> = await this.#api.graphql(QUERY, variables, pageSchema);
      const { headRefOid, comments } = page.repository.pullRequest;
      const { nodes, pageInfo } = comments;
      for (const comment of nodes) {
        if (!comment?.body.startsWith(marker) || !isOwn(comment.author, page.viewer.login, token)) continue;
        own.push({ id: /\d+$/.exec(comment.url)?.[0] as string, body: comment.body });
      }
      if (!pageInfo.hasNextPage) return { own, headSha: headRefOid ?? null };
      after = pageInfo.endCursor;
    }
    throw new FetchError('too-large', `the pull request has more than ${MOST_PAGES} pages of comments`);
  }

  async create(body: string): Promise<void> {
    await this.#api.send('POST', `/issues/${this.#number}/comments`, { body }, writtenSchema);
  }

  async update(id: string, body: string): Promise<void> {
    await this.#api.send('PATCH', `/issues/comments/${id}`, { body }, writtenSchema);
  }

  async delete(id: string): Promise<void> {
    await this.#api.delete(`/issues/comments/${id}`);
  }
}

/**
 * Whether this author is the account of the token. An app asks as `name[bot]` or as `name`, and writes as the bot `name`. A user may have
 * the same name.
 */
function isOwn(author: z.infer<typeof commentSchema>['author'], viewer: string, token: string): boolean {
  const isApp = viewer.endsWith('[bot]') || token.startsWith('ghs_');
  const name = (login: string) => login.replace(/\[bot\]$/, '').toLowerCase();
  return author !== null && name(author.login) === name(viewer) && (author.__typename === 'Bot') === isApp;
}
