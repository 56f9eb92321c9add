import { PayloadMembers, type PullRequestPayload, parsePullRequest } from './event.ts';
import type { Repository } from './repository.ts';
import { TreeError } from './tree.ts';

export interface WorkflowEvent {
  /** The value of GITHUB_EVENT_NAME; any other text outside a workflow. */
  readonly name: string;
  readonly payload: unknown;
  /** GITHUB_SHA; null outside a workflow, where HEAD is used instead. */
  readonly sha: string | null;
}

/** Names that override the event. */
export interface GivenRefs {
  readonly baseRef: string | null;
  readonly headRef: string | null;
}

/** The commits to compare, as full ids. */
export type Revisions =
  | {
      readonly kind: 'compare';
      readonly head: string;
      /** Several in a merge queue, where each one is a span of its own. */
      readonly bases: readonly [string, ...string[]];
      /** A commit that must deploy the same as the base. Otherwise the branch is behind and must be updated. */
      readonly mustAgree: string | null;
      /** Whether the target branch has newer commits, or may have: then its own file is read from an older one. */
      readonly isOlder: boolean;
    }
  /** No commit to compare with was named. */
  | { readonly kind: 'head-only'; readonly head: string }
  /** There is no earlier state. */
  | { readonly kind: 'install'; readonly head: string }
  /** The branch or tag was deleted. */
  | { readonly kind: 'nothing' };

/** Both sides of an event. The base is only determined if none is given. */
interface EventSides {
  readonly head: string;
  readonly base: () => Promise<Revisions>;
}

const ZEROS = /^0+$/;
const BRANCHES = 'refs/heads/';

/** The commits that a run compares (docs/how-detection-works.md#which-commits-are-compared); nothing is guessed. */
export async function resolveRevisions(
  event: WorkflowEvent,
  repository: Repository,
  { baseRef, headRef }: GivenRefs,
): Promise<Revisions> {
  const base = baseRef === null ? null : await commitOfInput('base-ref', baseRef, repository);
  const head = headRef === null ? null : await commitOfInput('head-ref', headRef, repository);
  if (base !== null && head !== null) return compare(head, [base]);
  const sides = await sidesOf(event, repository, head);
  if ('kind' in sides) return sides;
  return base === null ? await sides.base() : compare(sides.head, [base]);
}

async function sidesOf(
  event: WorkflowEvent,
  repository: Repository,
  head: string | null,
): Promise<EventSides | Revisions> {
  switch (event.name) {
    case 'pull_request':
    case 'pull_request_target':
      return await ofPullRequest(event, repository, head);
    case 'merge_group':
      return ofMergeGroup(new PayloadMembers(event.name, event.payload), repository, head);
    case 'push':
      return ofPush(event, repository, head);
  }
  const present = head ?? event.sha ?? (await repository.head());
  if (present === null) throw new TreeError('There is no commit to look at: nothing is checked out.');
  return { head: present, base: async () => ({ kind: 'head-only', head: present }) };
}

async function ofPullRequest(event: WorkflowEvent, repository: Repository, head: string | null): Promise<EventSides> {
  const pull = parsePullRequest(event.name, event.payload);
  // Under pull_request_target, the base branch is checked out.
  const isTarget = event.name === 'pull_request_target';
  const named = head ?? (isTarget ? null : await repository.head());
  if (named === pull.head.sha) return ofBranch(pull, repository);
  const { number, base: into } = pull;
  const name = `refs/pull/${number}/merge`;
  const whyNone = `There is no ${name}: the branch has conflicts with ${into.ref}, or was merged already.`;
  const merge = isTarget ? await requireCommit(repository, name, whyNone) : shaOf(event);
  const [base, merged, ...others] = await repository.parentsOf(merge);
  if (base === undefined || merged === undefined || others.length > 0) {
    throw new TreeError(
      `${merge} (${isTarget ? name : 'GITHUB_SHA'}) is not the merge commit of pull request ${number}, and its head commit ${pull.head.sha} is not checked out; check one of them out, or pass base-ref and head-ref.`,
    );
  }
  const whyNoTip = `The base branch ${into.ref} of pull request ${number} does not exist.`;
  const tip = isTarget ? await requireCommit(repository, `${BRANCHES}${into.ref}`, whyNoTip) : base;
  if (base !== tip || merged !== pull.head.sha) {
    const why = base === tip ? `it merges ${merged} instead of ${pull.head.sha}` : `${into.ref} is at ${tip} now`;
    throw new TreeError(
      `The merge commit ${merge} of pull request ${number} is out of date: ${why}. Resolve conflicts or update the branch from ${into.ref}, then run the check again.`,
    );
  }
  const to = head ?? merge;
  return { head: to, base: async () => compare(to, [base]) };
}

/** @throws TreeError that says why, where no commit has the name */
async function requireCommit(repository: Repository, name: string, why: string): Promise<string> {
  const commit = await repository.commitOf(name);
  if (commit === null) throw new TreeError(why);
  return commit;
}

