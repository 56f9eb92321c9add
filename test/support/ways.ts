import { connectByClient } from '../../src/net/client-connections.ts';
import type { Connect } from '../../src/net/connections.ts';
import { connectByNode } from '../../src/net/node-connections.ts';

/** The ways to reach a server: what holds for one has to hold for the other. */
export const WAYS: readonly (readonly [name: string, connect: Connect])[] = [
  ['the client of the actions', connectByClient],
  ["Node's own", connectByNode],
];
