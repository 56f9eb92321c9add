import { describe, expect, it } from 'vitest';
import { nameOf, renamedId, renamedPaths } from '../../src/comparison/object-ids.ts';
import { Pairing, statesOf } from '../../src/comparison/pairing.ts';
import type { DeployedObject } from '../../src/deployment/deployed-object.ts';
import { deployed } from '../support/deployed.ts';

type Side = readonly DeployedObject[];
type Renames = Readonly<Record<string, string>>;

/** Pairs as `old → new`, with what is said of them; then what is left on each side. */
function paired(bases: Side, heads: Side, renames: Renames = {}, isThere = (_: DeployedObject) => false) {
  const pairing = new Pairing(
    bases,
    heads,
    renamedPaths(new Map(Object.entries(renames).map(([from, to]) => [to, from]))),
  );
  const settled = pairing.settle(isThere);
  pairing.pairByLikeness();
  return [
    ...pairing.pairs.map(({ base, head, moved }) => `${base.id} → ${head.id}${moved === null ? '' : ` (${moved})`}`),
    ...settled.map(({ id }) => `settled ${id}`),
    ...pairing.lost.map(({ id }) => `lost ${id}`),
    ...pairing.found.map(({ id }) => `found ${id}`),
  ];
}

const at = (file: string) => ({ place: { file, line: 1, column: 1 } });
const was = (file: string) => `Was at ${file} before`;

