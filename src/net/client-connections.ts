import type { IncomingMessage } from 'node:http';
import { urlToHttpOptions } from 'node:url';
import type { HttpClient } from '@actions/http-client';
import type { Connect, Connections, OutgoingRequest } from './connections.ts';

/**
 * Connections of `@actions/http-client`: it chooses the agent (direct, or a tunnel through `https_proxy` unless `no_proxy`
 * names the host). It is loaded with the first request, because loading it takes longer than reading most documents.
 */
export const connectByClient: Connect = (userAgent, idleMs) => new ClientConnections(userAgent, idleMs);

class ClientConnections implements Connections {
  readonly #clients = new Map<string, HttpClient>();

  constructor(
    private readonly userAgent: string,
    private readonly idleMs: number,
  ) {}

  async send(url: URL, { method, headers, body }: OutgoingRequest, signal: AbortSignal): Promise<IncomingMessage> {
    const client = await this.#clientFor(url);
    const options = {
      ...urlToHttpOptions(url),
      method,
      headers: { 'user-agent': this.userAgent, ...headers },
      agent: client.getAgent(url.href),
      signal,
    };
    const httpModule = await (url.protocol === 'https:' ? import('node:https') : import('node:http'));
    // The library's type lacks a request without a body, but its own `get` passes null too.
    const response = await client.requestRaw({ options, parsedUrl: url, httpModule }, body as string);
    return response.message;
  }

  close(): void {
    for (const client of this.#clients.values()) client.dispose();
    this.#clients.clear();
  }

  /** One client per origin, because a client keeps a single agent, and an agent serves one protocol. */
  async #clientFor(url: URL): Promise<HttpClient> {
    const { HttpClient } = await import('@actions/http-client');
    const known = this.#clients.get(url.origin);
    if (known !== undefined) return known;
    const client = new HttpClient(this.userAgent, [], {
      keepAlive: true,
      // No `maxSockets`: callers limit themselves, and the tunnel through a proxy loses a socket for good
      // whenever a connection closes while a request waits for it.
      // Longer than the attempt's own timeout, which has the better message.
      socketTimeout: this.idleMs * 2,
    });
    this.#clients.set(url.origin, client);
    return client;
  }
}
