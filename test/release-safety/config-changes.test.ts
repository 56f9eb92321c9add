import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConfigChange, netConfigEffects, readConfigChange } from '../../src/release-safety/config-changes.ts';
import { version } from '../support/documents.ts';
import { holds } from '../support/holds.ts';

const RUNS = { numRuns: 2_000 };

type Default = string | null;

const removed = (name: string, previousDefault: Default = null): ConfigChange => ({
  kind: 'removed',
  name,
  previousDefault,
});
const renamed = (previousName: string, name: string, defaultValue: Default = null): ConfigChange => ({
  kind: 'renamed',
  name,
  previousName,
  defaultValue,
});
const changed = (name: string, previousDefault: Default, defaultValue: Default): ConfigChange => ({
  kind: 'default-changed',
  name,
  previousDefault,
  defaultValue,
});

/** Release 1.0.0, 1.1.0, …, each with its changes. */
const steps = (releases: readonly (readonly ConfigChange[])[]) =>
  releases.map((changes, position) => ({ release: version(`1.${position}.0`), changes }));

describe('one change', () => {
  const previous = { previousDefault: '5' };
  it.each<[string, Record<string, unknown>, ConfigChange]>([
    ['removed, by its type', { type: 'removed', name: 'A', ...previous }, removed('A', '5')],
    ['removed, by its kind', { kind: 'removed', name: 'A', ...previous }, removed('A', '5')],
    ['removed, by its members', { name: 'A', ...previous }, removed('A', '5')],
    ['removed, without a default', { type: 'removed', name: 'A' }, removed('A')],
    [
      'renamed, by its type',
      { type: 'renamed', name: 'B', previousName: 'A', defaultValue: '5' },
      renamed('A', 'B', '5'),
    ],
    ['renamed, by its kind', { kind: 'renamed', name: 'B', previousName: 'A' }, renamed('A', 'B')],
    ['renamed, by its members', { name: 'B', previousName: 'A', defaultValue: '5' }, renamed('A', 'B', '5')],
    [
      'changed, by its type',
      { type: 'defaultChanged', name: 'A', ...previous, defaultValue: '6' },
      changed('A', '5', '6'),
    ],
    [
      'changed, by its kind',
      { kind: 'defaultChanged', name: 'A', ...previous, defaultValue: '6' },
      changed('A', '5', '6'),
    ],
    ['changed, by its members', { name: 'A', ...previous, defaultValue: '6' }, changed('A', '5', '6')],
    ['changed, from no default', { name: 'A', defaultValue: '6' }, changed('A', null, '6')],
    ['of the type rather than the kind', { type: 'removed', kind: 'renamed', name: 'A' }, removed('A')],
    ['of a type that is null', { type: null, name: 'A', ...previous }, removed('A', '5')],
    ['of a type that nobody knows', { type: 'moved', name: 'A', ...previous }, { kind: 'other', name: 'A' }],
    ['of a type that is no text', { type: 7, name: 'A' }, { kind: 'other', name: 'A' }],
    ['of a type that every object has', { type: 'constructor', name: 'A' }, { kind: 'other', name: 'A' }],
    ['of no type at all', { name: 'A' }, { kind: 'other', name: 'A' }],
    ['renamed from nothing', { type: 'renamed', name: 'B' }, { kind: 'other', name: 'B' }],
    ['renamed from what is no name', { name: 'B', previousName: null }, { kind: 'other', name: 'B' }],
    ['without a name', { type: 'removed', ...previous }, { kind: 'other', name: null }],
    ['with a name that is no text', { type: 'removed', name: ['A'] }, { kind: 'other', name: null }],
    ['of nothing', {}, { kind: 'other', name: null }],
  ])('%s', (_, item, expected) => {
    expect(readConfigChange(item)).toEqual(expected);
  });

  it.each<[unknown, Default]>([
    ['5', '5'],
    ['', ''],
    [5, '5'],
    [0, '0'],
    [1.5, '1.5'],
    [true, 'true'],
    [false, 'false'],
    [null, null],
    [undefined, null],
    [['a', 1], '["a",1]'],
    [{ a: null }, '{"a":null}'],
  ])('has the default %j as the text %j', (value, text) => {
    const item = { type: 'defaultChanged', name: 'A', previousDefault: value, defaultValue: value };
    expect(readConfigChange(item)).toEqual(changed('A', text, text));
  });
});

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

  it('has all that is told of a variable', () => {
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

  it('comes to an end on a hundred thousand changes', () => {
    const many = 100_000;
    const wandering = Array.from({ length: many }, (_, at) => [renamed(`N${at}`, `N${at + 1}`)]);
    expect(netConfigEffects(steps(wandering))).toMatchObject([{ names: { length: many + 1 }, name: `N${many}` }]);
    const side = Array.from({ length: many }, (_, at) => renamed('A', `N${at}`));
    expect(netConfigEffects(steps([side]))).toHaveLength(many);
    const apart = Array.from({ length: many }, (_, at) => removed(`N${at}`));
    expect(netConfigEffects(steps([apart]))).toHaveLength(many);
  });

  it.each<[string, (half: number) => ConfigChange[][]]>([
    [
      'many that go on together',
      (half) => [
        Array.from({ length: half }, (_, at) => renamed(`A${at}`, 'N0')),
        ...Array.from({ length: half }, (_, at) => [renamed(`N${at}`, `N${at + 1}`)]),
      ],
    ],
    [
      'many that become many',
      (half) => [
        Array.from({ length: half }, (_, at) => renamed(`A${at}`, 'B')),
        Array.from({ length: half }, (_, at) => renamed('B', `N${at}`)),
      ],
    ],
    [
      'one that becomes many after a long way',
      (half) => [
        ...Array.from({ length: half }, (_, at) => [renamed(`N${at}`, `N${at + 1}`)]),
        Array.from({ length: half }, (_, at) => renamed(`N${half}`, `M${at}`)),
      ],
    ],
    [
      'a default that changes by the name of many',
      (half) => [
        [
          ...Array.from({ length: half }, (_, at) => renamed(`A${at}`, 'B')),
          ...Array.from({ length: half }, (_, at) => changed('B', '1', `${at}`)),
        ],
      ],
    ],
    [
      'doubles in each release',
      () =>
        Array.from({ length: 60 }, (_, at) =>
          ['L', 'R'].flatMap((from) => ['L', 'R'].map((to) => renamed(`${from}${at}`, `${to}${at + 1}`))),
        ),
    ],
  ])('stays within measure where a hostile document has %s', (_, releases) => {
    const effects = netConfigEffects(steps(releases(20_000)));
    expect(effects.length).toBeGreaterThan(0);
    const names = effects.reduce((sum, effect) => sum + effect.names.length, 0);
    expect(names).toBeLessThan(500_000);
  });

  it('never says that a name goes away which a variable of the span has in the end, but for its first one', () => {
    const name = fc.constantFrom('A', 'B', 'C', 'D', '__proto__');
    const change = fc.oneof(
      fc.tuple(name, name).map(([from, to]) => renamed(from, to, '1')),
      name.map((each) => removed(each, '1')),
      name.map((each) => changed(each, '1', '2')),
    );
    const releases = fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 5 });
    holds(
      fc.property(releases, (given) => {
        const effects = netConfigEffects(steps(given));
        const last = new Set(effects.flatMap(({ name: final }) => final ?? []));
        for (const { effect, names, name: final, releases: by } of effects) {
          expect(new Set(names).size).toBe(names.length);
          expect(by).toEqual([...new Set(by)].sort());
          if (effect === 'default-changed') continue;
          const [first, ...between] = names;
          expect(first).not.toBe(final);
          expect(between.filter((each) => each !== final && last.has(each))).toEqual([]);
        }
      }),
      RUNS,
    );
  });
});

