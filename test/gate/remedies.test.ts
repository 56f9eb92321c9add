// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references of the files that are written
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/gate/report/report.ts';
import { PROBLEM_CODES } from '../../src/problems/problem.ts';
import { publish, releases } from '../gallery/published.ts';
import { reportOnChange } from '../gallery/run.ts';
import { temporaryFolder } from '../support/git-repository.ts';
import { ROOT } from '../support/process.ts';

type Texts = Readonly<Record<string, string>>;

const PUBLISHED = publish(releases(['2.1.0', '2.2.0', '2.3.0', '2.4.0']));
const DIGEST = `sha256:${'a'.repeat(64)}`;
const REPOSITORY = 'https://lightdash.github.io/helm-charts';

const values = (tag: string, more = ''): Texts => ({
  'lightdash/values.yaml': `image:\n  repository: lightdash/lightdash\n  tag: ${tag}\n${more}`,
});
const compose = (image: string): Texts => ({ 'compose.yaml': `services:\n  web:\n    image: ${image}\n` });
const release = (version: string, tag = ''): Texts => ({
  'helmfile.yaml': `repositories: [{name: l, url: "${REPOSITORY}"}]\nreleases:\n  - name: bi\n    chart: l/lightdash\n${version === '' ? '' : `    version: "${version}"\n`}${tag === '' ? '' : `    values: [{image: {tag: ${tag}}}]\n`}`,
});
const flux = (spec: string): Texts => ({
  'release.yaml': `apiVersion: source.toolkit.fluxcd.io/v1\nkind: HelmRepository\nmetadata: {name: l, namespace: bi}\nspec: {url: "${REPOSITORY}"}\n---\napiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: bi, namespace: bi}\nspec:\n  chart: {spec: {chart: lightdash, version: 2.16.361, sourceRef: {kind: HelmRepository, name: l}}}\n${spec}`,
});
const workload = (tag: string) =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: bi\n  namespace: bi\nspec:\n  template:\n    spec:\n      containers:\n        - name: c\n          image: lightdash/lightdash:${tag}\n`;
const patched = (name: string): Texts => ({
  'kustomization.yaml': `resources: [deploy.yaml]\npatches:\n  - patch: |-\n      - op: replace\n        path: /spec/template/spec/containers/0/image\n        value: lightdash/lightdash:2.4.0\n    target: {kind: Deployment, name: ${name}}\n`,
  'deploy.yaml': workload('2.2.0'),
});
const script = (tag: string): Texts => ({ 'deploy.sh': `docker run lightdash/lightdash:${tag}\n` });

interface Remedy {
  /** How the page says it: all remedies of a row together are its last column. */
  readonly says: string;
  readonly head?: Texts;
  readonly base?: Texts;
  readonly settings?: Texts;
  /** `roll` unless it says otherwise. */
  readonly decision?: 'recreate' | 'unchanged';
  /** The versions that the user's tool renders, base and head. */
  readonly renders?: readonly [string, string];
}

interface Row {
  readonly base: Texts;
  readonly head: Texts;
  readonly settings?: Texts;
  readonly rendersNothing?: true;
  readonly remedies: readonly Remedy[];
}

const RENDERED: Remedy = { says: '[render both sides](rendered.md)', renders: ['2.2.0', '2.4.0'] };
const FROM_TO: Remedy = { says: 'pass `from:` and `to:`', settings: { from: '2.2.0', to: '2.4.0' } };
const TO: Remedy = { says: 'pass `to:`', settings: { to: '2.4.0' } };
const PINNED_CHART: Remedy = { says: 'pin the chart', head: release('2.16.362'), base: release('2.16.361') };

/** A chart repository in which each chart installs a release of these tests. */
const CHARTS = `entries:\n  lightdash:\n    - {version: 2.16.362, appVersion: 2.4.0}\n    - {version: 2.16.361, appVersion: 2.2.0}\n    - {version: 0.3.9, appVersion: 0.271.1}\n`;

const ROWS: Readonly<Record<string, Row>> = {
  'moving-tag': {
    base: compose('lightdash/lightdash:2.2.0'),
    head: compose('lightdash/lightdash:latest'),
    remedies: [
      { says: 'pin `X.Y.Z`', head: compose('lightdash/lightdash:2.4.0') },
      { says: 'a digest may follow: `X.Y.Z@sha256:…`', head: compose(`lightdash/lightdash:2.4.0@${DIGEST}`) },
    ],
  },
  'digest-only': {
    base: compose('lightdash/lightdash:2.2.0'),
    head: compose(`lightdash/lightdash@${DIGEST}`),
    remedies: [
      { says: 'write the version next to it: `X.Y.Z@sha256:…`', head: compose(`lightdash/lightdash:2.4.0@${DIGEST}`) },
    ],
  },
  'not-a-version': {
    base: values('2.2.0'),
    head: values('2026.11.12-10.20.30'),
    remedies: [{ says: 'pin `X.Y.Z`', head: values('2.4.0') }],
  },
  'unknown-suffix': {
    base: values('2.2.0-el9'),
    head: values('2.4.0-el9'),
    remedies: [
      { says: 'set `tag-suffix`', settings: { 'tag-suffix': '-el9' } },
      { says: 'pin `X.Y.Z`', base: values('2.2.0'), head: values('2.4.0') },
    ],
  },
  'numeric-tag': {
    base: values('2.2.0'),
    head: values('2.40'),
    remedies: [{ says: 'write the whole version, `X.Y.Z`', head: values('2.4.0') }],
  },
  'unresolved-variable': {
    base: compose('lightdash/lightdash:2.2.0'),
    head: compose('lightdash/lightdash:${TAG}'),
    remedies: [
      { says: 'commit a `.env`', head: { ...compose('lightdash/lightdash:${TAG}'), '.env': 'TAG=2.4.0\n' } },
      {
        says: 'name it with `env-files`',
        head: { ...compose('lightdash/lightdash:${TAG}'), 'prod.env': 'TAG=2.4.0\n' },
        settings: { 'env-files': 'prod.env' },
      },
      TO,
    ],
  },
  'unresolved-template': {
    base: release('2.16.361', '2.2.0'),
    head: release('2.16.361', '"{{ requiredEnv `TAG` }}"'),
    remedies: [{ says: 'pin it', head: release('2.16.361', '2.4.0') }, TO, RENDERED],
  },
  encrypted: {
    base: values('2.2.0'),
    head: values('ENC[AES256_GCM,data:aaaa,type:str]'),
    remedies: [{ says: 'keep `image.tag` outside of `encrypted_regex`', head: values('2.4.0') }],
  },
  'external-values': {
    base: flux('  values: {image: {tag: 2.2.0}}\n'),
    head: flux('  valuesFrom: [{kind: Secret, name: x}]\n'),
    remedies: [
      {
        says: 'set the tag in a place of the repository that [overrides it](how-detection-works.md#which-value-wins)',
        head: flux('  valuesFrom: [{kind: Secret, name: x}]\n  values: {image: {tag: 2.4.0}}\n'),
      },
      FROM_TO,
      RENDERED,
    ],
  },
  'custom-image': {
    base: { ...compose('aibiz_lightdash:2.2.0'), ...values('2.2.0') },
    head: { ...compose('aibiz_lightdash:2.4.0'), ...values('2.4.0') },
    remedies: [
      { says: 'add it to `images`', settings: { images: 'aibiz_lightdash' } },
      { says: 'leave the file out with `files`', settings: { files: '**\n!compose.yaml' } },
    ],
  },
  'not-evaluated': {
    base: patched('other'),
    head: patched('bi'),
    remedies: [
      RENDERED,
      {
        says: 'name the places of all versions with `targets`',
        settings: { targets: 'kustomization.yaml@regex:value: lightdash/lightdash:(?<version>.+)' },
        decision: 'unchanged',
      },
      FROM_TO,
    ],
  },
  'not-understood': {
    base: { 'deploy.sh': 'TAG=$(cat tag)\ndocker run lightdash/lightdash:$TAG\n' },
    head: { 'deploy.sh': 'TAG=$(cat tag)\ndocker run lightdash/lightdash:2.4.0\n' },
    remedies: [
      {
        says: 'name the place with `targets: file@regex:…` and `discover: true`',
        base: script('2.2.0'),
        head: script('2.4.0'),
        settings: { targets: 'deploy.sh@regex:lightdash:(?<version>[\\d.]+)', discover: 'true' },
      },
      FROM_TO,
    ],
  },
  'chart-unpinned': {
    base: release('2.16.361'),
    head: release(''),
    remedies: [PINNED_CHART, { says: 'set `image.tag`', head: release('', '2.4.0') }],
  },
  'chart-range': {
    base: release('2.16.361'),
    head: release('^2.16'),
    remedies: [PINNED_CHART, { says: 'set `image.tag`', head: release('^2.16', '2.4.0') }],
  },
  'chart-unknown': {
    base: release('2.16.361'),
    head: release('2.16.999'),
    remedies: [
      { says: 'set `image.tag` first, in a separate change', head: release('2.16.999', '2.4.0') },
      {
        says: 'make the repository readable with `chart-repository-url`',
        settings: { 'chart-repository-url': CHARTS.replace('2.16.362', '2.16.999') },
      },
    ],
  },
  'chart-too-old': {
    base: release('0.3.9', '2.2.0'),
    head: release('0.3.9'),
    remedies: [{ says: 'set `image.tag`', head: release('0.3.9', '2.4.0') }],
  },
  'invalid-upgrade-mode': {
    base: values('2.2.0'),
    head: values('2.4.0', 'upgrade: {mode: rolling}\n'),
    remedies: [
      { says: 'write `RollingUpdate`', head: values('2.4.0', 'upgrade: {mode: RollingUpdate}\n') },
      { says: '`Recreate`', head: values('2.4.0', 'upgrade: {mode: Recreate}\n') },
      { says: 'leave it empty', head: values('2.4.0', 'upgrade: {mode: ""}\n') },
    ],
  },
  'no-target': {
    base: { 'apps/bi.yaml': 'image: {repository: registry.example.com/bi/web, tag: 2.2.0}\n' },
    head: { 'apps/bi.yaml': 'image: {repository: registry.example.com/bi/web, tag: 2.4.0}\n' },
    remedies: [
      {
        says: 'set `targets: values.yaml#image.tag` with your own path, and `discover: true`',
        settings: { targets: 'apps/bi.yaml#image.tag', discover: 'true' },
      },
      { says: '`images` with your own image', settings: { images: 'registry.example.com/bi/*' } },
    ],
  },
  'target-missing': {
    base: values('2.2.0'),
    head: values('2.4.0'),
    settings: { targets: 'lightdash/values.yaml#img.tag' },
    remedies: [{ says: 'correct `targets`', settings: { targets: 'lightdash/values.yaml#image.tag' } }],
  },
  unparseable: {
    base: { ...compose('lightdash/lightdash:2.2.0'), ...values('2.2.0') },
    head: { 'compose.yaml': 'services: {web: {image: "lightdash/lightdash:2.4.0"}\n', ...values('2.4.0') },
    remedies: [
      { says: 'fix it', head: { ...compose('lightdash/lightdash:2.4.0'), ...values('2.4.0') } },
      { says: 'leave it out with `files`', settings: { files: '**\n!compose.yaml' } },
    ],
  },
  'conflict-markers': {
    base: values('2.2.0'),
    head: values('2.2.0', '<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> main\n'),
    remedies: [{ says: 'resolve it', head: values('2.4.0', 'a: 2\n') }],
  },
  'mixed-versions': {
    base: {
      'compose.yaml':
        'services:\n  a: {image: "lightdash/lightdash:2.2.0"}\n  b: {image: "lightdash/lightdash:2.2.0"}\n',
    },
    head: {
      'compose.yaml':
        'services:\n  a: {image: "lightdash/lightdash:2.4.0"}\n  b: {image: "lightdash/lightdash:2.2.0"}\n',
    },
    remedies: [
      {
        says: 'give them one version',
        head: {
          'compose.yaml':
            'services:\n  a: {image: "lightdash/lightdash:2.4.0"}\n  b: {image: "lightdash/lightdash:2.4.0"}\n',
        },
      },
    ],
  },
  'image-changed': {
    base: compose('lightdash/lightdash:2.2.0'),
    head: compose('acme/bi:2.4.0'),
    remedies: [
      {
        says: 'add the new name to `images` and declare the downtime, since nobody has shown that two builds can run side by side',
        head: {
          ...compose('acme/bi:2.4.0'),
          '.github/upgrade-gate.yml': 'exceptions: [{from: 2.2.0, to: 2.4.0, allow: recreate, reason: Sunday}]\n',
        },
        settings: { images: 'acme/bi', 'fail-on': 'mode-mismatch' },
        decision: 'recreate',
      },
      FROM_TO,
    ],
  },
  'base-unresolved': {
    base: compose('lightdash/lightdash:latest'),
    head: compose('lightdash/lightdash:2.4.0'),
    remedies: [
      {
        says: 'pass `from:` with the current version for this change, and take it out again',
        settings: { from: '2.2.0' },
      },
    ],
  },
  'rendered-unusable': {
    base: values('2.2.0'),
    head: values('2.4.0'),
    rendersNothing: true,
    remedies: [{ says: '[render all of both sides](rendered.md) with the same commands', renders: ['2.2.0', '2.4.0'] }],
  },
};

