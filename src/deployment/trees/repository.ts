import type { GitHubApi } from '../../net/github-api.ts';
import { GitTree } from './git.ts';
import { COMMIT_ID, GitClone } from './git-clone.ts';
import { GitRemote, reasonOf } from './git-remote.ts';
import { type Tree, TreeError } from './tree.ts';

/** The commits of one repository, wherever they come from: the local clone, its remote, or GitHub's API. */
export interface Repository {
  /** The top folder of the working tree; null where there is none. */
  readonly root: string | null;
  /** What is checked out; null where nothing is. */
  head(): Promise<string | null>;
  /**
   * The commit that a name stands for. What begins with `refs/` is asked of the server first, where there is one, so
   * that a branch's tip is the present one; everything else means what it means in the local clone. The full id of a
   * commit is taken for granted where a server may have it.
   *
   * @returns null where nothing has this name
   * @throws TreeError where that cannot be found out
   */
  commitOf(ref: string): Promise<string | null>;
  /** The tip of a branch as the last fetch of this clone left it, or of the clone's own branch; null where it has neither. */
  localCommitOf(branch: string): Promise<string | null>;
  /** Whether there is anyone but this clone to ask. */
  hasServer(): Promise<boolean>;
  /** @throws TreeError where the commit cannot be read */
  parentsOf(commit: string): Promise<readonly string[]>;
  /**
   * @returns null where the two have no common history
   * @throws TreeError where that cannot be found out
   */
  mergeBase(left: string, right: string): Promise<string | null>;
  /**
   * @param like a tree of this repository that has much in common with the one asked for
   * @param side for the message, where it cannot be read
   * @throws TreeError
   */
  tree(commit: string, like?: Tree | null, side?: 'base' | 'head'): Promise<Tree>;
  /** Old paths by new ones, as far as the local clone knows both commits. */
  renames(base: string, head: string): Promise<ReadonlyMap<string, string>>;
  close(): void;
}

/** Where to look for commits. */
export interface RepositoryOptions {
  /** Absolute folder, in a git repository or not; need not exist. */
  readonly directory: string;
  /** Null where GitHub is not to be asked. Given as an object, so that only who needs it loads its library. */
  readonly api: GitHubApi | null;
  /** Whether a missing commit may be fetched from the remote. */
  readonly fetch: boolean;
  /** Instead of `origin`, which must be the API's own repository. */
  readonly remoteUrl?: string;
}

/** @throws TreeError where there is neither a local repository nor an API */
export async function openRepository(options: RepositoryOptions): Promise<Repository> {
  // Only who does not ask a server means a bare repository; a checkout never is one.
  const clone = await GitClone.open(options.directory, options.api === null && !options.fetch);
  // An empty token is none.
  if (typeof clone === 'string' && options.api === null) {
    throw new TreeError(`${options.directory} cannot be read as a git repository: ${clone}`);
  }
  return new LayeredRepository(clone, options);
}

/** Asks the local clone, then its remote, then the API, and tells what each of them said where all of them fail. */
class LayeredRepository implements Repository {
  readonly root: string | null;
  readonly #clone: GitClone | null;
  readonly #whyNoClone: string;
  /** Null where it may not be fetched from, or nobody could. */
  readonly #remote: GitRemote | null;
  readonly #options: RepositoryOptions;
  readonly #api: GitHubApi | null;

  /** @param clone the reason why not, where there is none */
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
  }

  async head(): Promise<string | null> {
    return (await this.#clone?.commitOf('HEAD')) ?? null;
  }

  async commitOf(ref: string): Promise<string | null> {
    const hasServer = this.#api !== null || this.#remote !== null;
    if (COMMIT_ID.test(ref)) return (await this.#clone?.commitOf(ref)) ?? (hasServer ? ref : null);
    const here = async () => (await this.#clone?.commitOf(ref)) ?? null;
    const tracked = async () => (await this.#clone?.trackedCommitOf(ref)) ?? null;
    if (!hasServer) return (await here()) ?? (await tracked());
    if (ref.startsWith('refs/')) return await this.#serverCommit(ref);
    return (await here()) ?? (await this.#serverCommit(ref)) ?? (await tracked());
  }

  async localCommitOf(branch: string): Promise<string | null> {
    if (this.#clone === null) return null;
    return (await this.#clone.trackedCommitOf(branch)) ?? (await this.#clone.commitOf(`refs/heads/${branch}`));
  }

  async hasServer(): Promise<boolean> {
    if (this.#api !== null || this.#options.remoteUrl !== undefined) return true;
    return (await this.#clone?.hasOrigin()) === true;
  }

  async parentsOf(commit: string): Promise<readonly string[]> {
    const known = await this.#clone?.parentsOf(commit);
    if (known) return known;
    const reasons: string[] = [];
    const asked = await this.#ask(reasons, (api, questions) => questions.askForParents(api, commit));
    if (asked !== null) return asked.answer;
    const problem = await this.#fetch(commit);
    const fetched = problem === null ? await this.#clone?.parentsOf(commit) : null;
    if (fetched) return fetched;
    throw unreadable('the commit', commit, [problem ?? '', ...reasons]);
  }

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
      `Cannot find the commit where ${left} and ${right} part; set fetch-depth: 0 or grant contents: read. (${why})`,
    );
  }

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
    throw unreadable(side === undefined ? 'the commit' : `the ${side} commit`, commit, reasons);
  }

  async renames(base: string, head: string): Promise<ReadonlyMap<string, string>> {
    return (await this.#clone?.renames(base, head)) ?? new Map();
  }

  close(): void {
    this.#clone?.objects.close();
  }

  /** Why a commit cannot be read from the local repository; null where it can. */
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

  /** What the API answers; null where there is none, or where it fails, whose reason is kept. */
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

  #reason(attempt: string, error: unknown): string {
    return reasonOf(attempt, error, this.#api?.repository ?? null);
  }
}

function unreadable(what: string, commit: string, reasons: readonly string[]): TreeError {
  const said = reasons.filter((reason) => reason !== '').join('; ');
  return new TreeError(
    `Cannot read ${what} ${commit}; set fetch-depth: 0 or grant contents: read.${said === '' ? '' : ` (${said})`}`,
  );
}

/** Whether a server can have a branch or tag of this name (git check-ref-format). */
function isRefName(ref: string): boolean {
  return ref !== '' && !/[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|[/.]$/u.test(ref);
}
