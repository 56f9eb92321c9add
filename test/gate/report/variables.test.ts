import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContainerVariables } from '../../../src/deployment/container-variables.ts';
import type { VariableReport } from '../../../src/gate/report/deployment-report.ts';
import { matchVariables } from '../../../src/gate/report/variables.ts';
import type { ConfigEffect } from '../../../src/release-safety/config-effects.ts';
import { version } from '../../support/documents.ts';
import { holds } from '../../support/holds.ts';

type Names = ConfigEffect['names'];

const effectOn = (effect: ConfigEffect['effect'], ...names: Names): ConfigEffect => ({
  effect,
  names,
  name: effect === 'removed' ? null : effect === 'default-changed' ? names[0] : (names.at(-1) as string),
  previousDefault: '1',
  defaultValue: effect === 'removed' ? null : '2',
  releases: [version('1.1.0')],
});
const REMOVED = effectOn('removed', 'A');
const RENAMED = effectOn('renamed', 'A', 'B');
const RENAMED_TWICE = effectOn('renamed', 'A', 'B', 'C');
const CHANGED = effectOn('default-changed', 'A');
/** Renamed to B and back. */
const CHANGED_AND_BACK = effectOn('default-changed', 'A', 'B');

/** Variables at lines 1, 2, …, and sources of further ones. */
const environment = (set: readonly string[], unseen: readonly string[] = []): ContainerVariables => ({
  set: set.map((name, at) => ({ name, place: { file: 'values.yaml', line: at + 1, column: 3 } })),
  unseen: unseen.map((source, at) => ({ source, place: { file: 'values.yaml', line: at + 10, column: null } })),
});

describe('a variable', () => {
  it.each<[string, ConfigEffect, string[], VariableReport['state'], string | null, number | null]>([
    ['that is removed, set', REMOVED, ['X', 'A'], 'set', 'A', 2],
    ['that is removed, not set', REMOVED, ['X'], 'not-set', null, null],
    ['that is renamed and removed, set', effectOn('removed', 'A', 'B'), ['A', 'B'], 'set', 'A', 1],
    ['that is renamed and removed, set by its later name', effectOn('removed', 'A', 'B'), ['B'], 'set', 'B', 1],
    ['that is renamed, set by its old name', RENAMED, ['A'], 'set', 'A', 1],
    ['that is renamed, set by both names', RENAMED, ['B', 'A'], 'set', 'A', 2],
    ['that is renamed, set by its new name', RENAMED, ['B'], 'set-new', 'B', 1],
    ['that is renamed, not set', RENAMED, [], 'not-set', null, null],
    ['that is renamed twice, set by its first name', RENAMED_TWICE, ['B', 'A', 'C'], 'set', 'A', 2],
    ['that is renamed twice, set by the name in between', RENAMED_TWICE, ['C', 'B'], 'set', 'B', 2],
    ['that is renamed twice, set by its last name', RENAMED_TWICE, ['C'], 'set-new', 'C', 1],
    ['with a new default, set', CHANGED, ['A'], 'set', 'A', 1],
    ['with a new default, not set', CHANGED, ['a', 'B'], 'not-set', null, null],
    ['with a new default and its own name again, set', CHANGED_AND_BACK, ['B', 'A'], 'set', 'A', 2],
    ['with a new default and its own name again, set by another', CHANGED_AND_BACK, ['B'], 'not-set', null, null],
    ['of a name that every object has', effectOn('removed', '__proto__'), [], 'not-set', null, null],
    ['of such a name, set', effectOn('renamed', 'constructor', '__proto__'), ['__proto__'], 'set-new', '__proto__', 1],
  ])('%s', (_, effect, set, state, setName, line) => {
    const file = line === null ? null : 'values.yaml';
    const found = { ...effect, state, setName, file, line };
    expect(matchVariables([effect], environment(set))).toEqual({ variables: [found], unseenVariables: [] });
    // What can be seen does not become less certain by what cannot.
    const { variables } = matchVariables([effect], environment(set, ['the secret `s`']));
    expect(variables).toEqual([state === 'not-set' ? { ...found, state: 'unseen' } : found]);
  });

  it.each<[string, ConfigEffect, string[], VariableReport['state'], string[]]>([
    ['with a new default', CHANGED, ['A'], 'unseen', ['A']],
    ['with a new default and its own name again', CHANGED_AND_BACK, ['A'], 'unseen', ['A']],
    ['that is renamed, by its new name', RENAMED, ['B'], 'unseen', ['B']],
    ['that is renamed, by both names', RENAMED, ['A', 'B'], 'set', []],
    ['that is renamed, by its old name', RENAMED, ['A'], 'set', []],
    ['that is removed', REMOVED, ['A'], 'set', []],
  ])('no lie: for some of what runs only, %s', (_, effect, names, state, open) => {
    const { set, unseen } = environment(names);
    const found = matchVariables([effect], { set: set.map((each) => ({ ...each, isPartial: true })), unseen });
    expect(found.variables.map((each) => each.state)).toEqual([state]);
    expect(found.unseenVariables.map(({ source, line }) => [source.slice(0, 3), line])).toEqual(
      open.map((name) => [`\`${name}\``, names.indexOf(name) + 1]),
    );
  });

  it('is unseen, not unset, next to an unreadable secret', () => {
    const sources = ['the secret `s`', 'the config map `c`'];
    const { variables, unseenVariables } = matchVariables([REMOVED, CHANGED], environment([], sources));
    expect(variables.map(({ state }) => state)).toEqual(['unseen', 'unseen']);
    expect(unseenVariables).toEqual([
      { source: 'the secret `s`', file: 'values.yaml', line: 10 },
      { source: 'the config map `c`', file: 'values.yaml', line: 11 },
    ]);
  });

  it('is unseen, not unset, if the files show no variables at all', () => {
    expect(matchVariables([REMOVED], null)).toEqual({
      variables: [{ ...REMOVED, state: 'unseen', setName: null, file: null, line: null }],
      unseenVariables: [],
    });
  });
});

