import Range from 'semver/classes/range.js';
import SemVer from 'semver/classes/semver.js';
import validRange from 'semver/ranges/valid.js';
import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document as YamlDocument } from 'yaml';
import * as z from 'zod';
import { firstMalformation } from '../../documents/malformed.ts';
import { quoteValue } from '../../documents/quote-value.ts';
import { ProblemError } from '../../problems/problem.ts';
import type { Hold } from '../../release-safety/hold.ts';
import type { Version } from '../../release-safety/version.ts';
import { YamlFile } from '../../syntax/yaml.ts';

/** Releases that a team keeps out, or takes with downtime only, whatever Lightdash says of them. */
export interface KnownIssuesFile {
  /** Of this format. */
  readonly version: 1;
  /** @maxItems 200 */
  readonly issues: readonly KnownIssue[];
}

export interface KnownIssue {
  /**
   * The name of the issue, once in the file.
   * @pattern ^[A-Za-z0-9][A-Za-z0-9._/#-]{0,99}$
   */
  readonly id: string;
  /**
   * The releases that have it, as a semver range such as ">=1.129.0 <1.169.1".
   * @minLength 1
   * @maxLength 200
   */
  readonly versions: string;
  /** `target`: it counts against an upgrade that ends on such a release; `span`: against one that only crosses it, too. */
  readonly 'applies-to': 'target' | 'span';
  /** `block`: no upgrade; `recreate`: only with downtime. */
  readonly effect: 'block' | 'recreate';
  /**
   * What people read.
   * @minLength 1
   * @maxLength 1000
   */
  readonly reason: string;
  /**
   * An https address with more on it.
   * @pattern ^https://
   * @maxLength 2000
   */
  readonly url?: string | undefined;
  /** The last day on which it counts, YYYY-MM-DD, or the moment at which it ends, with its zone: 2026-12-01T12:00:00Z. */
  readonly until?: string | undefined;
}

/** What a file says: its issues, or why it cannot be used, with the line of each problem. Problems are hostile until escaped. */
export type KnownIssues =
  | { readonly issues: readonly KnownIssue[]; readonly problem: null }
  | { readonly issues: null; readonly problem: string };

const MOST_ISSUES = 200;
const MOST_PROBLEMS = 5;
const DAY_MS = 86_400_000;

const isDay = (text: string) => z.iso.date().safeParse(text).success;
const isMoment = (text: string) => z.iso.datetime({ offset: true }).safeParse(text).success;

const issueSchema = z.strictObject(
  {
    id: z.string('a text').regex(/^[A-Za-z0-9][A-Za-z0-9._/#-]{0,99}$/, 'a name of letters, digits and ._/#-'),
    versions: z
      .string('a semver range such as ">=1.129.0 <1.169.1"')
      .refine(isRange, 'a semver range such as ">=1.129.0 <1.169.1", of 200 characters at most'),
    'applies-to': z.enum(['target', 'span'], 'target or span'),
    effect: z.enum(['block', 'recreate'], 'block or recreate'),
    reason: z.string('a text').min(1, 'a text').max(1_000, 'a text of 1000 characters at most'),
    url: z.string('an https address').refine(isAddress, 'an https address without a user').optional(),
    until: z
      .string('a date, YYYY-MM-DD')
      .refine((text) => isDay(text) || isMoment(text), 'a date, YYYY-MM-DD, or a moment such as 2026-12-01T12:00:00Z')
      .optional(),
  },
  'an issue with id, versions, applies-to, effect and reason',
);

const fileSchema: z.ZodType<KnownIssuesFile> = z.strictObject(
  {
    version: z.literal(1, '1'),
    issues: z
      .array(issueSchema, 'a list of issues')
      .max(MOST_ISSUES, `a list of ${MOST_ISSUES} issues at most`)
      .superRefine((issues, context) => {
        const ids = new Set<string>();
        for (const [at, { id }] of issues.entries()) {
          if (ids.has(id))
            context.addIssue({ code: 'custom', path: [at, 'id'], message: 'an id that appears only once' });
          ids.add(id);
        }
      }),
  },
  'a mapping with version and issues',
);

/** Reads a file of known issues (docs/policy.md). The file is YAML; every member has its type, and unknown members are refused. */
export function parseKnownIssues(bytes: Buffer): KnownIssues {
  const lines = new LineCounter();
  const at = (offset: number, says: string) => `line ${lines.linePos(offset).line}: ${says}`;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // Refuses duplicate keys. It also refuses nesting and aliases that expand so far that the parser below would not end.
    new YamlFile('known-issues', text);
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
    const broken = document.errors.map(({ pos: [offset], message }) => at(offset, message.split('\n', 1)[0] ?? ''));
    if (broken.length > 0) return refuse(broken);
    const value: unknown = document.toJS();
    const { data, error } = fileSchema.safeParse(value);
    if (error === undefined) return { issues: data.issues, problem: null };
    return refuse(error.issues.flatMap((issue) => complaintsOf(issue, value, document)).map((each) => at(...each)));
  } catch (error) {
    if (error instanceof ProblemError) {
      const { place, found } = error.problem;
      return refuse([`line ${place?.line ?? 1}: ${found}`]);
    }
    return refuse([`it cannot be read as YAML: ${error instanceof Error ? error.message : ''}`]);
  }
}

function refuse(problems: readonly string[]): KnownIssues {
  const more = problems.length - MOST_PROBLEMS;
  const shown = [...problems.slice(0, MOST_PROBLEMS), ...(more > 0 ? [`and ${more} more`] : [])];
  return { issues: null, problem: shown.join('; ') };
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
    const map = document.getIn(path, true);
    const pairs = isMap(map) ? map.items : [];
    return issue.keys.map((key) => {
      const pair = pairs.find((each) => isScalar(each.key) && String(each.key.value) === key);
      return [offsetOf(pair?.key) ?? nearest, `unknown member ${quoteValue(key)}`];
    });
  }
  const { member, found, expected } = firstMalformation({ issues: [issue] }, value);
  return [[nearest, `${member === '' ? 'the file' : `"${member}"`} is ${found}, expected ${expected}`]];
}