/** What runs is asked of a server: test/gate/running holds it. */
const ELSEWHERE_SAID =
  /for `latest`, set `running-url`; otherwise|\. \[`running-url`\]\([^)]*\) tells which version runs/;

/** Held by `remedies-without-code.test.ts`, because a branch has to be behind another one. */
const ELSEWHERE = ['branch-behind'];

async function ask(
  { base, head, settings = {} }: Pick<Row, 'base' | 'head' | 'settings'>,
  renders?: readonly [string, string],
): Promise<Report> {
  const folder = temporaryFolder();
  const { 'chart-repository-url': charts = CHARTS, ...others } = settings;
  writeFileSync(join(folder, 'index.yaml'), charts);
  const sides = Object.entries({ base: renders?.[0], head: renders?.[1] }).flatMap(([side, tag]) => {
    if (tag === undefined) return [];
    const path = join(folder, `${side}.out.yaml`);
    writeFileSync(path, tag === '' ? '' : workload(tag));
    return [[`rendered-${side}`, path]];
  });
  const change = { ...Object.fromEntries(Object.keys(base).map((path) => [path, head[path] ?? ''])), ...head };
  return reportOnChange({ base, change }, PUBLISHED, {
    'chart-repository-url': folder,
    ...others,
    ...Object.fromEntries(sides),
  });
}

