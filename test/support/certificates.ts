import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './git-repository.ts';

/** Whether certificates can be made here. */
export const HAS_OPENSSL = (() => {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** An authority of its own, and a certificate that it has signed. */
interface Certificates {
  /** The authority's certificate, as a file. */
  readonly authority: string;
  readonly key: Buffer;
  readonly certificate: Buffer;
}

/** @param host the name that the certificate is for */
export function certificatesFor(host: string): Certificates {
  const folder = temporaryFolder();
  const at = (name: string) => join(folder, name);
  const openssl = (...args: readonly string[]) => execFileSync('openssl', args, { stdio: 'ignore' });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const authority = ['-keyout', at('ca.key'), '-out', at('ca.pem'), '-subj', '/CN=Authority of a test'];
  openssl('req', '-x509', ...newKey, ...authority, '-days', '3650');
  openssl('req', ...newKey, '-keyout', at('key'), '-out', at('request'), '-subj', `/CN=${host}`);
  writeFileSync(at('extensions'), `subjectAltName=DNS:${host}\n`);
  const signed = ['-CA', at('ca.pem'), '-CAkey', at('ca.key'), '-CAcreateserial', '-extfile', at('extensions')];
  openssl('x509', '-req', '-in', at('request'), ...signed, '-out', at('certificate'), '-days', '3650');
  return { authority: at('ca.pem'), key: readFileSync(at('key')), certificate: readFileSync(at('certificate')) };
}

/** An https server until the current test has finished. */
export async function httpsServerForTest({ key, certificate }: Certificates, answer: RequestListener) {
  let requests = 0;
  const sockets = new Set<Socket>();
  const server = createServer({ key, cert: certificate }, (request, response) => {
    requests += 1;
    answer(request, response);
  });
  server
    .on('tlsClientError', () => undefined)
    .on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /** Requests that came through: nothing is asked of a server that is not believed. */
    get requests() {
      return requests;
    },
  };
}
