import { describe, expect, it } from 'vitest';
import { MalformedDocumentError } from '../../src/documents/malformed.ts';
import { parseJson } from '../../src/documents/parse-json.ts';

const utf8 = (text: string) => Buffer.from(text, 'utf8');

function foundIn(bytes: Buffer): string {
  try {
    parseJson(bytes);
  } catch (error) {
    expect(error).toBeInstanceOf(MalformedDocumentError);
    const { malformation, message } = error as MalformedDocumentError;
    expect(malformation).toMatchObject({ member: '', expected: 'JSON' });
    expect(message).toMatch(/^the document is .*, expected JSON\. Check that the address leads to the document$/s);
    return malformation.found;
  }
  throw new Error('it was accepted');
}

describe('parseJson', () => {
  it.each([
    ['an object', '{"version":"1.2.3"}', { version: '1.2.3' }],
    ['an array', '[1,true,null]', [1, true, null]],
    ['with white space around', ' \r\n{}\n', {}],
    ['with other letters', '{"wörd":"語🙂"}', { wörd: '語🙂' }],
    ['with a byte-order mark inside a text', '"\\ufeff\uFEFF"', '\uFEFF\uFEFF'],
    [
      'the same member in several objects',
      '{"a":{"a":[{"a":1},{"a":2}]},"b":{"a":3}}',
      { a: { a: [{ a: 1 }, { a: 2 }] }, b: { a: 3 } },
    ],
    ['a member that stood in an object before', '{"a":{"b":1},"b":2}', { a: { b: 1 }, b: 2 }],
    ['members whose names differ in case', '{"a":1,"A":2}', { a: 1, A: 2 }],
    ['a bare null', 'null', null],
    ['a bare false', 'false', false],
  ])('accepts %s', (_, text, expected) => {
    expect(parseJson(utf8(text))).toEqual(expected);
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['a byte that UTF-8 does not know', Buffer.from([0x22, 0xff, 0x22]), 'not UTF-8'],
    ['a letter that is cut off', utf8('"ö').subarray(0, 2), 'not UTF-8'],
    ['UTF-16', Buffer.from('\uFEFF{}', 'utf16le'), 'not UTF-8'],
    ['Latin-1', Buffer.from('{"wörd":1}', 'latin1'), 'not UTF-8'],
    ['a byte-order mark', utf8('\uFEFF{}'), 'preceded by a byte-order mark'],
    ['a byte-order mark alone', utf8('\uFEFF'), 'preceded by a byte-order mark'],
    ['half an object', utf8('{"version":'), 'cut off or broken (11 characters)'],
    ['half an array', utf8('\n [1, 2'), 'cut off or broken (7 characters)'],
    ['two documents', utf8('{}{}'), 'cut off or broken (4 characters)'],
    ['JSON with a comma too many', utf8('{"a":1,}'), 'cut off or broken (8 characters)'],
    ['a page of HTML', utf8('\n<!doctype html><p>no'), 'text that begins with "<!doctype html><p>no"'],
    ['only white space', utf8(' \n'), 'text that begins with ""'],
    ['a long text, which it shortens', utf8(`x${'y'.repeat(60)}`), `text that begins with "x${'y'.repeat(39)}"`],
    ['a member twice', utf8('{"a":true,"b":1,"a":false}'), 'ambiguous (member "a" appears twice in one object)'],
    [
      'a member twice, another object between',
      utf8('{"a":1,"x":{},"a":2}'),
      'ambiguous (member "a" appears twice in one object)',
    ],
    ['a member twice, alike', utf8('{"a":true,"a":true}'), 'ambiguous (member "a" appears twice in one object)'],
    ['a member twice, once escaped', utf8('{"a":1,"\\u0061":2}'), 'ambiguous (member "a" appears twice in one object)'],
    [
      'a member twice, with an object between',
      utf8('{"a":{"a":1},"a":2}'),
      'ambiguous (member "a" appears twice in one object)',
    ],
    [
      'a member twice deep down',
      utf8('{"x":[1,{"b":0,"b":0,"c":0,"c":0}]}'),
      'ambiguous (member "b" appears twice in one object)',
    ],
    [
      'a member with a special name twice',
      utf8('{"__proto__":1,"__proto__":2}'),
      'ambiguous (member "__proto__" appears twice in one object)',
    ],
    ['the NaN that some writers emit', utf8('NaN'), 'text that begins with "NaN"'],
  ])('refuses %s and says what it found', (_, bytes, found) => {
    expect(foundIn(bytes)).toBe(found);
  });

  it.each([
    ['lists', (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`],
    ['objects', (depth: number) => `${'{"a":'.repeat(depth)}0${'}'.repeat(depth)}`],
  ])('takes a thousand %s within each other and no more', (_, nested) => {
    expect(JSON.stringify(parseJson(utf8(nested(1_000))))).toBe(nested(1_000));
    for (const depth of [1_001, 200_000]) expect(foundIn(utf8(nested(depth)))).toBe('nested too deeply');
  });

  it('looks a long text through in one go', () => {
    const long = (text: string) => `{"a":"${text.repeat(1_000_000)}","b":1,"b":2}`;
    for (const text of [':', '\\":', '\\\\', ' ']) {
      expect(foundIn(utf8(long(text)))).toBe('ambiguous (member "b" appears twice in one object)');
    }
  });
});
