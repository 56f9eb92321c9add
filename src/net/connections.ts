import type { Agent, IncomingMessage } from 'node:http';
import { urlToHttpOptions } from 'node:url';
import { USER_AGENT } from './tool.ts';

/** What is sent to the server besides the address. */
export interface OutgoingRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Names in lower case; the user agent is added. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; null for a request without a body. */
  readonly body: string | null;
}

const PROXY_VARIABLES = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'];

/** Kept-alive connections over http(s), through the proxies in the environment. */
export class Connections {
  /** By origin, because an agent serves one protocol, and a tunnel one server. */
  readonly #agents = new Map<string, Agent>();

  /** Sends one request. Resolves as soon as the headers of the answer arrive. */
  async send(url: URL, { method, headers, body }: OutgoingRequest, signal: AbortSignal): Promise<IncomingMessage> {
    const { Agent, request } = await (url.protocol === 'https:' ? import('node:https') : import('node:http'));
    const library = PROXY_VARIABLES.some((name) => process.env[name]) ? await import('@actions/http-client') : null;
    // The library chooses: a tunnel through `https_proxy` unless `no_proxy` names the host. It sets no `maxSockets`, because a tunnel
    // loses a socket for good whenever a connection closes while a request waits for it.
    const newAgent = (): Agent =>
      library === null
        ? new Agent({ keepAlive: true })
        : new library.HttpClient(USER_AGENT, [], { keepAlive: true }).getAgent(url.href);
    const agent = this.#agents.get(url.origin) ?? newAgent();
    this.#agents.set(url.origin, agent);
    // Of its own accord, Node says how long a body is for some methods only.
    const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
    const options = {
      ...urlToHttpOptions(url),
      method,
      headers: { 'user-agent': USER_AGENT, ...headers, ...length },
      agent,
      signal,
    };
    return await new Promise((resolve, reject) => {
      request(options, resolve).on('error', reject).end(body);
    });
  }

  close(): void {
    // A tunnel's agent cannot be destroyed: its connections end with their answers.
    for (const agent of this.#agents.values()) agent.destroy?.();
    this.#agents.clear();
  }
}
