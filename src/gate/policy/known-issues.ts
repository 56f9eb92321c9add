import Range from 'semver/classes/range.js';
import SemVer from 'semver/classes/semver.js';
import validRange from 'semver/ranges/valid.js';
import * as z from 'zod';
import { DAY_MS } from '../../documents/moment.ts';
import { product } from '../../product/product.ts';
import type { Hold } from '../../release-safety/hold.ts';
import type { Version } from '../../release-safety/version.ts';
import { type Complaint, parseStrictYaml } from './strict-yaml.ts';

const MOST_ISSUES = 200;
const MOST_PROBLEMS = 5;

const isDay = (text: string) => z.iso.date().safeParse(text).success;
const isMoment = (text: string) => z.iso.datetime({ offset: true }).safeParse(text).success;

const issueSchema = z.strictObject(
  {
    id: z
      .string('a text')
      .regex(/^[A-Za-z0-9][A-Za-z0-9._/#-]{0,99}$/, 'a name of letters, digits and ._/#-')
      .describe('The name of the issue, once in the file.'),
    versions: z
      .string('a semver range such as ">=1.129.0 <1.169.1"')
      .refine(isRange, 'a semver range such as ">=1.129.0 <1.169.1", of 200 characters at most')
      .describe('The releases that have it, as a semver range such as ">=1.129.0 <1.169.1".')
      .meta({ minLength: 1, maxLength: 200 }),
    'applies-to': z
      .enum(['target', 'span'], 'target or span')
      .describe(
        '`target`: it counts against an upgrade that ends on such a release; `span`: against one that only crosses it, too.',
      ),
    effect: z
      .enum(['block', 'recreate'], 'block or recreate')
      .describe('`block`: no upgrade; `recreate`: only with downtime.'),
    reason: z
      .string('a text')
      .min(1, 'a text')
      .max(1_000, 'a text of 1000 characters at most')
      .describe('What people read.'),
    url: z
      .string('an https address')
      .refine(isAddress, 'an https address without a user')
      .describe('An https address with more on it.')
      .meta({ pattern: '^https://', maxLength: 2_000 })
      .optional(),
    until: z
      .string('a date, YYYY-MM-DD')
      .refine((text) => isDay(text) || isMoment(text), 'a date, YYYY-MM-DD, or a moment such as 2026-12-01T12:00:00Z')
      .describe(
        'The last day on which it counts, YYYY-MM-DD, or the moment at which it ends, with its zone: 2026-12-01T12:00:00Z.',
      )
      .optional(),
  },
  'an issue with id, versions, applies-to, effect and reason',
);

export type KnownIssue = Readonly<z.infer<typeof issueSchema>>;

/** What a file says: its issues, or why it cannot be used, with the line of each problem. Problems are hostile until escaped. */
export type KnownIssues =
  | { readonly issues: readonly KnownIssue[]; readonly problem: null }
  | { readonly issues: null; readonly problem: string };

/** The list of a file of known issues, which the team's own file may also hold itself. */
export const issuesSchema = z
  .array(issueSchema, 'a list of issues')
  .max(MOST_ISSUES, `a list of ${MOST_ISSUES} issues at most`)
  .superRefine((issues, context) => {
    const ids = new Set<string>();
    for (const [at, { id }] of issues.entries()) {
      if (ids.has(id)) context.addIssue({ code: 'custom', path: [at, 'id'], message: 'an id that appears only once' });
      ids.add(id);
    }
  });

/** Its texts are also those of docs/known-issues.schema.json, for editors. */
export const knownIssuesSchema = z
  .strictObject({ version: z.literal(1, '1'), issues: issuesSchema }, 'a mapping with version and issues')
  .describe(`Releases that a team keeps out, or takes with downtime only, whatever ${product.name} says of them.`);

/** Reads a file of known issues (docs/policy.md). The file is YAML; every member has its type, and unknown members are refused. */
export function parseKnownIssues(bytes: Buffer): KnownIssues {
  const read = parseStrictYaml(bytes, { schema: knownIssuesSchema, isOfTexts: false });
  return read.value === null ? refuse(read.complaints) : { issues: read.value.issues, problem: null };
}

function refuse(complaints: readonly Complaint[]): KnownIssues {
  const problems = complaints.map(({ line, says }) => (line === null ? says : `line ${line}: ${says}`));
  const more = problems.length - MOST_PROBLEMS;
  const shown = [...problems.slice(0, MOST_PROBLEMS), ...(more > 0 ? [`and ${more} more`] : [])];
  return { issues: null, problem: shown.join('; ') };
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

/** Applies a file to the releases of an index. A file that cannot be used may bar anything, so it bars everything. */
export function holdByIssues(
  { issues, problem }: KnownIssues,
  releases: readonly { readonly version: Version }[],
  now: Date,
): IssueHolds {
  if (issues === null) {
    const unread: Hold = { rule: 'policy-unavailable', on: 'target', says: problem, passesFrom: null, issue: null };
    return { holds: new Map(releases.map(({ version }) => [version, [unread]])), unmatched: [], expired: [] };
  }
  const inForce = issues.filter(({ until }) => until === undefined || now.getTime() < endOf(until));
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

function holdOf({ id, 'applies-to': on, effect, reason, url, until }: KnownIssue): Hold {
  const rule = effect === 'block' ? 'known-issue' : 'known-issue-recreate';
  const says = `${id}${url === undefined ? '' : ` (${url})`}: ${reason}`;
  const passesFrom = until === undefined ? null : new Date(endOf(until)).toISOString();
  return { rule, on, says, passesFrom, issue: { id, reason, url: url ?? null } };
}

/** The moment from which an issue no longer counts. A day counts to its end, in UTC. */
function endOf(until: string): number {
  return Date.parse(until) + (isDay(until) ? DAY_MS : 0);
}
