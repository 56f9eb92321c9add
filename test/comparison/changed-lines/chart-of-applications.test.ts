import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../support/comparison.ts';

const NEIGHBOUR: Files = { 'zz-dev/compose.yaml': 'services: {web: {image: "lightdash/lightdash:1.6.0"}}\n' };
const [OLD, NEW] = ['1.0.0', '1.1.0'];

/** What a change stops for, alone and next to another deployment. */
async function stops(base: Files, head: Files): Promise<string[]> {
  const found = [{}, NEIGHBOUR].map(async (near) => {
    const changes = await compare({ ...near, ...base }, { ...near, ...head });
    return changes
      .filter(({ change, problem, tolerated }) => change.endsWith('grade') || (problem && !tolerated))
      .map(show);
  });
  const [alone = [], beside = []] = await Promise.all(found);
  expect(beside).toEqual(alone);
  return alone;
}

const application = (name: string, source: string) =>
  `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata:\n  name: ${name}\nspec:\n  source:\n${source}`;
const AIRBYTE = '  airbyte:\n    tag: 0.50.33\n';
const lightdash = (tag: string) => `  lightdash:\n    tag: ${tag}\n`;
const parameter = (tag: string, name = 'apps.lightdash.tag') =>
  `      parameters:\n        - name: ${name}\n          value: ${tag}\n`;

/** A chart whose templates are Applications, with values for production and the Application that installs it. */
const files = (production: string, own = ''): Files => ({
  'apps/Chart.yaml': 'apiVersion: v2\nname: apps\nversion: 0.1.0\n',
  'apps/values.yaml': `apps:\n${lightdash(OLD)}${AIRBYTE}`,
  'apps/values-prod.yaml': `cluster: prod\napps:\n${production}`,
  'apps/templates/lightdash.yaml': application(
    'lightdash',
    '    repoURL: https://lightdash.github.io/helm-charts\n    chart: lightdash\n    targetRevision: 2.16.361\n    helm:\n      values: |\n        image:\n          tag: {{ .Values.apps.lightdash.tag }}\n',
  ),
  'root.yaml': application(
    'apps',
    `    repoURL: https://git.example/gitops.git\n    path: apps\n    helm:\n      valueFiles: [values-prod.yaml]\n${own}`,
  ),
});

describe('a chart of applications', () => {
  it.each<[name: string, base: Files, head: Files]>([
    ['the tag of an environment comes', files(AIRBYTE), files(lightdash(NEW) + AIRBYTE)],
    ['the tag of an environment goes', files(lightdash(NEW) + AIRBYTE), files(AIRBYTE)],
    ['a parameter comes', files(AIRBYTE), files(AIRBYTE, parameter(NEW))],
    ['a parameter goes', files(AIRBYTE, parameter(NEW)), files(AIRBYTE)],
    ['a parameter changes', files(AIRBYTE, parameter(OLD)), files(AIRBYTE, parameter(NEW))],
  ])('stops if %s', async (_, base, head) => {
    expect(await stops(base, head)).toEqual([expect.stringContaining('upgrade')]);
  });

  it.each<[name: string, base: Files, head: Files]>([
    ['an environment repeats the tag', files(AIRBYTE), files(lightdash(OLD) + AIRBYTE)],
    ['another application changes', files(AIRBYTE), files(AIRBYTE.replace('33', '34'))],
    ['another application gets a parameter', files(AIRBYTE), files(AIRBYTE, parameter('0.50.38', 'apps.airbyte.tag'))],
  ])('stays quiet if %s', async (_, base, head) => {
    expect(await stops(base, head)).toEqual([]);
  });
});
