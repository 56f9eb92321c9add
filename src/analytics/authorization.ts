import { AnalyticsError } from './analytics-error.ts';

/** Tokens of service accounts have this prefix and need another scheme (docs/service-api.md#tokens). */
const SERVICE_ACCOUNT_PREFIX = 'ldsvc_';

/**
 * The value of the `Authorization` header (docs/service-api.md#tokens).
 *
 * @throws AnalyticsError for a text that cannot be a token, because it does not fit into a header
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
