import { describe, expect, it } from 'vitest';
import type { ConfigChange } from '../../src/release-safety/config-changes.ts';
import { netConfigEffects } from '../../src/release-safety/config-effects.ts';
import { changed, removed, renamed, steps } from '../support/config-changes.ts';

/** An effect in few words: `renamed A>B 1→2 @0,1`. */
function show({ effect, names, previousDefault, defaultValue, releases }: ReturnType<typeof netConfigEffects>[number]) {
  const positions = releases.map((release) => release.split('.')[1]).join(',');
  return `${effect} ${names.join('>')} ${previousDefault ?? '-'}→${defaultValue ?? '-'} @${positions}`;
}

describe('the net effect of a span', () => {
  it.each<[string, ConfigChange[][], string[]]>([
    ['of nothing', [], []],
    ['of releases without changes', [[], []], []],
    ['removed', [[removed('A', '1')]], ['removed A 1→- @0']],
    ['renamed', [[renamed('A', 'B', '1')]], ['renamed A>B 1→1 @0']],
    ['a new default', [[changed('A', '1', '2')]], ['default-changed A 1→2 @0']],
    ['a default that is given', [[changed('A', null, '2')]], ['default-changed A -→2 @0']],
    ['a default that is taken away', [[changed('A', '1', null)]], ['default-changed A 1→- @0']],
    ['renamed twice', [[renamed('A', 'B', '1')], [], [renamed('B', 'C', '1')]], ['renamed A>B>C 1→1 @0,2']],
    ['renamed and renamed back', [[renamed('A', 'B', '1')], [renamed('B', 'A', '1')]], []],
    [
      'renamed and renamed back with another default',
      [[renamed('A', 'B', '1')], [renamed('B', 'A', '2')]],
      ['default-changed A>B 1→2 @0,1'],
    ],
    [
      'renamed there, back and there again',
      [[renamed('A', 'B', '1')], [renamed('B', 'A', '1')], [renamed('A', 'B', '1')]],
      ['renamed A>B 1→1 @0,1,2'],
    ],
    ['a default changed and changed back', [[changed('A', '1', '2')], [changed('A', '2', '1')]], []],
    ['a default changed twice', [[changed('A', '1', '2')], [changed('A', '2', '3')]], ['default-changed A 1→3 @0,1']],
    [
      'a default changed twice in one release',
      [[changed('A', '1', '2'), changed('A', '2', '3')]],
      ['default-changed A 2→3 @0'],
    ],
    ['a new default, then a new name', [[changed('A', '1', '2')], [renamed('A', 'B', '2')]], ['renamed A>B 1→2 @0,1']],
    ['a new name, then a new default', [[renamed('A', 'B', '1')], [changed('B', '1', '2')]], ['renamed A>B 1→2 @0,1']],
    ['renamed, then removed', [[renamed('A', 'B', '1')], [removed('B', '1')]], ['removed A>B 1→- @0,1']],
    ['a new default, then removed', [[changed('A', '1', '2')], [removed('A', '2')]], ['removed A 1→- @0,1']],
    ['removed twice', [[removed('A', '1')], [removed('A', '1')]], ['removed A 1→- @0,1']],
    ['removed, then spoken of again', [[removed('A', '1')], [changed('A', '3', '2')]], ['default-changed A 1→2 @0,1']],
    ['removed, then there again as it was', [[removed('A', '1')], [changed('A', '2', '1')]], []],
    ['removed, then renamed', [[removed('A', '1')], [renamed('A', 'B', '1')]], ['renamed A>B 1→1 @0,1']],
    [
      'two names swapped',
      [[renamed('A', 'B', '1'), renamed('B', 'A', '2')]],
      ['renamed A>B 1→1 @0', 'renamed B>A 2→2 @0'],
    ],
    [
      'two names swapped and swapped back',
      [
        [renamed('A', 'B', '1'), renamed('B', 'A', '2')],
        [renamed('A', 'B', '2'), renamed('B', 'A', '1')],
      ],
      [],
    ],
    [
      'names that move up',
      [[renamed('A', 'B', '1'), renamed('B', 'C', '2')]],
      ['renamed A>B 1→1 @0', 'renamed B>C 2→2 @0'],
    ],
    [
      'a name that another variable takes in the release that removes it',
      [[removed('A', '1'), renamed('B', 'A', '2')]],
      ['renamed B>A 2→2 @0', 'removed A 1→- @0'],
    ],
    [
      'the same, listed the other way round',
      [[renamed('B', 'A', '2'), removed('A', '1')]],
      ['renamed B>A 2→2 @0', 'removed A 1→- @0'],
    ],
    [
      'a name that is taken so, of variables that had a change before',
      [
        [changed('A', '1', '3'), changed('B', '2', '4')],
        [renamed('B', 'A', '4'), removed('A', '3')],
        [removed('A', '4')],
      ],
      ['removed A 1→- @0,1', 'removed B>A 2→- @0,1,2'],
    ],
    [
      'a name that another variable takes later',
      [[removed('A', '1')], [renamed('B', 'A', '2')], [changed('A', '2', '3')]],
      ['removed A 1→- @0', 'renamed B>A 2→3 @1,2'],
    ],
    [
      'a name that was left and is given to another variable',
      [[renamed('A', 'B', '1')], [changed('A', '5', '6')], [changed('B', '1', '2')]],
      ['renamed A>B 1→2 @0,2', 'default-changed A 5→6 @1'],
    ],
    [
      'a new default that is told by the new name',
      [[renamed('A', 'B', '2'), changed('B', '1', '2')]],
      ['renamed A>B 1→2 @0'],
    ],
    [
      'the same, listed the other way round',
      [[changed('B', '1', '2'), renamed('A', 'B', '2')]],
      ['renamed A>B 1→2 @0'],
    ],
    [
      'a new default that is told by the old name',
      [[changed('A', '1', '2'), renamed('A', 'B', '2')]],
      ['renamed A>B 1→2 @0'],
    ],
    [
      'new defaults of two that swap their names',
      [
        [changed('A', '1', '1'), changed('B', '2', '2')],
        [changed('B', '1', '3'), renamed('B', 'A', '2'), renamed('A', 'B', '3')],
      ],
      ['renamed A>B 1→3 @0,1', 'renamed B>A 2→2 @0,1'],
    ],
    ['renamed and said to be removed', [[removed('A', '1'), renamed('A', 'B', '1')]], ['renamed A>B 1→1 @0']],
    ['removed with a new default', [[removed('A', '1'), changed('A', '1', '2')]], ['removed A 1→- @0']],
    [
      'one name that becomes two',
      [
        [renamed('A', 'B', '1'), renamed('A', 'C', '1')],
        [changed('B', '1', '2'), changed('C', '1', '2')],
      ],
      ['renamed A>B 1→2 @0,1', 'renamed A>C 1→2 @0,1'],
    ],
    [
      'one name that becomes two, each with its own default',
      [[renamed('A', 'B', '1'), renamed('A', 'C', '2'), changed('C', '1', '3')]],
      ['renamed A>B 1→1 @0', 'renamed A>C 1→3 @0'],
    ],
    [
      'one name that becomes two, one of which goes on',
      [[renamed('A', 'B', '1'), renamed('A', 'C', '1')], [renamed('C', 'D', '1')]],
      ['renamed A>B 1→1 @0', 'renamed A>C>D 1→1 @0,1'],
    ],
    [
      'one name that becomes two, one of which is removed',
      [[renamed('A', 'B', '1'), renamed('A', 'C', '1')], [removed('C', '1')]],
      ['renamed A>B 1→1 @0', 'removed C 1→- @0,1'],
    ],
    [
      'one name that becomes two, both of which are removed',
      [[renamed('A', 'B', '1'), renamed('A', 'C', '1')], [removed('C', '1')], [removed('B', '1')]],
      ['removed A>B>C 1→- @0,1,2'],
    ],
    [
      'one name that becomes two and one again',
      [
        [renamed('A', 'B', '1'), renamed('A', 'C', '1')],
        [renamed('B', 'D', '1'), renamed('C', 'D', '1')],
      ],
      ['renamed A>B>C>D 1→1 @0,1'],
    ],
    [
      'one name that becomes two, one of which has the first name again',
      [[renamed('A', 'B', '1'), renamed('A', 'C', '1')], [renamed('B', 'A', '1')], [renamed('C', 'D', '1')]],
      ['renamed C>D 1→1 @0,2'],
    ],
    ['a name that is given to another one besides', [[renamed('A', 'A', '1'), renamed('A', 'B', '1')]], []],
    [
      'two names that become one',
      [[renamed('A', 'C', '1'), renamed('B', 'C', '1')]],
      ['renamed A>C 1→1 @0', 'renamed B>C 1→1 @0'],
    ],
    [
      'two names that become one, in two releases',
      [[renamed('A', 'C', '1')], [renamed('B', 'C', '1')], [changed('C', '1', '2')]],
      ['renamed A>C 1→2 @0,2', 'renamed B>C 1→2 @1,2'],
    ],
    [
      'two names that become one with another default',
      [[changed('C', '1', '2'), renamed('A', 'C', '1'), renamed('B', 'C', '1')]],
      ['renamed A>C 1→2 @0', 'renamed B>C 1→2 @0'],
    ],
    [
      'two names that become one, which is renamed',
      [[renamed('A', 'C', '1'), renamed('B', 'C', '1')], [renamed('C', 'D', '1')]],
      ['renamed A>C>D 1→1 @0,1', 'renamed B>C>D 1→1 @0,1'],
    ],
    [
      'two names that become one, which is removed',
      [[renamed('A', 'C', '1'), renamed('B', 'C', '1')], [removed('C', '1')]],
      ['removed A>C 1→- @0,1', 'removed B>C 1→- @0,1'],
    ],
    [
      'two names that become one, which becomes two',
      [
        [renamed('A', 'C', '1'), renamed('B', 'C', '1')],
        [renamed('C', 'D', '1'), renamed('C', 'E', '1')],
      ],
      [
        ...['renamed A>C>D 1→1 @0,1', 'renamed A>C>E 1→1 @0,1'],
        ...['renamed B>C>D 1→1 @0,1', 'renamed B>C>E 1→1 @0,1'],
      ],
    ],
    [
      'a name in between that another variable has in the end',
      [[renamed('A', 'B', '1')], [renamed('B', 'C', '1'), renamed('D', 'B', '2')]],
      ['renamed A>C 1→1 @0,1', 'renamed D>B 2→2 @1'],
    ],
    ['renamed to its own name', [[renamed('A', 'A', '1')], [changed('A', '1', '2')]], ['default-changed A 1→2 @0,1']],
    [
      'changes of a kind that nobody knows',
      [
        [
          { kind: 'other', name: 'A' },
          { kind: 'other', name: null },
        ],
      ],
      [],
    ],
    [
      'names that every object has',
      [
        [renamed('__proto__', 'constructor', '1'), changed('toString', '1', '2')],
        [removed('constructor', '1'), changed('toString', '2', '3')],
      ],
      ['removed __proto__>constructor 1→- @0,1', 'default-changed toString 1→3 @0,1'],
    ],
  ])('%s', (_, releases, expected) => {
    expect(netConfigEffects(steps(releases)).map(show)).toEqual(expected);
  });

  it('has everything about a variable', () => {
    expect(netConfigEffects(steps([[renamed('A', 'B', '1')], [removed('C', null)]]))).toEqual([
      {
        effect: 'renamed',
        names: ['A', 'B'],
        name: 'B',
        previousDefault: '1',
        defaultValue: '1',
        releases: ['1.0.0'],
      },
      { effect: 'removed', names: ['C'], name: null, previousDefault: null, defaultValue: null, releases: ['1.1.0'] },
    ]);
  });

  it('follows variables that go on together for 200,000 steps, and beyond it the first of them alone', () => {
    const together = Array.from({ length: 401 }, (_, at) => renamed(`A${at}`, 'B'));
    const changes = Array.from({ length: 502 }, (_, at) => [changed('B', `${at}`, `${at + 1}`)]);
    const followed = netConfigEffects(steps([together, ...changes])).map(({ releases }) => releases.length);
    expect(followed).toEqual([503, ...Array(400).fill(501)]);
  });

  it('copies the way of a variable that becomes several for 200,000 steps, and beyond it no more', () => {
    const way = Array.from({ length: 312 }, (_, at) => [renamed(`A${at}`, `A${at + 1}`)]);
    const several = Array.from({ length: 400 }, (_, at) => renamed('A312', `B${at}`));
    // Each copy has 313 names and 312 releases.
    expect(netConfigEffects(steps([...way, several]))).toHaveLength(1 + 200_000 / 625);
  });
});
