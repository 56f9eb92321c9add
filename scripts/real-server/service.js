import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 2_000;
/** A server that migrates its database needs some minutes at its first start. */
const MOST_TRIES = 200;
const LONGEST_ANSWER = 500;

/** The API of a Lightdash: first as the one who signs in, later with a token. */
export class Service {
  #headers = {};

  /** @param {string} baseUrl without a slash at the end */
  constructor(baseUrl) {
    this.baseUrl = baseUrl;
  }

  /** @param {string} token a personal access token that replaces the session */
  useToken(token) {
    this.#headers = { authorization: `ApiKey ${token}` };
  }

  /**
   * @param {string} method
   * @param {string} path below the base address
   * @param {unknown} [body]
   * @returns {Promise<any>} `results` of the answer; null if it has none
   * @throws Error with the answer, unless it is a success
   */
  async ask(method, path, body) {
    const answer = await this.tell(method, path, body);
    if (answer.results === undefined) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer.results;
  }

  /** As {@link ask}, but a refusal has a `status`, a `text` and no `results`. */
  async tell(method, path, body) {
    const response = await fetch(`${this.baseUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...this.#headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
    if (cookies.length > 0) this.#headers = { cookie: cookies.join('; ') };
    const text = await response.text();
    const { status } = response;
    if (!response.ok) return { status, text: text.slice(0, LONGEST_ANSWER) };
    return { status, text: '', results: JSON.parse(text).results ?? null };
  }

  /** Runs a query to its end; its status, or `refused` if the server does not even begin. */
  async run(projectUuid, kind, request) {
    const { results } = await this.tell('POST', `/api/v2/projects/${projectUuid}/query/${kind}`, request);
    if (results === undefined) return 'refused';
    return until(`the end of the query ${results.queryUuid}`, async () => {
      const { status } = await this.ask('GET', `/api/v2/projects/${projectUuid}/query/${results.queryUuid}`);
      return ['pending', 'queued', 'executing'].includes(status) ? null : status;
    });
  }

  /** Waits until the catalog has these metrics and no others. It is indexed in the background. */
  async awaitMetrics(projectUuid, names) {
    const path = `/api/v2/projects/${projectUuid}/dataCatalog/metrics-with-time-dimensions?sort=label&order=asc`;
    await until(`the metrics ${names.join(', ')}`, async () => {
      const { data } = await this.ask('GET', path);
      const found = data.map(({ tableName, name }) => `${tableName}.${name}`).sort();
      return found.join() === [...names].sort().join() ? true : null;
    });
  }
}

/**
 * @template T
 * @param {string} what for the message
 * @param {() => Promise<T | null>} attempt null if it is not so far yet
 * @returns {Promise<T>}
 */
export async function until(what, attempt) {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const found = await attempt();
    if (found !== null) return found;
    await wait(PAUSE_MS);
  }
  throw new Error(`Waited for ${what} in vain.`);
}
