import { describe, expect, it, onTestFinished } from 'vitest';
import { GitHubApi, type GitHubRepository } from '../../src/net/github-api.ts';
import { openRepository, type Repository, type RepositoryOptions } from '../../src/repository/repository.ts';
import { type GivenRefs, resolveRevisions, type WorkflowEvent } from '../../src/repository/revisions.ts';
import { TreeError } from '../../src/repository/tree.ts';
import { mergeGroupEvent, pullRequestEvent, pushEvent, ZEROS } from '../support/events.ts';
import {
  checkoutOf,
  cloneOf,
  emptyRepository,
  type GitRepository,
  temporaryFolder,
} from '../support/git-repository.ts';
import { gitHubApiFor, refuse } from '../support/github-api.ts';

/** Options with the API by what it is made of. */
type GivenOptions = Partial<Omit<RepositoryOptions, 'api'>> & { readonly api?: GitHubRepository | null };

const UNKNOWN = '1'.repeat(40);

/** Resolves an event in a folder; the remote can be asked unless the options say otherwise. */
async function resolveIn(
  folder: string,
  event: WorkflowEvent,
  given: Partial<GivenRefs> = {},
  options: GivenOptions = {},
) {
  const repository: Repository = await openRepository({
    directory: folder,
    fetch: true,
    ...options,
    api: options.api == null ? null : new GitHubApi(options.api),
  });
  onTestFinished(() => repository.close());
  return await resolveRevisions(event, repository, { baseRef: null, headRef: null, ...given });
}

const compare = (head: string, bases: readonly string[], mustAgree: string | null = null, isOlder = false) => ({
  kind: 'compare',
  head,
  bases,
  mustAgree,
  isOlder,
});

/** A base branch that has moved on since a change branched off, and GitHub's merge commit of the two. */
function pullRequest() {
  const origin = emptyRepository();
  const fork = origin.commit({ 'values.yaml': 'tag: 1.0.0\n' });
  const tip = origin.commit({ 'other.yaml': 'moved on\n' });
  origin.branch('update', fork);
  const head = origin.commit({ 'values.yaml': 'tag: 2.0.0\n' });
  const merge = origin.mergeOf(tip, head);
  origin.git('update-ref', 'refs/pull/7/head', head);
  origin.git('update-ref', 'refs/pull/7/merge', merge);
  origin.branch('main');
  origin.git('branch', '--quiet', '-D', 'update');
  return { origin, fork, tip, head, merge };
}

/** The base branch moves once more; the merge commit stays what it was. */
function moveOn(origin: GitRepository): string {
  return origin.commit({ 'other.yaml': 'moved on again\n' });
}

