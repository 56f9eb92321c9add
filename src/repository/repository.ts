import type { GitHubApi } from '../net/github-api.ts';
import { GitTree } from './git.ts';
import { COMMIT_ID, GitClone, type UncommittedFiles } from './git-clone.ts';
import { GitRemote, reasonOf } from './git-remote.ts';
import { type Tree, TreeError } from './tree.ts';

/** Where to look for commits. */
export interface RepositoryOptions {
  /** An absolute folder, inside a git repository or not; it need not exist. */
  readonly directory: string;
  /**
   * Null if GitHub must not be asked. The caller supplies the object, so that only a caller that needs GitHub loads
   * its library.
   */
  readonly api: GitHubApi | null;
  /** Whether a missing commit may be fetched from the remote. */
  readonly fetch: boolean;
  /** How the user gets a missing commit, for messages; by default in the words of a workflow on GitHub. */
  readonly adviceOnMissing?: string;
  /** Used instead of `origin`, which must be the API's own repository. */
  readonly remoteUrl?: string;
}

/**
 * Opens the repository of a folder.
 *
 * @throws TreeError where there is neither a local repository nor an API
 */
export async function openRepository(options: RepositoryOptions): Promise<Repository> {
  // A checkout is never bare, so a bare repository only counts for a caller without a server.
  const clone = await GitClone.open(options.directory, options.api === null && !options.fetch);
  // An empty token counts as none.
  if (typeof clone === 'string' && options.api === null) {
    throw new TreeError(`${options.directory} cannot be read as a git repository: ${clone}`);
  }
  return new LayeredRepository(clone, options);
}

const ADVICE_IN_A_WORKFLOW = 'set fetch-depth: 0 or grant contents: read';

/** The commits of one repository. */
export type Repository = Pick<LayeredRepository, keyof LayeredRepository>;

/** Asks the local clone, then its remote, then the API. If all of them fail, the error tells what each one said. */
class LayeredRepository {
  /** The top folder of the working tree; null if there is none. */
  readonly root: string | null;
  /** How the user gets a commit that is not here, for messages; null or absent if a server was asked for it. */
  readonly adviceOnMissing?: string | null;
  readonly #clone: GitClone | null;
  readonly #whyNoClone: string;
  /** Null if fetching is not allowed or not possible. */
  readonly #remote: GitRemote | null;
  readonly #options: RepositoryOptions;
  readonly #api: GitHubApi | null;