const problemsOf = ({ problem, deployments }: Report) =>
  [problem, ...deployments.map((each) => each.problem)].flatMap((each) => each?.code ?? []);

/** The rows of the page, by code: the second column. */
const PAGE = new Map(
  [
    ...readFileSync(join(ROOT, 'docs/troubleshooting.md'), 'utf8').matchAll(
      /^\| (?:<a id="[\w-]+"><\/a>)?`([\w-]+)`<br>[^|]*\| ([^|]+) \|$/gm,
    ),
  ].map(([, code = '', remedy = '']) => [code, remedy]),
);

describe('a remedy of docs/troubleshooting.md', () => {
  it('is there for every problem, and is held by a test', () => {
    expect([...PAGE.keys()].sort()).toEqual([...PROBLEM_CODES].sort());
    expect([...Object.keys(ROWS), ...ELSEWHERE].sort()).toEqual([...PROBLEM_CODES].sort());
  });

  for (const [code, row] of Object.entries(ROWS)) {
    it(`is followed for ${code}, and nothing else is said there`, () => {
      let rest = (PAGE.get(code) ?? '').replace(ELSEWHERE_SAID, '');
      for (const { says } of row.remedies) {
        expect(rest).toContain(says);
        rest = rest.replace(says, '');
      }
      expect(
        rest.replace(
          /`detect` lists what is found\. \[Nothing is deployed here yet\?\]\(#nothing-is-deployed-here\)/,
          '',
        ),
      ).toMatch(/^(?:[\s,;]|or)*$/);
    });

    it(`starts from ${code}`, async () => {
      const report = await ask(row, row.rendersNothing ? ['2.2.0', ''] : undefined);
      expect(problemsOf(report)).toContain(code);
      expect(report.outcome.fails).toBe(true);
    });

    it.each(row.remedies.map((each) => [each.says, each] as const))(`${code} ends green: %s`, async (_, remedy) => {
      const { head = row.head, base = row.base, settings = {}, renders, decision = 'roll' } = remedy;
      const report = await ask({ base, head, settings: { ...row.settings, ...settings } }, renders);
      expect(problemsOf(report)).toEqual([]);
      expect([report.decision, report.outcome.fails]).toEqual([decision, false]);
    });
  }

  // Otherwise the page would lead away from a check of the others.
  it.each(
    Object.entries(ROWS).flatMap(([code, row]) =>
      row.remedies
        .filter(({ settings }) => settings?.['discover'] === 'true')
        .map((each) => [code, row, each] as const),
    ),
  )('that names a place for %s leaves no other deployment unwatched', async (_, row, { settings, ...remedy }) => {
    const [base, head] = [
      { ...row.base, ...remedy.base, ...compose('lightdash/lightdash:2.2.0') },
      { ...row.head, ...remedy.head, ...compose('lightdash/lightdash:latest') },
    ];
    const report = await ask({ base, head, settings: { ...row.settings, ...settings } });
    expect([problemsOf(report), report.outcome.fails]).toEqual([['moving-tag'], true]);
  });
});