describe('pull_request', () => {
  it('compares the merge commit with its first parent, from nothing but that commit', async () => {
    const { origin, fork, tip, head, merge } = pullRequest();
    const clone = checkoutOf(origin, merge);
    moveOn(origin);
    const event = pullRequestEvent(merge, { headSha: head, baseSha: fork });
    expect(await resolveIn(clone.folder, event, {}, { fetch: false })).toEqual(compare(merge, [tip]));
  });

  it('does so whatever else is checked out, and without a checkout', async () => {
    const { origin, fork, tip, head, merge } = pullRequest();
    const event = pullRequestEvent(merge, { headSha: head, baseSha: fork });
    expect(await resolveIn(checkoutOf(origin, fork).folder, event)).toEqual(compare(merge, [tip]));
    const { api } = await gitHubApiFor(origin);
    expect(await resolveIn(temporaryFolder(), event, {}, { api })).toEqual(compare(merge, [tip]));
  });

  it('compares a checked-out branch with where it branched off, and watches the base branch', async () => {
    const { origin, fork, tip, head, merge } = pullRequest();
    const event = pullRequestEvent(merge, { headSha: head, baseSha: fork });
    const clone = cloneOf(origin);
    clone.git('fetch', '--quiet', 'origin', head);
    clone.git('checkout', '--quiet', '--detach', head);
    expect(await resolveIn(clone.folder, event, {}, { fetch: false })).toEqual(compare(head, [fork], tip));
    const later = moveOn(origin);
    expect(await resolveIn(clone.folder, event)).toEqual(compare(head, [fork], later));
    const { api } = await gitHubApiFor(origin);
    expect(await resolveIn(checkoutOf(origin, head).folder, event, {}, { api })).toEqual(compare(head, [fork], later));
    // The same where the head is given as an input.
    const given = await resolveIn(checkoutOf(origin, merge).folder, event, { headRef: head }, { api });
    expect(given).toEqual(compare(head, [fork], later));
  });

  it('has nothing to watch where the branch is up to date', async () => {
    const { origin, fork, head, merge } = pullRequest();
    origin.git('update-ref', 'refs/heads/main', fork);
    const clone = checkoutOf(origin, head);
    const { api } = await gitHubApiFor(origin);
    const event = pullRequestEvent(merge, { headSha: head, baseSha: fork });
    expect(await resolveIn(clone.folder, event, {}, { api })).toEqual(compare(head, [fork]));
  });

  it('takes the tip as the clone has it where no server can be asked, and nothing older', async () => {
    const { origin, fork, tip, head, merge } = pullRequest();
    const clone = cloneOf(origin);
    clone.git('fetch', '--quiet', 'origin', head);
    clone.git('checkout', '--quiet', '--detach', head);
    const event = pullRequestEvent(merge, { headSha: head, baseSha: fork });
    clone.git('remote', 'set-url', 'origin', 'file:///nonexistent');
    expect(await resolveIn(clone.folder, event)).toEqual(compare(head, [fork], tip));
    clone.git('remote', 'set-url', 'origin', origin.url);
    const gone = pullRequestEvent(merge, { headSha: head, baseSha: tip, baseRef: 'gone' });
    await expect(resolveIn(clone.folder, gone)).rejects.toThrow(/Cannot read the tip of the base branch gone/);
  });

  it('takes the base of the event where there is nobody who could know better', async () => {
    const origin = emptyRepository();
    const base = origin.commit({ 'values.yaml': 'tag: 1.0.0\n' });
    const head = origin.commit({ 'values.yaml': 'tag: 2.0.0\n' });
    const event = pullRequestEvent(head, { headSha: head, baseSha: base });
    expect(await resolveIn(origin.folder, event)).toEqual(compare(head, [base], null, true));
    // A branch beside it that has moved on is the tip.
    origin.branch('main', base);
    const tip = origin.commit({ 'other.yaml': 'moved on\n' });
    origin.git('checkout', '--quiet', '--detach', head);
    expect(await resolveIn(origin.folder, event)).toEqual(compare(head, [base], tip));
  });

  it('needs the history of a checked-out branch', async () => {
    const { origin, fork, head, merge } = pullRequest();
    const event = pullRequestEvent(merge, { headSha: head, baseSha: fork });
    await expect(resolveIn(checkoutOf(origin, head).folder, event)).rejects.toThrow(/set fetch-depth: 0/);
    origin.git('checkout', '--quiet', '--orphan', 'alone');
    const alone = origin.commit({});
    const unrelated = pullRequestEvent(merge, { headSha: alone, baseSha: fork });
    const { api } = await gitHubApiFor(origin);
    await expect(resolveIn(checkoutOf(origin, alone).folder, unrelated, {}, { api })).rejects.toThrow(
      'The branch of pull request 7 has no history in common with main.',
    );
  });

  it('does not guess where GITHUB_SHA is no merge commit of the pull request', async () => {
    const { origin, fork, tip, head, merge } = pullRequest();
    const clone = checkoutOf(origin, tip);
    const event = pullRequestEvent(tip, { headSha: head, baseSha: fork });
    await expect(resolveIn(clone.folder, event)).rejects.toThrow(
      `${tip} (GITHUB_SHA) is not the merge commit of pull request 7, and its head commit ${head} is not checked out;`,
    );
    const stale = pullRequestEvent(merge, { headSha: UNKNOWN, baseSha: fork });
    await expect(resolveIn(clone.folder, stale)).rejects.toThrow(
      `The merge commit ${merge} of pull request 7 is out of date: it merges ${head} instead of ${UNKNOWN}.`,
    );
    await expect(resolveIn(clone.folder, { ...event, sha: null })).rejects.toThrow(
      'came without a commit (GITHUB_SHA)',
    );
  });

  it('takes what the inputs say, each on its side', async () => {
    const { origin, fork, tip, head, merge } = pullRequest();
    const clone = cloneOf(origin);
    clone.git('fetch', '--quiet', 'origin', merge);
    const event = pullRequestEvent(merge, { headSha: head, baseSha: fork });
    expect(await resolveIn(clone.folder, event, { baseRef: 'main~1' })).toEqual(compare(merge, [fork]));
    expect(await resolveIn(clone.folder, event, { headRef: 'main' })).toEqual(compare(tip, [tip]));
    const nothing = { name: 'pull_request', payload: null, sha: null };
    expect(await resolveIn(clone.folder, nothing, { baseRef: 'main', headRef: merge })).toEqual(compare(merge, [tip]));
  });
});

