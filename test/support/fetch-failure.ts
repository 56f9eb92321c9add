import { expect } from 'vitest';
import type { FetchError } from '../../src/net/fetch-error.ts';

/** The FetchError that something on the network fails with; the test fails where it does not. */
export async function failureOf(work: Promise<unknown>): Promise<FetchError> {
  const failure = await work.then(
    () => 'nothing failed',
    (thrown: unknown) => thrown,
  );
  expect(failure).toMatchObject({ name: 'FetchError' });
  return failure as FetchError;
}
