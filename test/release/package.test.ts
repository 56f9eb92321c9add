import { execFileSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT, runNode } from '../support/process.ts';

const manifest = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
const scripts: Readonly<Record<string, string>> = manifest.scripts;

describe('the package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-gate-package-'));
  const unpacked = join(folder, 'package');
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeAll(() => {
    const args = ['pack', '--offline', '--silent', '--pack-destination', folder];
    const file = execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    execFileSync('tar', ['-xzf', join(folder, file), '-C', folder]);
  });

  it('has the actions, their bundle, the licence and the manifest, and nothing else', () => {
    expect(readdirSync(unpacked).sort()).toEqual([
      'LICENSE',
      'README.md',
      'action.yml',
      'dist',
      'package.json',
      'query-history',
      'query-recipes',
    ]);
    const listed = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    expect(listed(join(unpacked, 'dist'))).toEqual(listed(`${ROOT}dist`));
    const files = listed(unpacked).filter((path) => statSync(join(unpacked, path)).isFile());
    expect(files.length).toBeLessThan(120);
  });

  it('asks for no other package: the bundle has them all', () => {
    expect(manifest).not.toHaveProperty('dependencies');
  });

  it('runs without an installed package, from its own folder', async () => {
    const bin = join(unpacked, manifest.bin['upgrade-gate']);
    expect(() => accessSync(bin, constants.X_OK)).not.toThrow();
    const documents = [
      ...['--index-url', `${ROOT}fixtures/release-safety-index.json`],
      ...['--release-asset-url', `${ROOT}fixtures/artifacts/{version}.json`],
    ];
    const ask = (to: string) => runNode([bin, 'gate', '--from', '2.0.0', '--to', to, ...documents], { cwd: unpacked });
    expect(await ask('2.2.0')).toMatchObject({ code: 0, stdout: expect.stringContaining('can roll') });
    expect(await ask('2.5.0')).toMatchObject({ code: 1 });
  });
});

describe('the scripts of package.json', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0');
  const texts = tracked
    .filter((path) => /^(?:\.ci|\.github|docs|scripts|test)\/|^[A-Z]+\.md$/.test(path) && !path.includes('gallery/'))
    .map((path) => ({ path, text: readFileSync(`${ROOT}${path}`, 'utf8') }));

  // For a package of a git address, npm installs the development tree first if one of these is there.
  it.each(['build', 'preinstall', 'install', 'postinstall', 'prepack', 'prepare'])('have no %s', (name) => {
    expect(scripts).not.toHaveProperty(name);
    expect(manifest).not.toHaveProperty('workspaces');
  });

  it('are all that pages, workflows and scripts ask people to run', () => {
    const unknown = texts.flatMap(({ path, text }) =>
      [...text.matchAll(/\bnpm run ([\w-]+)/g)].flatMap(([, name = '']) =>
        Object.hasOwn(scripts, name) ? [] : [`${path}: ${name}`],
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('run files that are there, and other scripts that are there', () => {
    const files = Object.values(scripts).flatMap((line) => line.match(/\bscripts\/[\w/-]+\.js/g) ?? []);
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !tracked.includes(file))).toEqual([]);
    const others = Object.values(scripts).flatMap((line) =>
      [...line.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name),
    );
    expect(others.filter((name = '') => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it.each([
    ['oracle', [], /node scripts\/oracle\/install\.js FOLDER/],
    ['act', [], /go install github\.com\/nektos\/act@/],
  ])('%s names what is missing, and how to get it', async (name, args, says) => {
    const [, file = ''] = /^node (\S+)$/.exec(scripts[name] ?? '') ?? [];
    const { code, stderr } = await runNode([file, ...args], { env: { PATH: '/nonexistent' } });
    expect(code).not.toBe(0);
    expect(stderr).toMatch(says);
  });
});