describe('pull_request_target', () => {
  const target = (sha: string, headSha: string, baseSha: string) =>
    pullRequestEvent(sha, { headSha, baseSha }, 'pull_request_target');

  it.each(['the API', 'the remote'])('reads the merge commit from %s and checks nothing out', async (server) => {
    const { origin, fork, tip, head, merge } = pullRequest();
    const clone = checkoutOf(origin, tip);
    const options = server === 'the API' ? { api: (await gitHubApiFor(origin)).api } : {};
    expect(await resolveIn(clone.folder, target(tip, head, fork), {}, options)).toEqual(compare(merge, [tip]));
    expect(clone.id('HEAD')).toBe(tip);
  });

  it('refuses a merge commit that is out of date', async () => {
    const { origin, fork, tip, head, merge } = pullRequest();
    const clone = checkoutOf(origin, tip);
    await expect(resolveIn(clone.folder, target(tip, UNKNOWN, fork))).rejects.toThrow(
      `The merge commit ${merge} of pull request 7 is out of date: it merges ${head} instead of ${UNKNOWN}. Resolve conflicts or update the branch from main, then run the check again.`,
    );
    const later = moveOn(origin);
    await expect(resolveIn(clone.folder, target(later, head, fork))).rejects.toThrow(
      `The merge commit ${merge} of pull request 7 is out of date: main is at ${later} now.`,
    );
    origin.git('update-ref', '-d', 'refs/pull/7/merge');
    await expect(resolveIn(clone.folder, target(later, head, fork))).rejects.toThrow(
      /^There is no refs\/pull\/7\/merge: /,
    );
  });

  it('fails where the merge commit or the base branch cannot be looked up', async () => {
    const { origin, fork, tip, head } = pullRequest();
    const clone = checkoutOf(origin, tip);
    for (const broken of ['/git/ref/pull', '/git/ref/heads']) {
      const behave = (path: string) => (path.startsWith(broken) ? refuse(403, 'Forbidden') : undefined);
      const { api } = await gitHubApiFor(origin, { behave });
      await expect(resolveIn(clone.folder, target(tip, head, fork), {}, { api, fetch: false })).rejects.toThrow(
        /^Cannot look up refs\/.*HTTP 403/,
      );
    }
    const event = pullRequestEvent(tip, { headSha: head, baseSha: fork, baseRef: 'gone' }, 'pull_request_target');
    await expect(resolveIn(clone.folder, event)).rejects.toThrow(
      'The base branch gone of pull request 7 does not exist.',
    );
  });

  it('compares a head that is given with where it branched off', async () => {
    const { origin, fork, tip, head } = pullRequest();
    const { api } = await gitHubApiFor(origin);
    const event = target(tip, head, fork);
    const found = await resolveIn(checkoutOf(origin, tip).folder, event, { headRef: head }, { api });
    expect(found).toEqual(compare(head, [fork], tip));
  });
});

describe('merge_group', () => {
  it('compares the last of two entries with the one before it and with the branch', async () => {
    const origin = emptyRepository();
    const tip = origin.commit({ 'values.yaml': 'tag: 1.0.0\n' });
    origin.branch('queue', tip);
    const first = origin.commit({ 'values.yaml': 'tag: 2.0.0\n' });
    const second = origin.commit({ 'values.yaml': 'tag: 3.0.0\n' });
    const clone = checkoutOf(origin, second);
    expect(await resolveIn(clone.folder, mergeGroupEvent(second, first))).toEqual(compare(second, [first, tip]));
    expect(await resolveIn(clone.folder, mergeGroupEvent(second, first, 'main'))).toEqual(
      compare(second, [first, tip]),
    );
    expect(await resolveIn(clone.folder, mergeGroupEvent(first, tip))).toEqual(compare(first, [tip]));
    await expect(resolveIn(clone.folder, mergeGroupEvent(second, first, 'refs/heads/gone'))).rejects.toThrow(
      'Cannot read the tip of refs/heads/gone, which the merge queue will move.',
    );
    clone.git('remote', 'set-url', 'origin', 'file:///nonexistent');
    await expect(resolveIn(clone.folder, mergeGroupEvent(second, first))).rejects.toThrow(
      /^Cannot look up refs\/heads\/main: fetch: fatal: /,
    );
    expect(await resolveIn(clone.folder, mergeGroupEvent(second, first), { baseRef: tip })).toEqual(
      compare(second, [tip]),
    );
  });
});

