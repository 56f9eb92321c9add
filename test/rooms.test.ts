import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './support/process.ts';

const SOURCES = join(ROOT, 'src');

/** Which rooms each may use (CONTRIBUTING, "Where things are"). */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  actions: ['gate', 'net', 'page', 'release-safety', 'render', 'repository', 'runner'],
  cli: [
    'deployment',
    'documents',
    'evidence',
    'gate',
    'net',
    'page',
    'product',
    'release-safety',
    'render',
    'repository',
    'settings',
  ],
  companions: ['documents', 'evidence', 'net', 'page', 'product', 'release-safety', 'runner', 'settings'],
  render: ['deployment', 'gate', 'page', 'problems', 'product', 'release-safety'],
  gate: [
    'comparison',
    'deployment',
    'documents',
    'evidence',
    'net',
    'problems',
    'product',
    'release-safety',
    'repository',
    'settings',
    'syntax',
  ],
  comparison: ['deployment', 'documents', 'problems', 'product', 'release-safety', 'repository', 'syntax'],
  deployment: ['problems', 'product', 'release-safety', 'repository', 'syntax'],
  evidence: ['documents', 'net', 'product', 'release-safety'],
  syntax: ['problems', 'repository'],
  repository: ['net', 'product'],
  'release-safety': ['documents', 'product'],
  problems: ['product'],
  runner: ['documents', 'net', 'page', 'settings'],
  page: ['net'],
  documents: [],
  settings: ['documents'],
  net: [],
  product: [],
};

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => path.split(sep).join('/'));

/** The files of `src/` that one takes in, also where it loads them late. */
function usedBy(path: string): string[] {
  const text = readFileSync(join(SOURCES, path), 'utf8');
  return [...text.matchAll(/(?:\bfrom|\bimport\(?)\s*'(\.[^']+)'/g)].map(([, to = '']) =>
    relative(SOURCES, resolve(SOURCES, path, '..', to))
      .split(sep)
      .join('/'),
  );
}

const roomOf = (path: string) => path.split('/')[0] as string;

describe('the rooms', () => {
  it('are those that are known', () => {
    expect([...new Set(files.map(roomOf))].sort()).toEqual(Object.keys(MAY_USE).sort());
  });

  it.each(Object.entries(MAY_USE))('%s uses nothing that uses it', (room, others) => {
    const ways = files
      .filter((path) => roomOf(path) === room)
      .flatMap((path) => usedBy(path).map((to) => [path, to] as const));
    expect(ways.length).toBeGreaterThan(0);
    const forbidden = ways.filter(([, to]) => roomOf(to) !== room && !others.includes(roomOf(to)));
    expect(forbidden.map((way) => way.join(' → '))).toEqual([]);
  });
});

