import { describe, expect, it } from 'vitest';
import { NOTHING_DECLARED, unreadableFound } from '../../src/deployment/deployment.ts';
import { problemAt } from '../../src/deployment/problem.ts';

describe('a deployment that cannot be read', () => {
  const place = { file: 'a.yaml', line: 3, column: 2 };
  it.each([
    ['stands where its problem does', place, place],
    ['stands at its file, where the problem has no place', null, { file: 'a.yaml', line: null, column: null }],
  ])('%s', (_, at, expected) => {
    const problem = problemAt('unparseable', at, 'not UTF-8');
    expect(unreadableFound('file', 'file:a.yaml', 'a.yaml', problem, ['a.yaml', 'b.yaml'])).toEqual({
      kind: 'file',
      identities: ['file:a.yaml'],
      units: ['file:a.yaml'],
      carrier: 'a.yaml',
      place: expected,
      answer: { status: 'problem', problem },
      notices: [],
      chart: null,
      declared: NOTHING_DECLARED,
      environment: null,
      inputs: ['a.yaml', 'b.yaml'],
    });
  });
});