describe('push', () => {
  function pushed() {
    const origin = emptyRepository();
    const before = origin.commit({ 'values.yaml': 'tag: 1.0.0\n' });
    const after = origin.commit({ 'values.yaml': 'tag: 2.0.0\n' });
    return { origin, before, after };
  }

  it('compares the state before with the state after', async () => {
    const { origin, before, after } = pushed();
    expect(await resolveIn(origin.folder, pushEvent(before, after))).toEqual(compare(after, [before]));
    const forced = pushEvent(before, after, { forced: true });
    expect(await resolveIn(origin.folder, forced)).toEqual(compare(after, [before]));
    expect(await resolveIn(origin.folder, pushEvent(UNKNOWN, after), { baseRef: before })).toEqual(
      compare(after, [before]),
    );
    expect(await resolveIn(origin.folder, pushEvent(before, after), { headRef: 'HEAD~1' })).toEqual(
      compare(before, [before]),
    );
  });

  it('that was forced needs the commit before it', async () => {
    const { origin, after } = pushed();
    const clone = checkoutOf(origin, after);
    await expect(resolveIn(clone.folder, pushEvent(UNKNOWN, after, { forced: true }))).rejects.toThrow(
      `The push to refs/heads/main was forced, and the commit before it can no longer be read. Pass from or base-ref. Cannot read the commit ${UNKNOWN}. To get it, set fetch-depth: 0`,
    );
  });

  it('of a deleted branch is nothing', async () => {
    const { origin, before } = pushed();
    const nothing = { kind: 'nothing' };
    expect(await resolveIn(origin.folder, pushEvent(before, ZEROS))).toEqual(nothing);
    expect(await resolveIn(origin.folder, pushEvent(before, ZEROS), { baseRef: 'main' })).toEqual(nothing);
  });

  it('of a new branch is compared with where it left the default branch', async () => {
    const { origin, before, after } = pushed();
    origin.branch('update', before);
    const head = origin.commit({ 'values.yaml': 'tag: 3.0.0\n' });
    const event = pushEvent(ZEROS, head, { ref: 'refs/heads/update' });
    expect(await resolveIn(cloneOf(origin).folder, event)).toEqual(compare(head, [before], null, true));
    await expect(resolveIn(checkoutOf(origin, head).folder, event)).rejects.toThrow(/set fetch-depth: 0/);
    const { api } = await gitHubApiFor(origin);
    const overTheApi = await resolveIn(checkoutOf(origin, head).folder, event, {}, { api });
    expect(overTheApi).toEqual(compare(head, [before], null, true));
    origin.git('branch', '--quiet', '-m', 'main', 'trunk');
    await expect(resolveIn(cloneOf(origin).folder, event)).rejects.toThrow(/^Cannot read the tip of refs\/heads\/main/);
    expect(after).not.toBe(before);
  });

  it('of the first branch, or of one without a common history, is an install', async () => {
    const { origin, after } = pushed();
    expect(await resolveIn(origin.folder, pushEvent(ZEROS, after))).toEqual({ kind: 'install', head: after });
    origin.git('checkout', '--quiet', '--orphan', 'alone');
    const alone = origin.commit({});
    const event = pushEvent(ZEROS, alone, { ref: 'refs/heads/alone' });
    expect(await resolveIn(cloneOf(origin).folder, event)).toEqual({ kind: 'install', head: alone });
  });

  it('of a new tag has nothing to compare with', async () => {
    const { origin, after } = pushed();
    origin.git('tag', '-a', 'v1', '-m', 'v1');
    const event = pushEvent(ZEROS, origin.id('v1'), { ref: 'refs/tags/v1' }, after);
    expect(await resolveIn(cloneOf(origin).folder, event)).toEqual({ kind: 'head-only', head: after });
  });
});

describe.each(['workflow_dispatch', 'schedule', 'local'])('%s', (name) => {
  it('compares only what is named', async () => {
    const origin = emptyRepository();
    const first = origin.commit({ a: '1' });
    const second = origin.commit({ a: '2' });
    const event: WorkflowEvent = { name, payload: { inputs: {} }, sha: second };
    const { folder } = origin;
    expect(await resolveIn(folder, event)).toEqual({ kind: 'head-only', head: second });
    expect(await resolveIn(folder, { ...event, sha: null })).toEqual({ kind: 'head-only', head: second });
    expect(await resolveIn(folder, event, { headRef: 'HEAD~1' })).toEqual({ kind: 'head-only', head: first });
    expect(await resolveIn(folder, event, { baseRef: first })).toEqual(compare(second, [first]));
    expect(await resolveIn(folder, event, { baseRef: first, headRef: 'main' })).toEqual(compare(second, [first]));
    const nowhere = resolveIn(emptyRepository().folder, { ...event, sha: null });
    await expect(nowhere).rejects.toThrow('There is no commit to look at: nothing is checked out.');
  });

  it.each(['absent', '-h', '--output=/tmp/x', 'main\nmain'])('refuses the name %j', async (ref) => {
    const origin = emptyRepository();
    const sha = origin.commit({ a: '1' });
    const event: WorkflowEvent = { name, payload: null, sha };
    for (const input of ['baseRef', 'headRef']) {
      const refused = resolveIn(origin.folder, event, { [input]: ref }, { fetch: false });
      await expect(refused).rejects.toThrow(TreeError);
      await expect(refused).rejects.toThrow(`${JSON.stringify(ref)} names no commit of this repository.`);
    }
  });
});
