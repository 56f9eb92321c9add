import { syncBuiltinESMExports } from 'node:module';
import nock from 'nock';
import { afterAll, beforeAll } from 'vitest';

/**
 * Lets the tests of this file use Node's own http: under nock, agents neither keep connections nor bound their number.
 * Nothing is then refused, so such a file may only name loopback addresses.
 */
export function usePlainHttp(): void {
  beforeAll(() => {
    nock.restore();
    // What was imported as a namespace keeps nock's functions otherwise.
    syncBuiltinESMExports();
  });
  afterAll(() => {
    nock.activate();
    syncBuiltinESMExports();
  });
}
