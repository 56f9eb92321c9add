import type { PersonReport, RecipesReport, UsersReport } from '../../analytics/recipes/recipes-report.ts';
import { MARKDOWN, quoteForMarkdown as quote } from '../escape.ts';
import { folded } from '../history/lists.ts';
import { barOf, numeral, tally } from '../history/numbers.ts';
import { describeShare, isWhole } from '../history/phrases.ts';
import { table } from '../markdown-table.ts';
import type { Detail } from '../page.ts';
import { listUpTo } from './phrases.ts';

/** A cell names so many groups. */
const MOST_GROUPS = 10;

/**
 * Users of the organization in numbers; people by name only where that was asked for.
 *
 * @param path of the file with the users; null where there is none
 */
export function userParagraphs({ users }: RecipesReport, detail: Detail, path: string | null): string[] {
  if (users === null) return [];
  const { problem, unreadable, roles } = users;
  // Who may not see users gets none, and zeros would be taken for an answer.
  const isUnknown = problem !== null && users.share.read === 0;
  return [
    '### Users of the organization',
    ...(problem === null
      ? []
      : [`⚠️ ${isUnknown ? 'The users' : 'Not all users'} could not be read: ${MARKDOWN.prose(problem)}.`]),
    ...(unreadable === 0 ? [] : [`⚠️ ${tally(unreadable, 'user')} could not be read, and no number has them.`]),
    ...(isUnknown ? [] : [`${describeUsers(users)}${path === null ? '' : ` They are in ${quote(path)}.`}`]),
    ...table(['Role', 'Users', ''], roleRows(roles), detail, 'role'),
    ...groupParagraphs(users, detail),
    ...peopleParagraphs(users, detail),
  ];
}

/** `120 users: 3 pending, 2 inactive, 10 in no group.` */
function describeUsers({ share, pending, inactive, withoutGroup }: UsersReport): string {
  const states = [
    { count: pending, is: 'pending' },
    { count: inactive, is: 'inactive' },
    { count: withoutGroup, is: 'in no group' },
  ];
  const told = states.flatMap(({ count, is }) => (count === null ? [] : [`${numeral(count)} ${is}`]));
  const untold = states.filter(({ count }) => count === null).map(({ is }) => is);
  const rest = untold.length === 0 ? '' : ` The service does not tell how many are ${untold.join(' or ')}.`;
  const read = isWhole(share) ? '' : ` (${describeShare(share)})`;
  return `${tally(share.read, 'user')}${read}${told.length === 0 ? '' : `: ${told.join(', ')}`}.${rest}`;
}

function roleRows(roles: UsersReport['roles']): string[][] {
  const most = Math.max(...roles.map(({ users }) => users));
  return roles.map(({ role, users }) => [quote(role), numeral(users), barOf(users, most)]);
}

function groupParagraphs({ groups }: UsersReport, detail: Detail): string[] {
  if (groups === null || groups.length === 0) return [];
  const title = tally(groups.length, 'group');
  if (!detail.deep) return [`${title}.`];
  const rows = groups.map(({ name, users }) => [quote(name), numeral(users)]);
  return folded(title, table(['Group', 'Users'], rows, detail, 'group'));
}

function peopleParagraphs({ people }: UsersReport, detail: Detail): string[] {
  if (people === null || people.length === 0) return [];
  const title = `${numeral(people.length)} ${people.length === 1 ? 'person' : 'people'}`;
  if (!detail.deep) return [`${title}.`];
  const rows = people.map((person) => [
    textOf(person.name),
    textOf(person.email),
    quote(person.role),
    listUpTo(person.groups.map(quote), person.groups.length, MOST_GROUPS),
    stateOf(person),
  ]);
  return folded(title, table(['Name', 'E-mail', 'Role', 'Groups', 'State'], rows, detail, 'user'));
}

/** Of what the service does not tell there is no empty box. */
function textOf(text: string): string {
  return text === '' ? '' : quote(text);
}

function stateOf({ isPending, isActive }: PersonReport): string {
  return [...(isPending === true ? ['pending'] : []), ...(isActive === false ? ['inactive'] : [])].join(', ');
}