describe('which object of the head was which on the base', () => {
  it.each<[string, Side, Side, readonly string[], Renames?]>([
    [
      'the same id, whatever it runs and wherever that stands',
      [deployed('flux:a.yaml#x/bi', '1.0.0'), deployed('flux:b.yaml#x/bi', '1.0.0')],
      [deployed('flux:b.yaml#x/bi', null, at('c.yaml')), deployed('flux:a.yaml#x/bi', '2.0.0')],
      ['flux:a.yaml#x/bi → flux:a.yaml#x/bi', 'flux:b.yaml#x/bi → flux:b.yaml#x/bi'],
    ],
    [
      'a file under a new name',
      [deployed('compose:a.yaml#web', '1.0.0'), deployed('compose:b.yaml#web', '2.0.0')],
      [deployed('compose:x.yaml#web', '2.0.0'), deployed('compose:y.yaml#web', '1.0.0')],
      ['compose:a.yaml#web → compose:x.yaml#web', 'compose:b.yaml#web → compose:y.yaml#web'],
      { 'a.yaml': 'x.yaml', 'b.yaml': 'y.yaml' },
    ],
    [
      'a folder under a new name',
      [
        deployed('kustomize:o/prod#Deployment//bi#web', '1.0.0'),
        deployed('kustomize:o/dev#Deployment//bi#web', '2.0.0'),
      ],
      [
        deployed('kustomize:o/live#Deployment//bi#web', '2.0.0'),
        deployed('kustomize:o/test#Deployment//bi#web', '1.0.0'),
      ],
      [
        'kustomize:o/prod#Deployment//bi#web → kustomize:o/live#Deployment//bi#web',
        'kustomize:o/dev#Deployment//bi#web → kustomize:o/test#Deployment//bi#web',
      ],
      { 'o/prod/a.yaml': 'o/live/a.yaml', 'o/prod/b.yaml': 'o/live/b.yaml', 'o/dev/a.yaml': 'o/test/a.yaml' },
    ],
    [
      'a folder that was split is no folder under a new name',
      [deployed('terraform:infra#module.bi', '1.0.0'), deployed('terraform:infra#module.ld', '2.0.0')],
      [deployed('terraform:one#module.ld', '1.0.0'), deployed('terraform:two#module.bi', '2.0.0')],
      [
        `terraform:infra#module.bi → terraform:two#module.bi (${was('infra')})`,
        `terraform:infra#module.ld → terraform:one#module.ld (${was('infra')})`,
      ],
      { 'infra/a.tf': 'one/a.tf', 'infra/b.tf': 'two/b.tf' },
    ],
    [
      'an environment that is called after its file',
      [deployed('argo-cd:set.yaml#bi@envs/a.yaml', '1.0.0'), deployed('argo-cd:set.yaml#bi@envs/b.yaml', '2.0.0')],
      [deployed('argo-cd:set.yaml#bi@envs/b.yaml', '2.0.0'), deployed('argo-cd:set.yaml#bi@envs/c.yaml', '3.0.0')],
      [
        'argo-cd:set.yaml#bi@envs/b.yaml → argo-cd:set.yaml#bi@envs/b.yaml',
        'argo-cd:set.yaml#bi@envs/a.yaml → argo-cd:set.yaml#bi@envs/c.yaml',
      ],
      { 'envs/a.yaml': 'envs/c.yaml' },
    ],
    [
      'its name alone, where nothing else has it',
      [deployed('flux:a.yaml#x/bi', '1.0.0'), deployed('flux:a.yaml#x/old', '2.0.0')],
      [deployed('argo-cd:c.yaml#x/bi', '3.0.0'), deployed('flux:d.yaml#x/new', '4.0.0')],
      [
        'flux:a.yaml#x/bi → argo-cd:c.yaml#x/bi (Was deployed by flux before, and is deployed by argo-cd now)',
        `flux:a.yaml#x/old → flux:d.yaml#x/new (${was('a.yaml')})`,
      ],
    ],
    [
      'not its name, where two have it and run different versions',
      [deployed('compose:a.yaml#web', '1.0.0'), deployed('compose:b.yaml#web', '2.0.0')],
      [deployed('compose:c.yaml#web', '1.0.0'), deployed('compose:d.yaml#web', '2.0.0')],
      ['lost compose:a.yaml#web', 'lost compose:b.yaml#web', 'found compose:c.yaml#web', 'found compose:d.yaml#web'],
    ],
    [
      'the file that decides',
      [
        deployed('compose:a.yaml#one', '1.0.0', at('.env')),
        deployed('compose:a.yaml#two', '1.0.0', at('.env')),
        deployed('compose:b.yaml#x', '5.0.0'),
      ],
      [deployed('compose:c.yaml#web', '2.0.0', at('.env')), deployed('compose:d.yaml#y', '6.0.0')],
      [
        `compose:a.yaml#one → compose:c.yaml#web (${was('a.yaml')})`,
        `compose:a.yaml#two → compose:c.yaml#web (${was('a.yaml')})`,
        `compose:b.yaml#x → compose:d.yaml#y (${was('b.yaml')})`,
      ],
    ],
    [
      'a name in the file that stays',
      [deployed('compose:a.yaml#web', '1.0.0')],
      [deployed('compose:a.yaml#bi', '2.0.0')],
      ['compose:a.yaml#web → compose:a.yaml#bi (Had another name in this file before)'],
    ],
    [
      'one that is left on each side',
      [deployed('compose:a.yaml#web', '1.0.0')],
      [deployed('helm-values:b.yaml', '2.0.0')],
      ['compose:a.yaml#web → helm-values:b.yaml (Was deployed by compose before, and is deployed by helm-values now)'],
    ],
    [
      'one of each kind that is left',
      [deployed('compose:a.yaml#web', '1.0.0'), deployed('dockerfile:a/Dockerfile', '2.0.0')],
      [deployed('dockerfile:b/Dockerfile', '3.0.0'), deployed('compose:b.yaml#bi', '4.0.0')],
      [
        `compose:a.yaml#web → compose:b.yaml#bi (${was('a.yaml')})`,
        `dockerfile:a/Dockerfile → dockerfile:b/Dockerfile (${was('a/Dockerfile')})`,
      ],
    ],
    [
      'several that are left and run the same',
      [deployed('compose:a.yaml#one', '1.0.0'), deployed('compose:a.yaml#two', '1.0.0')],
      [deployed('compose:b.yaml#three', '2.0.0')],
      [
        `compose:a.yaml#one → compose:b.yaml#three (${was('a.yaml')})`,
        `compose:a.yaml#two → compose:b.yaml#three (${was('a.yaml')})`,
      ],
    ],
    [
      'a new compose file with a service of the project beside it, if it has a version',
      [deployed('compose:a#web', '1.0.0', { carrier: 'a/compose.yaml' })],
      [
        deployed('compose:a#web', '1.0.0', { carrier: 'a/compose.yaml' }),
        deployed('compose:a/prod.yaml#web', '2.0.0'),
        deployed('compose:a/dev.yaml#web', null),
        deployed('compose:a/other.yaml#bi', '2.0.0'),
        deployed('compose:b/compose.yaml#web', '2.0.0'),
      ],
      [
        'compose:a#web → compose:a#web',
        'compose:a#web → compose:a/prod.yaml#web (May override a)',
        'found compose:a/dev.yaml#web',
        'found compose:a/other.yaml#bi',
        'found compose:b/compose.yaml#web',
      ],
    ],
    [
      'a copy that git takes for the file under its new name',
      [deployed('compose:a/compose.yaml#web', '1.0.0')],
      [deployed('compose:copy/compose.yaml#web', '1.0.0'), deployed('compose:live/compose.yaml#web', '2.0.0')],
      [
        'compose:a/compose.yaml#web → compose:copy/compose.yaml#web',
        'compose:a/compose.yaml#web → compose:live/compose.yaml#web (May be what was at a/compose.yaml before)',
      ],
      { 'a/compose.yaml': 'copy/compose.yaml' },
    ],
    [
      'a file that cannot be read any more, for all that it held',
      [deployed('compose:a.yaml#one', '1.0.0'), deployed('compose:a.yaml#two', '2.0.0', at('.env'))],
      [deployed('file:b.yaml', null)],
      ['compose:a.yaml#one → file:b.yaml', 'compose:a.yaml#two → file:b.yaml'],
      { 'a.yaml': 'b.yaml' },
    ],
    [
      'a file that can be read again',
      [deployed('file:a.yaml', null), deployed('compose:b.yaml#web', '1.0.0')],
      [deployed('compose:a.yaml#web', '2.0.0'), deployed('compose:b.yaml#web', '1.0.0')],
      [
        'compose:b.yaml#web → compose:b.yaml#web',
        'file:a.yaml → compose:a.yaml#web (Was deployed by file before, and is deployed by compose now)',
      ],
    ],
    [
      'values that are left behind, and whatever else is new',
      [deployed('argo-cd:bi.yaml#bi', '1.0.0', at('values.yaml'))],
      [deployed('helm-values:values.yaml', '1.0.0'), deployed('argo-cd:ld.yaml#ld', '2.0.0')],
      [
        'argo-cd:bi.yaml#bi → helm-values:values.yaml (Was deployed by argo-cd before, and is deployed by helm-values now)',
        'argo-cd:bi.yaml#bi → argo-cd:ld.yaml#ld (May be what was at values.yaml before)',
      ],
    ],
    [
      'values that are taken up, and what else is gone',
      [deployed('argo-cd:a/bi.yaml#bi', '1.0.0'), deployed('helm-values:values.yaml', '2.0.0')],
      [deployed('argo-cd:b/bi.yaml#bi', '2.0.0', at('values.yaml')), deployed('argo-cd:c/bi.yaml#bi', '1.0.0')],
      [
        'helm-values:values.yaml → argo-cd:b/bi.yaml#bi (Was deployed by helm-values before, and is deployed by argo-cd now)',
        'helm-values:values.yaml → argo-cd:c/bi.yaml#bi (May be what was at values.yaml before)',
        'argo-cd:a/bi.yaml#bi → argo-cd:b/bi.yaml#bi (May be what was at a/bi.yaml before)',
        `argo-cd:a/bi.yaml#bi → argo-cd:c/bi.yaml#bi (${was('a/bi.yaml')})`,
      ],
    ],
    [
      'values that are taken up by what has left a copy behind',
      [deployed('argo-cd:a/bi.yaml#bi', '1.0.0', at('two.yaml')), deployed('helm-values:one.yaml', '2.0.0')],
      [
        deployed('argo-cd:live/bi.yaml#bi', '2.0.0', at('one.yaml')),
        deployed('argo-cd:copy/bi.yaml#bi', '1.0.0', at('two.yaml')),
      ],
      [
        `argo-cd:a/bi.yaml#bi → argo-cd:copy/bi.yaml#bi (${was('a/bi.yaml')})`,
        'helm-values:one.yaml → argo-cd:live/bi.yaml#bi (Was deployed by helm-values before, and is deployed by argo-cd now)',
        'argo-cd:a/bi.yaml#bi → argo-cd:live/bi.yaml#bi (May be what was at two.yaml before)',
      ],
    ],
    ['nothing for what is new', [], [deployed('compose:a.yaml#web', '1.0.0')], ['found compose:a.yaml#web']],
    ['nothing for what is gone', [deployed('compose:a.yaml#web', '1.0.0')], [], ['lost compose:a.yaml#web']],
  ])('%s', (_, bases, heads, expected, renames) => {
    expect(paired(bases, heads, renames)).toEqual(expected);
  });

  it('do not pair an object by likeness if it is still there under its name', () => {
    const bases = [deployed('compose:a.yaml#web', '1.0.0')];
    const heads = [deployed('compose:b.yaml#web', '2.0.0')];
    expect(paired(bases, heads, {}, () => true)).toEqual(['settled compose:a.yaml#web', 'found compose:b.yaml#web']);
  });
});