/** The change alone, without newer commits on the base branch. */
function ofBranch(pull: PullRequestPayload, repository: Repository): EventSides {
  const head = pull.head.sha;
  return {
    head,
    base: async () => {
      const tip = await baseTip(pull, repository);
      const base = await repository.mergeBase(tip.commit, head);
      if (base === null) {
        throw new TreeError(
          `The branch of pull request ${pull.number} has no history in common with ${pull.base.ref}.`,
        );
      }
      return compare(head, [base], base === tip.commit ? null : tip.commit, tip.isOlder);
    },
  };
}

/** The tip of the base branch, from the server or this clone. The event's may be older, and counts without a server. */
async function baseTip({ base, head }: PullRequestPayload, repository: Repository) {
  let reason = `there is no branch ${base.ref}`;
  try {
    const tip = await repository.commitOf(`${BRANCHES}${base.ref}`);
    if (tip !== null) return { commit: tip, isOlder: false };
  } catch (error) {
    if (!(error instanceof TreeError)) throw error;
    reason = error.message;
  }
  const local = await repository.localCommitOf(base.ref);
  // A branch that already contains the change cannot be its base.
  if (local !== null && (await repository.mergeBase(local, head.sha)) !== head.sha) {
    return { commit: local, isOlder: false };
  }
  if (!(await repository.hasServer())) return { commit: base.sha, isOlder: true };
  throw new TreeError(
    `Cannot read the tip of the base branch ${base.ref}, which the branch has to agree with: ${reason}`,
  );
}

function ofMergeGroup(payload: PayloadMembers, repository: Repository, head: string | null): EventSides {
  const [headSha, baseSha] = [payload.commit('merge_group.head_sha'), payload.commit('merge_group.base_sha')];
  const ref = payload.name('merge_group.base_ref');
  const to = head ?? headSha;
  return {
    head: to,
    base: async () => {
      const name = ref.startsWith(BRANCHES) ? ref : `${BRANCHES}${ref}`;
      // A queue may land several entries in one push, which moves the branch from its tip to the last entry.
      const why = `Cannot read the tip of ${name}, which the merge queue will move.`;
      const tip = await requireCommit(repository, name, why);
      return compare(to, tip === baseSha ? [tip] : [baseSha, tip]);
    },
  };
}

function ofPush(event: WorkflowEvent, repository: Repository, head: string | null): EventSides | Revisions {
  const payload = new PayloadMembers(event.name, event.payload);
  const [ref, before, after] = [payload.name('ref'), payload.commit('before'), payload.commit('after')];
  const [isDeleted, isForced] = [payload.flag('deleted'), payload.flag('forced')];
  const mainBranch = `${BRANCHES}${payload.name('repository.default_branch')}`;
  if (isDeleted || ZEROS.test(after)) return { kind: 'nothing' };
  // For an annotated tag, `after` is the tag object instead of the commit.
  const to = head ?? (ref.startsWith('refs/tags/') ? shaOf(event) : after);
  return {
    head: to,
    base: async () => {
      // A tag is compared with nothing, because the branch it is on does not tell what runs.
      if (ZEROS.test(before) && ref.startsWith('refs/tags/')) return { kind: 'head-only', head: to };
      // The very first push.
      if (ZEROS.test(before) && ref === mainBranch) return { kind: 'install', head: to };
      if (ZEROS.test(before)) return await ofNewBranch(mainBranch, to, repository);
      if (isForced) await requireReadable(before, ref, repository);
      return compare(to, [before]);
    },
  };
}

async function ofNewBranch(mainBranch: string, head: string, repository: Repository): Promise<Revisions> {
  const why = `Cannot read the tip of ${mainBranch}, which a new branch is compared with.`;
  const tip = await requireCommit(repository, mainBranch, why);
  const base = await repository.mergeBase(tip, head);
  return base === null ? { kind: 'install', head } : compare(head, [base], null, base !== tip);
}

async function requireReadable(commit: string, ref: string, repository: Repository): Promise<void> {
  try {
    await repository.parentsOf(commit);
  } catch (error) {
    if (!(error instanceof TreeError)) throw error;
    throw new TreeError(
      `The push to ${ref} was forced, and the commit before it can no longer be read. Pass from or base-ref. ${error.message}`,
    );
  }
}

function commitOfInput(input: string, ref: string, repository: Repository): Promise<string> {
  const { adviceOnMissing: advice } = repository;
  const then = advice === undefined ? '' : `. If its server has it, ${advice}`;
  return requireCommit(repository, ref, `${input} ${JSON.stringify(ref)} names no commit of this repository${then}.`);
}

function shaOf({ name, sha }: WorkflowEvent): string {
  if (sha === null) throw new TreeError(`The event ${name} came without a commit (GITHUB_SHA).`);
  return sha;
}

function compare(
  head: string,
  bases: readonly [string, ...string[]],
  mustAgree: string | null = null,
  isOlder = false,
): Revisions {
  return { kind: 'compare', head, bases, mustAgree, isOlder };
}
