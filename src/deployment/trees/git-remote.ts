import { FetchError } from '../../net/fetch-error.ts';
import type { GitHubRepository } from '../../net/github-api.ts';
import type { GitClone } from './git-clone.ts';
import { TreeError } from './tree.ts';

/** A fetch ends after this long, in milliseconds; a large repository's single commit takes a minute. */
const FETCH_TIMEOUT_MS = 120_000;
/** Asking for the names of a remote ends after this long. */
const LIST_TIMEOUT_MS = 30_000;

/** Speaks with the remote of a local clone, with git's own commands. */
export class GitRemote {
  /** One fetch at a time: two would be in each other's way. By commit, what went wrong, or null. */
  readonly #fetches = new Map<string, Promise<string | null>>();
  #lastFetch: Promise<unknown> = Promise.resolve();

  /**
   * @param url instead of `origin`, which must be the API's own repository
   * @param api null where GitHub is not asked
   */
  constructor(
    private readonly clone: GitClone,
    private readonly url: string | undefined,
    private readonly api: GitHubRepository | null,
  ) {}

  /** The commit of a branch or tag there; null where there is none of this name. */
  async commitOf(ref: string): Promise<{ commit: string | null } | { problem: string }> {
    const names = ref.startsWith('refs/') ? [ref] : [`refs/heads/${ref}`, `refs/tags/${ref}`];
    // What an annotated tag stands for is listed beside it.
    const patterns = names.flatMap((name) => [name, `${name}^{}`]);
    const found = await this.#run(LIST_TIMEOUT_MS, (remote) => ['ls-remote', '--quiet', '--', remote, ...patterns]);
    if ('problem' in found) return found;
    const lines = found.output.split('\n').map((line) => line.split('\t') as [string, string?]);
    // A pattern also matches names that only end like it.
    const ids = new Map(lines.map(([id, name = '']) => [name, id]));
    const [commit = null] = names.flatMap((name) => ids.get(`${name}^{}`) ?? ids.get(name) ?? []);
    return { commit };
  }

  /**
   * Brings a commit into the clone.
   *
   * @returns what went wrong, or null
   */
  fetch(commit: string): Promise<string | null> {
    const known = this.#fetches.get(commit);
    if (known !== undefined) return known;
    const fetched = this.#lastFetch.then(() => this.#fetchNow(commit));
    this.#fetches.set(commit, fetched);
    this.#lastFetch = fetched.catch(() => undefined);
    return fetched;
  }

  async #fetchNow(commit: string): Promise<string | null> {
    const options = ['--quiet', '--no-tags', '--no-prune', '--no-recurse-submodules', '--no-write-fetch-head'];
    // A depth would cut the history of a clone that has all of it; such a clone lacks little.
    const depth = this.clone.isShallow ? ['--depth=1'] : [];
    // No name of the clone is moved.
    const nothing = '--refmap=';
    const command = (remote: string) => ['fetch', ...options, ...depth, nothing, '--', remote, commit];
    const found = await this.#run(FETCH_TIMEOUT_MS, command);
    return 'problem' in found ? found.problem : null;
  }

  /** Runs a command that speaks with the remote. */
  async #run(
    timeoutMs: number,
    command: (remote: string) => readonly string[],
  ): Promise<{ output: string } | { problem: string }> {
    const { clone, api } = this;
    try {
      const url = this.url ?? (await clone.originUrl());
      if (url === null) return { problem: 'fetch: there is no remote "origin"' };
      // Somebody may have checked out the fork that a change comes from; its content is not this repository's.
      if (this.url === undefined && api !== null && !isRepositoryUrl(url, api)) {
        return { problem: `fetch: origin is not ${api.owner}/${api.repo}` };
      }
      const slow = ['-c', 'http.lowSpeedLimit=1', '-c', 'http.lowSpeedTime=30'];
      const args = command(this.url ?? 'origin');
      const environment = gitSettings({
        // Of two settings for addresses git takes the nearer one, and none is nearer than the address itself.
        ...(/^https:/i.test(url) ? { [`http.${url}.sslVerify`]: 'true' } : {}),
        ...(await this.#credentials(url)),
      });
      const { code, stdout, stderr } = await clone.git.run([...slow, ...args], {
        network: true,
        timeoutMs,
        environment,
      });
      if (code === 0) return { output: stdout.toString() };
      return { problem: reasonOf('fetch', new TreeError(stderr || `git ended with status ${code}`), api) };
    } catch (error) {
      return { problem: reasonOf('fetch', error, api) };
    }
  }

  /** The token for git, as actions/checkout hands it over, unless that has done so already. */
  async #credentials(url: string): Promise<Record<string, string>> {
    const { api } = this;
    if (api === null || !URL.canParse(url)) return {};
    const { protocol, host, origin, username } = new URL(url);
    // `api.github.com` speaks for github.com, an enterprise server for itself; no other one gets the token.
    const server = new URL(api.baseUrl).host.replace(/^api\./, '');
    if (!/^https?:$/.test(protocol) || host !== server || username !== '') return {};
    // Two such headers are answered with an error.
    const persisted = await this.clone.git.run(['config', '--get-urlmatch', 'http.extraheader', url]);
    if (persisted.code === 0 && persisted.stdout.length > 0) return {};
    return { [`http.${origin}/.extraheader`]: `AUTHORIZATION: basic ${basicCredentials(api.token)}` };
  }
}

/** What an attempt says of its failure, without secrets; everything but a failure of that kind is thrown on. */
export function reasonOf(attempt: string, error: unknown, api: GitHubRepository | null): string {
  if (!(error instanceof TreeError || error instanceof FetchError)) throw error;
  let message = error.message.replace(/\/\/[^/@\s]+@/g, '//');
  if (api !== null) message = message.replaceAll(api.token, '***').replaceAll(basicCredentials(api.token), '***');
  return `${attempt}: ${message}`;
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
