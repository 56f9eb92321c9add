import type { OrganizationUser } from '../../service/records/listings.ts';

const COLUMNS = [
  ...(['userUuid', 'firstName', 'lastName', 'email', 'role'] as const),
  ...(['isActive', 'isPending', 'isInviteExpired'] as const),
];

/** A spreadsheet takes a cell with this beginning for a formula, even within quotes. */
const FORMULA = /^[=+\-@\t\r]/;

// Control characters stay as they are, but only within quotes.
const NEEDS_QUOTES = /[",\p{Cc}]/u;

/**
 * The users as CSV (RFC 4180, CRLF). A cell that a spreadsheet would run as a formula gets an apostrophe in front, and
 * NUL is left out, because it ends a text in many readers.
 */
export function usersCsv(users: readonly OrganizationUser[]): string {
  // A line of only commas says nothing. Such users are counted and mentioned in the report.
  const rows = users
    .map((user) => [...COLUMNS.map((name) => user[name]), user.groups?.map(({ name }) => name).join('; ')].map(cellOf))
    .filter((cells) => cells.some((cell) => cell !== ''));
  return [[...COLUMNS, 'groups'], ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}

function cellOf(value: string | boolean | null | undefined): string {
  const text = String(value ?? '').replaceAll('\0', '');
  const inert = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
