import type { IncomingMessage } from 'node:http';

/** What is sent to the server besides the address. */
export interface OutgoingRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Names in lower case; the user agent is added. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; null for a request without a body. */
  readonly body: string | null;
}

/** Kept-alive connections over http(s), with proxies from the environment. */
export interface Connections {
  /** Sends one request. Resolves as soon as the headers of the answer arrive. */
  send(url: URL, request: OutgoingRequest, signal: AbortSignal): Promise<IncomingMessage>;
  /** Closes all connections. */
  close(): void;
}

/**
 * Opens connections on demand.
 *
 * @param idleMs how long a connection may be silent, in milliseconds
 */
export type Connect = (userAgent: string, idleMs: number) => Connections;
