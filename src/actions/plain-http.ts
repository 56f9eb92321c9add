import type { Annotation } from '../render/annotations.ts';

/** Addresses of this machine: nothing leaves it. */
const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * A warning where the token would travel unencrypted.
 *
 * @param baseUrl as it was given; one that is no URL is refused elsewhere
 */
export function plainHttpWarnings(baseUrl: string, title: string): Annotation[] {
  if (!URL.canParse(baseUrl)) return [];
  const { protocol, hostname } = new URL(baseUrl);
  if (protocol !== 'http:' || LOOPBACK.test(hostname)) return [];
  const message =
    'base-url begins with http://, so the token travels unencrypted and anybody on the way can use it. Give https://.';
  return [{ level: 'warning', title, message }];
}
