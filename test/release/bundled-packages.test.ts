import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundledPackages, packageFolders, readPackage } from '../../scripts/bundle/bundled-packages.js';
import { licencesText, readLicences } from '../../scripts/bundle/licences.js';
import { temporaryFolder } from '../support/git-repository.ts';

const module = (path: string | null, chunks: number[] = [1], modules: object[] = []) => ({
  nameForCondition: path,
  chunks,
  modules,
});

function packageIn(
  folder: string,
  name: string,
  manifest: object,
  files: Readonly<Record<string, string>> = { LICENSE: `Text of ${name}` },
): string {
  const place = join(folder, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name, version: '1.0.0', license: 'MIT', ...manifest }));
  for (const [file, content] of Object.entries(files)) writeFileSync(join(place, file), content);
  return place;
}

describe('packages of a bundle', () => {
  it('are those of modules in the main file, in chunks, and within other modules', () => {
    const stats = {
      modules: [
        module('/p/build/run.js', [1], [module('/p/node_modules/within/a.js', [])]),
        module('/p/node_modules/@scope/main/lib/a.js'),
        module('/p/node_modules/@scope/main/lib/b.js'),
        module('/p/node_modules/later/index.js', [9]),
        module('/p/node_modules/@scope/main/node_modules/later/index.js', [9]),
        module('C:\\p\\node_modules\\windows\\index.js'),
        module('/p/node_modules/dropped/index.js', []),
        module(null),
      ],
    };
    expect(packageFolders(stats)).toEqual([
      '/p/node_modules/@scope/main',
      '/p/node_modules/@scope/main/node_modules/later',
      '/p/node_modules/later',
      '/p/node_modules/within',
      'C:\\p\\node_modules\\windows',
    ]);
  });

  it('are read with version, licence and text, two versions as two', () => {
    const folder = temporaryFolder();
    const outer = packageIn(folder, 'b', { version: '2.0.0' });
    const inner = packageIn(outer, 'b', { license: 'ISC' }, { 'license.md': 'Inner' });
    const stats = { modules: [module(join(outer, 'x.js')), module(join(inner, 'x.js'))] };
    expect(bundledPackages(stats)).toEqual([
      { name: 'b', version: '1.0.0', license: 'ISC', text: 'Inner' },
      { name: 'b', version: '2.0.0', license: 'MIT', text: 'Text of b' },
    ]);
  });

  it.each<[string, object, Readonly<Record<string, string>>, string]>([
    [
      'a licence that is not permissive',
      { license: 'GPL-3.0-only' },
      { LICENSE: 'x' },
      '"GPL-3.0-only", which is none of',
    ],
    ['a choice of licences', { license: '(MIT OR GPL-3.0)' }, { LICENSE: 'x' }, 'which is none of'],
    ['no licence', { license: undefined }, { LICENSE: 'x' }, 'is under undefined'],
    ['no text', {}, { 'README.md': 'x' }, 'has no licence file'],
  ])('fail the build with %s', (_, manifest, files, message) => {
    const place = packageIn(temporaryFolder(), 'a', manifest, files);
    expect(() => readPackage(place)).toThrow(message);
  });

  it('are never none', () =>
    expect(() => bundledPackages({ modules: [module('/p/build/a.js')] })).toThrow('name no package'));
});

describe('licenses.txt', () => {
  const three = { name: 'c', version: '2.0.0', license: 'ISC', text: 'Three' };
  const packages = [{ name: '@a/b', version: '1.0.0', license: 'MIT', text: 'One\n\n====\nTwo' }, three];

  it('is read back as it was written', () => {
    const text = licencesText(packages);
    expect(readLicences(text)).toEqual(packages);
    expect(licencesText(readLicences(text))).toBe(text);
    expect(licencesText([{ ...three, text: '\r\nThree\r\n\r\n' }])).toBe(licencesText([three]));
  });

  it.each(['', 'MIT\n', `${'='.repeat(80)}\nno heading\n`])('is refused where it is another text: %j', (text) => {
    expect(() => readLicences(text)).toThrow('run npm run package');
  });
});
