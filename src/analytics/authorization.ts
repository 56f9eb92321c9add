import { AnalyticsError } from './analytics-error.ts';

/** Tokens of service accounts begin so, and want another scheme (API-FACTS, Tokens). */
const SERVICE_ACCOUNT_PREFIX = 'ldsvc_';

/**
 * Value of the header `Authorization` (INTERFACE.md, Authentication).
 *
 * @throws AnalyticsError for what cannot be a token: it would not go into a header
 */
export function authorizationWith(token: string): string {
  if (token === '') throw new AnalyticsError('authentication', 'the token is empty; check that the secret is set here');
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new AnalyticsError(
      'authentication',
      'the token has blanks or characters that no token has; check how the secret was copied',
    );
  }
  return `${token.startsWith(SERVICE_ACCOUNT_PREFIX) ? 'Bearer' : 'ApiKey'} ${token}`;
}
