import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/gate/report/report.ts';
import { STANDARD_PATH } from '../../src/gate/team-file/team-rules.ts';
import { renderReport } from '../../src/render/terminal.ts';
import { reportOnChange } from '../gallery/run.ts';
import { WITH_FLOOR } from '../support/choices.ts';
import { temporaryFolder } from '../support/git-repository.ts';

type Texts = Readonly<Record<string, string>>;
/** The versions of the environments; a strategy or an exception declares the downtime. */
type Versions = Readonly<Record<string, string>>;

const workload = (tag: string, { name = 'lightdash', namespace = 'bi', declares = false } = {}) =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: ${name}\n  namespace: ${namespace}\nspec:\n${declares ? '  strategy:\n    type: Recreate\n' : ''}  selector:\n    matchLabels: {app: lightdash}\n  template:\n    metadata:\n      labels: {app: lightdash}\n    spec:\n      containers:\n        - name: lightdash\n          image: lightdash/lightdash:${tag}\n`;

const overlays =
  (more: (environment: string) => string) =>
  (versions: Versions, declares: boolean): Texts => ({
    'base/kustomization.yaml': 'resources: [deployment.yaml]\n',
    'base/deployment.yaml': workload('latest', { declares }),
    ...Object.fromEntries(
      Object.entries(versions).map(([environment, tag]) => [
        `overlays/${environment}/kustomization.yaml`,
        `resources: [../../base]\n${more(environment)}images:\n  - name: lightdash/lightdash\n    newTag: ${tag}\n`,
      ]),
    ),
  });

/** Of staging, the only one that declares it. */
const EXCEPTION = 'exceptions: [{from: 2.2.0, to: 2.6.0, allow: recreate, reason: Sunday}]\n';

interface Layout {
  readonly name: string;
  readonly files: (versions: Versions, declares: boolean) => Texts;
  /** The rendered files, by path. */
  readonly render: (versions: Versions, declares: boolean) => Texts;
}

const inEach = (versions: Versions, render: (environment: string, tag: string) => readonly [string, string]) =>
  Object.fromEntries(Object.entries(versions).map(([environment, tag]) => render(environment, tag)));

const LAYOUTS: readonly Layout[] = [
  {
    name: 'a file for each cluster, with the same names',
    files: overlays(() => ''),
    render: (versions, declares) => inEach(versions, (name, tag) => [`${name}.yaml`, workload(tag, { declares })]),
  },
  {
    name: 'a folder for each cluster',
    files: overlays(() => ''),
    render: (versions, declares) =>
      inEach(versions, (name, tag) => [`clusters/${name}/bi/deployment.yaml`, workload(tag, { declares })]),
  },
  {
    name: 'one file, a namespace for each environment',
    files: overlays((name) => `namespace: bi-${name}\n`),
    render: (versions, declares) => ({
      'all.yaml': Object.entries(versions)
        .map(([name, tag]) => workload(tag, { namespace: `bi-${name}`, declares }))
        .join('---\n'),
    }),
  },
  {
    name: 'one file, a prefix for each environment',
    files: overlays((name) => `namePrefix: ${name}-\n`),
    render: (versions, declares) => ({
      'all.yaml': Object.entries(versions)
        .map(([name, tag]) => workload(tag, { name: `${name}-lightdash`, declares }))
        .join('---\n'),
    }),
  },
  {
    name: 'a file for each environment, with prefixes',
    files: overlays((name) => `namePrefix: ${name}-\n`),
    render: (versions, declares) =>
      inEach(versions, (name, tag) => [`${name}.yaml`, workload(tag, { name: `${name}-lightdash`, declares })]),
  },
  {
    name: 'manifests in a folder for each environment',
    files: (versions, declares) =>
      inEach(versions, (name, tag) => [`k8s/${name}/bi.yaml`, workload(tag, { declares })]),
    render: (versions, declares) => inEach(versions, (name, tag) => [`${name}.yaml`, workload(tag, { declares })]),
  },
  {
    name: 'compose, a project for each environment',
    files: (versions, declares) => ({
      ...inEach(versions, (name, tag) => [
        `${name}/compose.yaml`,
        `services:\n  lightdash:\n    image: lightdash/lightdash:${tag}\n`,
      ]),
      ...(declares ? { [STANDARD_PATH]: EXCEPTION } : {}),
    }),
    render: (versions) =>
      inEach(versions, (name, tag) => [
        `${name}.json`,
        JSON.stringify({
          name,
          services: { lightdash: { image: `lightdash/lightdash:${tag}` } },
        }),
      ]),
  },
];

const BASE = { dev: '2.2.0', staging: '2.2.0', prod: '2.2.0' };

const ROLLOUTS: readonly (readonly [what: string, head: Versions, declares: boolean])[] = [
  ['one environment alone', { ...BASE, staging: '2.4.0' }, false],
  ['one environment, after another one', { dev: '2.4.0', staging: '2.4.0', prod: '2.2.0' }, false],
  ['one environment that needs downtime', { ...BASE, staging: '2.6.0' }, false],
  ['one environment that declares it', { ...BASE, staging: '2.6.0' }, true],
  ['all at once', { dev: '2.4.0', staging: '2.4.0', prod: '2.4.0' }, false],
  ['two at once, to different versions', { dev: '2.4.0', staging: '2.3.0', prod: '2.2.0' }, false],
];

function written(texts: Texts): string {
  const folder = temporaryFolder();
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** The commands of the window, as the report prints them. Which line of a file a rendered declaration comes from is not known. */
function windowOf(report: Report): string {
  const [, rest = ''] = renderReport(report).split(/\nIn the window.*\n/);
  const [commands = ''] = rest.split(/\n(?=▸|Your deployment|❌|✅)/);
  return commands.replace(/- Afterwards.*\n(?: {4,}.*(?:\n|$))*/, '');
}

const BY_HAND = `- Back up the database first, because migrations cannot be undone.
- Optional: run \`migrate preflight\`
  (https://docs.lightdash.com/self-host/upgrade-runbook) as a separate job with
  the image of 2.6.0, before you stop anything.
- The exception stops nothing. Stop the old version before 2.6.0 starts, and
  before the merge if merging deploys it. Pause Argo CD or Flux first, which
  would scale Lightdash up again.
`;

