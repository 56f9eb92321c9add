import * as z from 'zod';
import { FetchError } from '../net/fetch-error.ts';
import type { GitHubApi, GitHubRepository } from '../net/github-api.ts';
import { Git, type GitResult, locateRepository } from './git.ts';
import { GitObjects } from './git-objects.ts';
import { decodePath, splitRecords } from './git-paths.ts';
import { type Tree, TreeError } from './tree.ts';
import { GitTree } from './trees/git.ts';
import { GitHubTree } from './trees/github.ts';

/** A fetch ends after this long, in milliseconds; a large repository's single commit takes a minute. */
const FETCH_TIMEOUT_MS = 120_000;
/** Asking for the names of a remote ends after this long. */
const LIST_TIMEOUT_MS = 30_000;
/** Beyond so many renamed files git compares only those that did not change. */
const MOST_RENAMES = 1_000;

const COMMIT_ID = /^([0-9a-f]{40}|[0-9a-f]{64})$/;

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
  const local = await openLocal(options.directory, options.api === null && !options.fetch);
  // An empty token is none.
  if (typeof local === 'string' && options.api === null) {
    throw new TreeError(`${options.directory} cannot be read as a git repository: ${local}`);
  }
  return new LayeredRepository(local, options);
}

interface Local {
  readonly git: Git;
  readonly objects: GitObjects;
  readonly root: string | null;
  readonly shallow: boolean;
}

/** The reason why not, where it is not one. */
async function openLocal(directory: string, bare: boolean): Promise<Local | string> {
  const location = locateRepository(directory, { bare });
  if (location === null) return 'there is no repository here';
  try {
    const git = new Git(location);
    const shallow = (await git.output(['rev-parse', '--is-shallow-repository'])).toString().trim() === 'true';
    return { git, objects: new GitObjects(git), root: location.isBare ? null : location.folder, shallow };
  } catch (error) {
    if (error instanceof TreeError) return error.message;
    throw error;
  }
}

const refSchema = z.object({ object: z.object({ type: z.string(), sha: z.string().regex(COMMIT_ID) }) });
const namedSchema = z.object({ sha: z.string().regex(COMMIT_ID) });
const commitSchema = z.object({ parents: z.array(namedSchema) });
const comparisonSchema = z.object({ merge_base_commit: namedSchema });

/** Asks the local clone, then its remote, then the API, and tells what each of them said where all of them fail. */
class LayeredRepository implements Repository {
  readonly root: string | null;
  readonly #local: Local | null;
  readonly #whyNotLocal: string;
  readonly #options: RepositoryOptions;
  readonly #api: GitHubApi | null;
  /** One fetch at a time: two would be in each other's way. By commit, what went wrong, or null. */
  readonly #fetches = new Map<string, Promise<string | null>>();
  #lastFetch: Promise<unknown> = Promise.resolve();
  /** Whether some remote has promised what the clone lacks. */
  #partial: Promise<GitResult> | null = null;

  constructor(local: Local | string, options: RepositoryOptions) {
    this.#local = typeof local === 'string' ? null : local;
    this.#whyNotLocal = typeof local === 'string' ? local : '';
    this.#options = options;
    this.#api = options.api;
    this.root = this.#local?.root ?? null;
  }

  async head(): Promise<string | null> {
    return await this.#localCommit('HEAD');
  }

