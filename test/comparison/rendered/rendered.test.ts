import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Files } from '../../support/comparison.ts';
import { ROOT } from '../../support/process.ts';
import { compareWithRendered, type Rendered } from '../../support/rendered.ts';

const object = (kind: string, name: string, more = '', namespace = 'bi') =>
  `apiVersion: v1\nkind: ${kind}\nmetadata:\n  name: ${name}\n  namespace: ${namespace}\n${more}`;
const pod = (image: string, name = 'web') =>
  `spec:\n  template:\n    spec:\n      containers:\n      - name: ${name}\n        image: ${image}\n`;
const workload = (version: string, name = 'lightdash', namespace = 'bi', kind = 'Deployment') =>
  object(kind, name, pod(`lightdash/lightdash:${version}`), namespace);
const others = (namespace = 'bi') =>
  ['Service', 'ServiceAccount', 'ConfigMap', 'Secret'].map((kind) => object(kind, 'lightdash', '', namespace));
const stream = (...documents: readonly string[]) => documents.join('---\n');
const rendered = (version: string) => stream(workload(version), ...others());

const nothing: Files = { 'README.md': 'nothing\n' };
const same: readonly [Files, Files] = [nothing, nothing];

describe('rendered manifests', () => {
  it.each<[string, readonly [Rendered, Rendered], readonly string[]]>([
    ['another version', [rendered('2.0.0'), rendered('2.1.0')], ['head:11 upgrade 2.0.0 → 2.1.0']],
    ['an older version', [rendered('2.1.0'), rendered('2.0.0')], ['head:11 downgrade 2.1.0 → 2.0.0']],
    ['no change', [rendered('2.0.0'), rendered('2.0.0')], ['head:11 unchanged 2.0.0 → 2.0.0']],
    [
      'a moving tag that stays',
      [rendered('latest'), rendered('latest')],
      ['head:11 unchanged ? → ? moving-tag tolerated'],
    ],
    ['a moving tag that comes', [rendered('2.0.0'), rendered('latest')], ['head:11 upgrade 2.0.0 → ? moving-tag']],
    [
      'a digest that comes',
      [rendered('2.0.0'), rendered(`2.0.0@sha256:${'a'.repeat(64)}`)],
      ['head:11 unchanged 2.0.0 → 2.0.0 digest'],
    ],
    [
      'two workloads of one namespace, which are one deployment',
      [
        stream(rendered('2.0.0'), workload('2.0.0', 'scheduler')),
        stream(rendered('2.1.0'), workload('2.1.0', 'scheduler')),
      ],
      ['head:11 upgrade 2.0.0 → 2.1.0'],
    ],
    [
      'two versions in one namespace',
      [stream(rendered('2.0.0')), stream(rendered('2.1.0'), workload('2.0.0', 'scheduler'))],
      ['head:11 upgrade 2.0.0 → 2.1.0 mixed-versions', 'head:47 upgrade ? → ? mixed-versions'],
    ],
    [
      'an object of each cluster, in a file each',
      [
        { 'prod.yaml': rendered('2.0.0'), 'test.yaml': rendered('2.0.0') },
        { 'prod.yaml': rendered('2.0.0'), 'test.yaml': rendered('2.1.0') },
      ],
      ['head/prod.yaml:11 unchanged 2.0.0 → 2.0.0', 'head/test.yaml:11 upgrade 2.0.0 → 2.1.0'],
    ],
    [
      'a job with another name each time',
      [
        stream(rendered('2.0.0'), workload('2.0.0', 'migrate-1', 'bi', 'Job')),
        stream(rendered('2.1.0'), workload('2.1.0', 'migrate-2', 'bi', 'Job')),
      ],
      ['head:11 upgrade 2.0.0 → 2.1.0'],
    ],
    [
      'a pod that helm test alone runs',
      [rendered('2.0.0'), rendered('2.1.0')].map((all) =>
        stream(
          all,
          workload('1.0.0', 'test', 'bi', 'Pod').replace(
            '  namespace',
            '  annotations: {helm.sh/hook: test}\n  namespace',
          ),
        ),
      ) as [string, string],
      ['head:11 upgrade 2.0.0 → 2.1.0'],
    ],
    [
      'a job of another version than all the rest',
      [rendered('2.0.0'), stream(rendered('2.0.0'), workload('2.1.0', 'migrate-2', 'bi', 'Job'))],
      ['head:11 unchanged 2.0.0 → 2.0.0 mixed-versions', 'head:47 upgrade ? → ? mixed-versions'],
    ],
    [
      'a scheduler that is gone from among the rest',
      [stream(rendered('2.0.0'), workload('2.0.0', 'scheduler')), rendered('2.0.0')],
      ['base:47 removed 2.0.0 → ?', 'head:11 unchanged 2.0.0 → 2.0.0'],
    ],
    [
      'a scheduler that is new among the rest',
      [rendered('2.0.0'), stream(rendered('2.0.0'), workload('2.0.0', 'scheduler'))],
      ['head:47 install ? → 2.0.0', 'head:11 unchanged 2.0.0 → 2.0.0'],
    ],
    [
      'a list',
      [
        `apiVersion: v1\nkind: List\nitems: [${JSON.stringify({ apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'a' }, spec: { containers: [{ name: 'web', image: 'lightdash/lightdash:2.0.0' }] } })}]\n`,
        JSON.stringify({
          apiVersion: 'v1',
          kind: 'List',
          items: [
            {
              apiVersion: 'apps/v1',
              kind: 'Deployment',
              metadata: { name: 'a' },
              spec: { containers: [{ name: 'web', image: 'lightdash/lightdash:2.1.0' }] },
            },
          ],
        }),
      ],
      ['head:1 upgrade 2.0.0 → 2.1.0'],
    ],
    [
      'an object under another name, which may be what became of the old one',
      [rendered('2.0.0'), stream(workload('2.1.0', 'other'), ...others())],
      ['base:11 removed 2.0.0 → ?', 'head:11 upgrade ? → 2.1.0 base-unresolved'],
    ],
    ['objects of other applications alone', [stream(...others()), stream(...others())], []],
  ])('show %s', async (_, sides, expected) => {
    const { changes } = await compareWithRendered(same, sides);
    expect(changes.toSorted()).toEqual(expected.toSorted());
  });

  const recreate = (version: string) => rendered(version).replace('spec:', 'spec:\n  strategy: {type: Recreate}');
  const job = (version: string, name: string) => workload(version, name, 'bi', 'Job');

  it.each<[string, string, string, string | null]>([
    ['alone', recreate('2.0.0'), recreate('2.1.0'), 'Recreate'],
    [
      'beside a job, which does not wait',
      stream(recreate('2.0.0'), job('2.0.0', 'migrate')),
      stream(recreate('2.1.0'), job('2.1.0', 'migrate')),
      null,
    ],
    [
      'beside a job with another name each time',
      stream(recreate('2.0.0'), job('2.0.0', 'migrate-1')),
      stream(recreate('2.1.0'), job('2.1.0', 'migrate-2')),
      null,
    ],
  ])('of a workload that declares Recreate %s', async (_, base, head, mode) => {
    expect((await compareWithRendered(same, [base, head])).declared).toEqual([mode]);
  });

  const services = (image: string, more = {}) => JSON.stringify({ name: 'x', services: { web: { image }, ...more } });

  it.each<[string, readonly [Rendered, Rendered], readonly string[]]>([
    [
      'compose',
      [services('lightdash/lightdash:2.0.0', { db: { image: 'postgres' } }), services('lightdash/lightdash:2.1.0')],
      ['head:- upgrade 2.0.0 → 2.1.0'],
    ],
    [
      'a service of compose that is gone from among others',
      [services('lightdash/lightdash:2.0.0'), JSON.stringify({ services: { db: { image: 'postgres' } } })],
      ['base:- removed 2.0.0 → ?'],
    ],
    [
      'a service whose image is none of the service any more',
      [services('lightdash/lightdash:2.0.0'), services('postgres')],
      ['base:- upgrade 2.0.0 → ? image-changed'],
    ],
  ])('of %s', async (_, sides, expected) => {
    expect((await compareWithRendered(same, sides)).changes).toEqual(expected);
  });
});

