import { describe, expect, it } from 'vitest';
import { describeCause, FetchError } from '../../src/net/fetch-error.ts';

describe('FetchError', () => {
  it('is neither worth another attempt nor a wait unless it says so', () => {
    const error = new FetchError('redirect', 'it redirects without saying where to');
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name: 'FetchError',
      problem: 'redirect',
      message: 'it redirects without saying where to',
      retryable: false,
      retryAfterMs: null,
    });
  });

  it('carries what the server asked for', () => {
    expect(new FetchError('status', 'busy', true, 1500)).toMatchObject({ retryable: true, retryAfterMs: 1500 });
  });
});

describe('describeCause', () => {
  const withCode = (code: unknown, message: string) => Object.assign(new Error(message), { code });

  it.each([
    [
      'a code at the end of the message',
      Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
      'read ECONNRESET',
    ],
    ['a text', 'out of luck', 'out of luck'],
    ['nothing', undefined, 'undefined'],
    ['an error without a code', new Error('socket hang up'), 'socket hang up'],
    ['an error whose message lacks the code', withCode('ECONNRESET', 'socket hang up'), 'ECONNRESET: socket hang up'],
    [
      'an error whose message has the code',
      withCode('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:1'),
      'connect ECONNREFUSED 127.0.0.1:1',
    ],
    [
      'a refusal by all addresses of a host, which has no message',
      Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
      'ECONNREFUSED',
    ],
    ['a code that is a number', withCode(7, 'odd'), '7: odd'],
    [
      'what to do about an authority that is not known',
      withCode('SELF_SIGNED_CERT_IN_CHAIN', 'self-signed certificate in certificate chain'),
      'SELF_SIGNED_CERT_IN_CHAIN: self-signed certificate in certificate chain; set NODE_EXTRA_CA_CERTS to a file with the certificate of the authority that signed it',
    ],
    [
      'the same in the place of what Node advises, which is no use on a runner',
      withCode(
        'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
        'unable to verify the first certificate; if the root CA is installed locally, try running Node.js with --use-system-ca',
      ),
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE: unable to verify the first certificate; set NODE_EXTRA_CA_CERTS to a file with the certificate of the authority that signed it',
    ],
    [
      'the same where a library has wrapped it',
      new Error('no luck', {
        cause: new TypeError('fetch failed', { cause: withCode('CERT_HAS_EXPIRED', 'certificate has expired') }),
      }),
      "no luck; check the certificate's dates and this machine's clock",
    ],
    ['a cause without a code', new Error('fetch failed', { cause: 'luck' }), 'fetch failed'],
  ])('reports %s', (_, cause, expected) => {
    expect(describeCause(cause)).toBe(expected);
  });
});
