import { FetchError } from '../net/fetch-error.ts';
import type { GitHubRepository } from '../net/github-api.ts';
import type { GitClone } from './git-clone.ts';
import { TreeError } from './tree.ts';

/** The time limit of a fetch, in milliseconds. A single commit of a large repository takes a minute. */
const FETCH_TIMEOUT_MS = 120_000;
/** The time limit for listing the refs of a remote, in milliseconds. */
const LIST_TIMEOUT_MS = 30_000;

/** Talks to the remote of a local clone with git's own commands. */
export class GitRemote {
  /** What went wrong with each commit, or null. Fetches run one at a time because two would block each other. */
  readonly #fetches = new Map<string, Promise<string | null>>();
  #lastFetch: Promise<unknown> = Promise.resolve();

  /**
   * @param url used instead of `origin`, which must be the API's own repository
   * @param api null if GitHub is not asked
   */
  constructor(
    private readonly clone: GitClone,
    private readonly url: string | undefined,
    private readonly api: GitHubRepository | null,
  ) {}

  /** The commit of a remote branch or tag; null if there is none with this name. */
  async commitOf(ref: string): Promise<{ commit: string | null } | { problem: string }> {
    const names = ref.startsWith('refs/') ? [ref] : [`refs/heads/${ref}`, `refs/tags/${ref}`];
    // The commit of an annotated tag is listed beside the tag.
    const patterns = names.flatMap((name) => [name, `${name}^{}`]);
    const found = await this.#run(LIST_TIMEOUT_MS, (remote) => ['ls-remote', '--quiet', '--', remote, ...patterns]);
    if ('problem' in found) return found;
    const lines = found.output.split('\n').map((line) => line.split('\t') as [string, string?]);
    // A pattern also matches longer names with the same end.
    const ids = new Map(lines.map(([id, name = '']) => [name, id]));
    const [commit = null] = names.flatMap((name) => ids.get(`${name}^{}`) ?? ids.get(name) ?? []);
    return { commit };
  }

  /**
   * Fetches a commit into the clone.
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
    // A depth would truncate the history of a complete clone, and such a clone lacks little.
    const depth = this.clone.isShallow ? ['--depth=1'] : [];
    // Update no ref of the clone.
    const nothing = '--refmap=';
    const command = (remote: string) => ['fetch', ...options, ...depth, nothing, '--', remote, commit];
    const found = await this.#run(FETCH_TIMEOUT_MS, command);
    return 'problem' in found ? found.problem : null;
  }

  /** Runs a command that talks to the remote. */
  async #run(
    timeoutMs: number,
    command: (remote: string) => readonly string[],
  ): Promise<{ output: string } | { problem: string }> {
    const { clone, api } = this;
    try {
      const url = this.url ?? (await clone.originUrl());
      if (url === null) return { problem: 'fetch: there is no remote "origin"' };
      // The checkout may be of a fork that a change comes from. Its content is not this repository's.
      if (this.url === undefined && api !== null && !isRepositoryUrl(url, api)) {
        return { problem: `fetch: origin is not ${api.owner}/${api.repo}` };
      }
      const slow = ['-c', 'http.lowSpeedLimit=1', '-c', 'http.lowSpeedTime=30'];
      const args = command(this.url ?? 'origin');
      const environment = gitSettings({
        // Git prefers the setting with the most specific address, and the full address is the most specific.
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

  /** The token for git in the form that actions/checkout uses, unless checkout has already stored it. */
  async #credentials(url: string): Promise<Record<string, string>> {
    const { api } = this;
    if (api === null || !URL.canParse(url)) return {};
    const { protocol, host, origin, username } = new URL(url);
    // The token belongs to the server of this API only. `api.github.com` stands for github.com.
    const server = new URL(api.baseUrl).host.replace(/^api\./, '');
    if (!/^https?:$/.test(protocol) || host !== server || username !== '') return {};
    // A server rejects two such headers.
    const persisted = await this.clone.git.run(['config', '--get-urlmatch', 'http.extraheader', url]);
    if (persisted.code === 0 && persisted.stdout.length > 0) return {};
    return { [`http.${origin}/.extraheader`]: `AUTHORIZATION: basic ${basicCredentials(api.token)}` };
  }
}

/**
 * The reason for a failed attempt, without secrets.
 *
 * @throws the error itself, unless it is a TreeError or FetchError
 */
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

/** Git settings as environment variables, appended to existing ones. Others could read the command line. */
function gitSettings(settings: Readonly<Record<string, string>>): Record<string, string> {
  const before = Number(process.env['GIT_CONFIG_COUNT'] ?? 0) || 0;
  const entries = Object.entries(settings);
  const variables = entries.flatMap(([name, value], index) => [
    [`GIT_CONFIG_KEY_${before + index}`, name],
    [`GIT_CONFIG_VALUE_${before + index}`, value],
  ]);
  return Object.fromEntries([['GIT_CONFIG_COUNT', String(before + entries.length)], ...variables]);
}
