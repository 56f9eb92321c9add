import { describe, expect, it } from 'vitest';
import { insistOnVerifiedTls } from '../../src/net/verified-tls.ts';

describe('verification of certificates', () => {
  it('cannot be switched off, and says what to do instead', () => {
    const environment = { NODE_TLS_REJECT_UNAUTHORIZED: '0', PATH: '/bin' };
    expect(insistOnVerifiedTls(environment)).toMatch(
      /^NODE_TLS_REJECT_UNAUTHORIZED=0 is ignored: .* set NODE_EXTRA_CA_CERTS to a file with its certificate\.$/,
    );
    expect(environment).toEqual({ PATH: '/bin' });
  });

  it.each([{}, { NODE_TLS_REJECT_UNAUTHORIZED: '1' }, { NODE_TLS_REJECT_UNAUTHORIZED: '' }])(
    'is left as it is where it is on: %j',
    (environment) => {
      expect(insistOnVerifiedTls({ ...environment })).toBeNull();
    },
  );
});
