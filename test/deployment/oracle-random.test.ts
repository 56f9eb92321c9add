import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { Fuzzer } from '../../scripts/oracle/random/fuzzer.js';
import { buildCase, changedFiles, planOf, REPOSITORIES, renamesOf } from '../../scripts/oracle/random/random-cases.js';
import { readRenderedImage } from '../support/found-objects.ts';

const WORLD = { versions: ['1.1.0', '2.0.0', '2.2.0', '2.4.0'], charts: ['2.16.361', '2.16.360'] };
const KINDS = Object.keys(REPOSITORIES);

type Files = Readonly<Record<string, string>>;
interface Tree {
  readonly files: Files;
  readonly units: readonly { name?: string; run?: readonly string[]; at?: string; flux?: string; argoCd?: string }[];
}

function caseOf(kind: string, seed: string, at: number): { base: Tree; head: Tree } {
  return buildCase(planOf(kind, seed, at, WORLD), WORLD);
}

describe.each(KINDS)('random repositories of the kind %s', (kind) => {
  it('are the same for the same seed, and others for another', () => {
    const some = (seed: string) => Array.from({ length: 20 }, (_, at) => caseOf(kind, seed, at));
    expect(some('one')).toEqual(some('one'));
    expect(some('one')).not.toEqual(some('two'));
  });

  it('hold what their commands name, and change something', () => {
    const cases = Array.from({ length: 40 }, (_, at) => ({ at, ...caseOf(kind, 'form', at) }));
    for (const { at, base, head } of cases) {
      for (const { files, units } of [base, head]) {
        const where = `${kind} ${at}`;
        const paths = Object.keys(files);
        expect(paths.filter((path) => posix.normalize(path) !== path || path.startsWith('..'))).toEqual([]);
        expect(JSON.stringify(files), where).toContain('lightdash');
        const names = units.map(({ name, flux, argoCd }) => name ?? flux ?? argoCd);
        expect(new Set(names).size, where).toBe(units.length);
        expect(names.length, where).toBeGreaterThan(0);
        expect(
          namedFiles(units).filter((path) => !(path in files)),
          where,
        ).toEqual([]);
      }
    }
    expect(cases.filter((each) => Object.keys(changedFiles(each)).length > 0).length).toBeGreaterThan(25);
  });

  it('are valid YAML, unless an edit makes them invalid', () => {
    for (let at = 0; at < 25; at++) {
      const { files } = buildCase({ ...planOf(kind, 'yaml', at, WORLD), edits: [] }, WORLD).head as Tree;
      for (const [path, text] of Object.entries(files)) {
        if (!/\.ya?ml$/.test(path) || path.includes('/templates/')) continue;
        const errors = parseAllDocuments(text, { logLevel: 'error' }).flatMap(({ errors: each }) => each);
        expect(errors, `${path}\n${text}`).toEqual([]);
      }
    }
  });
});

/** The files that commands name. */
function namedFiles(units: Tree['units']): string[] {
  return units.flatMap(({ run = [], at = '', flux, argoCd }) => [
    ...run.flatMap((argument, index) => (run[index - 1] === '-f' ? [`${at}${argument}`] : [])),
    ...[flux, argoCd].flatMap((path) => path ?? []),
  ]);
}

describe('the fuzzer', () => {
  /** Stands in for compose: the last image that any file names is deployed. */
  const render = async ({ files }: Tree) => {
    const images = Object.values(files).flatMap((text) => [...text.matchAll(/lightdash\/lightdash:\d[\d.]*/g)]);
    return new Map([['project', images.slice(-1).map(([image]) => image)]]);
  };
  const fuzzerWith = (judge: (base: Files, head: Files) => object) =>
    new Fuzzer({
      world: WORLD,
      render,
      judge: async (base: Files, head: Files) => judge(base, head),
      versionOf: (image: string) => readRenderedImage(image)?.version,
    });
  const green = { outcome: { fails: false }, decision: 'unchanged', deployments: [] };
  const red = { outcome: { fails: true }, decision: 'unproven', deployments: [] };
  const last = async (files: Files) => [...(await render({ files, units: [] })).values()].join();

  it('finds a gate that overlooks a change, and prints the smallest case', async () => {
    const fuzzer = fuzzerWith(() => green);
    const { judged, different, found } = await fuzzer.run('compose', 'planted', 60);
    expect(judged).toBeGreaterThan(30);
    expect(found).toHaveLength(different);
    const [cause] = await fuzzer.causesOf('compose', found.slice(0, 1));
    expect(cause).toMatchObject({ count: 1, case: { expect: 'red', firm: true, args: [] } });
    const { base, change, from, to, why } = cause?.case ?? expect.fail('no case');
    expect([from, to].every((version) => WORLD.versions.includes(version))).toBe(true);
    expect(why).toMatch(/^wrong green: .*; deployed by docker-compose/);
    const lines = Object.values({ ...base, ...change } as Files)
      .join('')
      .trimEnd()
      .split('\n');
    expect(lines.length, lines.join('\n')).toBeLessThan(4);
  });

  it('finds a gate that cries wolf', async () => {
    const fuzzer = fuzzerWith(() => red);
    const { found } = await fuzzer.run('compose', 'planted', 60);
    expect(new Set(found.map(({ finding }) => finding))).toEqual(new Set(['false red']));
    const [cause] = await fuzzer.causesOf('compose', found.slice(0, 1));
    expect(cause?.case).toMatchObject({ expect: 'green', firm: true });
  });

  it('finds nothing in a gate that is right', async () => {
    const before = new Map<Files, string>();
    const judge = async (base: Files, head: Files) => {
      const [from, to] = [before.get(base) ?? (await last(base)), await last(head)];
      return from === to ? green : red;
    };
    const fuzzer = new Fuzzer({ world: WORLD, render, judge, versionOf: (image: string) => image });
    expect((await fuzzer.run('compose', 'planted', 60)).found).toEqual([]);
  });
});

describe('renames of random cases', () => {
  it('are files with at least half of the text', () => {
    const text = 'a: 1\nb: 2\nc: 3\nd: 4\n';
    expect(renamesOf({ 'old.yaml': text, 'other.yaml': 'x: 1\n' }, { 'new.yaml': `${text}e: 5\n` })).toEqual(
      new Map([['new.yaml', 'old.yaml']]),
    );
    expect(renamesOf({ 'old.yaml': text }, { 'new.yaml': 'x: 1\n' })).toEqual(new Map());
  });
});