const isExcepted = ({ choices }: Report) =>
  choices.some(({ edits }) => edits.some(({ file }) => file === STANDARD_PATH));

describe('judges the manifests of a staged rollout like the files', () => {
  for (const { name, files, render } of LAYOUTS) {
    it.each(ROLLOUTS)(`${name}: %s`, async (_, head, declares) => {
      const { [STANDARD_PATH]: __, ...base } = files(BASE, declares);
      const change = { base, change: files(head, declares) };
      const settings = { 'fail-on': 'mode-mismatch' };
      const own = await reportOnChange(change, WITH_FLOOR, settings);
      const rendered = await reportOnChange(change, WITH_FLOOR, {
        ...settings,
        'rendered-base': written(render(BASE, declares)),
        'rendered-head': written(render(head, declares)),
      });
      const shown = ({ decision, outcome, deployments }: Report) => ({
        decision,
        fails: outcome.fails,
        upgrades: deployments
          .filter(({ change: what }) => what !== 'unchanged')
          .map(({ change: what, from, to, declared }) => [what, from, to, declared.upgradeMode])
          .sort(),
      });
      expect(shown(rendered)).toEqual(shown(own));
      // Nobody can write a strategy into what is rendered. So there the choice is an exception, and people stop the old version.
      const isByHand = isExcepted(rendered) && !isExcepted(own);
      expect(windowOf(rendered)).toBe(isByHand ? BY_HAND : windowOf(own));
    });
  }
});
