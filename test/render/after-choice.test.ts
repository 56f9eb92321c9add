import { expect, it } from 'vitest';
import type { LineEdit } from '../../src/gate/report/report.ts';
import { deploymentsAfter } from '../../src/render/concerns.ts';
import { choiceReport, deploymentReport } from '../support/report-factory.ts';

const edit = (line: number, removed: readonly string[], added: readonly string[]): LineEdit => {
  return { file: 'a.yaml', at: 'line', line, current: 'old', removed, added };
};

it.each<[string, LineEdit[], readonly (number | null)[]]>([
  ['no edits', [], [1, 2, 3, 4, 5, 6]],
  ['lines added at the top', [edit(1, [], ['x', 'y'])], [null, null, 1, 2, 3, 4]],
  ['a line replaced', [edit(2, ['old'], ['new'])], [1, 2, 3, 4, 5, 6]],
  ['a line replaced, and one added before it', [edit(2, ['old'], ['x', 'new'])], [1, null, 2, 3, 4, 5]],
  ['a line removed', [edit(2, ['old'], [])], [1, 3, 4, 5, 6, 7]],
  ['two edits', [edit(1, [], ['x']), edit(3, ['old'], ['y', 'new'])], [null, 1, 2, null, 3, 4]],
  ['edits of another file', [{ ...edit(1, [], ['x']), file: 'b.yaml' }], [1, 2, 3, 4, 5, 6]],
])('the lines after a choice lead to those of the head: %s', (_, edits, expected) => {
  const unseenVariables = expected.map((_line, at) => ({ source: 'a secret', file: 'a.yaml', line: at + 1 }));
  const leftovers = unseenVariables.map(({ file, line }) => ({ file, line, text: 'mode: Recreate' }));
  const after = [deploymentReport({ unseenVariables, leftovers })];
  const [found] = deploymentsAfter(choiceReport({ edits, after }));
  expect(found?.unseenVariables.map(({ line }) => line)).toEqual(expected);
  expect(found?.leftovers.map(({ line }) => line)).toEqual(expected.filter((line) => line !== null));
  expect(found?.leavesOwnLines).toBe(expected.includes(null));
});