describe('documents that hold nothing, as `helm template` prints them', () => {
  const source = '# Source: lightdash/templates/notes.yaml\n';
  it.each([
    ['a licence', `${source}# Copyright 2026 Lightdash\n`],
    ['a comment', source],
    ['a comment about something else', '# Copyright\n'],
    ['nothing', '\n'],
    ['null', 'null\n'],
    ['null below a comment', `${source}null\n`],
    ['a tilde', `${source}~\n`],
    ['an empty mapping', `${source}{}\n`],
    ['the end of a document', '# lightdash\n...\n'],
  ])('%s', async (_, nothingIn) => {
    const around = (version: string) => `---\n${nothingIn}---\n${rendered(version)}---\n${nothingIn}`;
    const { changes } = await compareWithRendered(same, [around('2.0.0'), around('2.1.0')]);
    expect(changes).toEqual([expect.stringMatching(/^head:\d+ upgrade 2\.0\.0 → 2\.1\.0$/)]);
  });
});

describe('rendered manifests that say nothing', () => {
  const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${[...'bcdefghi'].map((name, i) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[i]}`).join(',')}]\n`).join('')}lightdash: *i\nkind: X\napiVersion: v1\n`;

  it.each<[string, readonly [Rendered, Rendered]]>([
    ['an empty head', [rendered('2.0.0'), '']],
    ['an empty base', ['', rendered('2.0.0')]],
    ['a head of blank documents', [rendered('2.0.0'), '---\n---\n# lightdash\n']],
    ['an empty folder', [rendered('2.0.0'), {}]],
    ['half a head', [rendered('2.0.0'), stream(...others().slice(0, 2))]],
    ['half a base', [stream(...others().slice(0, 2)), rendered('2.0.0')]],
    [
      'a workload that is cut before its image',
      [rendered('2.0.0'), stream(...others(), object('Deployment', 'lightdash', 'spec: {}\n'))],
    ],
    [
      'a head that ends within a document of something else',
      [
        stream(...others(), workload('2.0.0')),
        `${stream(...others())}---\napiVersion: v1\nkind: ConfigMap\nmetadata:\n  na`,
      ],
    ],
    [
      'a head that ends within a quoted text of something else',
      [
        stream(...others(), workload('2.0.0')),
        `${stream(...others())}---\nkind: ConfigMap\nmetadata: {name: a}\ndata: {a: "b`,
      ],
    ],
    ['another namespace', [rendered('2.0.0'), stream(workload('2.0.0', 'lightdash', 'other'), ...others('other'))]],
    ['the same object twice', [rendered('2.0.0'), stream(rendered('2.1.0'), workload('2.0.0'))]],
    ['the same object twice alike', [rendered('2.0.0'), stream(rendered('2.0.0'), workload('2.0.0'))]],
    ['an error of the tool in place of the manifests', [rendered('2.0.0'), 'Error: no chart lightdash\n']],
    [
      'an error of the tool behind the manifests',
      [rendered('2.0.0'), `${rendered('2.0.0')}---\nError: no lightdash\n`],
    ],
    ['text that is no YAML', [rendered('2.0.0'), 'lightdash: [\n']],
    ['JSON that is cut', [rendered('2.0.0'), '{"kind": "List", "items": [{"lightdash"']],
    ['aliases that multiply', [rendered('2.0.0'), bomb]],
    [
      'a plan that ended in an error',
      [rendered('2.0.0'), '{"format_version":"1.2","errored":true,"resource_changes":[]}'],
    ],
    [
      'a state of Terraform, which is no plan',
      [rendered('2.0.0'), '{"format_version":"1.0","values":{"x":"lightdash"}}'],
    ],
  ])('are a problem, never a removal: %s', async (_, sides) => {
    const { changes } = await compareWithRendered(same, sides);
    expect(
      changes.filter((each) => /rendered-unusable|image-changed|base-unresolved/.test(each)).length,
    ).toBeGreaterThan(0);
    expect(changes.filter((each) => / removed /.test(each))).toEqual([]);
  });
});

describe('what the tools themselves print', () => {
  it.each([
    ['helm', 'manifests.yaml', 'upgrade 2.0.0 → 2.1.0'],
    ['kustomize', 'manifests.yaml', 'upgrade 2.0.0 → 2.1.0'],
    ['compose', 'config.json', 'upgrade 2.0.0 → 2.1.0'],
  ])('%s', async (tool, name, expected) => {
    const printed = (side: string) => readFileSync(`${ROOT}fixtures/rendered/${tool}/${side}/${name}`, 'utf8');
    const { changes } = await compareWithRendered(same, [printed('base'), printed('head')]);
    expect(changes).toEqual([expect.stringContaining(expected)]);
    const { changes: none } = await compareWithRendered(same, [printed('base'), printed('base')]);
    expect(none).toEqual([expect.stringContaining('unchanged 2.0.0 → 2.0.0')]);
  });
});
