import { describe, expect, it } from 'vitest';
import { compareWithRendered } from '../../support/rendered.ts';

type State = Readonly<Record<string, unknown>> | null;

interface Resource {
  readonly address?: string;
  readonly type?: string;
  readonly before: State;
  readonly after: State;
  readonly unknown?: unknown;
}

const plan = (resources: readonly Resource[]) =>
  JSON.stringify({
    format_version: '1.2',
    resource_changes: resources.map(
      ({ address = 'helm_release.bi', type = 'helm_release', before, after, unknown }) => ({
        address,
        type,
        mode: 'managed',
        change: { actions: ['update'], before, after, after_unknown: unknown ?? {} },
      }),
    ),
  });

const REPOSITORY = 'https://lightdash.github.io/helm-charts';
const release = (more: Record<string, unknown>) => ({ chart: 'lightdash', repository: REPOSITORY, ...more });
const values = (tag: string) => `image:\n  tag: ${tag}\n`;
const changed = (before: State, after: State, more: Partial<Resource> = {}) => plan([{ before, after, ...more }]);

describe('a plan of Terraform, which holds both sides', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'values of a release',
      changed(release({ values: [values('2.0.0')] }), release({ values: [values('2.1.0')] })),
      ['head:- upgrade 2.0.0 → 2.1.0'],
    ],
    [
      'the last of several values',
      changed(
        release({ values: [values('1.0.0'), values('2.0.0')] }),
        release({ values: [values('1.0.0'), values('2.1.0')] }),
      ),
      ['head:- upgrade 2.0.0 → 2.1.0'],
    ],
    [
      'a setting, which wins over the values',
      changed(
        release({ values: [values('1.0.0')], set: [{ name: 'image.tag', value: '2.0.0', type: 'string' }] }),
        release({ values: [values('1.0.0')], set: [{ name: 'image.tag', value: '2.1.0', type: 'string' }] }),
      ),
      ['head:- upgrade 2.0.0 → 2.1.0'],
    ],
    [
      'a setting whose name cannot be read, and so may set anything',
      changed(
        release({ values: [values('2.0.0')] }),
        release({ values: [values('2.0.0')], set: [{ name: 'image[x].tag', value: '2.1.0' }] }),
      ),
      ['head:- upgrade 2.0.0 → ? external-values'],
    ],
    [
      'the version of the chart',
      changed(release({ version: '2.16.101' }), release({ version: '2.16.361' })),
      ['head:- upgrade 1.237.0 → 2.130.0'],
    ],
    [
      'a version of the chart that is known only after the apply',
      changed(release({ version: '2.16.101' }), release({}), { unknown: { version: true } }),
      ['head:- upgrade 1.237.0 → ? unresolved-variable'],
    ],
    [
      'values that are known only after the apply',
      changed(release({ version: '2.16.101' }), release({ version: '2.16.101' }), { unknown: { values: [true] } }),
      ['head:- upgrade 1.237.0 → ? unresolved-variable'],
    ],
    [
      'a write-only setting, which no plan shows',
      changed(
        release({ values: [values('2.0.0')], set_wo: null, set_wo_revision: 1 }),
        release({ values: [values('2.0.0')], set_wo: null, set_wo_revision: 2 }),
      ),
      ['head:- upgrade 2.0.0 → ? unresolved-variable'],
    ],
    [
      'a setting of the tag that is known only after the apply',
      changed(
        release({ set: [{ name: 'image.tag', value: '2.0.0', type: '' }] }),
        release({ values: [values('2.0.0')], set: [{ name: 'image.tag', type: '' }] }),
        { unknown: { set: [{ value: true }] } },
      ),
      ['head:- upgrade 2.0.0 → ? unresolved-variable'],
    ],
    [
      'another setting that is known only after the apply',
      changed(
        release({ values: [values('2.0.0')], set: [{ name: 'configMap.SITE_URL', value: 'https://bi.example' }] }),
        release({ values: [values('2.1.0')], set: [{ name: 'configMap.SITE_URL' }] }),
        { unknown: { set: [{ value: true }] } },
      ),
      ['head:- upgrade 2.0.0 → 2.1.0'],
    ],
    [
      'a setting that takes the tag away, so that the chart decides',
      changed(
        release({ version: '2.16.361', values: [values('2.0.0')] }),
        release({ version: '2.16.361', values: [values('2.0.0')], set: [{ name: 'image.tag', value: 'null' }] }),
      ),
      ['head:- upgrade 2.0.0 → 2.130.0'],
    ],
    [
      'a container in a definition that is JSON',
      changed(
        { container_definitions: '[{"name":"web","image":"lightdash/lightdash:2.0.0"}]' },
        { container_definitions: '[{"name":"web","image":"lightdash/lightdash:2.1.0"}]' },
        { address: 'aws_ecs_task_definition.bi', type: 'aws_ecs_task_definition' },
      ),
      ['head:- upgrade 2.0.0 → 2.1.0'],
    ],
    [
      'an image that is known only after the apply',
      changed(
        { image: 'lightdash/lightdash:2.0.0' },
        {},
        { address: 'docker_container.lightdash', type: 'docker_container', unknown: { image: true } },
      ),
      ['head:- upgrade 2.0.0 → ? unresolved-variable'],
    ],
    [
      'an image that is known only after the apply, under another name',
      changed(
        { image: 'lightdash/lightdash:2.0.0' },
        {},
        { address: 'docker_container.bi', type: 'docker_container', unknown: { image: true } },
      ),
      ['base:- upgrade 2.0.0 → ? image-changed'],
    ],
    ['a resource that goes', changed(release({ values: [values('2.0.0')] }), null), ['base:- removed 2.0.0 → ?']],
    ['a resource that comes', changed(null, release({ values: [values('2.0.0')] })), ['head:- install ? → 2.0.0']],
    [
      'one resource of two',
      plan(
        ['prod', 'staging'].map((name) => ({
          address: `helm_release.bi["${name}"]`,
          before: release({ values: [values('2.0.0')] }),
          after: release({ values: [values(name === 'prod' ? '2.0.0' : '2.1.0')] }),
        })),
      ),
      ['head:- unchanged 2.0.0 → 2.0.0', 'head:- upgrade 2.0.0 → 2.1.0'],
    ],
    [
      'a write-only setting that stays, beside values that change',
      changed(
        release({ values: [values('2.0.0')], set_wo_revision: 1 }),
        release({ values: [values('2.1.0')], set_wo_revision: 1 }),
      ),
      ['head:- upgrade 2.0.0 → 2.1.0'],
    ],
    [
      'an attribute that is computed from the one that is set',
      changed(
        { manifest: { image: 'lightdash/lightdash:2.0.0' }, object: { image: 'lightdash/lightdash:2.0.0' } },
        { manifest: { image: 'lightdash/lightdash:2.1.0' } },
        { address: 'kubernetes_manifest.bi', type: 'kubernetes_manifest', unknown: { object: true } },
      ),
      ['head:- upgrade 2.0.0 → 2.1.0'],
    ],
    [
      'a chart that is a folder, in which a value changes',
      changed(
        { name: 'lightdash', chart: './lightdash', values: ['a: 1\n'] },
        { name: 'lightdash', chart: './lightdash', values: ['a: 2\n'] },
      ),
      [],
    ],
    [
      'a plan of a part alone, which says nothing',
      changed(release({ values: [values('2.0.0')] }), release({ values: [values('2.0.0')] })).replace(
        '{',
        '{"complete":false,',
      ),
      ['base:- upgrade ? → ? rendered-unusable'],
    ],
    ['another chart', changed({ chart: 'nginx', version: '1.0.0' }, { chart: 'nginx', version: '1.1.0' }), []],
  ])('shows %s', async (_, text, expected) => {
    const { changes } = await compareWithRendered([{}, {}], [text, text]);
    expect(changes.toSorted()).toEqual(expected.toSorted());
  });

  it('replaces a module for each environment, which the files do not show', async () => {
    const main = (tag: string) => ({
      'main.tf': `resource "helm_release" "bi" {\n  for_each = local.environments\n  chart = "lightdash"\n  repository = "${REPOSITORY}"\n  set = [{ name = "image.tag", value = each.value }]\n}\nlocals { environments = { for k, v in { prod = "${tag}" } : k => v } }\n`,
    });
    const text = plan([
      {
        address: 'helm_release.bi["prod"]',
        before: release({ set: [{ name: 'image.tag', value: '2.0.0' }] }),
        after: release({ set: [{ name: 'image.tag', value: '2.1.0' }] }),
      },
    ]);
    const { changes } = await compareWithRendered([main('2.0.0'), main('2.1.0')], [text, text]);
    expect(changes).toEqual(['main.tf:7 upgrade 2.0.0 → 2.1.0']);
  });
});

it('a plan that is nested too deeply to be read is unusable, and says so', async () => {
  const levels = 100_000;
  const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const text = changed(release({ deep: 'DEEP' }), release({ deep: 'DEEP' })).replaceAll('"DEEP"', deep);
  const { changes } = await compareWithRendered([{}, {}], [text, text]);
  expect(changes).toEqual(['base:- upgrade ? → ? rendered-unusable']);
});
