import { describe, expect, it } from 'vitest';
import { unreadableFinding } from '../../src/deployment/finding.ts';
import { NOTHING_DECLARED } from '../../src/deployment/image-answer.ts';
import { problemAt } from '../../src/problems/problem.ts';

describe('an object that cannot be read', () => {
  const place = { file: 'a.yaml', line: 3, column: 2 };
  it.each([
    ['is placed where its problem is', place, place],
    ['is placed at its file if the problem has no place', null, { file: 'a.yaml', line: null, column: null }],
  ])('%s', (_, at, expected) => {
    const problem = problemAt('unparseable', at, 'not UTF-8');
    expect(unreadableFinding('file', 'file:a.yaml', 'a.yaml', problem, ['a.yaml', 'b.yaml'])).toMatchObject({
      kind: 'file',
      id: 'file:a.yaml',
      unit: 'file:a.yaml',
      carrier: 'a.yaml',
      place: expected,
      answer: { status: 'problem', problem },
      declared: NOTHING_DECLARED,
      inputs: ['a.yaml', 'b.yaml'],
    });
  });
});
