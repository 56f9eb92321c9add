/** With this at 0 Node believes whoever answers, so that anybody on the way could write what is read. */
const VARIABLE = 'NODE_TLS_REJECT_UNAUTHORIZED';

/**
 * Has every certificate verified from here on, whatever the environment says: what came from a server that nobody knows is
 * no proof, and a token is not for it.
 *
 * @param environment is changed
 * @returns a message where verification was switched off, else null
 */
export function insistOnVerifiedTls(environment: NodeJS.ProcessEnv): string | null {
  if (environment[VARIABLE] !== '0') return null;
  delete environment[VARIABLE];
  return `${VARIABLE}=0 is ignored: what a server says without a verified certificate is no proof. Remove the variable. For your own certificate authority, set NODE_EXTRA_CA_CERTS to a file with its certificate.`;
}
