import { expect, it } from 'vitest';
import { describeUnusable } from '../../src/evidence/document-record.ts';

it.each([
  ['it is older than 90 days', 'https://x.test/index.json: it is older than 90 days'],
  ['https://x.test/index.json: answered 404', 'https://x.test/index.json: answered 404'],
  ['answered at https://x.test/index.json', 'https://x.test/index.json: answered at https://x.test/index.json'],
])('names the address of an unusable document once: %s', (problem, expected) => {
  expect(describeUnusable({ location: 'https://x.test/index.json', problem })).toBe(expected);
});
