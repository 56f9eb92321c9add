import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PERMISSIVE, readLicences } from '../../scripts/bundle/licences.js';
import { checksums, inventory, verifyDist } from '../../scripts/release/assets.js';
import { billOfMaterials } from '../../scripts/release/sbom.js';
import { temporaryFolder } from '../support/git-repository.ts';
import { ROOT } from '../support/process.ts';

const BUNDLES = ['cli', 'gate', 'query-history', 'query-recipes'];
const lock = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8'));
const { sbom } = inventory(ROOT);

/** Folders of the packages that a bundle's own code names: the bundler's remarks on what it has put where. */
function foldersNamedIn(bundle: string): string[] {
  const code = readdirSync(`${ROOT}dist/${bundle}`)
    .filter((file) => file.endsWith('index.js'))
    .map((file) => readFileSync(`${ROOT}dist/${bundle}/${file}`, 'utf8'))
    .join('\n');
  const named = code.matchAll(/(?:;\/\/ |EXTERNAL MODULE: |CONCATENATED MODULE: )\.\/(node_modules\/\S+)/g);
  return [...new Set([...named].map(([, path]) => path?.match(/^.*node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0] ?? ''))];
}

describe.each(BUNDLES)('the licences of dist/%s', (bundle) => {
  const packages = readLicences(readFileSync(`${ROOT}dist/${bundle}/licenses.txt`, 'utf8'));
  const listed = packages.map(({ name, version }) => `${name} ${version}`);

  it('are those of every package that its code names', () => {
    const folders = foldersNamedIn(bundle);
    expect(folders.length).toBeGreaterThan(3);
    const named = folders.map((folder) => `${folder.split('node_modules/').at(-1)} ${lock.packages[folder]?.version}`);
    expect(named.filter((found) => !listed.includes(found))).toEqual([]);
  });

  it('are permissive, with their texts, each package once', () => {
    expect(packages.filter(({ license }) => !PERMISSIVE.has(license))).toEqual([]);
    for (const { text } of packages) expect(text).toMatch(/permission|licen[cs]e/i);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('are those that the bill of materials gives the bundle', () => {
    const { dependsOn } = sbom.dependencies.find(({ ref }) => ref.endsWith(`#dist/${bundle}/index.js`)) as {
      dependsOn: string[];
    };
    expect(dependsOn).toEqual(
      packages.map(({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`).sort(),
    );
  });
});

describe('the bill of materials', () => {
  it('names nothing that only builds or tests', () => {
    const libraries = sbom.components.filter(({ type }) => type === 'library');
    expect(libraries.length).toBeGreaterThan(10);
    for (const { group, name, version } of libraries as { group?: string; name: string; version: string }[]) {
      const full = group === undefined ? name : `${group}/${name}`;
      const entries = Object.entries<{ version: string; dev?: boolean }>(lock.packages);
      const entry = entries.find(([path, found]) => path.endsWith(`node_modules/${full}`) && found.version === version);
      expect([full, entry?.[1].dev ?? false]).toEqual([full, false]);
    }
  });

  it('has the digests of the bundles', () => {
    for (const bundle of BUNDLES) {
      const digest = createHash('sha256')
        .update(readFileSync(`${ROOT}dist/${bundle}/index.js`))
        .digest('hex');
      const component = sbom.components.find(({ name }) => name === `dist/${bundle}/index.js`);
      expect(component).toMatchObject({ type: 'file', hashes: [{ alg: 'SHA-256', content: digest }] });
    }
  });

  it('refers to nothing that it does not have, and has everything once', () => {
    const refs = [sbom.metadata.component['bom-ref'], ...sbom.components.map((component) => component['bom-ref'])];
    expect(new Set(refs).size).toBe(refs.length);
    expect(sbom.dependencies.map(({ ref }) => ref).sort()).toEqual([...refs].sort());
    const used = sbom.dependencies.flatMap((dependency) => ('dependsOn' in dependency ? dependency.dependsOn : []));
    expect(used.filter((ref) => !refs.includes(ref))).toEqual([]);
  });

  it('is the same every time', () => expect(JSON.stringify(inventory(ROOT).sbom)).toBe(JSON.stringify(sbom)));

  it('is refused for a package that the lock file does not have', () => {
    const packages = [{ name: 'a', version: '1.0.0', license: 'MIT', text: '' }];
    const product = { version: '1.0.0', bundles: [{ name: 'gate', sha256: '', packages }] };
    const entry = (version: string) => ({ version, integrity: `sha512-${Buffer.from('x').toString('base64')}` });
    expect(() => billOfMaterials({ ...product, lock: { packages: { 'node_modules/a': entry('1.0.1') } } })).toThrow(
      'a 1.0.0 is in a bundle',
    );
    expect(() => billOfMaterials({ ...product, lock: { packages: { 'node_modules/ba': entry('1.0.0') } } })).toThrow(
      'a 1.0.0 is in a bundle',
    );
    expect(
      billOfMaterials({ ...product, lock: { packages: { 'node_modules/b/node_modules/a': entry('1.0.0') } } })
        .components,
    ).toHaveLength(2);
  });
});

describe('the digests of a release', () => {
  function copyOfDist() {
    const folder = temporaryFolder();
    cpSync(`${ROOT}dist`, join(folder, 'dist'), { recursive: true });
    const files = BUNDLES.flatMap((bundle) =>
      readdirSync(join(folder, 'dist', bundle)).map((file) => `dist/${bundle}/${file}`),
    );
    return { folder, sums: checksums(new Map(files.map((file) => [file, readFileSync(join(folder, file))]))) };
  }

  function withFile(folder: string, path: string, sums: string): string {
    writeFileSync(join(folder, path), 'x');
    return sums;
  }

  it('hold for the bundles they were made of', () => {
    const { folder, sums } = copyOfDist();
    expect(sums).toMatch(/^[0-9a-f]{64} {2}dist\/gate\/index\.js$/m);
    expect(() => verifyDist(folder, `${'0'.repeat(64)}  upgrade-gate-1.0.0.tar.gz\n${sums}`)).not.toThrow();
  });

  it.each<[string, (folder: string, sums: string) => string]>([
    ['a changed file', (folder, sums) => withFile(folder, 'dist/gate/index.js', sums)],
    ['a further file', (folder, sums) => withFile(folder, 'dist/gate/1.index.js', sums)],
    ['a file that is not there', (_, sums) => `${sums}${'0'.repeat(64)}  dist/gate/0.index.js\n`],
    ['no digest at all', () => ''],
  ])('do not hold with %s', (_, change) => {
    const { folder, sums } = copyOfDist();
    const changed = change(folder, sums);
    expect(() => verifyDist(folder, changed)).toThrow('dist/ is not what was released');
  });
});
