import type { Agent, IncomingMessage } from 'node:http';
import { urlToHttpOptions } from 'node:url';
import { connectByClient } from './client-connections.ts';
import type { Connect, Connections, OutgoingRequest } from './connections.ts';

const PROXY_VARIABLES = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'];

/**
 * Connections over Node's own client, for a command that ends before a library would be loaded. If the environment names a
 * proxy, the library takes over.
 */
export const connectByNode: Connect = (userAgent, idleMs) =>
  PROXY_VARIABLES.some((name) => process.env[name])
    ? connectByClient(userAgent, idleMs)
    : new NodeConnections(userAgent);

class NodeConnections implements Connections {
  readonly #agents = new Map<string, Agent>();

  constructor(private readonly userAgent: string) {}

  async send(url: URL, { method, headers, body }: OutgoingRequest, signal: AbortSignal): Promise<IncomingMessage> {
    const { Agent, request } = await (url.protocol === 'https:' ? import('node:https') : import('node:http'));
    const agent = this.#agents.get(url.protocol) ?? new Agent({ keepAlive: true });
    this.#agents.set(url.protocol, agent);
    const options = { ...urlToHttpOptions(url), method, headers: { 'user-agent': this.userAgent, ...headers }, agent };
    return await new Promise((resolve, reject) => {
      request({ ...options, signal }, resolve)
        .on('error', reject)
        .end(body);
    });
  }

  close(): void {
    for (const agent of this.#agents.values()) agent.destroy();
    this.#agents.clear();
  }
}
