import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document as YamlDocument } from 'yaml';
import type * as z from 'zod';
import { firstMalformation } from '../../documents/malformed.ts';
import { quoteValue } from '../../documents/quote-value.ts';
import { ProblemError } from '../../problems/problem.ts';
import { YamlFile } from '../../syntax/yaml.ts';

/** What is wrong on one line of a file. Hostile until escaped. */
export interface Complaint {
  /** 1-based; null if it is not about one line. */
  readonly line: number | null;
  readonly says: string;
}

/** A file that people write: its value and the line of each member, or what is wrong with it. */
export type StrictYaml<T> =
  | { readonly value: T; readonly lineOf: (path: readonly PropertyKey[]) => number }
  | { readonly value: null; readonly complaints: readonly Complaint[] };

export interface StrictYamlOptions<T> {
  readonly schema: z.ZodType<T>;
  /** Whether every scalar is the text that stands in the file: `1.10` is no number then. */
  readonly isOfTexts: boolean;
  /** The value of a file with nothing but comments; absent if such a file is wrong. */
  readonly whenEmpty?: unknown;
}

/** Reads YAML that people write and that decides something: every member has to be known (docs/policy.md). Never throws. */
export function parseStrictYaml<T>(
  bytes: Buffer,
  { schema, isOfTexts, whenEmpty }: StrictYamlOptions<T>,
): StrictYaml<T> {
  const lines = new LineCounter();
  const at = (offset: number, says: string): Complaint => ({ line: lines.linePos(offset).line, says });
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // Refuses duplicate keys. It also refuses nesting and aliases that expand so far that the parser below would not end.
    new YamlFile('strict-yaml', text);
    const form = isOfTexts ? ({ schema: 'failsafe' } as const) : {};
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false, ...form });
    const broken = document.errors.map(({ pos: [offset], message }) => at(offset, message.split('\n', 1)[0] ?? ''));
    if (broken.length > 0) return { value: null, complaints: broken };
    const raw: unknown = document.toJS();
    const value = whenEmpty !== undefined && (raw === null || raw === '') ? whenEmpty : raw;
    const { data, error } = schema.safeParse(value);
    if (error === undefined) {
      return { value: data, lineOf: (path) => lines.linePos(nearestOffset(document, path)).line };
    }
    const complaints = error.issues.flatMap((issue) => complaintsOf(issue, value, document));
    return { value: null, complaints: complaints.map((each) => at(...each)) };
  } catch (error) {
    if (error instanceof ProblemError) {
      const { place, found } = error.problem;
      return { value: null, complaints: [{ line: place?.line ?? 1, says: found }] };
    }
    const says = `it cannot be read as YAML: ${error instanceof Error ? error.message : ''}`;
    return { value: null, complaints: [{ line: null, says }] };
  }
}

/** Each complaint of a schema with its place: `"issues[0].effect" is "stop", expected block or recreate`. */
function complaintsOf(
  issue: z.core.$ZodIssue,
  value: unknown,
  document: YamlDocument,
): (readonly [offset: number, says: string])[] {
  const { path } = issue;
  const nearest = nearestOffset(document, path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => [
      keyOffset(document, [...path, key]) ?? nearest,
      `unknown member ${quoteValue(key)}`,
    ]);
  }
  const { member, found, expected } = firstMalformation({ issues: [issue] }, value);
  return [[nearest, `${member === '' ? 'the file' : `"${member}"`} is ${found}, expected ${expected}`]];
}

/** Where the value of a member begins; if it is missing, where its parent begins. */
function nearestOffset(document: YamlDocument, path: readonly PropertyKey[]): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const some = path.slice(0, length);
    const offset = offsetOf(length === 0 ? document.contents : document.getIn(some, true));
    if (offset !== null) return offset;
  }
  return 0;
}

function keyOffset(document: YamlDocument, path: readonly PropertyKey[]): number | null {
  const map = document.getIn(path.slice(0, -1), true);
  const pairs = isMap(map) ? map.items : [];
  return offsetOf(pairs.find((each) => isScalar(each.key) && String(each.key.value) === path.at(-1))?.key);
}

function offsetOf(node: unknown): number | null {
  return isNode(node) ? (node.range?.[0] ?? null) : null;
}