describe('the id of an object', () => {
  it.each([
    ['compose:a#b.yaml', 'b.yaml'],
    ['dockerfile:bi/Dockerfile', ''],
    ['kustomize:o#Deployment//bi#web', 'Deployment//bi#web'],
  ])('%s has the name %j', (id, name) => {
    expect(nameOf(id)).toBe(name);
  });

  it.each([
    ['flux:a.yaml#x/bi', 'flux:b.yaml#x/bi'],
    ['dockerfile:a.yaml', 'dockerfile:b.yaml'],
    ['a.yaml#Kustomization//apps#patches', 'b.yaml#Kustomization//apps#patches'],
    ['flux:other.yaml#a.yaml', 'flux:other.yaml#a.yaml'],
    ['helmfile:h.yaml#bi@prod', 'helmfile:h.yaml#bi@prod'],
    ['terraform:old#module.bi', 'terraform:new#module.bi'],
    ['terraform:mixed#module.bi', 'terraform:mixed#module.bi'],
    ['terraform:.#module.bi', 'terraform:.#module.bi'],
    ['', ''],
  ])('%j becomes %j after files are renamed', (id, expected) => {
    const renames = new Map([
      ['b.yaml', 'a.yaml'],
      ['sub/c.yaml', 'c.yaml'],
      ['new/a.tf', 'old/a.tf'],
      ['new/b.tf', 'old/b.tf'],
      ['one/a.tf', 'mixed/a.tf'],
      ['two/b.tf', 'mixed/b.tf'],
    ]);
    expect(renamedId(id, renamedPaths(renames))).toBe(expected);
  });

  it('counts as one state with another only if version, image, problem and chart agree', () => {
    const image = { path: 'lightdash/lightdash', source: 'lightdash/lightdash', suffix: '', digest: null };
    const chart = { name: 'lightdash', version: '2.9.1', place: null, repository: null };
    expect(
      statesOf([
        deployed('a:a', '1.0.0'),
        deployed('a:b', '1.0.0'),
        deployed('a:c', '1.1.0'),
        deployed('a:d', null),
        deployed('a:e', '1.0.0', { image }),
        deployed('a:f', null, { unresolved: chart }),
        deployed('a:g', null, { unresolved: { ...chart, version: '2.9.2' } }),
      ]),
    ).toBe(6);
  });
});
