import { FetchError } from '../net/fetch-error.ts';
import type { GitHubApi } from '../net/github-api.ts';
import { GitTree } from './git.ts';
import { GitClone, type UncommittedFiles } from './git-clone.ts';
import { GitRemote, withoutSecrets } from './git-remote.ts';
import { COMMIT_ID, type Tree, TreeError } from './tree.ts';

export interface RepositoryOptions {
  /** An absolute folder, inside a git repository or not; it need not exist. */
  readonly directory: string;
  /** Null if GitHub must not be asked. The caller supplies the object, so that only a caller that needs GitHub loads its library. */
  readonly api: GitHubApi | null;
  /** Whether a missing commit may be fetched from the remote. */
  readonly fetch: boolean;
  /** How the user gets a missing commit, for messages; by default in the words of a workflow on GitHub. */
  readonly adviceOnMissing?: string;
}

/** Opens the repository of a folder. @throws TreeError where there is neither a local repository nor an API */
export async function openRepository(options: RepositoryOptions): Promise<Repository> {
  // A checkout is never bare, so a bare repository only counts for a caller without a server.
  const { clone, problem } = await GitClone.open(options.directory, options.api === null && !options.fetch);
  // An empty token counts as none.
  if (clone === null && options.api === null) {
    throw new TreeError(`${options.directory} cannot be read as a git repository: ${problem}`);
  }
  return new LayeredRepository(clone, clone === null ? `no local repository: ${problem}` : '', options);
}

const ADVICE_IN_A_WORKFLOW = 'set fetch-depth: 0 or grant contents: read';
/** What a fetch alone does not bring, because the clone asks for nothing that its filter leaves out. */
const ADVICE_ON_FILTER_IN_A_WORKFLOW =
  'leave `filter` and `sparse-checkout` out of actions/checkout, or grant contents: read';
const ADVICE_ON_FILTER = 'get all of it (git fetch --refetch --no-filter origin), or clone without a filter';

export type Repository = Pick<LayeredRepository, keyof LayeredRepository>;

/** Asks the local clone, then its remote, then the API. If all of them fail, the error tells what each one said. */
class LayeredRepository {
  /** The top folder of the working tree; null if there is none. */
  readonly root: string | null;
  /** How the user gets a commit that is not here, for messages; absent if a server was asked for it. */
  readonly adviceOnMissing?: string | undefined;
  /** Null if fetching is not allowed or not possible. */
  readonly #remote: GitRemote | null;

  /** @param whyNoClone empty where there is a clone */
  constructor(
    private readonly clone: GitClone | null,
    private readonly whyNoClone: string,
    private readonly options: RepositoryOptions,
  ) {
    this.#remote = clone === null || !options.fetch ? null : new GitRemote(clone, options.api?.repository ?? null);
    this.root = clone?.root ?? null;
    this.adviceOnMissing = options.adviceOnMissing;
  }

  /** The commit that is checked out; null if there is none. */
  async head(): Promise<string | null> {
    return (await this.clone?.commitOf('HEAD')) ?? null;
  }

