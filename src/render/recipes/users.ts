import type { PersonReport, RecipesReport, UsersReport } from '../../analytics/recipes/recipes-report.ts';
import { MARKDOWN, quoteForMarkdown as quote } from '../escape.ts';
import { foldParagraphs, itemsUpTo, listUpTo } from '../history/lists.ts';
import { numeral, tally } from '../history/numbers.ts';
import { describeShare, isWhole } from '../history/phrases.ts';
import type { Detail } from '../page.ts';
import { describeUncounted, describeUntold } from './phrases.ts';

/** A line names this many groups. */
const MOST_GROUPS = 10;

/**
 * Numbers about the users of the organization, folded. People are named only if the user asked for it.
 *
 * @param path of the file with the users; null if there is none
 */
export function userParagraphs({ users }: RecipesReport, detail: Detail, path: string | null): string[] {
  if (users === null) return [];
  const { problem, unreadable, share, roles, groups, people } = users;
  // A token without permission to see users gets none. Zeros would look like an answer.
  const isUnknown = problem !== null && share.read === 0;
  const trouble = [
    ...(problem === null
      ? []
      : [`⚠️ ${isUnknown ? 'The users' : 'Not all users'} could not be read: ${MARKDOWN.prose(problem)}.`]),
    ...(unreadable === 0 ? [] : [`⚠️ ${describeUncounted(users)}.`]),
    ...(users.untold === 0 ? [] : [`⚠️ ${MARKDOWN.prose(describeUntold(users))}.`]),
  ];
  const title = describeUsers(users);
  const count = (each: { readonly users: number }) => tally(each.users, 'user');
  const lists = [
    ...list(
      'Roles',
      roles.map((each) => `${quote(each.role)}: ${count(each)}`),
      detail,
      'role',
    ),
    ...list(
      'Groups',
      (groups ?? []).map((each) => `${quote(each.name)}: ${count(each)}`),
      detail,
      'group',
    ),
    ...list('People', (people ?? []).map(describePerson), detail, 'user'),
  ];
  const where = path === null ? [] : [`They are in ${quote(path)}.`];
  const told = detail.deep ? foldParagraphs(title, [...untold(users), ...where, ...lists]) : [`${title}.`, ...where];
  return [...(trouble.length === 0 ? [] : ['### Users', ...trouble]), ...(isUnknown ? [] : told)];
}

function list(title: string, items: readonly string[], detail: Detail, noun: string): string[] {
  return items.length === 0 ? [] : [`**${title}**`, ...itemsUpTo(items, detail, noun)];
}

const STATES = [
  { name: 'pending', is: 'pending' },
  { name: 'inactive', is: 'inactive' },
  { name: 'withoutGroup', is: 'in no group' },
] as const;

/** `120 users: 3 pending, 2 inactive, 10 in no group`. */
function describeUsers(users: UsersReport): string {
  const told = STATES.flatMap(({ name, is }) => (users[name] === null ? [] : [`${numeral(users[name])} ${is}`]));
  const read = isWhole(users.share) ? '' : ` (${describeShare(users.share)})`;
  return `${tally(users.share.read, 'user')}${read}${told.length === 0 ? '' : `: ${told.join(', ')}`}`;
}

function untold(users: UsersReport): string[] {
  const states = STATES.filter(({ name }) => users[name] === null).map(({ is }) => is);
  return states.length === 0 ? [] : [`Lightdash does not say how many are ${states.join(' or ')}.`];
}

/** Values that the service does not give are left out, so that there is no empty box. */
function describePerson({ name, email, role, groups, isPending, isActive }: PersonReport): string {
  const states = [...(isPending === true ? ['pending'] : []), ...(isActive === false ? ['inactive'] : [])];
  const who = [name, email].filter((text) => text !== '').map(quote);
  const member = groups.length === 0 ? [] : [`in ${listUpTo(groups.map(quote), MOST_GROUPS)}`];
  return [...who, quote(role), ...member, ...states].join(', ');
}
