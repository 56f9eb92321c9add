import type { WorkflowEvent } from '../../src/repository/revisions.ts';

/** What differs from one pull request to the other. */
export interface PullRequestChanges {
  readonly number?: number;
  readonly headSha: string;
  readonly baseSha: string;
  readonly baseRef?: string;
}

const REPOSITORY = {
  id: 186853002,
  name: 'deploy',
  full_name: 'acme/deploy',
  private: true,
  owner: { login: 'acme', id: 21031067, type: 'Organization' },
  default_branch: 'main',
  html_url: 'https://github.com/acme/deploy',
};
const SENDER = { login: 'octocat', id: 583231, type: 'User' };
/** What GitHub sends for a commit that does not exist. */
export const ZEROS = '0'.repeat(40);

/** The events `pull_request` and `pull_request_target`, as far as anybody could want to read them. */
export function pullRequestEvent(
  sha: string,
  { number = 7, headSha, baseSha, baseRef = 'main' }: PullRequestChanges,
  name: 'pull_request' | 'pull_request_target' = 'pull_request',
): WorkflowEvent {
  const pull_request = {
    id: 279147437,
    number,
    state: 'open',
    title: 'Update lightdash',
    draft: false,
    merged: false,
    mergeable: null,
    merge_commit_sha: sha,
    user: SENDER,
    head: { label: 'someone:update', ref: 'update', sha: headSha, user: SENDER, repo: { ...REPOSITORY, fork: true } },
    base: { label: `acme:${baseRef}`, ref: baseRef, sha: baseSha, user: SENDER, repo: REPOSITORY },
  };
  return {
    name,
    sha,
    payload: { action: 'synchronize', number, pull_request, repository: REPOSITORY, sender: SENDER },
  };
}

/** The event `merge_group`. */
export function mergeGroupEvent(headSha: string, baseSha: string, baseRef = 'refs/heads/main'): WorkflowEvent {
  const merge_group = {
    head_sha: headSha,
    head_ref: `refs/heads/gh-readonly-queue/main/pr-7-${baseSha}`,
    base_sha: baseSha,
    base_ref: baseRef,
    head_commit: { id: headSha, message: 'Merge pull request #7', timestamp: '2026-11-01T12:00:00Z' },
  };
  return {
    name: 'merge_group',
    sha: headSha,
    payload: { action: 'checks_requested', merge_group, repository: REPOSITORY, sender: SENDER },
  };
}

/** The event `push`. */
export function pushEvent(
  before: string,
  after: string,
  changes: Readonly<Record<string, unknown>> = {},
  sha: string = after,
): WorkflowEvent {
  const payload = {
    ref: 'refs/heads/main',
    before,
    after,
    created: before === ZEROS,
    deleted: after === ZEROS,
    forced: false,
    base_ref: null,
    compare: 'https://github.com/acme/deploy/compare/a...b',
    commits: [],
    head_commit: after === ZEROS ? null : { id: after, message: 'Change' },
    repository: REPOSITORY,
    pusher: { name: 'octocat', email: 'octocat@example.com' },
    sender: SENDER,
    ...changes,
  };
  return { name: 'push', sha, payload };
}