  /** @param clone the reason, where there is no clone */
  constructor(clone: GitClone | string, options: RepositoryOptions) {
    this.#clone = typeof clone === 'string' ? null : clone;
    this.#whyNoClone = typeof clone === 'string' ? `no local repository: ${clone}` : '';
    this.#options = options;
    this.#api = options.api;
    this.#remote =
      this.#clone === null || !options.fetch
        ? null
        : new GitRemote(this.#clone, options.remoteUrl, options.api?.repository ?? null);
    this.root = this.#clone?.root ?? null;
    this.adviceOnMissing = options.adviceOnMissing ?? null;
  }

  /** The commit that is checked out; null if there is none. */
  async head(): Promise<string | null> {
    return (await this.#clone?.commitOf('HEAD')) ?? null;
  }

  /**
   * The commit that a name stands for. For a name that begins with `refs/`, the server is asked first, so that a
   * branch's tip is current. Any other name has its local meaning. A full commit id is accepted where a server may have
   * it.
   *
   * @returns null if nothing has this name
   * @throws TreeError where that cannot be determined
   */
  async commitOf(ref: string): Promise<string | null> {
    const hasServer = this.#api !== null || this.#remote !== null;
    if (COMMIT_ID.test(ref)) return (await this.#clone?.commitOf(ref)) ?? (hasServer ? ref : null);
    const here = async () => (await this.#clone?.commitOf(ref)) ?? null;
    const tracked = async () => (await this.#clone?.trackedCommitOf(ref)) ?? null;
    if (!hasServer) return (await here()) ?? (await tracked());
    if (ref.startsWith('refs/')) return await this.#serverCommit(ref);
    return (await here()) ?? (await this.#serverCommit(ref)) ?? (await tracked());
  }

  /** The tip of a branch as of this clone's last fetch, otherwise the clone's own branch; null if it has neither. */
  async localCommitOf(branch: string): Promise<string | null> {
    if (this.#clone === null) return null;
    return (await this.#clone.trackedCommitOf(branch)) ?? (await this.#clone.commitOf(`refs/heads/${branch}`));
  }

  /** Whether anyone besides this clone can be asked. */
  async hasServer(): Promise<boolean> {
    if (this.#api !== null || this.#options.remoteUrl !== undefined) return true;
    return (await this.#clone?.hasOrigin()) === true;
  }

  /**
   * The parents of a commit.
   *
   * @throws TreeError where the commit cannot be read
   */
  async parentsOf(commit: string): Promise<readonly string[]> {
    const known = await this.#clone?.parentsOf(commit);
    if (known) return known;
    const reasons: string[] = [];
    const asked = await this.#ask(reasons, (api, questions) => questions.askForParents(api, commit));
    if (asked !== null) return asked.answer;
    const problem = await this.#fetch(commit);
    const fetched = problem === null ? await this.#clone?.parentsOf(commit) : null;
    if (fetched) return fetched;
    throw this.#unreadable('the commit', commit, [problem ?? '', ...reasons]);
  }

  /**
   * The merge base of two commits.
   *
   * @returns null if the two have no common history
   * @throws TreeError where that cannot be determined
   */
  async mergeBase(left: string, right: string): Promise<string | null> {
    if (left === right) return left;
    const reasons: string[] = [];
    const clone = this.#clone;
    if (clone !== null && (await clone.hasHistoryOf(left, right))) return await clone.mergeBase(left, right);
    const asked = await this.#ask(reasons, (api, questions) => questions.askForMergeBase(api, left, right));
    if (asked !== null) return asked.answer;
    if (clone?.isShallow === false) {
      for (const commit of [left, right]) {
        if (!(await clone.has(commit))) reasons.push((await this.#fetch(commit)) ?? '');
      }
      if (await clone.hasHistoryOf(left, right)) return await clone.mergeBase(left, right);
    } else if (clone !== null) {
      reasons.unshift('the clone is shallow');
    }
    const why = reasons.filter((reason) => reason !== '').join('; ');
    throw new TreeError(
      `Cannot find the commit where ${left} and ${right} part; ${this.adviceOnMissing ?? ADVICE_IN_A_WORKFLOW}. (${why})`,
    );
  }

  /**
   * The files of a commit.
   *
   * @param like a tree of this repository with similar contents
   * @param side names the commit in an error message
   * @throws TreeError where the commit cannot be read
   */
  async tree(commit: string, like: Tree | null = null, side?: 'base' | 'head'): Promise<Tree> {
    const clone = this.#clone;
    const reasons: string[] = [];
    let problem = await this.#problemOfClone(commit);
    if (problem !== null && !(await clone?.has(commit))) {
      const fetchProblem = await this.#fetch(commit);
      reasons.push(problem);
      problem = fetchProblem ?? (await this.#problemOfClone(commit));
    }
    if (problem === null && clone !== null) {
      const { git, objects } = clone;
      const tree = new GitTree({ git, objects, commit, like: like instanceof GitTree ? like : null });
      try {
        await tree.entries();
        return tree;
      } catch (error) {
        problem = this.#reason('the local repository', error);
      }
    }
    reasons.push(problem ?? '');
    const asked = await this.#ask(reasons, async (api, questions) => {
      const missing = await clone?.missingFrom(commit);
      const localBlob = async (id: string) => (missing?.has(id) ? null : ((await clone?.blob(id)) ?? null));
      const tree = questions.treeOf(api, commit, { localBlob });
      await tree.entries();
      return tree;
    });
    if (asked !== null) return asked.answer;
    throw this.#unreadable(side === undefined ? 'the commit' : `the ${side} commit`, commit, reasons);
  }

  /** The old paths by new paths, as far as the local clone has both commits. */
  async renames(base: string, head: string): Promise<ReadonlyMap<string, string>> {
    return (await this.#clone?.renames(base, head)) ?? new Map();
  }

  /** The files of the working tree that are not as the checked-out commit has them. */
  async uncommitted(): Promise<UncommittedFiles> {
    return (await this.#clone?.uncommitted()) ?? { changed: new Set(), ignored: new Set() };
  }

  close(): void {
    this.#clone?.objects.close();
  }

  /** Why a commit cannot be read from the local repository; null if it can. */
  async #problemOfClone(commit: string): Promise<string | null> {
    if (this.#clone === null) return this.#whyNoClone;
    if (!(await this.#clone.has(commit))) return 'the local repository does not have it';
    const { size } = await this.#clone.missingFrom(commit);
    return size === 0 ? null : `the local repository is a partial clone that lacks ${size} of its files`;
  }

  async #serverCommit(ref: string): Promise<string | null> {
    if (!isRefName(ref)) return null;
    const reasons: string[] = [];
    const asked = await this.#ask(reasons, (api, questions) => questions.askForCommit(api, ref));
    if (asked !== null) return asked.answer;
    if (this.#options.fetch) {
      const listed = (await this.#remote?.commitOf(ref)) ?? { problem: this.#whyNoClone };
      if ('commit' in listed) return listed.commit;
      reasons.push(listed.problem);
    }
    throw new TreeError(`Cannot look up ${ref}: ${reasons.join('; ')}`);
  }

  /** @returns what went wrong, empty where nothing may be fetched, or null */
  async #fetch(commit: string): Promise<string | null> {
    return this.#remote === null ? '' : await this.#remote.fetch(commit);
  }

  /** The API's answer; null if there is no API, or where it fails, which adds a reason. */
  async #ask<T>(
    reasons: string[],
    question: (api: GitHubApi, questions: typeof import('./github-questions.ts')) => Promise<T>,
  ): Promise<{ answer: T } | null> {
    if (this.#api === null) return null;
    try {
      return { answer: await question(this.#api, await import('./github-questions.ts')) };
    } catch (error) {
      reasons.push(this.#reason('the API', error));
      return null;
    }
  }

  #unreadable(what: string, commit: string, reasons: readonly string[]): TreeError {
    const said = reasons.filter((reason) => reason !== '').join('; ');
    const advice = this.adviceOnMissing ?? ADVICE_IN_A_WORKFLOW;
    return new TreeError(`Cannot read ${what} ${commit}; ${advice}.${said === '' ? '' : ` (${said})`}`);
  }

  #reason(attempt: string, error: unknown): string {
    return reasonOf(attempt, error, this.#api?.repository ?? null);
  }
}

/** Whether a server can have a branch or tag with this name (git check-ref-format). */
function isRefName(ref: string): boolean {
  return ref !== '' && !/[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|[/.]$/u.test(ref);
}
