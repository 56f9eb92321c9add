/** Addresses of this machine: nothing leaves it. */
const LOOPBACK = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether a request to an address leaves this machine unencrypted, so that anybody on the way can read or answer it. */
export function isPlainHttp(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !LOOPBACK.test(hostname);
}