  async commitOf(ref: string): Promise<string | null> {
    const hasServer = this.#api !== null || (this.#options.fetch && this.#local !== null);
    if (COMMIT_ID.test(ref)) {
      const object = await this.#local?.objects.read(`${ref}^{commit}`);
      return object?.id ?? (hasServer ? ref : null);
    }
    if (!hasServer) return (await this.#localCommit(ref)) ?? (await this.#trackedCommit(ref));
    if (ref.startsWith('refs/')) return await this.#serverCommit(ref);
    return (await this.#localCommit(ref)) ?? (await this.#serverCommit(ref)) ?? (await this.#trackedCommit(ref));
  }

  async localCommitOf(branch: string): Promise<string | null> {
    return (await this.#trackedCommit(branch)) ?? (await this.#localCommit(`refs/heads/${branch}`));
  }

  async hasServer(): Promise<boolean> {
    if (this.#api !== null || this.#options.remoteUrl !== undefined) return true;
    return this.#local !== null && (await this.#originUrl()) !== null;
  }

  async parentsOf(commit: string): Promise<readonly string[]> {
    const object = await this.#local?.objects.read(`${commit}^{commit}`);
    if (object) return parentsIn(object.bytes);
    const reasons: string[] = [];
    if (this.#api !== null) {
      try {
        const { parents } = await this.#api.json(`/git/commits/${encodeURIComponent(commit)}`, commitSchema);
        return parents.map(({ sha }) => sha);
      } catch (error) {
        reasons.push(this.#reason('the API', error));
      }
    }
    const problem = await this.#fetch(commit);
    const fetched = problem === null ? await this.#local?.objects.read(`${commit}^{commit}`) : null;
    if (fetched) return parentsIn(fetched.bytes);
    throw this.#unreadable('the commit', commit, [problem ?? '', ...reasons]);
  }

  async mergeBase(left: string, right: string): Promise<string | null> {
    if (left === right) return left;
    const reasons: string[] = [];
    if (await this.#hasHistoryOf(left, right)) return await this.#localMergeBase(left, right);
    if (this.#api !== null) {
      try {
        const path = `/compare/${encodeURIComponent(left)}...${encodeURIComponent(right)}?per_page=1`;
        return (await this.#api.json(path, comparisonSchema)).merge_base_commit.sha;
      } catch (error) {
        if (error instanceof FetchError && /no common ancestor/i.test(error.message)) return null;
        reasons.push(this.#reason('the API', error));
      }
    }
    if (this.#local?.shallow === false) {
      for (const commit of [left, right]) {
        if (!(await this.#has(commit))) reasons.push((await this.#fetch(commit)) ?? '');
      }
      if (await this.#hasHistoryOf(left, right)) return await this.#localMergeBase(left, right);
    } else if (this.#local !== null) {
      reasons.unshift('the clone is shallow');
    }
    const why = reasons.filter((reason) => reason !== '').join('; ');
    throw new TreeError(
      `Cannot find the commit where ${left} and ${right} part; set fetch-depth: 0 or grant contents: read. (${why})`,
    );
  }

  async tree(commit: string, like: Tree | null = null, side?: 'base' | 'head'): Promise<Tree> {
    const reasons: string[] = [];
    let problem = await this.#localProblem(commit);
    if (problem !== null && !(await this.#has(commit))) {
      const fetchProblem = await this.#fetch(commit);
      reasons.push(problem);
      problem = fetchProblem ?? (await this.#localProblem(commit));
    }
    if (problem === null && this.#local !== null) {
      const { git, objects } = this.#local;
      const tree = new GitTree({ git, objects, commit, like: like instanceof GitTree ? like : null });
      try {
        await tree.entries();
        return tree;
      } catch (error) {
        problem = this.#reason('the local repository', error);
      }
    }
    reasons.push(problem ?? '');
    if (this.#api !== null) {
      try {
        const missing = await this.#missingFrom(commit);
        const localBlob = async (id: string) => (missing.has(id) ? null : await this.#localBlob(id));
        const tree = new GitHubTree(this.#api, commit, { localBlob });
        await tree.entries();
        return tree;
      } catch (error) {
        reasons.push(this.#reason('the API', error));
      }
    }
    throw this.#unreadable(side === undefined ? 'the commit' : `the ${side} commit`, commit, reasons);
  }

  async renames(base: string, head: string): Promise<ReadonlyMap<string, string>> {
    const renames = new Map<string, string>();
    if (this.#local === null || !(await this.#has(base)) || !(await this.#has(head))) return renames;
    const options = ['-r', '-z', '--name-status', '-M50%', `-l${MOST_RENAMES}`, '--diff-filter=R'];
    const safely = ['--no-ext-diff', '--no-textconv', '--ignore-submodules=all'];
    const { code, stdout } = await this.#local.git.run(['diff-tree', ...options, ...safely, base, head, '--']);
    // They only help to tell a moved deployment from a new one; a partial clone may lack what it takes to find them.
    if (code !== 0) return renames;
    const records = splitRecords(stdout).map(decodePath);
    for (let index = 0; index + 2 < records.length; index += 3) {
      renames.set(records[index + 2] as string, records[index + 1] as string);
    }
    return renames;
  }

  close(): void {
    this.#local?.objects.close();
  }

  async #has(commit: string): Promise<boolean> {
    const object = await this.#local?.objects.read(`${commit}^{commit}`);
    return object !== undefined && object !== null;
  }

  /** Why a commit cannot be read from the local repository; null where it can. */
  async #localProblem(commit: string): Promise<string | null> {
    if (this.#local === null) return `no local repository: ${this.#whyNotLocal}`;
    if (!(await this.#has(commit))) return 'the local repository does not have it';
    const { size } = await this.#missingFrom(commit);
    return size === 0 ? null : `the local repository is a partial clone that lacks ${size} of its files`;
  }

  /** Ids of the commit's contents that a partial clone left on its server. */
  async #missingFrom(commit: string): Promise<ReadonlySet<string>> {
    if (this.#local === null || !(await this.#has(commit))) return new Set();
    const { git } = this.#local;
    this.#partial ??= git.run(['config', '--get-regexp', '^(extensions\\.partialclone|remote\\..*\\.promisor)$']);
    if ((await this.#partial).code !== 0) return new Set();
    const listed = await git.output(['rev-list', '--objects', '--no-walk', '--missing=print', commit]);
    const lines = listed.toString('latin1').split('\n');
    return new Set(lines.filter((line) => line.startsWith('?')).map((line) => line.slice(1)));
  }

  async #localBlob(id: string): Promise<Buffer | null> {
    try {
      const object = await this.#local?.objects.read(id);
      return object?.type === 'blob' ? object.bytes : null;
    } catch (error) {
      // It can still be had from the API.
      if (error instanceof TreeError) return null;
      throw error;
    }
  }

  async #localCommit(name: string): Promise<string | null> {
    if (this.#local === null || name === '' || name.includes('\0')) return null;
    const command = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
    const { code, stdout } = await this.#local.git.run(command);
    const [found = ''] = stdout.toString().trim().split('\n').slice(-1);
    return code === 0 && COMMIT_ID.test(found) ? found : null;
  }

  /** What the last fetch of the remote left behind. */
  async #trackedCommit(ref: string): Promise<string | null> {
    return await this.#localCommit(`refs/remotes/origin/${ref.replace(/^refs\/heads\//, '')}`);
  }

  async #serverCommit(ref: string): Promise<string | null> {
    if (!isRefName(ref)) return null;
    const reasons: string[] = [];
    if (this.#api !== null) {
      try {
        return await askForCommit(this.#api, ref);
      } catch (error) {
        reasons.push(this.#reason('the API', error));
      }
    }
    if (this.#options.fetch) {
      const listed = await this.#listRemote(ref);
      if ('commit' in listed) return listed.commit;
      reasons.push(listed.problem);
    }
    throw new TreeError(`Cannot look up ${ref}: ${reasons.join('; ')}`);
  }

  async #listRemote(ref: string): Promise<{ commit: string | null } | { problem: string }> {
    if (this.#local === null) return { problem: `no local repository: ${this.#whyNotLocal}` };
    const names = ref.startsWith('refs/') ? [ref] : [`refs/heads/${ref}`, `refs/tags/${ref}`];
    // What an annotated tag stands for is listed beside it.
    const patterns = names.flatMap((name) => [name, `${name}^{}`]);
    const found = await this.#network(LIST_TIMEOUT_MS, (remote) => ['ls-remote', '--quiet', '--', remote, ...patterns]);
    if ('problem' in found) return found;
    const lines = found.output.split('\n').map((line) => line.split('\t') as [string, string?]);
    // A pattern also matches names that only end like it.
    const ids = new Map(lines.map(([id, name = '']) => [name, id]));
    const [commit = null] = names.flatMap((name) => ids.get(`${name}^{}`) ?? ids.get(name) ?? []);
    return { commit };
  }

  async #hasHistoryOf(left: string, right: string): Promise<boolean> {
    return this.#local?.shallow === false && (await this.#has(left)) && (await this.#has(right));
  }

  async #localMergeBase(left: string, right: string): Promise<string | null> {
    const { git } = this.#local as Local;
    const { code, stdout, stderr } = await git.run(['merge-base', left, right]);
    if (code === 1) return null;
    if (code !== 0) throw new TreeError(`git merge-base failed: ${stderr}`);
    return stdout.toString().trim();
  }

  /** @returns what went wrong, or null */
  #fetch(commit: string): Promise<string | null> {
    if (this.#local === null || !this.#options.fetch) return Promise.resolve('');
    const known = this.#fetches.get(commit);
    if (known !== undefined) return known;
    const fetched = this.#lastFetch.then(() => this.#fetchNow(commit));
    this.#fetches.set(commit, fetched);
    this.#lastFetch = fetched.catch(() => undefined);
    return fetched;
  }

  async #fetchNow(commit: string): Promise<string | null> {
    const { shallow } = this.#local as Local;
    const options = ['--quiet', '--no-tags', '--no-prune', '--no-recurse-submodules', '--no-write-fetch-head'];
    // A depth would cut the history of a clone that has all of it; such a clone lacks little.
    const depth = shallow ? ['--depth=1'] : [];
    const found = await this.#network(FETCH_TIMEOUT_MS, (remote) => [
      'fetch',
      ...options,
      ...depth,
      // No name of the clone is moved.
      '--refmap=',
      '--',
      remote,
      commit,
    ]);
    return 'problem' in found ? found.problem : null;
  }

  /** Runs a command that speaks with the remote. */
  async #network(
    timeoutMs: number,
    command: (remote: string) => readonly string[],
  ): Promise<{ output: string } | { problem: string }> {
    const { git } = this.#local as Local;
    const { remoteUrl } = this.#options;
    const api = this.#api?.repository ?? null;
    try {
      const url = remoteUrl ?? (await this.#originUrl());
      if (url === null) return { problem: 'fetch: there is no remote "origin"' };
      // Somebody may have checked out the fork that a change comes from; its content is not this repository's.
      if (remoteUrl === undefined && api !== null && !isRepositoryUrl(url, api)) {
        return { problem: `fetch: origin is not ${api.owner}/${api.repo}` };
      }
      const slow = ['-c', 'http.lowSpeedLimit=1', '-c', 'http.lowSpeedTime=30'];
      const args = command(remoteUrl ?? 'origin');
      const environment = gitSettings({
        // Of two settings for addresses git takes the nearer one, and none is nearer than the address itself.
        ...(/^https:/i.test(url) ? { [`http.${url}.sslVerify`]: 'true' } : {}),
        ...(await this.#credentials(url)),
      });
      const { code, stdout, stderr } = await git.run([...slow, ...args], { network: true, timeoutMs, environment });
      if (code === 0) return { output: stdout.toString() };
      return { problem: this.#reason('fetch', new TreeError(stderr || `git ended with status ${code}`)) };
    } catch (error) {
      return { problem: this.#reason('fetch', error) };
    }
  }

  async #originUrl(): Promise<string | null> {
    const { code, stdout } = await (this.#local as Local).git.run(['remote', 'get-url', 'origin']);
    return code === 0 ? stdout.toString().trim() : null;
  }

  /** The token for git, as actions/checkout hands it over, unless that has done so already. */
  async #credentials(url: string): Promise<Record<string, string>> {
    const api = this.#api?.repository ?? null;
    if (api === null || !URL.canParse(url)) return {};
    const { protocol, host, origin, username } = new URL(url);
    // `api.github.com` speaks for github.com, an enterprise server for itself; no other one gets the token.
    const server = new URL(api.baseUrl).host.replace(/^api\./, '');
    if (!/^https?:$/.test(protocol) || host !== server || username !== '') return {};
    const { git } = this.#local as Local;
    // Two such headers are answered with an error.
    const persisted = await git.run(['config', '--get-urlmatch', 'http.extraheader', url]);
    if (persisted.code === 0 && persisted.stdout.length > 0) return {};
    return { [`http.${origin}/.extraheader`]: `AUTHORIZATION: basic ${basicCredentials(api.token)}` };
  }

  /** What an attempt says of its failure; everything but a failure of that kind is thrown on. */
  #reason(attempt: string, error: unknown): string {
    if (!(error instanceof TreeError || error instanceof FetchError)) throw error;
    let message = error.message.replace(/\/\/[^/@\s]+@/g, '//');
    const token = this.#api?.repository.token;
    if (token !== undefined) {
      message = message.replaceAll(token, '***').replaceAll(basicCredentials(token), '***');
    }
    return `${attempt}: ${message}`;
  }

  #unreadable(what: string, commit: string, reasons: readonly string[]): TreeError {
    const said = reasons.filter((reason) => reason !== '').join('; ');
    return new TreeError(
      `Cannot read ${what} ${commit}; set fetch-depth: 0 or grant contents: read.${said === '' ? '' : ` (${said})`}`,
    );
  }
}

async function askForCommit(api: GitHubApi, ref: string): Promise<string | null> {
  try {
    const exact = /^refs\/(?!tags\/)(.+)$/.exec(ref)?.[1];
    if (exact !== undefined) {
      const { object } = await api.json(`/git/ref/${encodeURIComponent(exact)}`, refSchema);
      return object.type === 'commit' ? object.sha : null;
    }
    const name = encodeURIComponent(ref.replace(/^refs\//, ''));
    // One of the changed files instead of three hundred.
    return (await api.json(`/commits/${name}?per_page=1`, namedSchema)).sha;
  } catch (error) {
    if (error instanceof FetchError && error.problem === 'not-found') return null;
    throw error;
  }
}

/** The commits named in the header of a commit; a shallow clone's own view of it would leave them out. */
function parentsIn(commit: Buffer): string[] {
  const header = commit.toString('latin1').split('\n\n', 1)[0] as string;
  return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1] as string);
}

/** Whether a server can have a branch or tag of this name (git check-ref-format). */
function isRefName(ref: string): boolean {
  return ref !== '' && !/[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|[/.]$/u.test(ref);
}

function isRepositoryUrl(url: string, { owner, repo }: GitHubRepository): boolean {
  const path = url
    .toLowerCase()
    .replace(/\/$/, '')
    .replace(/\.git$/, '');
  return /[:/]/.test(path.at(-`${owner}/${repo}`.length - 1) ?? '') && path.endsWith(`${owner}/${repo}`.toLowerCase());
}

function basicCredentials(token: string): string {
  return Buffer.from(`x-access-token:${token}`).toString('base64');
}

/** Variables that set git's configuration, after those that do so already: what is on the command line others can read. */
function gitSettings(settings: Readonly<Record<string, string>>): Record<string, string> {
  const before = Number(process.env['GIT_CONFIG_COUNT'] ?? 0) || 0;
  const entries = Object.entries(settings);
  const variables = entries.flatMap(([name, value], index) => [
    [`GIT_CONFIG_KEY_${before + index}`, name],
    [`GIT_CONFIG_VALUE_${before + index}`, value],
  ]);
  return Object.fromEntries([['GIT_CONFIG_COUNT', String(before + entries.length)], ...variables]);
}
