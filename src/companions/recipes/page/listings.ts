import { MARKDOWN, quoteForMarkdown as quote } from '../../../page/escape.ts';
import type { Detail } from '../../../page/page.ts';
import { countOf, listOf, numberOf, present } from '../../../page/words.ts';
import { product } from '../../../product/product.ts';
import { foldParagraphs, itemsUpTo, listParagraphs } from '../../history/page/lists.ts';
import { describeShare, isWhole } from '../../history/page/phrases.ts';
import type { MetricsReport, PersonReport, RecipesReport, UsersReport } from '../recipes-report.ts';
import { describeExpected, describeUncounted, describeUntold } from './phrases.ts';

const MOST_NAMED = 10;

/** Metrics of the catalog: first the expected ones that are missing, then all of them, folded. */
export function metricParagraphs({ metrics: report, outcome }: RecipesReport, detail: Detail): string[] {
  if (report === null) return [];
  const { metrics, missing } = report;
  const title = titleOf(report);
  const items = metrics.map(({ name, label, tags }) => {
    const labelled = label === '' ? '' : `: ${quote(label)}`;
    return `${quote(name)}${labelled}${tags.length === 0 ? '' : ` (${listOf(tags.map(quote), MOST_NAMED)})`}`;
  });
  const list = detail.deep ? foldParagraphs(title, itemsUpTo(items, detail, 'metric')) : [`${title}.`];
  const absent = missing.map(({ name, nearest }) => {
    return `${quote(name)} is not in the catalog${nearest === null ? '' : `. Did you mean ${quote(nearest)}?`}`;
  });
  const isTold = outcome.failures.some(({ cause }) => cause === 'metrics-unknown');
  const notes = notesOn(report, isTold);
  const trouble = [...notes, ...listParagraphs(absent, detail, 'missing metric')];
  return [...(trouble.length === 0 ? [] : ['### Metrics', ...trouble]), ...(metrics.length === 0 ? [] : list)];
}

/** @param isTold whether the page already says why they could not be read */
function notesOn(report: MetricsReport, isTold: boolean): string[] {
  const { problem, unreadable, unknownTags, isAskedAgain, metrics, expected } = report;
  return present(
    problem !== null && !isTold && `⚠️ ${MARKDOWN.prose(problem)}.`,
    unreadable > 0 && `⚠️ ${countOf(unreadable, 'metric')} could not be read.`,
    unknownTags.length > 0 && `⚠️ No metric has the tag ${listOf(unknownTags.map(quote), MOST_NAMED)}.`,
    isAskedAgain && 'The catalog was empty at first, so it was read again. It is empty while a project compiles.',
    metrics.length === 0 && expected.length === 0 && problem === null && '⚠️ No metric was found.',
  );
}

function titleOf({ metrics, tags, share, expected, missing, problem }: MetricsReport): string {
  const more = tags.length > MOST_NAMED ? ' or others' : '';
  const tagged = tags.length === 0 ? '' : ` with the tag ${tags.slice(0, MOST_NAMED).map(quote).join(' or ')}${more}`;
  const isAllThere = expected.length > 0 && missing.length === 0 && problem === null;
  const found = isAllThere ? `, ${describeExpected(expected.length)}` : '';
  return `${countOf(metrics.length, 'metric')}${tagged}${found}${isWhole(share) ? '' : ` (${describeShare(share)})`}`;
}

/** Numbers about the users of the organization, folded. People are named only if the user asked for it. */
export function userParagraphs({ users }: RecipesReport, detail: Detail, isWritten: boolean): string[] {
  if (users === null) return [];
  const { problem, unreadable, share, roles, groups, people } = users;
  // A token without permission to see users gets none. Zeros would look like an answer.
  const isUnknown = problem !== null && share.read === 0;
  const trouble = present(
    problem !== null && `⚠️ ${MARKDOWN.prose(problem)}.`,
    unreadable > 0 && `⚠️ ${describeUncounted(users)}.`,
    users.untold > 0 && `⚠️ ${MARKDOWN.prose(describeUntold(users))}.`,
  );
  const title = describeUsers(users);
  const count = (each: { readonly users: number }) => countOf(each.users, 'user');
  const ofRole = roles.map((each) => `${quote(each.role)}: ${count(each)}`);
  const ofGroup = (groups ?? []).map((each) => `${quote(each.name)}: ${count(each)}`);
  const lists = [
    ...list('Roles', ofRole, detail, 'role'),
    ...list('Groups', ofGroup, detail, 'group'),
    ...list('People', (people ?? []).map(describePerson), detail, 'user'),
  ];
  const where = isWritten ? ['The output `users-path` names the file that has them.'] : [];
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
  const told = STATES.flatMap(({ name, is }) => (users[name] === null ? [] : [`${numberOf(users[name])} ${is}`]));
  const read = isWhole(users.share) ? '' : ` (${describeShare(users.share)})`;
  return `${countOf(users.share.read, 'user')}${read}${told.length === 0 ? '' : `: ${told.join(', ')}`}`;
}

function untold(users: UsersReport): string[] {
  const states = STATES.filter(({ name }) => users[name] === null).map(({ is }) => is);
  return states.length === 0 ? [] : [`${product.name} does not say how many are ${states.join(' or ')}.`];
}

/** Values that the service does not give are left out, so that there is no empty box. */
function describePerson({ name, email, role, groups, isPending, isActive }: PersonReport): string {
  const states = [...(isPending === true ? ['pending'] : []), ...(isActive === false ? ['inactive'] : [])];
  const who = [name, email].filter((text) => text !== '').map(quote);
  const member = groups.length === 0 ? [] : [`in ${listOf(groups.map(quote), MOST_NAMED)}`];
  return [...who, quote(role), ...member, ...states].join(', ');
}
