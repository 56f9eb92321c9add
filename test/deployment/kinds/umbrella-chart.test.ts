import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../src/deployment/finding.ts';
import { umbrellaChart } from '../../../src/deployment/kinds/umbrella-chart/reader.ts';
import { readingOf, showFinding } from '../../support/reading.ts';

async function findingsIn(files: Record<string, string>): Promise<readonly Finding[]> {
  return (await readingOf(umbrellaChart, files)).found;
}

async function shown(files: Record<string, string>): Promise<string[]> {
  return (await findingsIn(files)).map(showFinding).sort();
}

const REPOSITORY = 'repository: https://lightdash.github.io/helm-charts';

function chart(version: string, more = ''): string {
  return `apiVersion: v2\nname: bi\nversion: 0.1.0\ndependencies:\n  - name: lightdash\n    version: ${version}\n    ${REPOSITORY}\n${more}`;
}

const LOCK = `dependencies:\n- name: lightdash\n  ${REPOSITORY}\n  version: 2.9.1\ndigest: sha256:aa\n`;

describe('umbrella charts', () => {
  it.each([
    [
      "the service's part of the values counts, the root's is someone else's",
      { 'bi/Chart.yaml': chart('2.9.1'), 'bi/values.yaml': 'image: {tag: 9.9.9}\nlightdash:\n  image: {tag: 1.2.3}\n' },
      ['bi/values.yaml:3 1.2.3'],
    ],
    [
      'an alias takes the place of the name',
      {
        'bi/Chart.yaml': chart('2.9.1', '    alias: bi\n'),
        'bi/values.yaml': 'lightdash: {image: {tag: 9.9.9}}\nbi: {image: {tag: 1.2.3}}\n',
      },
      ['bi/values.yaml:2 1.2.3'],
    ],
    [
      'no lie: keys of Chart.yaml and Chart.lock in another case, as Helm reads them',
      {
        'bi/Chart.yaml': chart('~2.9.0', '    Alias: bi\n').replace('dependencies', 'Dependencies'),
        'bi/Chart.lock': LOCK.replace('  version', '  Version'),
        'bi/values.yaml': 'lightdash: {image: {tag: 9.9.9}}\nbi: {image: {tag: ""}}\n',
      },
      ['bi/Chart.lock:4 chart 2.9.1'],
    ],
    [
      'an empty tag is the appVersion of the chart, never its version',
      { 'bi/Chart.yaml': chart('2.9.1'), 'bi/values.yaml': 'lightdash: {image: {tag: ""}}\n' },
      ['bi/Chart.yaml:6 chart 2.9.1'],
    ],
    ['a leading v is none', { 'bi/Chart.yaml': chart('v2.9.1') }, ['bi/Chart.yaml:6 chart 2.9.1']],
    ['no values at all', { 'bi/Chart.yaml': chart('2.9.1') }, ['bi/Chart.yaml:6 chart 2.9.1']],
    [
      'a range with a lock',
      { 'bi/Chart.yaml': chart('~2.9.0'), 'bi/Chart.lock': LOCK },
      ['bi/Chart.lock:4 chart 2.9.1'],
    ],
    ['a range without a lock', { 'bi/Chart.yaml': chart('2.x') }, ['bi/Chart.yaml:6 chart-range']],
    [
      'a range that the lock does not fit',
      { 'bi/Chart.yaml': chart('^3.0.0'), 'bi/Chart.lock': LOCK },
      ['bi/Chart.yaml:6 chart-range'],
    ],
    [
      'a lock that is out of date',
      { 'bi/Chart.yaml': chart('2.16.361'), 'bi/Chart.lock': LOCK },
      ['bi/Chart.yaml:6 chart-unpinned'],
    ],
    [
      'a range and a tag',
      { 'bi/Chart.yaml': chart('"*"'), 'bi/values.yaml': 'lightdash: {image: {tag: 1.2.3}}\n' },
      ['bi/values.yaml:1 1.2.3'],
    ],
    ['no version', { 'bi/Chart.yaml': chart('""') }, ['bi/Chart.yaml:5 chart-unpinned']],
    [
      'a condition that is false',
      {
        'bi/Chart.yaml': chart('2.9.1', '    condition: lightdash.enabled\n'),
        'bi/values.yaml': 'lightdash: {enabled: false}\n',
      },
      [],
    ],
    [
      'a condition that is true over a tag that is false',
      {
        'bi/Chart.yaml': chart('2.9.1', '    condition: a.b,lightdash.enabled\n    tags: [bi]\n'),
        'bi/values.yaml': 'tags: {bi: false}\nlightdash: {enabled: true}\n',
      },
      ['bi/Chart.yaml:6 chart 2.9.1'],
    ],
    [
      'no lie: a condition behind a blank, which Helm does not find',
      {
        'bi/Chart.yaml': chart('2.9.1', '    condition: a.b, lightdash.enabled\n'),
        'bi/values.yaml': 'lightdash: {enabled: false}\n',
      },
      ['bi/Chart.yaml:6 chart 2.9.1'],
    ],
    [
      'a tag that is false',
      { 'bi/Chart.yaml': chart('2.9.1', '    tags: [bi]\n'), 'bi/values.yaml': 'tags: {bi: false}\n' },
      [],
    ],
    [
      'several environments, each with its tag',
      {
        'bi/Chart.yaml': chart('2.9.1'),
        'bi/values.yaml': 'lightdash: {configMap: {}}\n',
        'bi/values-prod.yaml': 'lightdash:\n  image: {tag: 1.2.3}\n',
        'bi/env/staging.yaml': 'lightdash:\n  image: {tag: 1.3.0}\n',
      },
      ['bi/env/staging.yaml:2 1.3.0', 'bi/values-prod.yaml:2 1.2.3'],
    ],
    [
      'an environment that takes the tag from below, and one that has its own',
      {
        'bi/Chart.yaml': chart('2.9.1'),
        'bi/values.yaml': 'lightdash: {image: {tag: 1.2.3}}\n',
        'bi/values-prod.yaml': 'lightdash: {configMap: {A: b}}\n',
        'bi/values-staging.yaml': 'lightdash: {image: {tag: 1.3.0}}\n',
      },
      // Findings at the same place are one deployment.
      ['bi/values-staging.yaml:1 1.3.0', 'bi/values.yaml:1 1.2.3', 'bi/values.yaml:1 1.2.3'],
    ],
    [
      'a null in an environment takes the tag away',
      {
        'bi/Chart.yaml': chart('2.9.1'),
        'bi/values.yaml': 'lightdash: {image: {tag: 1.2.3}}\n',
        'bi/values-prod.yaml': 'lightdash: {image: {tag: ~}}\n',
      },
      ['bi/Chart.yaml:6 chart 2.9.1', 'bi/values.yaml:1 1.2.3'],
    ],
    [
      'the source of the chart in the repository',
      {
        'bi/Chart.yaml': chart('2.9.1').replace(/repository: .*/, 'repository: file://../charts/lightdash'),
        'charts/lightdash/Chart.yaml': 'name: lightdash\nversion: 2.9.1\nappVersion: "1.4.0"\n',
        'charts/lightdash/values.yaml': 'image: {repository: lightdash/lightdash, tag: ""}\n',
      },
      ['charts/lightdash/Chart.yaml:3 1.4.0'],
    ],
    [
      'a tag of its own in a vendored chart',
      {
        'bi/Chart.yaml': chart('2.9.1'),
        'bi/charts/lightdash/Chart.yaml': 'name: lightdash\nappVersion: "1.4.0"\n',
        'bi/charts/lightdash/values.yaml': 'image: {repository: lightdash/lightdash, tag: 1.3.0}\n',
      },
      ['bi/charts/lightdash/values.yaml:1 1.3.0'],
    ],
    [
      'a vendored chart of another image, whose appVersion is not of the service',
      {
        'bi/Chart.yaml': chart('2.9.1'),
        'bi/charts/lightdash/Chart.yaml': 'name: lightdash\nappVersion: "1.4.0"\n',
        'bi/charts/lightdash/values.yaml': 'image: {repository: acme.io/bi, tag: ""}\n',
      },
      ['bi/charts/lightdash/values.yaml:1 custom-image'],
    ],
    [
      'one with a tag',
      {
        'bi/Chart.yaml': chart('2.9.1'),
        'bi/charts/lightdash/Chart.yaml': 'name: lightdash\nappVersion: "1.4.0"\n',
        'bi/charts/lightdash/values.yaml': 'image: {repository: aibiz_lightdash, tag: 1.3.0}\n',
      },
      ['bi/charts/lightdash/values.yaml:1 custom-image'],
    ],
    [
      'one whose tag the release sets',
      {
        'bi/Chart.yaml': chart('2.9.1'),
        'bi/values.yaml': 'lightdash: {image: {tag: 1.2.3}}\n',
        'bi/charts/lightdash/Chart.yaml': 'name: lightdash\nappVersion: "1.4.0"\n',
        'bi/charts/lightdash/values.yaml': 'image: {repository: acme.io/bi, tag: 1.3.0}\n',
      },
      ['bi/charts/lightdash/values.yaml:1 custom-image'],
    ],
    [
      'one whose image the release sets',
      {
        'bi/Chart.yaml': chart('2.9.1'),
        'bi/values.yaml': 'lightdash: {image: {repository: lightdash/lightdash}}\n',
        'bi/charts/lightdash/Chart.yaml': 'name: lightdash\nappVersion: "1.4.0"\n',
        'bi/charts/lightdash/values.yaml': 'image: {repository: acme.io/bi, tag: 1.3.0}\n',
      },
      ['bi/charts/lightdash/values.yaml:1 1.3.0'],
    ],
    [
      'a tag of a vendored chart that the release empties',
      {
        'bi/Chart.yaml': chart('2.9.1'),
        'bi/values.yaml': 'lightdash: {image: {tag: ""}}\n',
        'bi/charts/lightdash/Chart.yaml': 'name: lightdash\nappVersion: "1.4.0"\n',
        'bi/charts/lightdash/values.yaml': 'image: {repository: lightdash/lightdash, tag: 1.3.0}\n',
      },
      ['bi/charts/lightdash/Chart.yaml:2 1.4.0'],
    ],
    [
      'a vendored chart without any version',
      {
        'bi/Chart.yaml': chart('2.9.1'),
        'bi/charts/lightdash/Chart.yaml': 'name: lightdash\n',
      },
      ['bi/charts/lightdash/Chart.yaml:1 chart-unpinned'],
    ],
    [
      'a vendored chart whose appVersion is no version',
      {
        'bi/Chart.yaml': chart('2.9.1'),
        'bi/charts/lightdash/Chart.yaml': 'name: lightdash\nappVersion: latest\n',
      },
      ['bi/charts/lightdash/Chart.yaml:2 moving-tag'],
    ],
    [
      'a vendored chart that cannot be parsed',
      {
        'bi/Chart.yaml': chart('2.9.1'),
        'bi/charts/lightdash/Chart.yaml': 'name: lightdash\nname: [lightdash]\n',
      },
      ['bi/charts/lightdash/Chart.yaml:2 unparseable'],
    ],
    [
      'another chart',
      {
        'bi/Chart.yaml': chart('2.9.1').replace('name: lightdash', 'name: other'),
        'bi/values.yaml': 'other: {image: {tag: 1.2.3}}\n',
      },
      [],
    ],
    [
      'a compose file beside the chart',
      {
        'bi/Chart.yaml': chart('2.9.1'),
        'bi/values.yaml': 'lightdash: {image: {tag: 1.2.3}}\n',
        'bi/compose.yaml': 'services:\n  web:\n    image: lightdash/lightdash:1.0.0\n',
      },
      ['bi/values.yaml:1 1.2.3'],
    ],
    [
      'values that cannot be parsed',
      { 'bi/Chart.yaml': chart('2.9.1'), 'bi/values.yaml': 'lightdash: {image: {tag: 1.2.3}\n' },
      ['bi/values.yaml:2 unparseable'],
    ],
    [
      'another image under the key of the dependency',
      {
        'bi/Chart.yaml': chart('2.9.1'),
        'bi/values.yaml': 'lightdash:\n  image:\n    repository: acme.io/bi\n    tag: 1.2.3\n',
      },
      ['bi/values.yaml:3 custom-image'],
    ],
    [
      'an overlay with a key that stands twice',
      {
        'bi/Chart.yaml': chart('2.9.1', '    alias: bi\n'),
        'bi/values-prod.yaml': 'bi:\n  image: {tag: 1.2.3}\nbi:\n  image: {tag: 1.2.4}\n',
      },
      ['bi/values-prod.yaml:3 unparseable'],
    ],
    [
      'an overlay with conflict markers',
      {
        'bi/Chart.yaml': chart('2.9.1', '    alias: bi\n'),
        'bi/values-prod.yaml': 'bi:\n<<<<<<< a\n  image: {tag: 1.2.3}\n=======\n>>>>>>> b\n',
      },
      ['bi/values-prod.yaml:2 conflict-markers'],
    ],
    [
      'an overlay that only adds to those that set the tag',
      {
        'bi/Chart.yaml': chart('2.9.1'),
        'bi/values.yaml': 'lightdash: {configMap: {}}\n',
        'bi/values-prod.yaml': 'lightdash: {image: {tag: 1.2.3}}\n',
        'bi/secrets.yaml': 'lightdash: {secrets: {A: b}}\n',
      },
      ['bi/values-prod.yaml:1 1.2.3'],
    ],
    [
      'an overlay that installs it without a tag',
      {
        'bi/Chart.yaml': chart('2.9.1', '    condition: lightdash.enabled\n'),
        'bi/values.yaml': 'lightdash: {enabled: false}\n',
        'bi/values-prod.yaml': 'lightdash: {enabled: true, image: {tag: 1.2.3}}\n',
        'bi/values-staging.yaml': 'lightdash: {enabled: true}\n',
      },
      ['bi/Chart.yaml:6 chart 2.9.1', 'bi/values-prod.yaml:1 1.2.3'],
    ],
    [
      'a second image elsewhere in the values',
      {
        'bi/Chart.yaml': chart('2.9.1'),
        'bi/values.yaml':
          'lightdash: {image: {tag: 1.2.3}}\nbackup:\n  image: {repository: lightdash/lightdash, tag: 1.2.2}\n',
      },
      ['bi/values.yaml:1 1.2.3', 'bi/values.yaml:3 1.2.2'],
    ],
    [
      'a second image that one environment has otherwise',
      {
        'bi/Chart.yaml': chart('2.9.1'),
        'bi/values.yaml':
          'lightdash: {image: {tag: 1.2.3}}\nbackup:\n  image: {repository: lightdash/lightdash, tag: 1.2.3}\n',
        'bi/values-prod.yaml':
          'lightdash: {image: {tag: 1.3.0}}\nbackup:\n  image: {repository: lightdash/lightdash, tag: 1.3.0}\n',
      },
      [
        'bi/values-prod.yaml:1 1.3.0',
        'bi/values-prod.yaml:3 1.3.0',
        'bi/values.yaml:1 1.2.3',
        'bi/values.yaml:3 1.2.3',
      ],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await shown(files as unknown as Record<string, string>)).toEqual(expected);
  });

  const OWN = {
    'bi/Chart.yaml': 'name: bi\nversion: 0.1.0\nappVersion: 1.4.0\n',
    'bi/values.yaml': 'image: {repository: lightdash/lightdash, tag: ""}\n',
    'bi/templates/d.yaml':
      'image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"\n',
  };
  const vendored = (files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`platform/charts/${path}`, text]));
  const platform = (more = '') => `name: platform\ndependencies:\n- {name: bi, version: 0.1.0${more}}\n`;
  it.each<[string, Record<string, string>, string[]]>([
    [
      'its section sets the tag',
      {
        ...OWN,
        'platform/Chart.yaml': platform(', repository: "file://../bi"'),
        'platform/values.yaml': 'bi: {image: {tag: 1.2.3}}\n',
      },
      ['umbrella-chart:platform/Chart.yaml#bi.image platform/values.yaml:1 1.2.3'],
    ],
    [
      'its section sets none',
      {
        ...vendored(OWN),
        'platform/Chart.yaml': platform(),
        'platform/values.yaml': 'bi: {replicas: 2}\nimage: {tag: 9.9.9}\n',
      },
      ['umbrella-chart:platform/Chart.yaml#bi.image platform/charts/bi/Chart.yaml:3 1.4.0'],
    ],
    [
      'an alias names its section',
      {
        ...vendored(OWN),
        'platform/Chart.yaml': platform(', alias: web'),
        'platform/values.yaml': 'bi: {image: {tag: 9.9.9}}\nweb: {image: {tag: 1.2.3}}\n',
      },
      ['umbrella-chart:platform/Chart.yaml#web.image platform/values.yaml:2 1.2.3'],
    ],
    [
      'an environment sets the tag',
      {
        ...OWN,
        'platform/Chart.yaml': platform(', repository: "file://../bi"'),
        'platform/values-prod.yaml': 'bi: {image: {tag: 1.2.3}}\n',
      },
      [
        'umbrella-chart:platform/Chart.yaml#bi.image bi/Chart.yaml:3 1.4.0',
        'umbrella-chart:platform/values-prod.yaml#bi.image platform/values-prod.yaml:1 1.2.3',
      ],
    ],
    [
      'no lie: it hands a version down as a global value, which an environment overrides',
      {
        ...vendored({
          ...OWN,
          'bi/templates/d.yaml': 'image: "lightdash/lightdash:{{ .Values.global.tag | default .Chart.AppVersion }}"\n',
        }),
        'platform/Chart.yaml': platform(''),
        'platform/values.yaml': 'global: {tag: 1.2.3}\n',
        'platform/values-prod.yaml': 'global: {tag: 1.3.0}\n',
      },
      [
        'umbrella-chart:platform/Chart.yaml#bi.global.tag platform/values.yaml:1 1.2.3',
        'umbrella-chart:platform/values-prod.yaml#bi.global.tag platform/values-prod.yaml:1 1.3.0',
      ],
    ],
    [
      "no lie: the chart above has the service's name and no templates",
      {
        ...vendored(OWN),
        'platform/Chart.yaml': platform('').replace('name: platform', 'name: lightdash'),
        'platform/values-prod.yaml': 'bi: {image: {tag: 1.2.3}}\n',
      },
      [
        'umbrella-chart:platform/Chart.yaml#bi.image platform/charts/bi/Chart.yaml:3 1.4.0',
        'umbrella-chart:platform/values-prod.yaml#bi.image platform/values-prod.yaml:1 1.2.3',
      ],
    ],
    [
      'no lie: an environment elsewhere sets the tag, and no other chart is there',
      {
        ...vendored(OWN),
        'platform/Chart.yaml': platform(''),
        'environments/prod/values.yaml': 'bi: {image: {tag: 1.2.3}}\n',
      },
      [
        'umbrella-chart:environments/prod/values.yaml#bi.image environments/prod/values.yaml:1 1.2.3',
        'umbrella-chart:platform/Chart.yaml#bi.image platform/charts/bi/Chart.yaml:3 1.4.0',
      ],
    ],
    [
      'it is switched off',
      {
        ...vendored(OWN),
        'platform/Chart.yaml': platform(', condition: bi.on'),
        'platform/values.yaml': 'bi: {on: false}\n',
      },
      [],
    ],
    [
      'two levels lead there',
      {
        ...OWN,
        'platform/Chart.yaml': platform(', repository: "file://../bi"'),
        'all/Chart.yaml': 'name: all\ndependencies: [{name: platform, repository: "file://../platform"}]\n',
        'all/values.yaml': 'platform: {bi: {image: {tag: 1.2.3}}}\n',
      },
      ['umbrella-chart:all/Chart.yaml#platform.bi.image all/values.yaml:1 1.2.3'],
    ],
  ])("answers for a chart of one's own, which deploys nothing by itself: %s", async (_, files, expected) => {
    expect((await findingsIn(files)).map((each) => `${each.id} ${showFinding(each)}`).sort()).toEqual(expected);
  });

  it('reports the version of the chart, and null for a range', async () => {
    const values = { 'bi/values.yaml': 'lightdash: {image: {tag: 1.2.3}, upgrade: {mode: Recreate}}\n' };
    const [exact] = await findingsIn({ ...values, 'bi/Chart.yaml': chart('2.16.361') });
    expect(exact?.chart?.version).toBe('2.16.361');
    expect(exact?.declared).toMatchObject({ keys: ['lightdash'], upgradeMode: { value: 'Recreate' } });
    const [range] = await findingsIn({ ...values, 'bi/Chart.yaml': chart('^2.16.0') });
    expect(range?.chart?.version).toBeNull();
  });

  it('no lie: an overlay that only adds may change the mode', async () => {
    const files = (more: string) => ({
      'bi/Chart.yaml': chart('2.16.361'),
      'bi/prod.yaml': 'lightdash: {image: {tag: 1.2.3}, upgrade: {mode: Recreate}}\n',
      'bi/more.yaml': `lightdash: {${more}}\n`,
    });
    const [same] = await findingsIn(files('configMap: {A: b}'));
    expect(same).toMatchObject({ declared: { upgradeMode: { value: 'Recreate' } }, notices: [] });
    const [other] = await findingsIn(files('upgrade: {mode: RollingUpdate}'));
    expect(other?.declared.upgradeMode).toBeNull();
    expect(other?.notices).toEqual([expect.stringContaining('differs between `bi/prod.yaml` and `bi/more.yaml`')]);
  });

  it('says where the chart comes from, and that a vendored one is a build of its own', async () => {
    const files = { 'bi/Chart.yaml': chart('2.9.1') };
    const [official] = await findingsIn(files);
    expect(official?.chart?.repository).toBe('https://lightdash.github.io/helm-charts');
    const [vendored] = await findingsIn({
      ...files,
      'bi/charts/lightdash/Chart.yaml': 'name: lightdash\nappVersion: "1.4.0"\n',
      'bi/charts/lightdash/values.yaml': 'image: {repository: winwin/lightdash}\n',
    });
    expect(vendored?.answer).toMatchObject({ version: '1.4.0', image: { path: 'winwin/lightdash' } });
    expect(vendored?.notices).toEqual([expect.stringContaining('`winwin/lightdash`')]);
  });

  it.each<[string, Record<string, string>, string[], string[]]>([
    [
      'a chart, and one environment more',
      { 'bi/Chart.yaml': chart('2.9.1'), 'bi/prod.yaml': 'lightdash: {image: {tag: 1.2.3}}\n' },
      ['umbrella-chart:bi/prod.yaml#lightdash'],
      ['umbrella-chart:bi/prod.yaml#lightdash'],
    ],
    [
      'an environment that only adds',
      {
        'bi/Chart.yaml': chart('2.9.1'),
        'bi/prod.yaml': 'lightdash: {image: {tag: 1.2.3}}\n',
        'bi/more.yaml': 'lightdash: {configMap: {}}\n',
      },
      ['umbrella-chart:bi/prod.yaml#lightdash'],
      ['umbrella-chart:bi/more.yaml#lightdash', 'umbrella-chart:bi/prod.yaml#lightdash'],
    ],
    [
      'an environment that has lost its tag',
      { 'bi/Chart.yaml': chart('2.9.1'), 'bi/prod.yaml': 'replicas: 2\n', 'other/prod.yaml': 'replicas: 2\n' },
      ['umbrella-chart:bi/Chart.yaml#lightdash'],
      [
        ...['umbrella-chart:bi/Chart.yaml#lightdash', 'umbrella-chart:bi/prod.yaml#lightdash'],
        'umbrella-chart:other/prod.yaml#lightdash',
      ],
    ],
    [
      'what is switched off',
      { 'bi/Chart.yaml': chart('2.9.1', '    condition: a.b\n'), 'bi/values.yaml': 'a: {b: false}\n' },
      [],
      [],
    ],
    [
      'two aliases, each of which is upgraded on its own',
      {
        'bi/Chart.yaml': chart('2.9.1', `    alias: x\n  - {name: lightdash, version: 2.9.1, alias: y}\n`),
        'bi/values.yaml': 'x: {image: {tag: 1.2.3}}\ny: {image: {tag: 1.2.2}}\n',
      },
      ['umbrella-chart:bi/Chart.yaml#x', 'umbrella-chart:bi/Chart.yaml#y'],
      ['umbrella-chart:bi/Chart.yaml#x', 'umbrella-chart:bi/Chart.yaml#y'],
    ],
    [
      'a dependency of a dependency',
      {
        'bi/Chart.yaml': chart('2.9.1'),
        'parent/Chart.yaml': 'name: p\ndependencies: [{name: bi, version: 0.1.0, repository: "file://../bi"}]\n',
        'parent/values.yaml': 'bi: {lightdash: {image: {tag: 1.2.3}}}\n',
      },
      ['umbrella-chart:parent/Chart.yaml#bi.lightdash'],
      ['umbrella-chart:parent/Chart.yaml#bi', 'umbrella-chart:parent/Chart.yaml#bi.lightdash'],
    ],
  ])('are identified by chart and overlay: %s', async (_, files, found, seen) => {
    const reading = await readingOf(umbrellaChart, files);
    expect(reading.found.map(({ id }) => id).sort()).toEqual(found);
    expect(reading.found.map(({ unit }) => unit).sort()).toEqual(found);
    expect([...reading.objectIds].sort()).toEqual(seen);
  });

  it('read values elsewhere that are named after the chart and an environment', async () => {
    const files = {
      'charts/analytics/Chart.yaml': chart('2.9.1', '    alias: web\n'),
      'charts/other/Chart.yaml': 'name: other\n',
      'envs/prod/analytics.yaml': 'web: {image: {tag: 1.2.3}}\n',
      'envs/prod/other.yaml': 'web: {image: {tag: 1.2.2}}\n',
    };
    expect(await shown(files)).toEqual(['envs/prod/analytics.yaml:1 1.2.3']);
  });

  it('is rendered by Argo CD where an application uses its folder', async () => {
    const files = (path: string) => ({
      'bi/Chart.yaml': chart('2.9.1'),
      'apps.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: Application\nspec: {source: {path: ${path}}}\n`,
    });
    expect((await findingsIn(files('bi')))[0]?.isRenderedByArgoCd).toBe(true);
    expect((await findingsIn(files('other')))[0]?.isRenderedByArgoCd).toBe(false);
  });

  it('has one remedy for a lock that is out of date', async () => {
    const [found] = await findingsIn({ 'bi/Chart.yaml': chart('2.16.361'), 'bi/Chart.lock': LOCK });
    expect(found?.answer.status === 'problem' && found.answer.problem.message).toBe(
      'The version is `2.16.361`, but Chart.lock has `2.9.1` at bi/Chart.yaml:6. Run `helm dependency update`.',
    );
  });

  it('takes another repository for a mirror, and says so', async () => {
    const [found] = await findingsIn({
      'bi/Chart.yaml': chart('2.9.1').replace('lightdash.github.io', 'charts.example.com'),
    });
    expect(found && showFinding(found)).toBe('bi/Chart.yaml:6 chart 2.9.1');
    expect(found?.notices).toEqual([expect.stringContaining('charts.example.com')]);
  });
});
