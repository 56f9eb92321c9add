import { describe, expect, it } from 'vitest';
import { insistOnVerifiedTls, isPlainHttp } from '../../src/net/connection-security.ts';

it.each<[string, boolean]>([
  ['http://example.com/index.json', true],
  ['HTTP://example.com', true],
  ['http://127.0.0.1.example.com/', true],
  ['http://localhost.example.com/', true],
  ['https://example.com', false],
  ['http://localhost:8080/x', false],
  ['http://gate.localhost/', false],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]:3000/', false],
  ['fixtures/index.json', false],
  ['', false],
])('%s leads out of this machine unencrypted: %s', (address, expected) => {
  expect(isPlainHttp(address)).toBe(expected);
});

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