/** What a release does to the variable in one place of the model. */
interface Move {
  readonly what: 'keep' | 'remove' | 'rename';
  /** Where the name comes from: any that is free after the release. */
  readonly choice: number;
  readonly newDefault: Default | undefined;
}

/** A variable of the model: what it was before the span, and what it is now. */
interface Variable {
  readonly first: string;
  readonly firstDefault: Default;
  name: string;
  defaultValue: Default;
  isRemoved: boolean;
}

const NAMES = ['A', 'B', 'C', 'D', 'E', '__proto__', 'constructor'];
const anyDefault = fc.constantFrom<Default[]>('1', '2', '3', '', null);
const anyMove = (what: fc.Arbitrary<Move['what']>) =>
  fc.record<Move>({
    what,
    choice: fc.nat(20),
    newDefault: fc.option(anyDefault, { nil: undefined, freq: 2 }),
  });

/** What a maker does to four variables, with how its changes are listed. */
const histories = (...kinds: Move['what'][]) =>
  fc.record({
    defaults: fc.array(anyDefault, { minLength: 4, maxLength: 4 }),
    releases: fc.array(
      fc.record({
        moves: fc.array(anyMove(fc.constantFrom(...kinds)), { minLength: 4, maxLength: 4 }),
        order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }),
      }),
      { maxLength: 6 },
    ),
  });
type History = typeof histories extends (...kinds: never[]) => fc.Arbitrary<infer T> ? T : never;

/**
 * Plays a history on real variables, each of which has an identity that no name changes, and lists what a maker would
 * publish: the rules see the lists alone.
 */
