import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PERMISSIVE, readLicences } from '../../scripts/bundle/licences.js';
import { checksums, inventory, verifyDist, writeAssets } from '../../scripts/release/assets.js';
import { billOfMaterials } from '../../scripts/release/sbom.js';
import { type FileContent, repositoryWith, temporaryFolder } from '../support/git-repository.ts';
import { ROOT, runNode } from '../support/process.ts';

const lock = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8'));
const manifest = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
const { sbom } = inventory(ROOT);

/** All files of the bundle, by their paths from the root of the repository on. */
const DIST = readdirSync(`${ROOT}dist`, { recursive: true, encoding: 'utf8' })
  .map((path) => `dist/${path.split(sep).join('/')}`)
  .filter((path) => statSync(ROOT + path).isFile());
const CODE = DIST.filter((path) => path.endsWith('.js'));

/** Folders of the packages that the bundle's own code names: the bundler's remarks on what it has put where. */
function foldersNamed(): string[] {
  const code = CODE.map((file) => readFileSync(ROOT + file, 'utf8')).join('\n');
  const named = code.matchAll(/(?:;\/\/ |EXTERNAL MODULE: |CONCATENATED MODULE: )\.\/(node_modules\/\S+)/g);
  return [...new Set([...named].map(([, path]) => path?.match(/^.*node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0] ?? ''))];
}

