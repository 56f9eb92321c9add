// The part of GitHub's API that the workflows need. It uses no package, so a job with write permission installs nothing.

/** An error response; `status` is its HTTP status. */
class GitHubError extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** A client for one repository with one token. */
export class GitHub {
  #root;
  #token;

  /**
   * @param {{ repository: string, token: string, baseUrl?: string }} options `repository` is `owner/name`
   */
  constructor({ repository, token, baseUrl = 'https://api.github.com' }) {
    if (!/^[\w.-]+\/[\w.-]+$/.test(repository))
      throw new Error(`"${repository}" is no repository; owner/name is expected.`);
    this.#root = `${baseUrl}/repos/${repository}`;
    this.#token = token;
  }

  /**
   * Sends a request and returns the answer.
   *
   * @param {string} method
   * @param {string} path below the repository, beginning with a slash
   * @param {object} [body]
   * @throws {GitHubError} if the answer is not a success
   */
  async ask(method, path, body) {
    const response = await fetch(`${this.#root}${path}`, {
      method,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${this.#token}`,
        'user-agent': 'upgrade-gate-workflows',
        'x-github-api-version': '2022-11-28',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      // A redirect means that the repository has moved. Then the workflow needs the new name.
      redirect: 'error',
      signal: AbortSignal.timeout(60_000),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) {
      throw new GitHubError(
        response.status,
        `GitHub answers ${response.status} to ${method} ${path}: ${text.slice(0, 300)}`,
      );
    }
    return text === '' ? null : JSON.parse(text);
  }

  /** Like `ask('GET', path)`, but null if there is no such resource. */
  async find(path) {
    try {
      return await this.ask('GET', path);
    } catch (error) {
      if (error instanceof GitHubError && error.status === 404) return null;
      throw error;
    }
  }

  /** All items of a list, page by page. */
  async all(path) {
    const items = [];
    for (let page = 1; ; page += 1) {
      const found = await this.ask('GET', `${path}${path.includes('?') ? '&' : '?'}per_page=100&page=${page}`);
      items.push(...found);
      if (found.length < 100) return items;
    }
  }
}

/** The client for the repository of the running workflow, with the token in GH_TOKEN. */
export function gitHubOfWorkflow(env = process.env) {
  for (const name of ['GITHUB_REPOSITORY', 'GH_TOKEN']) {
    if (!env[name]) throw new Error(`The variable ${name} is not set; the workflow has to pass it.`);
  }
  return new GitHub({ repository: env.GITHUB_REPOSITORY, token: env.GH_TOKEN, baseUrl: env.GITHUB_API_URL });
}
