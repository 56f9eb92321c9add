import { setTimeout as sleep } from 'node:timers/promises';
import type { GitHubRepository } from '../../net/github-api.ts';
import { itemsOf, type Octokit } from '../../net/octokit.ts';

/** Of a hundred comments each. */
const MOST_PAGES = 50;
/** GitHub asks for this between two requests that create something, in milliseconds. */
const BETWEEN_POSTS_MS = 1_000;

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

/** The comments on the lines of one pull request. Every method throws an Error if the server refuses or fails. */
export class ReviewComments {
  readonly #pull: { readonly owner: string; readonly repo: string; readonly pull_number: number };
  #hasPosted = false;

  /**
   * @param commit the head of the pull request
   * @param wait ends after some milliseconds
   */
  constructor(
    private readonly octokit: Octokit,
    private readonly repository: GitHubRepository,
    number: number,
    private readonly commit: string,
    private readonly wait: (ms: number) => Promise<unknown> = sleep,
  ) {
    this.#pull = { owner: repository.owner, repo: repository.repo, pull_number: number };
  }

  /** The newest commit of the pull request. */
  async newestCommit(): Promise<string> {
    return (await this.octokit.rest.pulls.get(this.#pull)).data.head.sha;
  }

  /** The comments that begin with the marker and come from the same kind of account as the token: an app or a user. */
  async find(marker: string): Promise<ReviewComment[]> {
    const isApp = this.repository.token.startsWith('ghs_');
    const { paginate, rest } = this.octokit;
    const own: ReviewComment[] = [];
    const pages = paginate.iterator(rest.pulls.listReviewComments, { ...this.#pull, per_page: 100 });
    for await (const { id, path, body, user, line, diff_hunk } of itemsOf(pages, MOST_PAGES)) {
      if (!body.startsWith(marker) || (user?.type === 'Bot') !== isApp) continue;
      own.push({ id, path, body, line: line ?? null, shown: lastLineOf(diff_hunk) });
    }
    return own;
  }

  async create(path: string, line: number, body: string): Promise<ReviewComment> {
    if (this.#hasPosted) await this.wait(BETWEEN_POSTS_MS);
    this.#hasPosted = true;
    const wish = { ...this.#pull, commit_id: this.commit, path, line, side: 'RIGHT', body } as const;
    const { id, diff_hunk } = (await this.octokit.rest.pulls.createReviewComment(wish)).data;
    return { id, path, line, body, shown: lastLineOf(diff_hunk) };
  }

  async update(id: number, body: string): Promise<void> {
    await this.octokit.rest.pulls.updateReviewComment({ ...this.#pull, comment_id: id, body });
  }

  async delete(id: number): Promise<void> {
    await this.octokit.rest.pulls.deleteReviewComment({ ...this.#pull, comment_id: id });
  }
}

/** The last line of a hunk without its sign. GitHub ends a hunk at the line of the comment. */
function lastLineOf(hunk: string | undefined): string | null {
  return hunk?.split('\n').at(-1)?.slice(1).replace(/\r$/, '') ?? null;
}