describe('the licences of the bundle', () => {
  const packages = readLicences(readFileSync(`${ROOT}dist/parts/licenses.txt`, 'utf8'));
  const listed = packages.map(({ name, version }) => `${name} ${version}`);

  it('are those of every package that its code names', () => {
    const folders = foldersNamed();
    expect(folders.length).toBeGreaterThan(10);
    const named = folders.map((folder) => `${folder.split('node_modules/').at(-1)} ${lock.packages[folder]?.version}`);
    expect(named.filter((found) => !listed.includes(found))).toEqual([]);
  });

  it('are permissive, with their texts, each package once', () => {
    expect(packages.filter(({ license }) => !PERMISSIVE.has(license))).toEqual([]);
    for (const { text } of packages) expect(text).toMatch(/permission|licen[cs]e/i);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('are those that the bill of materials lists', () => {
    const libraries = sbom.components.filter(({ type }) => type === 'library').map((library) => library['bom-ref']);
    expect(libraries).toEqual(
      packages.map(({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`).sort(),
    );
  });
});

describe('the bill of materials', () => {
  it('names nothing that only builds or tests', () => {
    const libraries = sbom.components.filter(({ type }) => type === 'library');
    expect(libraries.length).toBeGreaterThan(10);
    const folder = `${ROOT}src/`;
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
    const texts = sources.map((path) => readFileSync(folder + path, 'utf8')).join('\n');
    const isImported = (name: string) => texts.includes(`'${name}'`) || texts.includes(`'${name}/`);
    const tools = Object.keys(manifest.devDependencies).filter((name) => !isImported(name));
    expect(tools).toContain('vitest');
    const names = (libraries as { group?: string; name: string }[]).map(({ group, name }) =>
      group === undefined ? name : `${group}/${name}`,
    );
    expect(names.filter((name) => tools.includes(name))).toEqual([]);
  });

  it('has the digests of all code', () => {
    for (const path of CODE) {
      const digest = createHash('sha256')
        .update(readFileSync(ROOT + path))
        .digest('hex');
      const component = sbom.components.find(({ name }) => name === path);
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
    const product = { version: '1.0.0', files: [{ path: 'dist/gate/index.js', sha256: '' }], packages };
    const entry = (version: string) => ({ version, integrity: `sha512-${Buffer.from('x').toString('base64')}` });
    expect(() => billOfMaterials({ ...product, lock: { packages: { 'node_modules/a': entry('1.0.1') } } })).toThrow(
      'a 1.0.0 is in the bundle',
    );
    expect(() => billOfMaterials({ ...product, lock: { packages: { 'node_modules/ba': entry('1.0.0') } } })).toThrow(
      'a 1.0.0 is in the bundle',
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
    return { folder, sums: checksums(new Map(DIST.map((file) => [file, readFileSync(join(folder, file))]))) };
  }

  function withFile(folder: string, path: string, sums: string): string {
    writeFileSync(join(folder, path), 'x');
    return sums;
  }

  it('hold for the bundle they were made of', () => {
    const { folder, sums } = copyOfDist();
    expect(sums).toMatch(/^[0-9a-f]{64} {2}dist\/gate\/index\.js$/m);
    expect(() => verifyDist(folder, `${'0'.repeat(64)}  upgrade-gate-1.0.0.tar.gz\n${sums}`)).not.toThrow();
  });

  it.each<[string, (folder: string, sums: string) => string]>([
    ['a changed file', (folder, sums) => withFile(folder, 'dist/gate/index.js', sums)],
    ['a further file', (folder, sums) => withFile(folder, 'dist/parts/1.index.js', sums)],
    ['a file that is not there', (_, sums) => `${sums}${'0'.repeat(64)}  dist/parts/0000.index.js\n`],
    ['no digest at all', () => ''],
  ])('do not hold with %s', (_, change) => {
    const { folder, sums } = copyOfDist();
    const changed = change(folder, sums);
    expect(() => verifyDist(folder, changed)).toThrow('dist/ is not what was released');
  });
});

describe('what a release consists of', () => {
  const version = '1.0.0';
  const name = `upgrade-gate-${version}`;

  /** A checkout of what is released, and of a file that is not. */
  function checkout(changelog: string) {
    const shipped = ['action.yml', 'query-history/action.yml', 'query-recipes/action.yml', 'LICENSE', 'README.md'];
    const files = [...shipped, ...DIST, 'package-lock.json'];
    const url = 'git+https://github.com/acme/upgrade-gate.git';
    return repositoryWith({
      ...Object.fromEntries(files.map((file): [string, FileContent] => [file, readFileSync(`${ROOT}${file}`)])),
      'package.json': JSON.stringify({ ...manifest, version, repository: { type: 'git', url } }),
      'CHANGELOG.md': changelog,
      'src/secret.ts': 'x',
    });
  }

  it('is an archive that runs, the bill of materials, the licences, the digests and the notes', async () => {
    const repository = checkout(`## [Unreleased]\n\n## [${version}] - 2026-03-04\n\n- A probe.\n`);
    const { folder: root } = repository;
    const folder = join(temporaryFolder(), 'assets');
    writeAssets(root, folder);
    expect(readdirSync(folder).sort()).toEqual([
      'NOTES.md',
      'SHA256SUMS',
      `${name}.cdx.json`,
      `${name}.licenses.txt`,
      `${name}.tar.gz`,
    ]);
    expect(readFileSync(join(folder, 'NOTES.md'), 'utf8')).toBe(
      `\`\`\`yaml\n- uses: acme/upgrade-gate@${repository.id('HEAD')} # v1.0.0\n\`\`\`\n\n- A probe.\n`,
    );

    const sums = readFileSync(join(folder, 'SHA256SUMS'), 'utf8');
    for (const file of [`${name}.cdx.json`, `${name}.licenses.txt`, `${name}.tar.gz`]) {
      const digest = createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex');
      expect(sums).toContain(`${digest}  ${file}\n`);
    }
    expect(() => verifyDist(root, sums)).not.toThrow();

    execFileSync('tar', ['-xzf', join(folder, `${name}.tar.gz`), '-C', folder]);
    const unpacked = join(folder, name);
    expect(readdirSync(unpacked).sort()).toEqual([
      'LICENSE',
      'README.md',
      'action.yml',
      'dist',
      'query-history',
      'query-recipes',
    ]);
    expect(() => verifyDist(unpacked, sums)).not.toThrow();
    const span = ['--from', '2.0.0', '--to', '2.2.0', '--index-url', `${ROOT}fixtures/release-safety-index.json`];
    const { code, stdout } = await runNode([join(unpacked, 'dist/cli/index.js'), 'upgrade-check', ...span], {
      cwd: unpacked,
    });
    expect([code, stdout]).toEqual([0, expect.stringContaining('Verdict: SAFE')]);

    const again = join(temporaryFolder(), 'assets');
    writeAssets(root, again);
    for (const file of readdirSync(again)) {
      expect(readFileSync(join(again, file)).equals(readFileSync(join(folder, file)))).toBe(true);
    }
  });

  it('is nothing without a section in CHANGELOG.md', () => {
    const folder = join(temporaryFolder(), 'assets');
    expect(() => writeAssets(checkout('## [Unreleased]\n').folder, folder)).toThrow(`no section of ${version}`);
    expect(() => readdirSync(folder)).toThrow('ENOENT');
  });
});
