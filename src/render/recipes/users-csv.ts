import type { OrganizationUser } from '../../analytics/records/listings.ts';

type Cell = string | boolean | null | undefined;

const COLUMNS: readonly { readonly name: string; readonly cell: (user: OrganizationUser) => Cell }[] = [
  { name: 'userUuid', cell: ({ userUuid }) => userUuid },
  { name: 'firstName', cell: ({ firstName }) => firstName },
  { name: 'lastName', cell: ({ lastName }) => lastName },
  { name: 'email', cell: ({ email }) => email },
  { name: 'role', cell: ({ role }) => role },
  { name: 'isActive', cell: ({ isActive }) => isActive },
  { name: 'isPending', cell: ({ isPending }) => isPending },
  { name: 'isInviteExpired', cell: ({ isInviteExpired }) => isInviteExpired },
  { name: 'groups', cell: ({ groups }) => groups?.map(({ name }) => name).join('; ') },
];

/** A spreadsheet takes a cell with this beginning for a formula, even within quotes. */
const FORMULA = /^[=+\-@\t\r]/;

// Control characters stay as they are, but only within quotes.
const NEEDS_QUOTES = /[",\p{Cc}]/u;

/**
 * The users as CSV (RFC 4180): a header, and lines that end with CRLF. A value that the service does not give is empty. A cell that a
 * spreadsheet would run as a formula gets an apostrophe in front; a program that reads the file as data has to remove it. NUL is left out,
 * because it ends a text in many readers.
 */
export function usersCsv(users: readonly OrganizationUser[]): string {
  // A line of only commas says nothing. Such users are counted and mentioned in the report.
  const rows = users
    .map((user) => COLUMNS.map(({ cell }) => cellOf(cell(user))))
    .filter((cells) => cells.some((cell) => cell !== ''));
  return [COLUMNS.map(({ name }) => name), ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}

function cellOf(value: Cell): string {
  const text = String(value ?? '').replaceAll('\0', '');
  const inert = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
