import type { ServerResponse } from 'node:http';
import * as fc from 'fast-check';
import { type Damage, damage, damaged, type Mutation, mutate, mutation, type Node, nodeOf, textOf } from './json.ts';

/** An answer of some API, as its server sends it. */
export interface Sent {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

/** What happens to one answer on its way. */
export interface Interference {
  /** Which of the answers of a run, in the order in which they are sent. */
  readonly which: number;
  readonly changes: readonly Mutation[];
  readonly damages: readonly Damage[];
  readonly status: number | null;
  readonly type: string | null;
}

function mostly<T>(usual: T, times: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: times - 1, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary });
}

/** Not the statuses for which a client waits: those have tests of their own. */
const STATUSES = [201, 204, 206, 304, 400, 401, 403, 404, 410, 418, 422, 451];
const TYPES = ['text/html', 'text/plain', '', 'application/octet-stream', 'application/problem+json', 'image/png'];

/** @param most how many answers there are */
export function interference(most: number): fc.Arbitrary<Interference> {
  return fc.record({
    which: fc.nat(most - 1),
    changes: fc.array(mutation, { maxLength: 3 }),
    damages: mostly<readonly Damage[]>([], 5, fc.array(damage, { minLength: 1, maxLength: 1 })),
    status: mostly<number | null>(null, 6, fc.constantFrom(...STATUSES)),
    type: mostly<string | null>(null, 10, fc.constantFrom(...TYPES)),
  });
}

/** The answer as it arrives. */
export function interfered(sent: Sent, interferences: readonly Interference[]): Sent {
  return interferences.reduce(({ status, type, body }: Sent, by) => {
    const changed = by.changes.length === 0 ? body : changedBody(body, by.changes);
    return {
      status: by.status ?? status,
      type: by.type ?? type,
      body: by.damages.reduce(damaged, changed),
    };
  }, sent);
}

/** Of JSON one place changes; of anything else nothing does. */
function changedBody(body: Buffer, changes: readonly Mutation[]): Buffer {
  let document: Node;
  try {
    document = nodeOf(JSON.parse(body.toString()));
  } catch {
    return body;
  }
  return Buffer.from(textOf(changes.reduce(mutate, document)));
}

export function send(
  { status, type, body }: Sent,
  response: ServerResponse,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { ...headers, ...(type === '' ? {} : { 'content-type': type }) });
  response.end(status === 204 || status === 304 ? undefined : body);
}
