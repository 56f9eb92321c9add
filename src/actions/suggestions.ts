import { setTimeout as sleep } from 'node:timers/promises';
import { info } from '@actions/core';
import type { Choice, Report } from '../gate/report/report.ts';
import type { GateSettings } from '../gate/settings.ts';
import { FetchError } from '../net/fetch-error.ts';
import { itemsOf } from '../net/octokit.ts';
import { renderSuggestion } from '../render/edits.ts';
import { isSameText, type PullRequest, writeOnPullRequest } from './pull-request.ts';

/** A larger number would bury the review. */
const MOST_SUGGESTIONS = 10;
/** Of a hundred comments each. */
const MOST_PAGES = 50;
/** GitHub asks for this between two requests that create something, in milliseconds. */
const BETWEEN_POSTS_MS = 1_000;

const SAYS = { what: 'The suggestions were not written', elsewhere: 'The job summary has the same lines.' };

/** A suggestion as the pull request should have it. */
interface Suggestion {
  readonly path: string;
  readonly line: number;
  /** The text of the line. The run reads the merge with the base, where the line may differ. */
  readonly current: string;
  readonly body: string;
}

/** A comment on a line of a pull request. */
interface ReviewComment {
  readonly id: number;
  readonly path: string;
  /** On the head; null if the line is gone. */
  readonly line: number | null;
  readonly body: string;
  /** The text of the line; null if the server does not say. */
  readonly shown: string | null;
}

/**
 * Offers one choice as suggestions on its lines: the first choice whose lines are all part of the pull request. Outdated and needless
 * suggestions are withdrawn (docs/report.md). Never throws: if something cannot be written, there is a notice.
 */
export async function publishSuggestions(
  report: Report,
  settings: GateSettings,
  processEnv: NodeJS.ProcessEnv,
): Promise<void> {
  if (settings.suggestions !== 'true') return;
  await writeOnPullRequest(settings, processEnv, SAYS, async (pullRequest) => {
    const { octokit, repository, number, head } = pullRequest;
    const names = { owner: repository.owner, repo: repository.repo };
    const newest = (await octokit.rest.pulls.get({ ...names, pull_number: number })).data.head.sha;
    if (newest !== head) {
      info('The suggestions were left as they are: a newer commit has its own run.');
      return;
    }
    const marker = pullRequest.marker.replace('<!-- upgrade-gate', '<!-- upgrade-gate-suggestion');
    const comments = new ReviewComments(pullRequest, newest);
    const there = await comments.find(marker);
    const kept = await placeFirst(report.outcome.fails ? report.choices : [], marker, there, comments);
    for (const { id } of there) if (!kept.has(id)) await comments.delete(id);
  });
}

/** @returns the ids of the comments that stay */
async function placeFirst(
  choices: readonly Choice[],
  marker: string,
  there: readonly ReviewComment[],
  comments: ReviewComments,
): Promise<ReadonlySet<number>> {
  const offered = choices.map((choice) => wantedOf(choice, marker)).filter((wanted) => wanted !== null);
  for (const wanted of offered) {
    const kept = await place(wanted, there, comments);
    if (kept !== null) return kept;
  }
  if (offered.length > 0) info('No suggestions were written: some of the lines are not part of this pull request.');
  return new Set();
}

/** Null if a choice has no lines, has too many, or has lines that cannot be shown exactly. */
function wantedOf(choice: Choice, marker: string): Suggestion[] | null {
  const wanted = choice.edits.map((edit) => {
    const text = renderSuggestion(choice, edit);
    return text === null
      ? null
      : { path: edit.file, line: edit.line, current: edit.current, body: `${marker}\n${text}` };
  });
  const isWhole = wanted.every((each) => each !== null);
  return isWhole && wanted.length > 0 && wanted.length <= MOST_SUGGESTIONS ? wanted : null;
}

/** @returns null if a line is not part of the pull request, or has another text there; then no suggestion is left behind */
async function place(
  wanted: readonly Suggestion[],
  there: readonly ReviewComment[],
  comments: ReviewComments,
): Promise<ReadonlySet<number> | null> {
  const kept = new Set<number>();
  const created: number[] = [];
  const outdated: (() => Promise<void>)[] = [];
  for (const { path, line, current, body } of wanted) {
    const isThis = ({ shown }: ReviewComment) => shown === null || isSameText(shown, current);
    const old = there.find((one) => one.path === path && one.line === line && isThis(one) && !kept.has(one.id));
    if (old === undefined) {
      const fresh = await comments.create(path, line, body);
      if (fresh !== null) created.push(fresh.id);
      if (fresh === null || !isThis(fresh)) {
        for (const id of created) await comments.delete(id);
        return null;
      }
    } else {
      kept.add(old.id);
      if (!isSameText(old.body, body)) outdated.push(() => comments.update(old.id, body));
    }
  }
  // Last, so that a choice that cannot be shown does not remove the suggestions of the next one.
  for (const update of outdated) await update();
  return kept;
}

/** The comments on the lines of one pull request. Every method throws an Error if the server refuses or fails. */
class ReviewComments {
  readonly #names: { readonly owner: string; readonly repo: string };
  readonly #pull: { readonly owner: string; readonly repo: string; readonly pull_number: number };
  #hasPosted = false;

  constructor(
    private readonly pullRequest: PullRequest,
    private readonly newestCommit: string,
  ) {
    const { owner, repo } = pullRequest.repository;
    this.#names = { owner, repo };
    this.#pull = { owner, repo, pull_number: pullRequest.number };
  }

  /** The comments that begin with the marker and come from the same kind of account as the token: an app or a user. */
  async find(marker: string): Promise<ReviewComment[]> {
    const { octokit, repository } = this.pullRequest;
    const isApp = repository.token.startsWith('ghs_');
    const own: ReviewComment[] = [];
    const pages = octokit.paginate.iterator(octokit.rest.pulls.listReviewComments, { ...this.#pull, per_page: 100 });
    for await (const { id, path, body, user, line, diff_hunk } of itemsOf(pages, MOST_PAGES)) {
      if (!body.startsWith(marker) || (user?.type === 'Bot') !== isApp) continue;
      own.push({ id, path, body, line: line ?? null, shown: lastLineOf(diff_hunk) });
    }
    return own;
  }

  /** @returns null if the line is not part of the pull request */
  async create(path: string, line: number, body: string): Promise<ReviewComment | null> {
    if (this.#hasPosted) await sleep(BETWEEN_POSTS_MS);
    this.#hasPosted = true;
    const request = { ...this.#pull, commit_id: this.newestCommit, path, line, side: 'RIGHT', body } as const;
    try {
      const { id, diff_hunk } = (await this.pullRequest.octokit.rest.pulls.createReviewComment(request)).data;
      return { id, path, line, body, shown: lastLineOf(diff_hunk) };
    } catch (error) {
      // GitHub refuses a comment on a line that the pull request does not show.
      if (error instanceof FetchError && error.problem === 'status' && /HTTP 422/.test(error.message)) return null;
      throw error;
    }
  }

  async update(id: number, body: string): Promise<void> {
    await this.pullRequest.octokit.rest.pulls.updateReviewComment({ ...this.#names, comment_id: id, body });
  }

  async delete(id: number): Promise<void> {
    await this.pullRequest.octokit.rest.pulls.deleteReviewComment({ ...this.#names, comment_id: id });
  }
}

/** The last line of a hunk without its sign. GitHub ends a hunk at the line of the comment. */
function lastLineOf(hunk: string | undefined): string | null {
  return hunk?.split('\n').at(-1)?.slice(1).replace(/\r$/, '') ?? null;
}