  /**
   * The commit of a name; null without one. The server is asked first for `refs/…`, so that a branch's tip is current.
   * Any other name is local, and a full id counts where a server may have it.
   */
  async commitOf(ref: string): Promise<string | null> {
    const mayAsk = this.options.api !== null || this.#remote !== null;
    if (COMMIT_ID.test(ref)) return (await this.clone?.commitOf(ref)) ?? (mayAsk ? ref : null);
    const here = async () => (await this.clone?.commitOf(ref)) ?? null;
    const tracked = async () => (await this.clone?.trackedCommitOf(ref)) ?? null;
    if (!mayAsk) return (await here()) ?? (await tracked());
    if (ref.startsWith('refs/')) return await this.#serverCommit(ref);
    return (await here()) ?? (await this.#serverCommit(ref)) ?? (await tracked());
  }

  /** The tip of a branch as of this clone's last fetch, otherwise the clone's own branch; null if it has neither. */
  async localCommitOf(branch: string): Promise<string | null> {
    if (this.clone === null) return null;
    return (await this.clone.trackedCommitOf(branch)) ?? (await this.clone.commitOf(`refs/heads/${branch}`));
  }

  /** Whether there is anyone besides this clone, even if this run may not ask. */
  async hasServer(): Promise<boolean> {
    return this.options.api !== null || ((await this.clone?.originUrl()) ?? null) !== null;
  }

  /** The parents of a commit. @throws TreeError where the commit cannot be read */
  async parentsOf(commit: string): Promise<readonly string[]> {
    const known = await this.clone?.parentsOf(commit);
    if (known) return known;
    const reasons: string[] = [];
    const asked = await this.#ask(reasons, (api, github) => github.askForParents(api, commit));
    if (asked !== null) return asked.answer;
    const whyNotFetched = await this.#fetch(commit);
    const fetched = await this.clone?.parentsOf(commit);
    if (fetched) return fetched;
    throw this.#failure(`read the commit ${commit}`, [...whyNotFetched, ...reasons]);
  }

  /** The merge base of two commits; null without common history. @throws TreeError where that cannot be determined */
  async mergeBase(left: string, right: string): Promise<string | null> {
    if (left === right) return left;
    const reasons: string[] = [];
    const clone = this.clone;
    if (clone !== null && (await clone.hasHistoryOf(left, right))) return await clone.mergeBase(left, right);
    const asked = await this.#ask(reasons, (api, github) => github.askForMergeBase(api, left, right));
    if (asked !== null) return asked.answer;
    if (clone?.isShallow === false) {
      for (const commit of [left, right]) {
        if (!(await clone.has(commit))) reasons.push(...(await this.#fetch(commit)));
      }
      if (await clone.hasHistoryOf(left, right)) return await clone.mergeBase(left, right);
    } else if (clone !== null) {
      reasons.unshift('the clone is shallow');
    }
    throw this.#failure(`find the commit where ${left} and ${right} part`, reasons);
  }

  /** The files of a commit; `side` names it in messages. A tree of this repository with similar contents saves work. */
  async tree(commit: string, like: Tree | null = null, side?: 'base' | 'head'): Promise<Tree> {
    const clone = this.clone;
    const reasons: string[] = [];
    let advice = this.adviceOnMissing ?? ADVICE_IN_A_WORKFLOW;
    if (!(await clone?.has(commit))) {
      reasons.push(this.whyNoClone || 'the local repository does not have it', ...(await this.#fetch(commit)));
    }
    if (clone !== null && (await clone.has(commit))) {
      const { size } = await clone.missingFrom(commit);
      if (size > 0) {
        reasons.push(`the local repository is a partial clone without ${size} of its files`);
        advice = this.adviceOnMissing === undefined ? ADVICE_ON_FILTER_IN_A_WORKFLOW : ADVICE_ON_FILTER;
      } else {
        const tree = new GitTree(clone, commit, like instanceof GitTree ? like : null);
        const listed = await this.#try('the local repository', reasons, () => tree.entries());
        if (listed !== null) return tree;
      }
    }
    const asked = await this.#ask(reasons, async (api, { GitHubTree }) => {
      const missing = await clone?.missingFrom(commit);
      const localBlob = async (id: string) => (missing?.has(id) ? null : ((await clone?.blob(id)) ?? null));
      const tree = new GitHubTree(api, commit, localBlob);
      await tree.entries();
      return tree;
    });
    if (asked !== null) return asked.answer;
    throw this.#failure(`read the ${side === undefined ? '' : `${side} `}commit ${commit}`, reasons, advice);
  }

  /** The old paths by new paths, as far as the local clone has both commits. */
  async renames(base: string, head: string): Promise<ReadonlyMap<string, string>> {
    return (await this.clone?.renames(base, head)) ?? new Map();
  }

  /** The files of the working tree that are not as the checked-out commit has them. */
  async uncommitted(): Promise<UncommittedFiles> {
    return (await this.clone?.uncommitted()) ?? { changed: new Set(), ignored: new Set() };
  }

  close(): void {
    this.clone?.objects.close();
  }

  async #serverCommit(ref: string): Promise<string | null> {
    if (!isRefName(ref)) return null;
    const reasons: string[] = [];
    const asked = await this.#ask(reasons, (api, github) => github.askForCommit(api, ref));
    if (asked !== null) return asked.answer;
    const remote = this.#remote;
    const listed = remote === null ? null : await this.#try('fetch', reasons, () => remote.commitOf(ref));
    if (listed !== null) return listed.answer;
    if (this.options.fetch && remote === null) reasons.push(this.whyNoClone);
    throw new TreeError(`Cannot look up ${ref}: ${reasons.join('; ')}`);
  }

  /** Fetches a commit, if that is allowed. @returns what went wrong */
  async #fetch(commit: string): Promise<readonly string[]> {
    const reasons: string[] = [];
    await this.#try('fetch', reasons, async () => this.#remote?.fetch(commit));
    return reasons;
  }

  /** The API's answer; null if there is no API, or where it fails, which adds a reason. */
  async #ask<T>(
    reasons: string[],
    question: (api: GitHubApi, github: typeof import('./github.ts')) => Promise<T>,
  ): Promise<{ answer: T } | null> {
    const api = this.options.api;
    return api === null ? null : this.#try('the API', reasons, async () => question(api, await import('./github.ts')));
  }

  /** The answer of one source; null where it fails, which adds a reason without secrets. */
  async #try<T>(source: string, reasons: string[], question: () => Promise<T>): Promise<{ answer: T } | null> {
    try {
      return { answer: await question() };
    } catch (error) {
      if (!(error instanceof TreeError || error instanceof FetchError)) throw error;
      reasons.push(`${source}: ${withoutSecrets(error.message, this.options.api?.repository ?? null)}`);
      return null;
    }
  }

  #failure(what: string, reasons: readonly string[], advice = this.adviceOnMissing ?? ADVICE_IN_A_WORKFLOW): TreeError {
    return new TreeError(
      `Cannot ${what}. To get it, ${advice}.${reasons.length === 0 ? '' : ` What happened: ${reasons.join('; ')}.`}`,
    );
  }
}

/** Whether a server can have a branch or tag with this name (git check-ref-format). */
function isRefName(ref: string): boolean {
  return ref !== '' && !/[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|[/.]$/u.test(ref);
}
