import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { onTestFinished } from 'vitest';

/** What a proxy does when it is asked to CONNECT. */
type Answer =
  | {
      /** Where every tunnel leads, whatever was asked for. */
      readonly tunnelTo: string;
      /** Who may use it, as `user:password`; everybody unless told. */
      readonly credentials?: string;
      /** Tunnels after this many lead nowhere, and those that are open are cut. */
      readonly mostTunnels?: number;
    }
  | 'refuse'
  | 'keep silent';

interface Proxy {
  readonly url: string;
  /** What it was asked to connect to, and with which headers. */
  readonly connects: readonly { readonly target: string; readonly headers: IncomingHttpHeaders }[];
  readonly open: number;
}

const REFUSAL = 'HTTP/1.1 407 Proxy Authentication Required\r\n\r\n';

/** A proxy on this machine, until the current test has finished. */
export async function proxyForTest(answer: Answer): Promise<Proxy> {
  const connects: { target: string; headers: IncomingHttpHeaders }[] = [];
  const sockets = new Set<Duplex>();
  const track = (socket: Duplex) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const proxy = createServer();
  proxy.on('connect', (request, client: Socket) => {
    connects.push({ target: request.url ?? '', headers: request.headers });
    track(client);
    if (answer === 'refuse') client.end(REFUSAL);
    if (typeof answer === 'string') return;
    const { tunnelTo, credentials, mostTunnels = Number.POSITIVE_INFINITY } = answer;
    if (connects.length > mostTunnels) {
      for (const socket of sockets) socket.destroy();
      return;
    }
    const expected = credentials === undefined ? undefined : `Basic ${Buffer.from(credentials).toString('base64')}`;
    if (expected !== undefined && request.headers['proxy-authorization'] !== expected) {
      client.end(REFUSAL);
      return;
    }
    const { hostname, port } = new URL(tunnelTo);
    const upstream = connect(Number(port), hostname, () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      client.pipe(upstream).pipe(client);
    });
    upstream.on('error', () => client.destroy()).on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    proxy.close();
    for (const socket of sockets) socket.destroy();
  });
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    connects,
    get open() {
      return sockets.size;
    },
  };
}