describe('what cannot be seen', () => {
  it.each<[string, ConfigEffect[], ContainerVariables | null]>([
    ['nothing changes', [], environment(['A'], ['the secret `s`'])],
    ['nothing changes and nothing is known', [], null],
    ['all that changes is set', [REMOVED], environment(['A'], ['the secret `s`'])],
  ])('is not reported if %s', (_, effects, found) => {
    expect(matchVariables(effects, found).unseenVariables).toEqual([]);
  });

  it('never makes a variable one that is not set', () => {
    const name = fc.constantFrom('A', 'B', 'C', '__proto__');
    const effect = fc
      .tuple(fc.constantFrom<ConfigEffect['effect'][]>('removed', 'renamed', 'default-changed'), name, name, name)
      .map(([kind, ...names]) => effectOn(kind, ...([...new Set(names)] as unknown as Names)));
    const given = fc.record({ effects: fc.array(effect), set: fc.uniqueArray(name), sources: fc.array(fc.string()) });
    holds(
      fc.property(given, ({ effects, set, sources }) => {
        const { variables, unseenVariables } = matchVariables(effects, environment(set, sources));
        expect(variables.map(({ names }) => names)).toEqual(effects.map(({ names }) => names));
        for (const { state, setName, names, line } of variables) {
          expect(setName === null).toBe(state === 'unseen' || state === 'not-set');
          if (setName !== null) expect([names.includes(setName), set[(line ?? 0) - 1]]).toEqual([true, setName]);
          expect(state).not.toBe(sources.length > 0 ? 'not-set' : 'unseen');
        }
        expect(unseenVariables).toHaveLength(variables.some(({ state }) => state === 'unseen') ? sources.length : 0);
      }),
    );
  });
});
