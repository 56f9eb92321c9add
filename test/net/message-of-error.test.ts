import { expect, it } from 'vitest';
import { messageOfError } from '../../src/net/message-of-error.ts';

it.each([
  ['an error', new TypeError('it broke'), 'it broke'],
  ['a text', 'it broke', 'it broke'],
  ['nothing', undefined, 'undefined'],
])('the message of %s that was thrown', (_, thrown, message) => {
  expect(messageOfError(thrown)).toBe(message);
});
