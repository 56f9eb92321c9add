import { describe, expect, it } from 'vitest';
import {
  type MergedList,
  type MergedMap,
  type MergedValue,
  mergeValues,
} from '../../../../src/deployment/formats/helm/merged-values.ts';
import { ValuesScope } from '../../../../src/deployment/formats/helm/values-scope.ts';
import { YamlFile } from '../../../../src/deployment/source/yaml.ts';
import { deploymentsIn } from '../../../support/detection.ts';

const MOST = 20_000;
const REST = 'the secret `more values than are read`';
const IMAGE = 'image: {repository: lightdash/lightdash, tag: 1.2.3}\n';

const merge = (...texts: readonly string[]) => {
  const layers = texts.map((text, at) => {
    const file = new YamlFile(`v${at}.yaml`, text);
    return { file, root: file.root };
  });
  return mergeValues(new ValuesScope(layers), (name) => name !== 'unwanted');
};

const within = (value: MergedMap | MergedList): MergedValue[] =>
  value.kind === 'map' ? [...value.members.values()].map((member) => member.value) : [...value.items.values()];

/** Members and items, with all that is within them. */
function sizeOf(value: MergedValue): number {
  if (value.kind === 'scalar') return 0;
  return within(value).reduce((sum, each) => sum + 1 + sizeOf(each), 0);
}

/** The texts of what stands for the rest. */
function showRest(value: MergedValue): string[] {
  if (value.kind === 'scalar') return value.text === 'more values than are read' ? [value.text] : [];
  return within(value).flatMap(showRest);
}

/** A mapping (or a sequence) of so many entries on one line. */
const mapOf = (count: number) => `{${Array.from({ length: count }, (_, at) => `A${at}: 1`).join(', ')}}`;
const listOf = (count: number) => `[${Array.from({ length: count }, () => '1').join(', ')}]`;
/** One that is written once, and stands under so many keys. */
const repeated = (value: string, keys: number) =>
  `w0: &x ${value}\n${Array.from({ length: keys }, (_, at) => `w${at + 1}: *x\n`).join('')}`;

describe('values of a release', () => {
  it.each<[string, string[]]>([
    ['a map', [`env: ${mapOf(MOST - 1)}`]],
    ['a list', [`env: ${listOf(MOST - 2)}\nother: 1`]],
    ['several layers', [`env: ${mapOf(MOST / 2 - 1)}`, `env: ${mapOf(MOST / 2 - 1)}`]],
    ['what nobody asked for', [`unwanted: ${mapOf(3 * MOST)}\nenv: {A: 1}`]],
    ['an alias', [repeated(mapOf(90), 200)]],
  ])('are read whole where they have no more than any release: %s', (_, texts) => {
    const merged = merge(...texts);
    expect(merged.members.has('unwanted')).toBe(false);
    expect(showRest(merged)).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['a map', [`env: ${mapOf(MOST + 1)}`]],
    ['a list', [`env: ${listOf(MOST + 1)}`]],
    ['several layers', [`env: ${mapOf(MOST - 10)}`, `env: ${mapOf(MOST)}`]],
    ['the top', [mapOf(MOST + 1)]],
    ['aliases of a map', [repeated(mapOf(200), 1_000)]],
    ['aliases of a list', [repeated(listOf(200), 1_000)]],
    ['aliases within each other', [`a: &a ${listOf(50)}\nb: &b [${'*a, '.repeat(50)}]\nc: [${'*b, '.repeat(50)}]`]],
  ])('are cut where they have more than any release: %s', (_, texts) => {
    const merged = merge(...texts);
    // Each that is cut says so by an entry or two of its own.
    expect(sizeOf(merged)).toBeLessThanOrEqual(3 * MOST);
    expect(showRest(merged)).not.toEqual([]);
  });

  it.each<[string, string, string]>([
    ['a map', `secrets: ${mapOf(MOST + 1)}`, REST],
    ['a list', `extraEnv: [${'{value: 1}, '.repeat(MOST)}]`, REST],
    ['a map in a workload', `scheduler: {env: ${mapOf(MOST + 1)}}`, REST],
    ['sources', `extraEnvFrom: [${'{secretRef: s}, '.repeat(MOST)}]`, REST],
    ['names', `existingSecret: [${'a, '.repeat(MOST)}]`, '`existingSecret`'],
    ['what a store outside brings', `externalSecrets: ${listOf(MOST)}`, '`externalSecrets`'],
  ])('are never taken for all there is: %s', async (_, text, expected) => {
    const [found] = await deploymentsIn({ 'v.yaml': `${IMAGE}${text}\n` });
    expect(found?.environment?.unseen.map(({ source }) => source)).toContain(expected);
  });

  it('are not taken for all there is where another key had too many', async () => {
    const text = `${IMAGE}backend: {extraEnv: &x ${mapOf(900)}}\n${Array.from({ length: 100 }, (_, at) => `a${at}Worker: {extraEnv: *x}\n`).join('')}`;
    const [found] = await deploymentsIn({ 'v.yaml': `${text}scheduler: {env: [{name: LAST}]}\n` });
    const set = found?.environment?.set.map(({ name }) => name) ?? [];
    expect([set.includes('A0'), set.includes('LAST')]).toEqual([true, false]);
    expect(found?.environment?.unseen.map(({ source }) => source)).toContain(REST);
  });
});

describe('values of a release and of what patches it', () => {
  const texts = (value: MergedValue): unknown =>
    value.kind === 'map'
      ? Object.fromEntries([...value.members].map(([name, member]) => [name, texts(member.value)]))
      : value.kind === 'scalar'
        ? value.text
        : null;
  const mapping = {};

  it.each<[string, string, string, unknown]>([
    ['a: null', 'a: 1', 'a: 2', { a: '2' }],
    ['a: null', 'a: {b: 1}', 'a: {c: 2}', { a: { c: '2' } }],
    ['a: {b: null}', 'a: {b: 1, c: 1}', 'a: {b: 2}', { a: { b: '2', c: '1' } }],
    ['b: 3', 'a: null', 'a: 2', { b: '3' }],
    ['a: 3', 'a: null', 'a: 2', { a: '3' }],
  ])('a null in the patch %s of %s shows what %s says below', (patch, own, below, expected) => {
    const [over, base, lowest] = [patch, own, below].map((text) => {
      const file = new YamlFile('v.yaml', text);
      return { file, root: file.root };
    });
    if (over === undefined || base === undefined || lowest === undefined) throw new TypeError('no layer');
    const scope = new ValuesScope([{ ...over, mapping, isPatch: true }, { ...base, mapping }, lowest]);
    expect(texts(mergeValues(scope, () => true))).toEqual(expected);
  });
});
