// A server that sometimes fails. Each failure depends on the seed, the path and how often the path was requested, but not on
// the order of the requests.
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

/** A pseudo-random number from 0 up to 1 that is always the same for the same words. */
export function chance(...words) {
  let hash = 2_166_136_261;
  for (const letter of words.join('\u0000')) hash = Math.imul(hash ^ letter.codePointAt(0), 16_777_619);
  // Mixed, so that words with different last letters have completely different hashes.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** All faults of an answer, by name. `others` are the other documents of the server. */
const FAULTS = {
  reset: ({ request }) => request.socket.resetAndDestroy(),
  'HTTP 500': ({ response }) => response.writeHead(500).end('{"error":"oops"}'),
  'HTTP 503': ({ response }) => response.writeHead(503, { 'retry-after': '1' }).end(),
  'HTTP 429': ({ response }) => response.writeHead(429).end(),
  'HTTP 429 with a long Retry-After': ({ response }) => response.writeHead(429, { 'retry-after': '3600' }).end(),
  'HTTP 404': ({ response }) => response.writeHead(404).end(),
  'HTTP 403': ({ response }) => response.writeHead(403).end('{"rollingUpdateSafe":true}'),
  empty: ({ response }) => response.writeHead(200).end(),
  HTML: ({ response }) => response.writeHead(200).end('<!doctype html><title>Sign in</title>'),
  null: ({ response }) => response.writeHead(200).end('null'),
  cut: ({ request, response, bytes }) => {
    response.writeHead(200, { 'content-length': bytes.length });
    response.write(bytes.subarray(0, bytes.length / 2), () => request.socket.destroy());
  },
  'cut without a length': ({ response, bytes }) => {
    response.useChunkedEncodingByDefault = false;
    response.shouldKeepAlive = false;
    response.writeHead(200);
    response.write(bytes.subarray(0, bytes.length - 2));
    response.end();
  },
  'broken gzip': ({ response, bytes }) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(bytes).subarray(0, -9)),
  'another document': ({ response, others }) => response.writeHead(200).end(others[0]),
  'silent before the headers': () => undefined,
  'silent after the headers': ({ response }) => response.writeHead(200).flushHeaders(),
  'redirected for ever': ({ request, response }) => response.writeHead(302, { location: request.url }).end(),
};

/**
 * @param documents the documents by path
 * @param rate percentage of answers that are faults
 * @returns the origin, the count of each fault, the paths of the documents that were served intact, and a function that
 *   stops the server
 */
export async function startFlakyServer(documents, seed, rate) {
  const asked = new Map();
  const faults = {};
  const served = new Set();
  const sockets = new Set();
  const server = createServer((request, response) => {
    const path = request.url;
    const time = (asked.get(path) ?? 0) + 1;
    asked.set(path, time);
    const bytes = documents[path];
    if (bytes === undefined) return response.writeHead(404).end();
    if (chance(seed, path, time) * 100 >= rate) {
      served.add(path);
      return response.writeHead(200).end(bytes);
    }
    const names = Object.keys(FAULTS);
    const name = names[Math.floor(chance(seed, path, time, 'which') * names.length)];
    faults[name] = (faults[name] ?? 0) + 1;
    const others = Object.values(documents).filter((other) => other !== bytes);
    return FAULTS[name]({ request, response, bytes, others });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    faults,
    served,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
