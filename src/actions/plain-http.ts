import { isPlainHttp } from '../net/connection-security.ts';
import type { Annotation } from '../render/annotations.ts';

/**
 * A warning if the token would travel unencrypted.
 *
 * @param baseUrl as the user gave it; an invalid URL is refused elsewhere
 */
export function plainHttpWarnings(baseUrl: string, title: string): Annotation[] {
  if (!isPlainHttp(baseUrl)) return [];
  const message = 'base-url begins with http://, so anyone on the way can read the token. Use https://.';
  return [{ level: 'warning', title, message }];
}
