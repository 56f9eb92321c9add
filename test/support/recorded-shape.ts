import { readFileSync } from 'node:fs';
import type { ObservedShape } from '../../src/companions/service/observed-shape.ts';
import { ROOT } from './process.ts';

/**
 * What a real server answered while scripts/real-server filled it and the companions read it: names and types of members, no values.
 * `write` has the answers to what the scripts send.
 */
export const RECORDED: {
  readonly server: string;
  readonly read: ObservedShape;
  readonly write: Readonly<Record<string, ObservedShape[string]['records']>>;
} = JSON.parse(readFileSync(`${ROOT}test/support/recorded-shape.json`, 'utf8'));
