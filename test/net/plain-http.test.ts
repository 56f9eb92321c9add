import { expect, it } from 'vitest';
import { isPlainHttp } from '../../src/net/plain-http.ts';

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
