import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

/** What a server does with one request. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

/** One behaviour for every path, or one a path (without query); all other paths are answered with 404. */
type Routes = Behaviour | Readonly<Record<string, Behaviour>>;

interface LoggedRequest {
  /** With its query, as it was sent. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** On `performance.now()`'s clock. */
  readonly at: number;
}

/** A plain http server on a free port of 127.0.0.1. */
export interface MisbehavingServer {
  /** For example `http://127.0.0.1:40123`, without a slash at the end. */
  readonly origin: string;
  /** All requests so far, in the order in which they came. */
  readonly requests: readonly LoggedRequest[];
  /** How many connections were opened so far, and how many still are. */
  readonly connections: { readonly opened: number; readonly open: number };
  /** Ends the server and every open connection. */
  close(): Promise<void>;
}

/** Starts a server that behaves as told; the caller closes it. */
export async function startServer(routes: Routes): Promise<MisbehavingServer> {
  const requests: LoggedRequest[] = [];
  const sockets = new Set<Socket>();
  let opened = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push({ path, headers: request.headers, at: performance.now() });
    const behave = typeof routes === 'function' ? routes : routes[path.replace(/\?.*/, '')];
    (behave ?? status(404))(request, response);
  });
  server.on('connection', (socket) => {
    opened += 1;
    sockets.add(socket);
    // A client that goes away in the middle is what these servers are for.
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    connections: {
      get opened() {
        return opened;
      },
      get open() {
        return sockets.size;
      },
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Starts a server that is closed when the current test has finished. */
export async function serverForTest(routes: Routes): Promise<MisbehavingServer> {
  const server = await startServer(routes);
  onTestFinished(() => server.close());
  return server;
}

type Headers = Readonly<Record<string, string>>;

/** A good answer: the text or bytes as they are, anything else as JSON. */
export function serve(body: unknown, options: { gzip?: boolean; headers?: Headers; status?: number } = {}): Behaviour {
  const bytes = toBytes(body);
  const sent = options.gzip === true ? gzipSync(bytes) : bytes;
  const encoding = options.gzip === true ? { 'content-encoding': 'gzip' } : {};
  return (_, response) => {
    response.writeHead(options.status ?? 200, { 'content-length': sent.length, ...encoding, ...options.headers });
    response.end(sent);
  };
}

/** An answer with this status, by default without a body. */
export function status(code: number, options: { headers?: Headers; body?: unknown } = {}): Behaviour {
  return (_, response) => {
    response.writeHead(code, options.headers);
    response.end(toBytes(options.body ?? ''));
  };
}

/** A page of HTML with status 200, as a login page or a captive portal answers. */
export function html(): Behaviour {
  return serve('<!doctype html>\n<html><body>Sign in</body></html>\n', { headers: { 'content-type': 'text/html' } });
}

/** Status 200 without a body. */
export function empty(): Behaviour {
  return serve('');
}

/** Announces the whole body, sends half of it and destroys the connection. */
export function cutInTheMiddle(body: unknown): Behaviour {
  const bytes = toBytes(body);
  return (request, response) => {
    response.writeHead(200, { 'content-length': bytes.length });
    response.write(firstHalf(bytes), () => request.socket.destroy());
  };
}

/** Announces no length, sends half of the body and ends the connection cleanly: to the client it looks complete. */
export function cutWithoutLength(body: unknown): Behaviour {
  return (_, response) => {
    response.useChunkedEncodingByDefault = false;
    response.shouldKeepAlive = false;
    response.writeHead(200);
    // Written apart from the end, which would otherwise announce the length of this half.
    response.write(firstHalf(toBytes(body)));
    response.end();
  };
}

/** Takes the request and never answers. */
export function stallBeforeHeaders(): Behaviour {
  return () => undefined;
}

/** Sends the headers and then nothing. */
export function stallAfterHeaders(): Behaviour {
  return (_, response) => {
    response.writeHead(200);
    response.flushHeaders();
  };
}

/** Sends the body a byte at a time. */
export function drip(body: unknown, everyMs: number): Behaviour {
  const bytes = toBytes(body);
  return (_, response) => {
    response.writeHead(200, { 'content-length': bytes.length });
    let sent = 0;
    const timer = setInterval(() => {
      response.write(bytes.subarray(sent, sent + 1));
      sent += 1;
      if (sent < bytes.length) return;
      clearInterval(timer);
      response.end();
    }, everyMs);
    response.on('close', () => clearInterval(timer));
  };
}

/** Sends blanks for as long as the client listens; with `gzip` a bomb, for they shrink to a thousandth. */
export function endless(options: { gzip?: boolean; headers?: Headers; status?: number } = {}): Behaviour {
  const encoding = options.gzip === true ? { 'content-encoding': 'gzip' } : {};
  return (_, response) => {
    response.writeHead(options.status ?? 200, { ...encoding, ...options.headers });
    const steps = options.gzip === true ? [createGzip(), response] : [response];
    pipeline([Readable.from(blanks(Number.POSITIVE_INFINITY)), ...steps]).catch(() => undefined);
  };
}

/** Sends this many blanks, with their number announced. */
export function huge(bytes: number): Behaviour {
  return (_, response) => {
    response.writeHead(200, { 'content-length': bytes });
    pipeline(Readable.from(blanks(bytes)), response).catch(() => undefined);
  };
}

/** Sends the client elsewhere. */
export function redirect(location: string, code = 302): Behaviour {
  return status(code, { headers: { location }, body: 'elsewhere' });
}

/** Sends the client to where it is already. */
export function redirectLoop(): Behaviour {
  return (request, response) => redirect(request.url ?? '/')(request, response);
}

/** Misbehaves for the first `times` requests and is good from then on. */
export function failTimes(times: number, failing: Behaviour, then: Behaviour): Behaviour {
  let failed = 0;
  return (request, response) => {
    if (failed === times) return then(request, response);
    failed += 1;
    failing(request, response);
  };
}

/** Resets the connection without an answer. */
export function reset(): Behaviour {
  return (request) => request.socket.resetAndDestroy();
}

/** Behaves so after a while, unless the client has gone by then. */
export function after(ms: number, behave: Behaviour): Behaviour {
  return (request, response) => {
    const timer = setTimeout(() => behave(request, response), ms);
    response.on('close', () => clearTimeout(timer));
  };
}

function toBytes(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

function firstHalf(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}

function* blanks(bytes: number): Generator<Buffer> {
  const chunk = Buffer.alloc(65_536, ' ');
  for (let left = bytes; left > 0; left -= chunk.length) {
    yield left < chunk.length ? chunk.subarray(0, left) : chunk;
  }
}