describe('the files', () => {
  const linesOf = (path: string) => readFileSync(join(SOURCES, path), 'utf8').split('\n').length - 1;

  it('lead in no circle, imports of types included', () => {
    const imports = new Map(files.map((path) => [path, usedBy(path)]));
    expect(circlesIn(imports)).toEqual([]);
  });

  it('stay below 300 lines', () => {
    expect(files.filter((path) => linesOf(path) >= 300)).toEqual([]);
  });

  it('leave no room with more than a quarter of all lines', () => {
    const all = files.reduce((sum, path) => sum + linesOf(path), 0);
    const inRoom = (room: string) =>
      files.filter((path) => roomOf(path) === room).reduce((sum, path) => sum + linesOf(path), 0);
    expect(Object.keys(MAY_USE).filter((room) => inRoom(room) * 4 > all)).toEqual([]);
  });

  /** The code of a file without its comments. */
  const codeOf = (path: string) =>
    readFileSync(join(SOURCES, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*/g, '');

  it.each<[string, RegExp, readonly string[]]>([
    // A condition is no loop.
    ['no `if` written as a loop', /\bfor (?:await )?\(const [^\n;]* of [^\n;]*[^?]\? [^\n;]* : [^\n;]*\) \{$/m, []],
    ['no spread of a literal', /\.\.\.(?:\{|\[\s*['"`(])/, []],
    // The value itself lies in product/. Whoever means another product changes one line there.
    [
      'nothing that names the product, but for its own room',
      /lightdash/i,
      ['product/lightdash.ts', 'product/product.ts'],
    ],
  ])('hold %s', (_, pattern, except) => {
    const found = files.filter((path) => pattern.test(codeOf(path)));
    expect(found).toEqual(except);
  });

  /** The files of each circle, in one text: those that reach each other (Tarjan's algorithm). */
  function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[] {
    const order = new Map<string, number>();
    const lowest = new Map<string, number>();
    const stack: string[] = [];
    const circles: string[] = [];
    const visit = (path: string) => {
      order.set(path, order.size);
      lowest.set(path, order.get(path) as number);
      stack.push(path);
      for (const to of imports.get(path) ?? []) {
        if (!order.has(to)) visit(to);
        if (stack.includes(to)) lowest.set(path, Math.min(lowest.get(path) as number, lowest.get(to) as number));
      }
      if (lowest.get(path) !== order.get(path)) return;
      const circle = stack.splice(stack.indexOf(path));
      if (circle.length > 1) circles.push(circle.toSorted().join(' ↔ '));
    };
    for (const path of imports.keys()) if (!order.has(path)) visit(path);
    return circles.toSorted();
  }
});

describe('the pages for contributors', () => {
  it('say of each room which it may import', () => {
    const page = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
    const rows = [...page.matchAll(/^\| `src\/([\w-]+)\/` \| .* \| (.*?) ?\|$/gm)];
    const said = rows.map(([, room = '', others = '']) => [room, others.match(/[\w-]+/g) ?? []] as const);
    expect(Object.fromEntries(said)).toEqual(MAY_USE);
  });

  it.each<[string, number]>([
    ['CONTRIBUTING.md', 40],
    ['docs/maintainers/adding-a-kind.md', 8],
  ])('%s names only files that exist', (path, fewest) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    const named = [...text.matchAll(/(?<![\w./-])((?:[a-z-]+\/)*[a-z-]+\.(?:test\.)?ts)\b/g)].map(
      ([, name = '']) => name,
    );
    expect(named.length).toBeGreaterThan(fewest);
    const all = [...files, ...readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })].map(
      (each) => `/src/test/${each.split(sep).join('/')}`,
    );
    expect(
      named.filter((name) => !all.some((each) => each.endsWith(`/${name.replace(/^(?:src|test)\//, '')}`))),
    ).toEqual([]);
  });
});

describe('what a question does not need', () => {
  /** The packages that are there before a module's first line runs. */
  function loadedWith(path: string, seen = new Set<string>()): Set<string> {
    if (seen.has(path)) return seen;
    seen.add(path);
    const text = readFileSync(join(SOURCES, path), 'utf8');
    for (const [, from = ''] of text.matchAll(/^(?:import|export)\b(?! type\b)[^;']*\bfrom '([^']+)'/gm)) {
      if (!from.startsWith('.'))
        seen.add(
          `package ${from
            .split('/')
            .slice(0, from.startsWith('@') ? 2 : 1)
            .join('/')}`,
        );
      else
        loadedWith(
          relative(SOURCES, resolve(SOURCES, path, '..', from))
            .split(sep)
            .join('/'),
          seen,
        );
    }
    return seen;
  }

  const needed = ['fastest-levenshtein', 'semver'];
  it.each<[string, readonly string[]]>([
    ['cli/run.ts', ['fastest-levenshtein']],
    ['cli/upgrade-check.ts', needed],
    ['cli/plan.ts', needed],
    ['cli/gate.ts', needed],
    ['cli/apply.ts', needed],
    ['cli/detect.ts', needed],
    ['actions/run.ts', ['@actions/core', ...needed]],
  ])('is not loaded by %s', (path, packages) => {
    const loaded = [...loadedWith(path)];
    const found = loaded.filter((each) => each.startsWith('package ') && !each.includes('node:'));
    expect(found.map((each) => each.slice('package '.length)).sort()).toEqual([...packages].sort());
    // The facts of a kind load no reader.
    const ofKinds = loaded.filter((each) => each.startsWith('deployment/kinds/'));
    expect(ofKinds.filter((each) => !/\/(?:facts|kinds)\.ts$/.test(each))).toEqual([]);
  });
});

describe('the companions', () => {
  const reachable = (path: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(path) || !files.includes(path)) return seen;
    seen.add(path);
    for (const to of usedBy(path)) reachable(to, seen);
    return seen;
  };

  it('reach every file that is there for them', () => {
    const reached = ['history', 'recipes'].flatMap((name) => [...reachable(`companions/${name}/run.ts`)]);
    const theirs = files.filter((path) => path.startsWith('companions/'));
    expect(theirs.length).toBeGreaterThan(60);
    expect(theirs.filter((path) => !reached.includes(path))).toEqual([]);
  });

  it.each(['history', 'recipes'])('%s does not reach the verdict, nor the gate what it asks', (name) => {
    const companion = reachable(`companions/${name}/run.ts`);
    expect(companion.has('runner/frame.ts')).toBe(true);
    const deciding = ['actions/outputs.ts', 'gate/gate.ts'];
    expect(deciding.filter((path) => companion.has(path))).toEqual([]);
    const gate = reachable('actions/run.ts');
    expect(deciding.filter((path) => !gate.has(path))).toEqual([]);
    expect([...gate].filter((path) => path.startsWith('companions/'))).toEqual([]);
  });
});
