import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConfigChange } from '../../src/release-safety/config-changes.ts';
import { netConfigEffects } from '../../src/release-safety/config-effects.ts';
import { changed, type Default, removed, renamed, steps } from '../support/config-changes.ts';
import { holds } from '../support/holds.ts';

const RUNS = { numRuns: 500 };

describe('the net effect of a span', () => {
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

  it('does not exist if everything is undone, step by step', () => {
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
