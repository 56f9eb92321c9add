import * as z from 'zod';
import { FetchError } from '../../net/fetch-error.ts';
import type { GitHubApi } from '../../net/github-api.ts';

/** The maximum per page. */
const PER_PAGE = 100;
const MOST_PAGES = 50;

const commentSchema = z.object({
  id: z.number(),
  path: z.string(),
  // Null once the line is no longer part of the pull request.
  line: z.number().nullish(),
  body: z.string(),
  // The last line of the hunk is the line of the comment.
  diff_hunk: z.string().optional(),
  user: z.object({ type: z.string() }).nullable(),
});

/** A comment on a line of a pull request. */
export interface ReviewComment {
  readonly id: number;
  readonly path: string;
  /** On the head; null if the line is gone. */
  readonly line: number | null;
  readonly body: string;
  /** The text of the line; null if the server does not say. */
  readonly shown: string | null;
}

/** The comments on the lines of one pull request. Every method throws a FetchError if the server refuses or fails. */
export class ReviewComments {
  /** @param commit the head of the pull request */
  constructor(
    private readonly api: GitHubApi,
    private readonly number: number,
    private readonly commit: string,
  ) {}

  /** The newest commit of the pull request. */
  async newestCommit(): Promise<string> {
    const { head } = await this.api.json(`/pulls/${this.number}`, z.object({ head: z.object({ sha: z.string() }) }));
    return head.sha;
  }

  /** The comments that begin with the marker and come from the same kind of account as the token: an app or a user. */
  async find(marker: string): Promise<ReviewComment[]> {
    const isApp = this.api.repository.token.startsWith('ghs_');
    const own: ReviewComment[] = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const path = `/pulls/${this.number}/comments?per_page=${PER_PAGE}&page=${page}`;
      const comments = await this.api.json(path, z.array(commentSchema));
      for (const { id, path: file, body, user, line = null, diff_hunk } of comments) {
        if (!body.startsWith(marker) || (user?.type === 'Bot') !== isApp) continue;
        own.push({ id, path: file, body, line, shown: lastLineOf(diff_hunk) });
      }
      if (comments.length < PER_PAGE) return own;
    }
    throw new FetchError('too-large', `the pull request has more than ${MOST_PAGES} pages of review comments`);
  }

  async create(path: string, line: number, body: string): Promise<ReviewComment> {
    const wish = { commit_id: this.commit, path, line, side: 'RIGHT', body };
    const answer = z.object({ id: z.number(), diff_hunk: z.string().optional() });
    const { id, diff_hunk } = await this.api.send('POST', `/pulls/${this.number}/comments`, wish, answer);
    return { id, path, line, body, shown: lastLineOf(diff_hunk) };
  }

  async update(id: number, body: string): Promise<void> {
    await this.api.send('PATCH', `/pulls/comments/${id}`, { body }, z.object({ id: z.number() }));
  }

  async delete(id: number): Promise<void> {
    await this.api.delete(`/pulls/comments/${id}`);
  }
}

/** The last line of a hunk without its sign. GitHub ends a hunk at the line of the comment. */
function lastLineOf(hunk: string | undefined): string | null {
  return hunk?.split('\n').at(-1)?.slice(1).replace(/\r$/, '') ?? null;
}
