import { product } from '../../product/product.ts';
import { AnalyticsError, type AnalyticsErrorKind, orFailure } from '../service/analytics-error.ts';
import type { AnalyticsClient } from '../service/client.ts';
import type { PagedRows } from '../service/pages.ts';
import type { OrganizationUser } from '../service/records/listings.ts';
import type { PersonReport, UsersReport } from './recipes-report.ts';

/**
 * Counts the users of the organization (docs/maintainers/service-api.md#users), and gives them to write to a file.
 * Without `withPeople`, the report has no names and e-mails, nor the words of an error that may quote them.
 */
export async function countUsers(client: AnalyticsClient, withPeople: boolean) {
  const read = await orFailure(client.organizationUsers());
  if (!(read instanceof AnalyticsError)) return { report: reportOf(read, withPeople), users: read.items };
  const none = { roles: [], groups: null, pending: null, inactive: null, withoutGroup: null, people: null };
  const share = { read: 0, total: null };
  return { report: { ...none, share, unreadable: 0, untold: 0, problem: describe(read) }, users: null };
}

const IN_PART = 'The list of users was not read to its end, so the numbers cover only a part';

function reportOf(
  { items, unreadable, read, total, complete, problem }: PagedRows<OrganizationUser>,
  withPeople: boolean,
): UsersReport {
  const told = items.filter(isIdentified);
  const tellsGroups = items.some(({ groups }) => groups !== null && groups !== undefined);
  const groups = items.flatMap((user) => [...new Set((user.groups ?? []).map(({ name }) => name))]);
  return {
    share: { read, total },
    unreadable: unreadable.length,
    untold: items.length - told.length,
    roles: counted(items.map(({ role }) => role ?? 'not told')).map(([role, users]) => ({ role, users })),
    groups: tellsGroups ? counted(groups).map(([name, users]) => ({ name, users })) : null,
    pending: countWhere(items, ({ isPending }) => isPending),
    inactive: countWhere(items, ({ isActive }) => (typeof isActive === 'boolean' ? !isActive : null)),
    withoutGroup: tellsGroups ? items.filter((user) => (user.groups ?? []).length === 0).length : null,
    people: withPeople ? told.map(personOf).sort((one, other) => (one.name < other.name ? -1 : 1)) : null,
    problem: complete ? null : `${problem === null ? '' : `${describe(problem)}. `}${IN_PART}`,
  };
}

/** Whether a user has any identifying member. The documentation does not name these members. */
function isIdentified({ firstName, lastName, email, role }: OrganizationUser): boolean {
  return [firstName, lastName, email, role].some((member) => (member ?? '') !== '');
}

/** Most frequent first, then by name. */
function counted(names: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1));
}

/** Null if no user has this member. */
function countWhere(
  users: readonly OrganizationUser[],
  flagOf: (user: OrganizationUser) => boolean | null | undefined,
): number | null {
  const flags = users.map(flagOf).filter((flag) => typeof flag === 'boolean');
  return flags.length === 0 ? null : flags.filter((flag) => flag).length;
}

function personOf({ firstName, lastName, email, role, groups, isPending, isActive }: OrganizationUser): PersonReport {
  return {
    name: [firstName, lastName].filter((part) => part).join(' '),
    email: email ?? '',
    role: role ?? 'not told',
    groups: (groups ?? []).map(({ name }) => name),
    isPending: isPending ?? null,
    isActive: isActive ?? null,
  };
}

const WORDS: Readonly<Partial<Record<AnalyticsErrorKind, string>>> = {
  forbidden: 'The account that owns the token cannot see the users of the organization. Give it that permission',
  authentication: `${product.name} refuses the token`,
  'not-json': `${product.name} answered something that is not the documented list of users. Check \`base-url\``,
  shape: `${product.name} answered something that is not the documented list of users. Check \`base-url\``,
};

/** In our own words, because the message would quote the answer. */
function describe({ kind, status }: AnalyticsError): string {
  const what = WORDS[kind] ?? `${product.name} gave no list of users. Run this again later`;
  return status === null ? what : what.replace(/(?=\. |$)/, ` (HTTP ${status})`);
}
