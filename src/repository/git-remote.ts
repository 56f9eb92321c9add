import type { GitHubRepository } from '../net/github-api.ts';
import type { GitClone } from './git-clone.ts';
import { gitSettings } from './git-command.ts';
import { TreeError } from './tree.ts';

/** The time limit of a fetch, in milliseconds. A single commit of a large repository takes a minute. */
const FETCH_TIMEOUT_MS = 120_000;
/** The time limit for listing the refs of a remote, in milliseconds. */
const LIST_TIMEOUT_MS = 30_000;

/** Otherwise the configuration of the repository names the program that answers: on this machine, if the remote is a folder. */
const UPLOAD_PACK = '--upload-pack=git-upload-pack';

/** Talks to the remote `origin` of a local clone with git's own commands. Its errors may hold secrets. */
export class GitRemote {
  readonly #fetches = new Map<string, Promise<void>>();
  /** Fetches run one at a time because two would block each other. */
  #lastFetch: Promise<unknown> = Promise.resolve();

  /** @param api null if GitHub is not asked */
  constructor(
    private readonly clone: GitClone,
    private readonly api: GitHubRepository | null,
  ) {}

  /** The commit of a remote branch or tag; null if there is none with this name. @throws TreeError where the remote does not answer */
  async commitOf(ref: string): Promise<string | null> {
    const names = ref.startsWith('refs/') ? [ref] : [`refs/heads/${ref}`, `refs/tags/${ref}`];
    // The commit of an annotated tag is listed beside the tag.
    const patterns = names.flatMap((name) => [name, `${name}^{}`]);
    const listed = await this.#run(LIST_TIMEOUT_MS, ['ls-remote', '--quiet', UPLOAD_PACK, '--', 'origin', ...patterns]);
    const lines = listed.split('\n').map((line) => line.split('\t') as [string, string?]);
    // A pattern also matches longer names with the same end.
    const ids = new Map(lines.map(([id, name = '']) => [name, id]));
    const [commit = null] = names.flatMap((name) => ids.get(`${name}^{}`) ?? ids.get(name) ?? []);
    return commit;
  }

  /** Fetches a commit into the clone. @throws TreeError where it cannot be fetched */
  fetch(commit: string): Promise<void> {
    const known = this.#fetches.get(commit);
    if (known !== undefined) return known;
    const fetched = this.#lastFetch.then(() => this.#fetchNow(commit));
    this.#fetches.set(commit, fetched);
    this.#lastFetch = fetched.catch(() => undefined);
    return fetched;
  }

  async #fetchNow(commit: string): Promise<void> {
    const options = ['--quiet', '--no-tags', '--no-prune', '--no-recurse-submodules', '--no-write-fetch-head'];
    // A depth would truncate the history of a complete clone, and such a clone lacks little.
    const depth = this.clone.isShallow ? ['--depth=1'] : [];
    // Update no ref of the clone.
    const nothing = '--refmap=';
    await this.#run(FETCH_TIMEOUT_MS, ['fetch', UPLOAD_PACK, ...options, ...depth, nothing, '--', 'origin', commit]);
  }

  /** The output of a command that talks to the remote. */
  async #run(timeoutMs: number, args: readonly string[]): Promise<string> {
    const { clone, api } = this;
    const url = await clone.originUrl();
    if (url === null) throw new TreeError('there is no remote "origin"');
    // The checkout may be of a fork that a change comes from. Its content is not this repository's.
    if (api !== null && !isRepositoryUrl(url, api)) throw new TreeError(`origin is not ${api.owner}/${api.repo}`);
    const slow = ['-c', 'http.lowSpeedLimit=1', '-c', 'http.lowSpeedTime=30'];
    const environment = gitSettings({
      // Git prefers the setting with the most specific address, and the full address is the most specific.
      ...(/^https:/i.test(url) ? { [`http.${url}.sslVerify`]: 'true' } : {}),
      ...(await this.#credentials(url)),
    });
    const { code, stdout, stderr } = await clone.git.run([...slow, ...args], { network: true, timeoutMs, environment });
    if (code !== 0) throw new TreeError(stderr || `git ended with status ${code}`);
    return stdout.toString();
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

/** A message without the credentials in addresses and the token of the API. */
export function withoutSecrets(message: string, api: GitHubRepository | null): string {
  const bare = message.replace(/\/\/[^/@\s]+@/g, '//');
  return api === null ? bare : bare.replaceAll(api.token, '***').replaceAll(basicCredentials(api.token), '***');
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