function play({ defaults, releases }: History) {
  const variables = defaults.map((defaultValue, at): Variable => {
    const name = NAMES[at] as string;
    return { first: name, firstDefault: defaultValue, name, defaultValue, isRemoved: false };
  });
  const published = releases.map(({ moves, order }) => {
    const living = variables.filter(({ isRemoved }) => !isRemoved);
    const moved = living.map((variable, at) => ({ variable, move: moves[at] as Move, before: { ...variable } }));
    const changes: ConfigChange[] = [];
    for (const { variable, move, before } of moved) {
      variable.isRemoved = move.what === 'remove';
      if (variable.isRemoved) changes.push(removed(before.name, before.defaultValue));
    }
    // All who are renamed leave their names at once, so that another one may take them.
    const kept = moved.filter(({ move }) => move.what === 'keep').map(({ variable }) => variable.name);
    const free = NAMES.filter((name) => !kept.includes(name));
    for (const { variable, move, before } of moved) {
      if (variable.isRemoved) continue;
      if (move.what === 'rename') variable.name = free.splice(move.choice % free.length, 1)[0] as string;
      if (move.newDefault !== undefined) variable.defaultValue = move.newDefault;
      if (variable.name !== before.name) changes.push(renamed(before.name, variable.name, variable.defaultValue));
      if (variable.defaultValue !== before.defaultValue) {
        changes.push(changed(variable.name, before.defaultValue, variable.defaultValue));
      }
    }
    return order.flatMap((at) => changes[at] ?? []);
  });
  return { variables, published };
}

/** What became of a variable, by its identity. */
function effectOn({ first, firstDefault, name, defaultValue, isRemoved }: Variable): string[] {
  if (isRemoved) return [`removed ${first} ${firstDefault} → ${null}`];
  if (name !== first) return [`renamed ${first} to ${name} ${firstDefault} → ${defaultValue}`];
  return defaultValue === firstDefault ? [] : [`default-changed ${first} ${firstDefault} → ${defaultValue}`];
}

/** The same of what the rules conclude. */
const concluded = (releases: readonly (readonly ConfigChange[])[]) =>
  netConfigEffects(steps(releases))
    .map(({ effect, names, name, previousDefault, defaultValue }) => {
      const who = effect === 'renamed' ? `${names[0]} to ${name}` : names[0];
      return `${effect} ${who} ${previousDefault} → ${defaultValue}`;
    })
    .sort();

describe('the net effect', () => {
  it('is what becomes of real variables, in whatever order a release lists its changes', () => {
    let effects = 0;
    holds(
      fc.property(histories('keep', 'rename', 'rename', 'remove'), (history) => {
        const { variables, published } = play(history);
        const expected = variables.flatMap(effectOn).sort();
        expect(concluded(published)).toEqual(expected);
        effects += expected.length;
      }),
      RUNS,
    );
    expect(effects).toBeGreaterThan(RUNS.numRuns);
  });

  it('is none where everything is undone, step by step', () => {
    const undone = (change: ConfigChange): ConfigChange[] => {
      if (change.kind === 'default-changed') return [changed(change.name, change.defaultValue, change.previousDefault)];
      return change.kind === 'renamed' ? [renamed(change.name, change.previousName, change.defaultValue)] : [];
    };
    holds(
      fc.property(histories('keep', 'rename'), (history) => {
        const { published } = play(history);
        // Defaults before names: a default is told by the name that it is changed under.
        const back = published.flatMap((changes) => {
          const defaults = changes.filter(({ kind }) => kind === 'default-changed').flatMap(undone);
          const names = changes.filter(({ kind }) => kind === 'renamed').flatMap(undone);
          return [names.map((change) => withDefaultOf(change, defaults)), defaults];
        });
        const inverse = back.toReversed();
        expect(netConfigEffects(steps([...published, ...inverse]))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('does not depend on the order of changes of unrelated variables', () => {
    const suffixed = (change: ConfigChange, suffix: string): ConfigChange => {
      if (change.kind === 'renamed') {
        return { ...change, name: change.name + suffix, previousName: change.previousName + suffix };
      }
      return change.kind === 'other' ? change : { ...change, name: change.name + suffix };
    };
    const two = fc.record({
      one: histories('keep', 'rename', 'remove'),
      other: histories('keep', 'rename', 'remove'),
      mix: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    });
    holds(
      fc.property(two, ({ one, other, mix }) => {
        const left = play(one).published.map((changes) => changes.map((change) => suffixed(change, '_1')));
        const right = play(other).published.map((changes) => changes.map((change) => suffixed(change, '_2')));
        const [lefts, rights] = [[...left], [...right]];
        const mixed = mix.map((takesLeft) => (takesLeft ? lefts.shift() : rights.shift()) ?? []);
        expect(concluded([...mixed, ...lefts, ...rights])).toEqual([...concluded(left), ...concluded(right)].sort());
      }),
      RUNS,
    );
  });
});

/** A renaming, with the default that was undone before it. */
function withDefaultOf(change: ConfigChange, defaults: readonly ConfigChange[]): ConfigChange {
  if (change.kind !== 'renamed') return change;
  const found = defaults.find(({ kind, name }) => kind === 'default-changed' && name === change.previousName);
  return found?.kind === 'default-changed' ? { ...change, defaultValue: found.defaultValue } : change;
}
