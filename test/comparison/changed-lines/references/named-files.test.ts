import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NamedFiles } from '../../../../src/comparison/changed-lines/references/named-files.ts';

const PATHS = [
  'Makefile',
  'apps/bi/a.yaml',
  'apps/bi/b.yaml',
  'apps/bi-next/a.yaml',
  'apps/run.sh',
  'bi/a.yaml',
  'infra/state.sls',
];

describe('the files that a text names', () => {
  it.each<[string, string, string, readonly string[]]>([
    ['a path below the root', 'apps/bi/a.yaml', 'Makefile', ['apps/bi/a.yaml']],
    ['a path next to the file', './bi/a.yaml', 'apps/run.sh', ['apps/bi/a.yaml', 'bi/a.yaml']],
    ['a path that leads up', '../bi/b.yaml', 'apps/bi-next/a.yaml', ['apps/bi/b.yaml']],
    ['a path that leads out', '../../../top/a.yaml', 'apps/run.sh', []],
    ['the only file with a path, for what runs elsewhere', '../state.sls', 'apps/run.sh', ['infra/state.sls']],
    ['one of several such files', 'b/a.yaml', 'Makefile', []],
    ['a pattern, seen from elsewhere', '../../apps/bi-*', 'apps/run.sh', ['apps/bi-next/a.yaml']],
    ['a folder, and none that only begins so', 'apps/bi', 'Makefile', ['apps/bi/a.yaml', 'apps/bi/b.yaml']],
    ['a folder with a slash behind it', 'apps/bi/', 'Makefile', ['apps/bi/a.yaml', 'apps/bi/b.yaml']],
    ['a pattern', 'apps/*/a.yaml', 'Makefile', ['apps/bi-next/a.yaml', 'apps/bi/a.yaml']],
    ['a pattern of folders', 'apps/bi-*', 'Makefile', ['apps/bi-next/a.yaml']],
    ['a file without its ending', 'state', 'infra/top.sls', ['infra/state.sls']],
    ['what stands behind a variable', '*/apps/run.sh', 'Makefile', ['apps/run.sh']],
    ['a word that names nothing', 'metabase', 'Makefile', []],
    ['a single letter', 'a', 'Makefile', []],
    ['signs of a pattern that is not read', 'apps/{bi,web}/a.yaml', 'Makefile', []],
  ])('%s', (_, reference, path, expected) => {
    expect(new NamedFiles(new Set(PATHS)).at(reference, path)).toEqual(expected);
  });

  it('are those of a plain search, whatever the paths are', async () => {
    const name = fc.string({ unit: fc.constantFrom('a', 'b', '-', '.', 'é'), minLength: 2, maxLength: 4 });
    const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join('/'));
    await fc.assert(
      fc.property(fc.uniqueArray(path, { maxLength: 20 }), path, (paths, folder) => {
        fc.pre(/\w\w/.test(folder) && !folder.split('/').some((part) => /^\.+$/.test(part)));
        const below = paths.filter((each) => each === folder || each.startsWith(`${folder}/`));
        const ends = paths.filter((each) => each.endsWith(`/${folder}`));
        const only = /\.\w+$/.test(folder) && ends.length === 1 ? ends : [];
        const expected = below.length > 0 ? below.sort() : only;
        expect(new NamedFiles(new Set(paths)).at(folder, 'top')).toEqual(expected.slice(0, 20));
      }),
    );
  });

  it('are 20 at most', () => {
    const many = Array.from({ length: 50 }, (_, at) => `apps/bi/${at}.yaml`);
    expect(new NamedFiles(new Set(many)).at('apps/bi', 'Makefile')).toHaveLength(20);
  });
});
