import * as http from 'node:http';
import * as https from 'node:https';
import { urlToHttpOptions } from 'node:url';
import { HttpClient } from '@actions/http-client';

/** What goes to the server beside the address. */
export interface OutgoingRequest {
  readonly method: 'GET' | 'POST';
  /** Names in lower case; the user agent is added. */
  readonly headers: Readonly<Record<string, string>>;
  /** Null where nothing is sent. */
  readonly body: string | null;
}

/**
 * Kept-alive connections over http(s), with proxies from the environment: `@actions/http-client` chooses the agent
 * (direct, or a tunnel through `https_proxy` unless `no_proxy` names the host).
 */
export class Connections {
  readonly #clients = new Map<string, HttpClient>();

  /** @param idleMs how long whoever uses a connection bears with silence, in milliseconds */
  constructor(
    private readonly userAgent: string,
    private readonly idleMs: number,
  ) {}

  /** Sends one request, and gives the answer as soon as its headers are there. */
  async send(url: URL, { method, headers, body }: OutgoingRequest, signal: AbortSignal): Promise<http.IncomingMessage> {
    const client = this.#clientFor(url);
    const httpModule = url.protocol === 'https:' ? https : http;
    const options = {
      ...urlToHttpOptions(url),
      method,
      headers: { 'user-agent': this.userAgent, ...headers },
      agent: client.getAgent(url.href),
      signal,
    };
    // The library's type does not foresee that there is no body; its own `get` passes null too.
    const response = await client.requestRaw({ options, parsedUrl: url, httpModule }, body as string);
    return response.message;
  }

  /** Closes all connections. */
  close(): void {
    for (const client of this.#clients.values()) client.dispose();
    this.#clients.clear();
  }

  /** One client an origin: a client keeps a single agent, which is of no use to another protocol. */
  #clientFor(url: URL): HttpClient {
    const known = this.#clients.get(url.origin);
    if (known !== undefined) return known;
    const client = new HttpClient(this.userAgent, [], {
      keepAlive: true,
      // No `maxSockets`: whoever asks for much bounds how much at a time, and the tunnel through a proxy loses a place
      // for good whenever a connection closes while a request waits for it.
      // Later than the attempt's own clock, which has the better message.
      socketTimeout: this.idleMs * 2,
    });
    this.#clients.set(url.origin, client);
    return client;
  }
}