/** Where a member begins; if it is missing, where its parent begins. */
function nearestOffset(document: YamlDocument, path: readonly PropertyKey[]): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const offset = offsetOf(length === 0 ? document.contents : document.getIn(path.slice(0, length), true));
    if (offset !== null) return offset;
  }
  return 0;
}

function offsetOf(node: unknown): number | null {
  return isNode(node) ? (node.range?.[0] ?? null) : null;
}

function isRange(text: string): boolean {
  return text.trim() !== '' && text.length <= 200 && validRange(text) !== null;
}

function isAddress(text: string): boolean {
  if (text.length > 2_000 || !text.startsWith('https://') || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** The holds of the issues on each release at a given moment. */
export interface IssueHolds {
  readonly holds: ReadonlyMap<Version, readonly Hold[]>;
  /** The ids of the issues in force that match no release. */
  readonly unmatched: readonly string[];
  /** The ids of the issues that have ended. */
  readonly expired: readonly string[];
}

/**
 * Applies a file to the releases that have its issues. A file that cannot be used may bar anything, so it bars everything.
 *
 * @param releases of the whole index
 */
export function holdByIssues(
  { issues, problem }: KnownIssues,
  releases: readonly { readonly version: Version }[],
  now: Date,
): IssueHolds {
  if (issues === null) {
    const unread: Hold = {
      rule: 'policy-unavailable',
      on: 'target',
      says: problem,
      passesFrom: null,
      issue: null,
    };
    return { holds: new Map(releases.map(({ version }) => [version, [unread]])), unmatched: [], expired: [] };
  }
  const inForce = issues.filter((issue) => !isOver(issue, now));
  const rules = inForce.map((issue) => ({ id: issue.id, range: new Range(issue.versions), hold: holdOf(issue) }));
  const holds = new Map<Version, Hold[]>();
  const matched = new Set<string>();
  for (const { version } of releases) {
    const parsed = new SemVer(version);
    for (const { id, range, hold } of rules) {
      if (!range.test(parsed)) continue;
      matched.add(id);
      holds.set(version, [...(holds.get(version) ?? []), hold]);
    }
  }
  const idsOf = (some: readonly KnownIssue[]) => some.map(({ id }) => id);
  return {
    holds,
    unmatched: idsOf(inForce).filter((id) => !matched.has(id)),
    expired: idsOf(issues.filter((issue) => !inForce.includes(issue))),
  };
}

function holdOf({ id, 'applies-to': on, effect, reason, url }: KnownIssue): Hold {
  const rule = effect === 'block' ? 'known-issue' : 'known-issue-recreate';
  const says = `${id}${url === undefined ? '' : ` (${url})`}: ${reason}`;
  return { rule, on, says, passesFrom: null, issue: { id, reason, url: url ?? null } };
}

function isOver({ until }: KnownIssue, now: Date): boolean {
  if (until === undefined) return false;
  return now.getTime() >= Date.parse(until) + (isDay(until) ? DAY_MS : 0);
}
