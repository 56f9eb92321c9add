import type { IncomingMessage } from 'node:http';

/** What goes to the server beside the address. */
export interface OutgoingRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Names in lower case; the user agent is added. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; null where nothing is sent. */
  readonly body: string | null;
}

/** Kept-alive connections over http(s), with proxies from the environment. */
export interface Connections {
  /** Sends one request, and gives the answer as soon as its headers are there. */
  send(url: URL, request: OutgoingRequest, signal: AbortSignal): Promise<IncomingMessage>;
  /** Closes all connections. */
  close(): void;
}

/**
 * Opens connections when they are needed.
 *
 * @param idleMs how long whoever uses a connection bears with silence, in milliseconds
 */
export type Connect = (userAgent: string, idleMs: number) => Connections;
