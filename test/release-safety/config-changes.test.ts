import { describe, expect, it } from 'vitest';
import { type ConfigChange, readConfigChange } from '../../src/release-safety/config-changes.ts';
import { changed, type Default, removed, renamed } from '../support/config-changes.ts';

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
    [
      'of the kind rather than the members',
      { kind: 'removed', name: 'A', ...previous, defaultValue: '6' },
      removed('A', '5'),
    ],
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
