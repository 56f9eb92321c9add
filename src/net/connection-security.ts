/** Addresses of this machine: nothing leaves it. */
const LOOPBACK = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether a request to an address leaves this machine unencrypted, so that anybody on the way can read or answer it. */
export function isPlainHttp(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !LOOPBACK.test(hostname);
}

/** At 0, Node trusts any certificate, so anybody on the way could forge the answer. */
const VARIABLE = 'NODE_TLS_REJECT_UNAUTHORIZED';

/**
 * Verifies every certificate from now on: a document from an unknown server proves nothing, and no token may go there.
 * Returns a message if the environment had switched that off, else null.
 */
export function insistOnVerifiedTls(processEnv: NodeJS.ProcessEnv): string | null {
  if (processEnv[VARIABLE] !== '0') return null;
  delete processEnv[VARIABLE];
  return `${VARIABLE}=0 is ignored: what a server says without a verified certificate is no proof. Remove the variable. For your own certificate authority, set NODE_EXTRA_CA_CERTS to a file with its certificate.`;
}
