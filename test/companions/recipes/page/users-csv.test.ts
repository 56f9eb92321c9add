import { describe, expect, it } from 'vitest';
import { usersCsv } from '../../../../src/companions/recipes/outputs.ts';
import type { OrganizationUser } from '../../../../src/companions/service/records/listings.ts';

const HEADER = 'userUuid,firstName,lastName,email,role,isActive,isPending,isInviteExpired,groups\r\n';

/** The cell of a text. */
function cellOf(lastName: string): string {
  return usersCsv([{ lastName }]).slice(`${HEADER},,`.length, -',,,,,,\r\n'.length);
}

describe('users as CSV', () => {
  it.each<[string, OrganizationUser[], string]>([
    ['nobody', [], ''],
    ['of whom nothing is told', [{}], ''],
    ['of whom nothing is told in so many words', [{ firstName: null, isActive: null, groups: null }], ''],
    ['of whom an id alone is told', [{ userUuid: 'u-1' }, {}], 'u-1,,,,,,,,\r\n'],
    [
      'of whom all is told',
      [
        {
          userUuid: 'u-1',
          firstName: 'Ada',
          lastName: 'Lovelace',
          email: 'ada@example.test',
          role: 'admin',
          isActive: true,
          isPending: false,
          isInviteExpired: false,
          groups: [{ name: 'Finance' }, { name: 'Support, 2nd' }],
        },
      ],
      'u-1,Ada,Lovelace,ada@example.test,admin,true,false,false,"Finance; Support, 2nd"\r\n',
    ],
    ['without a group', [{ userUuid: 'u-1', groups: [] }, { role: 'member' }], 'u-1,,,,,,,,\r\n,,,,member,,,,\r\n'],
  ])('%s', (_, users, expected) => {
    expect(usersCsv(users)).toBe(`${HEADER}${expected}`);
  });

  it.each([
    ['plain', 'Lovelace', 'Lovelace'],
    ['not of ASCII', 'Ñandú 👩', 'Ñandú 👩'],
    ['a comma', 'a,b', '"a,b"'],
    ['a quote', 'a"b', '"a""b"'],
    ['line breaks', 'a\r\nb\nc', '"a\r\nb\nc"'],
    ['a control character', 'a\u0007b', '"a\u0007b"'],
    ['NUL', 'a\0b', 'ab'],
    ['a formula', '=HYPERLINK("https://evil.test")', `"'=HYPERLINK(""https://evil.test"")"`],
    ['a formula behind NUL', '\0=1', "'=1"],
    ['plus', '+1', "'+1"],
    ['minus', '-1', "'-1"],
    ['at', '@SUM(A1)', "'@SUM(A1)"],
    ['tab', '\t=1', `"'\t=1"`],
    ['carriage return', '\r=1', `"'\r=1"`],
    ['a sign further behind', 'a=1', 'a=1'],
    ['an apostrophe', "O'Neil", "O'Neil"],
  ])('a cell: %s', (_, text, expected) => {
    expect(cellOf(text)).toBe(expected);
  });
});
