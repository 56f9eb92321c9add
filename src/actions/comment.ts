import { info } from '@actions/core';
import type { DeploymentReport } from '../gate/report/deployment-report.ts';
import type { Report } from '../gate/report/report.ts';
import type { GateSettings } from '../gate/settings.ts';
import type { GitHubRepository } from '../net/github-api.ts';
import { itemsOf, type Octokit } from '../net/octokit.ts';
import { renderComment, renderFailure } from '../render/pages.ts';
import { isSameText, withoutToken, writeOnPullRequest } from './pull-request.ts';

const SAYS = {
  what: 'The comment on the pull request was not written',
  elsewhere: 'The job summary has the same report.',
};

/**
 * Keeps the comment on the pull request true, and writes one where the settings ask for it. A pull request with a newer
 * commit is left alone. If the comment cannot be written, there is a notice.
 */
export async function publishComment(
  report: Report,
  settings: GateSettings,
  processEnv: NodeJS.ProcessEnv,
): Promise<void> {
  await keepComment(() => renderComment(report), deservesComment(report, settings.comment), settings, processEnv);
}

/** Says in the existing comment that this run has failed, which would otherwise show the result of an earlier one. */
export async function publishFailure(
  message: string,
  settings: GateSettings,
  processEnv: NodeJS.ProcessEnv,
): Promise<void> {
  await keepComment(() => renderFailure(withoutToken(message, settings)), false, settings, processEnv);
}

async function keepComment(
  render: () => string,
  creates: boolean,
  settings: GateSettings,
  processEnv: NodeJS.ProcessEnv,
): Promise<void> {
  if (settings.comment === 'never') return;
  await writeOnPullRequest(settings, processEnv, SAYS, async ({ octokit, repository, number, head, marker }) => {
    const body = `${marker}\n${render()}`;
    const comments = new PullRequestComments(octokit, repository, number);
    const { own, headSha } = await comments.find(marker);
    if (head !== null && headSha !== null && head !== headSha) {
      info('The comment on the pull request was left as it is: a newer commit has its own run.');
      return;
    }
    const [kept, ...duplicates] = own;
    if (kept === undefined) {
      if (creates) await comments.create(body);
      return;
    }
    if (!isSameText(kept.body, body)) await comments.update(kept.id, body);
    // Parallel runs may each have created one. If one cannot be deleted now, the next run finds it again.
    for (const { id } of duplicates) await comments.delete(id).catch(() => undefined);
  });
}

/** Whether a pull request that has no comment gets one. */
function deservesComment({ outcome, problem, deployments }: Report, mode: GateSettings['comment']): boolean {
  return outcome.fails || (mode === 'always' && (problem !== null || !deployments.every(isUntouched)));
}

/** Whether the pull request leaves this deployment as it is. That includes a problem that existed before. */
function isUntouched({ change, problem, tolerated, upgradeMode }: DeploymentReport): boolean {
  return change === 'unchanged' && (tolerated || (problem === null && upgradeMode === 'RollingUpdate'));
}

/** Four times as many as a pull request can have. */
const MOST_PAGES = 100;

/** A comment, with its text from the server. Its line ends may differ from those that were sent. */
interface PullRequestComment {
  readonly id: number;
  readonly body: string;
}

/** A job's token cannot ask over REST whose it is. */
const QUERY = `query ($owner: String!, $repo: String!, $number: Int!) {
  viewer { login }
  repository(owner: $owner, name: $repo) { pullRequest(number: $number) { headRefOid } }
}`;

interface QueryAnswer {
  readonly viewer: { readonly login: string };
  readonly repository: { readonly pullRequest: { readonly headRefOid?: string | null } | null } | null;
}

/** The comments on one pull request. Every method throws an Error if the server refuses or fails. */
export class PullRequestComments {
  readonly #names: { readonly owner: string; readonly repo: string };

  constructor(
    private readonly octokit: Octokit,
    private readonly repository: GitHubRepository,
    private readonly number: number,
  ) {
    this.#names = { owner: repository.owner, repo: repository.repo };
  }

  /** The own comments that begin with the marker, the oldest first; the newest commit, or null if it is not told. */
  async find(marker: string): Promise<{ own: PullRequestComment[]; headSha: string | null }> {
    const { octokit, number } = this;
    const { viewer, repository } = await octokit.graphql<QueryAnswer>(QUERY, { ...this.#names, number });
    const own: PullRequestComment[] = [];
    const asked = { ...this.#names, issue_number: number, per_page: 100 };
    const pages = octokit.paginate.iterator(octokit.rest.issues.listComments, asked);
    for await (const { id, body = '', user } of itemsOf(pages, MOST_PAGES)) {
      if (body.startsWith(marker) && isOwn(user, viewer.login, this.repository.token)) own.push({ id, body });
    }
    return { own, headSha: repository?.pullRequest?.headRefOid ?? null };
  }

  async create(body: string): Promise<void> {
    await this.octokit.rest.issues.createComment({ ...this.#names, issue_number: this.number, body });
  }

  async update(id: number, body: string): Promise<void> {
    await this.octokit.rest.issues.updateComment({ ...this.#names, comment_id: id, body });
  }

  async delete(id: number): Promise<void> {
    await this.octokit.rest.issues.deleteComment({ ...this.#names, comment_id: id });
  }
}

/**
 * Whether this author is the account of the token. An app asks as `name[bot]` or as `name`, and writes as the bot
 * `name`. A user may have the same name.
 */
function isOwn(author: { login: string; type: string } | null, viewer: string, token: string): boolean {
  const isApp = viewer.endsWith('[bot]') || token.startsWith('ghs_');
  const name = (login: string) => login.replace(/\[bot\]$/, '').toLowerCase();
  return author !== null && name(author.login) === name(viewer) && (author.type === 'Bot') === isApp;
}
