import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../src/problems/problem.ts';
import { parseDotenv } from '../../src/syntax/dotenv.ts';

function parse(text: string): Record<string, string> {
  return Object.fromEntries(parseDotenv('.env', text).map(({ name, value }) => [name, value]));
}

describe('parseDotenv', () => {
  it.each([
    ['TAG=1.2.3', { TAG: '1.2.3' }],
    ['export TAG=1.2.3', { TAG: '1.2.3' }],
    ['export\tTAG=1.2.3', { TAG: '1.2.3' }],
    ['exportTAG=1', { exportTAG: '1' }],
    ['TAG: 1.2.3', { TAG: '1.2.3' }],
    ['TAG = 1.2.3', { TAG: '1.2.3' }],
    ['  TAG=1.2.3  ', { TAG: '1.2.3' }],
    ['TAG="1.2.3" # c', { TAG: '1.2.3' }],
    ['TAG=1.2.3 # c', { TAG: '1.2.3' }],
    ['TAG=1.2.3#c', { TAG: '1.2.3#c' }],
    // Compose cuts a comment only behind a blank; here there is none left.
    ['TAG= # c', { TAG: '# c' }],
    ["TAG='1.2.3#c' # d", { TAG: '1.2.3#c' }],
    ["TAG='a\\nb\\'c'", { TAG: "a\\nb'c" }],
    ['TAG="a\\nb\\"c\\\\d\\te"', { TAG: 'a\nb"c\\d\te' }],
    ['TAG="\\$X"', { TAG: '$$X' }],
    ['TAG=a\\nb', { TAG: 'a\\nb' }],
    ['TAG="a\nb"\nNEXT=1', { TAG: 'a\nb', NEXT: '1' }],
    ['TAG=\nNEXT=1', { TAG: '', NEXT: '1' }],
    ['TAG\nNEXT=1', { NEXT: '1' }],
    ['TAG', {}],
    ['# TAG=1\n\n  # x\nNEXT=1', { NEXT: '1' }],
    ['TAG=1\nTAG=2', { TAG: '2' }],
    ['TAG=1.2.3\r\nNEXT=2\r\n', { TAG: '1.2.3', NEXT: '2' }],
    ['TAG="1.2.3"\r\nNEXT=2\r\n', { TAG: '1.2.3', NEXT: '2' }],
    ['\uFEFFTAG=1.2.3', { TAG: '1.2.3' }],
    ['A.B-C[0]=1', { 'A.B-C[0]': '1' }],
    ['URL=postgres://a:b@c/d?e=f', { URL: 'postgres://a:b@c/d?e=f' }],
    ['TAG="1" NEXT=2', { TAG: '1', NEXT: '2' }],
    ['', {}],
    ['export', {}],
  ])('reads %j', (text, expected) => {
    expect(parse(text)).toEqual(expected);
  });

  it('says where each value starts and whether it expands', () => {
    const entries = parseDotenv('deploy/.env', '# c\r\nexport TAG= 1.2.3\r\nA=\'x\ny\'\nB="z"\n');
    expect(entries.map(({ name, place, expands }) => [name, place.line, place.column, expands])).toEqual([
      ['TAG', 2, 13, true],
      ['A', 3, 3, false],
      ['B', 5, 3, true],
    ]);
    expect(entries[0]?.place.file).toBe('deploy/.env');
  });

  it.each([
    ['A B=1', 1, 1],
    ['X=1\nA B\nC=1', 2, 1],
    ['X=1\nlol$wut', 2, 4],
    ['TAG="1.2.3', 1, 5],
    ["TAG='1.2.3\n\n", 1, 5],
    ['TAG="1\\', 1, 5],
    ['%=1', 1, 1],
  ])('refuses %j', (text, line, column) => {
    try {
      parseDotenv('.env', text);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(ProblemError);
      const { problem } = error as ProblemError;
      expect(problem.code).toBe('unparseable');
      expect(problem.place).toEqual({ file: '.env', line, column });
    }
  });

  it('reads a file of any size', () => {
    parseDotenv('.env', 'A="" '.repeat(400_000));
    parseDotenv('.env', 'A=1\n'.repeat(400_000));
    parseDotenv('.env', `A="${'\\a'.repeat(1_000_000)}"`);
    expect(() => parseDotenv('.env', `A="${'\n'.repeat(2_000_000)}`)).toThrow(ProblemError);
  });
});
