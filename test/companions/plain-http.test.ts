import { expect, it } from 'vitest';
import { plainHttpWarnings } from '../../src/companions/companion.ts';

it.each([
  ['http://analytics.example.com', true],
  ['http://10.0.0.8:8080/analytics', true],
  ['HTTP://127.0.0.1.example.com', true],
  ['http://localhost.example.com', true],
  ['https://analytics.example.com', false],
  ['http://127.0.0.1:8080', false],
  ['http://127.1.2.3', false],
  ['http://localhost:3000', false],
  ['http://service.localhost', false],
  ['http://[::1]:8080', false],
  ['no address', false],
])('%s sends the token unencrypted: %j', (baseUrl, isWarned) => {
  const warnings = plainHttpWarnings(baseUrl, 'Query history');
  expect(warnings).toHaveLength(isWarned ? 1 : 0);
  for (const warning of warnings) {
    expect(warning).toMatchObject({
      level: 'warning',
      title: 'Query history',
      message: expect.stringContaining('Use https://'),
    });
  }
});
