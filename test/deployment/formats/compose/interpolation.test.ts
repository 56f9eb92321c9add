// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of compose look like that
import { describe, expect, it } from 'vitest';
import { interpolate, noticeOfDefault } from '../../../../src/deployment/formats/compose/interpolation.ts';
import { type Piece, plainText, written } from '../../../../src/deployment/formats/compose/traced-text.ts';
import { ProblemError } from '../../../../src/deployment/problem.ts';

const PLACE = { file: 'compose.yaml', line: 4, column: 12 };
const ENV_PLACE = { file: '.env', line: 2, column: 5 };
const VALUES: Readonly<Record<string, string>> = { FOO: 'first', BAR: '', LONG: 'x'.repeat(3_000) };

function lookup(name: string) {
  const value = VALUES[name];
  if (value === undefined) return null;
  return written(value, ENV_PLACE).map((piece): Piece => ({ ...piece, origin: 'value', variable: name }));
}

function template(text: string): Piece {
  return { text, place: PLACE, origin: 'text', variable: null, isExact: false };
}

function fill(text: string): string {
  const result = interpolate(template(text), lookup);
  const unset = result.text.filter(({ origin }) => origin === 'unset').map(({ variable }) => variable);
  return unset.length === 0 ? plainText(result.text) : `unset ${unset.join(',')}`;
}

describe('interpolate', () => {
  it.each([
    ['foo', 'foo'],
    ['$$', '$'],
    ['$${foo}', '${foo}'],
    ['$$TAG', '$TAG'],
    ['$$$FOO', '$first'],
    ['$FOO', 'first'],
    ['${FOO}', 'first'],
    ['a $FOO-b', 'a first-b'],
    ['$FOO.$FOO', 'first.first'],
    ['ok ${BAR}', 'ok '],
    ['${missing:-def}', 'def'],
    ['${missing-def}', 'def'],
    ['${BAR:-def}', 'def'],
    ['${BAR-def}', ''],
    ['${FOO:-def}', 'first'],
    ['${missing-}', ''],
    ['${FOO:+yes}', 'yes'],
    ['${BAR:+yes}', ''],
    ['${BAR+yes}', 'yes'],
    ['${missing:+yes}', ''],
    ['${missing+yes}', ''],
    ['${FOO:?err}', 'first'],
    ['${BAR?err}', ''],
    ['${BAR:-/non:-alphanumeric}', '/non:-alphanumeric'],
    ['${missing:-$FOO}', 'first'],
    ['${missing:-${FOO}}', 'first'],
    ['${missing:-${FOO} ${FOO}}', 'first first'],
    ['${BAR+$FOO ${FOO:+second}}', 'first second'],
    ['${missing:-${other:-1.2.3}}', '1.2.3'],
    ['${missing-myerror?msg}', 'myerror?msg'],
    ['${missing:-{}}', '{}'],
    ['${missing:-$$x}', '$x'],
    ['-ok ${BAR:-d}', '-ok d'],
    // Variables without a value.
    ['$missing', 'unset missing'],
    ['${missing}', 'unset missing'],
    ['${missing:?say why}', 'unset missing'],
    ['${missing?}', 'unset missing'],
    ['${BAR:?empty}', 'unset BAR'],
    ['${missing:-${other}}', 'unset other'],
    ['${missing?bar-baz}', 'unset missing'],
  ])('%j gives %j', (text, expected) => {
    expect(fill(text)).toBe(expected);
  });

  it.each([
    '${',
    '${}',
    '${ }',
    '${ foo}',
    '${foo }',
    '${foo!}',
    '${FOO/a/b}',
    '${FOO#a}',
    '${FOO:1:2}',
    '${1}',
    '$1',
    '$',
    'a$',
    '$}',
    '${missing:-${FOO}',
    '${FOO',
  ])('refuses %j', (text) => {
    try {
      fill(text);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(ProblemError);
      expect((error as ProblemError).problem).toMatchObject({ code: 'unparseable', place: PLACE });
    }
  });

  it('knows of every character where it comes from', () => {
    const { text, defaults } = interpolate(template('a/$FOO:${missing:-1.2.3}'), lookup);
    expect(text.map((piece) => [piece.text, piece.place, piece.origin])).toEqual([
      ['a/', PLACE, 'text'],
      ['first', ENV_PLACE, 'value'],
      [':', PLACE, 'text'],
      ['1.2.3', PLACE, 'text'],
    ]);
    expect(defaults).toEqual(['missing']);
  });

  it('counts columns where the text stands as it is', () => {
    const { text } = interpolate({ ...template('ab$FOO:x'), isExact: true }, lookup);
    expect(text.map(({ place }) => place.column)).toEqual([12, 5, 18]);
  });

  it('says which default is used and why', () => {
    expect(noticeOfDefault('TAG', template(''), 'no `.env` is committed')).toBe(
      '`TAG` is not set (no `.env` is committed): what compose.yaml:4 gives in its place is used',
    );
  });

  it.each([
    ['${a:-'.repeat(30) + '}'.repeat(30)],
    ['$LONG$LONG'],
    ['$FOO'.repeat(4_000)],
    ['x'.repeat(20_000)],
    ['${'.repeat(8_000)],
  ])('ends quickly with a problem for what is too much', (text) => {
    expect(() => fill(text)).toThrow(ProblemError);
  });
});
